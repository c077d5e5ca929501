import ProtocolStyle
import Testing

@Suite struct HiddenRuleTests {
  private static let pressed = StyleCondition.controlState(.highlighted)

  private static let hidden: [Appearance] = [
    Appearance(of: Buy.self, line: 1) { $0.alpha = 0.5 },
    Appearance(of: Buy.self, when: pressed, line: 1) { $0.alpha = 0.5 },
    Appearance(of: Buy.self, line: 1) {
      $0.alpha = 0.5
      $0.borderWidth = nil
    },
    Appearance(of: (any Faded).self, line: 1) { $0.alpha = 0.5 },
    Appearance(of: Model.self, line: 1) { $0.alpha = 0.5 },
  ]

  @Test(arguments: hidden)
  func `a rule for what its target provides is found, in every state`(rule: Appearance) {
    let findings = StyleInspector().findings(of: AppearanceSheet { rule })
    #expect(findings.map(\.identifier) == [.hiddenRule])
  }

  private static let shown: [Appearance] = [
    Appearance(of: Buy.self) { $0.cornerRadius = 4 },
    Appearance(of: Buy.self) {
      $0.alpha = 0.5
      $0.cornerRadius = 4
    },
    Appearance(of: Buy.self) { $0[.titleColorForState, .highlighted] = .red },
    Appearance(of: .button) { $0.alpha = 0.5 },
    Appearance(of: (any Faded).self) { $0.cornerRadius = 4 },
    Appearance(ofClass: "Large") { $0.alpha = 0.5 },
    Appearance(of: Buy.self) { _ in },
  ]

  @Test(arguments: shown)
  func `a rule that may show is none`(rule: Appearance) {
    #expect(StyleInspector().findings(of: AppearanceSheet { rule }) == [])
  }

  @Test func `an attribute that the applier doesn't read is provided by nobody`() {
    let inspector = StyleInspector(applier: StyleApplier(attributes: [.borderWidth]))
    let sheet = AppearanceSheet { Self.hidden[0] }
    #expect(inspector.findings(of: sheet) == [])
  }

  @Test func `the finding says what, why and what to do`() {
    let rule = Appearance(of: Buy.self, fileID: "Shop/Rules.swift", line: 3) { $0.alpha = 0.5 }
    #expect(
      StyleInspector().findings(of: AppearanceSheet { rule }).map(\.description) == [
        """
        warning: The rule at Shop/Rules.swift:3 may never show: every Buy provides 'alpha' itself. \
        [hidden-rule]
          Conformances override rules, in every control state.
          Put the condition into the getter, override the attribute of single nodes, or remove the \
        rule.
        """
      ])
  }
}

private protocol Faded: Alpha {}
private struct Buy: ButtonNode, Faded, BorderWidth, TitleColorForState {}
private final class Model: ViewNode, Faded {}
