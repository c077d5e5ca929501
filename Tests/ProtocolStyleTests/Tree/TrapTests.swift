import ProtocolStyle
import Testing

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
      complaint(of: result).contains(
        "StyleTree: BuyButton, node 1 is not attached any more. Ask contains(_:) before, or use "
          + "update(_:_:), which throws."))
  }

  @Test func `reading a detached node stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let screen = tree.attach(ShopScreen())
      tree.detach(screen)
      _ = tree.viewModel(of: screen)
    }
    #expect(complaint(of: result).contains("node 0 is not attached any more."))
  }

  @Test func `a handle of another tree stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let there = StyleTree().attach(BuyButton())
      _ = StyleTree().viewModel(of: there)
    }
    #expect(complaint(of: result).contains("StyleTree: BuyButton, node 0 belongs to another tree."))
  }

  @Test func `attaching to a detached parent stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let screen = tree.attach(ShopScreen())
      tree.detach(screen)
      tree.attach(BuyButton(), to: screen)
    }
    #expect(complaint(of: result).contains("node 0 is not attached any more."))
  }

  @Test func `an index that is no place stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let screen = tree.attach(ShopScreen())
      tree.attach(BuyButton(), to: screen, at: 1)
    }
    #expect(
      complaint(of: result).contains(
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
    #expect(complaint(of: result).contains("StyleTree: index 1 is not a place among 0 nodes."))
  }

  @Test func `a walk stops when nodes are attached in the middle of it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      tree.attach(ShopScreen())
      for node in tree.nodes { tree.attach(BuyButton(), to: node) }
    }
    #expect(
      complaint(of: result).contains(
        "StyleTree: nodes were attached, moved or detached while being walked through. Take "
          + "Array(tree.nodes) first."))
  }

  @Test func `a walk stops when nodes are detached in the middle of it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      tree.attach(ShopScreen()) { BuyButton() }
      for node in tree.nodes { tree.detach(node) }
    }
    #expect(complaint(of: result).contains("while being walked through."))
  }

  @Test func `replacing an object of a subclass by another stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let view = tree.attach(CountingCard() as CountingView)
      _ = try tree.update(view) { $0 = CountingView() }
    }
    #expect(
      complaint(of: result).contains(
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
      complaint(of: result).contains(
        "StyleTree: CountingView, node 0 was replaced by an object of CountingCard. Detach it and "
          + "attach the other."))
  }
}
