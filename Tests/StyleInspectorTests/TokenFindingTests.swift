import ProtocolStyle
import Testing

@testable import StyleInspector

/// Distinguishes these tokens from those with the same names in other files.
private let module: StaticString = "TokenFindingTests/Tokens.swift"

extension Token<Color> {
  fileprivate static let accent = Token("accent", default: .blue, fileID: module)
  fileprivate static let brand = Token("brand", default: .black, fileID: module)
  fileprivate static let link = Token("link", default: Token.brand.value, fileID: module)
  fileprivate static let ink = Token(
    "ink", default: .black, deprecated: "Set 'brand' instead.", fileID: module)
}

extension Token<Double> {
  fileprivate static let gap = Token("gap", default: 8, fileID: module)
}

@Suite struct UnusedTokenTests {
  @Test func `the finding has the theme, the token and a remedy`() {
    let tree = StyleTree(themes: [Theme("contoso") { $0[.accent] = .orange }])
    tree.attach(Card())
    #expect(
      Inspector().findings(of: tree).map(\.description) == [
        """
        note: Theme 'contoso' sets 'accent', which nothing in the tree reads. [unused-token]
          Every node was styled in each of the inspector's themes and environments, and neither the \
        nodes nor their rules read the token. A node that is attached later may read it.
          Remove the value, or read 'Token.accent.value' in a trait or a rule.
        """
      ])
  }

  private static func tokens(_ names: [StaticString]) -> [Token<Color>] {
    names.map { Token($0, default: .black, fileID: module) }
  }

  private static let steps = tokens(["blue50", "blue100", "blue1000", "blue900", "red"])
  private static let words = tokens(["a1", "b", "c", "d", "e"])

  private static func unused(_ tokens: [Token<Color>]) -> [String] {
    let tree = StyleTree(
      themes: [
        Theme("palette") { values in
          for token in tokens + [.accent] { values[token] = .white }
        }
      ])
    tree.attach(Themed())
    return Inspector().findings(of: tree).map(\.description)
  }

  @Test func `the tokens of a theme are one finding, and the steps of a palette one item`() {
    #expect(
      Self.unused(Self.steps) == [
        """
        note: Theme 'palette' sets 5 tokens that nothing in the tree reads: 'blue50' to 'blue1000' \
        (4), 'red'. [unused-token]
          Every node was styled in each of the inspector's themes and environments, and neither the \
        nodes nor their rules read the tokens. A node that is attached later may read them.
          Remove the values, or read the tokens in traits or rules.
        """
      ])
  }

  @Test func `a long list is shortened in the summary alone`() {
    #expect(
      Self.unused(Self.words + Self.steps) == [
        """
        note: Theme 'palette' sets 10 tokens that nothing in the tree reads: 'a1', 'b', 'blue50' to \
        'blue1000' (4), 'c', 'd' and 2 others. [unused-token]
          Every node was styled in each of the inspector's themes and environments, and neither the \
        nodes nor their rules read the tokens. A node that is attached later may read them. They are \
        'a1', 'b', 'blue50' to 'blue1000' (4), 'c', 'd', 'e', 'red'.
          Remove the values, or read the tokens in traits or rules.
        """
      ])
  }

  /// The place where a token is read, if any.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let unused: [String]
    let fill: @Sendable (StyleTree) -> Void

    init(
      _ name: String, _ unused: [String], _ fill: @escaping @Sendable (StyleTree) -> Void
    ) {
      testDescription = name
      self.unused = unused
      self.fill = fill
    }
  }

  private static func rule(
    when condition: StyleCondition? = nil, _ body: @escaping @Sendable (inout ViewModel) -> Void
  ) -> StyleSheet {
    StyleSheet { StyleRule(for: .view, when: condition, body) }
  }

  private static let samples: [Sample] = [
    Sample("nowhere", ["accent"]) { $0.attach(Card()) },
    Sample("without a node", ["accent"]) { _ in },
    Sample("by a getter", []) { $0.attach(Themed()) },
    Sample("by a getter in the dark", []) { $0.attach(DarkThemed()) },
    Sample("by a rule", []) { tree in
      tree.styleSheet = rule { $0.backgroundColor = Token.accent.value }
      tree.attach(Card())
    },
    Sample("by a rule for no node", ["accent"]) { tree in
      tree.styleSheet = rule { $0.backgroundColor = Token.accent.value }
      tree.attach(Screen())
    },
    Sample("by a rule for a state", []) { tree in
      tree.styleSheet = rule(when: .controlState(.highlighted)) {
        $0.backgroundColor = Token.accent.value
      }
      tree.attach(Card())
    },
    Sample("by a rule in the dark", []) { tree in
      tree.styleSheet = rule(when: .colorScheme(.dark)) { $0.tintColor = Token.accent.value }
      tree.attach(Card())
    },
    Sample("by an override", []) { tree in
      tree.override(tree.attach(Card())) { $0.tintColor = Token.accent.value }
    },
    Sample("by content", []) { $0.attach(Caption()) },
    Sample("by a scope", []) { $0.attach(Scoped()) },
    Sample("by another theme", []) { tree in
      tree.themes.append(Theme("over") { $0[.link] = Token.accent.value })
      tree.attach(Linked())
    },
    Sample("through an alias", []) { tree in
      tree.themes.append(Theme("over") { $0[.link] = Token.accent })
      tree.attach(Linked())
    },
    Sample("through a default", ["accent"]) { tree in
      tree.tokens[.brand] = .red
      tree.attach(Linked())
    },
    Sample("in the tree's own values", ["accent", "gap"]) { tree in
      tree.tokens[.gap] = 4
      tree.attach(Card())
    },
    Sample("in the theme of a scope", ["accent", "gap"]) { tree in
      let card = tree.attach(Card())
      tree.setScope(StyleScope(themes: [Theme("dense") { $0[.gap] = 4 }]), at: card)
    },
  ]

  @Test(arguments: samples)
  func `a token that is read anywhere is used`(sample: Sample) {
    let tree = StyleTree(themes: [Theme("contoso") { $0[.accent] = .white }])
    sample.fill(tree)
    let unused = Inspector().findings(of: tree).filter { $0.identifier == .unusedToken }
    #expect(
      unused.map { $0.summary.split(separator: "'").dropLast().last }
        == sample.unused.map { $0[...] })
  }
}

