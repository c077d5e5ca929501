import ProtocolStyle
import Testing

@testable import TestSupport

extension Token<Color> {
  fileprivate static let base = Token("usersBase", default: .blue)
  fileprivate static let accent = Token("usersAccent", default: .red)
  fileprivate static let link = Token("usersLink", default: Token.accent.value)
  fileprivate static let other = Token("usersOther", default: .gray)
}

extension Token<Double> {
  fileprivate static let gap = Token("usersGap", default: 1)
}

@Suite struct TokenUsersTests {
  @Test func `a token that nothing reads has no users`() {
    let tree = StyleTree()
    #expect(tree.users(of: Token.accent).isEmpty)
    tree.attach(Plain())
    #expect(tree.users(of: Token.accent).isEmpty)
  }

  @Test func `nodes with one computedStyle are one group, in the order of the nodes`() throws {
    let tree = StyleTree()
    let first = tree.attach(Accented())
    let linked = tree.attach(Linked(), to: first)
    let second = tree.attach(Accented())
    let users = tree.users(of: Token.accent)
    #expect(users.map(\.nodeType) == ["Accented", "Linked"])
    #expect(users.map(\.nodes) == [[first.erased, second.erased], [linked.erased]])
    #expect(users.map(\.intermediates) == [[], [Token.link.id]])
    #expect(tree.users(of: Token.link).map(\.nodes) == [[linked.erased]])
    #expect(tree.users(of: Token.link.id).map(\.intermediates) == [[]])
  }

  /// The way in which a node gets the value of the accent, and the tokens in between.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let intermediates: [TokenID]?
    let fill: @Sendable (StyleTree) -> Void

