public import ProtocolStyle

extension StylePack {
  /// A calm style with few colors and rounded corners, which follows the color scheme and contrast.
  ///
  /// Its traits are named `Modern…` and don't require anything else. All of their values come from
  /// the tokens `Token.modern…`, which the themes `comfortable`, `compact` and `increasedContrast`
  /// set. In a tree, the pack dims disabled and pressed controls and styles the items in its bars.
  public static let modern = StylePack(
    "modern", version: Version(1), styleSheet: rules,
    themes: [.modernComfortable, .modernCompact, .modernIncreasedContrast],
    tokens: [
      Token.modernAccent, Token.modernOnAccent, Token.modernSurface, Token.modernRaised,
      Token.modernInk, Token.modernQuietInk, Token<Double>.modernDensity,
    ])

  /// Rules for control states and for the items in bars, which only target this pack's traits.
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
