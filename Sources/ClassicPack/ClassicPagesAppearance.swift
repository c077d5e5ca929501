public import ProtocolStyle

/// Page dots in the tint for the current page, and in the tint at 30% for the others.
///
/// For page controls: `struct Pages: PageControlNode, ClassicPagesAppearance {}`.
public protocol ClassicPagesAppearance: TintColor, CurrentPageTintColor {}

extension ClassicPagesAppearance {
  /// The tint at 30%, used by the other pages.
  public var tintColor: Color { currentPageTintColor.withAlpha(0.3) }

  /// `Token.classicTint`.
  public var currentPageTintColor: Color { Token.classicTint.value }
}
