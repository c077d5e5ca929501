import ProtocolStyle
import Testing

@testable import StyleBinding

/// Users' changes in views are written to models, without being written back.
@Suite struct EditTests {
  let shop = Shop()
  var tree: StyleTree { shop.tree }
  var binding: StyleBinding<Widget> { shop.binding }

  init() {
    shop.bindStandardTable()
  }

  private func label(_ node: NodeHandle<Caption>) throws -> Label {
    let label = try #require(binding.view(of: node) as? Label)
    label.onText = { [unowned label, unowned binding] in
      binding.edit(.text, to: $0, of: label)
    }
    return label
  }

  @Test func `an edit is written into the model, and not back into the view`() throws {
    binding.onEdit(.text, Caption.self) { $0.text = $1 }
    let node = tree.attach(Caption(text: "a"))
    binding.refresh()
    let label = try label(node)
    let count = label.setCount
    label.text = "ab"
    #expect(tree[node].text == "ab")
    binding.refresh()
    #expect(label.text == "ab")
    #expect(label.setCount == count)
  }

  @Test func `changes from the tree aren't written back as edits`() throws {
    var edits: [String] = []
    binding.onEdit(.text, Caption.self) { node, text in
      edits.append(text)
      node.text = text
    }
    let node = tree.attach(Caption(text: "a"))
    binding.refresh()
    let label = try label(node)
    tree[node].text = "b"
    binding.refresh()
    #expect(label.text == "b")
    #expect(edits == [])
  }

  @Test func `the view shows the model's result of an edit`() throws {
    binding.onEdit(.text, Caption.self) { $0.text = $1.uppercased() }
    let node = tree.attach(Caption(text: "A"))
    binding.refresh()
    let label = try label(node)
    label.text = "Ab"
    #expect(label.text == "AB")
    #expect(tree[node].text == "AB")
  }

  @Test func `a model that rejects an edit is shown as it is`() throws {
    struct Rejection: Error {}
    binding.onEdit(.text, Caption.self) { _, _ in throw Rejection() }
    let node = tree.attach(Caption(text: "A"))
    binding.refresh()
    let label = try label(node)
    label.text = "Ab"
    #expect(label.text == "A")
    #expect(shop.log.problems.map(\.code) == [.failedEntry])
  }

  @Test func `an edit changes the style at once if that depends on it`() throws {
    struct Light: SwitchNode, OnContent, BackgroundColor {
      var isOn = false
      var backgroundColor: Color { isOn ? .yellow : .black }
    }
    binding.onEdit(.isOn, Light.self) { $0.isOn = $1 }
    let node = tree.attach(Light())
    binding.refresh()
    let view = try #require(binding.view(of: node) as? Toggle)
    binding.edit(.isOn, to: true, of: view)
    #expect(tree[node].isOn)
    #expect(view.background == "\(Color.yellow)")
  }

  @Test func `the handler of the node's type writes`() throws {
    binding.onEdit(.text, Caption.self) { $0.text = "caption " + $1 }
    binding.onEdit(.text, Field.self) { $0.text = "field " + $1 }
    let node = tree.attach(Field())
    binding.refresh()
    binding.edit(.text, to: "a", of: try #require(binding.view(of: node)))
    #expect(tree[node].text == "field a")
  }

  @Test func `an edit without a handler is reported`() throws {
    let node = tree.attach(Caption(text: "a"))
    binding.refresh()
    let label = try label(node)
    label.text = "b"
    #expect(tree[node].text == "a")
    #expect(
      shop.log.problems.map(\.message) == [
        "The user changed 'text' in the view of Caption, node 0, and no handler writes it into the "
          + "model. The view shows it until the attribute changes. Add onEdit(.text, "
          + "Caption.self) { … }."
      ])
    tree[node].text = "c"
    binding.refresh()
    #expect(label.text == "c")
  }

  @Test func `an edit of a detached node's view is ignored`() throws {
    let node = tree.attach(Caption(text: "a"))
    binding.refresh()
    let label = try label(node)
    tree.detach(node)
    label.text = "b"
    #expect(shop.log.problems.isEmpty)
  }
}

private struct Field: TextFieldNode, TextContent {
  var text = ""
}
