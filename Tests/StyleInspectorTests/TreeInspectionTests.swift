import ProtocolStyle
import Testing

@testable import StyleInspector
@testable import TreeFixtures

@Suite struct TreeInspectionTests {
  @Test func `a sound tree has no findings`() {
    let tree = StyleTree(
      themes: [Theme("contoso") { $0[.surface] = .white }],
      styleSheet: StyleSheet {
        StyleRule(for: .label) { $0.textColor = .black }
        StyleRule(for: .label, when: .colorScheme(.dark)) { $0.textColor = Color(white: 0.2) }
      })
    #expect(Inspector().findings(of: tree).map(\.identifier) == [.unusedToken])
    let card = tree.attach(Card())
    tree.attach(Caption(), to: card)
    tree.attach(Label(), to: card)
    #expect(Inspector().findings(of: tree) == [])
  }

  @Test func `what is wrong with types comes once a type, in the order of the nodes`() {
    let tree = StyleTree()
    for _ in 0..<3 {
      tree.attach(Slip())
      tree.attach(Bar())
    }
    #expect(
      Inspector().findings(of: tree).map(\.identifier) == [
        .unusedAttribute, .barTintConflict,
      ])
  }

  @Test func `the rules of packs, themes, the tree and scopes are looked at, each once`() {
    let tree = StyleTree(
      packs: [StylePack("classic", styleSheet: Self.twice(line: 1))],
      themes: [Theme("contoso", styleSheet: Self.twice(line: 3))],
      styleSheet: Self.twice(line: 5))
    for _ in 0..<2 {
      let card = tree.attach(Card())
      tree.setScope(StyleScope(styleSheet: Self.twice(line: 7)), at: card)
    }
    let findings = Inspector().findings(of: tree)
    #expect(findings.map(\.identifier) == Array(repeating: .beatenRule, count: 4))
    for (finding, line) in zip(findings, [1, 3, 5, 7]) {
      #expect(finding.summary.contains("TreeInspectionTests.swift:\(line) may"))
    }
  }

  /// A rule can beat another only within one origin, because packs can be removed.
  @Test func `of two origins no rule is beaten`() {
    let tree = StyleTree(
      themes: [Theme("contoso", styleSheet: StyleSheet { Self.rule(line: 1) })],
      styleSheet: StyleSheet { Self.rule(line: 2) })
    tree.attach(Card())
    #expect(Inspector().findings(of: tree) == [])
  }

  @Test func `the tree isn't changed, and observers aren't notified`() {
    let sheet = StyleSheet {
      StyleRule(for: .label, when: .colorScheme(.dark)) { $0.textColor = .yellow }
    }
    let tree = StyleTree(themes: [Theme("contoso") { $0[.surface] = .white }], styleSheet: sheet)
    let card = tree.attach(Card())
    let caption = tree.attach(Label(), to: card)
    tree.override(caption) { $0.alpha = 0.9 }
    tree.setControlState(.selected, of: card)
    tree.refresh()
    let calls = Calls()
    let observation = tree.onInvalidation { calls.note() }
    defer { observation.cancel() }
    let before = tree.nodes.map { tree.viewModel(of: $0) }
    #expect(Inspector().findings(of: tree).map(\.identifier) == [.lowContrast])
    #expect(tree.nodes.map { tree.viewModel(of: $0) } == before)
    #expect(tree.refresh().changes.isEmpty)
    #expect(calls.count == 0)
    #expect(tree.environment == StyleEnvironment())
  }

  @Test func `nodes that look the same are examined where they look different`() {
    let tree = StyleTree(environment: StyleEnvironment(colorScheme: .light))
    let card = tree.attach(WhiteCard())
    tree.attach(NightLabel(night: .black), to: card)
    #expect(Inspector().findings(of: tree) == [])
    tree.attach(NightLabel(night: .yellow), to: card)
    let findings = Inspector().findings(of: tree)
    #expect(findings.map(\.identifier) == [.lowContrast])
    #expect(findings.allSatisfy { $0.summary.contains("#ffff00 on #ffffff") })
  }

  /// The second label alone is yellow on white, and only in the dark.
  @Test(arguments: NightRule.allCases)
  func `rules of one situation tell nodes apart that look the same in the others`(rule: NightRule) {
    let tree = StyleTree(
      environment: StyleEnvironment(colorScheme: .light),
      styleSheet: StyleSheet {
        StyleRule(for: ControlledLabel.self) { $0.textColor = Token.ink.value }
        switch rule {
        case .forClass:
          StyleRule(for: .styleClass("late"), when: .colorScheme(.dark)) { $0.textColor = .yellow }
        case .forState:
          StyleRule(
            for: ControlledLabel.self, when: .colorScheme(.dark) && .controlState(.selected)
          ) { $0.textColor = .yellow }
        case .forSetState:
          StyleRule(for: PlainLabel.self) { $0.textColor = .black }
          StyleRule(for: PlainLabel.self, when: .colorScheme(.dark) && .controlState(.selected)) {
            $0.textColor = .yellow
          }
        case .readingToken: []
        }
      })
    let card = tree.attach(WhiteCard())
    func attach(isLate: Bool) {
      if rule == .forSetState {
        let node = tree.attach(PlainLabel(), to: card)
        if isLate { tree.setControlState(.selected, of: node) }
        return
      }
      let label = ControlledLabel(
        styleClasses: isLate ? ["late"] : [], controlState: isLate ? .selected : .normal)
      let node = tree.attach(label, to: card)
      guard rule == .readingToken else { return }
      let night = Theme("night") { tokens in
        tokens[.ink] =
          isLate && StyleEnvironment.current.colorScheme == .dark ? .yellow : .black
      }
      tree.setScope(StyleScope(themes: [night]), at: node)
    }
    for isLate in [false, false, true] { attach(isLate: isLate) }
    let findings = Inspector().findings(of: tree).filter { $0.identifier == .lowContrast }
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.summary.contains("#ffff00 on #ffffff") })
  }

  enum NightRule: CaseIterable {
    case forClass, forState, forSetState, readingToken
  }

  @Test func `a class that rules name only under an unfulfilled condition is known`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .styleClass("warning"), when: .contrast(.increased)) { $0.alpha = 0.9 }
      })
    tree.attach(ClassedLabel(styleClasses: []))
    tree.attach(ClassedLabel(styleClasses: ["warning"]))
    #expect(Inspector().findings(of: tree) == [])
  }

  @Test func `findings are the same from run to run`() {
    let tree = StyleTree(themes: [Theme("contoso") { $0[.surface] = .black }])
    for _ in 0..<5 {
      tree.attach(Slip())
      tree.attach(Caption(), to: tree.attach(Card()))
    }
    let first = Inspector().findings(of: tree)
    #expect(first.map(\.identifier) == [.unusedAttribute, .lowContrast])
    for _ in 0..<5 { #expect(Inspector().findings(of: tree) == first) }
  }

  /// The sample has the same inherited values, containers, resets and overrides as the node.
  @Test func `nodes are tried as they hang`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .label, containedIn: [Card.self], when: .colorScheme(.dark)) {
          $0.textColor = .white
        }
      })
    let caption = tree.attach(Label(), to: tree.attach(Card()))
    #expect(Inspector().findings(of: tree).map(\.identifier) == [.lowContrast])
    tree.detach(caption)
    tree.withReset(of: .label) { _ = tree.attach(Label(), to: tree.roots[0]) }
    #expect(Inspector().findings(of: tree) == [])
    let last = tree.attach(Label(), to: tree.attach(Card()))
    tree.override(last) { if $0.textColor == .white { $0.textColor = .black } }
    #expect(Inspector().findings(of: tree) == [])
    tree.clearOverrides(of: last)
    tree.setScope(StyleScope { $0.colorScheme = .light }, at: last)
    #expect(Inspector().findings(of: tree) == [])
    tree.setScope(nil, at: last)
    #expect(Inspector().findings(of: tree).map(\.identifier) == [.lowContrast])
  }

  @Test func `inherited values in dark environments are tried too`() {
    let tree = StyleTree()
    let screen = tree.attach(Tinted())
    tree.attach(TintReader(), to: tree.attach(Card(), to: screen))
    let findings = Inspector().findings(of: tree)
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.summary.hasSuffix("in dark.") }, "\(findings)")
  }

  @Test func `deep trees are inspected without recursion`() {
    let tree = StyleTree()
    var parent = tree.attach(Card()).erased
    for index in 0..<5_000 {
      parent =
        tree.attach(Colored(backgroundColor: Color(white: Double(index) / 5_000)), to: parent)
        .erased
    }
    tree.attach(Caption(), to: parent)
    #expect(Inspector().findings(of: tree) == [])
  }

  @Test func `besides packs and themes, all findings about nodes, scopes and the tree are left`() {
    let packs = [StylePack("classic", styleSheet: Self.twice(line: 1))]
    let night = Theme("night", styleSheet: Self.twice(line: 3))
    let inspector = Inspector(themes: [[], [night]])
    let tree = StyleTree(packs: packs, styleSheet: Self.twice(line: 5))
    let card = tree.attach(Card())
    let brand = Theme("brand", styleSheet: Self.twice(line: 7))
    tree.setScope(StyleScope(themes: [night, brand], styleSheet: Self.twice(line: 9)), at: card)
    tree.attach(Slip(), to: card)
    tree.attach(Bar())
    tree.attach(NightLabel(night: Color(white: 0.1)), to: tree.attach(Card()))
    tree.tokens[.surface] = .white
    let known = Set(inspector.findings(of: StyleTree(packs: packs)))
    let all = inspector.findings(of: tree)
    let own = all.filter { !known.contains($0) && $0.identifier != .unusedToken }
    #expect(inspector.findings(of: tree, besides: inspector.inspected(packs)) == own)
    #expect(
      Set(own.map(\.identifier)).isSuperset(of: [.beatenRule, .unusedAttribute, .barTintConflict]))
    #expect(own.count < all.count)
  }

  private static func rule(line: UInt) -> StyleRule {
    StyleRule(for: Card.self, line: line) { $0.alpha = 0.9 }
  }

  private static func twice(line: UInt) -> StyleSheet {
    StyleSheet {
      rule(line: line)
      rule(line: line + 1)
    }
  }
}