@Suite struct MissingTokenTests {
  private static let day = Theme("day") {
    $0[.accent] = .orange
    $0[.brand] = .red
  }
  private static let night = Theme("night") { $0[.accent] = .blue }
  private static let dusk = Theme("dusk") {
    $0[.accent] = .gray
    $0[.brand] = .gray
  }
  private static let dense = Theme("dense") { $0[.gap] = 4 }

  @Test func `the finding has the themes that omit and set the token`() {
    #expect(
      Inspector().findings(of: [Self.day, Self.night]).map(\.description) == [
        """
        warning: Theme 'night' does not set 'brand', which theme 'day' sets. [missing-token]
          While 'night' is current, 'brand' has the value of the themes below it, or its default, \
        which may not match the theme.
          Set 'brand' in 'night' as well, even if it has its default value.
        """
      ])
  }

  private static let samples: [([Theme], [String])] = [
    ([], []), ([day], []), ([day, dusk], []), ([day, dense], []),
    ([night, dense, day], ["night"]), ([day, dusk, night], ["night"]),
  ]

  @Test(arguments: samples)
  func `themes that share a token are compared`(themes: [Theme], incomplete: [String]) {
    let findings = Inspector().findings(of: themes)
    #expect(findings.map(\.identifier) == incomplete.map { _ in .missingToken })
    #expect(zip(findings, incomplete).allSatisfy { $0.summary.hasPrefix("Theme '\($1)'") })
  }

  /// A brand sets the accent, and its schemes the rest.
  private static let fabrikam = Theme("fabrikam") { $0[.accent] = .red }

  /// Combinations, and the themes that omit a token.
  private static let combinations: [([[Theme]], [String])] = [
    ([[day], [night]], ["night"]),
    ([[], [day]], []),
    ([[night, day]], []),
    ([[dense, day], [dense, night]], ["night"]),
    ([[fabrikam, dusk], [fabrikam, day]], []),
    ([[dusk], [fabrikam, Theme("reds") { $0[.brand] = .red }]], []),
    ([[dusk], [fabrikam]], ["fabrikam"]),
    ([[dusk], [fabrikam, Theme("reds") { $0[.brand] = .red }], [fabrikam]], ["fabrikam"]),
  ]

  @Test(arguments: combinations.indices)
  func `themes of one combination complement each other`(row: Int) {
    let (themes, incomplete) = Self.combinations[row]
    let tree = StyleTree()
    for node in [Themed(), Linked()] as [any StyleNode] { tree.attach(erased: node) }
    let findings = Inspector(themes: themes).findings(of: tree)
      .filter { $0.identifier == .missingToken }
    #expect(findings.count == incomplete.count)
    #expect(zip(findings, incomplete).allSatisfy { $0.summary.hasPrefix("Theme '\($1)'") })
  }

  @Test func `in a tree the inspector's themes are compared`() {
    let tree = StyleTree(themes: [Self.day])
    tree.attach(Themed())
    tree.attach(Linked())
    #expect(Inspector().findings(of: tree) == [])
    let findings = Inspector(themes: [[Self.day], [Self.night]]).findings(of: tree)
    #expect(findings.map(\.identifier) == [.missingToken])
  }
}

