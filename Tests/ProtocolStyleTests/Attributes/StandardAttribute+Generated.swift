// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/ProtocolStyle/Attributes

import ProtocolStyle

extension StandardAttribute {
  static let all: [StandardAttribute] = [
    layerRows,
    viewRows,
    textRows,
    controlsRows,
    tracksRows,
    barsRows,
    tablesRows,
    contentRows,
  ].flatMap(\.self)
}

private let layerRows: [StandardAttribute] = [
  StandardAttribute(
    Attribute<Color>.borderColor,
    \.borderColor, Adopter.OfBorderColor()
  ) { ($0 as? any BorderColor).map { $0.borderColor } },
  StandardAttribute(
    Attribute<Double>.borderWidth,
    \.borderWidth, Adopter.OfBorderWidth()
  ) { ($0 as? any BorderWidth).map { $0.borderWidth } },
  StandardAttribute(
    Attribute<Double>.cornerRadius,
    \.cornerRadius, Adopter.OfCornerRadius()
  ) { ($0 as? any CornerRadius).map { $0.cornerRadius } },
  StandardAttribute(
    Attribute<Bool>.masksToBounds,
    \.masksToBounds, Adopter.OfMasksToBounds()
  ) { ($0 as? any MasksToBounds).map { $0.masksToBounds } },
  StandardAttribute(
    Attribute<Color>.shadowColor,
    \.shadowColor, Adopter.OfShadowColor()
  ) { ($0 as? any ShadowColor).map { $0.shadowColor } },
  StandardAttribute(
    Attribute<Offset>.shadowOffset,
    \.shadowOffset, Adopter.OfShadowOffset()
  ) { ($0 as? any ShadowOffset).map { $0.shadowOffset } },
  StandardAttribute(
    Attribute<Double>.shadowOpacity,
    \.shadowOpacity, Adopter.OfShadowOpacity()
  ) { ($0 as? any ShadowOpacity).map { $0.shadowOpacity } },
  StandardAttribute(
    Attribute<Double>.shadowRadius,
    \.shadowRadius, Adopter.OfShadowRadius()
  ) { ($0 as? any ShadowRadius).map { $0.shadowRadius } },
  StandardAttribute(
    Attribute<Bool>.shouldRasterize,
    \.shouldRasterize, Adopter.OfShouldRasterize()
  ) { ($0 as? any ShouldRasterize).map { $0.shouldRasterize } },
]

private let viewRows: [StandardAttribute] = [
  StandardAttribute(
    Attribute<Double>.alpha,
    \.alpha, Adopter.OfAlpha()
  ) { ($0 as? any Alpha).map { $0.alpha } },
  StandardAttribute(
    Attribute<Color>.backgroundColor,
    \.backgroundColor, Adopter.OfBackgroundColor()
  ) { ($0 as? any BackgroundColor).map { $0.backgroundColor } },
  StandardAttribute(
    Attribute<Gradient>.backgroundGradient,
    \.backgroundGradient, Adopter.OfBackgroundGradient()
  ) { ($0 as? any BackgroundGradient).map { $0.backgroundGradient } },
  StandardAttribute(
    Attribute<ContentModeValue>.contentMode,
    \.contentMode, Adopter.OfContentMode()
  ) { ($0 as? any ContentMode).map { $0.contentMode } },
  StandardAttribute(
    Attribute<Double>.height,
    \.height, Adopter.OfHeight()
  ) { ($0 as? any Height).map { $0.height } },
  StandardAttribute(
    Attribute<Bool>.isHidden,
    \.isHidden, Adopter.OfHidden()
  ) { ($0 as? any Hidden).map { $0.isHidden } },
  StandardAttribute(
    Attribute<Bool>.isOpaque,
    \.isOpaque, Adopter.OfOpaque()
  ) { ($0 as? any Opaque).map { $0.isOpaque } },
  StandardAttribute(
    Attribute<EdgeInsets>.padding,
    \.padding, Adopter.OfPadding()
  ) { ($0 as? any Padding).map { $0.padding } },
  StandardAttribute(
    Attribute<Double>.spacing,
    \.spacing, Adopter.OfSpacing()
  ) { ($0 as? any Spacing).map { $0.spacing } },
  StandardAttribute(
    Attribute<Color>.tintColor,
    \.tintColor, Adopter.OfTintColor()
  ) { ($0 as? any TintColor).map { $0.tintColor } },
  StandardAttribute(
    Attribute<Double>.width,
    \.width, Adopter.OfWidth()
  ) { ($0 as? any Width).map { $0.width } },
]

