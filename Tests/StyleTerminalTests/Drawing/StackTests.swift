import ProtocolStyle
import StyleTerminal
import Testing

/// Children are placed by the words of layout of their parent, and by their own.
@Suite struct StackTests {
  private static func row(_ body: @escaping StyleClosure = { _ in }) -> StyledView {
    StyledView {
      $0.stackAxis = .horizontal
      body(&$0)
    }
  }

  private static func box(_ text: String) -> Branch {
    Branch(StyledLabel(text: text) { $0.borderWidth = 1 })
  }

  private static var words: [Branch] {
    ["One", "Two", "Three"].map { Branch(StyledLabel(text: $0)) }
  }

  private static let distributions: [(StackDistributionValue, String, String)] = [
    (.leading, "One  Two  Three", "         Three  Two  One"),
    (.center, "    One  Two  Three", "     Three  Two  One"),
    (.trailing, "         One  Two  Three", "Three  Two  One"),
    (.equalSpacing, "One      Two       Three", "Three       Two      One"),
    (.fillEqually, "One      Two      Three", " Three      Two      One"),
  ]

  @Test(arguments: distributions)
  func `children side by side are distributed, and mirrored from right to left`(
    distribution: StackDistributionValue, text: String, mirrored: String
  ) {
    let branch = Branch(Self.row { $0.stackDistribution = distribution }, Self.words)
    #expect(branch.text(columns: 24) == text + "\n")
    #expect(branch.text(columns: 24, .rightToLeft) == mirrored + "\n")
  }

  private struct Segments: SegmentedControlNode, ItemsContent {
    var items: [String]
    var selectedIndex: Int? { 0 }
  }

  @Test(arguments: [
    (["Coffee", "Tea", "Food"], "[Coffee ]│  Tea   │  Food\n"),
    (["A", "A long title", "B"], "[ A  ]│ A long title │  B\n"),
    (["Everything", "Something", "No"], "[Everythi…]│ Somethi… │ No\n"),
  ])
  func `the segments of a control that fills its width are equally wide`(
    items: [String], text: String
  ) {
    let segments = Branch(Segments(items: items))
    #expect(Branch(StyledView(), segments).text(columns: 27).contains(text))
    let row = Branch(Self.row(), segments, Branch(StyledLabel(text: "x")))
    #expect(row.text(columns: 40).contains("[\(items[0])]"))
    let parent = Branch(Segments(items: items), Branch(StyledLabel(text: "x")))
    #expect(Branch(StyledView(), parent).text(columns: 27).contains(text))
  }

  @Test func `a scope mirrors its own rows alone`() {
    let row = Branch(Self.row(), Self.words)
    let branch = Branch(StyledView(), row, Branch(StyledView(), row))
    let tree = branch.tree()
    let second = tree.children(of: tree.roots[0])[1]
    tree.setScope(StyleScope(environment: { $0.layoutDirection = .rightToLeft }), at: second)
    let renderer = TerminalRenderer(columns: 20)
    #expect(renderer.text(of: tree) == "One  Two  Three\n     Three  Two  One\n")
    #expect(renderer.text(of: second, in: tree) == "     Three  Two  One\n")
  }

  @Test func `a child with a width keeps it in a stack that fills`() {
    let branch = Branch(
      StyledView { $0.stackAlignment = .fill },
      Branch(
        StyledView {
          $0.width = 64
          $0.borderWidth = 1
        }, Branch(StyledLabel(text: "text"))))
    #expect(branch.text(columns: 10) == "┌──────┐\n│text  │\n└──────┘\n")
    #expect(branch.text(columns: 10, .rightToLeft) == "  ┌──────┐\n  │  text│\n  └──────┘\n")
    #expect(branch.text(columns: 3, .rightToLeft) == "┌─┐\n│…│\n└─┘\n")
  }

  private static let alignments: [(StackAlignmentValue, String)] = [
    (.fill, "a ┌─┐ ┌─┐\n  │ │ │c│\n  │b│ │ │\n  └─┘ └─┘\n"),
    (.leading, "a ┌─┐ ┌─┐\n  │ │ │c│\n  │b│ └─┘\n  └─┘\n"),
    (.center, "  ┌─┐ ┌─┐\na │ │ │c│\n  │b│ └─┘\n  └─┘\n"),
    (.trailing, "  ┌─┐\n  │ │ ┌─┐\n  │b│ │c│\na └─┘ └─┘\n"),
    (.firstBaseline, "  ┌─┐\n  │ │ ┌─┐\na │b│ │c│\n  └─┘ └─┘\n"),
  ]

