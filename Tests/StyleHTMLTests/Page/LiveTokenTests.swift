import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

@Suite struct LiveTokenTests {
  /// The declarations of the first node's class, without its name.
  private func rule(
    of node: some StyleNode, live: [any AnyToken], themes: [Theme] = []
  ) throws -> String {
    let tree = StyleTree(themes: themes)
    tree.attach(node)
    let text = String(decoding: HTMLPage(of: tree, liveTokens: live).bytes(), as: UTF8.self)
    return String(try #require(text.firstMatch(of: #/@layer classes\{\.s[0-9a-v]{9}\{(.*?)\}/#)).1)
  }

  @Test(arguments: [
    ("background-color", "var(--tone,#ff0000)"), ("border-width", "var(--edge,8px)"),
    ("border-radius", "var(--edge,8px)"), ("padding", "4px var(--edge,8px) 4px var(--edge,8px)"),
    ("box-shadow", "var(--tone,#ff0000) 0 2px var(--edge,8px)"), ("gap", "16px"),
    ("border-color", "rgb(255 0 0 / 0.5)"), ("opacity", "0.5"),
    (
      "background-image",
      "linear-gradient(90deg,var(--tone,#ff0000) 0%,#ffffff 50%,var(--tone,#ff0000) 100%)"
    ),
  ])
  func `a value that is a token's is a custom property, another one is as before`(
    property: String, value: String
  ) throws {
    let rule = try rule(of: Box(), live: [Token.tone, Token.edge])
    let plain = try self.rule(of: Box(), live: [])
    #expect(rule.split(separator: ";").contains("\(property):\(value)"))
    #expect(!plain.contains("var("))
    let fallbacks = rule.replacing(#/var\(--\w+,([^)]*)\)/#) { $0.1 }
    #expect(fallbacks == plain)
  }

  @Test func `four equal lengths of which one is a token's are written apart`() throws {
    let rule = try rule(
      of: Box(), live: [Token.edge], themes: [Theme("thin") { $0[.edge] = 4 }])
    #expect(rule.contains("padding:4px var(--edge,4px) 4px var(--edge,4px)"))
  }

  @Test func `the family, the size and the weight of a font are separate`() throws {
    let rule = try rule(of: Heading(), live: [Token.heading])
    #expect(
      rule.contains(
        "font-family:var(--heading-family,ui-serif,serif);font-size:var(--heading-size,22px);"
          + "font-weight:var(--heading-weight,700);font-style:normal"))
  }

  @Test func `each look and each scope has a fallback of its own`() {
    let tree = StyleTree()
    tree.attach(Box())
    tree.setScope(StyleScope(themes: [.calm]), at: tree.attach(Box()))
    let page = HTMLPage(
      of: tree, looks: [HTMLLook("plain"), HTMLLook("loud", themes: [.loud])],
      liveTokens: [Token.tone])
    let text = String(decoding: page.bytes(), as: UTF8.self)
    for color in ["#ff0000", "#0000ff", "#00ff00"] {
      #expect(text.contains("background-color:var(--tone,\(color))"))
    }
  }

  @Test func `a value in a control state is a custom property, too`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button, when: .controlState(.highlighted)) {
          $0.backgroundColor = Token.tone.value
        }
      })
    tree.attach(Buy())
    let text = String(
      decoding: HTMLPage(of: tree, liveTokens: [Token.tone]).bytes(), as: UTF8.self)
    #expect(
      text.contains(
        ":is(:active,[data-state~=highlighted]){background-color:var(--tone,#ff0000)}"))
  }

  @Test func `a token that is set to a live one follows it, unless it's live itself`() throws {
    let theme = Theme("alias") { $0[.tone] = Token.other }
    #expect(
      try rule(of: Box(), live: [Token.other], themes: [theme])
        .contains("background-color:var(--other,color(srgb 0.5 0.5 0.5))"))
    #expect(
      try rule(of: Box(), live: [Token.other, Token.tone], themes: [theme])
        .contains("background-color:var(--tone,color(srgb 0.5 0.5 0.5))"))
  }

  @Test(arguments: [[Token.low, Token.high], [Token.high, Token.low]])
  func `a minimum, a maximum and a condition aren't values of a token`(
    tokens: [Token<Double>]
  ) throws {
    #expect(try rule(of: Bounds(), live: tokens) == rule(of: Bounds(), live: []))
    #expect(try rule(of: Bounds(), live: [tokens[0]]) == rule(of: Bounds(), live: []))
  }

  @Test func `what's computed from a token in wide containers only is listed at it`() {
    let tree = StyleTree()
    tree.attach(Wide(), to: tree.attach(Screen()))
    let page = HTMLPage(of: tree, liveTokens: [Token.edge])
    #expect(
      page.fixedValues(of: Token.edge).map(\.description) == [
        "Wide border-width: 16px"
      ])
  }

  @Test func `what's computed from a token is listed at it`() {
    let tree = StyleTree(themes: [.shaded])
    tree.attach(Box())
    tree.attach(Box())
    tree.attach(Bounds())
    let page = HTMLPage(
      of: tree, liveTokens: [Token.tone, Token.edge, Token.low, Token.other])
    #expect(
      page.fixedValues(of: Token.tone).map(\.description) == [
        "Box accent-color: rgb(255 0 0 / 0.25)", "Box border-color: rgb(255 0 0 / 0.5)",
      ])
    #expect(
      page.fixedValues(of: Token.edge).map(\.description) == ["Box gap: 16px", "Box opacity: 0.5"])
    #expect(
      page.fixedValues(of: Token.low).map(\.description) == [
        "Bounds border-radius: 6px", "Bounds border-width: 3px", "Bounds gap: 1px",
      ])
    #expect(page.fixedValues(of: Token.other).isEmpty)
    #expect(page.fixedValues(of: Token.high).isEmpty)
  }

  @Test func `names are those of the tokens, each once`() {
    let page = HTMLPage(
      of: StyleTree(),
      liveTokens: [Token.tone, Token<Double>("tone", default: 1), Token.box, Token.tone])
    #expect(page.property(of: Token.tone) == "--tone")
    #expect(page.property(of: Token<Double>("tone", default: 1)) == "--tone-2")
    #expect(page.property(of: Token.box) == nil)
    #expect(page.property(of: Token.edge) == nil)
    let dotted = Token<Color>("brand.500 a", default: .red)
    #expect(HTMLPage(of: StyleTree(), liveTokens: [dotted]).property(of: dotted) == "--brand-500-a")
  }

  @Test func `a patch has the custom properties as well`() {
    let tree = StyleTree()
    let page = HTMLPage(of: tree, liveTokens: [Token.tone], isPatchable: true)
    _ = page.bytes()
    tree.refresh()
    tree.attach(Box())
    #expect(page.patch(for: tree.refresh()).css.contains("background-color:var(--tone,#ff0000)"))
    tree.themes = [.loud]
    #expect(page.patch(for: tree.refresh()).css.contains("background-color:var(--tone,#0000ff)"))
  }

  @Test func `without live tokens, a page is the same as before`() {
    let tree = StyleTree(environment: StyleEnvironment(colorScheme: .dark))
    tree.attach(Box())
    #expect(HTMLPage(of: tree, liveTokens: []).bytes() == HTMLPage(of: tree).bytes())
    // The color scheme of the tree isn't that of a device.
    let live = String(
      decoding: HTMLPage(of: tree, liveTokens: [Token.other]).bytes(), as: UTF8.self)
    #expect(live == String(decoding: HTMLPage(of: tree).bytes(), as: UTF8.self))
  }
}

