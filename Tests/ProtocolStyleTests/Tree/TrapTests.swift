import ProtocolStyle
import Testing

@testable import TreeFixtures

/// Programmer errors trap with a message that explains what to do instead.
@Suite struct TrapTests {
  @Test func `the subscript of a detached node names it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let button = tree.attach(BuyButton(), to: tree.attach(ShopScreen()))
      tree.detach(button)
      tree[button].isOn = true
    }
    #expect(
      trapMessage(of: result).contains(
        "StyleTree: BuyButton, node 1 is no longer attached. Check contains(_:) first, or use "
          + "viewModel(ifAttached:), node(ifAttached:) or update(_:_:)."))
  }

  @Test func `reading a detached node stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let screen = tree.attach(ShopScreen())
      tree.detach(screen)
      _ = tree.viewModel(of: screen)
    }
    #expect(trapMessage(of: result).contains("node 0 is no longer attached."))
  }

  @Test func `a handle of another tree stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let there = StyleTree().attach(BuyButton())
      _ = StyleTree().viewModel(of: there)
    }
    #expect(
      trapMessage(of: result).contains(
        "StyleTree: BuyButton, node 0 belongs to another tree. Use it with the tree that returned "
          + "it."))
  }

  @Test func `attaching to a detached parent stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let screen = tree.attach(ShopScreen())
      tree.detach(screen)
      tree.attach(BuyButton(), to: screen)
    }
    #expect(trapMessage(of: result).contains("node 0 is no longer attached."))
  }

  @Test func `an index that is no place stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let screen = tree.attach(ShopScreen())
      tree.attach(BuyButton(), to: screen, at: 1)
    }
    #expect(
      trapMessage(of: result).contains(
        "StyleTree: index 1 is not a place among 0 nodes. Give one from 0 to 0, or none for the "
          + "last."))
  }

  @Test func `an index to move to ignores the node itself`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let screen = tree.attach(ShopScreen())
      let button = tree.attach(BuyButton(), to: screen)
      try tree.move(button, to: screen, at: 1)
    }
    #expect(trapMessage(of: result).contains("StyleTree: index 1 is not a place among 0 nodes."))
  }

  @Test func `a walk stops when nodes are attached in the middle of it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      tree.attach(ShopScreen())
      for node in tree.nodes { tree.attach(BuyButton(), to: node) }
    }
    #expect(
      trapMessage(of: result).contains(
        "StyleTree: nodes were attached, moved or detached while being walked through. Take "
          + "Array(tree.nodes) first."))
  }

  @Test func `a walk stops when nodes are detached in the middle of it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      tree.attach(ShopScreen()) { BuyButton() }
      for node in tree.nodes { tree.detach(node) }
    }
    #expect(trapMessage(of: result).contains("while being walked through."))
  }

  @Test func `a cursor of another tree stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = StyleTree().changes(since: ChangeCursor(of: StyleTree()))
    }
    #expect(
      trapMessage(of: result).contains(
        "StyleTree: the changes since a cursor of another tree were requested. Create a "
          + "ChangeCursor of this tree."))
  }

  @Test func `replacing an object of a subclass by another stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let view = tree.attach(CountingCard() as CountingView)
      _ = try tree.update(view) { $0 = CountingView() }
    }
    #expect(
      trapMessage(of: result).contains(
        "StyleTree: CountingView, node 0 was replaced by another object. Detach it and attach the "
          + "other."))
  }

  @Test func `replacing an object by one of a subclass stops too`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let view = tree.attach(CountingView())
      try tree.update(view) { $0 = CountingCard() }
    }
    #expect(
      trapMessage(of: result).contains(
        "StyleTree: CountingView, node 0 was replaced by an object of CountingCard. Detach it and "
          + "attach the other."))
  }
}
