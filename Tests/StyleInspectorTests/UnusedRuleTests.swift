import ProtocolStyle
import StyleInspector
import Testing

@Suite struct UnusedRuleTests {
  private static let unused: [StyleRule] = [
    StyleRule(for: .button) { $0.rowHeight = 40 }, StyleRule(for: Buy.self) { $0.rowHeight = 40 },
    StyleRule(for: (any ButtonNode).self) {
      $0.rowHeight = 40
      $0.separatorColor = .red
    },
  ]

  @Test(arguments: unused)
  func `a rule for what the kind doesn't use is found`(rule: StyleRule) {
    let findings = Inspector().findings(of: StyleSheet { rule })
    #expect(findings.map(\.identifier) == [.unusedRule])
  }

  private static let used: [StyleRule] = [
    StyleRule(for: .table) { $0.rowHeight = 40 }, StyleRule(for: .view) { $0.rowHeight = 40 },
    StyleRule(for: .button) {
      $0.rowHeight = 40
      $0.alpha = 1
    },
    StyleRule(for: .screen) { $0.tintColor = .red },
    StyleRule(for: (any StyleNode).self) { $0.rowHeight = 40 },
    StyleRule(for: (any Tall).self) { $0.rowHeight = 40 },
  ]

  @Test(arguments: used)
  func `a rule of which some kind uses something is none`(rule: StyleRule) {
    #expect(Inspector().findings(of: StyleSheet { rule }) == [])
  }

  @Test func `the finding has a problem, a reason and a remedy`() {
    let rule = StyleRule(for: .button, fileID: "Shop/Rules.swift", line: 3) { $0.rowHeight = 40 }
    #expect(
      Inspector().findings(of: StyleSheet { rule }).map(\.description) == [
        """
        warning: The rule at Shop/Rules.swift:3 may have no effect: kind 'button' does not use \
        'rowHeight'. [unused-rule]
          A view model does not contain attributes that its kind does not use. Only a custom kind \
        below 'button' could use them.
          Write an attribute that the kind uses, or target the kind that uses 'rowHeight'.
        """
      ])
  }
}

private struct Buy: ButtonNode {}
private protocol Tall: Height {}
private struct Tower: TableNode, Tall {}
