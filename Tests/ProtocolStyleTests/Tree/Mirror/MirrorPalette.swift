import ProtocolStyle

/// The rules, themes, packs, scopes and resets that a random tree chooses from.
///
/// Each is made once: two sheets or themes that are made apart are never equal.
enum MirrorPalette {
  static let rules: [Appearance] = [
    Appearance(of: .view) { MirrorWrite.faded.apply(to: &$0) },
    Appearance(of: .label) { MirrorWrite.label.apply(to: &$0) },
    Appearance(of: .label, when: .colorScheme(.dark)) { MirrorWrite.text.apply(to: &$0) },
    Appearance(of: .label, containedIn: [TintCard.self]) { MirrorWrite.darkText.apply(to: &$0) },
    Appearance(of: .button, when: .controlState(.selected)) { MirrorWrite.glowing.apply(to: &$0) },
    Appearance(of: LiveObject.self, when: .controlState(.selected)) { $0.cornerRadius = 5 },
    Appearance(of: SharedItemPanel.self, when: .controlState(.selected)) { $0.cornerRadius = 6 },
    Appearance(ofClass: "Loud") { $0.borderWidth = 3 },
    Appearance(of: .view, containedIn: [ScopedCard.self]) { MirrorWrite.glowing.apply(to: &$0) },
    Appearance(of: (any TextContent).self) { MirrorWrite.noLabel.apply(to: &$0) },
    Appearance(of: (any HaloRadius).self) { MirrorWrite.tinted.apply(to: &$0) },
    Appearance(of: PlainObject.self, when: .colorScheme(.light)) {
      MirrorWrite.darkText.apply(to: &$0)
      $0.accessibilityLabel = "plain"
    },
  ]

  static let sheets: [AppearanceSheet] = [
    AppearanceSheet { rules[0] },
    AppearanceSheet {
      rules[1]
      rules[7]
    },
    AppearanceSheet { rules[3] },
  ]

  static let themes: [Theme] = [
    Theme("ember") { $0[.glow] = .red },
    Theme("moon", appearance: sheets[1]) { $0[.glow] = .white },
    Theme("shade") { $0[.glow] = Token.shade.value },
    Theme("adaptive", appearance: sheets[2]) { $0[.glow] = .adaptive(light: .cyan, dark: .purple) },
  ]

  static let packs: [StylePack] = [.halo, .badge, .plain]

  static let scopes: [StyleScope] = [
    StyleScope { $0.colorScheme = .dark },
    StyleScope { $0.colorScheme = .light },
    StyleScope { $0.contrast = .increased },
    StyleScope(themes: [themes[1]]),
    StyleScope(appearance: sheets[0]),
    StyleScope(appearance: sheets[2], isBoundary: true),
    StyleScope(isBoundary: true),
  ]

  static let resets: [@Sendable (StyleTree) -> ResetReceipt] = [
    { $0.reset(of: .label) },
    { $0.reset(of: .view, attributes: [.alpha]) },
    { $0.reset(of: PlainObject.self) },
    { $0.reset(ofClass: "Loud") },
    { $0.reset(of: .label, attributes: [.text, .accessibilityLabel]) },
  ]
}