private let textRows: [StandardAttribute] = [
  StandardAttribute(
    Attribute<Bool>.adjustsFontSizeToFitWidth,
    \.adjustsFontSizeToFitWidth, Adopter.OfAdjustsFontSizeToFitWidth()
  ) { ($0 as? any AdjustsFontSizeToFitWidth).map { $0.adjustsFontSizeToFitWidth } },
  StandardAttribute(
    Attribute<BorderStyleValue>.borderStyle,
    \.borderStyle, Adopter.OfBorderStyle()
  ) { ($0 as? any BorderStyle).map { $0.borderStyle } },
  StandardAttribute(
    Attribute<FontDescriptor>.font,
    \.font, Adopter.OfFont()
  ) { ($0 as? any Font).map { $0.font } },
  StandardAttribute(
    Attribute<Double>.letterSpacing,
    \.letterSpacing, Adopter.OfLetterSpacing()
  ) { ($0 as? any LetterSpacing).map { $0.letterSpacing } },
  StandardAttribute(
    Attribute<LineBreakModeValue>.lineBreakMode,
    \.lineBreakMode, Adopter.OfLineBreakMode()
  ) { ($0 as? any LineBreakMode).map { $0.lineBreakMode } },
  StandardAttribute(
    Attribute<Double>.lineHeight,
    \.lineHeight, Adopter.OfLineHeight()
  ) { ($0 as? any LineHeight).map { $0.lineHeight } },
  StandardAttribute(
    Attribute<Int>.maximumNumberOfLines,
    \.maximumNumberOfLines, Adopter.OfMaximumNumberOfLines()
  ) { ($0 as? any MaximumNumberOfLines).map { $0.maximumNumberOfLines } },
  StandardAttribute(
    Attribute<Color>.placeholderColor,
    \.placeholderColor, Adopter.OfPlaceholderColor()
  ) { ($0 as? any PlaceholderColor).map { $0.placeholderColor } },
  StandardAttribute(
    Attribute<TextAlignmentValue>.textAlignment,
    \.textAlignment, Adopter.OfTextAlignment()
  ) { ($0 as? any TextAlignment).map { $0.textAlignment } },
  StandardAttribute(
    Attribute<Color>.textColor,
    \.textColor, Adopter.OfTextColor()
  ) { ($0 as? any TextColor).map { $0.textColor } },
  StandardAttribute(
    Attribute<Color>.textShadowColor,
    \.textShadowColor, Adopter.OfTextShadowColor()
  ) { ($0 as? any TextShadowColor).map { $0.textShadowColor } },
  StandardAttribute(
    Attribute<Offset>.textShadowOffset,
    \.textShadowOffset, Adopter.OfTextShadowOffset()
  ) { ($0 as? any TextShadowOffset).map { $0.textShadowOffset } },
  StandardAttribute(
    Attribute<TextTransformValue>.textTransform,
    \.textTransform, Adopter.OfTextTransform()
  ) { ($0 as? any TextTransform).map { $0.textTransform } },
]

