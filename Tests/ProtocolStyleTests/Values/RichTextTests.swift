import ProtocolStyle
import Testing

@Suite struct RichTextTests {
  @Test func `a builder joins texts, runs and branches`() {
    func total(isReduced: Bool, lines: Int) -> RichText {
      RichText {
        "Total *"
        TextRun("12 €").bold().color(.systemGreen)
        if isReduced {
          TextRun("15 €").strikethrough()
        }
        for line in 0..<lines { " \(line)" }
        if lines > 1 { "many" } else { "few" }
      }
    }
    #expect(
      total(isReduced: true, lines: 2).runs == [
        TextRun("Total *"), TextRun("12 €").bold().color(.systemGreen),
        TextRun("15 €").strikethrough(), TextRun(" 0 1many"),
      ])
    #expect(total(isReduced: false, lines: 0).plainText == "Total *12 €few")
  }

  @Test func `adjacent runs with equal attributes are one, and empty ones vanish`() {
    let text = RichText([TextRun("a"), TextRun("").bold(), TextRun("b"), TextRun("c").bold()])
    #expect(text.runs == [TextRun("ab"), TextRun("c").bold()])
    #expect(RichText([TextRun("")]).isEmpty)
  }

  @Test func `texts with other bytes differ`() {
    #expect(RichText("caf\u{E9}") != RichText("cafe\u{301}"))
    #expect(RichText("a") == RichText(verbatim: "a"))
  }

  @Test func `colors of runs are resolved when a view model is written`() {
    struct Note: LabelNode, RichTextContent {
      let richText = RichText { TextRun("now").color(.adaptive(light: .white, dark: .black)) }
    }
    let model = StyleApplier().viewModel(for: Note(), in: StyleEnvironment(colorScheme: .dark))
    #expect(model.richText?.runs.first?.color == .black)
  }

  @Test func `the text is that of the runs unless the node has another one`() {
    struct Offer: LabelNode, RichTextContent {
      let richText: RichText = "Pay **12 €**"
    }
    struct Both: LabelNode, RichTextContent, TextContent {
      let richText: RichText = "Pay **12 €**"
      let text = "other"
    }
    #expect(StyleApplier().viewModel(for: Offer()).text == "Pay 12 €")
    #expect(StyleApplier().viewModel(for: Both()).text == "other")
    let tree = StyleTree()
    let offer = tree.attach(Offer())
    #expect(tree.viewModel(of: offer).text == "Pay 12 €")
    tree.override(offer) { $0.richText = "Pay **9 €**" }
    #expect(tree.viewModel(of: offer).text == "Pay 9 €")
  }

  @Test func `code has letters of equal width in the size of its surroundings`() {
    let node = FontDescriptor("Georgia", size: 20, weight: .semibold)
    #expect(
      TextRun("a").code().font(in: node)
        == .system(size: 20, weight: .semibold, design: .monospaced))
    #expect(TextRun("a").bold().italic().font(in: node) == node.withWeight(.bold).italic())
    #expect(TextRun("a").font(.system(size: 9)).font(in: node) == .system(size: 9))
  }
}
