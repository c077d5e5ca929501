// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/ProtocolStyle/Attributes

import ProtocolStyle

/// A chain of casts over every standard protocol, as ProtocolUI ran it for each view.
enum CastChain {
  static func viewModel<Node: StyleNode>(for node: Node) -> ViewModel {
    var model = ViewModel(kind: Node.nodeKind)
    if let styled = node as? any BorderColor {
      model.borderColor = styled.borderColor
    }
    if let styled = node as? any BorderWidth {
      model.borderWidth = styled.borderWidth
    }
    if let styled = node as? any CornerRadius {
      model.cornerRadius = styled.cornerRadius
    }
    if let styled = node as? any MasksToBounds {
      model.masksToBounds = styled.masksToBounds
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
    if let styled = node as? any ShouldRasterize {
      model.shouldRasterize = styled.shouldRasterize
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
    if let styled = node as? any Padding {
      model.padding = styled.padding
    }
    if let styled = node as? any Spacing {
      model.spacing = styled.spacing
    }
    if let styled = node as? any TintColor {
      model.tintColor = styled.tintColor
    }
    if let styled = node as? any Width {
      model.width = styled.width
    }
    if let styled = node as? any AdjustsFontSizeToFitWidth {
      model.adjustsFontSizeToFitWidth = styled.adjustsFontSizeToFitWidth
    }
    if let styled = node as? any BorderStyle {
      model.borderStyle = styled.borderStyle
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
    if let styled = node as? any PlaceholderColor {
      model.placeholderColor = styled.placeholderColor
    }
    if let styled = node as? any TextAlignment {
      model.textAlignment = styled.textAlignment
    }
    if let styled = node as? any TextColor {
      model.textColor = styled.textColor
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
    if let styled = node as? any BackgroundImageForState {
      model.backgroundImageForState = styled.backgroundImageForState
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
    if let styled = node as? any DividerColor {
      model.dividerColor = styled.dividerColor
    }
    if let styled = node as? any ImageForState {
      model.imageForState = styled.imageForState
    }
    if let styled = node as? any SelectedSegmentTintColor {
      model.selectedSegmentTintColor = styled.selectedSegmentTintColor
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
    if let styled = node as? any Animating {
      model.isAnimating = styled.isAnimating
    }
    if let styled = node as? any MaximumTrackTintColor {
      model.maximumTrackTintColor = styled.maximumTrackTintColor
    }
    if let styled = node as? any MaximumValueImage {
      model.maximumValueImage = styled.maximumValueImage
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
    if let styled = node as? any ProgressTintColor {
      model.progressTintColor = styled.progressTintColor
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
    if let styled = node as? any BarStyle {
      model.barStyle = styled.barStyle
    }
    if let styled = node as? any BarTintColor {
      model.barTintColor = styled.barTintColor
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
    if let styled = node as? any TitleVerticalPositionForMetrics {
      model.titleVerticalPositionForMetrics = styled.titleVerticalPositionForMetrics
    }
    if let styled = node as? any AccessoryType {
      model.accessoryType = styled.accessoryType
    }
    if let styled = node as? any DetailTextColor {
      model.detailTextColor = styled.detailTextColor
    }
    if let styled = node as? any RowHeight {
      model.rowHeight = styled.rowHeight
    }
    if let styled = node as? any SeparatorColor {
      model.separatorColor = styled.separatorColor
    }
    if let styled = node as? any SeparatorStyle {
      model.separatorStyle = styled.separatorStyle
    }
    if let styled = node as? any AccessibilityLabelContent {
      model.accessibilityLabel = styled.accessibilityLabel
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
    if let styled = node as? any OnContent {
      model.isOn = styled.isOn
    }
    if let styled = node as? any SecureTextContent {
      model.isSecureTextEntry = styled.isSecureTextEntry
    }
    if let styled = node as? any ItemsContent {
      model.items = ItemList(styled.items, images: styled.itemImages, selectedIndex: styled.selectedIndex)
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
    if let styled = node as? any TextContent {
      model.text = styled.text
    }
    return model
  }
}
