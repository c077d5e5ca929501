import ProtocolStyle

/// The rules, themes, packs, scopes and resets that a random tree chooses from.
///
/// Each is created once, because two sheets or themes that are created separately are never equal.
enum MirrorPalette {
  static let rules: [StyleRule] = [
    StyleRule(for: .view) { MirrorWrite.faded.apply(to: &$0) },
    StyleRule(for: .label) { MirrorWrite.label.apply(to: &$0) },
    StyleRule(for: .label, when: .colorScheme(.dark)) { MirrorWrite.text.apply(to: &$0) },
    StyleRule(for: .label, containedIn: [TintCard.self]) { MirrorWrite.darkText.apply(to: &$0) },
    StyleRule(for: .button, when: .controlState(.selected)) { MirrorWrite.glowing.apply(to: &$0) },
    StyleRule(for: .button) { MirrorWrite.stateAlpha.apply(to: &$0) },
    StyleRule(for: .button, when: .controlState(.selected)) {
      MirrorWrite.stateAlpha.apply(to: &$0)
      MirrorWrite.text.apply(to: &$0)
    },
    StyleRule(for: .view) { MirrorWrite.darkStateAlpha.apply(to: &$0) },
    StyleRule(for: .button, when: .colorScheme(.dark)) {
      MirrorWrite.stateAlpha.apply(to: &$0)
    },
    StyleRule(for: LiveObject.self, when: .controlState(.selected)) { $0.cornerRadius = 5 },
    StyleRule(for: SharedItemPanel.self, when: .controlState(.selected)) { $0.cornerRadius = 6 },
    StyleRule(for: .styleClass("Loud")) { $0.borderWidth = 3 },
    StyleRule(for: .view, containedIn: [ScopedCard.self]) { MirrorWrite.glowing.apply(to: &$0) },
    StyleRule(for: (any TextContent).self) { MirrorWrite.noLabel.apply(to: &$0) },
    StyleRule(for: (any HaloRadius).self) { MirrorWrite.tinted.apply(to: &$0) },
    StyleRule(for: PlainObject.self, when: .colorScheme(.light)) {
      MirrorWrite.darkText.apply(to: &$0)
      $0.accessibilityLabel = "plain"
    },
  ]

  static let sheets: [StyleSheet] = [
    StyleSheet { rules[0] },
    StyleSheet {
      rules[1]
      rules[7]
    },
    StyleSheet { rules[3] },
  ]

  static let themes: [Theme] = [
    Theme("ember") { $0[.glow] = .red },
    Theme("moon", styleSheet: sheets[1]) { $0[.glow] = .white },
    Theme("shade") { $0[.glow] = Token.shade.value },
    Theme("adaptive", styleSheet: sheets[2]) { $0[.glow] = .adaptive(light: .cyan, dark: .purple) },
  ]

  static let packs: [StylePack] = [.halo, .badge, .plain]

  static let scopes: [StyleScope] = [
    StyleScope { $0.colorScheme = .dark },
    StyleScope { $0.colorScheme = .light },
    StyleScope { $0.contrast = .increased },
    StyleScope(themes: [themes[1]]),
    StyleScope(styleSheet: sheets[0]),
    StyleScope(styleSheet: sheets[2], isBoundary: true),
    StyleScope(isBoundary: true),
  ]

  static let resets: [@Sendable (StyleTree) -> ResetToken] = [
    { $0.reset(of: .label) },
    { $0.reset(of: .view, attributes: [.alpha]) },
    { $0.reset(of: PlainObject.self) },
    { $0.reset(of: .styleClass("Loud")) },
    { $0.reset(of: .label, attributes: [.text, .accessibilityLabel]) },
  ]
}
