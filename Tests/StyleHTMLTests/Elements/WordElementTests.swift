import Foundation
import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

/// The markup of rich text, links, fields, subtitles, and of what assistive technologies announce.
@Suite struct WordElementTests {
  private static func model(_ kind: NodeKind, _ body: (inout ViewModel) -> Void) -> ViewModel {
    var model = ViewModel(kind: kind)
    body(&model)
    return model
  }

  private static func html(_ model: ViewModel) -> String {
    // The names of styles are tested elsewhere.
    HTMLFragment(of: model).html.replacing(#/s[0-9a-v]{9}/#, with: "S")
  }

  private static func label(_ text: RichText) -> ViewModel { model(.label) { $0.richText = text } }

  private static let texts: [(RichText, String)] = [
    ("a < b", "a &lt; b"),
    (
      "Pay **12 €** [now](https://example.com/?a=1&b=2)",
      "Pay <strong class=\"r\">12 €</strong> "
        + "<a href=\"https://example.com/?a=1&amp;b=2\" class=\"r\">now</a>"
    ),
    ("*a* ~~b~~ `c`", "<em class=\"r\">a</em> <s class=\"r\">b</s> <code class=\"r\">c</code>"),
    (RichText([TextRun("a").underline()]), "<u class=\"r\">a</u>"),
    (
      RichText([TextRun("a").underline(TextLineStyle(.dashed, color: .red))]),
      "<u class=\"r S\">a</u>"
    ),
    (
      RichText([TextRun("a").color(.red).weight(.light)]),
      "<span class=\"r S\">a</span>"
    ),
    (
      RichText([TextRun("a").weight(.semibold).italic(false)]),
      "<span class=\"r S\"><strong class=\"r S\">a</strong></span>"
    ),
    (
      RichText([TextRun("a").font(FontDescriptor("A\"B", size: 9))]),
      "<span class=\"r S\">a</span>"
    ),
    (RichText([TextRun("a").link("javascript:hit()")]), "a"),
  ]

  @Test(arguments: texts)
  func `a run has the elements of its attributes`(text: RichText, markup: String) {
    #expect(Self.html(Self.label(text)) == "<span>\(markup)</span>")
  }

  private static let rules: [(RichText, [String])] = [
    ("**a** *b*", []),
    (
      RichText([TextRun("a").underline(TextLineStyle(.dashed, color: .red))]),
      ["text-decoration-style:dashed;text-decoration-color:#ff0000"]
    ),
    (
      RichText([TextRun("a").color(.red).weight(.light), TextRun("b").color(.red).weight(.light)]),
      ["color:#ff0000;font-weight:300"]
    ),
    (
      RichText([TextRun("a").weight(.semibold).italic(false)]),
      ["font-style:normal", "font-weight:600"]
    ),
    (
      RichText([TextRun("a").font(FontDescriptor("A\"B", size: 9))]),
      [
        "font-family:\"A\\22 B\",sans-serif;font-size:9px;font-style:normal;font-weight:400;"
          + "font-variant-numeric:normal"
      ]
    ),
  ]

  @Test(arguments: rules)
  func `the rules of runs are in the style sheet`(text: RichText, declarations: [String]) throws {
    let fragment = HTMLFragment(of: Self.label(text))
    let classes = fragment.html.matches(of: #/class="r (s[0-9a-v]{9})"/#).map { String($0.1) }
    #expect(Set(classes).count == declarations.count)
    #expect(!fragment.html.contains("style="))
    let sheet = fragment.css.components(separatedBy: "@layer classes{").dropFirst().joined()
    let found = Set(sheet.matches(of: #/\.(s[0-9a-v]{9})\{([^}]*)\}/#).map { "\($0.1) \($0.2)" })
    #expect(found.count == declarations.count)
    #expect(
      Set(found.map { $0.split(separator: " ", maxSplits: 1)[1] })
        == Set(declarations.map { $0[...] }))
    #expect(found.allSatisfy { classes.contains(String($0.prefix(10))) })
  }

  @Test func `runs are shown instead of the text`() {
    var model = Self.label("**a**")
    model.text = "b"
    #expect(Self.html(model) == "<span><strong class=\"r\">a</strong></span>")
  }

  private static let addresses: [(String, String?)] = [
    ("https://example.com", "https://example.com"), ("HTTP://a", "HTTP://a"),
    ("mailto:a@b.c", "mailto:a@b.c"), ("tel:+49 30", "tel:+49%2030"), ("sms:1", "sms:1"),
    ("/a?b#c", "/a?b#c"), ("#top", "#top"), ("a:b", nil), ("", nil), ("data:text/html,x", nil),
    ("javascript:hit()", nil), ("JavaScript:hit()", nil), ("java\nscript:hit()", nil),
    ("\u{1}javascript:hit()", nil), (" javascript:hit()", nil), ("java\tscript:hit()", nil),
    ("vbscript:hit()", nil), ("javascript\u{308}:hit()", nil), ("blob:x", nil), ("file:///a", nil),
  ]

  @Test(arguments: addresses)
  func `a link opens harmless addresses only`(link: String, address: String?) {
    let model = Self.model(.link) {
      $0.text = "Terms"
      $0.link = link
    }
    let attribute = address.map { " href=\"\($0)\"" } ?? ""
    #expect(Self.html(model) == "<a class=\"link\"\(attribute)>Terms</a>")
  }

  private static let elements: [(ViewModel, String)] = [
    (
      model(.link) {
        $0.richText = "See [**terms**](b)"
        $0.link = "a"
      },
      "<a class=\"link\" href=\"a\"><span class=\"t\">See <strong class=\"r\">terms</strong></span></a>"
    ),
    (
      model(.link) {
        $0.text = "Terms"
        $0.link = "a"
        $0.controlState = .disabled
      },
      "<a class=\"link\" aria-disabled=\"true\" data-state=\"disabled\" role=\"link\">Terms</a>"
    ),
    (
      model(.button) {
        $0.text = "Pay"
        $0.subtitle = "12 <€>"
      },
      "<button type=\"button\"><span class=\"t\">Pay<span class=\"u\">12 &lt;€&gt;</span></span></button>"
    ),
    (
      model(.button) { $0.richText = "**Pay** [now](a)" },
      "<button type=\"button\"><span class=\"t\"><strong class=\"r\">Pay</strong> now</span></button>"
    ),
    (
      model(.navigationBar) {
        $0.text = "Inbox"
        $0.subtitle = "3 new"
      },
      "<header class=\"bar\"><h1 class=\"t\">Inbox<span class=\"u\">3 new</span></h1></header>"
    ),
    (
      model(.button) {
        $0.text = "Save"
        $0.showsActivity = true
      }, "<button type=\"button\" aria-busy=\"true\" class=\"S\">Save</button>"
    ),
    (
      model(.textField) {
        $0.text = "a@b.c"
        $0.inputKind = .email
      }, "<input type=\"email\" inputmode=\"email\" autocomplete=\"email\" value=\"a@b.c\">"
    ),
    (
      model(.searchBar) { $0.inputKind = .url },
      "<input type=\"search\" inputmode=\"url\" autocomplete=\"url\">"
    ),
    (
      model(.textField) {
        $0.clearButtonMode = .always
        $0.placeholder = "Name"
      }, "<input class=\"S c\" type=\"search\" placeholder=\"Name\">"
    ),
    (
      model(.textField) {
        $0.leadingImage = .symbol("minus")
        $0.trailingImage = .named("card")
        $0.accessibilityLabel = "Card"
        $0.accessibilityIdentifier = "card"
        $0.cornerRadius = 3
        $0.controlState = .disabled
      },
      "<span class=\"S l\" data-state=\"disabled\"><svg class=\"i\" viewBox=\"0 0 24 24\" "
        + "aria-hidden=\"true\"><path d=\"M5 12h14\"/></svg>"
        + "<input class=\"S\" disabled data-state=\"disabled\" type=\"text\" aria-label=\"Card\" "
        + "data-testid=\"card\"><img src=\"./card\" alt=\"\"></span>"
    ),
    (
      model(.textField) { $0.leadingImage = .symbol("none of ours") }, "<input type=\"text\">"
    ),
    (
      model(.label) {
        $0.text = "Total"
        $0.accessibilityTraits = [.header, .selected]
        $0.accessibilityHint = "The \"sum\""
        $0.accessibilityIdentifier = "total"
      },
      "<span role=\"heading\" data-trait aria-level=\"2\" aria-current=\"true\" "
        + "aria-description=\"The &quot;sum&quot;\" data-testid=\"total\">Total</span>"
    ),
    (
      model(.view) {
        $0.accessibilityLabel = "Sheet"
        $0.accessibilityTraits = [.modal, .notEnabled]
      },
      "<div role=\"dialog\" data-trait aria-label=\"Sheet\" aria-disabled=\"true\" "
        + "aria-modal=\"true\"></div>"
    ),
    (
      model(.button) {
        $0.text = "Bold"
        $0.accessibilityTraits = [.selected, .header]
      }, "<button type=\"button\" aria-pressed=\"true\">Bold</button>"
    ),
    (
      model(.screen) { $0.accessibilityIdentifier = "home" },
      "<section class=\"screen\" data-testid=\"home\"></section>"
    ),
    (
      model(.tableCell) {
        $0.text = "Wi-Fi"
        $0.detailText = "Off"
        $0.cellVariant = .subtitle
      },
      "<div role=\"listitem\" class=\"e\"><span class=\"t\">Wi-Fi</span><span class=\"d\">Off</span></div>"
    ),
    (
      model(.image) {
        $0.image = .symbol("plus.circle")
        $0.symbolRendering = .hierarchical
      },
      "<span class=\"S\" role=\"img\" aria-hidden=\"true\"><svg class=\"i\" width=\"24\" height=\"24\" "
        + "viewBox=\"0 0 24 24\" aria-hidden=\"true\">"
        + "<path d=\"M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17z\"/>"
        + "<path d=\"M12 8v8M8 12h8\"/></svg></span>"
    ),
    (model(.view) { $0.stackAxis = .horizontal }, "<div class=\"S h\"></div>"),
    (model(.view) { $0.growth = 1 }, "<div class=\"S w\"></div>"),
  ]

  @Test(arguments: elements)
  func `a model is the markup`(model: ViewModel, markup: String) {
    #expect(Self.html(model) == markup)
  }

  private struct Terms: LinkNode, TextContent, LinkContent {
    let text = "Terms"
    let link = "a"
  }

  @Test func `children of a link are beside it`() {
    let tree = StyleTree()
    let terms = tree.attach(Terms())
    tree.attach(Title(text: "x"), to: terms)
    let html = HTMLFragment(of: terms, in: tree).html
    #expect(
      html.hasPrefix(
        "<div class=\"g\" data-control><a class=\"link\" href=\"a\">Terms</a><span"))
  }
}
