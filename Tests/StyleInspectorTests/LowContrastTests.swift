import ProtocolStyle
import Testing

@testable import StyleInspector

@Suite struct LowContrastTests {
  @Test func `the finding names the node, the colors, the ratio and where`() {
    let tree = StyleTree()
    let card = tree.attach(Card(backgroundColor: .white))
    tree.attach(Caption(textColor: Color(hex: "#999999")!), to: card)
    #expect(
      Inspector().findings(of: tree).map(\.description) == [
        """
        warning: Caption (node 1) shows 'textColor' as #999999 on #ffffff: a contrast of 2.84, below \
        4.5, in light; dark. [low-contrast]
          At level AA, WCAG 2.2 requires a contrast of 4.5, or of 3 for large text: 18 points, or \
        14 in bold. The colors are those after blending translucent layers.
          Make the text or its background darker or lighter, or enlarge the text.
        """
      ])
  }

  @Test func `a text that follows a control is compared with the control in each state`() {
    struct Chip: ButtonNode, BackgroundColor {
      var backgroundColor: Color { ControlState.current.contains(.highlighted) ? .black : .white }
    }
    struct Mark: LabelNode, TextContent, TextColor {
      var text: String { "Mark" }
      var isRight = true
      var textColor: Color {
        ControlState.ofEnclosingControl.contains(.highlighted) == isRight ? .white : .black
      }
    }
    let tree = StyleTree()
    let chip = tree.attach(Chip())
    let mark = tree.attach(Mark(), to: chip)
    #expect(Inspector().findings(of: tree) == [])
    tree[mark].isRight = false
    let summaries = Inspector().findings(of: tree).map(\.summary)
    #expect(summaries.contains { $0.contains("as #000000 on #000000") }, "\(summaries)")
    #expect(
      summaries.contains { $0.contains("in light, highlighted around it (Chip)") }, "\(summaries)")
    #expect(summaries.contains { $0.contains("as #ffffff on #ffffff") }, "\(summaries)")
  }

  @Test func `a text is examined in each width of its container that affects it, and its state`() {
    struct Page: ScreenNode {}
    struct Panel: ViewNode, BackgroundColor {
      var backgroundColor: Color { ContainerWidth.isAtLeast(300) ? .black : .white }
    }
    struct Price: LabelNode, TextColor {
      var isRight = true
      var textColor: Color { ContainerWidth.isAtLeast(300) == isRight ? .white : .black }
    }
    let tree = StyleTree()
    let panel = tree.attach(Panel(), to: tree.attach(Page()))
    let price = tree.attach(Price(), to: panel)
    #expect(Inspector().findings(of: tree) == [])
    tree[price].isRight = false
    let summaries = Inspector().findings(of: tree).map(\.summary)
    #expect(summaries.count == 2)
    #expect(
      summaries.contains {
        $0.contains("as #000000 on #000000") && $0.contains("in light, Page 300 points wide")
      }, "\(summaries)")
  }

  @Test func `a label on the color of a selected row is examined while the row is selected`() {
    struct Row: TableCellNode, BackgroundColor, SelectedBackgroundColor {
      var backgroundColor: Color { .black }
      var selectedBackgroundColor: Color { .white }
    }
    let tree = StyleTree()
    let box = tree.attach(Plain(), to: tree.attach(Row()))
    tree.attach(Caption(textColor: .white), to: box)
    #expect(
      Inspector(environments: []).findings(of: tree).map(\.summary) == [
        "Caption (node 2) shows 'textColor' as #ffffff on #ffffff: a contrast of 1, below 4.5, in "
          + "light, highlighted around it (Row); light, selected around it (Row)."
      ])
  }

  @Test func `weak texts are in the order of their departures, and then of their parts`() {
    struct Row: TableCellNode, BackgroundColor, TextContent, TextColor, DetailTextContent,
      DetailTextColor, SelectedBackgroundColor
    {
      var text: String { "Wi-Fi" }
      var detailText: String { "On" }
      var backgroundColor: Color { .white }
      var textColor: Color { .yellow }
      var detailTextColor: Color { .yellow }
      var selectedBackgroundColor: Color { .yellow }
    }
    let tree = StyleTree()
    tree.attach(Row())
    let places = Inspector(environments: []).findings(of: tree).map { finding in
      finding.summary.split(separator: "'")[1]
        + finding.summary.split(separator: ",").dropFirst(2)
        .joined(separator: ",")
    }
    #expect(
      places == [
        "textColor in light.", "detailTextColor in light.",
        "textColor in light, highlighted; light, selected.",
        "detailTextColor in light, highlighted; light, selected.",
      ])
  }

  @Test func `a text is examined with the values of a key that declares some`() {
    struct Note: LabelNode, TextColor {
      var textColor: Color { StyleEnvironment.current[FadedKey.self] ? .yellow : .black }
    }
    let tree = StyleTree()
    tree.attach(Note(), to: tree.attach(Card(backgroundColor: .white)))
    let problem =
      "Note (node 1) shows 'textColor' as #ffff00 on #ffffff: a contrast of 1.07, below 4.5, in "
    #expect(
      Inspector(environments: []).findings(of: tree).map(\.summary) == [
        problem + "light, faded true."
      ])
    // Values that the caller lists aren't examined twice.
    var faded = StyleEnvironment()
    faded[FadedKey.self] = true
    #expect(
      Inspector(environments: [faded]).findings(of: tree).map(\.summary) == [problem + "light."])
  }

  @Test func `a disabled control is examined as if it were enabled`() {
    let tree = StyleTree()
    let button = tree.attach(Buy(), to: tree.attach(Card(backgroundColor: .white)))
    tree.setControlState(.disabled, of: button)
    let findings = Inspector(environments: []).findings(of: tree)
      .filter { $0.identifier == .lowContrast }
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.summary.hasSuffix("in light, not disabled.") }, "\(findings)")
  }

  @Test func `a node with more situations than a limit has a finding`() {
    let finding = Finding.unexaminedTexts(of: "Caption (node 1)", limit: 20_000)
    #expect(
      finding.summary
        == "Caption (node 1) has more than 20000 situations, so the contrast of its texts isn't known "
        + "in all of them.")
  }

  @Test func `hidden nodes aren't examined`() {
    let tree = StyleTree()
    let card = tree.attach(Card(backgroundColor: .white))
    let caption = tree.attach(Caption(textColor: Color(hex: 0x999999)), to: card)
    tree.override(caption) { $0.isHidden = true }
    #expect(Inspector().findings(of: tree) == [])
    tree.clearOverrides(of: caption)
    tree.override(card) { $0.isHidden = true }
    #expect(Inspector().findings(of: tree) == [])
    tree.clearOverrides(of: card)
    #expect(Inspector().findings(of: tree).map(\.identifier) == [.lowContrast])
  }

  @Test func `the detail text of a cell is looked at where there is one`() {
    struct Row: TableCellNode, BackgroundColor, TextContent, DetailTextContent, DetailTextColor {
      var detailText = "On"
      var text: String { "Wi-Fi" }
      var backgroundColor: Color { .white }
      var detailTextColor: Color { Color(hex: 0x999999) }
    }
    let tree = StyleTree()
    let row = tree.attach(Row())
    let summaries = Inspector().findings(of: tree).map(\.summary)
    #expect(summaries.count == 1)
    #expect(summaries.allSatisfy { $0.contains("'detailTextColor' as #999999 on #ffffff") })
    tree[row].detailText = ""
    #expect(Inspector().findings(of: tree) == [])
  }

  @Test func `the text of the selected segment is on its own color`() {
    struct Period: SegmentedControlNode, BackgroundColor, SelectedSegmentTintColor, TextColor,
      ItemsContent
    {
      var selectedSegmentTintColor = Color.black
      var backgroundColor: Color { .white }
      var textColor: Color { .black }
      var items: [String] { ["Day", "Week"] }
    }
    let tree = StyleTree()
    let period = tree.attach(Period())
    let summaries = Inspector().findings(of: tree).map(\.summary)
    #expect(summaries.count == 1)
    #expect(summaries.allSatisfy { $0.contains("as #000000 on #000000: a contrast of 1") })
    tree[period].selectedSegmentTintColor = .yellow
    #expect(Inspector().findings(of: tree) == [])
  }

  @Test func `a material counts as its fallback color`() {
    struct Pane: ViewNode, BackgroundMaterial {
      var backgroundMaterial: BackgroundMaterialValue
    }
    let tree = StyleTree()
    let pane = tree.attach(
      Pane(backgroundMaterial: .thick.fallback(.white)),
      to: tree.attach(Card(backgroundColor: .white)))
    tree.attach(Caption(textColor: .black), to: pane)
    #expect(Inspector().findings(of: tree) == [])
    tree[pane].backgroundMaterial = .thick.fallback(.black)
    #expect(Inspector().findings(of: tree).map(\.identifier) == [.lowContrast])
  }

  @Test func `each run of a rich text is looked at`() {
    struct Note: LabelNode, TextColor, RichTextContent {
      var richText: RichText
      var textColor: Color { .black }
    }
    let tree = StyleTree()
    let card = tree.attach(Card(backgroundColor: .white))
    let note = tree.attach(Note(richText: "Pay **12 €**"), to: card)
    #expect(Inspector().findings(of: tree) == [])
    tree[note].richText = RichText { TextRun("12 €").color(Color(hex: 0x999999)) }
    let summaries = Inspector().findings(of: tree).map(\.summary)
    #expect(summaries.count == 1)
    #expect(summaries.allSatisfy { $0.contains("'richText' as #999999 on #ffffff") })
  }

  @Test func `the text of a selected cell is on the color behind it`() {
    struct Row: TableCellNode, TextColor, BackgroundColor, SelectedBackgroundColor, TextContent {
      var selectedBackgroundColor = Color.black
      var text: String { "Wi-Fi" }
      var textColor: Color { .black }
      var backgroundColor: Color { .white }
    }
    let tree = StyleTree()
    let row = tree.attach(Row())
    #expect(Inspector().findings(of: tree).map(\.identifier) == [.lowContrast])
    tree[row].selectedBackgroundColor = .yellow
    #expect(Inspector().findings(of: tree) == [])
  }

  /// Nodes, each in the one before it, and what is found of the last one.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let seen: String?
    let nodes: @Sendable () -> [any StyleNode]

    init(
      _ name: String, _ seen: String?, _ nodes: @escaping @Sendable () -> [any StyleNode]
    ) {
      testDescription = name
      self.seen = seen
      self.nodes = nodes
    }
  }

  private static let gray = Color(hex: "#949494")!
  private static let card = Card(backgroundColor: .white)

  private static let samples: [Sample] = [
    Sample("no background anywhere", nil) { [Caption(textColor: .white)] },
    Sample("enough", nil) { [card, Caption(textColor: Color(hex: "#767676")!)] },
    Sample("hardly too little", "#777777 on #ffffff: a contrast of 4.47, below 4.5") {
      [card, Caption(textColor: Color(hex: "#777777")!)]
    },
    Sample("large, and enough for that", nil) { [card, Caption(textColor: gray, size: 18)] },
    Sample("not quite large", "#949494 on #ffffff: a contrast of 3.03, below 4.5") {
      [card, Caption(textColor: gray, size: 17.5)]
    },
    Sample("large in bold", nil) { [card, Caption(textColor: gray, size: 14, weight: .bold)] },
    Sample("semibold", "#949494 on #ffffff: a contrast of 3.03, below 4.5") {
      [card, Caption(textColor: gray, size: 14, weight: .semibold)]
    },
    Sample("large, and too little", "#aaaaaa on #ffffff: a contrast of 2.32, below 3") {
      [card, Caption(textColor: Color(hex: "#aaaaaa")!, size: 40)]
    },
    Sample("behind a view without background", "#ffff00 on #ffffff: a contrast of 1.07, below 4.5")
    {
      [card, Plain(), Plain(), Caption(textColor: .yellow)]
    },
    Sample("the nearest background counts", nil) {
      [card, Card(backgroundColor: .black), Caption(textColor: .yellow)]
    },
    Sample("a translucent text", "#808080 on #ffffff: a contrast of 3.97, below 4.5") {
      [card, Caption(textColor: Color.black.withAlpha(0.5))]
    },
    Sample("a translucent background", "#ffffff on #808080: a contrast of 3.97, below 4.5") {
      [card, Card(backgroundColor: Color.black.withAlpha(0.5)), Caption(textColor: .white)]
    },
    Sample("a translucent background before nothing", nil) {
      [Card(backgroundColor: Color.black.withAlpha(0.5)), Caption(textColor: .white)]
    },
    Sample("a view that is faded", "#808080 on #ffffff: a contrast of 3.97, below 4.5") {
      [card, Faded(alpha: 0.5), Caption(textColor: .black)]
    },
    Sample("a faded card before another", "#808080 on #ffffff: a contrast of 3.97, below 4.5") {
      [card, FadedCard(backgroundColor: .white, alpha: 0.5), Caption(textColor: .black)]
    },
    Sample("a gradient, of which nothing is known", nil) {
      [card, Shaded(), Caption(textColor: .white)]
    },
    Sample("a text that fades out", nil) {
      [card, Fading(backgroundColor: .white), Caption(textColor: .white)]
    },
    Sample(
      "a gradient, at its weakest color", "#777777 on #777777: a contrast of 1, below 4.5"
    ) {
      [Card(backgroundColor: Color(hex: 0x777777)), Shiny()]
    },
    Sample("an opaque card before a gradient", "#ffffff on #ffffff: a contrast of 1, below 4.5") {
      [Shaded(), card, Caption(textColor: .white)]
    },
    Sample("a bar's title", "#ffff00 on #ffffff: a contrast of 1.07, below 4.5") { [Bar()] },
  ]

  @Test(arguments: samples)
  func `the composited text and background are compared`(sample: Sample) {
    let tree = StyleTree()
    var parent: AnyNodeHandle?
    for node in sample.nodes() {
      parent = parent.map { tree.attach(erased: node, to: $0) } ?? tree.attach(erased: node)
    }
    let findings = Inspector(environments: []).findings(of: tree)
    #expect(findings.map(\.identifier) == (sample.seen == nil ? [] : [.lowContrast]))
    #expect(findings.allSatisfy { $0.summary.contains(" as \(sample.seen ?? ""), in light.") })
  }

  @Test func `control states are tried, but for those out of use`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: Buy.self) { $0.backgroundColor = .black }
        StyleRule(for: Buy.self, when: .controlState(.focused)) { $0.backgroundColor = .yellow }
      })
    tree.attach(Buy())
    let summaries = Inspector(environments: []).findings(of: tree)
      .filter { $0.identifier == .lowContrast }.map(\.summary)
    #expect(
      summaries == [
        "Buy (node 0) shows 'titleColorForState' as #000000 on #000000: a contrast of 1, below 4.5, "
          + "in light, highlighted.",
        "Buy (node 0) shows 'titleColorForState' as #ffffff on #ffff00: a contrast of 1.07, below "
          + "4.5, in light, focused.",
      ])
  }

  @Test func `themes and environments are tried, and named`() {
    let day = Theme("day") { $0[.paper] = .white }
    let night = Theme("night") { $0[.paper] = .black }
    var bold = StyleEnvironment(colorScheme: .dark)
    bold.contrast = .increased
    let inspector = Inspector(
      themes: [[day], [night]],
      environments: [StyleEnvironment(), StyleEnvironment(colorScheme: .dark)])
    let tree = StyleTree(themes: [day])
    let sheet = tree.attach(Sheet())
    tree.attach(Adaptive(), to: sheet)
    let summaries = inspector.findings(of: tree).map(\.summary)
    #expect(
      summaries == [
        "Adaptive (node 1) shows 'textColor' as #ffffff on #ffffff: a contrast of 1, below 4.5, in "
          + "theme 'day', dark.",
        "Adaptive (node 1) shows 'textColor' as #000000 on #000000: a contrast of 1, below 4.5, in "
          + "theme 'night', light.",
      ])
    tree.environment = bold
    #expect(
      Inspector(environments: []).findings(of: tree).map(\.summary) == [
        "Adaptive (node 1) shows 'textColor' as #ffffff on #ffffff: a contrast of 1, below 4.5, in "
          + "dark, contrast increased."
      ])
  }

  @Test func `equal nodes have one finding, and each different place has one`() {
    let tree = StyleTree()
    for _ in 0..<3 {
      let card = tree.attach(Card(backgroundColor: .white))
      for _ in 0..<3 { tree.attach(Caption(textColor: .yellow), to: card) }
    }
    let dark = tree.attach(Card(backgroundColor: .black))
    tree.attach(Caption(textColor: .yellow), to: dark)
    let last = tree.attach(Caption(textColor: .black), to: dark)
    tree.override(last) { $0.textColor = .blue }
    let summaries = Inspector(environments: []).findings(of: tree).map(\.summary)
    #expect(
      summaries == [
        "Caption (node 1) shows 'textColor' as #ffff00 on #ffffff: a contrast of 1.07, below 4.5, "
          + "in light.",
        "Caption (node 14) shows 'textColor' as #0000ff on #000000: a contrast of 2.44, below 4.5, "
          + "in light.",
      ])
  }
}

