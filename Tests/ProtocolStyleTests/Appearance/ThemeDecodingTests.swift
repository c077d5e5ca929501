import Foundation
import ProtocolStyle
import StyleInspector
import Testing

/// Distinguishes these tokens from those with the same names in other files.
private let module: StaticString = "ThemeDecodingTests/Tokens.swift"

extension Token<Color> {
  fileprivate static let accent = Token("accent", default: .blue, fileID: module)
  fileprivate static let link = Token("link", default: .purple, fileID: module)
  fileprivate static let ink = Token(
    "ink", default: .black, deprecated: "Set 'link'.", fileID: module)
}

extension Token<Double> {
  fileprivate static let gap = Token("gap", default: 8, fileID: module)
}

extension Token<Color?> {
  fileprivate static let veil = Token("veil", default: .red, fileID: module)
}

extension Token<EdgeInsets> {
  fileprivate static let padding = Token("padding", default: .zero, fileID: module)
}

extension Token<Halo> {
  fileprivate static let halo = Token("halo", default: Halo(width: 1), fileID: module)
}

extension Token<FontDescriptor> {
  fileprivate static let type = Token("type", default: .system(), fileID: module)
}

extension Token<Session> {
  fileprivate static let session = Token("session", default: Session(token: ""), fileID: module)
}

extension Token<Session?> {
  fileprivate static let spare = Token("spare", default: nil, fileID: module)
}

extension Token<StateValues<Color>> {
  fileprivate static let states = Token("states", default: [:], fileID: module)
  fileprivate static let others = Token("others", default: [:], fileID: module)
}

private struct Session: Hashable, Codable {
  var token: String
}

private struct Halo: Hashable {
  var width: Double
}

/// Themes decoded from data: their values, and the entries that are ignored.
@Suite struct ThemeDecodingTests {
  private static let tokens: [any AnyToken] = [
    Token.accent, Token.link, Token.ink, Token.gap, Token.veil, Token.padding, Token.halo,
    Token.type, Token.session, Token.spare, Token.states, Token.others,
  ]

  private static func theme(_ json: String) throws -> Theme {
    let decoder = JSONDecoder()
    decoder.userInfo[.themeDecoding] = Theme.Decoding(tokens: tokens)
    return try decoder.decode(Theme.self, from: Data(json.utf8))
  }

  private struct Card: ViewNode, BackgroundColor, TintColor, BorderWidth, ShadowColor {
    var backgroundColor: Color { Token.accent.value }
    var tintColor: Color { Token.link.value }
    var borderWidth: Double { Token.gap.value }
    var shadowColor: Color { Token.veil.value ?? .green }
  }

  private static func card(
    in themes: Theme..., environment: StyleEnvironment = StyleEnvironment()
  ) -> ViewModel {
    let tree = StyleTree(themes: themes, environment: environment)
    return tree.viewModel(of: tree.attach(Card()))
  }

