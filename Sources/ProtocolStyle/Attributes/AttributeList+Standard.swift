extension AttributeList {
  /// Every attribute of this module, by families.
  public static let standard: AttributeList = layer + view + text + control + button + tracks + bars

  /// The attributes of a `CALayer`.
  static let layer: AttributeList = [
    .borderWidth, .borderColor, .cornerRadius, .shadowColor, .shadowOpacity, .shadowOffset,
    .shadowRadius, .masksToBounds, .shouldRasterize,
  ]

  /// The attributes of a `UIView`.
  static let view: AttributeList = [
    .backgroundColor, .tintColor, .alpha, .contentMode, .isOpaque,
  ]

  /// The attributes of what shows text.
  static let text: AttributeList = [
    .textColor, .font, .textAlignment, .lineBreakMode, .adjustsFontSizeToFitWidth, .borderStyle,
  ]

  /// The attributes of a `UIControl`.
  static let control: AttributeList = [.contentVerticalAlignment, .contentHorizontalAlignment]

  /// The attributes of a `UIButton`.
  static let button: AttributeList = [
    .contentEdgeInsets, .titleEdgeInsets, .titleColorForState, .titleShadowColorForState,
    .imageForState, .backgroundImageForState,
  ]

  /// The attributes of sliders, switches and progress bars.
  static let tracks: AttributeList = [
    .minimumTrackTintColor, .maximumTrackTintColor, .thumbTintColor, .onTintColor,
    .progressTintColor, .trackTintColor,
  ]

  /// The attributes of bars, their items and page controls.
  static let bars: AttributeList = [
    .barTintColor, .isTranslucent, .titleTextAttributes, .titleTextAttributesForState,
    .currentPageTintColor, .pageIndicatorTintColor, .currentPageIndicatorTintColor,
  ]
}
