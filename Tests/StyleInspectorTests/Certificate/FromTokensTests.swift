import Foundation
import ProtocolStyle
import Testing

@testable import StyleInspector

/// Whether values come from tokens, and which don't.
@Suite struct FromTokensTests {
  /// A label whose getters are closures.
  private struct Words: LabelNode, TextColor, BackgroundColor, CornerRadius {
    var text: @Sendable () -> Color = { Token.ink.value }
    var background: @Sendable () -> Color = { Token.paper.value }
    var corner: @Sendable () -> Double = { Token.corner.value }
    var textColor: Color { text() }
    var backgroundColor: Color { background() }
    var cornerRadius: Double { corner() }
  }

  private func certificate(
    _ node: some StyleNode, _ requirement: StyleRequirement,
    themes: [[Theme]] = [], sheet: StyleSheet = StyleSheet()
  ) -> Certificate {
    let tree = StyleTree(styleSheet: sheet)
    tree.attach(node)
    return Inspector(themes: themes).certify([requirement], of: tree)
  }

  private static let colors = StyleRequirement.fromTokens(
    [.textColor, .backgroundColor], besides: [.clear])

  private static let followed: [@Sendable () -> Color] = [
    { Token.ink.value }, { Token.ink.value.withAlpha(0.5) }, { Token.shade.value },
    { Token.ink.value.mixed(with: .white, by: 0.2) }, { .clear },
    { Token.isPale.value ? Token.ink.value : Token.paper.value },
    { StyleEnvironment.current.colorScheme == .dark ? Token.paper.value : Token.ink.value },
    { .adaptive(light: Token.paper.value, dark: Token.ink.value) },
  ]

  @Test(arguments: followed.indices)
  func `a value that is computed from a token comes from it`(index: Int) {
    let certificate = certificate(Words(text: Self.followed[index]), Self.colors)
    #expect(certificate.verdict == .certified, "\(certificate)")
  }

  private static let fixed: [(getter: @Sendable () -> Color, value: String, situation: [String])] =
    [
      ({ .red }, "#ff0000", []),
      (
        {
          _ = Token.ink.value
          return .red
        }, "#ff0000", []
      ),
      ({ Token.ink.value.relativeLuminance > 0.5 ? .black : .white }, "#ffffff", []),
      ({ Token.ink.value == .black ? .red : .blue }, "#ff0000", []),
      (
        { ControlState.current.contains(.selected) ? .red : Token.ink.value }, "#ff0000",
        ["selected"]
      ),
      (
        { .adaptive(light: Token.ink.value, dark: .white) }, "#ffffff", ["color scheme dark"]
      ),
    ]

  @Test(arguments: fixed.indices)
  func `a constant is found in its smallest situation, also if a token is read`(index: Int) throws {
    let (getter, value, situation) = Self.fixed[index]
    let certificate = certificate(Words(text: getter), Self.colors)
    let found = try #require(certificate.counterexamples.first)
    #expect(found.problem.hasPrefix("has 'textColor' as \(value), which "))
    #expect(found.problem.hasSuffix(" sets without a token"))
    #expect(found.problem.contains("StyleInspectorTests.FromTokensTests.Words"))
    #expect(found.situation == situation)
    #expect(found.requirement == "textColor, backgroundColor from tokens")
  }

  private struct Sign: ImageNode, SymbolRendering {
    let second: Color?
    var symbolRendering: SymbolRenderingValue {
      .palette([Token.ink.value, second ?? Token.paper.value])
    }
  }

  @Test func `each color of a symbol's palette counts`() throws {
    let palettes = StyleRequirement.fromTokens([.symbolRendering])
    #expect(certificate(Sign(second: nil), palettes).verdict == .certified)
    let found = try #require(
      certificate(Sign(second: .red), palettes).counterexamples.first)
    #expect(found.problem.hasPrefix("has 'symbolRendering' as #ff0000, which "))
  }

  @Test func `the counterexample has the line of a getter, or of a rule`() throws {
    let places = """
      {"StyleInspectorTests.FromTokensTests.Words.textColor": "StyleInspectorTests/Words.swift:7"}
      """
    let getters = try JSONDecoder().decode(GetterLocations.self, from: Data(places.utf8))
    let requirement = StyleRequirement.fromTokens([.textColor], locating: getters)
    let certificate = certificate(Words(text: { .red }), requirement)
    #expect(
      certificate.counterexamples.map(\.problem) == [
        "has 'textColor' as #ff0000, which StyleInspectorTests.FromTokensTests.Words "
          + "(Words.swift:7) sets without a token"
      ])
    let sheet = StyleSheet {
      StyleRule(for: .label) { $0.textColor = .green }.overridingConformances()
    }
    let ruled = self.certificate(Words(), requirement, sheet: sheet)
    #expect(ruled.counterexamples[0].problem.contains("(FromTokensTests.swift:"))
  }

  @Test func `a constant of a theme's rule is found in that theme`() {
    let theme = Theme(
      "ruled",
      styleSheet: StyleSheet {
        StyleRule(for: .label) { $0.textColor = .green }.overridingConformances()
      })
    let certificate = certificate(Words(), Self.colors, themes: [[], [theme]])
    #expect(certificate.counterexamples.map(\.situation) == [["theme 'ruled'"]])
  }

  @Test func `the values of scopes are followed, too`() {
    struct Shelf: ViewNode, ScopeProviding {
      var styleScope: StyleScope { StyleScope(themes: [Theme("inner") { $0[.ink] = .blue }]) }
    }
    let tree = StyleTree()
    tree.attach(Words(), to: tree.attach(Shelf()))
    #expect(Inspector().certify([Self.colors], of: tree).verdict == .certified)
  }

  private static let lengths: [(corner: @Sendable () -> Double, verdict: Certificate.Verdict)] = [
    ({ Token.corner.value }, .certified), ({ Token.corner.value.rounded() }, .certified),
    ({ 0 }, .certified), ({ 4 }, .refuted), ({ min(Token.corner.value, 3) }, .refuted),
  ]

  @Test(arguments: lengths.indices)
  func `a length comes from a token, or is 0`(index: Int) {
    let (corner, verdict) = Self.lengths[index]
    let certificate = certificate(Words(corner: corner), .fromTokens([.cornerRadius]))
    #expect(certificate.verdict == verdict, "\(certificate)")
  }

  @Test func `a part of a structure that a token has is undecided`() {
    let certificate = certificate(Words(text: { Token.pair.value.front }), Self.colors)
    #expect(certificate.verdict == .undecided)
    #expect(
      certificate.undecided == [
        "textColor, backgroundColor from tokens: Words has 'textColor' as #0000ff, which may be from "
          + "'pair', whose type has no other values"
      ])
  }
}

private struct Pair: Hashable, Sendable {
  var front = Color.blue
  var back = Color.white
}

extension Token<Color> {
  fileprivate static let ink = Token("followedInk", default: .black)
  fileprivate static let paper = Token("followedPaper", default: .white)
  fileprivate static let shade = Token("followedShade", default: Token.ink.value.withAlpha(0.3))
}

extension Token<Double> {
  fileprivate static let corner = Token("followedCorner", default: 8)
}

extension Token<Bool> {
  fileprivate static let isPale = Token("isPale", default: true)
}

extension Token<Pair> {
  fileprivate static let pair = Token("pair", default: Pair())
}
