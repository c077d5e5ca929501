public import ProtocolStyle

/// A bar in the surface color, with a headline in the text color.
///
/// For navigation bars: `struct MainBar: NavigationBarNode, ModernNavigationBarAppearance {}`.
public protocol ModernNavigationBarAppearance: ModernBarAppearance, ModernTextAppearance {}

extension ModernNavigationBarAppearance {
  /// The font of the headline style.
  public var font: FontDescriptor { FontDescriptor(textStyle: .headline) }
}
