import ProtocolStyle
import StyleTerminal
import Testing

@testable import KindFixtures
@testable import TestSupport

/// The generated list of what a terminal doesn't draw, compared with its text.
@Suite struct UndrawnAttributeTests {
  private struct Part: LabelNode, TextContent {
    let text: String
  }

  private struct Item: TabBarItemNode, TextContent {
    let text: String
  }

  /// A look in which some attributes show: with a text, with children, with room alone, or without
  /// room for all children.
  private struct Base: Sendable {
    var children: [String] = []

    /// The titles of items of a tab bar, after the children.
    var items: [String] = []

    var write: @Sendable (inout ViewModel) -> Void = { _ in }

    /// The style of the parent in which the node is between two others; nil for an only child.
    var parent: (@Sendable (inout ViewModel) -> Void)?
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
    Base(children: ["one", "two"]) { model in
      model.height = 200
      model.stackAxis = .horizontal
    },
    Base(children: ["several words in a child", "two of which", "don't fit"]) { model in
      model.stackAxis = .horizontal
    },
    Base(items: ["Home"]) { model in
      model.text = "text"
      model.image = .named("logo")
      model.controlState = .selected
      model.tintColor = .red
    },
    Base { model in
      model.text = "text"
      model.image = .symbol("star")
      model.badge = "3"
    },
    Base(write: { $0.borderWidth = 1 }, parent: { $0.gridColumns = .count(3) }),
    Base(write: { $0.borderWidth = 1 }, parent: { $0.stackAxis = .horizontal }),
    Base(write: { $0.borderWidth = 1 }, parent: { $0.stackAxis = .layered }),
  ]

  /// Values of attributes whose samples don't show, because they are for bars at the edge of what
  /// scrolls.
  private static let writes: [String: @Sendable (inout ViewModel) -> Void] = [
    "barTintColorForAppearance": { $0.barTintColorForAppearance = [.standard: .red] },
    "titleTextAttributesForAppearance": {
      $0.titleTextAttributesForAppearance = [.standard: TextAttributes(foregroundColor: .red)]
    },
  ]

  /// Attributes that only change the sizes of fonts, which a terminal doesn't have.
  private static let sizesOfFonts: Set<String> = ["contentSizeLimits"]

  /// Returns the text of a node with a value.
  private func text(
    of node: any StyleNode, _ base: Base, _ write: @escaping (inout ViewModel) -> Void = { _ in }
  ) -> String {
    let tree = StyleTree()
    let parent = tree.attach(KindNodes.View())
    if let style = base.parent {
      tree.override(parent, style)
      tree.attach(Part(text: "before"), to: parent)
    }
    let handle = tree.attach(erased: node, to: parent)
    if base.parent != nil { tree.attach(Part(text: "after"), to: parent) }
    for text in base.children { tree.attach(Part(text: text), to: handle) }
    for text in base.items { tree.attach(Item(text: text), to: handle) }
    tree.override(handle, base.write)
    tree.override(handle) { write(&$0) }
    return TerminalRenderer(colorDepth: .trueColor, columns: 40).text(of: tree)
  }

  @Test func `a terminal draws what isn't in the list, and nothing that is`() {
    var drawn: Set<String> = []
    // What isn't drawn takes all the time, because nothing ends the search for it.
    let unlikely = Set(UndrawnAttributes.terminal)
    let nodes = KindNodes.all
    let few = Set(TestScale.rows(nodes.indices))
    for (index, node) in nodes.enumerated() {
      for base in Self.bases {
        let before = text(of: node, base)
        for sample in Sample.all
        where type(of: node).nodeKind.uses(sample.attribute)
          && !drawn.contains(sample.attribute.name)
          && (few.contains(index) || !unlikely.contains(sample.attribute.name))
          && (sample.writes + [Self.writes[sample.attribute.name]].compactMap(\.self))
            .contains(where: { text(of: node, base, $0) != before })
        {
          drawn.insert(sample.attribute.name)
        }
      }
    }
    let undrawn = Set(AttributeList.standard.map(\.name)).subtracting(drawn)
    #expect(
      undrawn.subtracting(Self.sizesOfFonts).sorted() == UndrawnAttributes.terminal.sorted())
  }
}
