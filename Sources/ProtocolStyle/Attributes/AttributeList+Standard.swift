extension AttributeList {
  /// Every attribute of this module, by families.
  public static let standard: AttributeList =
    layer + view + text + control + button + tracks + bars + table + content

  /// The attributes of a `CALayer`.
  static let layer: AttributeList = [
    .borderWidth, .borderColor, .cornerRadius, .shadowColor, .shadowOpacity, .shadowOffset,
    .shadowRadius, .masksToBounds, .shouldRasterize,
  ]

  /// The attributes of a `UIView`, and the box around its content.
  static let view: AttributeList = [
    .backgroundColor, .backgroundGradient, .tintColor, .alpha, .contentMode, .isOpaque, .padding,
    .spacing, .width, .height, .isHidden,
  ]

  /// The attributes of what shows text.
  static let text: AttributeList =
    [
      .textColor, .font, .textAlignment, .lineBreakMode, .adjustsFontSizeToFitWidth,
      .placeholderColor, .borderStyle,
    ] + typography

  /// How a text is set, beyond its font and colour.
  static let typography: AttributeList = [
    .textShadowColor, .textShadowOffset, .textTransform, .letterSpacing, .lineHeight,
    .maximumNumberOfLines,
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

  /// The attributes of bars, their items, segments and page controls.
  static let bars: AttributeList =
    [
      .barTintColor, .isTranslucent, .barStyle, .shadowImage, .titleTextAttributesForState,
      .dividerColor, .currentPageTintColor, .pageIndicatorTintColor, .currentPageIndicatorTintColor,
    ] + navigationBar

  /// The attributes of navigation bars alone.
  static let navigationBar: AttributeList = [
    .titleTextAttributes, .largeTitleTextAttributes, .titleVerticalPositionForMetrics,
    .backIndicatorImage, .backIndicatorTransitionMaskImage, .backgroundImageForMetrics,
    .backgroundImageForPlacement, .statusBarStyle,
  ]

  /// The attributes of a `UITableView`.
  static let table: AttributeList = [.separatorColor, .separatorStyle, .rowHeight]

  /// What a renderer shows: content, not style.
  static let content: AttributeList = [
    .text, .placeholder, .image, .rangedValue, .isOn, .items, .page, .controlState,
    .accessibilityLabel,
  ]
}