    init(
      _ name: String, _ intermediates: [TokenID]?, _ fill: @escaping @Sendable (StyleTree) -> Void
    ) {
      (testDescription, self.intermediates, self.fill) = (name, intermediates, fill)
    }
  }

  private static func rule(
    when condition: StyleCondition? = nil, _ body: @escaping @Sendable (inout ViewModel) -> Void
  ) -> StyleSheet {
    StyleSheet { StyleRule(for: .view, when: condition, body) }
  }

  private static let samples: [Sample] = [
    Sample("a getter", []) { $0.attach(Accented()) },
    Sample("a default", [Token.link.id]) { $0.attach(Linked()) },
    Sample("a default that isn't used", nil) { tree in
      tree.tokens[.link] = .green
      tree.attach(Linked())
    },
    Sample("an alias", [Token.base.id]) { tree in
      tree.themes = [Theme("alias") { $0[.base] = Token.accent }]
      tree.attach(Based())
    },
    Sample("an alias of the tree's own", [Token.base.id, Token.link.id]) { tree in
      tree.tokens[.base] = Token.link
      tree.attach(Based())
    },
    Sample("a theme", [Token.base.id]) { tree in
      tree.themes = [Theme("copy") { $0[.base] = Token.accent.value.withAlpha(0.5) }]
      tree.attach(Based())
    },
    Sample("two themes", [Token.base.id]) { tree in
      tree.themes = [
        Theme("first") { $0[.other] = Token.accent.value },
        Theme("second") { $0[.base] = Token.other.value },
      ]
      tree.attach(Based())
    },
    Sample("a theme below the tree's own value", nil) { tree in
      tree.themes = [Theme("copy") { $0[.base] = Token.accent.value }]
      tree.tokens[.base] = .white
      tree.attach(Based())
    },
    Sample("a theme that sets another token to it", nil) { tree in
      tree.themes = [
        Theme("copy") { values in
          values[.other] = Token.accent.value
          values[.base] = .white
        }
      ]
      tree.attach(Based())
    },
    Sample("a theme below another one", nil) { tree in
      tree.themes = [
        Theme("copy") { $0[.base] = Token.accent.value }, Theme("plain") { $0[.base] = .white },
      ]
      tree.attach(Based())
    },
    Sample("the theme of a scope", [Token.base.id]) { tree in
      let node = tree.attach(Based())
      let theme = Theme("scoped") { $0[.base] = Token.accent.value }
      tree.setScope(StyleScope(themes: [theme]), at: node)
    },
    Sample("a rule", []) { tree in
      tree.styleSheet = rule { $0.tintColor = Token.accent.value }
      tree.attach(Plain())
    },
    Sample("a rule for a state", []) { tree in
      tree.styleSheet = rule(when: .controlState(.highlighted)) {
        $0.tintColor = Token.accent.value
      }
      tree.attach(Plain())
    },
    Sample("a rule in another environment", nil) { tree in
      tree.styleSheet = rule(when: .colorScheme(.dark)) { $0.tintColor = Token.accent.value }
      tree.attach(Plain())
    },
    Sample("a rule for other nodes", nil) { tree in
      tree.styleSheet = rule { $0.tintColor = Token.accent.value }
      tree.attach(Screen())
    },
    Sample("an override", []) { tree in
      tree.override(tree.attach(Plain())) { $0.tintColor = Token.accent.value }
    },
    Sample("a closure", []) { $0.attach(Closing()) },
    Sample("content", []) { $0.attach(Label(isAccented: true)) },
    Sample("a scope", []) { $0.attach(Scoped()) },
    Sample("a number", nil) { $0.attach(Spaced()) },
  ]

  @Test(arguments: samples)
  func `each way from a token to a node counts`(sample: Sample) {
    let tree = StyleTree()
    sample.fill(tree)
    let users = tree.users(of: Token.accent)
    #expect(users.map(\.intermediates) == (sample.intermediates.map { [$0] } ?? []))
    #expect(users.map(\.nodes) == (sample.intermediates == nil ? [] : [tree.roots]))
  }

  @Test func `a node whose getter reads the token in a branch counts while it takes the branch`() {
    let tree = StyleTree()
    let node = tree.attach(Toggle())
    tree.attach(Toggle())
    #expect(tree.users(of: Token.accent).isEmpty)
    tree[node].isOn = true
    #expect(tree.users(of: Token.accent).map(\.nodes) == [[node.erased]])
  }

  @Test func `nothing becomes stale, and nothing is reported`() {
    let tree = StyleTree(themes: [Theme("copy") { $0[.base] = Token.accent.value }])
    tree.attach(Based())
    tree.attach(Accented())
    tree.refresh()
    #expect(tree.users(of: Token.accent).count == 2)
    #expect(tree.refresh().changes.isEmpty)
  }

  /// A change of a token changes no node but its users.
  @Test(arguments: 0..<20)
  func `the nodes that change with a token are its users`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tokens = [Token.base, .accent, .link, .other]
    let links = tokens.map {
      ($0, tokens.randomElement(using: &random)!, Int.random(in: 0..<4, using: &random))
    }
    let upper = Theme("upper") { values in
      for (token, source, way) in links where token != source {
        if way == 0 { values[token] = source }
        if way == 1 { values[token] = source.value }
        if way == 2 { values[token] = .white }
      }
    }
    let target = tokens.randomElement(using: &random)!
    func lower(_ color: Color) -> Theme { Theme("lower") { $0[target] = color } }
    let tree = StyleTree(themes: [lower(.purple), upper])
    for _ in 0..<6 {
      tree.attach(Accented())
      tree.attach(Linked())
      tree.attach(Based())
      tree.attach(Toggle(isOn: Bool.random(using: &random)))
    }
    tree.refresh()
    let users = Set(tree.users(of: target).flatMap(\.nodes))
    tree.themes = [lower(.brown), upper]
    let changed = Set(tree.refresh().changes.map(\.node))
    #expect(changed.isSubset(of: users))
  }
}

private struct Plain: ViewNode {}
private struct Screen: ScreenNode {}

private struct Accented: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.accent.value }
}

private struct Linked: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.link.value }
}

private struct Based: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.base.value }
}

private struct Spaced: ViewNode, BorderWidth {
  var borderWidth: Double { Token.gap.value }
}

private struct Toggle: ViewNode, BackgroundColor {
  var isOn = false
  var backgroundColor: Color { isOn ? Token.accent.value : .red }
}

private struct Label: LabelNode, TextContent {
  var isAccented = false
  var text: String { isAccented ? "\(Token.accent.value)" : "" }
}

private struct Closing: ViewNode, CustomClosure {
  var customClosure: StyleClosure { { $0.tintColor = Token.accent.value } }
}

private struct Scoped: ViewNode, ScopeProviding {
  var styleScope: StyleScope {
    StyleScope { $0.colorScheme = Token.accent.value == .white ? .dark : .light }
  }
}
