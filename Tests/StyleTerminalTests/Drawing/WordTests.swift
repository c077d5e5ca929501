import ProtocolStyle
import StyleTerminal
import Testing

/// The parts of buttons, fields, cells, tables and bars, by their words.
@Suite struct WordTests {
  private static func model(_ kind: NodeKind, _ body: (inout ViewModel) -> Void) -> ViewModel {
    var model = ViewModel(kind: kind)
    body(&model)
    return model
  }

  private static let drawings: [(ViewModel, String)] = [
    (
      model(.button) {
        $0.text = "Buy"
        $0.subtitle = "12 €"
      }, "[ Buy ]\n 12 €\n"
    ),
    (
      model(.button) {
        $0.text = "Buy"
        $0.image = .symbol("plus")
        $0.imagePlacement = .trailing
      }, "[ Buy + ]\n"
    ),
    (
      model(.button) {
        $0.text = "Buy"
        $0.image = .symbol("plus")
        $0.imagePadding = 16
      }, "[ +  Buy ]\n"
    ),
    (
      model(.button) {
        $0.text = "Buy"
        $0.image = .symbol("plus")
        $0.imagePlacement = .top
        $0.borderWidth = 1
      }, "┌───┐\n│ + │\n│Buy│\n└───┘\n"
    ),
    (
      model(.button) {
        $0.text = "Buy"
        $0.borders = BordersValue(
          leading: .init(width: 1, color: .red, style: .dotted),
          bottom: .init(width: 2, color: .red, style: .dashed))
      }, "┊\n┊Buy\n└┅┅┅┅\n"
    ),
    (
      model(.button) {
        $0.text = "Buy"
        $0.borderWidth = 1
        $0.borders = BordersValue(top: .init(width: 0, color: .red))
      }, "│   │\n│Buy│\n└───┘\n"
    ),
    (
      model(.button) {
        $0.text = "Buy"
        $0.image = .symbol("plus")
        $0.imagePlacement = .bottom
        $0.imagePadding = 16
        $0.borderWidth = 1
      }, "┌───┐\n│Buy│\n│   │\n│ + │\n└───┘\n"
    ),
    (
      model(.button) {
        $0.text = "Buy"
        $0.image = .symbol("plus")
        $0.showsActivity = true
      }, "[ ◌ Buy ]\n"
    ),
    (model(.button) { $0.showsActivity = true }, "[ ◌ ]\n"),
    (
      model(.textField) {
        $0.text = "Ann"
        $0.clearButtonMode = .always
        $0.leadingImage = .symbol("star")
      }, "☆ Ann    ×\n"
    ),
    (
      model(.textField) {
        $0.placeholder = "Name"
        $0.clearButtonMode = .always
        $0.trailingImage = .symbol("star")
      }, "Name     ☆\n"
    ),
    (
      model(.textField) {
        $0.text = "Ann"
        $0.clearButtonMode = .whileEditing
      }, "Ann\n"
    ),
    (
      model(.textField) {
        $0.text = "Ann"
        $0.clearButtonMode = .whileEditing
        $0.controlState = .focused
      }, "Ann      ×\n"
    ),
    (
      model(.textField) {
        $0.text = "Ann"
        $0.clearButtonMode = .unlessEditing
        $0.controlState = .focused
      }, "Ann\n"
    ),
    (
      model(.textField) {
        $0.text = "Ann"
        $0.inputKind = .password
      }, "•••\n"
    ),
    (
      model(.tableCell) {
        $0.text = "Size"
        $0.detailText = "8"
        $0.cellVariant = .value
      }, "Size     8\n"
    ),
    (
      model(.tableCell) {
        $0.text = "Size"
        $0.detailText = "Eight"
        $0.cellVariant = .subtitle
        $0.accessoryType = .disclosureIndicator
      }, "Size ›\nEight\n"
    ),
    (
      model(.navigationBar) {
        $0.text = "Days"
        $0.subtitle = "Week 9"
      }, "   Days\n  Week 9\n"
    ),
    (
      model(.barButtonItem) {
        $0.text = "Save"
        $0.barItemVariant = .prominent
      }, "[Save]\n"
    ),
    (
      model(.view) {
        $0.borderWidth = 1
        $0.cornerShape = .capsule
      }, "╭────────╮\n╰────────╯\n"
    ),
    (
      model(.view) {
        $0.borderWidth = 1
        $0.cornerShape = .radii(topLeading: 4, bottomTrailing: 2)
      }, "╭────────┐\n└────────╯\n"
    ),
    (
      model(.view) {
        $0.borderWidth = 1
        $0.cornerRadius = 4
        $0.cornerShape = .concentric
      }, "┌────────┐\n└────────┘\n"
    ),
  ]

