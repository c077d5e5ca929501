import Testing

@testable import ProtocolStyle
@testable import TreeFixtures

/// The properties and description of a rule; the tests under `Tree` cover its effects.
@Suite struct StyleRuleTests {
  private static let texts: [(StyleRule, String)] = [
    (StyleRule(for: .button) { _ in }, "ButtonNode"),
    (StyleRule(for: (any ButtonNode).self) { _ in }, "ButtonNode"),
    (StyleRule(for: BuyButton.self) { _ in }, "BuyButton"),
    (StyleRule(for: .styleClass("Large")) { _ in }, ".Large"),
    (
      StyleRule(for: ShopBar.self, containedIn: [CardView.self, (any ScreenNode).self]) { _ in },
      "ShopBar in CardView in ScreenNode"
    ),
    (
      StyleRule(for: .label, when: .colorScheme(.dark) || .reduceMotion()) { _ in },
      "LabelNode when colorScheme(dark) || reduceMotion(true)"
    ),
    (
      StyleRule(
        for: .view, containedIn: [ShopScreen.self], when: .controlState(.selected),
        excluding: [CardView.self, (any ButtonNode).self], excludingSubtreesOf: [ShopBar.self]
      ) { _ in },
      "ViewNode in ShopScreen when controlState(selected) without CardView without ButtonNode "
        + "outside of ShopBar"
    ),
  ]

  @Test(arguments: texts)
  func `the description of a rule is a phrase`(rule: StyleRule, text: String) {
    #expect("\(rule)" == text)
  }

  @Test func `making a rule runs nothing`() {
    let sheet = StyleSheet {
      StyleRule(for: .button) { _ in Issue.record("The rule ran.") }
    }
    let tree = StyleTree(styleSheet: sheet)
    tree.attach(ShopScreen())
    #expect(sheet.count == 1)
  }

  @Test func `a kind and its protocol are one target`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button) { $0.alpha = 0.5 }
        StyleRule(for: (any ButtonNode).self) { $0.alpha = 0.25 }
      })
    #expect(tree.viewModel(of: tree.attach(PlainButton())).alpha == 0.25)
  }
}

// MARK: - StyleRuleFormTests

/// The initializers of a rule, and the properties that each sets.
@Suite struct StyleRuleFormTests {
  @Test func `a rule has a type, containers and a condition`() {
    let rule = StyleRule(
      for: Bar.self, containedIn: [Screen.self, (any Trait).self], when: .colorScheme(.dark)
    ) { $0.barTintColor = .green }
    #expect(rule.target == .type(Bar.self))
    #expect(rule.containers == [TypePattern(Screen.self), TypePattern((any Trait).self)])
    #expect(rule.condition == .colorScheme(.dark))
    var model = ViewModel(kind: .navigationBar)
    rule.apply(&model)
    #expect(model.barTintColor == .green)
  }

  @Test func `a combined condition can be written with leading dots`() {
    let rule = StyleRule(for: .button, when: .colorScheme(.dark) && !.controlState(.disabled)) {
      _ in
    }
    #expect("\(rule)" == "ButtonNode when colorScheme(dark) && !controlState(disabled)")
  }

  @Test func `a kind and its protocol are the same target`() {
    let byKind = StyleRule(for: .button) { _ in }
    let byProtocol = StyleRule(for: (any ButtonNode).self) { _ in }
    #expect(byKind.target == byProtocol.target)
    #expect(byKind.target.hashValue == byProtocol.target.hashValue)
    #expect(byKind.target != StyleRule(for: (any ControlNode).self) { _ in }.target)
    #expect(byKind.target != StyleRule(for: .styleClass("ButtonNode")) { _ in }.target)
  }

  @Test func `a short form of a rule or a reset has the same target as the long one`() {
    #expect(
      StyleRule(for: Bar.self) { _ in }.target == StyleRule(for: .type(Bar.self)) { _ in }.target)
    let tree = StyleTree(styleSheet: StyleSheet { StyleRule(for: Bar.self) { $0.alpha = 0.5 } })
    let bars = [
      tree.withReset(of: Bar.self) { tree.attach(Bar()) },
      tree.withReset(of: .type(Bar.self)) { tree.attach(Bar()) },
    ]
    #expect(bars.map { tree.viewModel(of: $0).alpha } == [nil, nil])
  }

  @Test(arguments: [NodeKind].standard)
  func `each kind is a target, which matches the nodes of its protocol`(kind: NodeKind) {
    #expect(StyleRule.Target.kind(kind) == .type(kind.protocolType))
    #expect("\(StyleRule.Target.kind(kind))" == "\(TypePattern(kind.protocolType).name)")
  }

  @Test func `a kind has a property of the same name`() {
    let targets: [StyleRule.Target] = [.button, .switch, .tabBarItem]
    #expect(targets == [.kind(.button), .kind(.switch), .kind(.tabBarItem)])
  }

  private static let descriptions: [(StyleRule.Target, String)] = [
    (.type(Bar.self), "Bar"), (.type((any Trait).self), "Trait"), (.button, "ButtonNode"),
    (.styleClass("Large"), ".Large"),
  ]

  @Test(arguments: descriptions)
  func `a target prints without Swift's syntax`(target: StyleRule.Target, description: String) {
    #expect("\(target)" == description)
  }

  @Test func `a rule has its source location`() {
    let line: UInt = #line + 2
    let rules = [
      StyleRule(for: Bar.self) { _ in },
      StyleRule(for: .button) { _ in },
      StyleRule(for: .styleClass("Large")) { _ in },
    ]
    #expect(
      rules.map(\.location.description)
        == (line..<line + 3).map { "ProtocolStyleTests/StyleRuleTests.swift:\($0)" })
  }

  @Test func `a place is equal to another by file and line`() {
    let place = RuleLocation(fileID: "App/Rules.swift", line: 12)
    #expect("\(place)" == "App/Rules.swift:12")
  }

  /// A type alias, because the macro can't spell the type.
  typealias Pattern = any Any.Type

  private static let names: [(any Any.Type, String)] = [
    (Bar.self, "Bar"), ((any Trait).self, "Trait"),
    ((any Trait & ButtonNode).self, "ButtonNode & Trait"),
    (Holder<Int>.self, "Holder<Int>"),
  ]

  @Test(arguments: names)
  func `a type is named as a person writes it`(type: Pattern, name: String) {
    #expect(TypePattern(type).name == name)
  }
}

extension StyleRuleFormTests {
  protocol Trait {}
  struct Bar: NavigationBarNode {}
  struct Screen: ScreenNode {}
  struct Holder<Content>: ViewNode {}
}
