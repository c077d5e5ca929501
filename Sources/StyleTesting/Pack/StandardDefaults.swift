internal import ProtocolStyle

/// A node that adopts every style protocol of the library without declaring properties, so that its
/// values are the defaults.
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
  SeparatorStyle, RowHeight, Spacing, Hidden
{}

/// A node whose kind uses every attribute and derives none.
protocol BareNode: StyleNode {}

extension BareNode {
  static var nodeKind: NodeKind { .bare }
}

extension NodeKind {
  fileprivate static let bare = NodeKind("bare", of: (any BareNode).self, uses: .standard)
}
