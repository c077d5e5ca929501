import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

/// Elements that scroll: the keyboard reaches them, or something in them.
@Suite struct TabStopTests {
  private let tree = StyleTree()

  private struct Strip: ViewNode, Overflow {
    var overflow: OverflowValue { .scrolls }
  }

  private struct Pages: ScrollNode {}

  private struct Rows: TableNode {}

  private struct Terms: LabelNode, RichTextContent {
    var richText: RichText
  }

  private struct Shop: LinkNode, TextContent, LinkContent {
    let text = "Shop"
    var link: String
  }

  private struct Pager: PageControlNode, PageContent {
    let currentPage = 0
    let numberOfPages: Int
  }

  private func html(_ page: HTMLPage? = nil) -> String {
    String(decoding: (page ?? HTMLPage(of: tree)).bytes(), as: UTF8.self)
  }

  /// The number of elements that are stops of the keyboard only to be scrolled.
  private func stops(_ html: String) -> Int { html.matches(of: #/ tabindex="0"/#).count }

  private static var reachable: [any StyleNode] {
    [Buy(), Field(), Shop(link: "a"), Terms(richText: "[a](b)"), Pager(numberOfPages: 2)]
  }

  private static var unreachable: [any StyleNode] {
    [
      Title(text: "a"), Card(), Buy(controlState: .disabled), Shop(link: "javascript:a()"),
      Terms(richText: "[a](javascript:b)"), Pager(numberOfPages: 21), Pager(numberOfPages: 0),
    ]
  }

  @Test func `a view that scrolls is a stop if the keyboard reaches nothing in it`() {
    let strip = tree.attach(Strip())
    tree.attach(Title(text: "a"), to: tree.attach(Card(), to: strip))
    #expect(
      html().contains(#/<div class="s[0-9a-v]{9}" tabindex="0" role="group" data-trait><div/#))
  }

  @Test(arguments: [true, false])
  func `what the keyboard reaches in a view decides`(isReachable: Bool) {
    for model in isReachable ? Self.reachable : Self.unreachable {
      let tree = StyleTree()
      let strip = tree.attach(Strip())
      tree.attach(Title(text: "a"), to: strip)
      tree.attach(erased: model, to: tree.attach(Card(), to: strip).erased, at: 0)
      let html = String(decoding: HTMLPage(of: tree).bytes(), as: UTF8.self)
      #expect(stops(html) == (isReachable ? 0 : 1), "\(model)")
    }
  }

  @Test func `a hidden control doesn't count, nor one after the view`() {
    let strip = tree.attach(Strip())
    let card = tree.attach(Card(), to: strip)
    tree.attach(Buy(), to: tree.attach(Card(), to: card))
    tree.attach(Title(text: "a"), to: strip)
    tree.attach(Buy())
    #expect(stops(html()) == 0)
    tree.override(card) { $0.isHidden = true }
    #expect(stops(html()) == 1)
  }

  @Test func `a view around a stop is none`() {
    let outer = tree.attach(Strip())
    tree.attach(Title(text: "a"), to: tree.attach(Pages(), to: outer))
    #expect(stops(html()) == 1)
    #expect(html().contains(#/class="scroll" tabindex="0" role="group" data-trait>/#))
  }

  @Test func `an empty view is no stop, and a text makes it one`() {
    tree.attach(Strip())
    #expect(stops(html()) == 0)
    let title = tree.attach(Title(text: "a"))
    tree.override(title) { $0.overflow = .scrolls }
    #expect(stops(html()) == 1)
  }

  @Test func `a table is a stop if its height is limited`() {
    let rows = tree.attach(Rows())
    tree.attach(Title(text: "a"), to: rows)
    #expect(stops(html()) == 0)
    tree.override(rows) { $0.height = 40 }
    #expect(html().contains(#/<div role="list" class="s[0-9a-v]{9}" tabindex="0">/#))
  }

  @Test func `a stop that was sent stays, and a patch removes it`() {
    let strip = tree.attach(Strip())
    let long = String(repeating: "a", count: 70_000)
    let title = tree.attach(Title(text: long), to: strip)
    tree.attach(Buy(), to: strip)
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    #expect(stops(html(page)) == 1)
    tree[title].text = "a"
    let patch = page.patch(for: tree.refresh())
    #expect(
      patch.operations.contains(.setAttribute(element: "n0", name: "tabindex", value: nil)))
  }

  @Test func `patches follow what the keyboard reaches`() {
    let strip = tree.attach(Strip())
    let card = tree.attach(Card(), to: strip)
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    #expect(stops(html(page)) == 1)
    func change(_ value: String?, _ body: () -> Void) {
      body()
      let changes = page.patch(for: tree.refresh()).operations.filter {
        if case .setAttribute(_, "tabindex", _) = $0 { true } else { false }
      }
      #expect(changes == [.setAttribute(element: "n0", name: "tabindex", value: value)])
      #expect(stops(html(HTMLPage(of: tree))) == (value == nil ? 0 : 1))
    }
    let buy = tree.attach(Buy())
    change(nil) { try? tree.move(buy, to: card) }
    change("0") { tree.override(card) { $0.isHidden = true } }
    change(nil) { tree.clearOverrides(of: card) }
    change("0") { tree[buy].controlState = .disabled }
    change(nil) { tree.attach(Field(), to: strip) }
    change("0") { tree.detach(tree.children(of: strip)[1]) }
    change(nil) { tree.detach(card) }
    change("0") { tree.attach(Title(text: "a"), to: strip) }
  }

  @Test func `a control that comes into a hidden view changes nothing`() {
    let strip = tree.attach(Strip())
    let card = tree.attach(Card(), to: tree.attach(Card(), to: strip))
    tree.override(card) { $0.isHidden = true }
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    #expect(stops(html(page)) == 1)
    tree.attach(Buy(), to: card)
    let patch = page.patch(for: tree.refresh())
    #expect(patch.operations.allSatisfy { if case .setAttribute = $0 { false } else { true } })
    #expect(stops(html(HTMLPage(of: tree))) == 1)
  }
}
