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

// MARK: - ClassicPalette

/// The colors of this pack.
enum ClassicPalette {
  static let blue = Color(hex: "#1c61c7")!
  static let slate = Color(hex: "#456187")!
  static let gray = Color(hex: "#666e78")!
  static let graphite = Color(hex: "#3b3d42")!
  static let shine = Color(hex: "#ffffcc")!
  static let glow = Color(hex: "#ffff73")!
  static let gold = Color(hex: "#ffe61a")!
  static let green = Color(hex: "#1c8529")!
  static let darkRed = Color(hex: "#b30000")!
  static let ink = Color(hex: "#385487")!
  static let quietInk = Color(hex: "#737373")!
}

extension Token<Color> {
  /// The tint of tracks, switches and page controls; blue by default.
  public static let classicTint = Token(
    "classicTint", default: ClassicPalette.blue,
    summary: "The tint of tracks, switches and page controls.")

  /// The color of bars, dark enough for white titles; blue-gray by default.
  public static let classicBar = Token(
    "classicBar", default: ClassicPalette.slate,
    summary: "The color of bars, dark enough for white titles.")
}

extension Theme {
  /// Gray tints and bars, as on early iPods.
  public static let classicGraphite = Theme("graphite", summary: "Gray tints and bars.") {
    $0[.classicTint] = ClassicPalette.gray
    $0[.classicBar] = ClassicPalette.graphite
  }
}
