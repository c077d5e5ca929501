import ProtocolStyle
import StyleTerminal
import Testing

private struct Panel: ViewNode, CustomClosure {
  var customClosure: StyleClosure = { _ in }
}

private protocol TileNode: ViewNode {}
extension TileNode { static var nodeKind: NodeKind { .tile } }

extension NodeKind {
  fileprivate static let tile = NodeKind("tile", of: (any TileNode).self, parent: .view)
}

private struct Tile: TileNode, BackgroundColor {}

/// Cards are visible in terminals that don't show their colors.
@Suite struct CardTests {
  private let tree = StyleTree()

  private func text(_ depth: ColorDepth = .monochrome) -> String {
    TerminalRenderer(colorDepth: depth, columns: 8).text(of: tree)
  }

  @Test func `cards in cards have outlines where there are no colors`() {
    let outer = tree.attach(Panel { $0.backgroundColor = .white })
    let inner = tree.attach(
      Panel {
        $0.backgroundColor = .lightGray
        $0.cornerRadius = 8
      }, to: outer)
    tree.attach(Title(text: "Tea"), to: inner)
    #expect(
      text() == """
        ┌──────┐
        │╭────╮│
        ││Tea ││
        │╰────╯│
        └──────┘

        """)
    #expect(!text(.trueColor).contains("─"))
  }

  private static let hidden: [@Sendable (inout ViewModel) -> Void] = [
    { $0.cornerRadius = 8 }, { $0.shadowRadius = 4 },
    {
      $0.backgroundColor = .clear
      $0.cornerRadius = 4
    },
  ]

  @Test(arguments: hidden.indices, ColorDepth.allCases)
  func `a card without a background has an outline at every depth`(index: Int, depth: ColorDepth) {
    tree.attach(Title(text: "Tea"), to: tree.attach(Panel(customClosure: Self.hidden[index])))
    #expect(text(depth).contains("──────"))
  }

  @Test func `a border of its own replaces the outline`() {
    let card = tree.attach(
      Panel {
        $0.backgroundColor = .white
        $0.borderWidth = 2
      })
    tree.attach(Title(text: "Tea"), to: card)
    #expect(text() == "┏━━━━━━┓\n┃Tea   ┃\n┗━━━━━━┛\n")
  }

  @Test func `a custom kind of views is a card, too`() {
    tree.attach(Tile())
    #expect(text() == "┌──────┐\n└──────┘\n")
  }

  @Test(arguments: [NodeKind.label, .screen, .scroll, .table, .tableCell, .button, .toolbar])
  func `other kinds have no outline`(kind: NodeKind) {
    var model = ViewModel(kind: kind)
    model.backgroundColor = .white
    model.text = "Tea"
    #expect(!TerminalRenderer(columns: 8).text(of: model).contains("─"))
  }
}
