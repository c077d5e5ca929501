import ProtocolStyle
import StyleTerminal
import Testing

/// The generated list of what a terminal doesn't draw, compared with its text.
@Suite struct UndrawnAttributeTests {
  private struct Part: LabelNode, TextContent {
    let text: String
  }

  /// A look in which some attributes show: with a text, with children, with room alone, or without
  /// room for all children.
  private struct Base: Sendable {
    var children: [String] = []
    var write: @Sendable (inout ViewModel) -> Void = { _ in }
  }

  private static let bases = [
    Base(),
    Base { model in
      model.height = 200
      model.text = "text"
      model.isOn = true
    },
    Base { model in
      model.borderWidth = 1
      model.borderColor = .black
      model.image = .named("logo")
      model.placeholder = "hint"
    },
    Base(children: ["one", "two"]) { model in
      model.text = "Several words in a text that doesn't fit"
      model.detailText = "detail"
      model.width = 160
      model.borderWidth = 1
      model.page = PageNumber(1, of: 3)
      model.rangedValue = RangedValue(0.5)
      model.items = ItemList(["three", "four"], selectedIndex: 1)
    },
    Base(children: ["one", "two"]) { $0.height = 1 },
  ]

  /// Returns the text of a node with a value.
  private func text(
    of node: any StyleNode, _ base: Base, _ write: @escaping (inout ViewModel) -> Void = { _ in }
  ) -> String {
    let tree = StyleTree()
    let handle = tree.attach(erased: node, to: tree.attach(KindNodes.View()))
    for text in base.children { tree.attach(Part(text: text), to: handle) }
    tree.override(handle, base.write)
    tree.override(handle) { write(&$0) }
    return TerminalRenderer(colorDepth: .trueColor, columns: 40).text(of: tree)
  }

  @Test func `a terminal draws what isn't in the list, and nothing that is`() {
    var drawn: Set<String> = []
    for node in KindNodes.all {
      for base in Self.bases {
        let before = text(of: node, base)
        for sample in Sample.all
        where type(of: node).nodeKind.uses(sample.attribute)
          && !drawn.contains(sample.attribute.name)
          && sample.writes.contains(where: { text(of: node, base, $0) != before })
        {
          drawn.insert(sample.attribute.name)
        }
      }
    }
    let undrawn = Set(AttributeList.standard.map(\.name)).subtracting(drawn)
    #expect(undrawn.sorted() == UndrawnAttributes.terminal.sorted())
  }
}
