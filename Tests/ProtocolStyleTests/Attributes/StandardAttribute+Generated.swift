// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/ProtocolStyle/Attributes

import ProtocolStyle

extension StandardAttribute {
  static let all: [StandardAttribute] = [
    layerRows,
    viewRows,
    stacksRows,
    textRows,
    symbolsRows,
    controlsRows,
    tracksRows,
    barsRows,
    tablesRows,
    contentRows,
  ].flatMap(\.self)
}

private let layerRows: [StandardAttribute] = [
  StandardAttribute(
    Attribute<Double>.blur,
    \.blur, Adopter.OfBlur()
  ) { ($0 as? any Blur).map { $0.blur } },
  StandardAttribute(
    Attribute<Color>.borderColor,
    \.borderColor, Adopter.OfBorderColor()
  ) { ($0 as? any BorderColor).map { $0.borderColor } },
  StandardAttribute(
    Attribute<Gradient>.borderGradient,
    \.borderGradient, Adopter.OfBorderGradient()
  ) { ($0 as? any BorderGradient).map { $0.borderGradient } },
  StandardAttribute(
    Attribute<Double>.borderWidth,
    \.borderWidth, Adopter.OfBorderWidth()
  ) { ($0 as? any BorderWidth).map { $0.borderWidth } },
  StandardAttribute(
    Attribute<BordersValue>.borders,
    \.borders, Adopter.OfBorders()
  ) { ($0 as? any Borders).map { $0.borders } },
  StandardAttribute(
    Attribute<Double>.cornerRadius,
    \.cornerRadius, Adopter.OfCornerRadius()
  ) { ($0 as? any CornerRadius).map { $0.cornerRadius } },
  StandardAttribute(
    Attribute<CornerShapeValue>.cornerShape,
    \.cornerShape, Adopter.OfCornerShape()
  ) { ($0 as? any CornerShape).map { $0.cornerShape } },
  StandardAttribute(
    Attribute<Gradient>.maskGradient,
    \.maskGradient, Adopter.OfMaskGradient()
  ) { ($0 as? any MaskGradient).map { $0.maskGradient } },
  StandardAttribute(
    Attribute<Bool>.masksToBounds,
    \.masksToBounds, Adopter.OfMasksToBounds()
  ) { ($0 as? any MasksToBounds).map { $0.masksToBounds } },
  StandardAttribute(
    Attribute<OutlineValue>.outline,
    \.outline, Adopter.OfOutline()
  ) { ($0 as? any Outline).map { $0.outline } },
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
    Attribute<[Shadow]>.shadows,
    \.shadows, Adopter.OfShadows()
  ) { ($0 as? any Shadows).map { $0.shadows } },
  StandardAttribute(
    Attribute<Bool>.shouldRasterize,
    \.shouldRasterize, Adopter.OfShouldRasterize()
  ) { ($0 as? any ShouldRasterize).map { $0.shouldRasterize } },
  StandardAttribute(
    Attribute<TransformValue>.transform,
    \.transform, Adopter.OfTransform()
  ) { ($0 as? any Transform).map { $0.transform } },
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
    Attribute<BackgroundMaterialValue>.backgroundMaterial,
    \.backgroundMaterial, Adopter.OfBackgroundMaterial()
  ) { ($0 as? any BackgroundMaterial).map { $0.backgroundMaterial } },
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
    Attribute<MotionValues>.motion,
    \.motion, Adopter.OfMotion()
  ) { ($0 as? any Motion).map { $0.motion } },
  StandardAttribute(
    Attribute<EdgeInsets>.padding,
    \.padding, Adopter.OfPadding()
  ) { ($0 as? any Padding).map { $0.padding } },
  StandardAttribute(
    Attribute<RepeatingMotionValue>.repeatingMotion,
    \.repeatingMotion, Adopter.OfRepeatingMotion()
  ) { ($0 as? any RepeatingMotion).map { $0.repeatingMotion } },
  StandardAttribute(
    Attribute<Double>.spacing,
    \.spacing, Adopter.OfSpacing()
  ) { ($0 as? any Spacing).map { $0.spacing } },
  StandardAttribute(
    Attribute<Color>.tintColor,
    \.tintColor, Adopter.OfTintColor()
  ) { ($0 as? any TintColor).map { $0.tintColor } },
  StandardAttribute(
    Attribute<Gradient>.tintGradient,
    \.tintGradient, Adopter.OfTintGradient()
  ) { ($0 as? any TintGradient).map { $0.tintGradient } },
  StandardAttribute(
    Attribute<Double>.width,
    \.width, Adopter.OfWidth()
  ) { ($0 as? any Width).map { $0.width } },
]