  @Test(arguments: alignments)
  func `children side by side are aligned vertically`(
    alignment: StackAlignmentValue, text: String
  ) {
    let tall = StyledLabel(text: "b") {
      $0.borderWidth = 1
      $0.padding = EdgeInsets(top: 16, left: 0, bottom: 0, right: 0)
    }
    let style: StyleClosure = {
      $0.stackAlignment = alignment
      $0.spacing = 8
    }
    let branch = Branch(
      Self.row(style), Branch(StyledLabel(text: "a")), Branch(tall), Self.box("c"))
    #expect(branch.text(columns: 12) == text)
  }

  private static let columns: [(StackAlignmentValue, String, String)] = [
    (.fill, "ab\n┌──────┐\n│c     │\n└──────┘\n", "      ab\n┌──────┐\n│     c│\n└──────┘\n"),
    (.leading, "ab\n┌─┐\n│c│\n└─┘\n", "      ab\n     ┌─┐\n     │c│\n     └─┘\n"),
    (.center, "   ab\n  ┌─┐\n  │c│\n  └─┘\n", "   ab\n   ┌─┐\n   │c│\n   └─┘\n"),
    (.trailing, "      ab\n     ┌─┐\n     │c│\n     └─┘\n", "ab\n┌─┐\n│c│\n└─┘\n"),
  ]

  @Test(arguments: columns)
  func `children one below the other are aligned horizontally`(
    alignment: StackAlignmentValue, text: String, mirrored: String
  ) {
    let branch = Branch(
      StyledView { $0.stackAlignment = alignment }, Branch(StyledLabel(text: "ab")),
      Self.box("c"))
    #expect(branch.text(columns: 8) == text)
    #expect(branch.text(columns: 8, .rightToLeft) == mirrored)
  }

  @Test(arguments: [
    (18, "┌──────────┐  ┌──┐\n│Search    │  │Go│\n└──────────┘  └──┘\n"),
    (12, "┌──────────┐\n│Search    │\n└──────────┘\n┌──┐\n│Go│\n└──┘\n"),
    (2, "S…\nGo\n"), (1, "…\n…\n"),
  ])
  func `growth fills a row, and without room the row is a column`(columns: Int, text: String) {
    let field = StyledField(placeholder: "Search") {
      $0.borderWidth = 1
      $0.growth = 1
    }
    let branch = Branch(
      Self.row(), Branch(field), Branch(StyledButton(text: "Go") { $0.borderWidth = 1 }))
    #expect(branch.text(columns: columns) == text)
  }

  @Test func `growth is in proportion, up to the maximum width`() {
    func child(_ growth: Double, _ most: Double = .infinity) -> Branch {
      Branch(
        StyledLabel(text: "x") {
          $0.borderWidth = 1
          $0.growth = growth
          $0.maximumWidth = most
        })
    }
    let style: StyleClosure = { $0.spacing = 0 }
    #expect(
      Branch(Self.row(style), child(1), child(3)).text(columns: 14).split(separator: "\n")[0]
        == "┌───┐┌───────┐")
    #expect(
      Branch(Self.row(style), child(1), child(3, 40)).text(columns: 14).split(separator: "\n")[0]
        == "┌───────┐┌───┐")
    #expect(
      Branch(Self.row(style), child(.nan), child(-1)).text(columns: 14).split(separator: "\n")[0]
        == "┌─┐┌─┐")
  }

  @Test func `growth shares the height of a column`() {
    let growing = StyledView {
      $0.growth = 1
      $0.borderWidth = 1
    }
    let branch = Branch(
      StyledView { $0.height = 96 }, Branch(StyledLabel(text: "top")), Branch(growing),
      Branch(StyledLabel(text: "end")))
    #expect(branch.text(columns: 6) == "top\n┌────┐\n│    │\n│    │\n└────┘\nend\n")
  }

  private static let verticals: [(StackDistributionValue, String)] = [
    (.leading, "a\nb\n\n\n\n"), (.center, "\na\nb\n\n\n"), (.trailing, "\n\n\na\nb\n"),
    (.equalSpacing, "a\n\n\n\nb\n"), (.fillEqually, "a\n\n\nb\n\n"),
  ]

  @Test(arguments: verticals)
  func `a distribution places children in the height of a column`(
    distribution: StackDistributionValue, text: String
  ) {
    let style: StyleClosure = {
      $0.stackDistribution = distribution
      $0.height = 80
    }
    let branch = Branch(
      StyledView(customClosure: style), Branch(StyledLabel(text: "a")),
      Branch(StyledLabel(text: "b")))
    #expect(branch.text(columns: 6) == text)
  }

  @Test(arguments: [
    (30, "alpha beta gamma\n"), (12, "alpha beta\ngamma\n"), (5, "alpha\nbeta\ngamma\n"),
  ])
  func `children wrap to the next line`(columns: Int, text: String) {
    let children = ["alpha", "beta", "gamma"].map { Branch(StyledLabel(text: $0)) }
    let style: StyleClosure = {
      $0.wrapsChildren = true
      $0.spacing = 7
    }
    #expect(Branch(Self.row(style), children).text(columns: columns) == text)
  }
}
