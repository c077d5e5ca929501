#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import UIKit

// MARK: - Buttons

@MainActor
extension StyleBinding where View == AnyObject {
  /// The attributes of a `UIButton`, shown in its configuration.
  ///
  /// Configurations have no counterpart of `titleEdgeInsets`, so it's a finding.
  func showButtons() {
    on(
      [
        .backgroundColor, .backgroundMaterial, .cornerShape, .textColor, .lineBreakMode, .subtitle,
        .imagePlacement, .imagePadding, .controlSize, .richText, .underline, .strikethrough,
        .borderColor, .borderWidth, .cornerRadius, .padding, .contentEdgeInsets, .textShadowColor,
        .textShadowOffset, .font, .textAlignment, .letterSpacing, .lineHeight, .textTransform,
        .text,
      ], UIButton.self
    ) { button, _ in button.setNeedsUpdateConfiguration() }
    showInConfiguration(.titleColorForState)
    showInConfiguration(.titleShadowColorForState)
    showInConfiguration(.imageForState)
    showInConfiguration(.backgroundImageForState)
    onImage(UIButton.self) { button, _ in button.setNeedsUpdateConfiguration() }
    on(.maximumNumberOfLines, UIButton.self) { button, count in
      button.titleLabel?.numberOfLines = count ?? 1
    }
  }

  private func showInConfiguration<Value>(_ attribute: Attribute<Value>) {
    on(attribute, UIButton.self) { button, _ in button.setNeedsUpdateConfiguration() }
  }

  /// Gives a new button a configuration, and a handler that shows the style of its state.
  func configure(_ button: UIButton) {
    button.configuration = .plain()
    button.configurationUpdateHandler = { [weak self] button in
      guard let self else { return }
      report(ControlState(button.state), of: button)
      guard let model = viewModel(shownBy: button) else { return }
      let isConcentric = model.cornerShape?.form == .concentric
      let others = (model.controlState ?? .normal).subtracting(.basic)
      button.configuration = .showing(
        model, ControlState(button.state).union(others),
        concentricRadius: isConcentric ? concentricRadius(of: button) : 0)
    }
    followPointer(over: button) { ControlState($0.state) }
    button.addAction(
      UIAction { [weak self, weak button] _ in
        guard let self, let button, let address = viewModel(shownBy: button)?.link,
          let url = URL(string: address)
        else { return }
        button.window?.windowScene?.open(url, options: nil, completionHandler: nil)
      }, for: .primaryActionTriggered)
  }
}

extension UIButton.Configuration {
  /// A configuration that shows a view model in a control state.
  @MainActor
  fileprivate static func showing(
    _ model: ViewModel, _ state: ControlState, concentricRadius: Double
  ) -> Self {
    var configuration = plain()
    let appearance = TextAppearance(model: model)
    configuration.title = appearance.text
    configuration.subtitle = model.subtitle.flatMap { $0.isEmpty ? nil : $0 }
    let image = model.imageForState?[state] ?? model.image
    configuration.image = image.flatMap { .image($0, in: model) }
    configuration.showsActivityIndicator = model.showsActivity == true
    if let placement = model.imagePlacement {
      configuration.imagePlacement = NSDirectionalRectEdge(placement)
    }
    if let padding = model.imagePadding { configuration.imagePadding = max(padding, 0) }
    if let size = model.controlSize { configuration.buttonSize = Size(size) }
    if let mode = model.lineBreakMode {
      configuration.titleLineBreakMode = NSLineBreakMode(mode)
    }
    configuration.background.visualEffect = .effect(of: model.backgroundMaterial)
    configuration.background.backgroundColor = model.backgroundColor.map { UIColor($0) }
    configuration.background.strokeColor = model.borderColor.map { UIColor($0) }
    configuration.background.strokeWidth = model.hasPlainBorder ? model.borderWidth ?? 0 : 0
    configuration.showCorners(of: model, concentricRadius)
    configuration.background.image = model.backgroundImageForState?[state]
      .flatMap(UIImage.image)
    let titleColor = model.titleColorForState?[state] ?? model.textColor
    configuration.baseForegroundColor = titleColor.map { UIColor($0) }
    if let insets = model.contentEdgeInsets ?? model.padding {
      configuration.contentInsets = NSDirectionalEdgeInsets(insets)
    }
    if let alignment = model.textAlignment { configuration.titleAlignment = .init(alignment) }
    var attributes = appearance.attributes
    if let font = model.font { attributes[.font] = UIFont.font(font) }
    if let color = model.titleShadowColorForState?[state] ?? model.textShadowColor {
      attributes[.shadow] = TextAppearance.shadow(color, model.textShadowOffset)
    }
    if let runs = appearance.runs(attributes, compatibleWith: nil) {
      configuration.attributedTitle = AttributedString(runs)
    } else if !attributes.isEmpty {
      let added = AttributeContainer(attributes)
      configuration.titleTextAttributesTransformer = .init { $0.merging(added) }
    }
    return configuration
  }

