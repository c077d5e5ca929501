public import ProtocolStyle

/// The background of a screen.
///
/// For views that fill a screen, labels and bars: `struct Page: ViewNode, ModernSurface {}`.
public protocol ModernSurface: BackgroundColor {}

extension ModernSurface {
  /// `Token.modernSurface`.
  public var backgroundColor: Color { Token.modernSurface.value }
}

/// The background of raised elements.
public protocol ModernRaised: BackgroundColor {}

extension ModernRaised {
  /// `Token.modernRaised`.
  public var backgroundColor: Color { Token.modernRaised.value }
}

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

/// A table on the surface color, with rows that are easy to tap.
///
/// For tables: `struct Inbox: TableNode, ModernTableAppearance {}`.
public protocol ModernTableAppearance: ModernSurface, SeparatorColor, RowHeight {}

extension ModernTableAppearance {
  /// The secondary text color at 25% opacity.
  public var separatorColor: Color { Token.modernQuietInk.value.withAlpha(0.25) }

  /// 60 points, at a density of 1.
  public var rowHeight: Double { 60 * Token<Double>.modernDensity.value }
}
