import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

private protocol HeadingNode: LabelNode {}

extension HeadingNode {
  fileprivate static var nodeKind: NodeKind { .heading }
}

extension NodeKind {
  fileprivate static let heading = NodeKind("heading", of: (any HeadingNode).self, parent: .label)
  fileprivate static let subheading = NodeKind(
    "subheading", of: (any LabelNode).self, parent: .heading)
}

private struct Heading: HeadingNode, TextContent, TextColor {
  var text = "News"
  var textColor: Color { .red }
}

private struct Subheading: LabelNode, TextContent {
  static var nodeKind: NodeKind { .subheading }
  var text = "Today"
}

private struct Demo: ViewNode, LeftColor {
  var leftColor: Color { .red }
}

private protocol LeftColor: StyleNode {
  var leftColor: Color { get }
}

extension AnyAttribute where Self == Attribute<Color> {
  fileprivate static var leftColor: Self {
    @Sendable func read(
      _ node: borrowing some LeftColor, _ slot: borrowing AttributeSlot<Color>
    ) -> AttributeWrite {
      slot.write(node.leftColor)
    }
    return Attribute("leftColor", of: (any LeftColor).self) {
      ($0 as? any LeftColor.Type).map { AttributeReader($0, read) }
    }
  }
}

/// The additions of a page's author: elements, meanings, rules and a custom script.
@Suite struct HTMLElementTests {
  private let tree = StyleTree()

  private func text(_ page: HTMLPage) -> String { String(decoding: page.bytes(), as: UTF8.self) }

  @Test func `a kind is drawn as the element that it is given, with its class`() throws {
    tree.attach(Heading())
    let page = text(
      HTMLPage(of: tree, elements: [.heading: HTMLElement(.h2, className: "big \"one\"")]))
    #expect(
      try #/<main><h2 class="s[0-9a-v]{9} big &quot;one&quot;">News<\/h2><\/main>/#
        .firstMatch(in: page) != nil)
  }

  @Test func `child kinds are, too`() {
    tree.attach(Subheading())
    let page = text(HTMLPage(of: tree, elements: [.heading: HTMLElement(.h3)]))
    #expect(page.contains("<body><main><h3>Today</h3></main></body>"))
  }

  @Test func `a standard kind may be given another`() {
    tree.attach(Screen())
    let page = text(HTMLPage(of: tree, elements: [.screen: HTMLElement(.main)]))
    #expect(page.contains("<body><main class=\"screen\"></main></body>"))
  }

  private static let texts: [(String, String)] = [
    ("", ""), ("a\n", "a\n"), ("\n", "\n\n"), ("\n\na", "\n\n\na"), ("\r\n", "\n\n"),
    ("\ra", "\n\na"),
  ]

  /// A parser removes one line break there.
  @Test(arguments: texts)
  func `a line break at the beginning of a pre is doubled`(text: String, written: String) {
    tree.attach(Heading(text: text))
    let page = self.text(HTMLPage(of: tree, elements: [.heading: HTMLElement(.pre)]))
    #expect(page.contains("\">\(written)</pre>"))
  }

  @Test func `custom rules are last, and cannot end the style element`() {
    let page = HTMLPage(of: tree)
    page.authorStyleSheet = "main{display:grid}a::after{content:\"</style>\"}"
    #expect(
      text(page).contains("main{display:grid}a::after{content:\"<\\/style>\"}</style></head>"))
  }

  @Test func `a custom script has the nonce, and cannot end its element`() {
    let page = HTMLPage(of: tree, nonce: "n1")
    page.script = "let a = '</script>', b = '<!--'"
    #expect(
      text(page).hasSuffix(
        "<body><main></main><script nonce=\"n1\">let a = '<\\/script>', b = '<\\!--'</script></body></html>\n"
      ))
  }

  /// U+0600 and the following character are one character in Swift, but not in a browser.
  @Test func `the end of an element is found after a combining mark`() {
    let page = HTMLPage(of: tree)
    page.authorStyleSheet = "/*\u{600}</style>*/"
    page.script = "let a = '\u{600}</script>', b = '\u{600}<!--'"
    #expect(text(page).contains("/*\u{600}<\\/style>*/</style>"))
    #expect(text(page).contains("let a = '\u{600}<\\/script>', b = '\u{600}<\\!--'</script>"))
  }

  private static let values: [(css: String?, rule: String?)] = [
    ("red", "{--left:red}"), (nil, nil), ("red;color:blue", nil), ("red}*{color:blue", nil),
    ("</style>", nil), ("a\nb", nil), ("\"a", nil), ("a\\", nil), ("rgb(1", nil),
  ]

  @Test(arguments: values)
  func `a custom attribute has the meaning that the page is given`(css: String?, rule: String?) {
    let tree = StyleTree(applier: StyleApplier(attributes: .standard + [.leftColor]))
    tree.attach(Demo())
    let meaning = CSSMeaning(.leftColor, "--left", "as given") { _ in css }
    let page = text(HTMLPage(of: tree, meanings: [meaning]))
    #expect(page.contains(rule ?? "<body><main><div></div>"))
    #expect(!page.contains("color:blue"))
  }
}
