import ProtocolStyle
import Testing

@testable import TreeFixtures

private struct LoudCard: ViewNode, TintColor, CustomClosure {
  var tintColor: Color { .yellow }
  var customClosure: StyleClosure { { $0.tintColor = .green } }
}

/// An explanation as data, for inspectors.
@Suite struct StyleExplanationTests {
  private let tree = StyleTree(
    styleSheet: StyleSheet { StyleRule(for: .view) { $0.tintColor = .orange } })

  @Test func `every level that wrote has an entry, the highest first`() throws {
    let card = tree.attach(LoudCard(), to: tree.attach(AccentView()))
    tree.override(card) { $0.tintColor = .blue }
    let outcome = try #require(tree.explain(card)[.tintColor].first)
    #expect(
      outcome.entries.map(\.level) == [
        .overrides, .closure, .conformances, .rules, .inherited,
      ])
    let colors: [Color] = [.blue, .green, .yellow, .orange, .red]
    #expect(outcome.entries.map { $0.value as? Color } == colors)
    #expect(outcome.entries.allSatisfy { !$0.isDerived && !$0.isHidden })
    #expect(outcome.winner?.level == .overrides)
    #expect(outcome.place == nil)
  }

  @Test func `a rule has its file and line`() throws {
    let line: UInt = #line + 1
    tree.styleSheet.insert(StyleRule(for: CardView.self) { $0.alpha = 0.5 })
    let card = tree.attach(CardView())
    let winner = try #require(tree.explain(card)[.alpha].first?.winner)
    #expect(winner.location == "ProtocolStyleTests/StyleExplanationTests.swift:\(line)")
    #expect(winner.writer == "CardView")
    #expect(tree.explain(card)[.cornerRadius].isEmpty)
  }

  @Test func `overridden rules are listed in the order of the cascade`() throws {
    tree.styleSheet = StyleSheet {
      StyleRule.naming("type", CardView.self)
      StyleRule.naming("kind", kind: .view)
      StyleRule.naming("contained", CardView.self, in: [ShopScreen.self])
      StyleRule.naming("elsewhere", CardView.self, in: [ContactScreen.self])
    }
    let card = tree.attach(CardView(), to: tree.attach(ShopScreen()))
    tree.setScope(StyleScope(styleSheet: StyleSheet { StyleRule.naming("scope") }), at: card)
    let outcome = try #require(tree.explain(card)[.winner].first)
    let values = outcome.entries.map { $0.value as? String }
    #expect(values == ["scope", "contained", "type", "kind"])
  }

  @Test func `values that differ in other situations are followed by the decision that they are`() {
    struct Notice: LabelNode, TextColor, CornerRadius, BorderWidth, CustomClosure {
      var textColor: Color { StyleEnvironment.current.colorScheme == .dark ? .white : .black }
      var cornerRadius: Double { ContainerWidth.isAtLeast(300) ? 8 : 4 }
      var borderWidth: Double { 1 }
      var customClosure: StyleClosure {
        { if ControlState.ofEnclosingControl.contains(.selected) { $0.alpha = 0.5 } }
      }
    }
    tree.styleSheet = StyleSheet()
    let row = tree.attach(PlainButton(), to: tree.attach(ShopScreen()))
    let notice = tree.attach(Notice(), to: row)
    let explanation = tree.explain(notice, over: [.colorScheme])
    let lines = explanation.description.split(separator: "\n").filter { !$0.contains("←") }
    #expect(
      lines.joined(separator: "\n") == """
        Notice (label)
        alpha
          differs
            not selected around it (PlainButton): none
            selected around it (PlainButton): 0.5
        borderWidth
          ✓ 1        conformances  BorderWidth
        cornerRadius
          ✓ 4        conformances  CornerRadius
          differs
            ShopScreen below 300 points wide: 4
            ShopScreen from 300 points wide: 8
        textColor
          ✓ #000000  conformances  TextColor
          differs
            color scheme light: #000000
            color scheme dark: #ffffff
        """)
    #expect(explanation.decisions.map(\.attribute.name) == ["alpha", "cornerRadius", "textColor"])
    let color = ["color scheme light: #000000", "color scheme dark: #ffffff"]
    #expect(explanation.decisions[2].lines == color)
    #expect(tree.explain(notice).decisions.isEmpty)
  }

  @Test func `a value with more situations than the limit is undecided in an explanation`() {
    struct Dial: LabelNode, CornerRadius {
      var cornerRadius: Double { Double(ControlState.current.rawValue) }
    }
    tree.styleSheet = StyleSheet()
    let explanation = tree.explain(tree.attach(Dial()), over: [], limit: 8)
    #expect(explanation.decisions.map(\.lines) == [["undecided: more than 8 cases"]])
    #expect(explanation.description.hasSuffix("  differs\n    undecided: more than 8 cases"))
  }

  @Test func `a derived value names its inputs`() throws {
    let bar = tree.attach(ShopBar())
    tree.override(bar) { $0.backgroundColor = .red }
    let winner = try #require(tree.explain(bar)[.barTintColor].first?.winner)
    #expect(winner.isDerived)
    #expect(winner.level == .overrides)
    #expect(winner.writer == "derived from backgroundColor")
    #expect(winner.value as? Color == .red)
  }

  @Test func `nil is listed as none, above the values it hides`() throws {
    let card = tree.attach(CardView())
    tree.override(card) { $0.tintColor = nil }
    let outcome = try #require(tree.explain(card)[.tintColor].first)
    #expect(outcome.entries.map { $0.value as? Color } == [nil, .orange])
    #expect(outcome.winner?.level == .overrides)
  }

  @Test func `an override is named alike whether or not earlier ones were discarded`() {
    let fresh = StyleTree()
    let (edited, other) = (tree.attach(CardView()), fresh.attach(CardView()))
    func override(_ alpha: Double) {
      tree.override(edited, fileID: "App/Fade.swift", line: 3) { $0.alpha = alpha }
    }
    for step in 1...3 {
      override(Double(step) / 4)
      tree.refresh()
    }
    fresh.override(other, fileID: "App/Fade.swift", line: 3) { $0.alpha = 0.75 }
    let winners = [tree.explain(edited), fresh.explain(other)].map { $0[.alpha].first?.winner }
    #expect(
      winners.map { "\($0!)" }
        == Array(repeating: "0.75  overrides  override (Fade.swift:3)", count: 2))
  }

  @Test func `a cleared override is not listed`() {
    let card = tree.attach(CardView())
    tree.override(card) { $0.alpha = 0.5 }
    tree.clearOverride(.alpha, of: card)
    #expect(tree.explain(card)[.alpha].isEmpty)
  }

  @Test func `attributes that the kind doesn't use are not listed`() {
    tree.styleSheet.insert(StyleRule(for: .view) { $0.barTintColor = .red })
    let card = tree.attach(CardView())
    #expect(tree.explain(card)[.barTintColor].isEmpty)
    #expect(!tree.explain(tree.attach(ShopBar()))[.barTintColor].isEmpty)
  }

  @Test func `an explanation is as up to date as a read, and changes nothing`() throws {
    let parent = tree.attach(ShopScreen())
    let card = tree.attach(CardView(), to: parent)
    tree.setScope(
      StyleScope(styleSheet: StyleSheet { StyleRule.naming("scope") }), at: parent)
    let outcome = try #require(tree.explain(card)[.winner].first)
    #expect(outcome.winner?.value as? String == "scope")
    #expect("\(tree.viewModel(of: card))" == "view(tintColor: color(srgb 1 0.5 0), winner: scope)")
  }

  @Test func `winning values are those of the view model`() {
    let bar = tree.attach(ShopBar(), to: tree.attach(AccentView()))
    tree.override(bar) { model in
      model.backgroundColor = .red
      model.textColor = .white
      model.alpha = nil
    }
    let shown = tree.viewModel(of: bar).map { "\($0.attribute): \($0.value)" }
    let won = tree.explain(bar).outcomes.compactMap { outcome in
      outcome.winner?.value.map { "\(outcome.attribute): \($0)" }
    }
    #expect(won == shown)
  }
}