private let stacksRows: [StandardAttribute] = [
  StandardAttribute(
    Attribute<Double>.aspectRatio,
    \.aspectRatio, Adopter.OfAspectRatio()
  ) { ($0 as? any AspectRatio).map { $0.aspectRatio } },
  StandardAttribute(
    Attribute<Int>.columnSpan,
    \.columnSpan, Adopter.OfColumnSpan()
  ) { ($0 as? any ColumnSpan).map { $0.columnSpan } },
  StandardAttribute(
    Attribute<GridColumnsValue>.gridColumns,
    \.gridColumns, Adopter.OfGridColumns()
  ) { ($0 as? any GridColumns).map { $0.gridColumns } },
  StandardAttribute(
    Attribute<Double>.growth,
    \.growth, Adopter.OfGrowth()
  ) { ($0 as? any Growth).map { $0.growth } },
  StandardAttribute(
    Attribute<Double>.maximumHeight,
    \.maximumHeight, Adopter.OfMaximumHeight()
  ) { ($0 as? any MaximumHeight).map { $0.maximumHeight } },
  StandardAttribute(
    Attribute<Double>.maximumWidth,
    \.maximumWidth, Adopter.OfMaximumWidth()
  ) { ($0 as? any MaximumWidth).map { $0.maximumWidth } },
  StandardAttribute(
    Attribute<Double>.minimumHeight,
    \.minimumHeight, Adopter.OfMinimumHeight()
  ) { ($0 as? any MinimumHeight).map { $0.minimumHeight } },
  StandardAttribute(
    Attribute<Double>.minimumWidth,
    \.minimumWidth, Adopter.OfMinimumWidth()
  ) { ($0 as? any MinimumWidth).map { $0.minimumWidth } },
  StandardAttribute(
    Attribute<OverflowValue>.overflow,
    \.overflow, Adopter.OfOverflow()
  ) { ($0 as? any Overflow).map { $0.overflow } },
  StandardAttribute(
    Attribute<OverlayValue>.overlay,
    \.overlay, Adopter.OfOverlay()
  ) { ($0 as? any Overlay).map { $0.overlay } },
  StandardAttribute(
    Attribute<StackAlignmentValue>.stackAlignment,
    \.stackAlignment, Adopter.OfStackAlignment()
  ) { ($0 as? any StackAlignment).map { $0.stackAlignment } },
  StandardAttribute(
    Attribute<StackAxisValue>.stackAxis,
    \.stackAxis, Adopter.OfStackAxis()
  ) { ($0 as? any StackAxis).map { $0.stackAxis } },
  StandardAttribute(
    Attribute<StackDistributionValue>.stackDistribution,
    \.stackDistribution, Adopter.OfStackDistribution()
  ) { ($0 as? any StackDistribution).map { $0.stackDistribution } },
  StandardAttribute(
    Attribute<StickyEdgeValue>.stickyEdge,
    \.stickyEdge, Adopter.OfStickyEdge()
  ) { ($0 as? any StickyEdge).map { $0.stickyEdge } },
  StandardAttribute(
    Attribute<Bool>.wrapsChildren,
    \.wrapsChildren, Adopter.OfStackWrapping()
  ) { ($0 as? any StackWrapping).map { $0.wrapsChildren } },
  StandardAttribute(
    Attribute<Int>.zIndex,
    \.zIndex, Adopter.OfZIndex()
  ) { ($0 as? any ZIndex).map { $0.zIndex } },
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
    Attribute<ContentSizeLimitsValue>.contentSizeLimits,
    \.contentSizeLimits, Adopter.OfContentSizeLimits()
  ) { ($0 as? any ContentSizeLimits).map { $0.contentSizeLimits } },
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
    Attribute<Double>.minimumScaleFactor,
    \.minimumScaleFactor, Adopter.OfMinimumScaleFactor()
  ) { ($0 as? any MinimumScaleFactor).map { $0.minimumScaleFactor } },
  StandardAttribute(
    Attribute<Color>.placeholderColor,
    \.placeholderColor, Adopter.OfPlaceholderColor()
  ) { ($0 as? any PlaceholderColor).map { $0.placeholderColor } },
  StandardAttribute(
    Attribute<TextLineStyle>.strikethrough,
    \.strikethrough, Adopter.OfStrikethrough()
  ) { ($0 as? any Strikethrough).map { $0.strikethrough } },
  StandardAttribute(
    Attribute<TextAlignmentValue>.textAlignment,
    \.textAlignment, Adopter.OfTextAlignment()
  ) { ($0 as? any TextAlignment).map { $0.textAlignment } },
  StandardAttribute(
    Attribute<Color>.textColor,
    \.textColor, Adopter.OfTextColor()
  ) { ($0 as? any TextColor).map { $0.textColor } },
  StandardAttribute(
    Attribute<Gradient>.textGradient,
    \.textGradient, Adopter.OfTextGradient()
  ) { ($0 as? any TextGradient).map { $0.textGradient } },
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
  StandardAttribute(
    Attribute<TextLineStyle>.underline,
    \.underline, Adopter.OfUnderline()
  ) { ($0 as? any Underline).map { $0.underline } },
]

