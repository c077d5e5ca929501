import ProtocolStyle
import Testing

@Suite struct UnusedRuleTests {
  private static let unused: [Appearance] = [
    Appearance(of: .button) { $0.rowHeight = 40 }, Appearance(of: Buy.self) { $0.rowHeight = 40 },
    Appearance(of: (any ButtonNode).self) {
      $0.rowHeight = 40
      $0.separatorColor = .red
    },
  ]

  @Test(arguments: unused)
  func `a rule for what the kind doesn't use is found`(rule: Appearance) {
    let findings = StyleInspector().findings(of: AppearanceSheet { rule })
    #expect(findings.map(\.identifier) == [.unusedRule])
  }

  private static let used: [Appearance] = [
    Appearance(of: .table) { $0.rowHeight = 40 }, Appearance(of: .view) { $0.rowHeight = 40 },
    Appearance(of: .button) {
      $0.rowHeight = 40
      $0.alpha = 1
    },
    Appearance(of: .screen) { $0.tintColor = .red },
    Appearance(of: (any StyleNode).self) { $0.rowHeight = 40 },
    Appearance(of: (any Tall).self) { $0.rowHeight = 40 },
  ]

  @Test(arguments: used)
  func `a rule of which some kind uses something is none`(rule: Appearance) {
    #expect(StyleInspector().findings(of: AppearanceSheet { rule }) == [])
  }

  @Test func `the finding says what, why and what to do`() {
    let rule = Appearance(of: .button, fileID: "Shop/Rules.swift", line: 3) { $0.rowHeight = 40 }
    #expect(
      StyleInspector().findings(of: AppearanceSheet { rule }).map(\.description) == [
        """
        warning: The rule at Shop/Rules.swift:3 may never show: kind 'button' does not use \
        'rowHeight'. [unused-rule]
          A view model drops the attributes that its kind does not use. Only a custom kind below \
        'button' that uses them would show them.
          Write an attribute that the kind uses, or name the kind that uses 'rowHeight'.
        """
      ])
  }
}

private struct Buy: ButtonNode {}
private protocol Tall: Height {}
private struct Tower: TableNode, Tall {}