private let controlsRows: [StandardAttribute] = [
  StandardAttribute(
    Attribute<StateValues<ImageReference>>.backgroundImageForState,
    \.backgroundImageForState, Adopter.OfBackgroundImageForState()
  ) { ($0 as? any BackgroundImageForState).map { $0.backgroundImageForState } },
  StandardAttribute(
    Attribute<EdgeInsets>.contentEdgeInsets,
    \.contentEdgeInsets, Adopter.OfContentEdgeInsets()
  ) { ($0 as? any ContentEdgeInsets).map { $0.contentEdgeInsets } },
  StandardAttribute(
    Attribute<ContentHorizontalAlignmentValue>.contentHorizontalAlignment,
    \.contentHorizontalAlignment, Adopter.OfContentHorizontalAlignment()
  ) { ($0 as? any ContentHorizontalAlignment).map { $0.contentHorizontalAlignment } },
  StandardAttribute(
    Attribute<ContentVerticalAlignmentValue>.contentVerticalAlignment,
    \.contentVerticalAlignment, Adopter.OfContentVerticalAlignment()
  ) { ($0 as? any ContentVerticalAlignment).map { $0.contentVerticalAlignment } },
  StandardAttribute(
    Attribute<Color>.dividerColor,
    \.dividerColor, Adopter.OfDividerColor()
  ) { ($0 as? any DividerColor).map { $0.dividerColor } },
  StandardAttribute(
    Attribute<StateValues<ImageReference>>.imageForState,
    \.imageForState, Adopter.OfImageForState()
  ) { ($0 as? any ImageForState).map { $0.imageForState } },
  StandardAttribute(
    Attribute<Color>.selectedSegmentTintColor,
    \.selectedSegmentTintColor, Adopter.OfSelectedSegmentTintColor()
  ) { ($0 as? any SelectedSegmentTintColor).map { $0.selectedSegmentTintColor } },
  StandardAttribute(
    Attribute<StateValues<Color>>.titleColorForState,
    \.titleColorForState, Adopter.OfTitleColorForState()
  ) { ($0 as? any TitleColorForState).map { $0.titleColorForState } },
  StandardAttribute(
    Attribute<EdgeInsets>.titleEdgeInsets,
    \.titleEdgeInsets, Adopter.OfTitleEdgeInsets()
  ) { ($0 as? any TitleEdgeInsets).map { $0.titleEdgeInsets } },
  StandardAttribute(
    Attribute<StateValues<Color>>.titleShadowColorForState,
    \.titleShadowColorForState, Adopter.OfTitleShadowColorForState()
  ) { ($0 as? any TitleShadowColorForState).map { $0.titleShadowColorForState } },
  StandardAttribute(
    Attribute<StateValues<TextAttributes>>.titleTextAttributesForState,
    \.titleTextAttributesForState, Adopter.OfTitleTextAttributesForState()
  ) { ($0 as? any TitleTextAttributesForState).map { $0.titleTextAttributesForState } },
]

private let tracksRows: [StandardAttribute] = [
  StandardAttribute(
    Attribute<Color>.currentPageIndicatorTintColor, \.currentPageIndicatorTintColor),
  StandardAttribute(
    Attribute<Color>.currentPageTintColor,
    \.currentPageTintColor, Adopter.OfCurrentPageTintColor()
  ) { ($0 as? any CurrentPageTintColor).map { $0.currentPageTintColor } },
  StandardAttribute(
    Attribute<Bool>.isAnimating,
    \.isAnimating, Adopter.OfAnimating()
  ) { ($0 as? any Animating).map { $0.isAnimating } },
  StandardAttribute(
    Attribute<Color>.maximumTrackTintColor,
    \.maximumTrackTintColor, Adopter.OfMaximumTrackTintColor()
  ) { ($0 as? any MaximumTrackTintColor).map { $0.maximumTrackTintColor } },
  StandardAttribute(
    Attribute<ImageReference>.maximumValueImage,
    \.maximumValueImage, Adopter.OfMaximumValueImage()
  ) { ($0 as? any MaximumValueImage).map { $0.maximumValueImage } },
  StandardAttribute(
    Attribute<Color>.minimumTrackTintColor,
    \.minimumTrackTintColor, Adopter.OfMinimumTrackTintColor()
  ) { ($0 as? any MinimumTrackTintColor).map { $0.minimumTrackTintColor } },
  StandardAttribute(
    Attribute<ImageReference>.minimumValueImage,
    \.minimumValueImage, Adopter.OfMinimumValueImage()
  ) { ($0 as? any MinimumValueImage).map { $0.minimumValueImage } },
  StandardAttribute(
    Attribute<Color>.onTintColor,
    \.onTintColor, Adopter.OfOnTintColor()
  ) { ($0 as? any OnTintColor).map { $0.onTintColor } },
  StandardAttribute(
    Attribute<Color>.pageIndicatorTintColor, \.pageIndicatorTintColor),
  StandardAttribute(
    Attribute<Color>.progressTintColor,
    \.progressTintColor, Adopter.OfProgressTintColor()
  ) { ($0 as? any ProgressTintColor).map { $0.progressTintColor } },
  StandardAttribute(
    Attribute<Color>.thumbTintColor,
    \.thumbTintColor, Adopter.OfThumbTintColor()
  ) { ($0 as? any ThumbTintColor).map { $0.thumbTintColor } },
  StandardAttribute(
    Attribute<Color>.trackTintColor,
    \.trackTintColor, Adopter.OfTrackTintColor()
  ) { ($0 as? any TrackTintColor).map { $0.trackTintColor } },
]

