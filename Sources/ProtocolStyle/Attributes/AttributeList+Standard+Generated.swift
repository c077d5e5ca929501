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

/// Every style protocol of this module, for nodes that have all defaults.
package typealias StandardStyle =
  BorderColor
  & BorderWidth
  & CornerRadius
  & MasksToBounds
  & ShadowColor
  & ShadowOffset
  & ShadowOpacity
  & ShadowRadius
  & ShouldRasterize
  & Alpha
  & BackgroundColor
  & BackgroundGradient
  & ContentMode
  & Height
  & Hidden
  & Opaque
  & Padding
  & Spacing
  & TintColor
  & Width
  & AdjustsFontSizeToFitWidth
  & BorderStyle
  & Font
  & LetterSpacing
  & LineBreakMode
  & LineHeight
  & MaximumNumberOfLines
  & PlaceholderColor
  & TextAlignment
  & TextColor
  & TextShadowColor
  & TextShadowOffset
  & TextTransform
  & BackgroundImageForState
  & ContentEdgeInsets
  & ContentHorizontalAlignment
  & ContentVerticalAlignment
  & DividerColor
  & ImageForState
  & SelectedSegmentTintColor
  & TitleColorForState
  & TitleEdgeInsets
  & TitleShadowColorForState
  & TitleTextAttributesForState
  & CurrentPageTintColor
  & Animating
  & MaximumTrackTintColor
  & MaximumValueImage
  & MinimumTrackTintColor
  & MinimumValueImage
  & OnTintColor
  & ProgressTintColor
  & ThumbTintColor
  & TrackTintColor
  & BackIndicatorImage
  & BackIndicatorTransitionMaskImage
  & BackgroundImageForMetrics
  & BackgroundImageForPlacement
  & BadgeColor
  & BarStyle
  & BarTintColor
  & Translucent
  & LargeTitleTextAttributes
  & ShadowImage
  & StatusBarStyle
  & TitleVerticalPositionForMetrics
  & AccessoryType
  & DetailTextColor
  & RowHeight
  & SeparatorColor
  & SeparatorStyle

/// Every content protocol of this module.
package typealias StandardContent =
  AccessibilityLabelContent
  & BadgeContent
  & ControlStateContent
  & DetailTextContent
  & ImageContent
  & OnContent
  & SecureTextContent
  & ItemsContent
  & PageContent
  & PlaceholderContent
  & PromptContent
  & DateContent
  & ValueContent
  & TextContent