  /// A part of a line and its style.
  struct Part: Equatable, Sendable {
    let text: String
    var style = CellStyle.plain

    init(_ text: String, _ style: CellStyle = .plain) { (self.text, self.style) = (text, style) }
  }

  private static let styled: [(ViewModel, [Part])] = [
    (
      model(.image) {
        $0.image = .symbol("star")
        $0.symbolRendering = .palette([.red, .blue])
      }, [Part("☆", CellStyle(foreground: .red))]
    ),
    (
      model(.label) {
        $0.text = "4"
        $0.image = .symbol("star")
        $0.symbolWeight = .bold
      }, [Part("☆", .bold), Part(" 4")]
    ),
    (
      model(.label) {
        $0.richText = "*4*"
        $0.image = .symbol("star")
        $0.symbolValue = 0.5
      }, [Part("☆", CellStyle(isDim: true)), Part(" "), Part("4", CellStyle(isItalic: true))]
    ),
    (
      model(.label) {
        $0.text = "4"
        $0.image = .symbol("star")
        $0.symbolValue = 0.75
      }, [Part("☆ 4")]
    ),
    (
      model(.label) {
        $0.text = "4"
        $0.image = .named("star")
        $0.symbolRendering = .palette([.red])
      }, [Part("[star] 4")]
    ),
    (
      model(.button) {
        $0.text = "Buy"
        $0.image = .symbol("plus")
        $0.imagePlacement = .trailing
        $0.symbolRendering = .palette([.red])
      }, [Part("[ Buy "), Part("+", CellStyle(foreground: .red)), Part(" ]")]
    ),
    (
      model(.button) {
        $0.text = "Buy"
        $0.image = .symbol("plus")
        $0.symbolRendering = .palette([.red])
      }, [Part("[ "), Part("+", CellStyle(foreground: .red)), Part(" Buy ]")]
    ),
    (
      model(.tabBarItem) {
        $0.text = "Mail"
        $0.badge = "3"
        $0.badgeColor = .red
      }, [Part(" Mail "), Part("(3)", CellStyle(background: .red))]
    ),
    (
      model(.navigationBar) {
        $0.text = "Days"
        $0.largeTitleTextAttributes = TextAttributes(foregroundColor: .red)
      }, [Part("Days", CellStyle(foreground: .red, isBold: true))]
    ),
  ]

  @Test(arguments: styled)
  func `symbols, badges and large titles have their styles`(
    model: ViewModel, parts: [Part]
  ) {
    let lines = TerminalRenderer(columns: 20).lines(of: model)
    var runs = lines.flatMap(\.runs).map { Part($0.text, $0.style) }
    while let last = runs.last, last.style == .plain, last.text.last == " " {
      let text = String(last.text.dropLast())
      runs.removeLast()
      if !text.isEmpty { runs.append(Part(text)) }
    }
    #expect(lines.count == 1)
    #expect(runs == parts)
  }

  private static let buttons: [(ViewModel, ColorDepth, String)] = [
    (model(.button) { $0.backgroundColor = .red }, .trueColor, " Buy \n"),
    (model(.button) { $0.backgroundColor = .red }, .palette16, " Buy \n"),
    (model(.button) { $0.backgroundColor = .red }, .monochrome, "[ Buy ]\n"),
    (model(.button) { $0.backgroundColor = .red.withAlpha(0) }, .trueColor, "[ Buy ]\n"),
    (
      model(.button) {
        $0.backgroundColor = .red
        $0.contentEdgeInsets = EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
      }, .trueColor, "  Buy  \n"
    ),
  ]

