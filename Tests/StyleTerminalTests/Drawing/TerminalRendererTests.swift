import ProtocolStyle
import StyleTerminal
import Testing

@testable import TestSupport

@Suite struct TerminalRendererTests {
  private let renderer = TerminalRenderer(columns: 20)

  @Test func `children are in their parents, one below the other`() {
    let tree = StyleTree()
    let screen = tree.attach(Screen())
    let card = tree.attach(Card(), to: screen)
    tree.attach(Title(text: "Tea"), to: card)
    tree.attach(Buy(), to: card)
    let text = """
      ┌──────────────────┐
      │Tea               │
      │[ Buy ]           │
      └──────────────────┘

      """
    #expect(renderer.text(of: tree) == text)
    #expect(renderer.text(of: card, in: tree) == text)
  }

  @Test func `an accessory is beside its cell's text, at the right edge`() {
    let tree = StyleTree()
    let cell = tree.attach(Cell(text: "Wi-Fi"))
    tree.attach(Title(text: "on"), to: cell)
    #expect(TerminalRenderer(columns: 12).text(of: tree) == "Wi-Fi     on\n")
  }

  @Test func `rows of a table are separated`() {
    let tree = StyleTree()
    let list = tree.attach(List())
    tree.attach(Title(text: "One"), to: list)
    tree.attach(Title(text: "Two!"), to: list)
    #expect(renderer.text(of: tree) == "One\n────\nTwo!\n")
  }

  @Test func `sections have a blank line between them, and no line beside their titles`() {
    let tree = StyleTree()
    let list = tree.attach(List())
    tree.attach(Cell(text: "Loose"), to: list)
    for (title, rows) in [("Sound", ["Volume", "Ring"]), ("Display", ["Size"])] {
      let section = tree.attach(Section(), to: list)
      tree.attach(SectionTitle(text: title), to: section)
      for row in rows { tree.attach(Cell(text: row), to: section) }
      tree.attach(SectionNote(text: "About \(title)"), to: section)
    }
    let renderer = TerminalRenderer(columns: 14)
    let text = """
      Loose

      Sound
      Volume
      ──────────────
      Ring
      About Sound

      Display
      Size
      About Display

      """
    #expect(renderer.text(of: tree) == text)
    tree.override(list) { $0.separatorStyle = .hidden }
    #expect(renderer.text(of: tree) == text.replacing("──────────────\n", with: ""))
  }

  @Test func `the title of a section is bold, and the text below is dim`() {
    let tree = StyleTree()
    let title = tree.attach(SectionTitle(text: "Sound"))
    let note = tree.attach(SectionNote(text: "For calls too."))
    #expect(renderer.lines(of: title, in: tree)[0].runs.map(\.style) == [.bold])
    #expect(renderer.lines(of: note, in: tree)[0].runs.map(\.style) == [.dim])
  }

  @Test(arguments: [40, 30, 12, 10, 7, 4, 3, 2, 1])
  func `the items of a bar share its columns`(columns: Int) {
    let tree = StyleTree()
    let bar = tree.attach(Bar())
    for _ in 0..<4 { tree.attach(Title(text: "twelve chars"), to: bar) }
    let widths: [Int: [Int]] = [
      40: [9, 9, 8, 8], 30: [6, 6, 6, 6], 12: [2, 2, 1, 1], 10: [1, 1, 1, 1],
      7: [1, 1, 1, 1], 4: [1, 1, 1, 1], 3: [1, 1, 1], 2: [1, 1], 1: [1],
    ]
    let gap = columns < 10 ? (columns == 7 ? 1 : 0) : 2
    let expected = (widths[columns] ?? []).map { "twelve chars".prefix($0 - 1) + "…" }
      .joined(separator: String(repeating: " ", count: gap))
    #expect(TerminalRenderer(columns: columns).text(of: tree) == expected + "\n")
  }

  @Test func `a child that fills the width takes what the others in its bar leave`() {
    let tree = StyleTree()
    let bar = tree.attach(Bar())
    tree.attach(Title(text: "One"), to: bar)
    let field = tree.attach(Field(), to: bar)
    tree.attach(Title(text: "Two"), to: bar)
    tree.override(field) { $0.borderWidth = 1 }
    let text = """
      One  ┌────────┐  Two
           │        │
           └────────┘

      """
    #expect(renderer.text(of: tree) == text)
  }

