import Testing

@testable import ProtocolStyle
@testable import TreeFixtures

/// Objects, which can be attached several times and change without the tree.
@Suite struct SharedClassNodeTests {
  private let tree = StyleTree()
  private let view = CountingView()
  private let first: NodeHandle<CountingView>
  private let second: NodeHandle<CountingView>

  init() {
    first = tree.attach(view)
    second = tree.attach(view, to: tree.attach(AccentView()))
  }

  private var colors: [Color?] {
    [first, second].map { tree.viewModel(of: $0).backgroundColor }
  }

  @Test func `one object in two places has two handles, each with its inheritedContext`() {
    #expect(first != second)
    #expect(tree.node(of: first) === tree.node(of: second))
    #expect(tree.viewModel(of: first).tintColor == nil)
    #expect(tree.viewModel(of: second).tintColor == .red)
  }

  @Test func `a change through one handle is seen through both`() {
    tree[first].color = .green
    #expect(colors == [.green, .green])
    tree[second].color = .blue
    #expect(colors == [.blue, .blue])
  }

  @Test func `an update through one handle is seen through both`() throws {
    try tree.update(second) { $0.color = .green }
    #expect(colors == [.green, .green])
  }

  @Test func `a change from outside is seen after it was said, through both`() {
    view.color = .green
    #expect(colors == [.yellow, .yellow])
    tree.setNeedsStyle(of: first)
    #expect(colors == [.green, .green])
    view.color = .blue
    tree.setNeedsStyle(of: second.erased)
    #expect(colors == [.blue, .blue])
  }

  @Test func `a change of an object restyles no other of its type`() {
    let other = CountingView()
    tree.attach(other)
    let handle = tree.attach(other)
    _ = tree.viewModel(of: handle)
    let evaluations = other.evaluations
    tree[first].color = .green
    #expect(colors == [.green, .green])
    #expect(tree.viewModel(of: handle).backgroundColor == .yellow)
    #expect(other.evaluations == evaluations)
  }

  @Test func `detaching one of the places leaves the other`() {
    tree.detach(first)
    tree[second].color = .green
    #expect(tree.viewModel(of: second).backgroundColor == .green)
    #expect(!tree.contains(first))
  }

  @Test func `what was set on one place is not on the other`() {
    tree.override(first) { $0.backgroundColor = .red }
    #expect(colors == [.red, .yellow])
    tree[second].color = .green
    #expect(colors == [.red, .green])
  }

  @Test func `an object of a subclass changes through a handle of its base`() throws {
    let handle = tree.attach(CountingCard() as CountingView)
    tree[handle].color = .green
    #expect(tree.viewModel(of: handle).backgroundColor == .green)
    try tree.update(handle) { $0.color = .blue }
    #expect(tree.viewModel(of: handle).backgroundColor == .blue)
    let card = try #require(tree.handle(handle.erased, as: CountingCard.self))
    tree[card].color = .red
    #expect(tree.viewModel(of: handle).backgroundColor == .red)
  }

  @Test func `another object may take its place`() throws {
    try tree.update(first) { $0 = CountingView(color: .green) }
    #expect(colors == [.green, .yellow])
  }

  @Test(arguments: [false, true])
  func `an evaluation at one node may have changed once another one's object was`(
    isRefreshed: Bool
  ) {
    let evaluation = tree.evaluate(at: second.erased) { 1 }.evaluation
    let unrelated = tree.attach(CountingView())
    let other = tree.evaluate(at: unrelated.erased) { 1 }.evaluation
    #expect(!tree.mayHaveChanged(evaluation))
    tree[first].color = .green
    if isRefreshed { tree.refresh() }
    #expect(tree.mayHaveChanged(evaluation))
    #expect(!tree.mayHaveChanged(other))
    let later = tree.evaluate(at: second.erased) { 1 }.evaluation
    tree.refresh()
    #expect(!tree.mayHaveChanged(later))
    #expect(tree.mayHaveChanged(evaluation))
  }

  @Test func `an evaluation may have changed after very many changes of objects`() {
    let tree = StyleTree(limits: TreeLimits(contextSlack: 1))
    let first = tree.attach(view)
    let second = tree.attach(view, to: tree.attach(AccentView()))
    let evaluation = tree.evaluate(at: second.erased) { 1 }.evaluation
    tree[first].color = .green
    for _ in 0..<20 { tree.detach(changed(tree.attach(CountingView()), in: tree)) }
    tree.refresh()
    #expect(tree.mayHaveChanged(evaluation))
  }

  private func changed(
    _ node: NodeHandle<CountingView>, in tree: StyleTree
  ) -> NodeHandle<CountingView> {
    tree[node].color = .blue
    return node
  }
}