private final class Calls: @unchecked Sendable {
  private(set) var count = 0

  func note() { count += 1 }
}

extension Token<Color> {
  fileprivate static let surface = Token("surface", default: .white)
}

private struct Card: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.surface.value }
}

private struct Colored: ViewNode, BackgroundColor {
  var backgroundColor: Color
}

private struct Caption: LabelNode, TextColor {
  var textColor: Color { .black }
}

private struct Label: LabelNode {}

private struct Slip: ViewNode, RowHeight {}

private struct Bar: TabBarNode, BackgroundColor, BarTintColor {}

private struct Tinted: ScreenNode, StyleClassed, ScopeProviding {
  var styleClasses: [String] { [] }

  var styleScope: StyleScope {
    let isDark = StyleEnvironment.current.colorScheme == .dark
    return StyleScope(
      styleSheet: StyleSheet {
        StyleRule(for: Card.self) { $0.tintColor = isDark ? .white : .black }
      })
  }
}

private struct TintReader: LabelNode, CustomClosure {
  var customClosure: StyleClosure { { $0.textColor = $0.tintColor } }
}

private struct WhiteCard: ViewNode, BackgroundColor {
  var backgroundColor: Color { .white }
}

/// A label whose color by night is its own.
private struct NightLabel: LabelNode, TextContent, TextColor {
  let night: Color
  var text: String { "Total" }
  var textColor: Color { StyleEnvironment.current.colorScheme == .dark ? night : .black }
}

private struct PlainLabel: LabelNode, TextContent {
  var text: String { "Total" }
}

private struct ControlledLabel: LabelNode, TextContent, StyleClassed, ControlStateContent {
  let styleClasses: [String]
  let controlState: ControlState
  var text: String { "Total" }
}

extension Token<Color> {
  fileprivate static let ink = Token("ink of labels", default: .black)
}
