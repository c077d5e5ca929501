public import ProtocolStyle

extension StylePack {
  /// The look of 2012: yellow buttons that shine, a green call to action, colored bars.
  ///
  /// Its traits are called `Classic…` and need nothing but a node that adopts them. Put into a
  /// tree, the pack fades what is disabled, sets what is in its bars, and offers the theme
  /// `graphite`, which takes the color out of tints and bars.
  public static let classic = StylePack(
    "classic", version: Version(1), styleSheet: rules, themes: [.classicGraphite],
    tokens: [Token.classicTint, Token.classicBar])

  /// What depends on states and on where a node is: all of it concerns this pack's traits alone.
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