private let symbolsRows: [StandardAttribute] = [
  StandardAttribute(
    Attribute<SymbolRenderingValue>.symbolRendering,
    \.symbolRendering, Adopter.OfSymbolRendering()
  ) { ($0 as? any SymbolRendering).map { $0.symbolRendering } },
  StandardAttribute(
    Attribute<SymbolScaleValue>.symbolScale,
    \.symbolScale, Adopter.OfSymbolScale()
  ) { ($0 as? any SymbolScale).map { $0.symbolScale } },
  StandardAttribute(
    Attribute<Double>.symbolValue,
    \.symbolValue, Adopter.OfSymbolValue()
  ) { ($0 as? any SymbolValue).map { $0.symbolValue } },
  StandardAttribute(
    Attribute<FontDescriptor.Weight>.symbolWeight,
    \.symbolWeight, Adopter.OfSymbolWeight()
  ) { ($0 as? any SymbolWeight).map { $0.symbolWeight } },
]

private let controlsRows: [StandardAttribute] = [
  StandardAttribute(
    Attribute<StateValues<ImageReference>>.backgroundImageForState,
    \.backgroundImageForState, Adopter.OfBackgroundImageForState()
  ) { ($0 as? any BackgroundImageForState).map { $0.backgroundImageForState } },
  StandardAttribute(
    Attribute<ButtonVariantValue>.buttonVariant,
    \.buttonVariant, Adopter.OfButtonVariant()
  ) { ($0 as? any ButtonVariant).map { $0.buttonVariant } },
  StandardAttribute(
    Attribute<ClearButtonModeValue>.clearButtonMode,
    \.clearButtonMode, Adopter.OfClearButtonMode()
  ) { ($0 as? any ClearButtonMode).map { $0.clearButtonMode } },
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
    Attribute<ControlSizeValue>.controlSize,
    \.controlSize, Adopter.OfControlSize()
  ) { ($0 as? any ControlSize).map { $0.controlSize } },
  StandardAttribute(
    Attribute<Color>.dividerColor,
    \.dividerColor, Adopter.OfDividerColor()
  ) { ($0 as? any DividerColor).map { $0.dividerColor } },
  StandardAttribute(
    Attribute<StateValues<ImageReference>>.imageForState,
    \.imageForState, Adopter.OfImageForState()
  ) { ($0 as? any ImageForState).map { $0.imageForState } },
  StandardAttribute(
    Attribute<Double>.imagePadding,
    \.imagePadding, Adopter.OfImagePadding()
  ) { ($0 as? any ImagePadding).map { $0.imagePadding } },
  StandardAttribute(
    Attribute<ImagePlacementValue>.imagePlacement,
    \.imagePlacement, Adopter.OfImagePlacement()
  ) { ($0 as? any ImagePlacement).map { $0.imagePlacement } },
  StandardAttribute(
    Attribute<Color>.selectedSegmentTintColor,
    \.selectedSegmentTintColor, Adopter.OfSelectedSegmentTintColor()
  ) { ($0 as? any SelectedSegmentTintColor).map { $0.selectedSegmentTintColor } },
  StandardAttribute(
    Attribute<Bool>.showsActivity,
    \.showsActivity, Adopter.OfShowsActivity()
  ) { ($0 as? any ShowsActivity).map { $0.showsActivity } },
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
    Attribute<StateValues<ImageReference>>.decrementImageForState,
    \.decrementImageForState, Adopter.OfDecrementImageForState()
  ) { ($0 as? any DecrementImageForState).map { $0.decrementImageForState } },
  StandardAttribute(
    Attribute<StateValues<ImageReference>>.incrementImageForState,
    \.incrementImageForState, Adopter.OfIncrementImageForState()
  ) { ($0 as? any IncrementImageForState).map { $0.incrementImageForState } },
  StandardAttribute(
    Attribute<Bool>.isAnimating,
    \.isAnimating, Adopter.OfAnimating()
  ) { ($0 as? any Animating).map { $0.isAnimating } },
  StandardAttribute(
    Attribute<StateValues<ImageReference>>.maximumTrackImageForState,
    \.maximumTrackImageForState, Adopter.OfMaximumTrackImageForState()
  ) { ($0 as? any MaximumTrackImageForState).map { $0.maximumTrackImageForState } },
  StandardAttribute(
    Attribute<Color>.maximumTrackTintColor,
    \.maximumTrackTintColor, Adopter.OfMaximumTrackTintColor()
  ) { ($0 as? any MaximumTrackTintColor).map { $0.maximumTrackTintColor } },
  StandardAttribute(
    Attribute<ImageReference>.maximumValueImage,
    \.maximumValueImage, Adopter.OfMaximumValueImage()
  ) { ($0 as? any MaximumValueImage).map { $0.maximumValueImage } },
  StandardAttribute(
    Attribute<StateValues<ImageReference>>.minimumTrackImageForState,
    \.minimumTrackImageForState, Adopter.OfMinimumTrackImageForState()
  ) { ($0 as? any MinimumTrackImageForState).map { $0.minimumTrackImageForState } },
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
    Attribute<StateValues<ImageReference>>.pageIndicatorImageForState,
    \.pageIndicatorImageForState, Adopter.OfPageIndicatorImageForState()
  ) { ($0 as? any PageIndicatorImageForState).map { $0.pageIndicatorImageForState } },
  StandardAttribute(
    Attribute<Color>.pageIndicatorTintColor, \.pageIndicatorTintColor),
  StandardAttribute(
    Attribute<Color>.progressTintColor,
    \.progressTintColor, Adopter.OfProgressTintColor()
  ) { ($0 as? any ProgressTintColor).map { $0.progressTintColor } },
  StandardAttribute(
    Attribute<StateValues<ImageReference>>.thumbImageForState,
    \.thumbImageForState, Adopter.OfThumbImageForState()
  ) { ($0 as? any ThumbImageForState).map { $0.thumbImageForState } },
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
    Attribute<BarItemVariantValue>.barItemVariant,
    \.barItemVariant, Adopter.OfBarItemVariant()
  ) { ($0 as? any BarItemVariant).map { $0.barItemVariant } },
  StandardAttribute(
    Attribute<BarStyleValue>.barStyle,
    \.barStyle, Adopter.OfBarStyle()
  ) { ($0 as? any BarStyle).map { $0.barStyle } },
  StandardAttribute(
    Attribute<Color>.barTintColor,
    \.barTintColor, Adopter.OfBarTintColor()
  ) { ($0 as? any BarTintColor).map { $0.barTintColor } },
  StandardAttribute(
    Attribute<BarAppearanceValues<Color>>.barTintColorForAppearance,
    \.barTintColorForAppearance, Adopter.OfBarTintColorForAppearance()
  ) { ($0 as? any BarTintColorForAppearance).map { $0.barTintColorForAppearance } },
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
    Attribute<BarAppearanceValues<TextAttributes>>.titleTextAttributesForAppearance,
    \.titleTextAttributesForAppearance, Adopter.OfTitleTextAttributesForAppearance()
  ) { ($0 as? any TitleTextAttributesForAppearance).map { $0.titleTextAttributesForAppearance } },
  StandardAttribute(
    Attribute<MetricsValues<Double>>.titleVerticalPositionForMetrics,
    \.titleVerticalPositionForMetrics, Adopter.OfTitleVerticalPositionForMetrics()
  ) { ($0 as? any TitleVerticalPositionForMetrics).map { $0.titleVerticalPositionForMetrics } },
  StandardAttribute(
    Attribute<Color>.unselectedItemTintColor,
    \.unselectedItemTintColor, Adopter.OfUnselectedItemTintColor()
  ) { ($0 as? any UnselectedItemTintColor).map { $0.unselectedItemTintColor } },
]

