import Observation
import ProtocolStyle
import Testing

@testable import TreeFixtures

/// A label with one part that reads a flag, but only in dark environments.
@Observable
private final class DarkLabel: LabelNode, BackgroundColor, TextContent, StyleClassed,
  ControlStateContent, ScopeProviding
{
  enum Part: CaseIterable, Sendable {
    case style
    case content
    case styleClasses
    case controlState
    case scope
  }

  private static let shaded = Theme("shaded") { $0[.shade] = .green }

  @ObservationIgnored let part: Part
  var flag = false

  init(_ part: Part) {
    self.part = part
  }

  private func isFlagged(_ part: Part) -> Bool {
    part == self.part && StyleEnvironment.current.colorScheme == .dark && flag
  }

  var backgroundColor: Color { isFlagged(.style) ? .green : .blue }
  var text: String { isFlagged(.content) ? "flagged" : "plain" }
  var styleClasses: [String] { isFlagged(.styleClasses) ? ["Flagged"] : [] }
  var controlState: ControlState { isFlagged(.controlState) ? .selected : .normal }
  var styleScope: StyleScope { StyleScope(themes: isFlagged(.scope) ? [Self.shaded] : []) }
}

/// Properties of observable objects that are read only in some environments.
@Suite struct ConditionalReadTests {
  private let counter = EvaluationCounter()

  @Test(arguments: DarkLabel.Part.allCases)
  fileprivate func `a property that is first read after a switch is observed from then on`(
    part: DarkLabel.Part
  ) {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule.naming("flagged", ofClass: "Flagged")
        StyleRule.naming("flagged", DarkLabel.self, when: .controlState(.selected))
      })
    let label = DarkLabel(part)
    let node = tree.attach(label)
    let child = tree.attach(TokenView(token: .shade, counter: counter), to: node)
    tree.refresh()
    tree.environment.colorScheme = .dark
    tree.refresh()
    let before = [node.erased, child.erased].map { tree.viewModel(of: $0) }
    label.flag = true
    let changed = part == .scope ? child.erased : node.erased
    let report = tree.refresh()
    #expect(report.changes.map(\.node) == [changed])
    #expect(report.changes.map(\.previous) == [before[part == .scope ? 1 : 0]])
    #expect(report.changes.map(\.current) == [tree.viewModel(of: changed)])
    switch part {
    case .style: #expect(tree.viewModel(of: node).backgroundColor == .green)
    case .content: #expect(tree.viewModel(of: node).text == "flagged")
    case .styleClasses, .controlState: #expect(tree.winner(of: node) == "flagged")
    case .scope: #expect(tree.viewModel(of: child).backgroundColor == .green)
    }
    label.flag = false
    #expect(tree.refresh().changes.map(\.node) == [changed])
    #expect([node.erased, child.erased].map { tree.viewModel(of: $0) } == before)
  }
}
