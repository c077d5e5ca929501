public import ProtocolStyle

/// A bar that is opaque and colored: `Token.classicBar`.
///
/// For toolbars and tab bars, and beneath ``ClassicNavigationBarAppearance``. In a tree with the
/// pack, the items in it have bold white titles.
public protocol ClassicBarAppearance: BarTintColor, Translucent {}

extension ClassicBarAppearance {
  /// `Token.classicBar`.
  public var barTintColor: Color { Token.classicBar.value }

  /// Nothing shines through.
  public var isTranslucent: Bool { false }
}
