import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

private struct Price: LabelNode, TextContent, StyleClassed, BorderWidth {
  var text = "12 €"
  var styleClasses: [String] = []
  var borderWidth = 0.0
}

/// A label whose class depends on the environment, and whose style doesn't.
private struct Clock: LabelNode, StyleClassed {
  var styleClasses: [String] {
    [StyleEnvironment.current.colorScheme == .dark ? "moon" : "sun"]
  }
}

/// A field, whose children are beside it in a group.
private struct ClassedField: TextFieldNode, StyleClassed {
  let styleClasses = ["wide"]
}

/// Style classes of nodes in pages and patches.
@Suite struct StyleClassesTests {
  private let tree = StyleTree()

  private func text(_ page: HTMLPage) -> String { String(decoding: page.bytes(), as: UTF8.self) }

  private func page(looks: [HTMLLook] = []) -> HTMLPage {
    tree.refresh()
    let page = HTMLPage(of: tree, looks: looks, isPatchable: true)
    _ = page.bytes()
    return page
  }

  @Test func `style classes are classes behind the page's own`() {
    tree.attach(Price(styleClasses: ["large", "on sale", "large"], borderWidth: 2))
    let html = text(HTMLPage(of: tree))
    #expect(html.contains(#/<span class="s[0-9a-v]{9} large on-sale">12 €</span>/#))
  }

  @Test func `style classes are the only ones of an element without style`() {
    tree.attach(Price(styleClasses: ["large"]))
    tree.attach(Price(styleClasses: []))
    tree.attach(Price(styleClasses: [" "]))
    let html = text(HTMLPage(of: tree))
    let names = html.matches(of: #/<span(?: class="([^"]*)")?>/#).map { $0.1.map(String.init) }
    #expect(names.count == 3)
    #expect(names[0]?.hasSuffix("large") == true)
    #expect(names[1] == names[2])
  }

  @Test func `style classes are escaped`() {
    tree.attach(Price(styleClasses: [#"a"b<c>&'d"#]))
    #expect(text(HTMLPage(of: tree)).contains("a&quot;b&lt;c&gt;&amp;&#39;d\">"))
  }

  @Test func `an element in a group has the classes, and the group has not`() {
    let field = tree.attach(ClassedField())
    tree.attach(Title(text: "x"), to: field)
    let html = text(HTMLPage(of: tree))
    #expect(
      html.contains(#/<div class="g" data-control><input type="text"[^>]* class="[^"]*wide">/#))
  }

  @Test func `a fragment of a tree has style classes`() {
    let price = tree.attach(Price(styleClasses: ["large"], borderWidth: 1))
    #expect(HTMLFragment(of: price, in: tree).html.contains(" large\">"))
  }

  @Test func `a patch sets style classes that alone have changed`() throws {
    let price = tree.attach(Price(styleClasses: ["large"], borderWidth: 1))
    let page = page()
    let own = try #require(text(page).firstMatch(of: #/class="(s[0-9a-v]{9}) large"/#)?.1)
    tree[price].styleClasses = ["small", "bar"]
    #expect(
      page.patch(for: tree.refresh()).operations
        == [.setClass(element: "n0", name: "\(own) small style-bar")])
    tree[price].styleClasses = []
    #expect(
      page.patch(for: tree.refresh()).operations == [.setClass(element: "n0", name: String(own))])
    tree[price].styleClasses = []
    #expect(page.patch(for: tree.refresh()).isEmpty)
  }

  @Test func `a patch that changes the style keeps style classes`() throws {
    let price = tree.attach(Price(styleClasses: ["large"], borderWidth: 1))
    let page = page()
    tree[price].borderWidth = 2
    let patch = page.patch(for: tree.refresh())
    guard case .setClass("n0", let name) = try #require(patch.operations.first) else {
      Issue.record("\(patch)")
      return
    }
    #expect(name.hasSuffix(" large"))
  }

  @Test(arguments: [[], [HTMLLook("day")]])
  func `a patch follows style classes that depend on the environment`(looks: [HTMLLook]) {
    tree.attach(Clock())
    let page = page(looks: looks)
    #expect(text(page).contains("sun\""))
    tree.environment.colorScheme = .dark
    let patch = page.patch(for: tree.refresh())
    let scheme = HTMLPatch.Operation.setAttribute(
      element: nil, name: "data-scheme", value: "dark")
    // A page with looks has their color schemes.
    #expect(
      patch.operations
        == [.setClass(element: "n0", name: "moon")] + (looks.isEmpty ? [scheme] : []))
    #expect(page.patch(for: tree.refresh()).isEmpty)
  }

  @Test func `a patch inserts elements with style classes, and changes them`() {
    tree.attach(Title(text: "x"))
    let page = page()
    let price = tree.attach(Price(styleClasses: ["new"], borderWidth: 1))
    let inserted = page.patch(for: tree.refresh())
    #expect("\(inserted.operations)".contains(" new"))
    tree[price].styleClasses = ["known"]
    #expect("\(page.patch(for: tree.refresh()).operations)".contains(" known"))
    tree.detach(price)
    #expect(page.patch(for: tree.refresh()).operations == [.remove(element: "n1")])
  }
}
