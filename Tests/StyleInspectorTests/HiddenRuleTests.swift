import ProtocolStyle
import StyleInspector
import Testing

@Suite struct HiddenRuleTests {
  private static let pressed = StyleCondition.controlState(.highlighted)

  private static let hidden: [StyleRule] = [
    StyleRule(for: Buy.self, line: 1) { $0.alpha = 0.5 },
    StyleRule(for: Buy.self, when: pressed, line: 1) { $0.alpha = 0.5 },
    StyleRule(for: Buy.self, line: 1) {
      $0.alpha = 0.5
      $0.borderWidth = nil
    },
    StyleRule(for: (any Faded).self, line: 1) { $0.alpha = 0.5 },
    StyleRule(for: Model.self, line: 1) { $0.alpha = 0.5 },
  ]

  @Test(arguments: hidden)
  func `a rule for an attribute that its target provides is found, in every state`(rule: StyleRule)
  {
    let findings = Inspector().findings(of: StyleSheet { rule })
    #expect(findings.map(\.identifier) == [.hiddenRule])
  }

  private static let shown: [StyleRule] = [
    StyleRule(for: Buy.self) { $0.cornerRadius = 4 },
    StyleRule(for: Buy.self) {
      $0.alpha = 0.5
      $0.cornerRadius = 4
    },
    StyleRule(for: Buy.self) { $0[.titleColorForState, .highlighted] = .red },
    StyleRule(for: .button) { $0.alpha = 0.5 },
    StyleRule(for: (any Faded).self) { $0.cornerRadius = 4 },
    StyleRule(for: .styleClass("Large")) { $0.alpha = 0.5 },
    StyleRule(for: Buy.self) { _ in },
    StyleRule(for: Buy.self) { $0.alpha = 0.5 }.overridingConformances(),
  ]

  @Test(arguments: shown)
  func `a rule that may show is none`(rule: StyleRule) {
    #expect(Inspector().findings(of: StyleSheet { rule }) == [])
  }

  @Test func `an attribute that the applier doesn't read is provided by no target`() {
    let inspector = Inspector(applier: StyleApplier(attributes: [.borderWidth]))
    let sheet = StyleSheet { Self.hidden[0] }
    #expect(inspector.findings(of: sheet) == [])
  }

  @Test func `the finding has a problem, a reason and a remedy`() {
    let rule = StyleRule(for: Buy.self, fileID: "Shop/Rules.swift", line: 3) { $0.alpha = 0.5 }
    #expect(
      Inspector().findings(of: StyleSheet { rule }).map(\.description) == [
        """
        warning: The rule at Shop/Rules.swift:3 may have no effect: every Buy provides 'alpha' \
        itself. [hidden-rule]
          Conformances override rules in every control state.
          Move the condition into the getter, append '.overridingConformances()' to the rule, \
        override the attribute of individual nodes, or remove the rule.
        """
      ])
  }
}

private protocol Faded: Alpha {}
private struct Buy: ButtonNode, Faded, BorderWidth, TitleColorForState {}
private final class Model: ViewNode, Faded {}
