public import ProtocolStyle

/// A bar that is of one piece with the surface.
///
/// For toolbars and tab bars, and beneath ``ModernNavigationBarAppearance``. In a tree with the
/// pack, the items in it have titles in the accent.
public protocol ModernBarAppearance: ModernSurface, ModernTint, Translucent {}

extension ModernBarAppearance {
  /// Nothing shines through.
  public var isTranslucent: Bool { false }
}
