import ProtocolStyle

extension StylePack {
  /// Northern lights: a glow around important nodes.
  public static let aurora = StylePack(
    "aurora", version: Version(1, 2),
    styleSheet: StyleSheet {
      StyleRule(for: .kind(.gauge), when: .controlState(.disabled)) {
        $0.glow = Glow(.gray, radius: 0)
      }
      StyleRule(for: .label, containedIn: [(any GaugeNode).self]) {
        $0.textColor = Token.aurora.value
      }
    },
    themes: [.polarDay], tokens: [Token.aurora], attributes: [.glow], kinds: [.gauge])
}

extension Token<Color> {
  /// The color of the lights; green by default.
  public static let aurora = Token("aurora", default: .systemGreen)
}

extension Theme {
  /// Less light on a bright sky.
  public static let polarDay = Theme("polar day") { $0[.aurora] = .systemTeal }
}
