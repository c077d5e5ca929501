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

  /// What can't be chosen.
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
