import ProtocolStyle
import Testing

@testable import TreeFixtures

/// The nodes that handles refer to, and changes of models through handles.
@Suite struct HandleTests {
  @Test func `writing through a handle restyles the node`() {
    let tree = StyleTree()
    let button = tree.attach(BuyButton())
    tree[button].isOn = true
    #expect(tree[button].isOn)
    #expect(tree.viewModel(of: button).backgroundColor == .green)
    #expect(tree.viewModel(of: button).text == "Bought")
    tree[button].isOn.toggle()
    #expect(tree.viewModel(of: button).backgroundColor == .yellow)
    tree[button] = BuyButton(isOn: true)
    #expect(tree.viewModel(of: button).backgroundColor == .green)
  }

  @Test func `reading a node evaluates nothing`() {
    let tree = StyleTree()
    let view = CountingView()
    let handle = tree.attach(view)
    let evaluations = view.evaluations
    #expect(tree.node(of: handle) === view)
    #expect(tree.node(of: handle.erased) is CountingView)
    _ = tree.viewModel(of: handle)
    #expect(view.evaluations == evaluations)
  }

  @Test func `update changes an attached node and returns what the closure does`() throws {
    let tree = StyleTree()
    let button = tree.attach(BuyButton())
    let text = try tree.update(button) { button in
      button.isOn = true
      return button.text
    }
    #expect(text == "Bought")
    #expect(tree.viewModel(of: button).backgroundColor == .green)
  }

  @Test func `update throws when the node is not attached`() {
    let tree = StyleTree()
    let button = tree.attach(BuyButton())
    tree.detach(button)
    let error = #expect(throws: StyleTreeError.self) {
      try tree.update(button) { $0.isOn = true }
    }
    #expect(error?.code == .notAttached)
    #expect(
      error?.description
        == "StyleTree: BuyButton, node 0 is not attached to this tree, so nothing was changed. "
        + "Attach it, or drop the handle.")
  }

  @Test func `reading a node that may be detached returns nil instead of stopping`() {
    let tree = StyleTree()
    let button = tree.attach(BuyButton(isOn: true))
    #expect(tree.viewModel(ifAttached: button) == tree.viewModel(of: button))
    #expect(tree.viewModel(ifAttached: button, includingContent: false)?.text == nil)
    #expect(tree.node(ifAttached: button)?.isOn == true)
    #expect(tree.node(ifAttached: button.erased) is BuyButton)
    tree.detach(button)
    let successor = tree.attach(BuyButton())
    #expect(successor.erased.index == button.erased.index)
    #expect(tree.viewModel(ifAttached: button) == nil)
    #expect(tree.viewModel(ifAttached: button.erased) == nil)
    #expect(tree.node(ifAttached: button) == nil)
    #expect(tree.node(ifAttached: button.erased) == nil)
  }

  @Test func `update rethrows the closure's error, and keeps earlier changes`() {
    struct Refusal: Error {}
    let tree = StyleTree()
    let button = tree.attach(BuyButton())
    #expect(throws: Refusal.self) {
      try tree.update(button) { button in
        button.isOn = true
        throw Refusal()
      }
    }
    #expect(tree.viewModel(of: button).backgroundColor == .green)
    tree[button].isOn = false
    #expect(tree.viewModel(of: button).backgroundColor == .yellow)
  }

  @Test func `a handle of another tree refers to nothing here`() {
    let tree = StyleTree()
    let other = StyleTree()
    let here = tree.attach(BuyButton())
    let there = other.attach(BuyButton())
    #expect(here != there)
    #expect(!tree.contains(there))
    #expect(tree.handle(there.erased, as: BuyButton.self) == nil)
    #expect(!tree.detach(there))
    #expect(other.contains(there))
    #expect(tree.viewModel(ifAttached: there) == nil)
    #expect(tree.node(ifAttached: there) == nil)
    #expect(throws: StyleTreeError.self) { try tree.update(there) { $0.isOn = true } }
    #expect(tree.viewModel(of: here).backgroundColor == .yellow)
  }

  @Test func `a handle names its node`() {
    let tree = StyleTree()
    let screen = tree.attach(ShopScreen())
    var button = tree.attach(BuyButton(), to: screen)
    #expect("\(button)" == "BuyButton, node 1")
    #expect("\(button.erased)" == "node 1")
    tree.detach(button)
    button = tree.attach(BuyButton(), to: screen)
    #expect("\(button.erased)" == "node 1.1")
  }

  @Test func `typed and erased handles of one node are interchangeable`() {
    let tree = StyleTree()
    let screen = tree.attach(ShopScreen())
    let button = tree.attach(BuyButton(), to: screen.erased)
    #expect(tree.viewModel(of: button) == tree.viewModel(of: button.erased))
    #expect(Set(tree.children(of: screen.erased)) == [button.erased])
    #expect(tree.handle(button.erased, as: BuyButton.self) == button)
  }
}
