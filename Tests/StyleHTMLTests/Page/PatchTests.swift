import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

/// Patches of a page after a change of its tree.
@Suite struct PatchTests {
  private let tree = StyleTree()

  private func page(looks: [HTMLLook] = []) -> HTMLPage { .shown(tree, in: looks) }

  @Test func `a page that isn't patchable stops, with the remedy`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      tree.attach(Buy())
      _ = HTMLPage(of: tree).patch(for: tree.refresh())
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains("HTMLPage: the page can't be patched. Create it with isPatchable: true."))
  }

  @Test func `a patch is empty if nothing has changed`() {
    tree.attach(Buy())
    let page = page()
    #expect(page.patch(for: tree.refresh()).isEmpty)
  }

  @Test func `a change of style is another class, with its rules when they are new`() throws {
    let one = tree.attach(Buy(borderWidth: 1))
    tree.attach(Buy(borderWidth: 2))
    let page = page()
    tree[one].borderWidth = 2
    var patch = page.patch(for: tree.refresh())
    #expect(patch.css == "")
    try #require(patch.operations.count == 1)
    guard case .setClass(element: "n0", name: let known) = patch.operations[0] else {
      Issue.record("\(patch)")
      return
    }
    tree[one].borderWidth = 3
    patch = page.patch(for: tree.refresh())
    guard case .setClass(element: "n0", name: let new) = patch.operations[0] else {
      Issue.record("\(patch)")
      return
    }
    #expect(known != new)
    #expect(patch.css == "@layer classes{.\(new){border-width:3px;border-style:solid}}")
  }

  @Test func `a field is written again for its first child, also after the last one went`() {
    let field = tree.attach(Field(text: "Tea"))
    tree.attach(Title(text: "black"), to: tree.attach(Field(text: "Tea")))
    let page = page()
    for _ in 0..<2 {
      let child = tree.attach(Title(text: "green"), to: field)
      let withChild = page.patch(for: tree.refresh()).operations
      #expect(withChild.count == 1)
      guard case .replace(element: "n0", html: let html)? = withChild.first else {
        Issue.record("\(withChild)")
        return
      }
      #expect(html.contains("green"))
      tree.detach(child)
      let alone = page.patch(for: tree.refresh()).operations
      #expect(alone.count == 2)
      guard case .replace(element: "g0", html: let html)? = alone.last else {
        Issue.record("\(alone)")
        return
      }
      #expect(!html.contains("green"))
    }
  }

  @Test func `a hidden element stays in the page, and a class shows it again`() throws {
    let card = tree.attach(Card())
    tree.attach(Title(text: "Tea"), to: card)
    tree.override(card) { $0.isHidden = true }
    let page = page()
    #expect(String(decoding: page.bytes(), as: UTF8.self).contains("id=\"n1\">Tea</span>"))
    tree.clearOverrides(of: card)
    var patch = page.patch(for: tree.refresh())
    guard case .setClass(element: "n0", name: let shown) = patch.operations[0] else {
      Issue.record("\(patch)")
      return
    }
    #expect(patch.operations.count == 1)
    #expect(
      patch.css == """
        @layer classes{@media(forced-colors:active){.\(shown){outline:1px solid canvastext;\
        outline-offset:-1px}}.\(shown){background-color:#ffffff}}
        """)
    tree.override(card) { $0.isHidden = true }
    patch = page.patch(for: tree.refresh())
    guard case .setClass(element: "n0", name: let hidden) = patch.operations[0] else {
      Issue.record("\(patch)")
      return
    }
    #expect(patch.operations.count == 1)
    #expect(hidden != shown)
  }

  @Test func `a hidden control hides its children, which are beside its element`() {
    let field = tree.attach(Field())
    tree.attach(Title(text: "Hint"), to: field)
    tree.override(field) { $0.isHidden = true }
    let html = String(decoding: page().bytes(), as: UTF8.self)
    #expect(html.contains(":is(.g>:first-child)~*{display:none}"))
  }

  @Test func `a change of content is another element`() {
    let title = tree.attach(Title(text: "Tea"))
    let page = page()
    tree[title].text = "<Tea>"
    let patch = page.patch(for: tree.refresh())
    #expect(patch.css == "")
    #expect(patch.operations.count == 1)
    guard case .replace(element: "n0", html: let html) = patch.operations[0] else {
      Issue.record("\(patch)")
      return
    }
    #expect(html.contains("id=\"n0\">&lt;Tea&gt;</span>"))
  }

  @Test(arguments: [[], [HTMLLook("plain"), HTMLLook("brand", themes: [.brand])]])
  func `a moved title is in a separate element from then on`(_ looks: [HTMLLook]) {
    tree.attach(Buy())
    let page = page(looks: looks)
    tree.styleSheet = StyleSheet {
      StyleRule(for: .button) {
        $0.titleEdgeInsets = EdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
      }
    }
    let patch = page.patch(for: tree.refresh())
    guard let last = patch.operations.last, case .replace(element: "n0", html: let html) = last
    else {
      Issue.record("\(patch)")
      return
    }
    #expect(html.hasSuffix("<span class=\"t\">Buy</span></button>"))
  }

  @Test func `nodes are attached, detached and moved`() {
    let card = tree.attach(Card())
    let other = tree.attach(Card())
    let title = tree.attach(Title(text: "Tea"), to: card)
    let page = page()
    tree.attach(Field(text: "new"), to: card, at: 0)
    #expect(
      page.patch(for: tree.refresh()).operations == [
        .insert(
          html: "<input type=\"text\" id=\"n3\" value=\"new\">", parent: "n0", before: "n2")
      ])
    try? tree.move(title, to: other)
    #expect(
      page.patch(for: tree.refresh()).operations == [
        .move(element: "n2", parent: "n1", before: nil)
      ])
    tree.moveToRoot(title)
    #expect(
      page.patch(for: tree.refresh()).operations == [
        .move(element: "n2", parent: "main", before: nil)
      ])
    tree.detach(title)
    #expect(page.patch(for: tree.refresh()).operations == [.remove(element: "n2")])
  }

  @Test func `attached and moved siblings are inserted before the next one in place`() {
    let card = tree.attach(Card())
    for text in ["a", "b", "c"] { tree.attach(Field(text: text), to: card) }
    let page = page()
    let last = tree.children(of: card)[2]
    try? tree.move(last, to: card, at: 1)
    tree.attach(Field(text: "d"), to: card, at: 1)
    tree.attach(Field(text: "e"), to: card, at: 0)
    func html(_ name: String, _ text: String) -> String {
      "<input type=\"text\" id=\"\(name)\" value=\"\(text)\">"
    }
    // Before the change there were a, b and c; now there are e, a, d, c and b.
    #expect(
      page.patch(for: tree.refresh()).operations == [
        .insert(html: html("n5", "e"), parent: "n0", before: "n1"),
        .insert(html: html("n4", "d"), parent: "n0", before: "n2"),
        .move(element: "n3", parent: "n0", before: "n2"),
      ])
  }

  @Test func `only an element whose last child is removed is written again`() {
    let first = tree.attach(Field(text: "a"))
    let inner = tree.attach(Field(text: "b"), to: first)
    tree.attach(Field(text: "c"), to: first)
    let second = tree.attach(Field(text: "d"))
    let other = tree.attach(Field(text: "e"), to: second)
    let page = page()
    tree[inner].text = "f"
    _ = page.patch(for: tree.refresh())
    tree.detach(inner)
    #expect(page.patch(for: tree.refresh()).operations == [.remove(element: "n1")])
    tree.moveToRoot(other)
    #expect(
      page.patch(for: tree.refresh()).operations == [
        .move(element: "n4", parent: nil, before: nil),
        .replace(element: "g3", html: "<input type=\"text\" id=\"n3\" value=\"d\">"),
        .move(element: "n4", parent: "main", before: nil),
      ])
  }

  @Test func `a node that was attached and moved is in the patch once`() {
    let card = tree.attach(Card())
    let first = tree.attach(Field(text: "a"), to: card)
    let page = page()
    let new = tree.attach(Field(text: "b"))
    try? tree.move(new, to: card, at: 0)
    tree[first].text = "c"
    #expect(
      page.patch(for: tree.refresh()).operations == [
        .replace(element: "n1", html: "<input type=\"text\" id=\"n1\" value=\"c\">"),
        .insert(
          html: "<input type=\"text\" id=\"n2\" value=\"b\">", parent: "n0", before: "n1"),
      ])
  }

  @Test func `the children of a new element are written with it`() {
    let title = tree.attach(Field(text: "Tea"))
    let page = page()
    let screen = tree.attach(Screen(), at: 0)
    tree.attach(Field(text: "first"), to: screen)
    try? tree.move(title, to: screen)
    #expect(
      page.patch(for: tree.refresh()).operations == [
        .remove(element: "n0"),
        .insert(
          html: "<section class=\"screen\" id=\"n1\">"
            + "<input type=\"text\" id=\"n2\" value=\"first\">"
            + "<input type=\"text\" id=\"n0\" value=\"Tea\"></section>",
          parent: "main", before: nil),
      ])
  }

  @Test func `an element that depends on its children is written again`() {
    let field = tree.attach(Field(text: "a"))
    let page = page()
    tree.attach(Field(text: "b"), to: field)
    #expect(
      page.patch(for: tree.refresh()).operations == [
        .replace(
          element: "n0",
          html: "<div class=\"g\" data-control id=\"g0\">"
            + "<input type=\"text\" id=\"n0\" value=\"a\">"
            + "<input type=\"text\" id=\"n1\" value=\"b\"></div>")
      ])
  }

  @Test func `a node in a reused place has a new identifier`() {
    let first = tree.attach(Field(text: "a"))
    let page = page()
    tree.detach(first)
    tree.attach(Field(text: "b"))
    #expect(
      page.patch(for: tree.refresh()).operations == [
        .remove(element: "n0"),
        .insert(
          html: "<input type=\"text\" id=\"n0-1\" value=\"b\">", parent: "main", before: nil),
      ])
  }

  @Test func `a change in a look that the tree is not set to is mended as well`() throws {
    tree.attach(Title(text: "x"))
    tree.attach(Field())
    let page = page(looks: [
      HTMLLook("day", colorScheme: .light), HTMLLook("night", colorScheme: .dark),
    ])
    #expect(page.patch(for: tree.refresh()).isEmpty)
    tree.styleSheet.insert(
      StyleRule(for: .label, when: .colorScheme(.dark)) { $0.cornerRadius = 7 })
    let patch = page.patch(for: tree.refresh())
    try #require(patch.operations.count == 1)
    guard case .setClass(element: "n0", name: let name) = patch.operations[0] else {
      Issue.record("\(patch)")
      return
    }
    #expect(
      patch.css.hasSuffix(
        "@scope([data-theme=\"night\"]) to (:scope [data-theme])"
          + "{.\(name){color:#ffffff;border-radius:7px}}}"))
    #expect(page.patch(for: tree.refresh()).isEmpty)
  }

  @Test func `a theme of the tree doesn't change a page with looks`() {
    tree.attach(Title(text: "x"))
    let page = page(looks: [HTMLLook("day", colorScheme: .light)])
    tree.themes = [.brand]
    #expect(page.patch(for: tree.refresh()).isEmpty)
  }

  @Test func `a page without looks follows the color scheme and the direction of its tree`() {
    tree.attach(Card())
    let page = page()
    tree.environment.colorScheme = .dark
    #expect(
      page.patch(for: tree.refresh()).operations == [
        .setAttribute(element: nil, name: "data-scheme", value: "dark")
      ])
    tree.environment.layoutDirection = .rightToLeft
    #expect(
      page.patch(for: tree.refresh()).operations == [
        .setAttribute(element: nil, name: "dir", value: "rtl")
      ])
    let fresh = String(decoding: HTMLPage(of: tree).bytes(), as: UTF8.self)
    #expect(fresh.contains("<html lang=\"en\" dir=\"rtl\" data-scheme=\"dark\">"))
    tree.environment = StyleEnvironment()
    #expect(
      page.patch(for: tree.refresh()).operations == [
        .setAttribute(element: nil, name: "dir", value: nil),
        .setAttribute(element: nil, name: "data-scheme", value: nil),
      ])
    #expect(page.patch(for: tree.refresh()).isEmpty)
  }

  @Test func `the color scheme of a tree isn't that of a page with looks`() {
    tree.attach(Card())
    let page = page(looks: [HTMLLook("day", colorScheme: .light)])
    tree.environment.colorScheme = .dark
    #expect(page.patch(for: tree.refresh()).isEmpty)
    tree.environment.layoutDirection = .rightToLeft
    #expect(
      page.patch(for: tree.refresh()).operations == [
        .setAttribute(element: nil, name: "dir", value: "rtl")
      ])
  }

  @Test(arguments: [[], [HTMLLook("day", colorScheme: .light)]])
  func `a scope's color scheme and direction are attributes, also in patches`(looks: [HTMLLook]) {
    let card = tree.attach(Card())
    let other = tree.attach(Card())
    let field = tree.attach(Field(text: "a"), to: card)
    tree.attach(Field(text: "b"), to: field)
    tree.setScope(StyleScope { $0.colorScheme = .dark }, at: field)
    let page = page(looks: looks)
    let html = String(decoding: page.bytes(), as: UTF8.self)
    #expect(html.contains("<div class=\"g\" data-control id=\"g2\" data-scheme=\"dark\"><input"))
    tree.setScope(StyleScope { $0.layoutDirection = .rightToLeft }, at: field)
    #expect(
      page.patch(for: tree.refresh()).operations == [
        .setAttribute(element: "g2", name: "dir", value: "rtl"),
        .setAttribute(element: "g2", name: "data-scheme", value: nil),
      ])
    // A moved element keeps its attributes.
    try? tree.move(field, to: other)
    #expect(
      page.patch(for: tree.refresh()).operations == [
        .move(element: "g2", parent: "n1", before: nil)
      ])
    tree.setScope(nil, at: field)
    #expect(
      page.patch(for: tree.refresh()).operations == [
        .setAttribute(element: "g2", name: "dir", value: nil)
      ])
  }

  @Test func `a node's own scope and one that is set are attributes together`() {
    struct Night: ViewNode, ScopeProviding {
      var styleScope: StyleScope { StyleScope { $0.colorScheme = .dark } }
    }
    let night = tree.attach(Night())
    func html() -> String { HTMLFragment(of: night, in: tree).html }
    #expect(html() == "<div data-scheme=\"dark\"></div>")
    tree.setScope(StyleScope { $0.layoutDirection = .leftToRight }, at: night)
    #expect(html() == "<div dir=\"ltr\" data-scheme=\"dark\"></div>")
    tree.setScope(StyleScope { $0.colorScheme = .light }, at: night)
    #expect(html() == "<div data-scheme=\"light\"></div>")
  }

  @Test func `an element is written again when its last child is moved and its new siblings go`() {
    let first = tree.attach(Buy(text: "first"))
    let second = tree.attach(Buy(text: "second"))
    let child = tree.attach(Title(text: "child"), to: first)
    let other = tree.attach(Title(text: "other"), to: second)
    let page = page()
    try? tree.move(child, to: second, at: 0)
    tree.detach(other)
    let operations = page.patch(for: tree.refresh()).operations
    #expect(
      operations.contains {
        guard case .replace(element: "n0", html: let html) = $0 else { return false }
        return html.hasPrefix("<button") && html.hasSuffix(">first</button>")
      })
    #expect(operations.last == .move(element: "n2", parent: "n1", before: nil))
  }

  @Test func `a patch of a page with looks compares what a changed node's children inherit`() {
    let card = tree.attach(Card())
    tree.attach(Tinted(), to: card)
    let other = tree.attach(Card())
    for _ in 0..<40 { tree.attach(Card(), to: other) }
    let page = page(looks: [
      HTMLLook("day", colorScheme: .light), HTMLLook("night", colorScheme: .dark),
    ])
    tree.override(card) {
      if StyleEnvironment.current.colorScheme == .dark { $0.tintColor = .orange }
    }
    let patch = page.patch(for: tree.refresh())
    #expect(patch.css.contains("#ff8000") || patch.css.contains("1 0.5 0"))
    #expect(
      patch.operations.contains {
        if case .setClass(element: "n1", name: _) = $0 { true } else { false }
      })
  }
}

private struct Tinted: ButtonNode, TextContent {
  var text: String { "Tinted" }
}
