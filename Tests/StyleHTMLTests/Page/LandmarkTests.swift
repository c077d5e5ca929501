import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

private struct TitleBar: NavigationBarNode, CustomClosure {
  var text: String?
  var customClosure: StyleClosure { { [text] in $0.text = text } }
}

private struct Table: TableNode {}
private struct TableSection: TableSectionNode {}

private struct SectionTitle: TableSectionHeaderNode, CustomClosure {
  var text: String?
  var customClosure: StyleClosure { { [text] in $0.text = text } }
}

private struct Row: TableCellNode, TextContent {
  var text: String
}

private struct SectionNote: TableSectionFooterNode, TextContent {
  var text: String
}

/// The heading of a page and its landmark, which assistive technologies navigate by.
@Suite struct LandmarkTests {
  private let tree = StyleTree()

  private func text(_ page: HTMLPage) -> String { String(decoding: page.bytes(), as: UTF8.self) }

  /// The headings of a page, such as `1 Shop`.
  private func headings(_ page: HTMLPage) -> [String] {
    text(page).matches(of: #/<h([1-6])[^>]*>(.*?)<\/h/#).map { "\($0.1) \($0.2)" }
  }

  @Test func `the first bar that has a title is the heading of the page`() {
    tree.attach(TitleBar(text: nil))
    tree.attach(TitleBar(text: "Shop"), to: tree.attach(Screen()))
    tree.attach(TitleBar(text: "Cart"), to: tree.attach(Screen()))
    #expect(headings(HTMLPage(of: tree)) == ["1 Shop", "2 Cart"])
  }

  @Test(arguments: [(3, 3), (0, 1), (9, 6)])
  func `a level that is set is that of all titles`(level: Int, written: Int) {
    tree.attach(TitleBar(text: "Shop"))
    tree.attach(TitleBar(text: "Cart"))
    let page = HTMLPage(of: tree)
    page.titleLevel = level
    #expect(headings(page) == ["\(written) Shop", "\(written) Cart"])
  }

  @Test func `no title is the heading of a page whose author has one`() {
    tree.attach(Title(text: "Welcome"))
    tree.attach(TitleBar(text: "Shop"))
    let page = HTMLPage(of: tree, elements: [.label: HTMLElement(.h1)])
    #expect(headings(page) == ["1 Welcome", "2 Shop"])
  }

  @Test(arguments: [
    (nil, ["1 Settings", "2 Sound"]), (0, ["1 Settings", "2 Sound"]),
    (3, ["3 Settings", "4 Sound"]), (9, ["6 Settings", "6 Sound"]),
  ])
  func `the title of a table's section is a heading below those of bars`(
    level: Int?, expected: [String]
  ) {
    let screen = tree.attach(Screen())
    tree.attach(TitleBar(text: "Settings"), to: screen)
    let section = tree.attach(TableSection(), to: tree.attach(Table(), to: screen))
    tree.attach(SectionTitle(text: "Sound"), to: section)
    tree.attach(SectionTitle(text: nil), to: section)
    let page = HTMLPage(of: tree)
    page.titleLevel = level
    #expect(headings(page) == expected)
  }

  @Test func `a list contains only items, and sections without a role`() {
    let table = tree.attach(Table())
    tree.attach(Row(text: "Loose"), to: table)
    let section = tree.attach(TableSection(), to: table)
    tree.attach(SectionTitle(text: "Sound"), to: section)
    tree.attach(Row(text: "Volume"), to: section)
    tree.attach(SectionNote(text: "For calls too."), to: section)
    #expect(
      text(HTMLPage(of: tree)).contains(
        """
        <main><div role="list"><div role="listitem">Loose</div><div role="none">\
        <div role="listitem" class="section-header"><h2 class="t">Sound</h2></div>\
        <div role="listitem">Volume</div>\
        <div role="listitem" class="section-footer"><span class="t">For calls too.</span></div>\
        </div></div></main>
        """))
  }

  @Test func `nodes are in a main element, and a script isn't`() {
    tree.attach(Screen())
    let page = HTMLPage(of: tree)
    page.script = "go()"
    #expect(
      text(page).contains(
        "<body><main><section class=\"screen\"></section></main><script>go()</script></body>"))
  }

  @Test func `the main element of an author is the only one`() {
    tree.attach(Screen())
    let page = HTMLPage(of: tree, elements: [.screen: HTMLElement(.main)])
    #expect(text(page).contains("<body><main class=\"screen\"></main></body>"))
  }

  @Test func `a fragment has no main element`() {
    let screen = tree.attach(Screen())
    #expect(HTMLFragment(of: screen, in: tree).html == "<section class=\"screen\"></section>")
  }

  /// A bar that counts how often its title is read.
  private struct CountedBar: NavigationBarNode, TextContent {
    final class Counter {
      var reads = 0
    }

    let counter = Counter()
    var text: String {
      counter.reads += 1
      return "Shop"
    }
  }

  @Test func `a patch without a change of bars doesn't look for the heading again`() {
    let bar = tree.attach(CountedBar())
    let title = tree.attach(Title(text: "Tea"))
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    #expect(text(page).contains("<h1 class=\"t\">Shop</h1>"))
    tree[title].text = "Coffee"
    let report = tree.refresh()
    let counter = tree[bar].counter
    let reads = counter.reads
    #expect(page.patch(for: report).operations.count == 1)
    #expect(counter.reads == reads)
    tree.attach(TitleBar(text: "Cart"), at: 0)
    #expect(page.patch(for: tree.refresh()).operations.count == 2)
  }

  @Test func `a bar in a screen that moves to the front becomes the heading`() throws {
    tree.attach(TitleBar(text: "Shop"), to: tree.attach(Screen()))
    let screen = tree.attach(Screen())
    tree.attach(TitleBar(text: "Cart"), to: screen)
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    #expect(headings(page) == ["1 Shop", "2 Cart"])
    tree.moveToRoot(screen, at: 0)
    let operations = page.patch(for: tree.refresh()).operations
    #expect(
      operations.contains(
        .replace(
          element: "n1", html: "<header class=\"bar\" id=\"n1\"><h2 class=\"t\">Shop</h2></header>")
      ), "\(operations)")
    #expect(headings(page) == ["1 Cart", "2 Shop"])
  }

  @Test func `a patch makes the title of the bar that is first now the heading`() throws {
    let shop = tree.attach(TitleBar(text: "Shop"))
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    #expect(text(page).contains("<main id=\"main\"><header class=\"bar\" id=\"n0\"><h1"))
    let cart = tree.attach(TitleBar(text: "Cart"), at: 0)
    let inserted = page.patch(for: tree.refresh()).operations
    #expect(
      inserted == [
        .replace(
          element: "n0",
          html: "<header class=\"bar\" id=\"n0\"><h2 class=\"t\">Shop</h2></header>"),
        .insert(
          html: "<header class=\"bar\" id=\"n1\"><h1 class=\"t\">Cart</h1></header>",
          parent: "main", before: "n0"),
      ])
    tree[cart].text = nil
    #expect(
      page.patch(for: tree.refresh()).operations == [
        .replace(
          element: "n0",
          html: "<header class=\"bar\" id=\"n0\"><h1 class=\"t\">Shop</h1></header>"),
        .replace(element: "n1", html: "<header class=\"bar\" id=\"n1\"></header>"),
      ])
    tree.detach(shop)
    #expect(page.patch(for: tree.refresh()).operations == [.remove(element: "n0")])
  }
}