  private static let heights: [(Double, Bool, String)] = [
    (16, false, "one\ntwo\nthree\nend\n"),
    (16, true, "one\nend\n"), (32, true, "one\ntwo\nend\n"),
    (64, true, "one\ntwo\nthree\n\nend\n"), (4, true, "one\nend\n"), (0, true, "end\n"),
    (0, false, "one\ntwo\nthree\nend\n"), (-.infinity, true, "end\n"), (.nan, true, "end\n"),
  ]

  @Test(arguments: heights)
  func `a height bounds a node that masks to its bounds`(
    height: Double, isMasked: Bool, text: String
  ) {
    let tree = StyleTree()
    let list = tree.attach(Plain())
    let lines = tree.attach(Title(text: "one\ntwo\nthree"), to: list)
    tree.attach(Title(text: "end"), to: list)
    tree.override(lines) {
      $0.maximumNumberOfLines = 0
      $0.height = height
      $0.masksToBounds = isMasked
    }
    #expect(renderer.text(of: list, in: tree) == text)
  }

  @Test(arguments: [false, true])
  func `a box ends at its height, and what doesn't fit is below or cut off`(isMasked: Bool) {
    let tree = StyleTree()
    let card = tree.attach(Card(backgroundColor: .blue))
    let inner = tree.attach(Outline(), to: card)
    for text in ["one", "two", "three"] { tree.attach(Title(text: text), to: inner) }
    tree.override(card) {
      $0.height = 64
      $0.masksToBounds = isMasked
    }
    let lines = TerminalRenderer(columns: 9).lines(of: card, in: tree)
    let box = """
      ┌───────┐
      │┌─────┐│
      ││one  ││
      └───────┘

      """
    let rest = " │two  │\n │three│\n └─────┘\n"
    #expect(TerminalRenderer(columns: 9).text(of: card, in: tree) == box + (isMasked ? "" : rest))
    let backgrounds = lines.map { $0.runs.map(\.style.background) }
    #expect(backgrounds.prefix(4).allSatisfy { $0.allSatisfy { $0 == .blue } })
    #expect(backgrounds.dropFirst(4).allSatisfy { $0.allSatisfy { $0 == nil } })
  }

  @Test func `a clear background is the terminal's, and a translucent one is mixed`() throws {
    let tree = StyleTree()
    let row = tree.attach(Card(backgroundColor: .clear))
    tree.attach(Title(text: "Tea"), to: row)
    func background(on ground: Color?) -> Color? {
      TerminalRenderer(colorDepth: .trueColor, columns: 8, terminalBackground: ground)
        .lines(of: row, in: tree)[1].runs[0].style.background
    }
    for ground in [nil, Color.black, .white] { #expect(background(on: ground) == nil) }
    #expect(
      !TerminalRenderer(colorDepth: .trueColor, columns: 8).text(of: row, in: tree).contains("48;"))
    let faint = Color.blue.withAlpha(0.25)
    tree[row].backgroundColor = faint
    #expect(background(on: nil) == nil)
    #expect(background(on: .black) == faint.composited(over: .black))
    #expect(background(on: .white.withAlpha(0.1)) == faint.composited(over: .white))
    let outer = tree.attach(Card(backgroundColor: .red))
    try tree.move(row, to: outer)
    let lines = TerminalRenderer(columns: 8, terminalBackground: .black).lines(of: outer, in: tree)
    #expect(lines[2].runs[1].style.background == faint.composited(over: .red))
    tree[row].backgroundColor = .blue.withAlpha(0.75)
    tree.override(outer) { $0.backgroundColor = .clear }
    #expect(background(on: nil) == .blue)
  }

  @Test func `a background fills a node and its children`() {
    let tree = StyleTree()
    let card = tree.attach(Card(backgroundColor: .blue))
    tree.attach(Title(text: "Tea"), to: card)
    let lines = TerminalRenderer(columns: 8).lines(of: card, in: tree)
    #expect(lines.map(\.columnCount) == [8, 8, 8])
    #expect(lines.allSatisfy { $0.runs.allSatisfy { $0.style.background == .blue } })
  }

