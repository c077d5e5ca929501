import Foundation
import ProtocolStyle
import Testing

extension Token<Color> {
  fileprivate static let base = Token("stepsBase", default: .blue)
  fileprivate static let accent = Token("stepsAccent", default: .red)
  fileprivate static let link = Token("stepsLink", default: Token.accent.value)
  fileprivate static let far = Token("stepsFar", default: Token.link.value)
}

extension Token<Double> {
  fileprivate static let gap = Token("stepsGap", default: 2)
}

/// The tokens that an explanation lists for a value.
@Suite struct TokenStepTests {
  /// The winner of the background's value.
  private func winner(
    of node: some NodeReference, in tree: StyleTree
  ) throws -> StyleExplanation.Entry {
    try #require(tree.explain(node)[.backgroundColor].first?.winner)
  }

  /// The setter of a token, and the tokens with their depths and setters.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [String]
    let fill: @Sendable (StyleTree) -> AnyNodeHandle

    init(
      _ name: String, _ steps: [String], _ fill: @escaping @Sendable (StyleTree) -> AnyNodeHandle
    ) {
      (testDescription, self.steps, self.fill) = (name, steps, fill)
    }
  }

  private static let samples: [Sample] = [
    Sample("no token", []) { $0.attach(Fixed()).erased },
    Sample("a default", ["0 stepsAccent #ff0000 default"]) { $0.attach(Accented()).erased },
    Sample(
      "defaults that read others",
      [
        "0 stepsFar #ff0000 default", "1 stepsLink #ff0000 default",
        "2 stepsAccent #ff0000 default",
      ]
    ) { $0.attach(Far()).erased },
    Sample("a theme", ["0 stepsAccent #ffffff theme day"]) { tree in
      tree.themes = [
        Theme("night") { $0[.accent] = .black }, Theme("day") { $0[.accent] = .white },
      ]
      return tree.attach(Accented()).erased
    },
    Sample("the tree", ["0 stepsAccent #000000 tree"]) { tree in
      tree.themes = [Theme("day") { $0[.accent] = .white }]
      tree.tokens[.accent] = .black
      return tree.attach(Accented()).erased
    },
    Sample("the theme of a scope", ["0 stepsAccent #ffffff scope's theme day"]) { tree in
      tree.tokens[.accent] = .black
      let node = tree.attach(Accented())
      tree.setScope(StyleScope(themes: [Theme("day") { $0[.accent] = .white }]), at: node)
      return node.erased
    },
    Sample(
      "aliases, up to a default that reads another token",
      [
        "0 stepsBase #ffffff theme day", "1 stepsFar #ffffff theme day",
        "2 stepsLink #ffffff default", "3 stepsAccent #ffffff tree",
      ]
    ) { tree in
      tree.themes = [
        Theme("day") { values in
          values[.base] = Token.far
          values[.far] = Token.link
        }
      ]
      tree.tokens[.accent] = .white
      return tree.attach(Based()).erased
    },
    Sample(
      "two reads in order, after an alias",
      [
        "0 stepsBase #ff0000 tree", "1 stepsAccent #ff0000 default", "0 stepsGap 2.0 default",
        "0 stepsLink #ff0000 default", "1 stepsAccent #ff0000 default",
      ]
    ) { tree in
      tree.tokens[.base] = Token.accent
      return tree.attach(Mixed()).erased
    },
    Sample("a closure", ["0 stepsAccent #ff0000 default"]) { $0.attach(Closing()).erased },
    Sample("a rule", ["0 stepsAccent #ff0000 default"]) { tree in
      tree.styleSheet = StyleSheet {
        StyleRule(for: .view) { $0.backgroundColor = Token.accent.value }
      }
      return tree.attach(Plain()).erased
    },
    Sample("a rule over another one", ["0 stepsLink #008000 tree"]) { tree in
      tree.tokens[.link] = Color(red: 0, green: 128 / 255, blue: 0)
      tree.styleSheet = StyleSheet {
        StyleRule(for: .view) { $0.backgroundColor = Token.accent.value }
        StyleRule(for: .view) { $0.backgroundColor = Token.link.value }
      }
      return tree.attach(Plain()).erased
    },
    Sample("an override", ["0 stepsAccent #ff0000 default"]) { tree in
      let node = tree.attach(Fixed())
      tree.override(node) { $0.backgroundColor = Token.accent.value }
      return node.erased
    },
    Sample("an override of a getter that reads a token", []) { tree in
      let node = tree.attach(Accented())
      tree.override(node) { $0.backgroundColor = .red }
      return node.erased
    },
  ]

  @Test(arguments: samples)
  func `the tokens are listed with the setters of their values`(sample: Sample) throws {
    let tree = StyleTree()
    let node = sample.fill(tree)
    let steps = try winner(of: node, in: tree).tokens
    #expect(steps.map { "\($0.depth) \($0.token.name) \($0.value) \($0.setter)" } == sample.steps)
    #expect(
      tree.viewModel(of: node).backgroundColor == (try winner(of: node, in: tree).value as? Color))
  }

  @Test func `a step has the file and the line of the assignment`() throws {
    let tree = StyleTree()
    let node = tree.attach(Accented())
    let file = "ProtocolStyleTests/TokenStepTests.swift"
    #expect(try winner(of: node, in: tree).tokens.map(\.location) == ["\(file):7"])
    let line: UInt = #line + 1
    tree.tokens[.accent] = .black
    #expect(try winner(of: node, in: tree).tokens.map(\.location) == ["\(file):\(line)"])
    tree.tokens[.accent] = nil
    let other: UInt = #line + 1
    tree.themes = [Theme("day") { $0[.accent] = .white }]
    #expect(try winner(of: node, in: tree).tokens.map(\.location) == ["\(file):\(other)"])
    tree.tokens[.accent, fileID: "Shop/Brand.swift", line: 3] = .black
    #expect(try winner(of: node, in: tree).tokens.map(\.location) == ["Shop/Brand.swift:3"])
  }

  @Test func `a value of a scope's theme has the places of the assignment and of the scope`() throws
  {
    let tree = StyleTree()
    let outer = tree.attach(Plain())
    let node = tree.attach(Accented(), to: outer)
    let night = Theme("night") { $0[.accent, fileID: "Shop/Themes.swift", line: 3] = .black }
    let rules = StyleSheet {
      StyleRule(for: .view, fileID: "Shop/Rules.swift", line: 4) { $0.alpha = 0.5 }
    }
    tree.setScope(
      StyleScope(themes: [night], styleSheet: rules, fileID: "Shop/Sidebar.swift", line: 8),
      at: outer)
    let step = try #require(try winner(of: node, in: tree).tokens.first)
    #expect(step.location == "Shop/Themes.swift:3")
    #expect(step.scopeLocation == "Shop/Sidebar.swift:8")
    #expect(
      "\(step)"
        == "← stepsAccent  #000000  scope's theme night (Themes.swift:3), scope (Sidebar.swift:8)")
    let rule = try #require(tree.explain(node)[.alpha].first?.winner)
    #expect(rule.scopeLocation == "Shop/Sidebar.swift:8")
    #expect(rule.chain.map(\.description) == ["← scope (Sidebar.swift:8)"])
    tree.styleSheet = rules
    tree.setScope(nil, at: outer)
    #expect(tree.explain(node)[.alpha].first?.winner?.scopeLocation == nil)
  }

  @Test func `the innermost scope with the theme counts, be it a model's or not`() throws {
    let tree = StyleTree()
    let screen = tree.attach(NightScreen(), to: tree.attach(NightScreen()))
    let node = tree.attach(Accented(), to: screen)
    let step = try #require(try winner(of: node, in: tree).tokens.first)
    #expect(step.scopeLocation == "ProtocolStyleTests/TokenStepTests.swift:\(NightScreen.line)")
    tree.setScope(
      StyleScope(themes: [NightScreen.night], fileID: "Shop/Sidebar.swift", line: 8), at: node)
    #expect(try winner(of: node, in: tree).tokens.first?.scopeLocation == "Shop/Sidebar.swift:8")
  }

  @Test func `scopes are equal wherever they were written`() {
    #expect(StyleScope(isBoundary: true) == StyleScope(isBoundary: true))
  }

  @Test func `a value of a decoded theme has the pointer to its entry`() throws {
    let decoder = JSONDecoder()
    decoder.userInfo[.themeDecoding] = Theme.Decoding(tokens: [Token.accent, Token.link])
    let theme = try decoder.decode(
      Theme.self,
      from: Data(
        """
        {"name": "day",
        "tokens": {"stepsAccent": "#ffffff", "stepsLink": {"token": "stepsAccent"}}}
        """.utf8))
    #expect(theme.decodingFindings.isEmpty)
    let tree = StyleTree(themes: [theme])
    let steps = try winner(of: tree.attach(Linked()), in: tree).tokens
    #expect(steps.map(\.location) == ["#/tokens/stepsLink", "#/tokens/stepsAccent"])
    #expect(
      steps.map { "\($0)" }.last == "  ← stepsAccent  #ffffff  theme day (#/tokens/stepsAccent)")
  }

  @Test func `the place of an assignment changes nothing but explanations`() {
    let tree = StyleTree()
    let node = tree.attach(Accented())
    tree.tokens[.accent, fileID: "Shop/Brand.swift", line: 3] = .black
    tree.refresh()
    tree.tokens[.accent, fileID: "Shop/Brand.swift", line: 4] = .black
    #expect(tree.refresh().changes.isEmpty)
    #expect(tree.viewModel(of: node).backgroundColor == .black)
  }

  @Test func `an inherited value has the tokens of the ancestor that it comes from`() throws {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: Root.self) { $0.tintColor = Token.link.value }
      })
    let screen = tree.attach(Screen(), to: tree.attach(Root()))
    let leaf = tree.attach(Plain(), to: tree.attach(Plain(), to: screen))
    let outcome = try #require(tree.explain(leaf)[.tintColor].first)
    #expect(outcome.entries.map(\.level) == [.inherited])
    #expect(outcome.entries[0].tokens.map(\.token.name) == ["stepsLink", "stepsAccent"])
    tree.override(tree.first(Plain.self)!) { $0.tintColor = Token.base.value }
    #expect(tree.explain(leaf)[.tintColor][0].entries[0].tokens.map(\.token.name) == ["stepsBase"])
  }

  @Test func `deep trees are explained without recursion`() {
    let tree = StyleTree()
    var node = tree.attach(Tinted()).erased
    for _ in 0..<2_000 { node = tree.attach(Plain(), to: node).erased }
    #expect(
      tree.explain(node)[.tintColor][0].entries[0].tokens.map(\.token.name) == ["stepsAccent"])
  }

  @Test func `the table has a line for each token, with swatches if they are requested`() {
    let tree = StyleTree(
      themes: [Theme("day") { $0[.accent, fileID: "Shop/Day.swift", line: 7] = .white }])
    let explanation = tree.explain(tree.attach(Linked()))
    #expect(
      explanation.description == """
        Linked (view)
        backgroundColor
          ✓ #ffffff  conformances  BackgroundColor
              ← stepsLink  #ffffff  default (TokenStepTests.swift:8)
                ← stepsAccent  #ffffff  theme day (Day.swift:7)
        borderWidth
          ✓ 2        conformances  BorderWidth
              ← stepsGap  2  default (TokenStepTests.swift:13)
        """)
    #expect(explanation.text(withSwatches: false) == explanation.description)
    let white = "\u{1B}[48;2;255;255;255m  \u{1B}[0m "
    #expect(
      explanation.text(withSwatches: true) == """
        Linked (view)
        backgroundColor
          ✓ \(white)#ffffff  conformances  BackgroundColor
              \(white)← stepsLink  #ffffff  default (TokenStepTests.swift:8)
              \(white)  ← stepsAccent  #ffffff  theme day (Day.swift:7)
        borderWidth
          ✓    2        conformances  BorderWidth
                 ← stepsGap  2  default (TokenStepTests.swift:13)
        """)
  }
}

