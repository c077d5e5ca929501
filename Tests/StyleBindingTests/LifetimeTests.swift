import ProtocolStyle
import Testing

@testable import StyleBinding

/// No object outlives its owner.
@Suite struct LifetimeTests {
  @Test func `views of detached nodes are released`() throws {
    let shop = Shop()
    shop.bindStandardTable()
    let card = shop.tree.attach(Card())
    let label = shop.tree.attach(Caption(), to: card)
    shop.binding.refresh()
    weak let box = shop.binding.view(of: card)
    weak let inner = shop.binding.view(of: label)
    #expect(box != nil && inner != nil)
    shop.tree.detach(card)
    shop.binding.refresh()
    #expect(box == nil && inner == nil)
  }

  @Test func `a binding is released with its views, and the tree with it`() throws {
    weak var binding: StyleBinding<Widget>?
    weak var tree: StyleTree?
    weak var view: Widget?
    do {
      let shop = Shop()
      shop.bindStandardTable()
      shop.tree.attach(Caption(), to: shop.tree.attach(Card()))
      shop.binding.refresh()
      (binding, tree, view) = (shop.binding, shop.tree, shop.window.children.first)
      #expect(binding != nil && tree != nil && view != nil)
    }
    #expect(binding == nil && tree == nil && view == nil)
  }

  @Test @MainActor func `a binding that follows a tree is released`() async {
    weak var binding: StyleBinding<Widget>?
    let tree = StyleTree()
    do {
      let shop = Shop(tree)
      shop.binding.follow()
      binding = shop.binding
      #expect(binding != nil)
    }
    #expect(binding == nil)
    tree.attach(Card())
    await Task.yield()
  }

  @Test func `a detached node's objects are released`() {
    final class Model: ViewNode {}
    let shop = Shop()
    weak var model: Model?
    do {
      let object = Model()
      model = object
      let node = shop.tree.attach(object)
      shop.binding.refresh()
      shop.tree.detach(node)
    }
    shop.binding.refresh()
    #expect(model == nil)
  }
}
