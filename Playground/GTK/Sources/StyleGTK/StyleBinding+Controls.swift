internal import CGTK
internal import ProtocolStyle
internal import StyleBinding

extension StyleBinding where View == GTKView {
  /// Colors of the parts of controls, and the state.
  func showControls() {
    onCurrentTitleColor()
    on(.tintColor, GTKView.self) { view, color in
      view.setStyle("caret-color", color.map(CSS.color))
    }
    on(.tintColor, SpinnerView.self) { view, color in
      view.setStyle("color", color.map(CSS.color))
    }
    on(.tintColor, ItemView.self) { view, color in
      view.setStyle("color", color.map(CSS.color))
    }
    on(.tintColor, ImageView.self) { view, color in
      view.setStyle("color", color.map(CSS.color))
      view.tint = color
    }
    on(.textColor, SegmentsView.self) { [unowned self] view, color in
      view.setStyle("color", color.map(CSS.color))
      showSelection(of: view)
    }
    on(.titleTextAttributesForState, SegmentsView.self) { view, values in
      view.titleAlignment = values?[exact: .normal]?.alignment
      for (state, part) in [(ControlState.normal, ""), (.selected, ":checked")] {
        let attributes = values?[exact: state]
        let selector = " > button" + part
        view.setStyle("color", attributes?.foregroundColor.map(CSS.color), in: selector)
        for (property, value) in CSS.font(attributes?.font) {
          view.setStyle(property, value, in: selector)
        }
      }
    }
    on(.selectedSegmentTintColor, SegmentsView.self) { [unowned self] view, _ in
      showSelection(of: view)
    }
    showPart(.onTintColor, SwitchView.self, ":checked")
    showPart(.thumbTintColor, SwitchView.self, " > slider")
    on([.progressTintColor, .tintGradient], ProgressView.self) { view, model in
      view.showPart(model.progressTintColor, model.tintGradient, in: " > trough > progress")
    }
    showPart(.trackTintColor, ProgressView.self, " > trough")
    on(.controlState, GTKView.self) { $0.showSensitivity($1) }
    on(.contentHorizontalAlignment, ButtonView.self) { [unowned self] view, _ in align(view) }
    on(.contentVerticalAlignment, ButtonView.self) { [unowned self] view, _ in align(view) }
    on(.dividerColor, SegmentsView.self) { view, color in
      let line = color.map { "inset 1px 0 \(CSS.color($0))" }
      view.setStyle("box-shadow", line, in: " > button:not(:first-child)")
    }
  }

  /// Aligns the content of a button.
  private func align(_ view: ButtonView) {
    let model = viewModel(shownBy: view)
    let horizontal: GtkAlign? =
      switch model?.contentHorizontalAlignment {
      case .left, .leading: GTK_ALIGN_START
      case .right, .trailing: GTK_ALIGN_END
      case .center: GTK_ALIGN_CENTER
      case .fill: GTK_ALIGN_FILL
      case nil: nil
      }
    let vertical: GtkAlign? =
      switch model?.contentVerticalAlignment {
      case .top: GTK_ALIGN_START
      case .bottom: GTK_ALIGN_END
      case .center: GTK_ALIGN_CENTER
      case .fill: GTK_ALIGN_FILL
      case nil: nil
      }
    view.align(horizontally: horizontal, vertically: vertical)
  }

  /// GTK's buttons have one color; the entry is evaluated for the state.
  private func onCurrentTitleColor() {
    onCurrentState(.titleColorForState, ButtonView.self, restoring: \.titleColor) {
      $0.titleColor = $1
    }
    onCurrentState(.imageForState, ButtonView.self, restoring: \.stateImage) {
      $0.stateImage = $1
    }
    onCurrentState(.titleShadowColorForState, ButtonView.self, restoring: \.titleShadow) {
      [unowned self] view, color in
      let offset = viewModel(shownBy: view)?.textShadowOffset ?? Offset(x: 0, y: 1)
      view.titleShadow = (color, offset)
    }
    onCurrentState(
      .titleTextAttributesForState, ItemView.self, restoring: \.titleTextAttributes
    ) {
      $0.titleTextAttributes = $1
    }
  }

  /// Shows the selected segment in its color, or else in that of a knob, as UIKit and pages do.
  private func showSelection(of view: SegmentsView) {
    guard let model = viewModel(shownBy: view) else { return }
    let isDark = model.textColor.map {
      $0.contrastRatio(with: .black) > $0.contrastRatio(with: .white)
    }
    let knob: Color? = isDark.map { $0 ? Color(white: 0.39) : .white }
    let color = model.selectedSegmentTintColor ?? knob
    view.setStyle("background-color", color.map(CSS.color), in: " > button:checked")
  }

  private func showPart<Part: GTKView>(
    _ attribute: Attribute<Color>, _ view: Part.Type, _ selector: String
  ) {
    on(attribute, view) { $0.showPart($1, nil, in: selector) }
  }
}

extension GTKView {
  /// Shows a part in a color, and by a gradient over it; the desktop's look for neither.
  fileprivate func showPart(_ color: Color?, _ gradient: Gradient?, in selector: String) {
    let none = color == nil && gradient == nil ? nil : "transparent"
    setStyle("background-color", color.map(CSS.color) ?? none, in: selector)
    setStyle(
      "background-image", gradient.map(CSS.gradient) ?? none.map { _ in "none" }, in: selector)
    setStyle("border-color", none, in: selector)
  }

  /// Shows whether a user can change the widget.
  func showSensitivity(_ state: ControlState?) {
    let isDisabled = state?.contains(.disabled) == true
    // What an ancestor disables isn't disabled a second time: it couldn't be enabled again.
    if isDisabled != (gtk_widget_is_sensitive(widget) == 0) {
      gtk_widget_set_sensitive(widget, isDisabled ? 0 : 1)
    }
  }
}

extension ButtonView {
  /// The color of the title; nil for the desktop's.
  fileprivate var titleColor: Color? {
    get { nil }
    set { setStyle("color", newValue.map(CSS.color)) }
  }
}

extension ButtonView {
  /// The shadow of the title, below that of the text; nil for none.
  fileprivate var titleShadow: (color: Color, offset: Offset)? {
    get { nil }
    set {
      let shadow = newValue.map {
        "\(CSS.pixels($0.offset.x)) \(CSS.pixels($0.offset.y)) \(CSS.color($0.color))"
      }
      setStyle("text-shadow", shadow, in: " label")
    }
  }
}

extension ItemView {
  /// The look of the title; nil for the desktop's.
  fileprivate var titleTextAttributes: TextAttributes? {
    get { nil }
    set {
      setStyle("color", newValue?.foregroundColor.map(CSS.color))
      for (property, value) in CSS.font(newValue?.font) { setStyle(property, value) }
    }
  }
}
