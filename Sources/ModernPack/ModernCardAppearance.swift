public import ProtocolStyle

/// A card with rounded corners and padding.
///
/// For views: `struct OfferCard: ViewNode, ModernCardAppearance {}`.
public protocol ModernCardAppearance: ModernRaised, CornerRadius, Padding, MasksToBounds {}

extension ModernCardAppearance {
  /// 20 points.
  public var cornerRadius: Double { 20 }

  /// 20 points on every side, at a density of 1.
  public var padding: EdgeInsets { EdgeInsets(20 * Token<Double>.modernDensity.value) }
}