private struct NightScreen: ScreenNode, ScopeProviding {
  static let night = Theme("night") { $0[.accent] = .black }
  static let line: UInt = #line + 1
  static let scope = StyleScope(themes: [night])
  var styleScope: StyleScope { Self.scope }
}

private struct Plain: ViewNode {}
private struct Root: ViewNode {}
private struct Screen: ScreenNode {}

private struct Fixed: ViewNode, BackgroundColor {
  var backgroundColor: Color { .red }
}

private struct Accented: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.accent.value }
}

private struct Tinted: ViewNode, TintColor {
  var tintColor: Color { Token.accent.value }
}

private struct Linked: ViewNode, BackgroundColor, BorderWidth {
  var backgroundColor: Color { Token.link.value }
  var borderWidth: Double { Token.gap.value }
}

private struct Far: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.far.value }
}

private struct Based: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.base.value }
}

/// Reads three tokens for one value.
private struct Mixed: ViewNode, BackgroundColor {
  var backgroundColor: Color {
    let base = Token.base.value
    return Token.gap.value > 1 ? base.mixed(with: Token.link.value, by: 0) : base
  }
}

private struct Closing: ViewNode, CustomClosure {
  var customClosure: StyleClosure { { $0.backgroundColor = Token.accent.value } }
}
