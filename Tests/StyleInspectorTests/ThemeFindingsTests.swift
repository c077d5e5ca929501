import ProtocolStyle
import StyleInspector
import Testing

/// Distinguishes these tokens from those with the same names in other files.
private let module: StaticString = "ThemeFindingsTests/Tokens.swift"

extension Token<Color> {
  fileprivate static let accent = Token("accent", default: .blue, fileID: module)
  fileprivate static let brand = Token("brand", default: .black, fileID: module)
  fileprivate static let link = Token("link", default: .purple, fileID: module)
  fileprivate static let ink = Token(
    "ink", default: .black, deprecated: "Set 'brand' instead.", fileID: module)
}

extension Token<Double> {
  fileprivate static let gap = Token("gap", default: 8, fileID: module)
  fileprivate static let inset = Token("inset", default: 2 * Token.gap.value, fileID: module)
}

/// Findings about themes, and the values of themes that are in force together.
@Suite struct ThemeFindingsTests {
  private struct Card: ViewNode, BackgroundColor, TintColor, BorderWidth, CornerRadius {
    var backgroundColor: Color { Token.accent.value }
    var tintColor: Color { Token.link.value }
    var borderWidth: Double { Token.gap.value }
    var cornerRadius: Double { Token.inset.value }
  }

  private static func card(in themes: [Theme]) -> ViewModel {
    let tree = StyleTree(themes: themes)
    return tree.viewModel(of: tree.attach(Card()))
  }

  private static let brand = Theme("contoso") {
    $0[.brand] = .orange
    $0[.accent] = Token.brand
  }
  private static let dense = Theme("dense") { $0[.gap] = 4 }
  private static let contrast = Theme("contrast") {
    $0[.brand] = .red
    $0[.link] = Token.accent
  }

  @Test func `a brand and a density are in force together, in either order`() {
    for themes in [[Self.brand, Self.dense], [Self.dense, Self.brand]] {
      let card = Self.card(in: themes)
      #expect(card.backgroundColor == .orange)
      #expect(card.tintColor == .purple)
      #expect(card.borderWidth == 4)
      #expect(card.cornerRadius == 8)
      #expect(themes.findings().isEmpty)
    }
  }

  @Test func `the last of three themes wins, and chains of aliases go through all`() {
    let card = Self.card(in: [Self.brand, Self.dense, Self.contrast])
    #expect(card.backgroundColor == .red)
    #expect(card.tintColor == .red)
    #expect(card.borderWidth == 4)
    let other = Self.card(in: [Self.contrast, Self.dense, Self.brand])
    #expect(other.backgroundColor == .orange)
    #expect(other.tintColor == .orange)
    #expect([Self.brand, Self.dense, Self.contrast].findings().isEmpty)
  }

  private static let accents = Theme("accents") {
    $0[.accent] = Token.brand
    $0[.gap] = 4
  }
  private static let brands = Theme("brands") { $0[.brand] = Token.accent }

  @Test func `a cycle across themes is listed with the themes, and defaults are used`() {
    let themes = [Self.accents, Self.dense, Self.brands]
    #expect(
      themes.findings().map(\.description) == [
        """
        error: Tokens are set to each other in a cycle: accent → brand → accent. [token-cycle]
          'accent' is set to 'brand' in theme 'accents', 'brand' is set to 'accent' in theme \
        'brands'. None of them has a value, so each has its default.
          Set one of them to a value.
        """
      ])
    #expect(themes.findings().map(\.identifier) == [.tokenCycle])
    #expect(Self.card(in: themes).backgroundColor == .blue)
    #expect(Self.card(in: themes).borderWidth == 4)
  }

  @Test func `themes that form a cycle together have no findings alone`() {
    #expect(Self.accents.findings().isEmpty)
    #expect(Self.brands.findings().isEmpty)
  }

  @Test func `a value in a higher theme breaks the cycle`() {
    #expect([Self.accents, Self.brands, Self.contrast].findings().isEmpty)
    #expect(Self.card(in: [Self.accents, Self.brands, Self.contrast]).backgroundColor == .red)
  }

  @Test func `a theme can form a cycle only in some environments`() {
    let night = Theme("night") {
      $0[.link] = Token.brand
      if StyleEnvironment.current.colorScheme == .dark { $0[.brand] = Token.link }
    }
    #expect(night.findings().isEmpty)
    #expect(
      night.findings(in: StyleEnvironment(colorScheme: .dark)).map(\.summary)
        == ["Tokens are set to each other in a cycle: brand → link → brand."])
  }

  @Test func `a theme's closure reads the values of lower themes`() {
    let echo = Theme("echo") { values in
      if Token.gap.value == 4 { values[.accent] = Token.accent }
    }
    #expect([echo, Self.dense].findings().isEmpty)
    #expect([Self.dense, echo].findings().map(\.identifier) == [.tokenCycle])
  }

  @Test func `a deprecated token that is set is found, with its message`() {
    let old = Theme("old") { $0[.ink] = .red }
    #expect(
      old.findings().map(\.description) == [
        """
        warning: Theme 'old' sets 'ink', which is deprecated. [deprecated-token]
          The value is still used, but the token will be removed.
          Set 'brand' instead.
        """
      ])
    #expect(old.findings().map(\.identifier) == [.deprecatedToken])
    let alias = Theme("alias") { $0[.ink] = Token.brand }
    #expect(
      [old, Self.brand, alias].findings().map(\.summary) == [
        "Theme 'old' sets 'ink', which is deprecated.",
        "Theme 'alias' sets 'ink', which is deprecated.",
      ])
  }

  @Test func `a theme's findings include those of its rules, and cycles are last`() {
    struct Price {}
    let sheet = StyleSheet {
      StyleRule(for: Price.self, fileID: "App/Rules.swift", line: 3) { $0.alpha = 1 }
    }
    let theme = Theme("ruled", styleSheet: sheet) {
      $0[.link] = Token.link
      $0[.ink] = .red
    }
    #expect(
      theme.findings().map(\.identifier) == [.deprecatedToken, .impossibleTarget, .tokenCycle])
  }

  @Test func `no themes have no findings`() {
    #expect([Theme]().findings().isEmpty)
    #expect(Theme("plain").findings().isEmpty)
  }
}
