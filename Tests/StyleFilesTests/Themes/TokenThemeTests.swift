import ProtocolStyle
import StyleFiles
import StyleInspector
import Testing

@testable import FileFixtures

@Suite struct TokenThemeTests {
  struct Card: ViewNode, BackgroundColor, Padding {
    let ink: Token<Color>
    let gap: Token<Double>
    var backgroundColor: Color { ink.value }
    var padding: EdgeInsets { EdgeInsets(gap.value) }
  }

  private func environment(
    _ scheme: StyleEnvironment.ColorScheme, _ contrast: StyleEnvironment.Contrast = .standard,
    _ size: StyleEnvironment.ContentSizeCategory = .large
  ) -> StyleEnvironment {
    var environment = StyleEnvironment(colorScheme: scheme)
    environment.contrast = contrast
    environment.contentSizeCategory = size
    return environment
  }

  @Test func `one theme covers schemes, contrasts and text sizes`() throws {
    let file = try TokenFile(Samples.resolver)
    let card = Card(ink: try file.token("color.link"), gap: try file.token("gap"))
    let tree = StyleTree(themes: [try file.theme()])
    let node = tree.attach(card)
    #expect(tree.viewModel(of: node).backgroundColor == Color(white: 0))
    #expect(tree.viewModel(of: node).padding == EdgeInsets(8))
    tree.environment = environment(.dark)
    #expect(tree.viewModel(of: node).backgroundColor == Color(white: 1))
    tree.environment = environment(.dark, .increased)
    #expect(tree.viewModel(of: node).backgroundColor == Color(red: 1, green: 1, blue: 0))
    tree.environment = environment(.light, .increased, .extraLarge)
    #expect(tree.viewModel(of: node).backgroundColor == Color(white: 0))
    #expect(tree.viewModel(of: node).padding == EdgeInsets(8 * 19 / 17))
  }

  @Test func `a token without a theme has the value of the file in the environment`() throws {
    let file = try TokenFile(Samples.resolver)
    let tree = StyleTree(environment: environment(.dark))
    let node = tree.attach(Card(ink: try file.token("color.ink"), gap: try file.token("gap")))
    #expect(tree.viewModel(of: node).backgroundColor == Color(white: 1))
  }

  @Test func `modifiers of no environment are themes to choose`() throws {
    let file = try TokenFile(Samples.resolver)
    #expect(file.themes().map(\.name) == ["Shop plain", "Shop acme"])
    let acme = try file.theme(["brand": "acme"])
    let tree = StyleTree(themes: [acme])
    let node = tree.attach(Card(ink: try file.token("color.link"), gap: try file.token("gap")))
    #expect(tree.viewModel(of: node).backgroundColor == Color(red: 1, green: 0, blue: 0))
    let pack = file.pack()
    #expect(pack.name == "Shop")
    #expect(pack.tokens.map(\.name) == ["color.ink", "color.link", "gap"])
    #expect(pack.tokens[1].summary == "Links in text.")
  }

