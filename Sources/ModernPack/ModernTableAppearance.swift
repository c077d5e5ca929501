public import ProtocolStyle

/// A table on the surface, with rows that a finger hits.
///
/// For tables: `struct Inbox: TableNode, ModernTableAppearance {}`.
public protocol ModernTableAppearance: ModernSurface, SeparatorColor, RowHeight {}

extension ModernTableAppearance {
  /// The ink that steps back, at a quarter.
  public var separatorColor: Color { Token.modernQuietInk.value.withAlpha(0.25) }

  /// 60 points, at a density of 1.
  public var rowHeight: Double { 60 * Token<Double>.modernDensity.value }
}
