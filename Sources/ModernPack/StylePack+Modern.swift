public import ProtocolStyle

extension StylePack {
  /// A calm look of few colors and round corners, which follows light, dark and contrast.
  ///
  /// Its traits are called `Modern…` and need nothing but a node that adopts them. All they show
  /// follows the tokens `Token.modern…`; the themes `comfortable`, `compact` and
  /// `increasedContrast` set them. Put into a tree, the pack dims what is disabled or pressed, and
  /// sets what is in its bars.
  public static let modern = StylePack(
    "modern", version: Version(1), styleSheet: rules,
    themes: [.modernComfortable, .modernCompact, .modernIncreasedContrast],
    tokens: [
      Token.modernAccent, Token.modernOnAccent, Token.modernSurface, Token.modernRaised,
      Token.modernInk, Token.modernQuietInk, Token<Double>.modernDensity,
    ])

  /// What depends on states and on where a node is: all of it concerns this pack's traits alone.
  private static let rules = StyleSheet {
    StyleRule(for: (any ModernButtonAppearance).self, when: .controlState(.disabled)) {
      $0.alpha = 0.4
    }
    StyleRule(for: (any ModernButtonAppearance).self, when: .controlState(.highlighted)) {
      $0.alpha = 0.8
    }
    StyleRule(for: .barButtonItem, containedIn: [(any ModernBarAppearance).self]) {
      $0.tintColor = Token.modernAccent.value
      $0.titleTextAttributesForState = [
        .normal: TextAttributes(
          foregroundColor: Token.modernAccent.value, font: FontDescriptor(textStyle: .body))
      ]
    }
  }
}
