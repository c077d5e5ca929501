public import ProtocolStyle

extension StylePack {
  /// The style of 2012: glossy yellow buttons, a green call to action, and colored bars.
  ///
  /// Its traits are named `Classic…` and don't require anything else. In a tree, the pack fades
  /// disabled controls and styles the items in its bars. Its theme `graphite` removes the color
  /// from tints and bars.
  public static let classic = StylePack(
    "classic", version: Version(1), styleSheet: rules, themes: [.classicGraphite],
    tokens: [Token.classicTint, Token.classicBar])

  /// Rules for control states and for the items in bars, which only target this pack's traits.
  private static let rules = StyleSheet {
    StyleRule(for: (any ClassicButtonAppearance).self, when: .controlState(.disabled)) {
      $0.alpha = 0.5
    }
    StyleRule(for: (any ClassicButtonAppearance).self, when: .controlState(.highlighted)) {
      $0.shadowOpacity = 0
    }
    StyleRule(for: .barButtonItem, containedIn: [(any ClassicBarAppearance).self]) {
      $0.tintColor = .white
      $0.titleTextAttributesForState = [
        .normal: TextAttributes(
          foregroundColor: .white, font: FontDescriptor("Helvetica Neue", size: 14, weight: .bold))
      ]
    }
  }
}