private let tablesRows: [StandardAttribute] = [
  StandardAttribute(
    Attribute<AccessoryTypeValue>.accessoryType,
    \.accessoryType, Adopter.OfAccessoryType()
  ) { ($0 as? any AccessoryType).map { $0.accessoryType } },
  StandardAttribute(
    Attribute<CellVariantValue>.cellVariant,
    \.cellVariant, Adopter.OfCellVariant()
  ) { ($0 as? any CellVariant).map { $0.cellVariant } },
  StandardAttribute(
    Attribute<Color>.detailTextColor,
    \.detailTextColor, Adopter.OfDetailTextColor()
  ) { ($0 as? any DetailTextColor).map { $0.detailTextColor } },
  StandardAttribute(
    Attribute<ListVariantValue>.listVariant,
    \.listVariant, Adopter.OfListVariant()
  ) { ($0 as? any ListVariant).map { $0.listVariant } },
  StandardAttribute(
    Attribute<Double>.rowHeight,
    \.rowHeight, Adopter.OfRowHeight()
  ) { ($0 as? any RowHeight).map { $0.rowHeight } },
  StandardAttribute(
    Attribute<Color>.selectedBackgroundColor,
    \.selectedBackgroundColor, Adopter.OfSelectedBackgroundColor()
  ) { ($0 as? any SelectedBackgroundColor).map { $0.selectedBackgroundColor } },
  StandardAttribute(
    Attribute<Color>.separatorColor,
    \.separatorColor, Adopter.OfSeparatorColor()
  ) { ($0 as? any SeparatorColor).map { $0.separatorColor } },
  StandardAttribute(
    Attribute<EdgeInsets>.separatorInsets,
    \.separatorInsets, Adopter.OfSeparatorInsets()
  ) { ($0 as? any SeparatorInsets).map { $0.separatorInsets } },
  StandardAttribute(
    Attribute<SeparatorStyleValue>.separatorStyle,
    \.separatorStyle, Adopter.OfSeparatorStyle()
  ) { ($0 as? any SeparatorStyle).map { $0.separatorStyle } },
]

