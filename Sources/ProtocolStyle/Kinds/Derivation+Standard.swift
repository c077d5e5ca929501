extension Derivation {
  /// A bar's background is its bar tint.
  static let barTint = Derivation(of: .barTintColor, from: .backgroundColor)

  /// A button's text color is the title color of the normal state.
  static let titleColor = Derivation(of: .titleColorForState, from: .textColor) { color in
    [.normal: color]
  }.readingInputsAlone()

  /// A button's text alignment is that of its content, where it names a side or the centre.
  static let contentAlignment = Derivation(
    of: .contentHorizontalAlignment, from: .textAlignment
  ) { alignment in
    switch alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified, .natural: nil
    }
  }.readingInputsAlone()

  /// A navigation bar's text attributes are its title's.
  static let titleText = Derivation(of: .titleTextAttributes, from: textInputs) { model in
    textAttributes(of: model)
  }.readingInputsAlone()

  /// The text attributes of a bar item or of segments are the title's of the normal state.
  static let itemTitleText = Derivation(
    of: .titleTextAttributesForState, from: textInputs
  ) { model in
    [.normal: textAttributes(of: model)]
  }.readingInputsAlone()

  /// A page control's tint is that of its indicators.
  static let pageIndicatorTint = Derivation(of: .pageIndicatorTintColor, from: .tintColor)

  /// A page control's current page has the tint that was set for it.
  static let currentPageIndicatorTint = Derivation(
    of: .currentPageIndicatorTintColor, from: .currentPageTintColor)

  private static let textInputs: AttributeList = [.textColor, .font, .textAlignment]

  private static func textAttributes(of model: ViewModel) -> TextAttributes {
    TextAttributes(
      foregroundColor: model.textColor, font: model.font, alignment: model.textAlignment)
  }
}
