internal import CGTK
internal import ProtocolStyle
internal import StyleBinding

extension StyleBinding where View == GTKView {
  /// Fonts, colors and typography.
  func showText() {
    on(.textColor, GTKView.self) { view, color in view.setStyle("color", color.map(CSS.color)) }
    on(.font, GTKView.self) { view, font in
      for (property, value) in CSS.font(font) { view.setStyle(property, value) }
    }
    on(.letterSpacing, GTKView.self) { view, spacing in
      view.setStyle("letter-spacing", spacing.map(CSS.pixels))
    }
    on(.lineHeight, GTKView.self) { view, height in
      view.setStyle("line-height", height.map(CSS.pixels))
    }
    on(.textTransform, GTKView.self) { view, transform in
      let value: String? =
        switch transform {
        case .uppercase: "uppercase"
        case .lowercase: "lowercase"
        case .capitalized: "capitalize"
        case .unchanged: "none"
        case nil: nil
        }
      view.setStyle("text-transform", value)
    }
    on(.underline, LabelView.self) { [unowned self] view, _ in showDecoration(of: view, "") }
    on(.strikethrough, LabelView.self) { [unowned self] view, _ in showDecoration(of: view, "") }
    on(.underline, ButtonView.self) { [unowned self] view, _ in showDecoration(of: view, " label") }
    on(.strikethrough, ButtonView.self) { [unowned self] view, _ in
      showDecoration(of: view, " label")
    }
    on(.underline, LinkView.self) { [unowned self] view, _ in showDecoration(of: view, " label") }
    on(.strikethrough, LinkView.self) { [unowned self] view, _ in
      showDecoration(of: view, " label")
    }
    on(.textShadowColor, GTKView.self) { [unowned self] view, _ in showTextShadow(of: view) }
    on(.textShadowOffset, GTKView.self) { [unowned self] view, _ in showTextShadow(of: view) }
    on(.textAlignment, LabelView.self) { LabelView.align($0.widget, $1) }
    on(.textAlignment, ButtonView.self) { $0.align($1) }
    on(.textAlignment, LinkView.self) { $0.align($1) }
    on(.textAlignment, RowView.self) { $0.textAlignment = $1 }
    on(.textAlignment, TextEditorView.self) { view, alignment in
      let justification =
        switch alignment {
        case .center: GTK_JUSTIFY_CENTER
        case .right: GTK_JUSTIFY_RIGHT
        case .justified: GTK_JUSTIFY_FILL
        case .left, .natural, nil: GTK_JUSTIFY_LEFT
        }
      gtk_text_view_set_justification(view.widget.cast(), justification)
    }
    on(.textAlignment, EntryView.self) { view, alignment in
      let share: Float = alignment == .center ? 0.5 : alignment == .right ? 1 : 0
      gtk_editable_set_alignment(view.widget.opaque, share)
    }
    on(.maximumNumberOfLines, LabelView.self) { [unowned self] view, _ in showLines(of: view) }
    on(.lineBreakMode, LabelView.self) { [unowned self] view, _ in showLines(of: view) }
    on(.minimumScaleFactor, LabelView.self) { [unowned self] view, _ in showLines(of: view) }
    on(.adjustsFontSizeToFitWidth, LabelView.self) { [unowned self] view, _ in
      showLines(of: view)
    }
    showTitleLines(of: ButtonView.self)
    showTitleLines(of: LinkView.self)
    on(.placeholderColor, EntryView.self) { view, color in
      view.setStyle("color", color.map(CSS.color), in: " text > placeholder")
      view.setStyle("opacity", color.map { _ in "1" }, in: " text > placeholder")
    }
  }

  private func showLines(of view: LabelView) {
    let model = viewModel(shownBy: view)
    view.fit = TextFit(model)
    let count = view.fit?.lines ?? model?.maximumNumberOfLines ?? 0
    // A text that's larger than its lines in the smallest scale can't have more lines.
    LabelView.setLines(count, model?.lineBreakMode, isCut: view.fit != nil, in: view.widget)
  }

  private func showTitleLines<Target: TitledView>(of type: Target.Type) {
    let show = { [unowned self] (view: Target) in
      let model = viewModel(shownBy: view)
      view.setLines(model?.maximumNumberOfLines, model?.lineBreakMode)
    }
    on(.maximumNumberOfLines, type) { view, _ in show(view) }
    on(.lineBreakMode, type) { view, _ in show(view) }
  }

  /// Shows lines at a text, which have one color and one pattern; GTK has no dots and dashes.
  private func showDecoration(of view: GTKView, _ selector: String) {
    let model = viewModel(shownBy: view)
    let lines = [("underline", model?.underline), ("line-through", model?.strikethrough)]
    let shown = lines.compactMap { name, line in
      line.flatMap { $0.pattern == .hidden ? nil : (name: name, line: $0) }
    }
    let isWritten = model?.underline != nil || model?.strikethrough != nil
    let names = shown.isEmpty ? "none" : shown.map(\.name).joined(separator: " ")
    view.setStyle("text-decoration-line", isWritten ? names : nil, in: selector)
    view.setStyle(
      "text-decoration-style",
      shown.first.map { $0.line.pattern == .double ? "double" : "solid" }, in: selector)
    view.setStyle(
      "text-decoration-color", shown.lazy.compactMap(\.line.color).first.map(CSS.color),
      in: selector)
  }

  private func showTextShadow(of view: GTKView) {
    let model = viewModel(shownBy: view)
    let offset = model?.textShadowOffset ?? .zero
    view.setStyle(
      "text-shadow",
      model?.textShadowColor.map {
        "\(CSS.pixels(offset.x)) \(CSS.pixels(offset.y)) \(CSS.color($0))"
      })
  }
}
