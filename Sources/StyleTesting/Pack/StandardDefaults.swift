internal import ProtocolStyle

/// A node that adopts every style protocol of the library and fills none: what it shows are the
/// defaults that a trait is there to replace.
struct StandardDefaults: BareNode, BorderWidth, BorderColor, CornerRadius, ShadowColor,
  ShadowOpacity, ShadowOffset, ShadowRadius, MasksToBounds, ShouldRasterize, BackgroundColor,
  BackgroundGradient, TintColor, Alpha, ContentMode, Opaque, Padding, Width, Height, TextColor,
  Font, TextAlignment, LineBreakMode, AdjustsFontSizeToFitWidth, PlaceholderColor, BorderStyle,
  TextShadowColor, TextShadowOffset, TextTransform, LetterSpacing, LineHeight,
  MaximumNumberOfLines, ContentVerticalAlignment, ContentHorizontalAlignment, ContentEdgeInsets,
  TitleEdgeInsets, TitleColorForState, TitleShadowColorForState, ImageForState,
  BackgroundImageForState, MinimumTrackTintColor, MaximumTrackTintColor, ThumbTintColor,
  OnTintColor, ProgressTintColor, TrackTintColor, BarTintColor, Translucent, BarStyle, ShadowImage,
  TitleTextAttributesForState, DividerColor, CurrentPageTintColor, LargeTitleTextAttributes,
  TitleVerticalPositionForMetrics, BackIndicatorImage, BackIndicatorTransitionMaskImage,
  BackgroundImageForMetrics, BackgroundImageForPlacement, StatusBarStyle, SeparatorColor,
  SeparatorStyle, RowHeight, Spacing, Hidden, DetailTextColor, AccessoryType, BadgeColor, Animating
{}

/// A node of a kind that uses everything and derives nothing.
protocol BareNode: StyleNode {}

extension BareNode {
  static var nodeKind: NodeKind { .bare }
}

extension NodeKind {
  fileprivate static let bare = NodeKind("bare", of: (any BareNode).self, uses: .standard)
}
