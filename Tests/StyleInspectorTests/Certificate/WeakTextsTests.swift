import ProtocolStyle
import Testing

@testable import StyleInspector

/// Texts of samples with too little contrast, for checks of packs.
@Suite struct WeakTextsTests {
  private struct Card: ViewNode, BackgroundColor {
    var backgroundColor: Color { Color(white: 0, alpha: 0.3) }
  }

  private struct Words: LabelNode, TextColor {
    var textColor: Color { .white }
  }

  private struct Chip: ButtonNode, BackgroundColor, TitleColorForState {
    var backgroundColor: Color {
      StyleEnvironment.current.colorScheme == .dark ? .black : .white
    }
    var titleColorForState: StateValues<Color> {
      [.normal: .adaptive(light: .black, dark: .white), .selected: .white, .disabled: .white]
    }
  }

  private func texts(
    in tree: StyleTree, limit: Int = 20_000
  ) -> WeakTexts {
    Inspector().weakTexts(
      below: 4.5, ofSamplesIn: tree, over: SituationSpace(axes: [.colorScheme], limit: limit))
  }

  @Test func `a text has the colors of its lowest contrast, and all weak situations`() throws {
    let tree = StyleTree()
    let words = tree.attach(Words(), to: tree.attach(Card()))
    let found = texts(in: tree)
    let text = try #require(found.texts.first)
    #expect(found.texts.count == 1 && found.nodesBeyondLimit == [])
    #expect(text.node == words.erased)
    #expect(text.attribute.name == "textColor")
    #expect(text.visible.text == .white)
    #expect(abs(text.visible.background.red - 0.7) < 0.001)
    #expect(text.situations == "color scheme light")
  }

  @Test func `situations are described without the axes that make no difference`() {
    let tree = StyleTree()
    tree.attach(Chip())
    #expect(
      texts(in: tree).texts.map(\.situations) == ["not disabled, color scheme light, selected"])
  }

  @Test func `a text on nothing but the canvas doesn't count`() {
    let tree = StyleTree()
    tree.attach(Words())
    #expect(texts(in: tree).texts.isEmpty)
  }

  @Test func `a node with more situations than the limit is returned`() {
    let tree = StyleTree()
    let chip = tree.attach(Chip())
    #expect(texts(in: tree, limit: 2).nodesBeyondLimit == [chip.erased])
  }
}
