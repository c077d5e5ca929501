import ProtocolStyle
import Testing

@testable import StyleInspector

@Suite struct LosingRuleTests {
  /// A rule, the nodes of a tree, and whether the rule has no effect on any of them.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isLosing: Bool
    let rule: StyleRule
    let nodes: [any StyleNode & Sendable]

    init(
      _ name: String, _ isLosing: Bool, _ nodes: [any StyleNode & Sendable], _ rule: StyleRule
    ) {
      (testDescription, self.isLosing, self.rule, self.nodes) = (name, isLosing, rule, nodes)
    }
  }

  private static let half = StyleRule(for: .button) { $0.alpha = 0.5 }

  private static let samples: [Sample] = [
    Sample("a trait of the only node", true, [Faded()], half),
    Sample("a trait of each node", true, [Faded(), Dimmed(), Faded()], half),
    Sample("no matching node", false, [], half),
    Sample("a node without the attribute", false, [Faded(), Plain()], half),
    Sample("the node without the attribute comes first", false, [Plain(), Faded()], half),
    Sample(
      "two attributes", true, [Dimmed()],
      StyleRule(for: .button) { model in
        model.alpha = 0.5
        model.borderWidth = 3
      }),
    Sample(
      "one of two attributes", false, [Faded()],
      StyleRule(for: .button) { model in
        model.alpha = 0.5
        model.borderWidth = 3
      }),
    Sample(
      "an attribute that the kind doesn't use besides", true, [Faded()],
      StyleRule(for: .button) { model in
        model.alpha = 0.5
        model.rowHeight = 3
      }),
    Sample("nothing", false, [Faded()], StyleRule(for: .button) { _ in }),
    Sample("overriding conformances", false, [Faded()], half.overridingConformances()),
    Sample(
      "in a state of the node", true, [Faded()],
      StyleRule(for: .button, when: .controlState(.disabled)) { $0.alpha = 0.5 }),
    Sample(
      "in a state of a node without the attribute", false, [Faded(), Plain()],
      StyleRule(for: .button, when: .controlState(.disabled)) { $0.alpha = 0.5 }),
    Sample(
      "in the dark", true, [Faded()],
      StyleRule(for: .button, when: .colorScheme(.dark)) { $0.alpha = 0.5 }),
    Sample(
      "in a situation that isn't examined", false, [Faded()],
      StyleRule(for: .button, when: .contrast(.increased)) { $0.alpha = 0.5 }),
    Sample(
      "a getter that sets the attribute in the dark only", false, [Nightly()],
      StyleRule(for: .button) { $0[.titleColorForState, .selected] = .red }),
    Sample(
      "the places of an axis that the node has", true, [Titled()],
      StyleRule(for: .button) { $0[.titleColorForState, .selected] = .red }),
    Sample(
      "another place of an axis", false, [Titled()],
      StyleRule(for: .button) { $0[.titleColorForState, .highlighted] = .red }),
    Sample(
      "a value that is derived from one of the node", true, [OwnBar()],
      StyleRule(for: .navigationBar) { $0.barTintColor = .red }),
    Sample(
      "an inherited value that the kind doesn't use", false, [Home()],
      StyleRule(for: .screen) { $0.tintColor = .red }),
    Sample(
      "a style class", true, [Faded()],
      StyleRule(for: .styleClass("Buy")) { $0.alpha = 0.5 }),
    Sample("a closure of a node instead of a trait", false, [Closing()], half),
  ]

  @Test(arguments: samples)
  func `a rule whose values all nodes provide themselves is found`(sample: Sample) {
    let tree = StyleTree(styleSheet: StyleSheet { sample.rule })
    for node in sample.nodes { tree.attach(erased: node) }
    #expect(losing(in: tree).count == (sample.isLosing ? 1 : 0))
  }

  @Test func `a reset hides a rule, so it neither wins nor loses there`() {
    let tree = StyleTree(styleSheet: StyleSheet { Self.half })
    tree.attach(Faded())
    tree.withReset(of: .button) { _ = tree.attach(Plain()) }
    #expect(losing(in: tree).count == 1)
    tree.attach(Plain())
    #expect(losing(in: tree) == [])
  }

  @Test func `rules of themes and scopes are examined, those of packs are not`() {
    let sheet = StyleSheet { Self.half }
    let day = Theme("day", styleSheet: sheet)
    let packed = StylePack("buttons", styleSheet: sheet, themes: [day])
    let tree = StyleTree(packs: [packed], themes: [day])
    let card = tree.attach(Card())
    tree.attach(Faded(), to: card)
    #expect(losing(in: tree) == [])
    tree.packs = []
    #expect(losing(in: tree).count == 1)
    tree.themes = []
    tree.setScope(StyleScope(styleSheet: StyleSheet { Self.half }), at: card)
    #expect(losing(in: tree).count == 1)
  }

  @Test func `a rule that loses whatever is attached is only a hidden rule`() {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule(for: Faded.self) { $0.alpha = 0.5 } })
    tree.attach(Faded())
    #expect(
      Inspector().findings(of: tree).map(\.identifier).filter {
        [.hiddenRule, .losingRule].contains($0)
      } == [.hiddenRule])
  }

  @Test func `the finding names the rule, the types and the attributes`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button, fileID: "Shop/Rules.swift", line: 3) { $0.alpha = 0.5 }
      })
    for node in [Faded(), Dimmed(), Faded()] as [any StyleNode] { tree.attach(erased: node) }
    #expect(
      losing(in: tree).map(\.description) == [
        """
        warning: The rule at Shop/Rules.swift:3 loses on every node that it matches: Faded and \
        Dimmed set 'alpha' themselves. [losing-rule]
          A node's conformances, and the traits that it adopts, override rules; UIKit's appearance \
        proxies have no such level. 'ButtonNode' would only have an effect on a node that is attached \
        later and doesn't provide these attributes.
          Append '.overridingConformances()' to the rule, change the trait, read a token in the trait \
        that a theme sets, or remove the rule.
        """
      ])
  }

  private func losing(in tree: StyleTree) -> [Finding] {
    Inspector().findings(of: tree).filter { $0.identifier == .losingRule }
  }
}

private protocol Pale: Alpha {}
extension Pale {
  var alpha: Double { 0.9 }
}

private struct Faded: ButtonNode, Pale, StyleClassed {
  var styleClasses: [String] { ["Buy"] }
}

private struct Dimmed: ButtonNode, Alpha, BorderWidth {}
private struct Plain: ButtonNode {}
private struct Card: ViewNode {}
private struct Home: ScreenNode {}

private struct Titled: ButtonNode, TitleColorForState {
  var titleColorForState: StateValues<Color> { [.normal: .black, .selected: .blue] }
}

private struct Nightly: ButtonNode, TitleColorForState {
  var titleColorForState: StateValues<Color> {
    StyleEnvironment.current.colorScheme == .dark ? [.selected: .blue] : [.normal: .black]
  }
}

private struct OwnBar: NavigationBarNode, BackgroundColor {
  var backgroundColor: Color { .white }
}

private struct Closing: ButtonNode, CustomClosure {
  var customClosure: StyleClosure { { $0.alpha = 0.9 } }
}
