public import ProtocolStyle

/// Dots for pages: in the tint at 30 %, and in the tint for the current page.
///
/// For page controls: `struct Pages: PageControlNode, ClassicPagesAppearance {}`.
public protocol ClassicPagesAppearance: TintColor, CurrentPageTintColor {}

extension ClassicPagesAppearance {
  /// The tint at 30 %, for the other pages.
  public var tintColor: Color { currentPageTintColor.withAlpha(0.3) }

  /// `Token.classicTint`.
  public var currentPageTintColor: Color { Token.classicTint.value }
}
