import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

private protocol RowNode: ViewNode {}

extension RowNode {
  fileprivate static var nodeKind: NodeKind { .row }
}

extension NodeKind {
  fileprivate static let row = NodeKind("row", of: (any RowNode).self, parent: .view)
}

private struct Row: RowNode, TextContent {
  var text = "row"
}

private struct Price: LabelNode, TextContent, StyleClassed {
  var text = "12 €"
  var styleClasses: [String]
}

/// The additions of a page's author in a browser: rules, styles of elements, tags.
@Suite(.needsChromium) struct AuthorSheetTests {
  private let tree = StyleTree()
  private let looks = [
    HTMLLook("day", colorScheme: .light), HTMLLook("night", colorScheme: .dark),
    HTMLLook("brand", themes: [.brand], colorScheme: .light),
  ]

  private func text(_ page: HTMLPage) -> String { String(decoding: page.bytes(), as: UTF8.self) }

  @Test func `the author's rules win in every look and after patches`() async throws {
    let title = tree.attach(Title(text: "x"))
    tree.refresh()
    let page = HTMLPage(of: tree, looks: looks, isPatchable: true)
    page.authorStyleSheet = "span{color:rgb(1, 2, 3)}"
    let document = text(page)
    tree.override(title) { $0.cornerRadius = 3 }
    let patch = page.patch(for: tree.refresh())
    let colors: [String] = try await #require(Chromium.installed).result(
      of: document,
      running: """
        const patch = \(Chromium.literal(patch))
        const label = document.querySelector('span')
        const values = () => ['day', 'night', 'brand'].map(name => {
          document.documentElement.dataset.theme = name
          return getComputedStyle(label).color
        })
        const before = values()
        document.querySelector('style').append(patch.css)
        label.className = patch.operations[0].setClass.name
        return [...before, ...values(), getComputedStyle(label).borderTopLeftRadius]
        """)
    #expect(colors == Array(repeating: "rgb(1, 2, 3)", count: 6) + ["3px"])
  }

  private static let nestings: [([String], String)] = [
    (["night"], "rgb(255, 255, 255)"), (["night", "day"], "rgb(0, 0, 0)"),
    (["brand", "night"], "rgb(255, 255, 255)"), (["night", "brand"], "color(srgb 1 0.5 0)"),
    (["night", "day", "night"], "rgb(255, 255, 255)"), (["brand", "day"], "rgb(0, 0, 0)"),
  ]

  @Test(arguments: nestings)
  func `the nearest look around an element applies`(names: [String], color: String) async throws {
    tree.attach(Title(text: "x"))
    let computed: String = try await #require(Chromium.installed).result(
      of: text(HTMLPage(of: tree, looks: looks)),
      running: """
        const label = document.querySelector('span')
        let inner = document.body
        for (const name of \(Chromium.literal(names))) {
          inner = inner.appendChild(document.createElement('div'))
          inner.dataset.theme = name
        }
        inner.append(label)
        return getComputedStyle(label).color
        """)
    #expect(computed == color)
  }

  @Test(arguments: HTMLElement.Tag.allCases)
  func `the browser builds the tree of the nodes with every tag`(tag: HTMLElement.Tag) async throws
  {
    let outer = tree.attach(Row(), to: tree.attach(Row(), to: tree.attach(Card())))
    tree.attach(Card(), to: outer)
    tree.attach(Row(), to: tree.attach(Card(), to: outer))
    tree.attach(Buy(), to: tree.attach(Row(), to: outer))
    tree.attach(Row(), to: outer)
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true, elements: [.row: HTMLElement(tag)])
    let parents: [[String]] = try await #require(Chromium.installed).result(
      of: text(page),
      running: """
        return [...document.querySelectorAll('[id^=n]')].map(({ id, parentElement }) =>
          [id, parentElement.id === 'main' ? '' : parentElement.id])
        """)
    let expected = tree.nodes.map { node in
      [node, tree.parent(of: node)].map { $0.map { HTMLPage.identifier(of: $0) } ?? "" }
    }
    #expect(parents == expected)
  }

  @Test func `a browser finds elements by the classes`() async throws {
    let names = ["Large Title", "bar", #"a"b<c>&'d"#, "größer"]
    let price = tree.attach(Price(styleClasses: names))
    tree.override(price) { $0.borderWidth = 1 }
    let found: [String] = try await #require(Chromium.installed).result(
      of: text(HTMLPage(of: tree)),
      running: "return [...document.querySelector('span').classList].slice(1)")
    #expect(found == names.map(HTMLPage.className(ofStyleClass:)))
  }
}