  @Test func `themes to choose set tokens of an application, too`() throws {
    let file = try TokenFile(Samples.resolver)
    let themes = try file.themes(setting: [Self.ownGap])
    #expect(themes.map(\.name) == ["Shop plain", "Shop acme"])
    let tree = StyleTree(themes: [themes[1]])
    let node = tree.attach(Card(ink: try file.token("color.link"), gap: Self.ownGap))
    #expect(tree.viewModel(of: node).backgroundColor == Color(red: 1, green: 0, blue: 0))
    #expect(tree.viewModel(of: node).padding == EdgeInsets(8))
    #expect(throws: StyleFileError.self) {
      try file.themes(setting: [Token<Color>("missing", default: .red)])
    }
  }

  @Test func `a choice fixes what the environment would decide`() throws {
    let file = try TokenFile(Samples.resolver)
    let tree = StyleTree(themes: [try file.theme(["theme": "dark"])])
    let node = tree.attach(Card(ink: try file.token("color.ink"), gap: try file.token("gap")))
    #expect(tree.viewModel(of: node).backgroundColor == Color(white: 1))
  }

  @Test func `an alias follows the token that it names`() throws {
    let file = try TokenFile(Samples.resolver)
    let ink: Token<Color> = try file.token("color.ink")
    let override = Theme("override") { $0[ink] = .green }
    let tree = StyleTree(themes: [try file.theme(), override])
    let node = tree.attach(Card(ink: try file.token("color.link"), gap: try file.token("gap")))
    #expect(tree.viewModel(of: node).backgroundColor == .green)
  }

  static let ownInk = Token<Color>("colorInk", default: .red)
  static let ownGap = Token<Double>("gap", default: 1)

  @Test func `a theme sets tokens of an application by their names`() throws {
    let file = try TokenFile(Samples.resolver)
    let theme = try file.theme(setting: [Self.ownInk, Self.ownGap])
    let tree = StyleTree(themes: [theme], environment: environment(.dark))
    let node = tree.attach(Card(ink: Self.ownInk, gap: Self.ownGap))
    #expect(tree.viewModel(of: node).backgroundColor == Color(white: 1))
    #expect(tree.viewModel(of: node).padding == EdgeInsets(8))
  }

  /// The names of the tokens that a theme sets and a node with two tokens of the application doesn't
  /// read.
  @Test func `a file with the former name of a token sets it, with a finding`() throws {
    let file = try TokenFile(
      #"{"brand": {"gap": {"$type": "number", "$value": 3}}}"#, named: "old.tokens.json")
    let gap = Token<Double>("renamed.gap", default: 8, formerly: ["space", "brand.gap"])
    let themes = try file.themes(setting: [gap])
    #expect(themes[0].value(of: gap) == 3)
    #expect(
      themes[0].decodingFindings.map(\.summary) == [
        "old.tokens.json has 'brand.gap', which is named 'renamed.gap' now."
      ])
    let camel = Token<Double>("renamed.other", default: 8, formerly: ["brandGap"])
    #expect(try file.theme(setting: [camel]).value(of: camel) == 3)
  }

  private func unused(_ read: Card, setting tokens: [any AnyToken]) throws -> [String] {
    let file = try TokenFile(Samples.resolver)
    let tree = StyleTree(themes: [try file.theme(setting: tokens)])
    tree.attach(read)
    return Inspector().findings(of: tree).filter { $0.identifier == .unusedToken }
      .map { String($0.summary.split(separator: "'")[3]) }
  }

  @Test func `the tokens of a file count as read where an application reads its own instead`()
    throws
  {
    let file = try TokenFile(Samples.resolver)
    let ownLink = Token<Color>("colorLink", default: .red)
    let fileGap: Token<Double> = try file.token("gap")
    // `color.link` stands for `color.ink`, so both are in use.
    #expect(
      try unused(Card(ink: ownLink, gap: Self.ownGap), setting: [ownLink, Self.ownGap]) == [])
    #expect(
      try unused(Card(ink: Self.ownInk, gap: Self.ownGap), setting: [Self.ownInk, Self.ownGap])
        == ["color.link"])
    // A token of the application that nothing reads is found, though the file's own is read.
    #expect(
      try unused(Card(ink: ownLink, gap: fileGap), setting: [ownLink, Self.ownGap]) == ["gap"])
  }

  @Test func `a token that the file has none for is refused with the nearest`() throws {
    let file = try TokenFile(Samples.resolver, named: "shop.json")
    let wrong = Token<Color>("colorInc", default: .red)
    let mistyped = Token<String>("gap", default: "")
    let error = #expect(throws: StyleFileError.self) {
      try file.theme(setting: [wrong, mistyped])
    }
    #expect(
      error?.description == """
        shop.json: no token for "colorInc" was found; the name of a token is accepted; the nearest is \
        "colorInk".
        shop.json#/gap: the type "dimension" was found; a type whose values are String, as those of \
        gap is accepted.
        """)
    #expect(throws: StyleFileError.self) { try file.token("gap", as: Color.self) }
    #expect(throws: StyleFileError.self) { try file.token("gpa", as: Double.self) }
  }

  enum Density: StyleEnvironmentKey {
    static let defaultValue = "regular"
  }

  @Test func `a table maps a modifier to a key of an application`() throws {
    let file = try TokenFile(Samples.resolver)
    var table = ModifierTable()
    table["brand"] = ["acme": .key(Density.self, "acme")]
    table["theme"] = [:]
    let theme = try file.theme(modifiers: table)
    let tree = StyleTree(themes: [theme], environment: environment(.dark))
    let node = tree.attach(Card(ink: try file.token("color.link"), gap: try file.token("gap")))
    #expect(tree.viewModel(of: node).backgroundColor == Color(white: 0))
    tree.environment[Density.self] = "acme"
    #expect(tree.viewModel(of: node).backgroundColor == Color(red: 1, green: 0, blue: 0))
    #expect(
      file.themes(modifiers: table).map(\.name) == [
        "Shop light", "Shop dark", "Shop darkHighContrast",
      ])
  }
}
