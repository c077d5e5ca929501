import ProtocolStyle
import Testing

@testable import TestSupport
@testable import TreeFixtures

/// A label with a badge that depends on the environment, which only a pack lets a tree read.
private struct DarkBadge: LabelNode, RibbonContent, TextContent {
  var text = "Mail"
  var ribbon: String { StyleEnvironment.current.colorScheme == .dark ? "dark" : "light" }
}

/// Reports whose changes contain whole view models, including content.
@Suite struct CompleteContentTests {
  private let tree = StyleTree()

  private func changes(_ report: RefreshReport) -> [String] {
    report.changes.flatMap(\.attributes).map(\.description)
  }

  private func attachLabel() -> AnyNodeHandle {
    tree.attach(LitLabel(source: .field, counter: EvaluationCounter())).erased
  }

  @Test func `a text that is removed by a change of the environment is reported`() {
    let label = attachLabel()
    tree.refresh()
    tree.environment.colorScheme = .dark
    tree.override(label) { $0.text = nil }
    #expect(changes(tree.refresh()) == ["text: dim → nil"])
    #expect(tree.refresh().isEmpty)
  }

  @Test func `a text that is removed and added by a change is reported once`() {
    let label = attachLabel()
    tree.refresh()
    tree.override(label) { $0.text = nil }
    tree.environment.colorScheme = .dark
    _ = tree.viewModel(of: label)
    tree.clearOverrides(of: label)
    #expect(changes(tree.refresh()) == ["text: dim → lit"])
  }

  @Test func `a text that reads the environment is reported with its former value`() {
    let label = attachLabel()
    tree.refresh()
    for change in ["text: dim → lit", "text: lit → dim"] {
      tree.environment.colorScheme = change.hasSuffix("lit") ? .dark : .light
      #expect(changes(tree.refresh()) == [change])
    }
    tree.environment.colorScheme = .dark
    _ = tree.viewModel(of: label)
    tree.environment.colorScheme = .light
    #expect(tree.refresh().isEmpty)
  }

  /// The packs before, between and after two switches.
  private static let switches: [(former: [StylePack], between: [StylePack], latter: [StylePack])] =
    {
      let choices: [[StylePack]] = [[], [.badge], [.badge, .plain], [.halo]]
      return choices.flatMap { former in
        choices.flatMap { between in choices.map { (former, between, $0) } }
      }
    }()

  @Test(arguments: TestScale.rows(switches.indices), [false, true])
  func `two switches of packs between refreshes are reported with whole view models`(
    index: Int, isRead: Bool
  ) {
    let (former, between, latter) = Self.switches[index]
    let tree = StyleTree(packs: former)
    let nodes: [AnyNodeHandle] = [
      tree.attach(BadgeLabel()).erased, tree.attach(DarkBadge()).erased,
      tree.attach(EchoingLabel()).erased, tree.attach(BadgeView()).erased,
    ]
    tree.refresh()
    let before = nodes.map { tree.viewModel(of: $0) }
    tree.environment.colorScheme = .dark
    tree.packs = between
    if isRead { _ = nodes.map { tree.viewModel(of: $0) } }
    tree.packs = latter
    let report = tree.refresh()
    let after = nodes.map { tree.viewModel(of: $0) }
    var expected: [AnyNodeHandle: [ViewModel]] = [:]
    for (node, (old, new)) in zip(nodes, zip(before, after)) where old != new {
      expected[node] = [old, new]
    }
    let reported = report.changes.map { ($0.node, [$0.previous, $0.current]) }
    #expect(reported.count == expected.count)
    #expect(Dictionary(reported) { first, _ in first } == expected)
  }

  @Test func `a rule for other content after a removed text reports that content alone`() {
    let label = tree.attach(PriceLabel(text: "title"))
    tree.refresh()
    tree.override(label) { $0.text = nil }
    #expect(changes(tree.refresh()) == ["text: title → nil"])
    tree.styleSheet.insert(StyleRule(for: .label) { $0.accessibilityLabel = "Price" })
    let report = tree.refresh()
    #expect(changes(report) == ["accessibilityLabel: nil → Price"])
    #expect(report.changes.map(\.previous.text) == [nil])
  }

  @Test func `a control state that was set is not reported again with a rule's content`() {
    let button = tree.attach(BuyButton())
    tree.refresh()
    tree.setControlState(.selected, of: button)
    #expect(changes(tree.refresh()) == ["controlState: nil → selected"])
    tree.styleSheet.insert(StyleRule(for: .button) { $0.accessibilityLabel = "Buy" })
    #expect(changes(tree.refresh()) == ["accessibilityLabel: nil → Buy"])
  }

  @Test func `a change of style has the content in both view models`() {
    let label = tree.attach(PriceLabel(text: "9.99"))
    tree.refresh()
    let before = tree.viewModel(of: label)
    tree.styleSheet.insert(StyleRule(for: .label) { $0.alpha = 0.5 })
    let report = tree.refresh()
    #expect(report.changes.map(\.previous) == [before])
    #expect(report.changes.map(\.current) == [tree.viewModel(of: label)])
    #expect(report.changes.map(\.current.text) == ["9.99"])
    #expect(changes(report) == ["alpha: nil → 0.5"])
  }

  @Test func `a change of content has the style and the other content in both view models`() {
    let label = tree.attach(PriceLabel(text: "old"))
    tree.override(label) { $0.accessibilityLabel = "Price" }
    tree.override(label) { $0.alpha = 0.5 }
    tree.refresh()
    let before = tree.viewModel(of: label)
    tree[label].text = "new"
    let report = tree.refresh()
    #expect(report.changes.map(\.previous) == [before])
    #expect(report.changes.map(\.current) == [tree.viewModel(of: label)])
    #expect(report.changes.map(\.current.accessibilityLabel) == ["Price"])
  }

  @Test func `an object's change of style has the content in both view models`() {
    let lamp = Lamp()
    let node = tree.attach(lamp)
    tree.refresh()
    let before = tree.viewModel(of: node)
    lamp.isOn = true
    let report = tree.refresh()
    #expect(report.changes.map(\.previous) == [before])
    #expect(report.changes.map(\.current) == [tree.viewModel(of: node)])
  }

  @Test func `a node that was attached since is reported with the content it had then`() {
    tree.refresh()
    let label = tree.attach(PriceLabel(text: "first"))
    let before = tree.viewModel(of: label)
    tree[label].text = "second"
    let report = tree.refresh()
    #expect(report.attached == [label.erased])
    #expect(report.changes.map(\.previous) == [before])
    #expect(report.changes.map(\.current.text) == ["second"])
  }
}