// MARK: - Nodes

private struct Box: ViewNode, BackgroundColor, BackgroundGradient, BorderColor, BorderWidth,
  CornerRadius, Padding, Spacing, Alpha, Shadows, TintColor
{
  var backgroundColor: Color { Token.tone.value }
  var backgroundGradient: Gradient {
    Gradient(
      stops: [
        .init(Token.tone.value, at: 0), .init(.white, at: 0.5), .init(Token.tone.value, at: 1),
      ], angle: 90)
  }
  var tintColor: Color { Token.shade.value }
  var borderColor: Color { Token.tone.value.withAlpha(0.5) }
  var borderWidth: Double { Token.edge.value }
  var cornerRadius: Double { Token.edge.value }
  var padding: EdgeInsets {
    EdgeInsets(top: 4, left: Token.edge.value, bottom: 4, right: Token.edge.value)
  }
  var spacing: Double { Token.edge.value * 2 }
  var alpha: Double { Token.edge.value / 16 }
  var shadows: [Shadow] {
    [Shadow(color: Token.tone.value, offset: Offset(x: 0, y: 2), blur: Token.edge.value)]
  }
}

private struct Heading: LabelNode, TextContent, Font {
  var text = "x"
  var font: FontDescriptor { Token.heading.value }
}

private struct Bounds: ViewNode, BorderWidth, CornerRadius, Spacing {
  var borderWidth: Double { min(Token.low.value, Token.high.value) }
  var cornerRadius: Double { max(Token.low.value, Token.high.value) }
  var spacing: Double { Token.low.value > Token.high.value ? 2 : 1 }
}

extension Token<Color> {
  fileprivate static let tone = Token("tone", default: Color.red)
  fileprivate static let other = Token("other", default: Color.gray)
  fileprivate static let shade = Token("shade", default: Color.black)
}

extension Token<Double> {
  fileprivate static let edge = Token("edge", default: 8)
  fileprivate static let low = Token("low", default: 3)
  fileprivate static let high = Token("high", default: 6)
}

extension Token<FontDescriptor> {
  fileprivate static let heading = Token(
    "heading", default: .system(size: 22, weight: .bold, design: .serif))
}

extension Token<EdgeInsets> {
  fileprivate static let box = Token("box", default: EdgeInsets(8))
}

extension Theme {
  fileprivate static let loud = Theme("loud") { $0[.tone] = .blue }
  fileprivate static let calm = Theme("calm") { $0[.tone] = .green }
  fileprivate static let shaded = Theme("shaded") {
    $0[.shade] = Token.tone.value.withAlpha(0.25)
  }
}

private struct Wide: ViewNode, BorderWidth {
  var borderWidth: Double { ContainerWidth.isAtLeast(500) ? Token.edge.value * 2 : 0 }
}
