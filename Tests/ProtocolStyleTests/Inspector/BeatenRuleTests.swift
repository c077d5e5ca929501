import ProtocolStyle
import Testing

@Suite struct BeatenRuleTests {
  /// The rules of a sheet, and the lines of those that are beaten.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let beaten: [UInt]
    let sheet: AppearanceSheet

    init(
      _ name: String, _ beaten: [UInt], @AppearanceSheetBuilder _ rules: () -> [Appearance]
    ) {
      testDescription = name
      self.beaten = beaten
      sheet = AppearanceSheet(rules)
    }
  }

  private static let dark = StyleCondition.colorScheme(.dark)
  private static let pressed = StyleCondition.controlState(.highlighted)

  private static let beaten: [Sample] = [
    Sample("the same again", [1]) {
      Appearance(of: .button, line: 1) { $0.alpha = 0.5 }
      Appearance(of: .button, line: 2) { $0.alpha = 1 }
    },
    Sample("more attributes", [1]) {
      Appearance(of: Buy.self, line: 1) { $0.alpha = 0.5 }
      Appearance(of: Buy.self, line: 2) {
        $0.alpha = 1
        $0.borderWidth = 2
      }
    },
    Sample("a state within another one", [1]) {
      Appearance(of: .button, when: .controlState([.highlighted, .selected]), line: 1) {
        $0.alpha = 0.5
      }
      Appearance(of: .button, when: pressed, line: 2) { $0.alpha = 1 }
    },
    Sample("none over a value", [1]) {
      Appearance(of: Buy.self, line: 1) { $0.alpha = 0.5 }
      Appearance(of: Buy.self, line: 2) { $0.alpha = nil }
    },
    Sample("a style class", [1]) {
      Appearance(ofClass: "Large", line: 1) { $0.alpha = 0.5 }
      Appearance(ofClass: "Large", line: 2) { $0.alpha = 1 }
    },
    Sample("conditions in another order", [1]) {
      Appearance(of: Buy.self, when: dark && pressed, line: 1) { $0.alpha = 0.5 }
      Appearance(of: Buy.self, when: pressed && dark, line: 2) { $0.alpha = 1 }
    },
    Sample("equal containers", [1]) {
      Appearance(of: Buy.self, containedIn: [Card.self], line: 1) { $0.alpha = 0.5 }
      Appearance(of: Buy.self, containedIn: [Card.self], line: 2) { $0.alpha = 1 }
    },
    Sample("fewer exclusions", [1]) {
      Appearance(of: .control, excluding: [Buy.self], line: 1) { $0.alpha = 0.5 }
      Appearance(of: .control, line: 2) { $0.alpha = 1 }
    },
    Sample("one place of an axis", [1]) {
      Appearance(of: .button, line: 1) { $0[.titleColorForState, .highlighted] = .red }
      Appearance(of: .button, line: 2) {
        $0.titleColorForState = [.normal: .red, .highlighted: .red]
      }
    },
    Sample("twice", [1, 2]) {
      Appearance(of: .button, line: 1) { $0.alpha = 0.5 }
      Appearance(of: .button, line: 2) { $0.alpha = 0.6 }
      Appearance(of: .button, line: 3) { $0.alpha = 1 }
    },
  ]

  @Test(arguments: beaten)
  func `a rule that another always beats is found`(sample: Sample) { expect(sample) }

  private static let sound: [Sample] = [
    Sample("other attributes", []) {
      Appearance(of: .button, line: 1) { $0.alpha = 0.5 }
      Appearance(of: .button, line: 2) { $0.borderWidth = 1 }
    },
    Sample("only some attributes", []) {
      Appearance(of: .button, line: 1) {
        $0.alpha = 0.5
        $0.borderWidth = 1
      }
      Appearance(of: .button, line: 2) { $0.alpha = 1 }
    },
    Sample("another target", []) {
      Appearance(of: .button, line: 1) { $0.alpha = 0.5 }
      Appearance(of: .control, line: 2) { $0.alpha = 1 }
      Appearance(of: Buy.self, line: 3) { $0.alpha = 1 }
    },
    Sample("a condition that does not always hold", []) {
      Appearance(of: .button, line: 1) { $0.alpha = 0.5 }
      Appearance(of: .button, when: dark, line: 2) { $0.alpha = 1 }
    },
    Sample("more conditions, which win", []) {
      Appearance(of: .button, when: dark, line: 1) { $0.alpha = 0.5 }
      Appearance(of: .button, line: 2) { $0.alpha = 1 }
    },
    Sample("a container, which wins", []) {
      Appearance(of: .button, containedIn: [Card.self], line: 1) { $0.alpha = 0.5 }
      Appearance(of: .button, line: 2) { $0.alpha = 1 }
    },
    Sample("more exclusions", []) {
      Appearance(of: .control, line: 1) { $0.alpha = 0.5 }
      Appearance(of: .control, excluding: [Buy.self], line: 2) { $0.alpha = 1 }
    },
    Sample("what the later one reads", []) {
      Appearance(of: .button, line: 1) { $0.alpha = 0.5 }
      Appearance(of: .button, line: 2) { $0.alpha = ($0.alpha ?? 1) / 2 }
    },
    Sample("only in the dark", []) {
      Appearance(of: .button, line: 1) { $0.alpha = 0.5 }
      Appearance(of: .button, line: 2) {
        if StyleEnvironment.current.colorScheme == .dark { $0.alpha = 1 }
      }
    },
    Sample("another place of an axis", []) {
      Appearance(of: .button, line: 1) { $0[.titleColorForState, .normal] = .red }
      Appearance(of: .button, line: 2) { $0[.titleColorForState, .highlighted] = .red }
    },
    Sample("nothing is written", []) {
      Appearance(of: .button, line: 1) { _ in }
      Appearance(of: .button, line: 2) { $0.alpha = 1 }
    },
  ]

  @Test(arguments: sound)
  func `a rule that may win is no finding`(sample: Sample) { expect(sample) }

  #if os(Linux)
  private static let traits: [Sample] = [
    Sample("a trait that it refines", [1]) {
      Appearance(of: (any VeryLoud).self, line: 1) { $0.alpha = 0.5 }
      Appearance(of: (any Loud).self, line: 2) { $0.alpha = 1 }
    },
    Sample("a trait that refines it", []) {
      Appearance(of: (any Loud).self, line: 1) { $0.alpha = 0.5 }
      Appearance(of: (any VeryLoud).self, line: 2) { $0.alpha = 1 }
    },
    Sample("a kind's child, which wins", []) {
      Appearance(of: .button, line: 1) { $0.alpha = 0.5 }
      Appearance(of: .control, line: 2) { $0.alpha = 1 }
    },
  ]

  @Test(arguments: traits)
  func `traits do not outrank those that they refine`(sample: Sample) { expect(sample) }
  #endif

  @Test func `the finding names both, what is lost and what to do`() {
    let sheet = AppearanceSheet {
      Appearance(of: .button, fileID: "App/Rules.swift", line: 3) { $0.alpha = 0.5 }
      Appearance(of: .button, fileID: "App/Rules.swift", line: 9) { $0.alpha = 1 }
    }
    #expect(
      StyleInspector().findings(of: sheet).map(\.description) == [
        """
        warning: The rule at App/Rules.swift:3 may never win: the one at App/Rules.swift:9 is for \
        its nodes as well and writes 'alpha' over it. [beaten-rule]
          Both are in one sheet, and wherever 'ButtonNode' is in force, 'ButtonNode' is too and \
        comes after it. A closure may write otherwise in surroundings that were not tried; in those \
        that were, nothing of the first is left.
          Remove the rule at App/Rules.swift:3, put it behind the other, or give it a container or \
        a condition that the other has not.
        """
      ])
  }

  private func expect(_ sample: Sample, sourceLocation: SourceLocation = #_sourceLocation) {
    let findings = StyleInspector().findings(of: sample.sheet)
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
