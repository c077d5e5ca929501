public import ProtocolStyle

/// The variants of a badge.
public enum WarpBadgeVariant: String, CaseIterable, Sendable {
  /// Without a status.
  case neutral

  /// Information.
  case info

  /// Success.
  case positive

  /// A warning.
  case warning

  /// A failure.
  case negative

  /// An option that can't be chosen.
  case disabled

  /// A price over a picture.
  case price

  /// Sponsored content.
  case sponsored
}

/// A badge of Warp.
///
/// For labels: `struct New: LabelNode, WarpBadgeAppearance, TextContent { … }`.
public protocol WarpBadgeAppearance: WarpLinesAppearance, BackgroundColor, TextColor, CornerShape,
  Padding
{
  /// The variant.
  var variant: WarpBadgeVariant { get }
}

extension WarpBadgeAppearance {
  /// The background of the variant.
  public var backgroundColor: Color {
    switch variant {
    case .neutral: Token.warpBadgeNeutral.value
    case .info: Token.warpInfo.value.badge
    case .positive: Token.warpPositive.value.badge
    case .warning: Token.warpWarning.value.badge
    case .negative: Token.warpNegativeStatus.value.badge
    case .disabled: Token.warpBackgroundDisabled.value
    case .price: .black.withAlpha(0.7)
    case .sponsored: Token.warpBadgeSponsored.value
    }
  }

  /// White for a price, else the color of texts.
  public var textColor: Color { variant == .price ? .white : Token.warpText.value }

  /// 4 points.
  public var cornerShape: CornerShapeValue { .radii(4) }

  /// 4 points above and below, 8 beside the text.
  public var padding: EdgeInsets { EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8) }

  /// Extra small.
  public var textSize: WarpTextSize { .extraSmall }
}

/// A badge of Warp in a corner of a picture or a card, where only the opposite corner is round.
///
/// For labels: `struct Sold: LabelNode, WarpCornerBadgeAppearance, TextContent { … }`.
public protocol WarpCornerBadgeAppearance: WarpBadgeAppearance, Overlay {
  /// The corner of the parent.
  var corner: WarpBadgeCorner { get }
}

extension WarpCornerBadgeAppearance {
  /// The corner, without a distance to it.
  public var overlay: OverlayValue {
    switch corner {
    case .topLeading: OverlayValue(.topLeading)
    case .topTrailing: OverlayValue(.topTrailing)
    case .bottomLeading: OverlayValue(.bottomLeading)
    case .bottomTrailing: OverlayValue(.bottomTrailing)
    }
  }

  /// 4 points at the opposite corner.
  public var cornerShape: CornerShapeValue {
    switch corner {
    case .topLeading: .radii(bottomTrailing: 4)
    case .topTrailing: .radii(bottomLeading: 4)
    case .bottomLeading: .radii(topTrailing: 4)
    case .bottomTrailing: .radii(topLeading: 4)
    }
  }
}

/// The corners that a badge can be in.
public enum WarpBadgeCorner: String, CaseIterable, Sendable {
  /// At the top, where text begins.
  case topLeading

  /// At the top, where text ends.
  case topTrailing

  /// At the bottom, where text begins.
  case bottomLeading

  /// At the bottom, where text ends.
  case bottomTrailing
}
