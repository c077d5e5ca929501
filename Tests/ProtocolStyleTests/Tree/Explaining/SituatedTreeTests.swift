import Testing

@testable import ProtocolStyle
@testable import TestSupport

/// Situated trees of some nodes of a tree.
@Suite struct SituatedTreeTests {
  private let tree = StyleTree()

  /// Returns the values of a node in its own state and in others.
  private func values(
    of node: AnyNodeHandle, in tree: StyleTree
  ) -> [[ReferenceKey: ReferenceValue]] {
    [tree.viewModel(of: node).referenceValues]
      + ReferenceKey.states.map { tree.viewModel(of: node, in: $0).referenceValues }
  }

  @Test(arguments: TestScale.seeds(20))
  func `nodes computedStyle alone as they do among all others`(seed: UInt64) {
    let random = RandomTree(SeededGenerator(seed: seed), limits: TreeLimits(seed: seed))
    let tree = random.tree
    for step in 0..<TestScale.steps(2_000) {
      random.step()
      guard step.isMultiple(of: 5) else { continue }
      let nodes = Array(tree.nodes)
      let selection = NodeSelection(
        of: tree, within: [random.data.pick(nodes)],
        and: [random.data.pick(nodes), random.data.pick(nodes)])
      let themes = (0..<random.data.random(0..<3)).map { _ in random.data.theme().theme }
      var environment = tree.environment
      environment.colorScheme = random.data.scheme()
      let whole = tree.withSituatedTree(themes: themes, environment: environment) { situatedTree in
        selection.nodes.map { values(of: $0, in: situatedTree) }
      }
      let alone = tree.withSituatedTree(
        of: selection, themes: themes, environment: environment
      ) { situatedTree, nodes in
        situatedTree.store.checkInvariants()
        return nodes.map { values(of: $0, in: situatedTree) }
      }
      guard whole != alone else { continue }
      Issue.record("seed \(seed), step \(step): \(selection.nodes)\nLast:\n\(random.history)")
      return
    }
  }

  @Test func `a selection has nodes once, with their descendants and ancestors and no siblings`() {
    let screen = tree.attach(AppScreen(number: 1))
    let box = tree.attach(AccentBox(number: 1), to: screen)
    for _ in 0..<3 { tree.attach(Badge(number: 1), to: screen) }
    let inner = tree.attach(AccentBox(number: 2), to: box)
    let badge = tree.attach(Badge(number: 2), to: inner).erased
    let other = tree.attach(Badge(number: 3), to: box).erased
    let selection = NodeSelection(
      of: tree, within: [inner.erased, inner.erased], and: [badge, other, inner.erased])
    #expect(selection.nodes == [inner.erased, badge, other])
    #expect(selection.memberCount == 5)
    let parents = tree.withSituatedTree(
      of: selection, themes: [], environment: StyleEnvironment()
    ) { situatedTree, nodes in
      #expect(situatedTree.count == 5)
      return nodes.map {
        situatedTree.ancestors(of: $0).map { "\(type(of: situatedTree.node(of: $0)))" }
      }
    }
    #expect(
      parents == [
        ["AccentBox", "AppScreen"], ["AccentBox", "AccentBox", "AppScreen"],
        ["AccentBox", "AppScreen"],
      ])
  }

  @Test func `a selection may be observed if a node or an ancestor is or holds an object`() {
    let model = tree.attach(CardModel(number: 1))
    let box = tree.attach(AccentBox(number: 1), to: model)
    let other = tree.attach(AccentBox(number: 2))
    func mayBeObserved(_ node: AnyNodeHandle) -> Bool {
      NodeSelection(of: tree, within: [], and: [node]).mayBeObserved
    }
    #expect(mayBeObserved(model.erased))
    #expect(mayBeObserved(box.erased))
    #expect(!mayBeObserved(other.erased))
  }
}
