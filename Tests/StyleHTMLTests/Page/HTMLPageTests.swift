import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

@Suite struct HTMLPageTests {
  private func text(_ page: HTMLPage) -> String { String(decoding: page.bytes(), as: UTF8.self) }

  private func body(_ page: HTMLPage) throws -> Substring {
    let text = text(page)
    let start = try #require(text.firstRange(of: "<body><main>")).upperBound
    let end = try #require(text.firstRange(of: "</main></body>")).lowerBound
    return text[start..<end]
  }

  @Test func `nodes are elements in each other, one class for each style`() throws {
    let tree = StyleTree()
    let card = tree.attach(Card(), to: tree.attach(Screen()))
    tree.attach(Title(text: "Tea & cake"), to: card)
    tree.attach(Title(text: "<b>"), to: card)
    let body = try body(HTMLPage(of: tree))
    let names = body.matches(of: #/class="(s[0-9a-v]{9})"/#).map(\.1)
    #expect(names.count == 3)
    #expect(names[0] != names[1])
    #expect(
      body == """
        <section class="screen"><div class="\(names[0])"><span class="\(names[1])">Tea &amp; cake</span>\
        <span class="\(names[1])">&lt;b&gt;</span></div></section>
        """)
  }

  @Test func `the head contains language, title, nonce and look, all escaped`() {
    let page = HTMLPage(
      of: StyleTree(), title: "A <title>", language: "en\"", nonce: "a\"b",
      looks: [HTMLLook("day\"", colorScheme: .light)])
    let text = text(page)
    #expect(
      text.hasPrefix(
        "<!DOCTYPE html><html lang=\"en&quot;\" data-theme=\"day&quot;\"><head><meta charset=\"utf-8\">"
      ))
    #expect(text.contains("<title>A &lt;title&gt;</title><style nonce=\"a&quot;b\">@layer kinds{"))
    #expect(
      text.contains(
        "@layer kinds{:where(:root,[data-theme=\"day\\22 \"]){color-scheme:light}"
          + ":where([data-scheme] [data-theme]:not([data-scheme])){color-scheme:inherit}}"
          + "</style></head>"
          + "<body><main></main></body></html>\n"))
  }

  @Test func `equal trees have equal bytes`() {
    func page() -> [UInt8] {
      let tree = StyleTree(themes: [.brand])
      let card = tree.attach(Card(backgroundColor: .red))
      for number in 0..<50 {
        tree.attach(Buy(text: "\(number)", borderWidth: Double(number)), to: card)
      }
      return HTMLPage(of: tree, looks: [HTMLLook("a", themes: [.brand]), HTMLLook("b")]).bytes()
    }
    #expect(page() == page())
  }

  @Test func `a page is written in parts that form the whole`() {
    let tree = StyleTree()
    let card = tree.attach(Card())
    for number in 0..<5000 { tree.attach(Title(text: "Item \(number)"), to: card) }
    let page = HTMLPage(of: tree)
    var parts: [[UInt8]] = []
    page.write { parts.append($0) }
    #expect(parts.count > 3)
    #expect(parts.allSatisfy { $0.count < 1 << 17 })
    #expect(Array(parts.joined()) == page.bytes())
  }

  @Test func `an error of the sink ends the writing`() {
    struct Full: Error {}
    let tree = StyleTree()
    for number in 0..<5000 { tree.attach(Title(text: "Item \(number)")) }
    var count = 0
    #expect(throws: Full.self) {
      try HTMLPage(of: tree).write { _ in
        count += 1
        if count == 2 { throw Full() }
      }
    }
    #expect(count == 2)
  }

  @Test func `a look is a scheme by preference, a theme by attribute`() throws {
    let tree = StyleTree()
    tree.attach(Title(text: "x"))
    let page = HTMLPage(
      of: tree,
      looks: [
        HTMLLook("plain"), HTMLLook("brand", themes: [.brand]),
        HTMLLook("night", colorScheme: .dark),
      ])
    let text = text(page)
    let name = try #require(text.firstMatch(of: #/span class="(s[0-9a-v]{9})"/#)).1
    #expect(
      text.contains(
        "@layer classes{.\(name){color:#000000}"
          + "@media(prefers-color-scheme:dark){.\(name){color:#ffffff}}"
          + "@scope([data-theme=\"brand\"]) to (:scope [data-theme]){.\(name){color:color(srgb 1 0.5 0)}}"
          + "@scope([data-theme=\"night\"]) to (:scope [data-theme]){.\(name){color:#ffffff}}}"))
    #expect(
      text.contains(
        ":where(:root,[data-theme=\"plain\"]){color-scheme:light dark}"
          + ":where([data-theme=\"brand\"]){"))
  }

  @Test func `drawing a page leaves the tree as it was`() {
    let tree = StyleTree(themes: [.brand], environment: StyleEnvironment(colorScheme: .dark))
    tree.attach(Title(text: "x"))
    tree.refresh()
    _ = HTMLPage(of: tree, looks: [HTMLLook("plain"), HTMLLook("brand", themes: [.brand])]).bytes()
    #expect(tree.themes == [.brand])
    #expect(tree.environment.colorScheme == .dark)
    #expect(tree.refresh().isEmpty)
  }

  @Test func `states that a rule mentions are pseudo-classes`() throws {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button, when: .controlState(.highlighted)) { $0.alpha = 0.5 }
        StyleRule(for: .button, when: .controlState(.normal)) { $0.cornerRadius = 4 }
      })
    tree.attach(Buy())
    let text = text(HTMLPage(of: tree))
    let name = try #require(text.firstMatch(of: #/class="(s[0-9a-v]{9})"/#)).1
    let rules = [
      ".\(name){border-width:2px;border-style:solid;border-radius:4px;--disabled:1}",
      ".\(name)[data-state*=application]{border-radius:revert-layer}",
      ".\(name):is(:active,[data-state~=highlighted]){border-radius:revert-layer;opacity:0.5}",
      ".\(name):is(:disabled,[data-state~=disabled]),",
      ".\(name):is([aria-selected=true],[data-state~=selected]),",
      ".\(name):is(:focus-visible,[data-state~=focused]){border-radius:revert-layer}",
    ]
    #expect(text.contains("@layer classes{\(rules.joined())}</style>"))
  }

  @Test func `a node in a state has the same class as others, and its state`() throws {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button, when: .controlState(.disabled)) { $0.alpha = 0.5 }
      })
    tree.attach(Buy())
    tree.setControlState([.disabled, .selected], of: tree.attach(Buy()))
    let classes = try body(HTMLPage(of: tree)).matches(of: #/class="(.*?)"/#).map(\.1)
    #expect(classes.count == 2)
    #expect(Set(classes).count == 1)
    #expect(
      try body(HTMLPage(of: tree)).contains(
        " disabled aria-pressed=\"true\" data-state=\"disabled selected\">Buy</button>"))
  }

  @Test func `a deep tree does not overflow the stack`() throws {
    let tree = StyleTree()
    var inner = tree.attach(Screen()).erased
    for _ in 0..<10_000 { inner = tree.attach(erased: Card(), to: inner) }
    #expect(try body(HTMLPage(of: tree)).hasSuffix("</div></div></div></section>"))
  }
}
