import ProtocolStyle
import Testing

@testable import StyleBinding

/// The typed table.
@Suite struct EntryTests {
  let shop = Shop()
  var tree: StyleTree { shop.tree }
  var binding: StyleBinding<Widget> { shop.binding }

  @Test func `an entry shows values in views of its class and of its subclasses`() throws {
    binding.on(.backgroundColor, Widget.self, restoring: \.background) { $0.background = "\($1)" }
    let card = tree.attach(Card())
    binding.refresh()
    #expect(binding.view(of: card)?.background == "\(Color.red)")
  }

  @Test(arguments: [true, false])
  func `the entry of the most specific class applies`(isSpecificFirst: Bool) throws {
    let shop = Shop(tree) { _ in Title() }
    let entries: [() -> Void] = [
      { shop.binding.on(.textColor, Label.self) { view, _ in view.color = "label" } },
      { shop.binding.on(.textColor, Title.self) { view, _ in view.color = "title" } },
    ]
    for entry in isSpecificFirst ? entries.reversed() : entries { entry() }
    let caption = tree.attach(Caption())
    shop.binding.refresh()
    #expect((shop.binding.view(of: caption) as? Title)?.color == "title")
  }

  @Test func `of two entries for one class the later one applies`() {
    binding.on(.textColor, Label.self) { view, _ in view.color = "first" }
    binding.on(.textColor, Label.self) { view, _ in view.color = "second" }
    let caption = tree.attach(Caption())
    binding.refresh()
    #expect((binding.view(of: caption) as? Label)?.color == "second")
  }

  @Test func `an entry that's added later applies, and the former one's values are restored`() {
    binding.on(.textColor, Label.self, restoring: \.color) { $0.color = "\($1)" }
    let caption = tree.attach(Caption())
    binding.refresh()
    var original = ""
    binding.on(.textColor, Label.self) { label in
      label.color
    } restore: { label, color in
      label.color = color
    } show: { label, _ in
      original = label.color
      label.color = "late"
    }
    binding.refresh()
    #expect((binding.view(of: caption) as? Label)?.color == "late")
    #expect(original == "black")
  }

  @Test func `nil restores the value from before the first one`() {
    shop.bindStandardTable()
    let shared = Shop(tree) { kind in
      let view = Shop.makeView(kind)
      view?.alpha = 0.25
      return view
    }
    shared.bindStandardTable()
    let plain = tree.attach(Plain())
    shared.binding.refresh()
    let view = shared.binding.view(of: plain)
    #expect(view?.alpha == 0.25)
    tree.override(plain) { $0.alpha = 0.5 }
    shared.binding.refresh()
    tree.override(plain) { $0.alpha = 0.75 }
    shared.binding.refresh()
    #expect(view?.alpha == 0.75)
    tree.clearOverrides(of: plain)
    shared.binding.refresh()
    #expect(view?.alpha == 0.25)
    view?.alpha = 0.125
    tree.override(plain) { $0.alpha = 0.5 }
    shared.binding.refresh()
    tree.clearOverrides(of: plain)
    shared.binding.refresh()
    #expect(view?.alpha == 0.125)
  }

  @Test func `a closure without property gets nil`() {
    shop.bindStandardTable()
    let plain = tree.attach(Plain())
    tree.override(plain) { $0.text = "set" }
    binding.refresh()
    let label = binding.view(of: plain) as? Label
    #expect(label?.text == "set")
    tree.clearOverrides(of: plain)
    binding.refresh()
    #expect(label?.text == "")
  }

  @Test func `only changes are shown`() {
    shop.bindStandardTable()
    let card = tree.attach(Card())
    binding.refresh()
    let view = binding.view(of: card)
    #expect(view?.setCount == 2)
    tree[card].backgroundColor = .green
    binding.refresh()
    #expect(view?.background == "\(Color.green)")
    #expect(view?.setCount == 3)
    binding.refresh()
    tree[card].backgroundColor = .green
    binding.refresh()
    #expect(view?.setCount == 3)
  }

  @Test func `a theme's change is shown in all views`() {
    shop.bindStandardTable()
    let labels = (0..<100).map { tree.attach(Caption(text: "\($0)")) }
    binding.refresh()
    tree.themes = [Theme("night") { $0[.ink] = .white }]
    binding.refresh()
    for node in labels {
      #expect((binding.view(of: node) as? Label)?.color == "\(Color.white)")
    }
  }

  @Test func `custom attributes and kinds work as those of the library`() {
    let gauge = tree.attach(Gauge())
    let shop = Shop(tree) { kind in kind == .gauge ? Title() : nil }
    shop.binding.on(.needle, Title.self, restoring: \.color) { $0.color = "\($1)" }
    shop.binding.refresh()
    #expect((shop.binding.view(of: gauge) as? Title)?.color == "\(Color.yellow)")
  }

  @Test func `the report lists the attributes of kinds that no entry handles`() {
    binding.on(.text, Label.self) { _, _ in }
    tree.attach(Caption())
    tree.attach(Card())
    tree.attach(Caption())
    binding.refresh()
    #expect(
      binding.unhandledAttributes.map(\.description) == [
        "label.textColor in Label", "view.alpha in Widget", "view.backgroundColor in Widget",
      ])
    #expect(
      binding.findings.map(\.description).first == """
        note: No entry shows 'textColor' of kind 'label' in a Label. [unhandled-attribute]
          The node has the attribute, and its view doesn't show it.
          Add on(.textColor, Label.self) { … } to the binding, or remove the attribute from the \
        node if the toolkit can't show it.
        """)
    shop.bindStandardTable()
    binding.refresh()
    #expect(binding.unhandledAttributes.isEmpty)
  }

  @Test func `the finding of an attribute without a counterpart has the reason`() {
    binding.on(.text, Label.self) { _, _ in }
    binding.on(.textColor, none: "Labels are black.")
    tree.attach(Caption())
    binding.refresh()
    #expect(
      binding.findings.map(\.description) == [
        """
        note: 'textColor' of kind 'label' has no counterpart in a Label. [unhandled-attribute]
          Labels are black.
          Keep the attribute for other toolkits, or remove it from the node.
        """
      ])
    binding.on(.textColor, Label.self) { _, _ in }
    binding.refresh()
    #expect(binding.findings.isEmpty)
  }

  @Test func `several attributes can have the same reason`() {
    binding.on(.text, Label.self) { _, _ in }
    binding.on([.textColor, .spacing], none: "Labels are black.")
    tree.attach(Caption())
    binding.refresh()
    #expect(binding.findings.map(\.explanation) == ["Labels are black."])
  }

  @Test func `a set of entries has room for one of each attribute, and as many again`() {
    var set = EntrySet()
    let positions = 0..<2 * AttributeList.standard.count
    for position in positions where position.isMultiple(of: 3) { set[position] = true }
    for position in positions {
      #expect(set[position] == position.isMultiple(of: 3))
      set[position] = false
      #expect(!set[position])
    }
  }
}
