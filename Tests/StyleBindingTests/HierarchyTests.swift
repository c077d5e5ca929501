import ProtocolStyle
import Testing

@testable import StyleBinding
@testable import TestSupport

/// Views are created, inserted, moved and removed together with nodes.
@Suite struct HierarchyTests {
  let shop = Shop()
  var tree: StyleTree { shop.tree }

  init() {
    shop.bindStandardTable()
  }

  @Test func `the first refresh creates a view for each node, in order`() {
    let screen = tree.attach(Screen())
    let card = tree.attach(Card(), to: screen)
    tree.attach(Caption(text: "a"), to: card)
    tree.attach(Caption(text: "b"), to: card)
    tree.attach(Caption(text: "c"), to: screen)
    tree.attach(Screen())
    shop.binding.refresh()
    #expect(shop.window.outline == "box(box(box(a b) c) box)")
  }

  @Test func `a binding that begins late sees what others have seen`() {
    let screen = tree.attach(Screen())
    tree.attach(Caption(text: "a"), to: screen)
    tree.refresh()
    shop.binding.refresh()
    #expect(shop.window.outline == "box(box(a))")
  }

  @Test func `nodes that are attached later get views where they are`() throws {
    let screen = tree.attach(Screen())
    let last = tree.attach(Caption(text: "z"), to: screen)
    shop.binding.refresh()
    for text in ["a", "b"] {
      let node = tree.attach(Caption(text: text), to: screen)
      try tree.move(node, to: screen, at: text == "a" ? 0 : 1)
    }
    shop.binding.refresh()
    #expect(shop.window.outline == "box(box(a b z))")
    #expect((shop.binding.view(of: last) as? Label)?.text == "z")
  }

  @Test func `moved nodes keep their views`() throws {
    let (one, two) = (tree.attach(Card()), tree.attach(Card()))
    let a = tree.attach(Caption(text: "a"), to: one)
    tree.attach(Caption(text: "b"), to: one)
    tree.attach(Caption(text: "c"), to: two)
    shop.binding.refresh()
    let view = shop.binding.view(of: a)
    try tree.move(a, to: two, at: 0)
    shop.binding.refresh()
    #expect(shop.window.outline == "box(box(b) box(a c))")
    #expect(shop.binding.view(of: a) === view)
    try tree.move(a, to: two, at: 1)
    shop.binding.refresh()
    #expect(shop.window.outline == "box(box(b) box(c a))")
  }

  @Test func `a node that leaves a parent before that is detached keeps its view`() throws {
    let (one, two) = (tree.attach(Card()), tree.attach(Card()))
    let a = tree.attach(Caption(text: "a"), to: one)
    shop.binding.refresh()
    let view = shop.binding.view(of: a)
    try tree.move(a, to: two, at: 0)
    tree.detach(one)
    let three = tree.attach(Card())
    try tree.move(a, to: three, at: 0)
    shop.binding.refresh()
    #expect(shop.window.outline == "box(box box(a))")
    #expect(shop.binding.view(of: a) === view)
  }

  @Test func `only the uppermost view of what was detached is removed`() {
    let card = tree.attach(Card())
    tree.attach(Caption(text: "a"), to: card)
    shop.binding.refresh()
    tree.detach(card)
    shop.binding.refresh()
    #expect(shop.window.outline == "box")
    #expect(shop.log.removed == ["box"])
    #expect(shop.binding.view(of: card) == nil)
  }

  @Test func `a node in the place of a detached one gets a new view`() throws {
    let first = tree.attach(Caption(text: "a"))
    shop.binding.refresh()
    let view = try #require(shop.binding.view(of: first))
    tree.detach(first)
    let second = tree.attach(Caption(text: "b"))
    shop.binding.refresh()
    #expect(shop.window.outline == "box(b)")
    #expect(shop.binding.node(of: view) == nil)
    #expect(shop.binding.view(of: second) !== view)
  }

  @Test func `views that the binding didn't create are left alone`() throws {
    let card = tree.attach(Card())
    let a = tree.attach(Caption(text: "a"), to: card)
    shop.binding.refresh()
    let box = try #require(shop.binding.view(of: card))
    let foreign = Label()
    foreign.text = "foreign"
    box.insert(foreign, before: shop.binding.view(of: a))
    tree.attach(Caption(text: "b"), to: card)
    try tree.move(a, to: card, at: 1)
    shop.binding.refresh()
    #expect(shop.window.outline == "box(box(foreign b a))")
    #expect(shop.binding.node(of: foreign) == nil)
    tree.detach(a)
    shop.binding.refresh()
    #expect(shop.window.outline == "box(box(foreign b))")
  }

  @Test func `several bindings follow one tree`() {
    let other = Shop(tree)
    other.bindStandardTable()
    let card = tree.attach(Card())
    shop.binding.refresh()
    let label = tree.attach(Caption(text: "a"), to: card)
    shop.binding.refresh()
    other.binding.refresh()
    tree[label].text = "b"
    tree[card].backgroundColor = .green
    shop.binding.refresh()
    tree.attach(Caption(text: "c"), to: card)
    other.binding.refresh()
    #expect(shop.window.outline == "box(box(b))")
    #expect(other.window.outline == "box(box(b c))")
    #expect(other.binding.view(of: card)?.background == "\(Color.green)")
    shop.binding.refresh()
    #expect(shop.window.outline == "box(box(b c))")
  }

  /// Random trees; after each change the views must be those of the tree.
  @Test(arguments: TestScale.seeds(20))
  func `the views of random changes are those of the tree`(seed: UInt64) throws {
    var generator = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    var number = 0
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let nodes = Array(tree.nodes)
        let node = nodes.randomElement(using: &generator)
        switch (Int.random(in: 0..<8, using: &generator), node) {
        case (0..<4, _), (_, nil):
          number += 1
          let caption = Caption(text: "\(number)")
          if let node { tree.attach(caption, to: node) } else { tree.attach(caption) }
        case (4, let node?): tree.detach(node)
        case (_, let node?):
          let parents = nodes.filter { !tree.nodes(in: node).contains($0) }
          guard let parent = parents.randomElement(using: &generator) else { continue }
          let count = tree.children(of: parent).count { $0 != node }
          try tree.move(node, to: parent, at: Int.random(in: 0...count, using: &generator))
        }
      }
      shop.binding.refresh()
      try #require(shop.window.children.map(\.outline) == tree.roots.map(outline))
    }
  }

  private func outline(_ node: AnyNodeHandle) -> String {
    let text = tree.viewModel(of: node).text ?? ""
    let inner = tree.children(of: node).map(outline).joined(separator: " ")
    return inner.isEmpty ? text : "\(text)(\(inner))"
  }
}