  @Test func `a theme has the name, the summary and the values of its data`() throws {
    let theme = try Self.theme(
      ##"""
      {"name": "contoso", "summary": "The shop.",
       "tokens": {"accent": "#ff9500", "gap": 4, "link": {"token": "accent"}, "veil": null}}
      """##)
    #expect(theme.name == "contoso")
    #expect(theme.summary == "The shop.")
    #expect(theme.styleSheet.isEmpty)
    #expect(theme.decodingFindings.isEmpty)
    let card = Self.card(in: theme)
    #expect(card.backgroundColor == Color.systemOrange.resolved())
    #expect(card.tintColor == Color.systemOrange.resolved())
    #expect(card.borderWidth == 4)
    #expect(card.shadowColor == .green)
  }

  @Test func `summary and tokens may be left out`() throws {
    let theme = try Self.theme(#"{"name": "plain"}"#)
    #expect(theme.name == "plain")
    #expect(theme.summary == nil)
    #expect(theme.decodingFindings.isEmpty)
    #expect(Self.card(in: theme) == Self.card())
    #expect(try Self.theme(#"{"name": "plain", "tokens": {}}"#).decodingFindings.isEmpty)
  }

  @Test func `an adaptive color in data is resolved where it is read`() throws {
    let theme = try Self.theme(
      ##"{"name": "a", "tokens": {"accent": {"light": "#fff", "dark": "#000"}}}"##)
    #expect(Self.card(in: theme).backgroundColor == .white)
    let dark = StyleEnvironment(colorScheme: .dark)
    #expect(Self.card(in: theme, environment: dark).backgroundColor == .black)
  }

  @Test func `data composes with themes of code, and aliases run between them`() throws {
    let brand = Theme("brand") { $0[.accent] = .orange }
    let data = try Self.theme(
      #"{"name": "data", "tokens": {"link": {"token": "accent"}, "gap": 2}}"#)
    let dense = Theme("dense") { $0[.gap] = 1 }
    let card = Self.card(in: brand, data, dense)
    #expect(card.tintColor == .orange)
    #expect(card.borderWidth == 1)
    #expect([brand, data, dense].findings().isEmpty)
  }

  @Test func `a cycle in data is a finding, and defaults are used`() throws {
    let theme = try Self.theme(
      #"{"name": "c", "tokens": {"link": {"token": "accent"}, "accent": {"token": "link"}}}"#)
    #expect(
      theme.findings().map(\.summary)
        == ["Tokens are set to each other in a cycle: accent → link → accent."])
    #expect(Self.card(in: theme).backgroundColor == .blue)
    #expect(Self.card(in: theme).tintColor == .purple)
  }

  @Test func `a deprecated token in data is a finding`() throws {
    let theme = try Self.theme(##"{"name": "old", "tokens": {"ink": "#fff"}}"##)
    #expect(theme.findings().map(\.summary) == ["Theme 'old' sets 'ink', which is deprecated."])
  }

  @Test func `an invalid token doesn't affect other tokens and lower themes`() throws {
    let beneath = Theme("beneath") {
      $0[.accent] = .orange
      $0[.link] = .green
    }
    let theme = try Self.theme(
      ##"{"name": "t", "tokens": {"acent": "#fff", "accent": 3, "gap": 4, "link": "#f00"}}"##)
    #expect(theme.findings().map(\.identifier) == [.tokenType, .undeclaredToken])
    let card = Self.card(in: beneath, theme)
    #expect(card.backgroundColor == .orange)
    #expect(card.tintColor == .red)
    #expect(card.borderWidth == 4)
    #expect(Self.card(in: theme).backgroundColor == .blue)
  }

  private static let undeclared = """
    [undeclared-token]
      The data of a theme can name the tokens that Theme.Decoding lists. None of them has this \
    name, so the entry is ignored.
      Correct the name, or list the token in Theme.Decoding.
    """
  private static let unwritten = """
    [token-type]
      The entry is ignored, so the token has the value of a lower theme or its default.
    """

  private static let wrong: [(String, String)] = [
    (
      ##""acent": "#fff""##,
      "warning: Theme 't' sets 'acent', which isn't a declared token. \(undeclared)"
    ),
    (
      #""": {"token": "accent"}"#,
      "warning: Theme 't' sets '', which isn't a declared token. \(undeclared)"
    ),
    (
      #""link": {"token": "acent"}"#,
      """
      warning: Theme 't' sets 'link' to the token 'acent', which isn't declared. \(undeclared)
      """
    ),
    (
      #""link": "red""#,
      """
      error: Theme 't' sets 'link' to a value that isn't of type Color. \(unwritten) At 'link': hex color: \
      "red" was given; \(ViewModelDecodingTests.hex)
        Write the value in the form that Color encodes.
      """
    ),
    (
      ##""link": {"light": "#fff", "dark": "black"}"##,
      """
      error: Theme 't' sets 'link' to a value that isn't of type Color. \(unwritten) At 'link.dark': \
      hex color: "black" was given; \(ViewModelDecodingTests.hex)
        Write the value in the form that Color encodes.
      """
    ),
    (
      #""link": {"token": 3}"#,
      """
      error: Theme 't' sets 'link' to a value that isn't of type Color. \(unwritten) At 'link': color: an \
      object with none of them was given; \(ViewModelDecodingTests.shape)
        Write the value in the form that Color encodes.
      """
    ),
    (
      #""link": {"token": "gap"}"#,
      """
      error: Theme 't' sets 'link' to the token 'gap', whose values have type Double, not Color. \
      \(unwritten)
        Name a token with values of type Color, or write a value.
      """
    ),
    (
      #""veil": {"token": "link"}"#,
      """
      error: Theme 't' sets 'veil' to the token 'link', whose values have type Color, not \
      Optional<Color>. \(unwritten)
        Name a token with values of type Optional<Color>, or write a value.
      """
    ),
    (
      #""halo": {"width": 3}"#,
      """
      error: Theme 't' sets 'halo' to a value, but Halo isn't Decodable. \(unwritten)
        Conform Halo to Decodable, or set 'halo' in the closure of a theme.
      """
    ),
  ]

