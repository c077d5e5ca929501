public import ProtocolStyle

/// A bar that is of one piece with the surface, with a headline in ink.
///
/// For navigation bars: `struct MainBar: NavigationBarNode, ModernNavigationBarAppearance {}`.
public protocol ModernNavigationBarAppearance: ModernBarAppearance, ModernTextAppearance {}

extension ModernNavigationBarAppearance {
  /// The headline's font.
  public var font: FontDescriptor { FontDescriptor(textStyle: .headline) }
}