  @Test(arguments: buttons)
  func `a button is in brackets unless the terminal shows its background`(
    model: ViewModel, depth: ColorDepth, text: String
  ) {
    var model = model
    model.text = "Buy"
    let lines = TerminalRenderer(colorDepth: depth, columns: 20).lines(of: model)
    #expect(lines.map { $0.text(depth: .monochrome) + "\n" }.joined() == text)
  }

  private struct Size: TableCellNode, TextContent, DetailTextContent, CellVariant {
    let text = "Size"
    let detailText = "8"
    var cellVariant: CellVariantValue { .value }
  }

  private struct Mark: LabelNode, TextContent {
    var text: String
  }

  @Test(arguments: [
    ("on", 16, "Size       8  on\n"),
    ("a long accessory", 16, "Size           8\na long accessory\n"),
    ("on", 9, "Size    8\non\n"),
  ])
  func `a detail is at the trailing edge, before what is beside it`(
    accessory: String, columns: Int, text: String
  ) {
    let tree = StyleTree()
    tree.attach(Mark(text: accessory), to: tree.attach(Size()))
    #expect(TerminalRenderer(columns: columns).text(of: tree) == text)
  }

  @Test(arguments: drawings)
  func `parts of a control are beside its text or below it`(model: ViewModel, text: String) {
    #expect(TerminalRenderer(columns: 10).text(of: model) == text)
  }

  @Test func `concentric corners are round as far as padding lets them be`() {
    for (padding, corner) in [(0.0, "╭"), (8, "┌")] {
      let outer = StyledView {
        $0.cornerRadius = 8
        $0.borderWidth = 1
        $0.padding = EdgeInsets(top: 0, left: padding, bottom: 0, right: padding)
      }
      let inner = StyledView {
        $0.cornerShape = .concentric
        $0.borderWidth = 1
      }
      let lines = Branch(outer, Branch(inner)).text(columns: 12).split(separator: "\n")
      #expect(lines[1].contains(corner))
    }
  }

  private static let lists: [(ListVariantValue, Int, String)] = [
    (.plain, 12, "Loose\n\nSound\nOne\n  ──────────\nTwo\n"),
    (
      .grouped, 12,
      """
      ────────────
      Loose
      ────────────

      Sound
      ────────────
      One
        ──────────
      Two
      ────────────

      """
    ),
    (
      .insetGrouped, 12,
      """
      ╭──────────╮
      │Loose     │
      ╰──────────╯

      Sound
      ╭──────────╮
      │One       │
      │  ────────│
      │Two       │
      ╰──────────╯

      """
    ),
    (.insetGrouped, 4, "────\nLoo…\n────\n\nSou…\n────\nOne\n  ──\nTwo\n────\n"),
  ]

  @Test(arguments: lists)
  func `a variant of a list has lines around its sections`(
    variant: ListVariantValue, columns: Int, text: String
  ) {
    let table = StyledTable {
      $0.listVariant = variant
      $0.separatorInsets = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    }
    let section = Branch(
      Section(), Branch(SectionTitle(text: "Sound")), Branch(StyledCell(text: "One")),
      Branch(StyledCell(text: "Two")))
    let branch = Branch(table, Branch(StyledCell(text: "Loose")), section)
    #expect(branch.text(columns: columns) == text)
  }

  @Test func `a box of rows is cut off with its table`() {
    let table = StyledTable {
      $0.listVariant = .insetGrouped
      $0.height = 32
      $0.masksToBounds = true
    }
    let rows = ["One", "Two"].map { Branch(StyledCell(text: $0)) }
    #expect(Branch(table, rows).text(columns: 8) == "╭──────╮\n│One   │\n")
  }