  @Test func `a tree without nodes is no text`() {
    #expect(renderer.text(of: StyleTree()) == "")
  }

  @Test func `a deep tree does not overflow the stack`() {
    let tree = StyleTree()
    var inner = tree.attach(Plain())
    for _ in 0..<TestScale.nodes(30_000) { inner = tree.attach(Plain(), to: inner) }
    tree.attach(Title(text: "bottom"), to: inner)
    #expect(renderer.text(of: tree) == "bottom\n")
  }

  @Test func `a deep tree of texts is a line for each`() {
    let tree = StyleTree()
    var inner = tree.attach(Title(text: "0"))
    for number in 1..<4_000 { inner = tree.attach(Title(text: "\(number)"), to: inner) }
    let lines = renderer.text(of: tree).split(separator: "\n")
    #expect(lines.map(String.init) == (0..<4_000).map(String.init))
  }

  @Test func `many siblings are one below the other`() {
    let tree = StyleTree()
    let parent = tree.attach(Plain())
    let count = TestScale.nodes(20_000)
    for number in 0..<count { tree.attach(Title(text: "\(number)"), to: parent) }
    let lines = renderer.text(of: tree).split(separator: "\n")
    #expect(lines.map(String.init) == (0..<count).map(String.init))
  }

  @Test func `a very long word is broken into lines as wide as the terminal`() {
    var model = ViewModel(kind: .textView)
    model.text = String(repeating: "a", count: 200_000)
    let line = String(repeating: "a", count: 20) + "\n"
    #expect(renderer.text(of: model) == String(repeating: line, count: 10_000))
  }

  @Test func `hidden nodes and their children take no space`() {
    let tree = StyleTree()
    let list = tree.attach(Plain())
    tree.attach(Title(text: "one"), to: list)
    let card = tree.attach(Card(), to: list)
    tree.attach(Title(text: "inside"), to: card)
    tree.attach(Title(text: "two"), to: list)
    tree.override(card) { $0.isHidden = true }
    #expect(renderer.text(of: list, in: tree) == "one\ntwo\n")
    tree.clearOverrides(of: card)
    #expect(renderer.text(of: list, in: tree).contains("inside"))
    tree.override(list) { $0.isHidden = true }
    #expect(renderer.text(of: list, in: tree) == "")
    #expect(renderer.lines(of: list, in: tree).isEmpty)
  }

  static let spacings: [(Double, String, String)] = [
    (0, "a\nb\nc\n", "abc\n"), (8, "a\n\nb\n\nc\n", "a b c\n"), (-8, "a\nb\nc\n", "abc\n"),
    (32, "a\n\n\nb\n\n\nc\n", "a    b    c\n"),
  ]

  @Test(arguments: spacings)
  func `spacing is blank lines between children, or columns in a row`(
    spacing: Double, below: String, beside: String
  ) {
    struct Row: TableCellNode {}
    let tree = StyleTree()
    let (column, row) = (tree.attach(Plain()), tree.attach(Row()))
    for text in ["a", "b", "c"] {
      tree.attach(Title(text: text), to: column)
      tree.attach(Title(text: text), to: row)
    }
    tree.override(column) { $0.spacing = spacing }
    tree.override(row) { $0.spacing = spacing }
    #expect(renderer.text(of: column, in: tree) == below)
    #expect(renderer.text(of: row, in: tree) == beside)
  }

  @Test func `spacing has the background around it`() {
    let tree = StyleTree()
    let card = tree.attach(Card())
    tree.attach(Title(text: "a"), to: card)
    tree.attach(Title(text: "b"), to: card)
    tree.override(card) { $0.spacing = 16 }
    let lines = renderer.lines(of: card, in: tree)
    #expect(lines.map(\.columnCount) == [20, 20, 20, 20, 20])
    #expect(lines[2].text(depth: .monochrome) == "│                  │")
  }

