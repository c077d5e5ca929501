import ProtocolStyle
import Testing

@testable import StyleBinding

/// Animated insertions and removals.
@Suite struct TransitionTests {
  let shop = Shop()
  var tree: StyleTree { shop.tree }
  var binding: StyleBinding<Widget> { shop.binding }
  let card: NodeHandle<Card>

  init() {
    shop.bindStandardTable()
    shop.binding.onTransition(Widget.self, restoring: \.alpha) { view, alpha, presence in
      view.alpha = alpha * presence
    }
    shop.binding.animation = .interpolated(duration: .seconds(2)) { $0 }
    card = shop.tree.attach(Card())
    shop.binding.refresh()
  }

  private func attach(_ text: String) -> NodeHandle<Caption> {
    tree.animated { tree.attach(Caption(text: text), to: card) }
  }

  private func detach(_ node: some NodeReference) {
    tree.animated { _ = tree.detach(node) }
  }

  @Test func `an attached node's view appears on the host's clock`() {
    let label = attach("a")
    binding.refresh()
    #expect(binding.view(of: label)?.alpha == 0)
    #expect(binding.advanceAnimations(by: .seconds(1)))
    #expect(binding.view(of: label)?.alpha == 0.5)
    #expect(!binding.advanceAnimations(by: .seconds(1)))
    #expect(binding.view(of: label)?.alpha == 1)
  }

  @Test func `a detached node's view stays until it has disappeared`() throws {
    let label = attach("a")
    binding.refresh()
    binding.finishAnimations()
    weak let view = binding.view(of: label)
    detach(label)
    binding.refresh()
    #expect(shop.window.outline == "box(box(a))")
    #expect(binding.view(of: label) == nil)
    #expect(view.flatMap { binding.node(of: $0) } == nil)
    #expect(binding.advanceAnimations(by: .milliseconds(500)))
    #expect(view?.alpha == 0.75)
    #expect(!binding.advanceAnimations(by: .milliseconds(1500)))
    #expect(shop.window.outline == "box(box)")
    #expect(shop.log.removed == ["a"])
    #expect(view == nil)
  }

  @Test func `changes that aren't animated have no transition`() {
    let label = tree.attach(Caption(text: "a"), to: card)
    binding.refresh()
    #expect(binding.view(of: label)?.alpha == 1)
    tree.detach(label)
    binding.refresh()
    #expect(shop.window.outline == "box(box)")
    #expect(!binding.isAnimating)
  }

  @Test func `views appear and disappear at once without an animation or a transition`() {
    binding.animation = nil
    let label = attach("a")
    binding.refresh()
    #expect(binding.view(of: label)?.alpha == 1)
    let other = Shop(tree)
    other.binding.animation = .interpolated(duration: .seconds(2)) { $0 }
    other.binding.refresh()
    detach(label)
    binding.refresh()
    other.binding.refresh()
    #expect(shop.window.outline == "box(box)")
    #expect(other.window.outline == "box(box)")
  }

  @Test func `a moved node's view appears at its new position`() throws {
    let (a, b) = (attach("a"), attach("b"))
    binding.refresh()
    binding.finishAnimations()
    try tree.animated { try tree.move(b, to: card, at: 0) }
    binding.refresh()
    #expect(shop.window.outline == "box(box(b a))")
    #expect(binding.view(of: b)?.alpha == 0)
    #expect(binding.view(of: a)?.alpha == 1)
  }

  @Test func `a view inside one that appears or disappears has no transition of its own`() {
    let (outer, inner) = tree.animated {
      let outer = tree.attach(Card(), to: card)
      return (outer, tree.attach(Caption(text: "a"), to: outer))
    }
    binding.refresh()
    #expect(binding.view(of: outer)?.alpha == 0)
    #expect(binding.view(of: inner)?.alpha == 1)
    binding.finishAnimations()
    let view = binding.view(of: inner)
    detach(outer)
    binding.refresh()
    binding.advanceAnimations(by: .seconds(1))
    #expect(view?.alpha == 1)
    #expect(view?.parent?.alpha == 0.5)
    binding.advanceAnimations(by: .seconds(1))
    #expect(shop.log.removed == ["box"])
  }

  @Test func `a removal in a removed parent that isn't animated is immediate`() {
    let label = attach("a")
    binding.refresh()
    detach(label)
    tree.detach(card)
    binding.refresh()
    #expect(shop.window.outline == "box")
    #expect(!binding.isAnimating)
  }

  @Test func `a view that disappears in a parent that is removed is released`() {
    let label = attach("a")
    binding.refresh()
    weak let view = binding.view(of: label)
    detach(label)
    binding.refresh()
    tree.detach(card)
    binding.refresh()
    #expect(shop.window.outline == "box")
    while binding.advanceAnimations(by: .seconds(1)) {}
    #expect(view == nil)
  }

  @Test func `a view disappears from the presence that it has`() {
    let label = attach("a")
    binding.refresh()
    binding.advanceAnimations(by: .seconds(1))
    let view = binding.view(of: label)
    detach(label)
    binding.refresh()
    #expect(view?.alpha == 0.5)
    binding.advanceAnimations(by: .seconds(1))
    #expect(view?.alpha == 0.25)
  }

