import ProtocolStyle
import StyleInspector
import Testing

@testable import TestSupport
@testable import TreeFixtures

/// A node with a hundred thousand children.
@Suite struct WideTreeTests {
  private static let width = TestScale.nodes(100_000)

  private let tree = StyleTree()
  private let parent: NodeHandle<AccentView>
  private let children: [NodeHandle<BuyButton>]

  init() {
    let (tree, width) = (tree, Self.width)
    let parent = tree.attach(AccentView())
    children = (0..<width).map { tree.attach(BuyButton(isOn: $0.isMultiple(of: 2)), to: parent) }
    self.parent = parent
  }

  @Test func `children are in order, walked through and detached`() {
    #expect(tree.children(of: parent) == children.map(\.erased))
    #expect(Array(tree.nodes.dropFirst()) == children.map(\.erased))
    for child in children[1..<Self.width - 1] { tree.detach(child) }
    #expect(tree.children(of: parent) == [children[0].erased, children[Self.width - 1].erased])
    #expect(tree.detach(parent))
    #expect(tree.count == 0)
  }

  @Test func `a change of the parent reaches each, and is reported`() {
    tree.refresh()
    tree[parent].tintColor = .blue
    #expect(tree.viewModel(of: children[Self.width - 1]).tintColor == .blue)
    let changes = tree.refresh().changes
    #expect(changes.count == Self.width + 1)
    #expect(changes.last?.current.tintColor == .blue)
  }

  @Test func `children are inspected`() {
    tree.override(parent) { $0.backgroundColor = .white }
    for child in children.prefix(100) { tree.override(child) { $0.textColor = .gray } }
    let findings = Inspector(environments: []).findings(of: tree)
    #expect(findings.allSatisfy { $0.identifier == .lowContrast })
    // On yellow and on green.
    #expect(findings.count == 2)
  }
}
