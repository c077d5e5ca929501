import ProtocolStyle
import Testing

@testable import StyleBinding

/// Callbacks of a binding change the tree, or call the binding.
@Suite struct CallbackTests {
  let tree = StyleTree(styleSheet: shopStyleSheet)

  // MARK: Nodes that are gone

  @Test(arguments: [true, false])
  func `animations advance for a node that was detached since`(finishes: Bool) {
    let shop = Shop(tree)
    shop.bindStandardTable()
    shop.binding.onCurrentState(.titleColorForState, Widget.self, restoring: \.title) {
      $0.title = "\($1)"
    }
    shop.binding.animation = .interpolated(duration: .seconds(2)) { $0 }
    let node = tree.attach(Press())
    shop.binding.refresh()
    tree.animated { tree[node].alpha = 0 }
    shop.binding.refresh()
    let view = shop.window.children[0]
    tree.detach(node)
    if finishes { shop.binding.finishAnimations() } else { advance(shop, seconds: 1) }
    #expect(view.alpha == (finishes ? 0 : 0.5))
    shop.binding.refresh()
    #expect(shop.window.children.isEmpty)
    #expect(!shop.binding.isAnimating)
  }

  @Test func `entries are added while a node is detached`() {
    let shop = Shop(tree)
    let node = tree.attach(Press())
    shop.binding.refresh()
    tree.detach(node)
    shop.binding.onCurrentState(.titleColorForState, Widget.self, restoring: \.title) {
      $0.title = "\($1)"
    }
    shop.binding.refresh()
    #expect(shop.window.children.isEmpty)
  }

  @Test func `a node without a view moves to where it has one, and loses a child`() throws {
    let shop = Shop(tree) { $0 == .switch ? nil : Shop.makeView($0) }
    shop.bindStandardTable()
    let hidden = tree.attach(Switch())
    let card = tree.attach(Card(), to: hidden)
    let child = tree.attach(Caption(text: "a"), to: card)
    tree.attach(Caption(text: "b"), to: card)
    let screen = tree.attach(Screen())
    shop.binding.refresh()
    try tree.move(card, to: screen, at: 0)
    tree.detach(child)
    shop.binding.refresh()
    #expect(shop.window.outline == "box(box(box(b)))")
  }

  @Test func `a detached node has no view, also before the refresh`() {
    let shop = Shop(tree)
    let card = tree.attach(Card())
    let label = tree.attach(Caption(), to: card)
    shop.binding.refresh()
    #expect(shop.binding.view(of: label) != nil)
    tree.detach(card)
    #expect(shop.binding.view(of: card) == nil)
    #expect(shop.binding.view(of: label) == nil)
  }

  @Test func `a node in the record of a detached one keeps the original values of its view`() {
    let shop = Shop(tree)
    shop.bindStandardTable()
    let first = tree.attach(Card())
    shop.binding.refresh()
    tree.detach(first)
    let second = tree.attach(Card())
    #expect(first.erased.index == second.erased.index)
    shop.binding.refresh()
    tree.override(second) { $0.backgroundColor = nil }
    shop.binding.refresh()
    #expect(shop.binding.view(of: second)?.background == "none")
  }

  // MARK: Callbacks that change the tree

  /// The callbacks of a refresh that inserts nodes.
  enum Callback: CaseIterable { case makeView, insert, entry }

  @Test(arguments: Callback.allCases)
  func `a callback detaches a node that the refresh still places`(callback: Callback) {
    let host = Host(tree)
    let card = tree.attach(Card())
    let b = tree.attach(Caption(text: "b"), to: card)
    tree.attach(Caption(text: "c"), to: card)
    host.onCallback = { [unowned host, tree] current in
      guard current == callback else { return }
      host.onCallback = nil
      tree.detach(b)
    }
    host.binding.refresh()
    #expect(host.window.outline == "box(box(c))")
  }

  @Test(arguments: Callback.allCases)
  func `a callback attaches a node, which the same refresh shows`(callback: Callback) throws {
    let host = Host(tree)
    for text in ["a", "b", "c"] { tree.attach(Caption(text: text)) }
    host.onCallback = { [unowned host, tree] current in
      guard current == callback else { return }
      host.onCallback = nil
      tree.attach(Caption(text: "x"), at: 0)
      host.binding.refresh()
    }
    host.binding.refresh()
    #expect(host.window.outline == "box(x a b c)")
  }

  @Test func `a removal changes the tree`() {
    let host = Host(tree)
    let nodes = ["a", "b"].map { tree.attach(Caption(text: $0)) }
    host.binding.refresh()
    host.onRemove = { [unowned host, tree] in
      host.onRemove = nil
      tree.detach(nodes[1])
      tree.attach(Caption(text: "x"))
      host.binding.refresh()
    }
    tree.detach(nodes[0])
    host.binding.refresh()
    #expect(host.window.outline == "box(x)")
  }