  @Test func `a node that is attached again meanwhile has a new view`() throws {
    let label = attach("a")
    binding.refresh()
    binding.finishAnimations()
    let leaving = binding.view(of: label)
    detach(label)
    binding.refresh()
    binding.advanceAnimations(by: .seconds(1))
    let again = attach("a")
    binding.refresh()
    #expect(shop.window.outline == "box(box(a a))")
    #expect(binding.view(of: again) !== leaving)
    binding.advanceAnimations(by: .seconds(1))
    #expect(shop.window.outline == "box(box(a))")
    #expect(binding.view(of: again)?.alpha == 0.5)
    binding.advanceAnimations(by: .seconds(1))
    #expect(binding.view(of: again)?.alpha == 1)
  }

  @Test func `values that change meanwhile are kept`() {
    let inner = tree.animated { tree.attach(Card(), to: card) }
    binding.refresh()
    binding.advanceAnimations(by: .seconds(1))
    tree[inner].alpha = 0.5
    binding.refresh()
    #expect(binding.view(of: inner)?.alpha == 0.25)
    tree.animated { tree[inner].alpha = 1 }
    binding.refresh()
    binding.advanceAnimations(by: .milliseconds(500))
    #expect(binding.view(of: inner)?.alpha == 0.625 * 0.75)
    binding.advanceAnimations(by: .milliseconds(1500))
    #expect(binding.view(of: inner)?.alpha == 1)
    tree.override(inner) { $0.alpha = nil }
    binding.refresh()
    #expect(binding.view(of: inner)?.alpha == 1)
  }

  @Test func `the most specific transition applies`() {
    binding.onTransition(Label.self, restoring: \.color) { label, _, presence in
      label.color = "\(presence)"
    }
    binding.onTransition(Widget.self, restoring: \.background) { _, _, _ in }
    let label = attach("a")
    binding.refresh()
    let view = binding.view(of: label) as? Label
    #expect(view?.color == "0.0")
    #expect(view?.alpha == 1)
    binding.finishAnimations()
    #expect(view?.color == "\(Color.black)")
  }

  @Test func `the toolkit animates insertions, removals and values of a refresh together`() throws {
    let (a, b) = (attach("a"), attach("b"))
    binding.refresh()
    binding.finishAnimations()
    let (leaving, staying) = try (
      #require(binding.view(of: a)), #require(binding.view(of: b))
    )
    var (before, after): ([Double], [Double]) = ([], [])
    var completions: [() -> Void] = []
    binding.animation = .toolkit { changes, completion in
      func alphas() -> [Double] { [leaving, staying].map(\.alpha) + [last()] }
      func last() -> Double { staying.parent?.children.last?.alpha ?? -1 }
      before = alphas()
      changes()
      after = alphas()
      completions.append(completion)
    }
    tree.animated {
      tree.detach(a)
      _ = tree.attach(Caption(text: "c"), to: card)
    }
    binding.refresh()
    #expect(before == [1, 1, 0])
    #expect(after == [0, 1, 1])
    #expect(shop.window.outline == "box(box(a b c))")
    #expect(completions.count == 1)
    for _ in 0..<2 { completions[0]() }
    #expect(shop.window.outline == "box(box(b c))")
    #expect(shop.log.removed == ["a"])
  }

  @Test(arguments: [true, false])
  func `views that disappear are removed if the binding ends`(usesToolkit: Bool) {
    let window: Widget
    var completions: [() -> Void] = []
    weak var leaving: Widget?
    weak var released: StyleBinding<Widget>?
    do {
      let shop = Shop(tree)
      shop.binding.onTransition(Widget.self, restoring: \.alpha) { $0.alpha = $1 * $2 }
      shop.binding.animation =
        usesToolkit
        ? .toolkit { changes, completion in
          changes()
          completions.append(completion)
        } : .interpolated(duration: .seconds(1)) { $0 }
      window = shop.window
      released = shop.binding
      let label = tree.attach(Caption(text: "a"), to: card)
      shop.binding.refresh()
      leaving = shop.binding.view(of: label)
      detach(label)
      shop.binding.refresh()
      #expect(leaving != nil)
    }
    #expect(released == nil)
    for completion in completions { completion() }
    completions = []
    #expect(window.outline == "box(box)")
    #expect(leaving == nil)
  }

  @Test func `a view that appears is shown if the binding ends`() {
    let other = StyleTree()
    var shop: Shop? = Shop(other)
    shop?.binding.onTransition(Widget.self, restoring: \.alpha) { $0.alpha = $1 * $2 }
    shop?.binding.animation = .interpolated(duration: .seconds(1)) { $0 }
    shop?.binding.refresh()
    let label = other.animated { other.attach(Caption(text: "a")) }
    shop?.binding.refresh()
    let view = shop?.binding.view(of: label)
    #expect(view?.alpha == 0)
    shop = nil
    #expect(view?.alpha == 1)
  }
}
