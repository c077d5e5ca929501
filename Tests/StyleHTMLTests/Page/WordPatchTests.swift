import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

/// Patches of pages with rich text, links, composed fields and stacks.
@Suite struct WordPatchTests {
  private let tree = StyleTree()

  private struct Offer: LabelNode, RichTextContent {
    var richText: RichText
  }

  private struct Terms: LinkNode, TextContent, LinkContent {
    let text = "Terms"
    var link: String
  }

  private struct Email: TextFieldNode, TextContent, LeadingImageContent, CornerRadius {
    var text = ""
    let leadingImage = ImageReference.symbol("envelope")
    var cornerRadius = 3.0
  }

  /// The elements that replace others.
  private func replaced(_ patch: HTMLPatch) -> [String] {
    patch.operations.compactMap {
      if case .replace(_, let html) = $0 { html } else { nil }
    }
  }

  @Test func `runs and addresses are replaced`() {
    let offer = tree.attach(Offer(richText: "**a**"))
    let terms = tree.attach(Terms(link: "a"))
    let page = HTMLPage.shown(tree)
    tree[offer].richText = "*a*"
    #expect(
      replaced(page.patch(for: tree.refresh())) == [
        "<span id=\"n0\"><em class=\"r\">a</em></span>"
      ])
    tree[terms].link = "b"
    #expect(
      replaced(page.patch(for: tree.refresh())) == [
        "<a class=\"link\" id=\"n1\" href=\"b\">Terms</a>"
      ])
  }

  @Test func `the rules of runs are in the head, and of later ones in a patch, once`() throws {
    let red = RichText([TextRun("a").color(.red)])
    let blue = RichText([TextRun("b").color(.blue)])
    let offer = tree.attach(Offer(richText: red))
    tree.attach(Offer(richText: red))
    tree.refresh()
    let page = HTMLPage(of: tree, nonce: "x", isPatchable: true)
    let text = String(decoding: page.bytes(), as: UTF8.self)
    #expect(text.matches(of: #/\{color:#ff0000\}/#).count == 1)
    #expect(text.contains(#/\{color:#ff0000\}\}<\/style><\/head>/#))
    #expect(!text.contains("style="))
    tree[offer].richText = blue
    var patch = page.patch(for: tree.refresh())
    let rule = try #require(
      patch.css.wholeMatch(of: #/@layer classes\{\.(s\w+)\{color:#0000ff\}\}/#))
    #expect(replaced(patch) == ["<span id=\"n0\"><span class=\"r \(rule.1)\">b</span></span>"])
    tree.attach(Offer(richText: blue))
    patch = page.patch(for: tree.refresh())
    #expect(patch.css.isEmpty)
    // Written from the start, the page has the rules of the runs that it shows now.
    #expect(
      String(decoding: page.bytes(), as: UTF8.self)
        .contains(#/<style nonce="x">.*\{color:#0000ff\}.*<\/head>/#))
  }

  @Test func `rules of runs behind the first part of a page are at its end`() {
    let long = String(repeating: "a", count: 70_000)
    tree.attach(Offer(richText: RichText([TextRun(long).color(.red)])))
    tree.attach(Offer(richText: RichText([TextRun("b").color(.blue)])))
    tree.refresh()
    let page = HTMLPage(of: tree, nonce: "x")
    var parts: [[UInt8]] = []
    page.write { parts.append($0) }
    let text = String(decoding: parts.joined(), as: UTF8.self)
    #expect(parts.count == 2)
    #expect(text.contains(#/\{color:#ff0000\}\}<\/style><\/head>/#))
    #expect(
      text.contains(
        #/<\/main><style nonce="x">@layer classes\{\.s\w+\{color:#0000ff\}\}<\/style><\/body>/#))
    #expect(String(decoding: page.bytes(), as: UTF8.self) == text)
  }

  @Test func `a field with an image is replaced when its style changes`() throws {
    let email = tree.attach(Email())
    let page = HTMLPage.shown(tree)
    tree[email].cornerRadius = 4
    let patch = page.patch(for: tree.refresh())
    let html = try #require(replaced(patch).first)
    #expect(patch.operations.count == 1)
    #expect(patch.css.contains("{border-radius:4px}"))
    #expect(html.hasPrefix("<span class=\"s"))
  }

  @Test(
    arguments: [
      { $0.showsActivity = true }, { $0.symbolRendering = .hierarchical },
    ] as [@Sendable (inout ViewModel) -> Void])
  func `a style that is in the markup replaces the element`(
    write: @escaping @Sendable (inout ViewModel) -> Void
  ) {
    let buy = tree.attach(Buy())
    let page = HTMLPage.shown(tree)
    tree.override(buy, write)
    #expect(replaced(page.patch(for: tree.refresh())).count == 1)
    tree.clearOverrides(of: buy)
    #expect(replaced(page.patch(for: tree.refresh())).count == 1)
  }

  @Test func `a row becomes one by its class`() {
    let card = tree.attach(Card())
    let page = HTMLPage.shown(tree)
    tree.override(card) { $0.stackAxis = .horizontal }
    let patch = page.patch(for: tree.refresh())
    #expect(patch.operations.count == 1)
    guard case .setClass(element: "n0", name: let name) = patch.operations[0] else {
      Issue.record("\(patch)")
      return
    }
    #expect(name.hasSuffix(" h"))
  }
}