@Suite struct DuplicateTokenTests {
  private static func token<Value>(
    _ name: StaticString, _ value: @autoclosure @escaping @Sendable () -> Value, line: UInt
  ) -> Token<Value> {
    Token(name, default: value(), fileID: "DuplicateTokenTests/Tokens.swift", line: line, column: 1)
  }

  private struct Edge: ViewNode, BorderWidth {
    let token: Token<Double>
    var borderWidth: Double { token.value }
  }

  @Test func `the finding names the places and says what to do, in a tree, themes and packs`() {
    let first = Self.token("duplicate", 1.0, line: 9)
    let second = Self.token("duplicate", 2.0, line: 7)
    #expect(first == second)
    let expected = """
      warning: Token 'duplicate' is declared with different defaults in \
      DuplicateTokenTests/Tokens.swift:7 and DuplicateTokenTests/Tokens.swift:9. [duplicate-token]
        They are one token, because their names, types and modules are the same. The declaration that \
      is used first in a process decides on the default.
        Keep one of the declarations and use it everywhere, or rename one of the tokens.
      """
    let tree = StyleTree()
    tree.attach(Edge(token: second))
    #expect(Inspector().findings(of: tree).map(\.description) == [expected])
    #expect(
      Inspector().findings(of: [Theme("t") { $0[second] = 3 }]).map(\.description) == [expected])
    #expect(
      Inspector().findings(of: StylePack("p", tokens: [first])).map(\.description) == [expected])
    let other = StyleTree()
    other.tokens[second] = 3
    #expect(
      Inspector().findings(of: other).map(\.identifier) == [.unusedToken, .duplicateToken])
    #expect(Inspector().findings(of: StyleTree()) == [])
  }

  @Test func `a default that differs only in the dark is found`() {
    let token = Self.token("duplicateInTheDark", Color.white, line: 1)
    _ = Self.token(
      "duplicateInTheDark",
      StyleEnvironment.current.colorScheme == .dark ? Color.black : Color.white, line: 2)
    let tree = StyleTree()
    tree.tokens[token] = .white
    let sorts = Inspector().findings(of: tree).map(\.identifier)
    #expect(sorts == [.unusedToken, .duplicateToken])
    let light = Inspector(environments: [StyleEnvironment()])
    #expect(light.findings(of: tree).map(\.identifier) == [.unusedToken])
  }

  /// Declarations that are one token, and of which nothing is wrong.
  private static let samples: [(name: String, declare: @Sendable () -> Token<Double>)] = [
    (
      "equal defaults in two places",
      { [token("equalDefaults", 1.0, line: 1), token("equalDefaults", 1.0, line: 2)][0] }
    ),
    (
      "a computed property, which declares its token at each call",
      { [1.0, 2.0].map { value in token("computedToken", value, line: 1) }[0] }
    ),
    (
      "a default that reads the token itself",
      {
        let first = token("itself", 1.0, line: 1)
        return [token("itself", first.value, line: 2), first][0]
      }
    ),
    (
      "another type",
      {
        _ = token("otherType", 1, line: 1)
        return token("otherType", 2.0, line: 2)
      }
    ),
  ]

  @Test(arguments: samples.indices)
  func `other repetitions are no finding`(index: Int) {
    let tree = StyleTree()
    tree.attach(Edge(token: Self.samples[index].declare()))
    #expect(Inspector().findings(of: tree) == [], "\(Self.samples[index].name)")
  }
}

