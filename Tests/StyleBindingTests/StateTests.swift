import ProtocolStyle
import Testing

@testable import StyleBinding

/// Control states are read from views, and styles in states are written to them.
@Suite struct StateTests {
  let shop = Shop()
  var tree: StyleTree { shop.tree }
  var binding: StyleBinding<Widget> { shop.binding }

  init() {
    shop.bindStandardTable()
  }

  private func toggle(_ node: NodeHandle<Switch>) throws -> Toggle {
    try #require(binding.view(of: node) as? Toggle)
  }

  @Test func `a native state shows the look of the state at once`() throws {
    let node = tree.attach(Switch())
    binding.refresh()
    let view = try toggle(node)
    #expect(view.color == "\(Color.blue)")
    binding.setControlState(.highlighted, of: view)
    #expect(view.color == "\(Color.green)")
    #expect(tree.controlState(of: node) == .highlighted)
    let count = view.setCount
    binding.refresh()
    #expect(view.setCount == count)
    binding.setControlState(nil, of: view)
    #expect(view.color == "\(Color.blue)")
  }

  @Test func `no other node is styled`() throws {
    let node = tree.attach(Switch())
    for number in 0..<100 { tree.attach(Caption(text: "\(number)")) }
    binding.refresh()
    tree.tokens[.ink] = .white
    binding.setControlState(.highlighted, of: try toggle(node))
    #expect(try toggle(node).color == "\(Color.green)")
    #expect(shop.window.children.allSatisfy { ($0 as? Label)?.color != "\(Color.white)" })
    binding.refresh()
    #expect(shop.window.children.count { ($0 as? Label)?.color == "\(Color.white)" } == 100)
  }

  @Test func `a state that the tree sets is shown`() throws {
    let node = tree.attach(Switch())
    binding.refresh()
    tree.setControlState(.highlighted, of: node)
    binding.refresh()
    #expect(try toggle(node).color == "\(Color.green)")
  }

  @Test func `values per state are shown for the current one`() throws {
    let node = tree.attach(TabItem())
    binding.onCurrentState(.titleTextAttributesForState, Widget.self, restoring: \.background) {
      $0.background = "\($1.foregroundColor.map(String.init(describing:)) ?? "none")"
    }
    binding.refresh()
    let view = try #require(binding.view(of: node))
    #expect(view.background == "\(Color.black)")
    binding.setControlState(.selected, of: view)
    #expect(view.background == "\(Color.red)")
    binding.setControlState(.normal, of: view)
    #expect(view.background == "\(Color.black)")
  }

  @Test func `a state that a view reports while it's shown isn't lost`() throws {
    binding.on(.backgroundColor, Toggle.self) { [unowned binding] view, _ in
      binding.setControlState(.highlighted, of: view)
    }
    let node = tree.attach(Switch())
    binding.refresh()
    tree.override(node) { $0.backgroundColor = .red }
    binding.refresh()
    #expect(try toggle(node).color == "\(Color.green)")
  }

  @Test func `a state that the model has itself is left to the model`() throws {
    struct Off: SwitchNode, ControlStateContent {
      var controlState = ControlState.disabled
    }
    let node = tree.attach(Off())
    binding.refresh()
    let view = try #require(binding.view(of: node))
    binding.setControlState(.disabled, of: view)
    tree[node].controlState = .normal
    #expect(tree.controlState(of: node) == .normal)
    binding.refresh()
    binding.setControlState(.highlighted, of: view)
    #expect(tree.controlState(of: node) == .highlighted)
    binding.setControlState(.normal, of: view)
    tree[node].controlState = .disabled
    #expect(tree.controlState(of: node) == .disabled)
  }

  @Test func `states of foreign views are ignored`() {
    binding.setControlState(.highlighted, of: Toggle())
    binding.refresh()
    #expect(shop.log.problems.isEmpty)
  }
}

private struct TabItem: TabBarItemNode, TitleTextAttributesForState {
  var titleTextAttributesForState: StateValues<TextAttributes> {
    [
      .normal: TextAttributes(foregroundColor: .black),
      .selected: TextAttributes(foregroundColor: .red),
    ]
  }
}