  @Test func `an entry that is added by another one applies in the same refresh`() {
    let host = Host(tree)
    tree.attach(Caption(text: "a"))
    let node = tree.attach(Card())
    host.onCallback = { [unowned host] _ in
      host.onCallback = nil
      host.binding.on(.backgroundColor, Widget.self) { $0.background = $1.map { "\($0)" } ?? "" }
    }
    host.binding.refresh()
    #expect(host.binding.view(of: node)?.background == "\(Color.red)")
  }

  @Test func `a refresh in an entry of an edit follows the edit`() throws {
    let host = Host(tree)
    host.binding.onEdit(.text, Caption.self) { $0.text = $1.uppercased() }
    let node = tree.attach(Caption(text: "a"))
    host.binding.refresh()
    let label = try #require(host.binding.view(of: node) as? Label)
    host.onCallback = { [unowned host, tree] _ in
      host.onCallback = nil
      tree.detach(node)
      host.binding.refresh()
      #expect(host.window.outline == "box(AB)")
    }
    label.text = "ab"
    host.binding.edit(.text, to: "ab", of: label)
    #expect(host.window.outline == "box")
  }

  // MARK: Endless changes

  @Test func `a callback that changes the tree in each pass is a problem`() {
    let host = Host(tree)
    tree.attach(Caption(text: "a"))
    var count = 0
    host.onCallback = { [unowned host, tree] current in
      guard current == .insert else { return }
      count += 1
      tree.attach(Caption(text: "\(count)"))
      if count == 150 { host.onCallback = nil }
    }
    host.binding.refresh()
    #expect(count == 100)
    #expect(host.problems.map(\.code) == [.endlessChanges])
    #expect(
      host.problems.first?.message
        == "A binding stopped after 100 passes, the last of which showed node 99: its callbacks, or "
        + "another thread, changed the tree during each of them. The next refresh shows the latest "
        + "changes. Change the tree in callbacks only if a value differs.")
    host.binding.refresh()
    #expect(host.window.children.count == 151)
    #expect(host.problems.count == 1)
  }

  @Test func `an entry that reports another state each time is a problem`() throws {
    let shop = Shop(tree)
    shop.bindStandardTable()
    shop.binding.on(.onTintColor, Toggle.self) { [unowned binding = shop.binding, tree] view, _ in
      guard let node = binding.node(of: view) else { return }
      let isHighlighted = tree.controlState(of: node) == .highlighted
      binding.setControlState(isHighlighted ? .normal : .highlighted, of: view)
    }
    tree.attach(Switch())
    shop.binding.refresh()
    #expect(shop.log.problems.map(\.code) == [.endlessChanges])
    let view = try #require(shop.window.children.first)
    shop.binding.setControlState(.selected, of: view)
    #expect(shop.log.problems.map(\.code) == [.endlessChanges, .endlessChanges])
  }

  // MARK: Frames

  @Test func `frames in callbacks change nothing, and animations end after the pass`() {
    let host = Host(tree)
    host.binding.on(.alpha, Widget.self, restoring: \.alpha) { $0.alpha = $1 }
    host.binding.animation = .interpolated(duration: .seconds(2)) { $0 }
    let card = tree.attach(Card())
    host.binding.refresh()
    tree.animated { tree[card].alpha = 0 }
    host.binding.refresh()
    var alpha: Double?
    host.onCallback = { [unowned host] current in
      guard current == .insert else { return }
      #expect(host.binding.advanceAnimations(by: .seconds(1)))
      host.binding.finishAnimations()
      alpha = host.binding.view(of: card)?.alpha
    }
    tree.attach(Caption())
    host.binding.refresh()
    #expect(alpha == 1)
    #expect(host.binding.view(of: card)?.alpha == 0)
    #expect(!host.binding.isAnimating)
  }

  @Test func `a view that a finished animation removes changes the tree in the same refresh`() {
    let host = Host(tree)
    host.binding.onTransition(Widget.self, restoring: \.alpha) { $0.alpha = $1 * $2 }
    host.binding.animation = .interpolated(duration: .seconds(2)) { $0 }
    let label = tree.attach(Caption(text: "a"))
    host.binding.refresh()
    tree.animated { _ = tree.detach(label) }
    host.binding.refresh()
    host.onCallback = { [unowned host] _ in host.binding.finishAnimations() }
    host.onRemove = { [tree] in tree.attach(Card()) }
    tree.attach(Card())
    host.binding.refresh()
    #expect(host.window.outline == "box(box box)")
  }

  @Test func `a frame's callback detaches the node and refreshes`() {
    let host = Host(tree)
    host.binding.animation = .interpolated(duration: .seconds(2)) { $0 }
    let nodes = (0..<3).map { _ in tree.attach(Card()) }
    host.binding.on(.alpha, Widget.self) { [unowned host, tree] view, alpha in
      view.alpha = alpha ?? 1
      guard alpha == 0.5, let node = host.binding.node(of: view) else { return }
      tree.detach(node)
      host.binding.refresh()
      // The refresh follows the frame.
      #expect(host.window.children.count == 3)
    }
    host.binding.refresh()
    tree.animated { for node in nodes { tree[node].alpha = 0 } }
    host.binding.refresh()
    #expect(!host.binding.advanceAnimations(by: .seconds(1)))
    #expect(host.window.children.isEmpty)
  }

  @Test func `changes are shown if a callback removes the animation`() {
    let host = Host(tree)
    host.binding.on(.alpha, Widget.self, restoring: \.alpha) { $0.alpha = $1 }
    host.binding.animation = .interpolated(duration: .seconds(2)) { $0 }
    let card = tree.attach(Card())
    let label = tree.attach(Caption(text: "a"))
    host.binding.refresh()
    tree.animated { tree[card].alpha = 0.25 }
    tree[label].text = "b"
    host.onCallback = { [unowned host] _ in host.binding.animation = nil }
    host.binding.refresh()
    #expect(host.binding.view(of: card)?.alpha == 0.25)
    #expect(!host.binding.isAnimating)
  }

  @Test func `a state that changes in the toolkit's animation isn't lost`() throws {
    let host = Host(tree)
    host.binding.on(.alpha, Widget.self, restoring: \.alpha) { $0.alpha = $1 }
    host.binding.onTransition(Widget.self, restoring: \.alpha) { [unowned host] in
      $0.alpha = $1 * $2
      host.onCallback?(.entry)
    }
    host.binding.animation = .toolkit { changes, completion in
      changes()
      completion()
    }
    host.binding.refresh()
    let pair = tree.animated { [tree.attach(Fading()), tree.attach(Fading())] }
    host.onCallback = { [unowned host] current in
      guard current == .entry else { return }
      host.onCallback = nil
      for node in pair {
        if let view = host.binding.view(of: node) {
          host.binding.setControlState(.highlighted, of: view)
        }
      }
    }
    host.binding.refresh()
    #expect(host.window.children.map(\.alpha) == [0.5, 0.5])
  }

  // MARK: Control states

  @Test func `values for the current state follow the tree's state`() throws {
    let shop = Shop(tree)
    shop.binding.onCurrentState(.needleForState, Widget.self, restoring: \.title) {
      $0.title = "\($1)"
    }
    let node = tree.attach(Meter())
    shop.binding.refresh()
    #expect(shop.window.outline == "box(\(Color.black))")
    tree.setControlState(.selected, of: node)
    shop.binding.refresh()
    #expect(shop.window.outline == "box(\(Color.red))")
  }

  @Test func `a sibling of a view that couldn't be inserted is inserted before the next one`()
    throws
  {
    struct Rejection: Error {}
    var nexts: [String?] = []
    let window = Widget()
    let binding = StyleBinding<Widget>(tree, makeView: Shop.makeView) { view, parent, next in
      if view is Toggle { throw Rejection() }
      nexts.append(next?.name)
      (parent ?? window).insert(view, before: next)
    } remove: {
      $0.removeFromParent()
    }
    tree.attach(Switch())
    tree.attach(Caption(text: "z"))
    binding.refresh()
    tree.attach(Card(), at: 0)
    binding.refresh()
    #expect(nexts.last == "label")
    #expect(window.outline == "box(box label)")
  }

  private func advance(_ shop: Shop, seconds: Int) {
    shop.binding.advanceAnimations(by: .seconds(seconds))
  }

  /// A binding whose callbacks call a closure.
  final class Host {
    let window = Widget()
    var onCallback: ((Callback) -> Void)?
    var onRemove: (() -> Void)?
    var problems: [BindingProblem] = []
    private let tree: StyleTree

    init(_ tree: StyleTree) {
      self.tree = tree
    }

    private(set) lazy var binding: StyleBinding<Widget> = {
      let binding = StyleBinding<Widget>(tree) { [unowned self] kind in
        onCallback?(.makeView)
        return Shop.makeView(kind)
      } insert: { [unowned self] view, parent, next in
        onCallback?(.insert)
        (parent ?? window).insert(view, before: next)
      } remove: { [unowned self] view in
        view.removeFromParent()
        onRemove?()
      }
      binding.on(.text, Label.self) { [unowned self] label, text in
        label.text = text ?? ""
        onCallback?(.entry)
      }
      binding.onProblem = { [unowned self] in problems.append($0) }
      return binding
    }()
  }
}

private struct Fading: SwitchNode, Alpha {
  var alpha: Double { ControlState.current == .highlighted ? 0.5 : 1 }
}
