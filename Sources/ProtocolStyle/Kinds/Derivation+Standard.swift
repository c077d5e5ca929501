extension Derivation {
  /// Derives a bar's tint from its background.
  static let barTint = Derivation(of: .barTintColor, from: .backgroundColor)

  /// Derives the title color of a button's normal state from its text color.
  static let titleColor = Derivation(of: .titleColorForState, from: .textColor) { color in
    [.normal: color]
  }.readingInputsAlone()

  /// Derives the horizontal alignment of a button's content from its text alignment: left, center
  /// or right.
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

  /// Derives the text attributes of a navigation bar's title from its text color, font and
  /// alignment.
  static let titleText = Derivation(of: .titleTextAttributes, from: textInputs) { model in
    textAttributes(of: model)
  }.readingInputsAlone()

  /// Derives the title's text attributes in the normal state of a bar item or of segments.
  static let itemTitleText = Derivation(
    of: .titleTextAttributesForState, from: textInputs
  ) { model in
    [.normal: textAttributes(of: model)]
  }.readingInputsAlone()

  /// Derives the tint of a page control's indicators from its tint.
  static let pageIndicatorTint = Derivation(of: .pageIndicatorTintColor, from: .tintColor)

  /// Derives the tint of a page control's current indicator from the current page's tint.
  static let currentPageIndicatorTint = Derivation(
    of: .currentPageIndicatorTintColor, from: .currentPageTintColor)

  /// Derives the shadows of a box from the single shadow of a layer.
  ///
  /// The radius of a layer's shadow is the standard deviation of its blur, which is half of CSS's
  /// blur radius.
  static let shadows = Derivation(
    of: .shadows, from: [.shadowColor, .shadowOffset, .shadowOpacity, .shadowRadius]
  ) { model in
    let defaults = ShadowDefaults()
    let color = model.shadowColor ?? defaults.shadowColor
    let opacity = min(max(model.shadowOpacity ?? defaults.shadowOpacity, 0), 1)
    return [
      Shadow(
        color: color.withAlpha(color.alpha * opacity),
        offset: model.shadowOffset ?? defaults.shadowOffset,
        blur: 2 * (model.shadowRadius ?? defaults.shadowRadius))
    ]
  }.readingInputsAlone()

  /// The defaults of the parts of a layer's shadow that aren't written.
  private struct ShadowDefaults: ShadowColor, ShadowOffset, ShadowOpacity, ShadowRadius {}

  /// Derives the text of a node from that of its runs.
  static let plainText = Derivation(of: .text, from: .richText) { $0.plainText }
    .readingInputsAlone()

  /// Keeps the font in the size of the nearest content size category within the limits.
  static let limitedFont = Derivation(adjusting: .font, by: .contentSizeLimits) { font, limits in
    font.limited(to: limits)
  }

  private static let textInputs: [AttributeID] = [.textColor, .font, .textAlignment]

  private static func textAttributes(of model: ViewModel) -> TextAttributes {
    TextAttributes(
      foregroundColor: model.textColor, font: model.font, alignment: model.textAlignment)
  }
}
