import ProtocolStyle
import Testing

@testable import StyleInspector

@Suite struct UnmatchableRuleTests {
  /// A rule, and the reason why it can never match; nil if it can.
  struct Sample: Sendable, CustomTestStringConvertible {
    let rule: StyleRule
    let reason: String?

    var testDescription: String { "\(rule)" }
  }

  private static func rule(
    when condition: StyleCondition, _ reason: String? = nil
  ) -> Sample {
    Sample(rule: StyleRule(for: .button, when: condition) { $0.alpha = 1 }, reason: reason)
  }

  private static let dark = StyleCondition.colorScheme(.dark)
  private static let light = StyleCondition.colorScheme(.light)
  private static let pressed = StyleCondition.controlState(.highlighted)
  private static let normal = StyleCondition.controlState(.normal)
  private static let selected = StyleCondition.controlState(.selected)

  private static let conditions: [Sample] = [
    rule(when: dark), rule(when: !dark), rule(when: dark || !dark), rule(when: dark && !light),
    rule(when: dark && pressed), rule(when: pressed && selected), rule(when: pressed && !selected),
    rule(when: normal && !selected), rule(when: !normal && !pressed), rule(when: dark || light),
    rule(when: (dark && light) || pressed), rule(when: dark && .contrast(.increased)),
    rule(
      when: dark && light, "'colorScheme(dark) && colorScheme(light)' cannot be met"),
    rule(when: normal && .enclosingControlState(.selected)),
    rule(
      when: .enclosingControlState(.normal) && .enclosingControlState(.selected),
      "'enclosingControlState(normal) && enclosingControlState(selected)' cannot be met"),
    rule(when: .containerWidth(atLeast: 300) && !.containerWidth(atLeast: 600)),
    rule(when: !.containerWidth(atLeast: 300)),
    rule(
      when: .containerWidth(atLeast: 600) && !.containerWidth(atLeast: 300),
      "'containerWidth(atLeast: 600) && !containerWidth(atLeast: 300)' cannot be met"),
    rule(
      when: .containerWidth(atLeast: .infinity),
      "'containerWidth(atLeast: inf)' cannot be met"),
    rule(when: dark && !dark, "'colorScheme(dark) && !colorScheme(dark)' cannot be met"),
    rule(
      when: normal && pressed,
      "'controlState(normal) && controlState(highlighted)' cannot be met"),
    rule(
      when: normal && !normal, "'controlState(normal) && !controlState(normal)' cannot be met"),
    rule(
      when: .controlState([.highlighted, .selected]) && !selected,
      "'controlState(highlighted+selected) && !controlState(selected)' cannot be met"),
    rule(
      when: pressed && selected && !.controlState([.highlighted, .selected]),
      "'controlState(highlighted) && controlState(selected) && "
        + "!controlState(highlighted+selected)' cannot be met"),
    rule(when: !(dark || !dark), "'!(colorScheme(dark) || !colorScheme(dark))' cannot be met"),
    rule(
      when: (dark || pressed) && light && normal,
      "'(colorScheme(dark) || controlState(highlighted)) && colorScheme(light) && "
        + "controlState(normal)' cannot be met"),
  ]

  @Test(arguments: conditions)
  func `a condition that contradicts itself can never hold`(sample: Sample) { expect(sample) }

  private static func rule(
    of type: any Any.Type, in containers: [any Any.Type] = [],
    without excluded: [any Any.Type] = [],
    outside subtrees: [any Any.Type] = [], _ reason: String? = nil
  ) -> Sample {
    Sample(
      rule: StyleRule(
        for: type, containedIn: containers, excluding: excluded, excludingSubtreesOf: subtrees
      ) { $0.alpha = 1 }, reason: reason)
  }

  private static let exclusions: [Sample] = [
    rule(of: Buy.self), rule(of: Base.self, without: [Below.self]),
    rule(of: (any ControlNode).self, without: [Buy.self]), rule(of: Buy.self, without: [Card.self]),
    rule(of: Buy.self, in: [Card.self], outside: [Screen.self]),
    rule(of: Buy.self, without: [Buy.self], "every Buy is a Buy, which it excludes"),
    rule(of: Below.self, without: [Base.self], "every Below is a Base, which it excludes"),
    rule(
      of: Card.self, outside: [Card.self],
      "every Card is a Card, which it excludes with its descendants"),
    rule(
      of: Buy.self, in: [Screen.self, Card.self], outside: [Card.self],
      "it targets nodes in Card, and excludes all nodes in Card"),
  ]

  @Test(arguments: exclusions)
  func `a rule that excludes its target can never match`(sample: Sample) { expect(sample) }

  #if os(Linux)
  private static let protocols: [Sample] = [
    rule(of: Buy.self, without: [(any LabelNode).self]),
    rule(of: (any Loud).self, without: [(any VeryLoud).self]),
    rule(
      of: Buy.self, without: [(any ControlNode).self],
      "every Buy is a ControlNode, which it excludes"),
    rule(
      of: (any VeryLoud).self, without: [(any Loud).self],
      "every VeryLoud is a Loud, which it excludes"),
    rule(
      of: (any ButtonNode).self, outside: [(any StyleNode).self],
      "every ButtonNode is a StyleNode, which it excludes with its descendants"),
  ]

  @Test(arguments: protocols)
  func `protocols are compared if records contain them`(sample: Sample) { expect(sample) }
  #endif

  @Test func `the finding has a problem, a reason and a remedy`() {
    let sheet = StyleSheet {
      StyleRule(for: .button, when: Self.dark && Self.light, fileID: "App/Rules.swift", line: 7) {
        $0.alpha = 1
      }
    }
    #expect(
      Inspector().findings(of: sheet).map(\.description) == [
        """
        warning: The rule at App/Rules.swift:7 can never match: 'colorScheme(dark) && \
        colorScheme(light)' cannot be met. [unmatchable-rule]
          'ButtonNode when colorScheme(dark) && colorScheme(light)' doesn't match any node, whatever \
        is attached, so it has no effect.
          Combine the conditions with '||', write a rule for each, or remove one of them.
        """
      ])
  }

  @Test func `types that no node can be are found in a sheet and in a pack`() {
    let sheet = StyleSheet { StyleRule(for: Int.self) { $0.alpha = 1 } }
    #expect(Inspector().findings(of: sheet).map(\.identifier) == [.impossibleTarget])
    let pack = StylePack("classic", styleSheet: sheet)
    #expect(Inspector().findings(of: pack).map(\.identifier) == [.impossibleTarget])
  }

  private func expect(_ sample: Sample, sourceLocation: SourceLocation = #_sourceLocation) {
    let findings = Inspector().findings(of: StyleSheet { sample.rule })
    guard let reason = sample.reason else {
      #expect(findings == [], sourceLocation: sourceLocation)
      return
    }
    #expect(findings.map(\.identifier) == [.unmatchableRule], sourceLocation: sourceLocation)
    #expect(
      findings.allSatisfy { $0.summary.hasSuffix("can never match: \(reason).") }, "\(findings)",
      sourceLocation: sourceLocation)
  }
}

private protocol Loud: CornerRadius {}
private protocol VeryLoud: Loud {}
private struct Shout: ViewNode, VeryLoud {}
private struct Buy: ButtonNode {}
private struct Card: ViewNode {}
private struct Screen: ScreenNode {}
private class Base: ViewNode {}
private final class Below: Base {}
