// By identifiers: a list of attributes would have the runtime make the type of each before the first
// node is styled.
extension AttributeList {
  /// Every attribute of this module, by families.
  public static let standard = AttributeList(
    ids: [layer, view, text, control, button, tracks, bars, table, parts, content].flatMap(\.ids))

  /// The attributes of a `CALayer`.
  static let layer = AttributeList(
    ids: [
      Attribute.borderWidth.id, Attribute.borderColor.id, Attribute.cornerRadius.id,
      Attribute.shadowColor.id, Attribute.shadowOpacity.id, Attribute.shadowOffset.id,
      Attribute.shadowRadius.id, Attribute.masksToBounds.id, Attribute.shouldRasterize.id,
    ])

  /// The attributes of a `UIView`, and the box around its content.
  static let view = AttributeList(
    ids: [
      Attribute.backgroundColor.id, Attribute.backgroundGradient.id, Attribute.tintColor.id,
      Attribute.alpha.id, Attribute.contentMode.id, Attribute.isOpaque.id, Attribute.padding.id,
      Attribute.spacing.id, Attribute.width.id, Attribute.height.id, Attribute.isHidden.id,
    ])

  /// The attributes of what shows text.
  static let text = AttributeList(
    ids: [
      Attribute.textColor.id, Attribute.font.id, Attribute.textAlignment.id,
      Attribute.lineBreakMode.id, Attribute.adjustsFontSizeToFitWidth.id,
      Attribute.placeholderColor.id, Attribute.borderStyle.id,
    ] + typography.ids)

  /// How a text is set, beyond its font and color.
  static let typography = AttributeList(
    ids: [
      Attribute.textShadowColor.id, Attribute.textShadowOffset.id, Attribute.textTransform.id,
      Attribute.letterSpacing.id, Attribute.lineHeight.id, Attribute.maximumNumberOfLines.id,
    ])

  /// The attributes of a `UIControl`.
  static let control = AttributeList(
    ids: [
      Attribute.contentVerticalAlignment.id, Attribute.contentHorizontalAlignment.id,
    ])

  /// The attributes of a `UIButton`.
  static let button = AttributeList(
    ids: [
      Attribute.contentEdgeInsets.id, Attribute.titleEdgeInsets.id, Attribute.titleColorForState.id,
      Attribute.titleShadowColorForState.id, Attribute.imageForState.id,
      Attribute.backgroundImageForState.id,
    ])

  /// The attributes of sliders, switches and progress bars.
  static let tracks = AttributeList(
    ids: [
      Attribute.minimumTrackTintColor.id, Attribute.maximumTrackTintColor.id,
      Attribute.thumbTintColor.id, Attribute.onTintColor.id, Attribute.progressTintColor.id,
      Attribute.trackTintColor.id,
    ])

  /// The attributes of bars, their items, segments and page controls.
  static let bars = AttributeList(
    ids: [
      Attribute.barTintColor.id, Attribute.isTranslucent.id, Attribute.barStyle.id,
      Attribute.shadowImage.id, Attribute.titleTextAttributesForState.id, Attribute.dividerColor.id,
      Attribute.currentPageTintColor.id, Attribute.pageIndicatorTintColor.id,
      Attribute.currentPageIndicatorTintColor.id,
    ] + navigationBar.ids)

  /// The attributes of navigation bars alone.
  static let navigationBar = AttributeList(
    ids: [
      Attribute.titleTextAttributes.id, Attribute.largeTitleTextAttributes.id,
      Attribute.titleVerticalPositionForMetrics.id, Attribute.backIndicatorImage.id,
      Attribute.backIndicatorTransitionMaskImage.id, Attribute.backgroundImageForMetrics.id,
      Attribute.backgroundImageForPlacement.id, Attribute.statusBarStyle.id,
    ])

  /// The attributes of a `UITableView`.
  static let table = AttributeList(
    ids: [
      Attribute.separatorColor.id, Attribute.separatorStyle.id, Attribute.rowHeight.id,
    ])

  /// Parts of single kinds: of table cells, items of tab bars and activity indicators.
  static let parts = AttributeList(
    ids: [
      Attribute.detailTextColor.id, Attribute.accessoryType.id, Attribute.badgeColor.id,
      Attribute.isAnimating.id,
    ])

  /// What a renderer shows: content, not style.
  static let content = AttributeList(
    ids: [
      Attribute.text.id, Attribute.placeholder.id, Attribute.image.id, Attribute.rangedValue.id,
      Attribute.rangedDate.id, Attribute.isOn.id, Attribute.items.id, Attribute.page.id,
      Attribute.controlState.id,
      Attribute.accessibilityLabel.id, Attribute.detailText.id, Attribute.badge.id,
      Attribute.prompt.id, Attribute.isSecureTextEntry.id,
    ])
}