  @Test func `no line is wider than the terminal`() {
    let tree = StyleTree()
    var inner = tree.attach(Card())
    for _ in 0..<3 { inner = tree.attach(Card(), to: inner) }
    tree.attach(Title(text: "much too long a title"), to: inner)
    tree.attach(Buy(text: "much too long a title"), to: inner)
    #expect(renderer.lines(of: tree.roots[0], in: tree).allSatisfy { $0.columnCount == 20 })
  }

  @Test(arguments: [NodeKind].standard, [Int.max, .max - 1, 1 << 40])
  func `any number of columns is accepted`(kind: NodeKind, columns: Int) {
    var model = ViewModel(kind: kind)
    model.text = "Tea"
    model.rangedValue = RangedValue(0.5)
    model.page = PageNumber(1, of: 3)
    model.items = ItemList(["A", "B"], selectedIndex: 1)
    model.textAlignment = .right
    model.borderWidth = 1
    let renderer = TerminalRenderer(columns: columns)
    #expect(renderer.columns == columns)
    #expect(renderer.lines(of: model).allSatisfy { $0.columnCount <= 1002 })
  }

  @Test func `nodes don't exceed the columns of a terminal, and text fills them`() {
    let renderer = TerminalRenderer(columns: .max)
    let tree = StyleTree()
    let card = tree.attach(Card())
    let inner = tree.attach(Card(), to: card)
    let text = String(repeating: "a", count: 1200)
    let title = tree.attach(Title(text: "Tea"), to: inner)
    #expect(
      renderer.lines(of: card, in: tree).map(\.columnCount) == [1004, 1004, 1004, 1004, 1004])
    tree[title].text = text
    #expect(renderer.lines(of: title, in: tree).map(\.columnCount) == [1200])
    #expect(
      renderer.lines(of: card, in: tree).map(\.columnCount) == [1204, 1204, 1204, 1204, 1204])
  }

  @Test func `boxes in boxes are drawn at any depth that has space`() {
    let (tree, depth) = (StyleTree(), 200)
    let outer = tree.attach(Outline())
    var inner = outer
    for _ in 1..<depth { inner = tree.attach(Outline(), to: inner) }
    tree.attach(Title(text: "x"), to: inner)
    let columns = 2 * depth + 1
    let lines = TerminalRenderer(columns: columns).text(of: outer, in: tree)
      .split(separator: "\n")
    let edges = (0..<depth).map { level in
      let (around, width) = (String(repeating: "│", count: level), 2 * (depth - level) - 1)
      let rule = String(repeating: "─", count: width)
      return (top: "\(around)┌\(rule)┐\(around)", bottom: "\(around)└\(rule)┘\(around)")
    }
    let around = String(repeating: "│", count: depth)
    #expect(
      lines.map(String.init)
        == edges.map(\.top) + ["\(around)x\(around)"] + edges.reversed().map(\.bottom))
    #expect(TerminalRenderer(columns: 4).text(of: outer, in: tree) == "┌──┐\n│x │\n└──┘\n")
    #expect(TerminalRenderer(columns: 1).text(of: outer, in: tree) == "x\n")
  }

  @Test func `there is at least one column`() {
    var renderer = TerminalRenderer(columns: -3)
    #expect(renderer.columns == 1)
    renderer.columns = 0
    #expect(renderer.columns == 1)
  }

  @Test func `the outermost containers have the width of the columns`() {
    let tree = StyleTree()
    let screen = tree.attach(Screen())
    let note = tree.attach(WideNote(), to: tree.attach(Card(), to: screen))
    let inner = tree.attach(Screen(), to: screen)
    let nested = tree.attach(Screen(), to: tree.attach(Plain()))
    for (columns, text) in [(74, "narrow"), (75, "wide"), (20, "narrow")] {
      let renderer = TerminalRenderer(columns: columns)
      renderer.setContainerWidths(in: tree)
      #expect(tree.containerWidth(of: screen) == Double(columns * 8))
      #expect(tree.containerWidth(of: nested) == Double(columns * 8))
      #expect(tree.containerWidth(of: inner) == nil)
      #expect(renderer.text(of: note, in: tree).contains(text))
    }
  }
}

private struct WideNote: LabelNode, TextContent {
  var text: String { ContainerWidth.isAtLeast(600) ? "wide" : "narrow" }
}
