public import ProtocolStyle

/// An opaque colored bar: `Token.classicBar`.
///
/// For toolbars and tab bars, and refined by ``ClassicNavigationBarAppearance``. In a tree with the
/// pack, the items in the bar have bold white titles.
public protocol ClassicBarAppearance: BarTintColor, Translucent {}

extension ClassicBarAppearance {
  /// `Token.classicBar`.
  public var barTintColor: Color { Token.classicBar.value }

  /// False: the bar is opaque.
  public var isTranslucent: Bool { false }
}