  /// Shows the corners in the background, which has one radius: of several, the largest.
  @MainActor
  private mutating func showCorners(of model: ViewModel, _ concentricRadius: Double) {
    if let radius = model.cornerRadius { background.cornerRadius = radius }
    guard let shape = model.cornerShape else { return }
    switch shape.form {
    case .uniform: break
    case .capsule: cornerStyle = .capsule
    case .concentric: (cornerStyle, background.cornerRadius) = (.fixed, concentricRadius)
    case .radii: (cornerStyle, background.cornerRadius) = (.fixed, shape.radii.largest)
    }
  }
}

extension UIButton.Configuration.Size {
  /// UIKit has one size for those from large on.
  fileprivate init(_ size: ControlSizeValue) {
    switch size {
    case .mini: self = .mini
    case .small: self = .small
    case .regular: self = .medium
    case .large, .extraLarge: self = .large
    }
  }
}

extension NSDirectionalRectEdge {
  fileprivate init(_ placement: ImagePlacementValue) {
    switch placement {
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .top: self = .top
    case .bottom: self = .bottom
    }
  }
}

// MARK: - Controls

@MainActor
extension StyleBinding where View == AnyObject {
  /// The attributes of a `UIControl`, its state in both directions, and edits.
  func showControls() {
    on(.contentVerticalAlignment, in: \UIControl.contentVerticalAlignment) {
      UIControl.ContentVerticalAlignment($0)
    }
    on(.contentHorizontalAlignment, in: \UIControl.contentHorizontalAlignment) {
      UIControl.ContentHorizontalAlignment($0)
    }
    on(.controlState, UIControl.self) { control, state in
      let state = state ?? .normal
      let (isEnabled, isSelected) = (!state.contains(.disabled), state.contains(.selected))
      let isHighlighted = state.contains(.highlighted)
      if control.isEnabled != isEnabled { control.isEnabled = isEnabled }
      if control.isSelected != isSelected { control.isSelected = isSelected }
      if control.isHighlighted != isHighlighted { control.isHighlighted = isHighlighted }
    }
  }

  /// Receives the native states and edits of a view; called when the view is created.
  ///
  /// UIKit reports the state of a control through its touch events, that of a button through its
  /// update handler, and edits of a text view to its delegate.
  func observe(_ view: AnyObject, _ edits: TextViewEdits) {
    switch view {
    case let button as UIButton: configure(button)
    case let control as UIControl: observe(control)
    case let bar as UISearchBar:
      bar.searchTextField.addAction(
        UIAction { [weak self, weak bar] _ in
          if let bar { self?.edit(.text, to: bar.text ?? "", of: bar) }
        }, for: .editingChanged)
    case let view as UITextView: view.delegate = edits
    case let cell as UITableViewCell: observe(cell)
    default: break
    }
  }

