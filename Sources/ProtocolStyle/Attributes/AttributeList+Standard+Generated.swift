// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: this folder

extension AttributeList {
  /// Every attribute of this module, by family.
  public static let standard = AttributeList(
    ids: [
      layerIDs,
      viewIDs,
      stacksIDs,
      textIDs,
      symbolsIDs,
      controlsIDs,
      tracksIDs,
      barsIDs,
      tablesIDs,
      contentIDs,
    ].joined())
}

/// Every style protocol of this module, for nodes that have all defaults.
package typealias StandardStyle =
  Blur
  & BorderColor
  & BorderGradient
  & BorderWidth
  & Borders
  & CornerRadius
  & CornerShape
  & MaskGradient
  & MasksToBounds
  & Outline
  & ShadowColor
  & ShadowOffset
  & ShadowOpacity
  & ShadowRadius
  & Shadows
  & ShouldRasterize
  & Transform
  & Alpha
  & BackgroundColor
  & BackgroundGradient
  & BackgroundMaterial
  & ContentMode
  & Height
  & Hidden
  & Opaque
  & Motion
  & Padding
  & RepeatingMotion
  & Spacing
  & TintColor
  & TintGradient
  & Width
  & AspectRatio
  & ColumnSpan
  & GridColumns
  & Growth
  & MaximumHeight
  & MaximumWidth
  & MinimumHeight
  & MinimumWidth
  & Overflow
  & Overlay
  & StackAlignment
  & StackAxis
  & StackDistribution
  & StickyEdge
  & StackWrapping
  & ZIndex
  & AdjustsFontSizeToFitWidth
  & BorderStyle
  & ContentSizeLimits
  & Font
  & LetterSpacing
  & LineBreakMode
  & LineHeight
  & MaximumNumberOfLines
  & MinimumScaleFactor
  & PlaceholderColor
  & Strikethrough
  & TextAlignment
  & TextColor
  & TextGradient
  & TextShadowColor
  & TextShadowOffset
  & TextTransform
  & Underline
  & SymbolRendering
  & SymbolScale
  & SymbolValue
  & SymbolWeight
  & BackgroundImageForState
  & ButtonVariant
  & ClearButtonMode
  & ContentEdgeInsets
  & ContentHorizontalAlignment
  & ContentVerticalAlignment
  & ControlSize
  & DividerColor
  & ImageForState
  & ImagePadding
  & ImagePlacement
  & SelectedSegmentTintColor
  & ShowsActivity
  & TitleColorForState
  & TitleEdgeInsets
  & TitleShadowColorForState
  & TitleTextAttributesForState
  & CurrentPageTintColor
  & DecrementImageForState
  & IncrementImageForState
  & Animating
  & MaximumTrackImageForState
  & MaximumTrackTintColor
  & MaximumValueImage
  & MinimumTrackImageForState
  & MinimumTrackTintColor
  & MinimumValueImage
  & OnTintColor
  & PageIndicatorImageForState
  & ProgressTintColor
  & ThumbImageForState
  & ThumbTintColor
  & TrackTintColor
  & BackIndicatorImage
  & BackIndicatorTransitionMaskImage
  & BackgroundImageForMetrics
  & BackgroundImageForPlacement
  & BadgeColor
  & BarItemVariant
  & BarStyle
  & BarTintColor
  & BarTintColorForAppearance
  & Translucent
  & LargeTitleTextAttributes
  & ShadowImage
  & StatusBarStyle
  & TitleTextAttributesForAppearance
  & TitleVerticalPositionForMetrics
  & UnselectedItemTintColor
  & AccessoryType
  & CellVariant
  & DetailTextColor
  & ListVariant
  & RowHeight
  & SelectedBackgroundColor
  & SeparatorColor
  & SeparatorInsets
  & SeparatorStyle

/// Every content protocol of this module.
package typealias StandardContent =
  AccessibilityHintContent
  & AccessibilityIdentifierContent
  & AccessibilityLabelContent
  & AccessibilityTraitsContent
  & BadgeContent
  & ControlStateContent
  & DetailTextContent
  & ImageContent
  & InputKindContent
  & OnContent
  & SecureTextContent
  & ItemsContent
  & LeadingImageContent
  & LinkContent
  & PageContent
  & PlaceholderContent
  & PromptContent
  & DateContent
  & ValueContent
  & RichTextContent
  & SubtitleContent
  & TextContent
  & TrailingImageContent