extension Token<Color> {
  fileprivate static let paper = Token("contrastPaper", default: .gray)
}

private enum FadedKey: StyleEnvironmentKey {
  static let defaultValue = false
}

private struct Card: ViewNode, BackgroundColor {
  var backgroundColor: Color
}

private struct Caption: LabelNode, TextColor, Font {
  var textColor: Color
  var size = 17.0
  var weight = FontDescriptor.Weight.regular
  var font: FontDescriptor { .system(size: size, weight: weight) }
}

private struct Plain: ViewNode {}

private struct Faded: ViewNode, Alpha {
  var alpha: Double
}

private struct FadedCard: ViewNode, BackgroundColor, Alpha {
  var backgroundColor: Color
  var alpha: Double
}

private struct Shaded: ViewNode, BackgroundGradient {}

private struct Fading: ViewNode, BackgroundColor, MaskGradient {
  var backgroundColor: Color
}

private struct Shiny: LabelNode, TextContent, TextGradient {
  var text: String { "Shiny" }
  var textGradient: Gradient {
    Gradient(stops: [
      .init(.black, at: 0), .init(Color(hex: 0x777777), at: 0.5), .init(.white, at: 1),
    ])
  }
}

private struct Bar: NavigationBarNode, BackgroundColor, TextColor {
  var backgroundColor: Color { .white }
  var textColor: Color { .yellow }
}

private struct Buy: ButtonNode, TitleColorForState {
  var titleColorForState: StateValues<Color> {
    [.normal: .white, .highlighted: .black, .disabled: .black]
  }
}

private struct Sheet: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.paper.value }
}

private struct Adaptive: LabelNode, TextColor {
  var textColor: Color { .adaptive(light: .black, dark: .white) }
}