private let barsRows: [StandardAttribute] = [
  StandardAttribute(
    Attribute<ImageReference>.backIndicatorImage,
    \.backIndicatorImage, Adopter.OfBackIndicatorImage()
  ) { ($0 as? any BackIndicatorImage).map { $0.backIndicatorImage } },
  StandardAttribute(
    Attribute<ImageReference>.backIndicatorTransitionMaskImage,
    \.backIndicatorTransitionMaskImage, Adopter.OfBackIndicatorTransitionMaskImage()
  ) { ($0 as? any BackIndicatorTransitionMaskImage).map { $0.backIndicatorTransitionMaskImage } },
  StandardAttribute(
    Attribute<MetricsValues<ImageReference>>.backgroundImageForMetrics,
    \.backgroundImageForMetrics, Adopter.OfBackgroundImageForMetrics()
  ) { ($0 as? any BackgroundImageForMetrics).map { $0.backgroundImageForMetrics } },
  StandardAttribute(
    Attribute<PlacementValues<ImageReference>>.backgroundImageForPlacement,
    \.backgroundImageForPlacement, Adopter.OfBackgroundImageForPlacement()
  ) { ($0 as? any BackgroundImageForPlacement).map { $0.backgroundImageForPlacement } },
  StandardAttribute(
    Attribute<Color>.badgeColor,
    \.badgeColor, Adopter.OfBadgeColor()
  ) { ($0 as? any BadgeColor).map { $0.badgeColor } },
  StandardAttribute(
    Attribute<BarStyleValue>.barStyle,
    \.barStyle, Adopter.OfBarStyle()
  ) { ($0 as? any BarStyle).map { $0.barStyle } },
  StandardAttribute(
    Attribute<Color>.barTintColor,
    \.barTintColor, Adopter.OfBarTintColor()
  ) { ($0 as? any BarTintColor).map { $0.barTintColor } },
  StandardAttribute(
    Attribute<Bool>.isTranslucent,
    \.isTranslucent, Adopter.OfTranslucent()
  ) { ($0 as? any Translucent).map { $0.isTranslucent } },
  StandardAttribute(
    Attribute<TextAttributes>.largeTitleTextAttributes,
    \.largeTitleTextAttributes, Adopter.OfLargeTitleTextAttributes()
  ) { ($0 as? any LargeTitleTextAttributes).map { $0.largeTitleTextAttributes } },
  StandardAttribute(
    Attribute<ImageReference>.shadowImage,
    \.shadowImage, Adopter.OfShadowImage()
  ) { ($0 as? any ShadowImage).map { $0.shadowImage } },
  StandardAttribute(
    Attribute<StatusBarStyleValue>.statusBarStyle,
    \.statusBarStyle, Adopter.OfStatusBarStyle()
  ) { ($0 as? any StatusBarStyle).map { $0.statusBarStyle } },
  StandardAttribute(
    Attribute<TextAttributes>.titleTextAttributes, \.titleTextAttributes),
  StandardAttribute(
    Attribute<MetricsValues<Double>>.titleVerticalPositionForMetrics,
    \.titleVerticalPositionForMetrics, Adopter.OfTitleVerticalPositionForMetrics()
  ) { ($0 as? any TitleVerticalPositionForMetrics).map { $0.titleVerticalPositionForMetrics } },
]

