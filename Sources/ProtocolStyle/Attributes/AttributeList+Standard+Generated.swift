// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: this folder

extension AttributeList {
  /// Every attribute of this module, by family.
  public static let standard = AttributeList(
    ids: [
      layerIDs,
    viewIDs,
    textIDs,
    controlsIDs,
    tracksIDs,
    barsIDs,
    tablesIDs,
    contentIDs,
    ].joined())
}

private let layerIDs: [AttributeID] = [
  Attribute<Color>.borderColor.id,
  Attribute<Double>.borderWidth.id,
  Attribute<Double>.cornerRadius.id,
  Attribute<Bool>.masksToBounds.id,
  Attribute<Color>.shadowColor.id,
  Attribute<Offset>.shadowOffset.id,
  Attribute<Double>.shadowOpacity.id,
  Attribute<Double>.shadowRadius.id,
  Attribute<Bool>.shouldRasterize.id,
]

private let viewIDs: [AttributeID] = [
  Attribute<Double>.alpha.id,
  Attribute<Color>.backgroundColor.id,
  Attribute<Gradient>.backgroundGradient.id,
  Attribute<ContentModeValue>.contentMode.id,
  Attribute<Double>.height.id,
  Attribute<Bool>.isHidden.id,
  Attribute<Bool>.isOpaque.id,
  Attribute<EdgeInsets>.padding.id,
  Attribute<Double>.spacing.id,
  Attribute<Color>.tintColor.id,
  Attribute<Double>.width.id,
]

private let textIDs: [AttributeID] = [
  Attribute<Bool>.adjustsFontSizeToFitWidth.id,
  Attribute<BorderStyleValue>.borderStyle.id,
  Attribute<FontDescriptor>.font.id,
  Attribute<Double>.letterSpacing.id,
  Attribute<LineBreakModeValue>.lineBreakMode.id,
  Attribute<Double>.lineHeight.id,
  Attribute<Int>.maximumNumberOfLines.id,
  Attribute<Color>.placeholderColor.id,
  Attribute<TextAlignmentValue>.textAlignment.id,
  Attribute<Color>.textColor.id,
  Attribute<Color>.textShadowColor.id,
  Attribute<Offset>.textShadowOffset.id,
  Attribute<TextTransformValue>.textTransform.id,
]

private let controlsIDs: [AttributeID] = [
  Attribute<StateValues<ImageReference>>.backgroundImageForState.id,
  Attribute<EdgeInsets>.contentEdgeInsets.id,
  Attribute<ContentHorizontalAlignmentValue>.contentHorizontalAlignment.id,
  Attribute<ContentVerticalAlignmentValue>.contentVerticalAlignment.id,
  Attribute<Color>.dividerColor.id,
  Attribute<StateValues<ImageReference>>.imageForState.id,
  Attribute<Color>.selectedSegmentTintColor.id,
  Attribute<StateValues<Color>>.titleColorForState.id,
  Attribute<EdgeInsets>.titleEdgeInsets.id,
  Attribute<StateValues<Color>>.titleShadowColorForState.id,
  Attribute<StateValues<TextAttributes>>.titleTextAttributesForState.id,
]

private let tracksIDs: [AttributeID] = [
  Attribute<Color>.currentPageIndicatorTintColor.id,
  Attribute<Color>.currentPageTintColor.id,
  Attribute<Bool>.isAnimating.id,
  Attribute<Color>.maximumTrackTintColor.id,
  Attribute<ImageReference>.maximumValueImage.id,
  Attribute<Color>.minimumTrackTintColor.id,
  Attribute<ImageReference>.minimumValueImage.id,
  Attribute<Color>.onTintColor.id,
  Attribute<Color>.pageIndicatorTintColor.id,
  Attribute<Color>.progressTintColor.id,
  Attribute<Color>.thumbTintColor.id,
  Attribute<Color>.trackTintColor.id,
]

private let barsIDs: [AttributeID] = [
  Attribute<ImageReference>.backIndicatorImage.id,
  Attribute<ImageReference>.backIndicatorTransitionMaskImage.id,
  Attribute<MetricsValues<ImageReference>>.backgroundImageForMetrics.id,
  Attribute<PlacementValues<ImageReference>>.backgroundImageForPlacement.id,
  Attribute<Color>.badgeColor.id,
  Attribute<BarStyleValue>.barStyle.id,
  Attribute<Color>.barTintColor.id,
  Attribute<Bool>.isTranslucent.id,
  Attribute<TextAttributes>.largeTitleTextAttributes.id,
  Attribute<ImageReference>.shadowImage.id,
  Attribute<StatusBarStyleValue>.statusBarStyle.id,
  Attribute<TextAttributes>.titleTextAttributes.id,
  Attribute<MetricsValues<Double>>.titleVerticalPositionForMetrics.id,
]

private let tablesIDs: [AttributeID] = [
  Attribute<AccessoryTypeValue>.accessoryType.id,
  Attribute<Color>.detailTextColor.id,
  Attribute<Double>.rowHeight.id,
  Attribute<Color>.separatorColor.id,
  Attribute<SeparatorStyleValue>.separatorStyle.id,
]

private let contentIDs: [AttributeID] = [
  Attribute<String>.accessibilityLabel.id,
  Attribute<String>.badge.id,
  Attribute<ControlState>.controlState.id,
  Attribute<String>.detailText.id,
  Attribute<ImageReference>.image.id,
  Attribute<Bool>.isOn.id,
  Attribute<Bool>.isSecureTextEntry.id,
  Attribute<ItemList>.items.id,
  Attribute<PageNumber>.page.id,
  Attribute<String>.placeholder.id,
  Attribute<String>.prompt.id,
  Attribute<RangedDate>.rangedDate.id,
  Attribute<RangedValue>.rangedValue.id,
  Attribute<String>.text.id,
]