  private static let backgrounds: [(ViewModel, Color)] = [
    (
      model(.view) {
        $0.backgroundColor = .red
        $0.backgroundMaterial = .thin.fallback(.blue.withAlpha(0.5))
        $0.height = 16
      }, Color.blue.withAlpha(0.5).composited(over: .red)
    ),
    (
      model(.tableCell) {
        $0.text = "x"
        $0.backgroundColor = .red
        $0.selectedBackgroundColor = .blue
        $0.controlState = .selected
      }, .blue
    ),
    (
      model(.tableCell) {
        $0.text = "x"
        $0.backgroundColor = .red
        $0.selectedBackgroundColor = .blue
      }, .red
    ),
    (
      model(.toolbar) {
        $0.barTintColor = .red
        $0.barTintColorForAppearance = [.standard: .green, .scrollEdge: .blue]
        $0.height = 16
      }, .green
    ),
    (
      model(.barButtonItem) {
        $0.text = "x"
        $0.tintColor = .blue
        $0.barItemVariant = .prominent
      }, .blue
    ),
  ]

  @Test(arguments: backgrounds)
  func `materials, states and variants change a background`(
    model: ViewModel, color: Color
  ) throws {
    let line = try #require(
      TerminalRenderer(colorDepth: .trueColor, columns: 4).lines(of: model).first)
    #expect(line.runs.map(\.style.background) == [color])
  }

  @Test func `items that aren't selected have the tint of their bar`() {
    struct Tabs: TabBarNode, UnselectedItemTintColor {
      var unselectedItemTintColor: Color { .orange }
    }
    struct Tab: TabBarItemNode, TextContent, ControlStateContent {
      let text: String
      var controlState = ControlState.normal
    }
    let tree = StyleTree()
    let tabs = tree.attach(Tabs())
    tree.attach(Tab(text: "a"), to: tabs)
    tree.attach(Tab(text: "b", controlState: .selected), to: tabs)
    let runs = TerminalRenderer(columns: 12).lines(of: tabs, in: tree)[0].runs
    #expect(runs.first { $0.text.contains("a") }?.style.foreground == .orange)
    #expect(runs.first { $0.text.contains("b") }?.style.foreground == nil)
  }

  @Test(arguments: [
    (Gradient([.black, .white], angle: 90), [0.125, 0.375, 0.625, 0.875]),
    (Gradient([.black, .white], angle: -90), [0.875, 0.625, 0.375, 0.125]),
    (Gradient([.black, .white]), [0.5, 0.5, 0.5, 0.5]),
    (
      Gradient([.black, .white], shape: .radial(x: 0, y: 0.5, radius: 1)),
      [0.125, 0.375, 0.625, 0.875]
    ),
    (Gradient([.black, .white], shape: .angular(x: 0, y: 0.5)), [0.25, 0.25, 0.25, 0.25]),
    (Gradient([.white]), [1, 1, 1, 1]),
  ])
  func `a gradient is the color of each letter`(gradient: Gradient, whites: [Double]) throws {
    let tree = Branch(StyledLabel(text: "日ab") { $0.textGradient = gradient }).tree()
    let line = TerminalRenderer(colorDepth: .trueColor, columns: 4)
      .lines(of: tree.roots[0], in: tree)[0]
    let cells = line.runs.flatMap { run in
      run.text.map { (letter: $0, color: run.style.foreground ?? .clear) }
    }
    #expect(String(cells.map(\.letter)) == "日ab")
    let expected = [(whites[0] + whites[1]) / 2, whites[2], whites[3]]
    for (cell, white) in zip(cells, expected) {
      #expect(abs(cell.color.red - white) < 0.01, "\(cell)")
    }
  }

  @Test func `a border has the first color of its gradient`() {
    let tree = Branch(
      StyledLabel(text: "a") {
        $0.borderWidth = 1
        $0.borderColor = .black
        $0.borderGradient = Gradient([.orange, .red])
      }
    ).tree()
    let lines = TerminalRenderer(columns: 4).lines(of: tree.roots[0], in: tree)
    #expect(lines[0].runs[0].style.foreground == .orange)
  }

  @Test func `images and parts at the ends are mirrored from right to left`() {
    let button = StyledButton(text: "Buy") {
      $0.image = .symbol("plus")
      $0.imagePlacement = .leading
    }
    #expect(Branch(button).text(columns: 12, .rightToLeft) == "[ Buy + ]\n")
    let field = StyledField(placeholder: "Name") { $0.leadingImage = .symbol("star") }
    #expect(Branch(field).text(columns: 8, .rightToLeft) == "Name   ☆\n")
  }
}
