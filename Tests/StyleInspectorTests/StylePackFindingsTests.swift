import ProtocolStyle
import StyleInspector
import Testing

/// Distinguishes these tokens from those with the same names in other files.
private let module: StaticString = "StylePackFindingsTests/Tokens.swift"

extension Token<Color> {
  fileprivate static let accent = Token("accent", default: .blue, fileID: module)
  fileprivate static let ink = Token("ink", default: .black, fileID: module)
}

extension Token<Double> {
  fileprivate static let gap = Token("gap", default: 8, fileID: module)
}

extension Token<Int> {
  fileprivate static let gap = Token("gap", default: 8, fileID: "Other/Tokens.swift")
}

/// Findings about packs that are used in one tree.
@Suite struct StylePackFindingsTests {
  private static let classic = StylePack("classic", version: .init(1, 2))

  @Test func `a repeated pack is found`() {
    let findings = [Self.classic, StylePack("other"), Self.classic].findings()
    #expect(
      findings.map(\.description) == [
        """
        warning: Pack 'classic' 1.2.0 is listed 2 times. [duplicate-pack]
          The rules of the last copy override those of all packs between the copies. Apart from \
        that, repeating a pack has no effect.
          Keep one of them.
        """
      ])
    #expect(findings.map(\.identifier) == [.duplicatePack])
  }

  @Test func `several versions of a pack are an error and are listed in order`() {
    let other = StylePack("classic", version: .init(2))
    let findings = [other, Self.classic, other].findings()
    #expect(
      findings.map(\.description) == [
        """
        error: Pack 'classic' is listed in several versions: 2.0.0, 1.2.0, 2.0.0. [duplicate-pack]
          The rules of all versions apply, each over those before it, including rules that a later \
        version has removed. If several attributes have the same name, the first is read.
          Keep one version, and require it in all modules that use the pack.
        """
      ])
    #expect(findings.map(\.identifier) == [.duplicatePack])
  }

  private static let sizes = StylePack("sizes", tokens: [Token<Double>.gap, Token.accent])
  private static let counts = StylePack("counts", tokens: [Token<Int>.gap, Token.accent])

  @Test func `tokens with one name and different types are found once`() {
    let more = StylePack("more", tokens: [Token<Int>.gap])
    let findings = [Self.sizes, Self.counts, more].findings()
    #expect(
      findings.map(\.description) == [
        """
        warning: Token 'gap' has type Double in pack 'sizes', but Int in pack 'counts'. [token-clash]
          They are two tokens: a theme that sets one doesn't set the other, and the data of a theme \
        can't name both.
          Rename one of them, or use the same token in both packs.
        """
      ])
    #expect(findings.map(\.identifier) == [.tokenClash])
    #expect([Self.sizes, Self.sizes.renamed("again")].findings().isEmpty)
  }

  private static func overriding(_ name: String, _ radius: Double, _ alpha: Double?) -> StylePack {
    let rule = StyleRule(for: .button) {
      $0.cornerRadius = radius
      if let alpha { $0.alpha = alpha }
    }
    return StylePack(name, styleSheet: StyleSheet { rule.overridingConformances() })
  }

  @Test func `an attribute that two packs override is found, for each pack but the first`() {
    let packs = [
      Self.overriding("square", 0, nil), Self.overriding("round", 12, 0.5),
      Self.overriding("oval", 20, 1),
    ]
    let findings = packs.findings()
    #expect(findings.map(\.identifier) == [.overrideClash, .overrideClash, .overrideClash])
    #expect(
      findings.map(\.summary) == [
        "Pack 'round' overrides 'cornerRadius' of ButtonNode, as pack 'square' does.",
        "Pack 'oval' overrides 'alpha' of ButtonNode, as pack 'round' does.",
        "Pack 'oval' overrides 'cornerRadius' of ButtonNode, as pack 'square' does.",
      ])
    #expect([packs[0]].findings().isEmpty)
  }

  @Test func `a token that a pack's theme sets and no pack declares is found`() {
    let pack = StylePack(
      "contoso", themes: [Theme("night") { $0[.ink] = .white }, Theme("dense") { $0[.gap] = 4.0 }],
      tokens: [Token.accent])
    let findings = [pack].findings()
    #expect(
      findings.first?.description == """
        warning: Theme 'night' of pack 'contoso' sets 'ink', which no pack declares. \
        [undeclared-token]
          The value is used, but the token isn't in the list of a pack, where people and decoders \
        look for tokens that can be set.
          List it among the tokens of pack 'contoso'.
        """)
    #expect(
      findings.map(\.summary).dropFirst() == [
        "Theme 'dense' of pack 'contoso' sets 'gap', which no pack declares."
      ])
    #expect(findings.map(\.identifier) == [.undeclaredToken, .undeclaredToken])
    let inks = StylePack("inks", tokens: [Token.ink])
    #expect([pack, Self.sizes, inks].findings().isEmpty)
  }

  @Test func `a theme may set an undeclared token in some environments only`() {
    let night = Theme("night") {
      if StyleEnvironment.current.colorScheme == .dark { $0[.ink] = .white }
    }
    let pack = StylePack("contoso", themes: [night])
    #expect([pack].findings().isEmpty)
    #expect(
      [pack].findings(in: StyleEnvironment(colorScheme: .dark)).map(\.identifier)
        == [.undeclaredToken])
  }

  private static let radius = Attribute<Double>("glow", fileID: "First/Glow.swift")
  private static let color = Attribute<Color>("glow", fileID: "Second/Glow.swift")

  @Test func `attributes with one name are found, with the one that is read`() {
    let packs = [
      StylePack("first", attributes: [Self.radius]), StylePack("second", attributes: [Self.color]),
      StylePack("third", attributes: [Self.radius]),
    ]
    #expect(
      packs.findings().map(\.description) == [
        """
        error: Attribute 'glow' has type Double in pack 'first', but Color in pack 'second'. \
        [attribute-clash]
          They are two attributes, declared in First/Glow.swift and Second/Glow.swift. A tree reads \
        the first; values of the other aren't in view models.
          Rename one of them, or use the same attribute in both packs.
        """
      ])
    #expect(packs.findings().map(\.identifier) == [.attributeClash])
    #expect(
      [packs[0]].findings(attributes: .standard + [Self.color]).map(\.summary) == [
        "Attribute 'glow' has type Color in the applier, but Double in pack 'first'."
      ])
  }

  @Test func `a repeated pack has no other findings`() {
    let pack = StylePack(
      "all", themes: [Theme("dense") { $0[.gap] = 4.0 }], tokens: [Token<Double>.gap],
      attributes: [Self.radius])
    #expect([pack, pack].findings().map(\.identifier) == [.duplicatePack])
  }

  @Test func `a pack's findings include those of its rules and themes`() {
    struct Price {}
    let pack = StylePack(
      "contoso", styleSheet: StyleSheet { StyleRule(for: Price.self) { $0.alpha = 1 } },
      themes: [
        Theme("there") { $0[.accent] = Token.ink }, Theme("back") { $0[.ink] = Token.accent },
        Theme("circle") { $0[.ink] = Token.ink },
      ], tokens: [Token.accent, Token.ink])
    #expect([pack].findings().map(\.identifier) == [.impossibleTarget, .tokenCycle])
  }

  @Test func `no packs have no findings`() {
    #expect([StylePack]().findings().isEmpty)
    #expect([Self.classic].findings().isEmpty)
  }
}

extension StylePack {
  fileprivate func renamed(_ name: String) -> StylePack {
    StylePack(name, themes: themes, tokens: tokens, attributes: attributes)
  }
}
