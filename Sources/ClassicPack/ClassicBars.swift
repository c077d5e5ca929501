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

/// A colored bar with a title in bold white Helvetica Neue, and a light status bar.
///
/// For navigation bars: `struct MainBar: NavigationBarNode, ClassicNavigationBarAppearance {}`.
public protocol ClassicNavigationBarAppearance:
  ClassicBarAppearance, TextColor, Font, TintColor, StatusBarStyle
{}

extension ClassicNavigationBarAppearance {
  /// White.
  public var textColor: Color { .white }

  /// Bold Helvetica Neue at 20 points.
  public var font: FontDescriptor { FontDescriptor("Helvetica Neue", size: 20, weight: .bold) }

  /// White.
  public var tintColor: Color { .white }

  /// Light, because the bar is dark.
  public var statusBarStyle: StatusBarStyleValue { .lightContent }
}
