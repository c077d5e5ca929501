public import ProtocolStyle

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
