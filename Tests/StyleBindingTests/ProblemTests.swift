import ProtocolStyle
import Testing

@testable import StyleBinding

/// Missing and failing views are reported, and the rest continues.
@Suite struct ProblemTests {
  struct Broken: Error, CustomStringConvertible {
    let description = "broken"
  }

  let tree = StyleTree()

  @Test func `nodes of a kind without view aren't shown, and those in them`() throws {
    let shop = Shop(tree) { $0 == .switch ? nil : Shop.makeView($0) }
    shop.bindStandardTable()
    let card = tree.attach(Card())
    let hidden = tree.attach(Switch(), to: card)
    let inner = tree.attach(Caption(text: "inner"), to: hidden)
    tree.attach(Caption(text: "a"), to: card)
    shop.binding.refresh()
    #expect(shop.window.outline == "box(box(a))")
    #expect(
      shop.log.problems.map(\.description) == [
        "No view was made for Switch, node 1: the closure returned nil for kind 'switch'. The node "
          + "and those in it aren't shown. Return a view for the kind."
      ])
    tree.attach(Caption(text: "b"), to: hidden)
    try tree.move(inner, to: card, at: 0)
    shop.binding.refresh()
    #expect(shop.window.outline == "box(box(inner a))")
    try tree.move(inner, to: hidden, at: 0)
    shop.binding.refresh()
    #expect(shop.window.outline == "box(box(a))")
    #expect(shop.binding.view(of: inner) == nil)
    let last = tree.attach(Caption(text: "last"), to: card)
    try tree.move(last, to: card, at: 0)
    shop.binding.refresh()
    #expect(shop.window.outline == "box(box(last a))")
  }

  @Test func `a view that can't be made is reported`() {
    let shop = Shop(tree) { if $0 == .switch { throw Broken() } else { Shop.makeView($0) } }
    tree.attach(Switch())
    tree.attach(Card())
    shop.binding.refresh()
    #expect(shop.window.outline == "box(box)")
    #expect(
      shop.log.problems.map(\.message) == [
        "No view was made for Switch, node 0, of kind 'switch': broken. The node and those in it "
          + "aren't shown."
      ])
    #expect(shop.log.problems[0].cause is Broken)
  }

  @Test func `an entry that throws is reported, and the others apply`() throws {
    let shop = Shop(tree)
    shop.bindStandardTable()
    shop.binding.on(.alpha, Widget.self) { _, _ in throw Broken() }
    let card = tree.attach(Card())
    shop.binding.refresh()
    #expect(shop.binding.view(of: card)?.background == "\(Color.red)")
    #expect(
      shop.log.problems.map(\.message) == [
        "'alpha' couldn't be shown in the Widget of node 0: broken. The view may show a former "
          + "value until the attribute changes."
      ])
    #expect(shop.log.problems.map(\.node) == [card.erased])
  }

  @Test func `a view that can't be inserted is reported`() throws {
    let window = Widget()
    var problems: [BindingProblem] = []
    let binding = StyleBinding<Widget>(tree, makeView: Shop.makeView) { view, parent, next in
      if parent is Label { throw Broken() }
      (parent ?? window).insert(view, before: next)
    } remove: {
      $0.removeFromParent()
    }
    binding.onProblem = { problems.append($0) }
    let label = tree.attach(Caption())
    let inner = tree.attach(Card(), to: label)
    tree.attach(Card())
    binding.refresh()
    #expect(window.outline == "box(label box)")
    #expect(
      problems.map(\.message) == [
        "The view of Card, node 1, couldn't be inserted: broken. It's kept, and is inserted when "
          + "the node moves."
      ])
    let other = tree.attach(Card())
    try tree.move(inner, to: other, at: 0)
    binding.refresh()
    #expect(window.outline == "box(label box box(box))")
  }
}
