public import ProtocolStyle

/// A bar in the surface color.
///
/// For toolbars and tab bars, and refined by ``ModernNavigationBarAppearance``. In a tree with the
/// pack, the items in the bar have titles in the accent color.
public protocol ModernBarAppearance: ModernSurface, ModernTint, Translucent {}

extension ModernBarAppearance {
  /// False: the bar is opaque.
  public var isTranslucent: Bool { false }
}

/// A bar in the surface color, with a headline in the text color.
///
/// For navigation bars: `struct MainBar: NavigationBarNode, ModernNavigationBarAppearance {}`.
public protocol ModernNavigationBarAppearance: ModernBarAppearance, ModernTextAppearance {}

extension ModernNavigationBarAppearance {
  /// The font of the headline style.
  public var font: FontDescriptor { FontDescriptor(textStyle: .headline) }
}
