import ProtocolStyle
import Testing

@testable import StyleInspector

@Suite struct BeatenRuleTests {
  /// The rules of a sheet, and the lines of those that have no effect.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let beaten: [UInt]
    let sheet: StyleSheet

    init(
      _ name: String, _ beaten: [UInt], @StyleSheetBuilder _ rules: () -> [StyleRule]
    ) {
      testDescription = name
      self.beaten = beaten
      sheet = StyleSheet(rules)
    }
  }

  private static let dark = StyleCondition.colorScheme(.dark)
  private static let pressed = StyleCondition.controlState(.highlighted)

  private static let beaten: [Sample] = [
    Sample("the same again", [1]) {
      StyleRule(for: .button, line: 1) { $0.alpha = 0.5 }
      StyleRule(for: .button, line: 2) { $0.alpha = 1 }
    },
    Sample("more attributes", [1]) {
      StyleRule(for: Buy.self, line: 1) { $0.alpha = 0.5 }
      StyleRule(for: Buy.self, line: 2) {
        $0.alpha = 1
        $0.borderWidth = 2
      }
    },
    Sample("a state within another one", [1]) {
      StyleRule(for: .button, when: .controlState([.highlighted, .selected]), line: 1) {
        $0.alpha = 0.5
      }
      StyleRule(for: .button, when: pressed, line: 2) { $0.alpha = 1 }
    },
    Sample("none over a value", [1]) {
      StyleRule(for: Buy.self, line: 1) { $0.alpha = 0.5 }
      StyleRule(for: Buy.self, line: 2) { $0.alpha = nil }
    },
    Sample("a style class", [1]) {
      StyleRule(for: .styleClass("Large"), line: 1) { $0.alpha = 0.5 }
      StyleRule(for: .styleClass("Large"), line: 2) { $0.alpha = 1 }
    },
    Sample("conditions in another order", [1]) {
      StyleRule(for: Buy.self, when: dark && pressed, line: 1) { $0.alpha = 0.5 }
      StyleRule(for: Buy.self, when: pressed && dark, line: 2) { $0.alpha = 1 }
    },
    Sample("equal containers", [1]) {
      StyleRule(for: Buy.self, containedIn: [Card.self], line: 1) { $0.alpha = 0.5 }
      StyleRule(for: Buy.self, containedIn: [Card.self], line: 2) { $0.alpha = 1 }
    },
    Sample("fewer exclusions", [1]) {
      StyleRule(for: .control, excluding: [Buy.self], line: 1) { $0.alpha = 0.5 }
      StyleRule(for: .control, line: 2) { $0.alpha = 1 }
    },
    Sample("one place of an axis", [1]) {
      StyleRule(for: .button, line: 1) { $0[.titleColorForState, .highlighted] = .red }
      StyleRule(for: .button, line: 2) {
        $0.titleColorForState = [.normal: .red, .highlighted: .red]
      }
    },
    Sample("twice", [1, 2]) {
      StyleRule(for: .button, line: 1) { $0.alpha = 0.5 }
      StyleRule(for: .button, line: 2) { $0.alpha = 0.6 }
      StyleRule(for: .button, line: 3) { $0.alpha = 1 }
    },
  ]

  @Test(arguments: beaten)
  func `a rule that another always beats is found`(sample: Sample) { expect(sample) }

  private static let sound: [Sample] = [
    Sample("other attributes", []) {
      StyleRule(for: .button, line: 1) { $0.alpha = 0.5 }
      StyleRule(for: .button, line: 2) { $0.borderWidth = 1 }
    },
    Sample("only some attributes", []) {
      StyleRule(for: .button, line: 1) {
        $0.alpha = 0.5
        $0.borderWidth = 1
      }
      StyleRule(for: .button, line: 2) { $0.alpha = 1 }
    },
    Sample("another target", []) {
      StyleRule(for: .button, line: 1) { $0.alpha = 0.5 }
      StyleRule(for: .control, line: 2) { $0.alpha = 1 }
      StyleRule(for: Buy.self, line: 3) { $0.alpha = 1 }
    },
    Sample("a condition that does not always hold", []) {
      StyleRule(for: .button, line: 1) { $0.alpha = 0.5 }
      StyleRule(for: .button, when: dark, line: 2) { $0.alpha = 1 }
    },
    Sample("more conditions, which win", []) {
      StyleRule(for: .button, when: dark, line: 1) { $0.alpha = 0.5 }
      StyleRule(for: .button, line: 2) { $0.alpha = 1 }
    },
    Sample("a container, which wins", []) {
      StyleRule(for: .button, containedIn: [Card.self], line: 1) { $0.alpha = 0.5 }
      StyleRule(for: .button, line: 2) { $0.alpha = 1 }
    },
    Sample("more exclusions", []) {
      StyleRule(for: .control, line: 1) { $0.alpha = 0.5 }
      StyleRule(for: .control, excluding: [Buy.self], line: 2) { $0.alpha = 1 }
    },
    Sample("what the later one reads", []) {
      StyleRule(for: .button, line: 1) { $0.alpha = 0.5 }
      StyleRule(for: .button, line: 2) { $0.alpha = ($0.alpha ?? 1) / 2 }
    },
    Sample("only in the dark", []) {
      StyleRule(for: .button, line: 1) { $0.alpha = 0.5 }
      StyleRule(for: .button, line: 2) {
        if StyleEnvironment.current.colorScheme == .dark { $0.alpha = 1 }
      }
    },
    Sample("another place of an axis", []) {
      StyleRule(for: .button, line: 1) { $0[.titleColorForState, .normal] = .red }
      StyleRule(for: .button, line: 2) { $0[.titleColorForState, .highlighted] = .red }
    },
    Sample("nothing is written", []) {
      StyleRule(for: .button, line: 1) { _ in }
      StyleRule(for: .button, line: 2) { $0.alpha = 1 }
    },
  ]

  @Test(arguments: sound)
  func `a rule that may win is no finding`(sample: Sample) { expect(sample) }

  #if os(Linux)
  private static let traits: [Sample] = [
    Sample("a trait that it refines", [1]) {
      StyleRule(for: (any VeryLoud).self, line: 1) { $0.alpha = 0.5 }
      StyleRule(for: (any Loud).self, line: 2) { $0.alpha = 1 }
    },
    Sample("a trait that refines it", []) {
      StyleRule(for: (any Loud).self, line: 1) { $0.alpha = 0.5 }
      StyleRule(for: (any VeryLoud).self, line: 2) { $0.alpha = 1 }
    },
    Sample("a kind's child, which wins", []) {
      StyleRule(for: .button, line: 1) { $0.alpha = 0.5 }
      StyleRule(for: .control, line: 2) { $0.alpha = 1 }
    },
  ]

  @Test(arguments: traits)
  func `traits do not outrank those that they refine`(sample: Sample) { expect(sample) }
  #endif

  @Test func `the finding names both, what is lost and what to do`() {
    let sheet = StyleSheet {
      StyleRule(for: .button, fileID: "App/Rules.swift", line: 3) { $0.alpha = 0.5 }
      StyleRule(for: .button, fileID: "App/Rules.swift", line: 9) { $0.alpha = 1 }
    }
    #expect(
      Inspector().findings(of: sheet).map(\.description) == [
        """
        warning: The rule at App/Rules.swift:3 may never win: the one at App/Rules.swift:9 matches \
        the same nodes and overrides 'alpha'. [beaten-rule]
          Both are in one sheet, and whenever 'ButtonNode' applies, 'ButtonNode' applies after it \
        and overrides all of its values. In environments that were not checked, a closure may write \
        different attributes.
          Remove the rule at App/Rules.swift:3, move it after the other, or give it a container or a \
        condition that the other does not have.
        """
      ])
  }

  private func expect(_ sample: Sample, sourceLocation: SourceLocation = #_sourceLocation) {
    let findings = Inspector().findings(of: sample.sheet)
    #expect(
      findings.map(\.identifier) == sample.beaten.map { _ in .beatenRule },
      sourceLocation: sourceLocation)
    for (finding, line) in zip(findings, sample.beaten) {
      #expect(finding.summary.contains("BeatenRuleTests.swift:\(line) may never win"))
    }
  }
}

private protocol Loud: CornerRadius {}
private protocol VeryLoud: Loud {}
private struct Shout: ViewNode, VeryLoud {}
private struct Buy: ButtonNode {}
private struct Card: ViewNode {}