private let tablesRows: [StandardAttribute] = [
  StandardAttribute(
    Attribute<AccessoryTypeValue>.accessoryType,
    \.accessoryType, Adopter.OfAccessoryType()
  ) { ($0 as? any AccessoryType).map { $0.accessoryType } },
  StandardAttribute(
    Attribute<Color>.detailTextColor,
    \.detailTextColor, Adopter.OfDetailTextColor()
  ) { ($0 as? any DetailTextColor).map { $0.detailTextColor } },
  StandardAttribute(
    Attribute<Double>.rowHeight,
    \.rowHeight, Adopter.OfRowHeight()
  ) { ($0 as? any RowHeight).map { $0.rowHeight } },
  StandardAttribute(
    Attribute<Color>.separatorColor,
    \.separatorColor, Adopter.OfSeparatorColor()
  ) { ($0 as? any SeparatorColor).map { $0.separatorColor } },
  StandardAttribute(
    Attribute<SeparatorStyleValue>.separatorStyle,
    \.separatorStyle, Adopter.OfSeparatorStyle()
  ) { ($0 as? any SeparatorStyle).map { $0.separatorStyle } },
]

private let contentRows: [StandardAttribute] = [
  StandardAttribute(
    Attribute<String>.accessibilityLabel,
    \.accessibilityLabel, Adopter.OfAccessibilityLabelContent()
  ) { ($0 as? any AccessibilityLabelContent).map { $0.accessibilityLabel } },
  StandardAttribute(
    Attribute<String>.badge,
    \.badge, Adopter.OfBadgeContent()
  ) { ($0 as? any BadgeContent).map { $0.badge } },
  StandardAttribute(
    Attribute<ControlState>.controlState,
    \.controlState, Adopter.OfControlStateContent()
  ) { ($0 as? any ControlStateContent).map { $0.controlState } },
  StandardAttribute(
    Attribute<String>.detailText,
    \.detailText, Adopter.OfDetailTextContent()
  ) { ($0 as? any DetailTextContent).map { $0.detailText } },
  StandardAttribute(
    Attribute<ImageReference>.image,
    \.image, Adopter.OfImageContent()
  ) { ($0 as? any ImageContent).map { $0.image } },
  StandardAttribute(
    Attribute<Bool>.isOn,
    \.isOn, Adopter.OfOnContent()
  ) { ($0 as? any OnContent).map { $0.isOn } },
  StandardAttribute(
    Attribute<Bool>.isSecureTextEntry,
    \.isSecureTextEntry, Adopter.OfSecureTextContent()
  ) { ($0 as? any SecureTextContent).map { $0.isSecureTextEntry } },
  StandardAttribute(
    Attribute<ItemList>.items,
    \.items, Adopter.OfItemsContent()
  ) { ($0 as? any ItemsContent).map { ItemList($0.items, images: $0.itemImages, selectedIndex: $0.selectedIndex) } },
  StandardAttribute(
    Attribute<PageNumber>.page,
    \.page, Adopter.OfPageContent()
  ) { ($0 as? any PageContent).map { PageNumber($0.currentPage, of: $0.numberOfPages) } },
  StandardAttribute(
    Attribute<String>.placeholder,
    \.placeholder, Adopter.OfPlaceholderContent()
  ) { ($0 as? any PlaceholderContent).map { $0.placeholder } },
  StandardAttribute(
    Attribute<String>.prompt,
    \.prompt, Adopter.OfPromptContent()
  ) { ($0 as? any PromptContent).map { $0.prompt } },
  StandardAttribute(
    Attribute<RangedDate>.rangedDate,
    \.rangedDate, Adopter.OfDateContent()
  ) { ($0 as? any DateContent).map { RangedDate(
      $0.date, minimum: $0.minimumDate, maximum: $0.maximumDate, mode: $0.datePickerMode) } },
  StandardAttribute(
    Attribute<RangedValue>.rangedValue,
    \.rangedValue, Adopter.OfValueContent()
  ) { ($0 as? any ValueContent).map { RangedValue($0.value, in: $0.range) } },
  StandardAttribute(
    Attribute<String>.text,
    \.text, Adopter.OfTextContent()
  ) { ($0 as? any TextContent).map { $0.text } },
]
