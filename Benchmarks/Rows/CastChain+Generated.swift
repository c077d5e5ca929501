// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/ProtocolStyle/Attributes

import ProtocolStyle

/// A chain of casts over every standard protocol, as ProtocolUI ran it for each view.
enum CastChain {
  /// Not specialized, because the optimizer would decide the casts of an internal type.
  @_semantics("optimize.sil.specialize.generic.never")
  static func viewModel<Node: StyleNode>(for node: Node) -> ViewModel {
    var model = ViewModel(kind: Node.nodeKind)
    if let styled = node as? any Blur {
      model.blur = styled.blur
    }
    if let styled = node as? any BorderColor {
      model.borderColor = styled.borderColor
    }
    if let styled = node as? any BorderGradient {
      model.borderGradient = styled.borderGradient
    }
    if let styled = node as? any BorderWidth {
      model.borderWidth = styled.borderWidth
    }
    if let styled = node as? any Borders {
      model.borders = styled.borders
    }
    if let styled = node as? any CornerRadius {
      model.cornerRadius = styled.cornerRadius
    }
    if let styled = node as? any CornerShape {
      model.cornerShape = styled.cornerShape
    }
    if let styled = node as? any MaskGradient {
      model.maskGradient = styled.maskGradient
    }
    if let styled = node as? any MasksToBounds {
      model.masksToBounds = styled.masksToBounds
    }
    if let styled = node as? any Outline {
      model.outline = styled.outline
    }
    if let styled = node as? any ShadowColor {
      model.shadowColor = styled.shadowColor
    }
    if let styled = node as? any ShadowOffset {
      model.shadowOffset = styled.shadowOffset
    }
    if let styled = node as? any ShadowOpacity {
      model.shadowOpacity = styled.shadowOpacity
    }
    if let styled = node as? any ShadowRadius {
      model.shadowRadius = styled.shadowRadius
    }
    if let styled = node as? any Shadows {
      model.shadows = styled.shadows
    }
    if let styled = node as? any ShouldRasterize {
      model.shouldRasterize = styled.shouldRasterize
    }
    if let styled = node as? any Transform {
      model.transform = styled.transform
    }
    if let styled = node as? any Alpha {
      model.alpha = styled.alpha
    }
    if let styled = node as? any BackgroundColor {
      model.backgroundColor = styled.backgroundColor
    }
    if let styled = node as? any BackgroundGradient {
      model.backgroundGradient = styled.backgroundGradient
    }
    if let styled = node as? any BackgroundMaterial {
      model.backgroundMaterial = styled.backgroundMaterial
    }
    if let styled = node as? any ContentMode {
      model.contentMode = styled.contentMode
    }
    if let styled = node as? any Height {
      model.height = styled.height
    }
    if let styled = node as? any Hidden {
      model.isHidden = styled.isHidden
    }
    if let styled = node as? any Opaque {
      model.isOpaque = styled.isOpaque
    }
    if let styled = node as? any Motion {
      model.motion = styled.motion
    }
    if let styled = node as? any Padding {
      model.padding = styled.padding
    }
    if let styled = node as? any RepeatingMotion {
      model.repeatingMotion = styled.repeatingMotion
    }
    if let styled = node as? any Spacing {
      model.spacing = styled.spacing
    }
    if let styled = node as? any TintColor {
      model.tintColor = styled.tintColor
    }
    if let styled = node as? any TintGradient {
      model.tintGradient = styled.tintGradient
    }
    if let styled = node as? any Width {
      model.width = styled.width
    }
    if let styled = node as? any AspectRatio {
      model.aspectRatio = styled.aspectRatio
    }
    if let styled = node as? any ColumnSpan {
      model.columnSpan = styled.columnSpan
    }
    if let styled = node as? any GridColumns {
      model.gridColumns = styled.gridColumns
    }
    if let styled = node as? any Growth {
      model.growth = styled.growth
    }
    if let styled = node as? any MaximumHeight {
      model.maximumHeight = styled.maximumHeight
    }
    if let styled = node as? any MaximumWidth {
      model.maximumWidth = styled.maximumWidth
    }
    if let styled = node as? any MinimumHeight {
      model.minimumHeight = styled.minimumHeight
    }
    if let styled = node as? any MinimumWidth {
      model.minimumWidth = styled.minimumWidth
    }
    if let styled = node as? any Overflow {
      model.overflow = styled.overflow
    }
    if let styled = node as? any Overlay {
      model.overlay = styled.overlay
    }
    if let styled = node as? any StackAlignment {
      model.stackAlignment = styled.stackAlignment
    }
    if let styled = node as? any StackAxis {
      model.stackAxis = styled.stackAxis
    }
    if let styled = node as? any StackDistribution {
      model.stackDistribution = styled.stackDistribution
    }
    if let styled = node as? any StickyEdge {
      model.stickyEdge = styled.stickyEdge
    }
    if let styled = node as? any StackWrapping {
      model.wrapsChildren = styled.wrapsChildren
    }
    if let styled = node as? any ZIndex {
      model.zIndex = styled.zIndex
    }
    if let styled = node as? any AdjustsFontSizeToFitWidth {
      model.adjustsFontSizeToFitWidth = styled.adjustsFontSizeToFitWidth
    }
    if let styled = node as? any BorderStyle {
      model.borderStyle = styled.borderStyle
    }
    if let styled = node as? any ContentSizeLimits {
      model.contentSizeLimits = styled.contentSizeLimits
    }
    if let styled = node as? any Font {
      model.font = styled.font
    }
    if let styled = node as? any LetterSpacing {
      model.letterSpacing = styled.letterSpacing
    }
    if let styled = node as? any LineBreakMode {
      model.lineBreakMode = styled.lineBreakMode
    }
    if let styled = node as? any LineHeight {
      model.lineHeight = styled.lineHeight
    }
    if let styled = node as? any MaximumNumberOfLines {
      model.maximumNumberOfLines = styled.maximumNumberOfLines
    }
    if let styled = node as? any MinimumScaleFactor {
      model.minimumScaleFactor = styled.minimumScaleFactor
    }
    if let styled = node as? any PlaceholderColor {
      model.placeholderColor = styled.placeholderColor
    }
    if let styled = node as? any Strikethrough {
      model.strikethrough = styled.strikethrough
    }
    if let styled = node as? any TextAlignment {
      model.textAlignment = styled.textAlignment
    }
    if let styled = node as? any TextColor {
      model.textColor = styled.textColor
    }
    if let styled = node as? any TextGradient {
      model.textGradient = styled.textGradient
    }
    if let styled = node as? any TextShadowColor {
      model.textShadowColor = styled.textShadowColor
    }
    if let styled = node as? any TextShadowOffset {
      model.textShadowOffset = styled.textShadowOffset
    }
    if let styled = node as? any TextTransform {
      model.textTransform = styled.textTransform
    }
    if let styled = node as? any Underline {
      model.underline = styled.underline
    }
    if let styled = node as? any SymbolRendering {
      model.symbolRendering = styled.symbolRendering
    }
    if let styled = node as? any SymbolScale {
      model.symbolScale = styled.symbolScale
    }
    if let styled = node as? any SymbolValue {
      model.symbolValue = styled.symbolValue
    }
    if let styled = node as? any SymbolWeight {
      model.symbolWeight = styled.symbolWeight
    }
    if let styled = node as? any BackgroundImageForState {
      model.backgroundImageForState = styled.backgroundImageForState
    }
    if let styled = node as? any ButtonVariant {
      model.buttonVariant = styled.buttonVariant
    }
    if let styled = node as? any ClearButtonMode {
      model.clearButtonMode = styled.clearButtonMode
    }
    if let styled = node as? any ContentEdgeInsets {
      model.contentEdgeInsets = styled.contentEdgeInsets
    }
    if let styled = node as? any ContentHorizontalAlignment {
      model.contentHorizontalAlignment = styled.contentHorizontalAlignment
    }
    if let styled = node as? any ContentVerticalAlignment {
      model.contentVerticalAlignment = styled.contentVerticalAlignment
    }
    if let styled = node as? any ControlSize {
      model.controlSize = styled.controlSize
    }
    if let styled = node as? any DividerColor {
      model.dividerColor = styled.dividerColor
    }
    if let styled = node as? any ImageForState {
      model.imageForState = styled.imageForState
    }
    if let styled = node as? any ImagePadding {
      model.imagePadding = styled.imagePadding
    }
    if let styled = node as? any ImagePlacement {
      model.imagePlacement = styled.imagePlacement
    }
    if let styled = node as? any SelectedSegmentTintColor {
      model.selectedSegmentTintColor = styled.selectedSegmentTintColor
    }
    if let styled = node as? any ShowsActivity {
      model.showsActivity = styled.showsActivity
    }
    if let styled = node as? any TitleColorForState {
      model.titleColorForState = styled.titleColorForState
    }
    if let styled = node as? any TitleEdgeInsets {
      model.titleEdgeInsets = styled.titleEdgeInsets
    }
    if let styled = node as? any TitleShadowColorForState {
      model.titleShadowColorForState = styled.titleShadowColorForState
    }
    if let styled = node as? any TitleTextAttributesForState {
      model.titleTextAttributesForState = styled.titleTextAttributesForState
    }
    if let styled = node as? any CurrentPageTintColor {
      model.currentPageTintColor = styled.currentPageTintColor
    }
    if let styled = node as? any DecrementImageForState {
      model.decrementImageForState = styled.decrementImageForState
    }
    if let styled = node as? any IncrementImageForState {
      model.incrementImageForState = styled.incrementImageForState
    }
    if let styled = node as? any Animating {
      model.isAnimating = styled.isAnimating
    }
    if let styled = node as? any MaximumTrackImageForState {
      model.maximumTrackImageForState = styled.maximumTrackImageForState
    }
    if let styled = node as? any MaximumTrackTintColor {
      model.maximumTrackTintColor = styled.maximumTrackTintColor
    }
    if let styled = node as? any MaximumValueImage {
      model.maximumValueImage = styled.maximumValueImage
    }
    if let styled = node as? any MinimumTrackImageForState {
      model.minimumTrackImageForState = styled.minimumTrackImageForState
    }
    if let styled = node as? any MinimumTrackTintColor {
      model.minimumTrackTintColor = styled.minimumTrackTintColor
    }
    if let styled = node as? any MinimumValueImage {
      model.minimumValueImage = styled.minimumValueImage
    }
    if let styled = node as? any OnTintColor {
      model.onTintColor = styled.onTintColor
    }
    if let styled = node as? any PageIndicatorImageForState {
      model.pageIndicatorImageForState = styled.pageIndicatorImageForState
    }
    if let styled = node as? any ProgressTintColor {
      model.progressTintColor = styled.progressTintColor
    }
    if let styled = node as? any ThumbImageForState {
      model.thumbImageForState = styled.thumbImageForState
    }
    if let styled = node as? any ThumbTintColor {
      model.thumbTintColor = styled.thumbTintColor
    }
    if let styled = node as? any TrackTintColor {
      model.trackTintColor = styled.trackTintColor
    }
    if let styled = node as? any BackIndicatorImage {
      model.backIndicatorImage = styled.backIndicatorImage
    }
    if let styled = node as? any BackIndicatorTransitionMaskImage {
      model.backIndicatorTransitionMaskImage = styled.backIndicatorTransitionMaskImage
    }
    if let styled = node as? any BackgroundImageForMetrics {
      model.backgroundImageForMetrics = styled.backgroundImageForMetrics
    }
    if let styled = node as? any BackgroundImageForPlacement {
      model.backgroundImageForPlacement = styled.backgroundImageForPlacement
    }
    if let styled = node as? any BadgeColor {
      model.badgeColor = styled.badgeColor
    }
    if let styled = node as? any BarItemVariant {
      model.barItemVariant = styled.barItemVariant
    }
    if let styled = node as? any BarStyle {
      model.barStyle = styled.barStyle
    }
    if let styled = node as? any BarTintColor {
      model.barTintColor = styled.barTintColor
    }
    if let styled = node as? any BarTintColorForAppearance {
      model.barTintColorForAppearance = styled.barTintColorForAppearance
    }
    if let styled = node as? any Translucent {
      model.isTranslucent = styled.isTranslucent
    }
    if let styled = node as? any LargeTitleTextAttributes {
      model.largeTitleTextAttributes = styled.largeTitleTextAttributes
    }
    if let styled = node as? any ShadowImage {
      model.shadowImage = styled.shadowImage
    }
    if let styled = node as? any StatusBarStyle {
      model.statusBarStyle = styled.statusBarStyle
    }
    if let styled = node as? any TitleTextAttributesForAppearance {
      model.titleTextAttributesForAppearance = styled.titleTextAttributesForAppearance
    }
    if let styled = node as? any TitleVerticalPositionForMetrics {
      model.titleVerticalPositionForMetrics = styled.titleVerticalPositionForMetrics
    }
    if let styled = node as? any UnselectedItemTintColor {
      model.unselectedItemTintColor = styled.unselectedItemTintColor
    }
    if let styled = node as? any AccessoryType {
      model.accessoryType = styled.accessoryType
    }
    if let styled = node as? any CellVariant {
      model.cellVariant = styled.cellVariant
    }
    if let styled = node as? any DetailTextColor {
      model.detailTextColor = styled.detailTextColor
    }
    if let styled = node as? any ListVariant {
      model.listVariant = styled.listVariant
    }
    if let styled = node as? any RowHeight {
      model.rowHeight = styled.rowHeight
    }
    if let styled = node as? any SelectedBackgroundColor {
      model.selectedBackgroundColor = styled.selectedBackgroundColor
    }
    if let styled = node as? any SeparatorColor {
      model.separatorColor = styled.separatorColor
    }
    if let styled = node as? any SeparatorInsets {
      model.separatorInsets = styled.separatorInsets
    }
    if let styled = node as? any SeparatorStyle {
      model.separatorStyle = styled.separatorStyle
    }
    if let styled = node as? any AccessibilityHintContent {
      model.accessibilityHint = styled.accessibilityHint
    }
    if let styled = node as? any AccessibilityIdentifierContent {
      model.accessibilityIdentifier = styled.accessibilityIdentifier
    }
    if let styled = node as? any AccessibilityLabelContent {
      model.accessibilityLabel = styled.accessibilityLabel
    }
    if let styled = node as? any AccessibilityTraitsContent {
      model.accessibilityTraits = styled.accessibilityTraits
    }
    if let styled = node as? any BadgeContent {
      model.badge = styled.badge
    }
    if let styled = node as? any ControlStateContent {
      model.controlState = styled.controlState
    }
    if let styled = node as? any DetailTextContent {
      model.detailText = styled.detailText
    }
    if let styled = node as? any ImageContent {
      model.image = styled.image
    }
    if let styled = node as? any InputKindContent {
      model.inputKind = styled.inputKind
    }
    if let styled = node as? any OnContent {
      model.isOn = styled.isOn
    }
    if let styled = node as? any SecureTextContent {
      model.isSecureTextEntry = styled.isSecureTextEntry
    }
    if let styled = node as? any ItemsContent {
      model.items = ItemList(styled.items, images: styled.itemImages, selectedIndex: styled.selectedIndex)
    }
    if let styled = node as? any LeadingImageContent {
      model.leadingImage = styled.leadingImage
    }
    if let styled = node as? any LinkContent {
      model.link = styled.link
    }
    if let styled = node as? any PageContent {
      model.page = PageNumber(styled.currentPage, of: styled.numberOfPages)
    }
    if let styled = node as? any PlaceholderContent {
      model.placeholder = styled.placeholder
    }
    if let styled = node as? any PromptContent {
      model.prompt = styled.prompt
    }
    if let styled = node as? any DateContent {
      model.rangedDate = RangedDate(
      styled.date, minimum: styled.minimumDate, maximum: styled.maximumDate, mode: styled.datePickerMode)
    }
    if let styled = node as? any ValueContent {
      model.rangedValue = RangedValue(styled.value, in: styled.range)
    }
    if let styled = node as? any RichTextContent {
      model.richText = styled.richText
    }
    if let styled = node as? any SubtitleContent {
      model.subtitle = styled.subtitle
    }
    if let styled = node as? any TextContent {
      model.text = styled.text
    }
    if let styled = node as? any TrailingImageContent {
      model.trailingImage = styled.trailingImage
    }
    return model
  }
}