  private func observe(_ control: UIControl) {
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let control else { return }
        self?.report(ControlState(control.state), of: control)
      }, for: [.allTouchEvents, .editingDidBegin, .editingDidEnd])
    followPointer(over: control) { ControlState($0.state) }
    control.addAction(
      UIAction { [weak self, weak control] _ in
        if let control { self?.readValue(of: control) }
      }, for: [.valueChanged, .editingChanged])
  }

  /// Reports a value set by the user.
  private func readValue(of control: UIControl) {
    switch control {
    case let field as UITextField: edit(.text, to: field.text ?? "", of: field)
    case let toggle as UISwitch: edit(.isOn, to: toggle.isOn, of: toggle)
    case let slider as UISlider:
      let range = Double(slider.minimumValue)...Double(slider.maximumValue)
      edit(.rangedValue, to: RangedValue(Double(slider.value), in: range), of: slider)
    case let stepper as UIStepper:
      let range = stepper.minimumValue...stepper.maximumValue
      edit(.rangedValue, to: RangedValue(stepper.value, in: range), of: stepper)
    case let picker as UIDatePicker: edit(.rangedDate, to: picker.rangedDate, of: picker)
    case let pages as UIPageControl:
      edit(.page, to: PageNumber(pages.currentPage, of: pages.numberOfPages), of: pages)
    case let segments as UISegmentedControl:
      // Segments with images have no titles, so those of the node are kept.
      let items = viewModel(shownBy: segments)?.items ?? ItemList([])
      let edited = ItemList(
        items.titles, images: items.images, selectedIndex: segments.selectedSegmentIndex)
      edit(.items, to: edited, of: segments)
    default: break
    }
  }
}

// MARK: - Tracks

@MainActor
extension StyleBinding where View == AnyObject {
  /// The colors and images of sliders, switches, progress bars and page controls.
  func showTracks() {
    on(.minimumTrackTintColor, in: \UISlider.minimumTrackTintColor) { UIColor($0) }
    on(.maximumTrackTintColor, in: \UISlider.maximumTrackTintColor) { UIColor($0) }
    on(.thumbTintColor, in: \UISlider.thumbTintColor) { UIColor($0) }
    on(.minimumValueImage, in: \UISlider.minimumValueImage) { .image($0) }
    on(.maximumValueImage, in: \UISlider.maximumValueImage) { .image($0) }
    on(.onTintColor, in: \UISwitch.onTintColor) { UIColor($0) }
    on(.thumbTintColor, in: \UISwitch.thumbTintColor) { UIColor($0) }
    on(.progressTintColor, in: \UIProgressView.progressTintColor) { UIColor($0) }
    on(.trackTintColor, in: \UIProgressView.trackTintColor) { UIColor($0) }
    on(.tintGradient, in: \UIProgressView.progressImage) { .gradient($0) }
    on(.pageIndicatorTintColor, in: \UIPageControl.pageIndicatorTintColor) { UIColor($0) }
    on(.currentPageIndicatorTintColor, in: \UIPageControl.currentPageIndicatorTintColor) {
      UIColor($0)
    }
    showTrackImages()
  }

  /// The images of sliders, steppers and page controls, for each state that UIKit has images for.
  private func showTrackImages() {
    onImages(.minimumTrackImageForState, UISlider.self) { $0.setMinimumTrackImage($1, for: $2) }
    onImages(.maximumTrackImageForState, UISlider.self) { $0.setMaximumTrackImage($1, for: $2) }
    onImages(.thumbImageForState, UISlider.self) { $0.setThumbImage($1, for: $2) }
    onImages(.incrementImageForState, UIStepper.self) { $0.setIncrementImage($1, for: $2) }
    onImages(.decrementImageForState, UIStepper.self) { $0.setDecrementImage($1, for: $2) }
    on(.pageIndicatorImageForState, UIPageControl.self) { pages, images in
      pages.preferredIndicatorImage = images?[.normal].flatMap { .image($0) }
      pages.preferredCurrentPageIndicatorImage =
        images?[exact: .selected].flatMap { .image($0) }
    }
  }

  private func onImages<Target: AnyObject>(
    _ attribute: Attribute<StateValues<ImageReference>>, _ viewClass: Target.Type,
    _ set: @escaping (Target, UIImage?, UIControl.State) -> Void
  ) {
    on(attribute, viewClass) { view, images in
      for state: ControlState in [.normal, .highlighted, .disabled, .selected, .focused] {
        set(view, images?[exact: state].flatMap { .image($0) }, UIControl.State(state))
      }
    }
  }
}
#endif
