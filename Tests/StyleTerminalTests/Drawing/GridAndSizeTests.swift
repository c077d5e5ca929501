import ProtocolStyle
import StyleTerminal
import Testing

/// Grids, layers and the sizes of nodes.
@Suite struct GridAndSizeTests {
  private static func priceRow(_ texts: String...) -> Branch {
    let style: StyleClosure = {
      $0.stackAxis = .horizontal
      $0.padding = EdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    }
    let labels = texts.enumerated().map { place, text in
      Branch(StyledLabel(text: text) { if place == 2 { $0.textAlignment = .right } })
    }
    return Branch(StyledView(customClosure: style), labels)
  }

  private static var prices: Branch {
    let grid = StyledView {
      $0.gridColumns = .count(3)
      $0.borderWidth = 1
      $0.spacing = 7
    }
    return Branch(
      grid, priceRow("Coffee", "small", "3 €"), priceRow("Tea", "large", "12 €"),
      Branch(StyledLabel(text: "Total") { $0.columnSpan = 2 }),
      Branch(StyledLabel(text: "15 €") { $0.textAlignment = .right }))
  }

  private static let drawings: [(Int, StyleEnvironment.LayoutDirection, String)] = [
    (
      28, .leftToRight,
      """
      ┌──────────────────────────┐
      │ Coffee  small        3 € │
      │ Tea     large       12 € │
      │Total                 15 €│
      └──────────────────────────┘

      """
    ),
    (
      28, .rightToLeft,
      """
      ┌──────────────────────────┐
      │     3 €    small  Coffee │
      │    12 €    large     Tea │
      │    15 €             Total│
      └──────────────────────────┘

      """
    ),
    (
      10, .leftToRight,
      """
      ┌────────┐
      │ Coffee │
      │ small  │
      │    3 € │
      │ Tea    │
      │ large  │
      │   12 € │
      │Total   │
      │    15 €│
      └────────┘

      """
    ),
  ]

  @Test(arguments: drawings)
  func `rows of a grid share its columns`(
    columns: Int, direction: StyleEnvironment.LayoutDirection, text: String
  ) {
    #expect(Self.prices.text(columns: columns, direction) == text)
  }

  @Test(arguments: [(30, 3), (19, 2), (8, 1)])
  func `adaptive columns are as many as fit`(columns: Int, count: Int) {
    let letters = ["a", "b", "c"].map { Branch(StyledLabel(text: $0)) }
    let branch = Branch(
      StyledView {
        $0.gridColumns = .adaptive(minimum: 72)
        $0.spacing = 0
      }, letters)
    let lines = branch.text(columns: columns).split(separator: "\n")
    #expect(lines.count == (3 + count - 1) / count)
  }

  /// A wide character of which a part is covered is no longer there.
  @Test func `later layers cover earlier ones where they draw`() {
    let style: StyleClosure = {
      $0.stackAxis = .layered
      $0.stackAlignment = .center
    }
    let card = Branch(
      StyledView {
        $0.borderWidth = 1
        $0.width = 80
        $0.height = 80
      }, Branch(StyledLabel(text: "back")))
    let branch = Branch(
      StyledView(customClosure: style), card, Branch(StyledLabel(text: "日本")),
      Branch(StyledLabel(text: "x")))
    #expect(
      branch.text(columns: 12) == """
         ┌────────┐
         │back    │
         │   x本  │
         │        │
         └────────┘

        """)
  }

  @Test func `layers are drawn by their order in depth`() {
    func layer(_ zIndex: Int?, _ text: String) -> Branch {
      Branch(StyledLabel(text: text) { $0.zIndex = zIndex })
    }
    let branch = Branch(
      StyledView { $0.stackAxis = .layered }, layer(3, "a"), layer(1, "bb"), layer(nil, "ccc"),
      layer(-1, "dddd"), layer(1, "e"))
    #expect(branch.text(columns: 6).split(separator: "\n").map(String.init) == ["abcd"])
  }

  @Test func `the colors of layers are mixed, and letters stay visible`() throws {
    func layer(_ color: Color?, _ text: String) -> Branch {
      Branch(
        StyledLabel(text: text) {
          $0.backgroundColor = color
          $0.width = 24
        })
    }
    let branch = Branch(
      StyledView { $0.stackAxis = .layered }, layer(.red, "abc"),
      layer(.blue.withAlpha(0.25), " "), layer(nil, " x"))
    let tree = branch.tree()
    let lines = TerminalRenderer(colorDepth: .trueColor, columns: 3)
      .lines(of: tree.roots[0], in: tree)
    #expect(lines.flatMap(\.runs).map(\.text).joined() == "axc")
    let mixed = Color.blue.withAlpha(0.25).composited(over: .red)
    #expect(lines[0].runs.allSatisfy { $0.style.background == mixed })
  }

  @Test func `sizes have limits`() {
    let inner = Branch(
      StyledLabel(text: "a") {
        $0.minimumWidth = 40
        $0.borderWidth = 1
      })
    let style: StyleClosure = {
      $0.maximumWidth = 80
      $0.minimumHeight = 80
      $0.borderWidth = 1
    }
    let branch = Branch(StyledView(customClosure: style), inner)
    let text = "┌────────┐\n│┌───┐   │\n││a  │   │\n│└───┘   │\n└────────┘\n"
    #expect(branch.text(columns: 30) == text)
    #expect(branch.text(columns: 2) == "a\n\n\n\n\n")
  }

  @Test(arguments: [Double.nan, -5, .infinity, .greatestFiniteMagnitude])
  func `limits that aren't limits change nothing`(limit: Double) {
    let style: StyleClosure = {
      $0.maximumWidth = limit
      $0.maximumHeight = limit
      $0.borderWidth = 1
    }
    #expect(Branch(StyledView(customClosure: style)).text(columns: 4) == "┌──┐\n└──┘\n")
  }

  @Test func `a ratio is that of points`() {
    let style: StyleClosure = {
      $0.aspectRatio = 2
      $0.borderWidth = 1
    }
    #expect(
      Branch(StyledView(customClosure: style)).text(columns: 16)
        .split(separator: "\n").count == 4)
    let fixed = StyledView {
      style(&$0)
      $0.height = 48
    }
    #expect(Branch(fixed).text(columns: 30).split(separator: "\n")[0].count == 12)
  }

  @Test(arguments: [
    (OverflowValue.visible, "1\n2\n3\n4\n"), (.clipped, "1\n2\n3\n"),
    (.scrolls, "1\n2\n↓ 2 more\n"),
  ])
  func `content that doesn't fit continues, is cut off, or is counted`(
    overflow: OverflowValue, text: String
  ) {
    let style: StyleClosure = {
      $0.overflow = overflow
      $0.height = 48
    }
    let lines = ["1", "2", "3", "4"].map { Branch(StyledLabel(text: $0)) }
    #expect(Branch(StyledView(customClosure: style), lines).text(columns: 12) == text)
  }
}