private let contentRows: [StandardAttribute] = [
  StandardAttribute(
    Attribute<String>.accessibilityHint,
    \.accessibilityHint, Adopter.OfAccessibilityHintContent()
  ) { ($0 as? any AccessibilityHintContent).map { $0.accessibilityHint } },
  StandardAttribute(
    Attribute<String>.accessibilityIdentifier,
    \.accessibilityIdentifier, Adopter.OfAccessibilityIdentifierContent()
  ) { ($0 as? any AccessibilityIdentifierContent).map { $0.accessibilityIdentifier } },
  StandardAttribute(
    Attribute<String>.accessibilityLabel,
    \.accessibilityLabel, Adopter.OfAccessibilityLabelContent()
  ) { ($0 as? any AccessibilityLabelContent).map { $0.accessibilityLabel } },
  StandardAttribute(
    Attribute<AccessibilityTraits>.accessibilityTraits,
    \.accessibilityTraits, Adopter.OfAccessibilityTraitsContent()
  ) { ($0 as? any AccessibilityTraitsContent).map { $0.accessibilityTraits } },
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
    Attribute<InputKind>.inputKind,
    \.inputKind, Adopter.OfInputKindContent()
  ) { ($0 as? any InputKindContent).map { $0.inputKind } },
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
    Attribute<ImageReference>.leadingImage,
    \.leadingImage, Adopter.OfLeadingImageContent()
  ) { ($0 as? any LeadingImageContent).map { $0.leadingImage } },
  StandardAttribute(
    Attribute<String>.link,
    \.link, Adopter.OfLinkContent()
  ) { ($0 as? any LinkContent).map { $0.link } },
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
    Attribute<RichText>.richText,
    \.richText, Adopter.OfRichTextContent()
  ) { ($0 as? any RichTextContent).map { $0.richText } },
  StandardAttribute(
    Attribute<String>.subtitle,
    \.subtitle, Adopter.OfSubtitleContent()
  ) { ($0 as? any SubtitleContent).map { $0.subtitle } },
  StandardAttribute(
    Attribute<String>.text,
    \.text, Adopter.OfTextContent()
  ) { ($0 as? any TextContent).map { $0.text } },
  StandardAttribute(
    Attribute<ImageReference>.trailingImage,
    \.trailingImage, Adopter.OfTrailingImageContent()
  ) { ($0 as? any TrailingImageContent).map { $0.trailingImage } },
]