@Suite struct DeprecatedTokenTests {
  @Test func `it is found in a theme and in the tree's own values, each once`() {
    let old = Theme("old") { $0[.ink] = .red }
    let tree = StyleTree(themes: [old])
    tree.tokens[.ink] = .blue
    tree.attach(Inked())
    let findings = Inspector().findings(of: tree)
    #expect(findings.map(\.identifier) == Array(repeating: .deprecatedToken, count: 3))
    #expect(
      findings.map(\.summary) == [
        "Theme 'old' sets 'ink', which is deprecated.", "The tree sets 'ink', which is deprecated.",
        "'backgroundColor' of StyleInspectorTests.Inked reads 'ink', which is deprecated.",
      ])
    #expect(Inspector().findings(of: [old]).map(\.identifier) == [.deprecatedToken])
  }

  private static func reads(of tree: StyleTree, _ inspector: Inspector = Inspector()) -> [String] {
    inspector.findings(of: tree).filter { $0.identifier == .deprecatedToken }.map(\.summary)
  }

  @Test func `each code that reads it is named, with its line`() {
    let sheet = StyleSheet {
      StyleRule(for: Plate.self, fileID: "App/Rules.swift", line: 7) {
        $0.tintColor = Token.ink.value
      }
    }
    let tree = StyleTree(themes: [Theme("alias") { $0[.accent] = Token.ink }], styleSheet: sheet)
    tree.attach(Plate(token: Token<Color>.quill))
    tree.attach(Themed())
    let button = tree.attach(Pressed())
    tree.override(button, fileID: "App/Screen.swift", line: 4) { $0.tintColor = Token.ink.value }
    let getters = GetterLocations { "App/\($0.name).swift:\($1.count)" }
    let reads = Self.reads(of: tree, Inspector(getters: getters))
    #expect(
      Set(
        reads.map {
          $0.replacing(#/\((?:StyleInspectorTests|TokenFindingTests)/.*\)/#, with: "(here)")
        }) == [
          "The rule for Plate (App/Rules.swift:7) reads 'ink', which is deprecated.",
          "Token 'quill' (here) reads 'ink', which is deprecated.",
          "Token 'accent' (here) reads 'ink', which is deprecated.",
          "'backgroundColor' of StyleInspectorTests.Pressed (App/Pressed.swift:15) reads 'ink', which "
            + "is deprecated.",
          "An override of Pressed (App/Screen.swift:4) reads 'ink', which is deprecated.",
        ], "\(reads)")
  }

  @Test func `the closure of a theme that reads it is named`() {
    let theme = Theme("mixed") { $0[.accent] = Token.ink.value }
    #expect(
      Inspector().findings(of: [theme]).map(\.description) == [
        """
        warning: Theme 'mixed' reads 'ink', which is deprecated. [deprecated-token]
          The token still has a value, but it will be removed.
          Set 'brand' instead.
        """
      ])
  }

  @Test func `the scope that reads it is named once, and not the themes in it`() {
    let mixed = Theme("mixed") { $0[.accent] = Token.ink.value }
    let tree = StyleTree()
    for _ in 0..<2 {
      let plate = tree.attach(Plate(token: Token<Color>.accent))
      tree.setScope(
        StyleScope(themes: [mixed]) { environment in
          if Token.ink.value == .black { environment.contrast = .increased }
        }, at: plate)
    }
    #expect(
      Self.reads(of: tree) == [
        "Theme 'mixed' reads 'ink', which is deprecated.",
        "The scope of Plate reads 'ink', which is deprecated.",
      ])
  }

  @Test func `a scope is named that reads it in one state only`() {
    let tree = StyleTree()
    let plate = tree.attach(Plate(token: Token<Color>.accent), to: tree.attach(PlainButton()))
    tree.setScope(
      StyleScope { environment in
        guard ControlState.ofEnclosingControl.contains(.highlighted) else { return }
        if Token.ink.value == .black { environment.contrast = .increased }
      }, at: plate)
    #expect(Self.reads(of: tree) == ["The scope of Plate reads 'ink', which is deprecated."])
  }

  @Test func `a token without advice has a general one`() {
    let tree = StyleTree(themes: [Theme("t") { $0[.faded] = .red }])
    tree.attach(Plate(token: Token<Color>.faded))
    #expect(
      Inspector().findings(of: tree).map(\.remedy) == ["Set another token.", "Read another token."])
  }
}

extension Token<Color> {
  fileprivate static let quill = Token("quill", default: Token.ink.value, fileID: module)
  fileprivate static let faded = Token("faded", default: .gray, deprecated: "", fileID: module)
}

private struct Plate: ViewNode, BackgroundColor {
  let token: Token<Color>
  var backgroundColor: Color { token.value }
}

/// Reads a deprecated token in one state only.
private struct Pressed: ButtonNode, BackgroundColor {
  var backgroundColor: Color {
    ControlState.current.contains(.highlighted) ? Token.ink.value : .white
  }
}

private struct PlainButton: ButtonNode {}
private struct Card: ViewNode {}
private struct Screen: ScreenNode {}

private struct Themed: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.accent.value }
}

private struct DarkThemed: ViewNode, BackgroundColor {
  var backgroundColor: Color {
    StyleEnvironment.current.colorScheme == .dark ? Token.accent.value : .white
  }
}

private struct Linked: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.link.value }
}

private struct Inked: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.ink.value }
}

private struct Caption: LabelNode, TextContent {
  var text: String { "\(Token.accent.value)" }
}

private struct Scoped: ViewNode, ScopeProviding {
  var styleScope: StyleScope {
    StyleScope { $0.colorScheme = Token.accent.value == .white ? .dark : .light }
  }
}