  @Test(arguments: wrong)
  private func `each invalid entry has a finding with an exact message`(
    entry: String, finding: String
  ) throws {
    let theme = try Self.theme(#"{"name": "t", "tokens": {\#(entry)}}"#)
    #expect(theme.decodingFindings.map(\.description) == [finding])
  }

  private static let ofOtherTypes: [(String, String)] = [
    (#""gap": "4""#, "gap"), (#""gap": null"#, "gap"), (#""gap": true"#, "gap"),
    (#""gap": {"token": "gap", "other": 1}"#, "gap"), (#""padding": {"top": "1"}"#, "padding"),
  ]

  /// The message is the decoder's, which may change.
  @Test(arguments: ofOtherTypes)
  private func `a value of another type is found`(entry: String, token: String) throws {
    let findings = try Self.theme(#"{"name": "t", "tokens": {\#(entry)}}"#).decodingFindings
    #expect(findings.map(\.identifier) == [.tokenType])
    #expect(findings.allSatisfy { $0.summary.hasPrefix("Theme 't' sets '\(token)' to a value") })
  }

  @Test func `an alias can be a token whose values are not decodable`() throws {
    let theme = try Self.theme(#"{"name": "t", "tokens": {"halo": {"token": "halo"}}}"#)
    #expect(theme.findings().map(\.identifier) == [.tokenCycle])
  }

  @Test func `where no tokens are listed, none is known`() throws {
    let theme = try decoded(##"{"name": "t", "tokens": {"accent": "#fff"}}"##, as: Theme.self)
    #expect(theme.decodingFindings.map(\.identifier) == [.undeclaredToken])
    #expect(Self.card(in: theme).backgroundColor == .blue)
  }

  private static let refused = [
    "[]", "3", "{}", #"{"name": 3}"#, #"{"name": "t", "tokens": 3}"#,
    #"{"name": "t", "tokens": []}"#, #"{"name": "t", "summary": 3}"#,
  ]

  @Test(arguments: refused)
  func `data that isn't a theme is refused`(json: String) {
    #expect(throws: DecodingError.self) { try Self.theme(json) }
  }

  private static let strangers: [(String, String)] = [
    (
      #""token": {}"#,
      """
      warning: Theme 't' has the key 'token', which no theme has. [unknown-key]
        A theme has name, summary and tokens; the entry is ignored.
        Write 'tokens' instead.
      """
    ),
    (
      #""rules": []"#,
      """
      warning: Theme 't' has the key 'rules', which no theme has. [unknown-key]
        A theme has name, summary and tokens; the entry is ignored.
        Remove it.
      """
    ),
  ]

  @Test(arguments: strangers)
  private func `unknown keys are found, and the other entries are used`(
    entry: String, finding: String
  ) throws {
    let theme = try Self.theme(##"{"name": "t", \##(entry), "tokens": {"accent": "#fff"}}"##)
    #expect(theme.decodingFindings.map(\.description) == [finding])
    #expect(Self.card(in: theme).backgroundColor == .white)
  }

  @Test func `an unknown key inside a value is found with the nearest known one`() throws {
    let theme = try Self.theme(
      ##"{"name": "t", "tokens": {"type": {"fmaily": "Georgia"}, "accent": "#fff"}}"##)
    #expect(
      theme.decodingFindings.map(\.description) == [
        """
        error: Theme 't' sets 'type' to a value with an unknown key. [unknown-key]
          The entry is ignored, so the token has the value of a lower theme or its default. \
        At 'type.fmaily': font: the key "fmaily" was given; "family", or one of design, textStyle, \
        relativeTo, size, weight, isItalic, hasMonospacedDigits, is accepted.
          Correct or remove the key.
        """
      ])
    #expect(Self.card(in: theme).backgroundColor == .white)
  }

  @Test func `a value that is encoded under the key token can be set`() throws {
    let theme = try Self.theme(
      #"{"name": "t", "tokens": {"session": {"token": "abc"}, "spare": {"token": "session"}}}"#)
    #expect(theme.decodingFindings == [])
    let tree = StyleTree(themes: [theme])
    let node = tree.attach(SessionLabel())
    #expect(tree.viewModel(of: node).text == "abc session")
  }

  @Test func `an object with only a token is an alias unless it is a value`() throws {
    let theme = try Self.theme(
      ##"{"name": "t", "tokens": {"states": {"token": "others"}, "others": {"normal": "#f00"}}}"##)
    #expect(theme.decodingFindings == [])
    let tree = StyleTree(themes: [theme])
    let node = tree.attach(StatesButton())
    #expect(tree.viewModel(of: node).titleColorForState == [.normal: .red])
  }

  private struct SessionLabel: LabelNode, TextContent {
    var text: String { "\(Token.session.value.token) \(Token.spare.value?.token ?? "-")" }
  }

  private struct StatesButton: ButtonNode, TitleColorForState {
    var titleColorForState: StateValues<Color> { Token.states.value }
  }

  @Test func `each decoding creates a separate theme`() throws {
    let json = #"{"name": "t"}"#
    #expect(try Self.theme(json) != Self.theme(json))
  }

  @Test func `a repeated token is ignored`() {
    let decoding = Theme.Decoding(tokens: [Token.gap, Token.link, Token.gap])
    #expect(decoding.tokens.map(\.name) == ["gap", "link", "gap"])
  }

  @Test func `two tokens with the same name are refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let other = Token<Double>("gap", default: 1, fileID: "Pack/Tokens.swift")
      _ = Theme.Decoding(tokens: [Token.gap, other])
    }
    let complaint = String(decoding: result.map { $0.standardErrorContent } ?? [], as: UTF8.self)
    #expect(
      complaint.contains(
        "Theme.Decoding: two tokens are named 'gap': one in ThemeDecodingTests with type Double, and "
          + "one in Pack with type Double. Rename or remove one of them."))
  }
}

// MARK: - RenamedTokenTests

/// Data with the former names of tokens.
@Suite struct RenamedTokenTests {
  /// Ten tokens with the names that they had before.
  private static let renames: [(former: String, token: Token<Color>)] = [
    ("brand", renamed("renamedAccent", from: "brand")),
    ("bg", renamed("renamedBackground", from: "bg")),
    ("fg", renamed("renamedForeground", from: "fg")),
    ("border-color", renamed("renamedBorder", from: "border-color")),
    ("linkColor", renamed("renamedLink", from: "linkColor")),
    ("err", renamed("renamedError", from: "err")),
    ("warn", renamed("renamedWarning", from: "warn")),
    ("ok", renamed("renamedSuccess", from: "ok")),
    ("shade", renamed("renamedShadow", from: "shade")),
    ("hi", renamed("renamedHighlight", from: "older", "hi")),
  ]

  private static func renamed(_ name: StaticString, from former: String...) -> Token<Color> {
    Token(name, default: .black, formerly: former)
  }

  private static func theme(_ tokens: String) throws -> Theme {
    let decoder = JSONDecoder()
    decoder.userInfo[.themeDecoding] = Theme.Decoding(tokens: renames.map(\.token))
    return try decoder.decode(
      Theme.self, from: Data(#"{"name": "old", "tokens": {\#(tokens)}}"#.utf8))
  }

  @Test(arguments: renames.indices)
  func `an entry with a former name sets the token, with a finding of both names`(
    index: Int
  ) throws {
    let (former, token) = Self.renames[index]
    let theme = try Self.theme(##""\##(former)": "#ff0000""##)
    #expect(theme.value(of: token) == Color(hex: "#ff0000"))
    #expect(
      theme.decodingFindings.map(\.description) == [
        """
        warning: Theme 'old' has '\(former)', which is named '\(token)' now. [renamed-token]
          The declaration of '\(token)' lists '\(former)' as a former name, so the entry is used for \
        '\(token)' as long as it does.
          Rename '\(former)' to '\(token)'.
        """
      ])
  }

  @Test func `all of them are read together, and nothing else is found`() throws {
    let theme = try Self.theme(
      Self.renames.map { ##""\##($0.former)": "#00ff00""## }.joined(separator: ", "))
    #expect(Self.renames.allSatisfy { theme.value(of: $0.token) == Color(hex: "#00ff00") })
    #expect(theme.decodingFindings.map(\.identifier) == Array(repeating: .renamedToken, count: 10))
  }

  @Test func `the present name takes precedence, and a former one may be referred to`() throws {
    let both = try Self.theme(##""brand": "#ff0000", "renamedAccent": "#0000ff""##)
    #expect(both.value(of: Self.renames[0].token) == Color(hex: "#0000ff"))
    let alias = try Self.theme(##""renamedLink": {"token": "brand"}, "brand": "#ff0000""##)
    #expect(alias.value(of: Self.renames[4].token) == Color(hex: "#ff0000"))
    #expect(alias.decodingFindings.map(\.identifier) == [.renamedToken, .renamedToken])
  }

  @Test func `a former name that another token has now is that of the other one`() throws {
    let tokens = [
      Token<Color>("taken", default: .black), Self.renamed("renamedTaken", from: "taken"),
    ]
    let decoder = JSONDecoder()
    decoder.userInfo[.themeDecoding] = Theme.Decoding(tokens: tokens)
    let theme = try decoder.decode(
      Theme.self, from: Data(##"{"name": "t", "tokens": {"taken": "#ff0000"}}"##.utf8))
    #expect(theme.decodingFindings == [])
    #expect(tokens.map { theme.value(of: $0) } == [Color(hex: "#ff0000"), .black])
  }

  @Test func `a token has its former names`() {
    #expect(Self.renames[9].token.formerNames == ["older", "hi"])
    #expect(Token<Color>("neverRenamed", default: .red).formerNames == [])
  }
}
