import ProtocolStyle
import StyleHTML
import Testing

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
    ]
  }

  @Test func `there are many`() {
    #expect(Set(HostileText.all).count >= 200)
  }

  @Test func `texts in elements are unchanged`() throws {
    let cases = HostileText.all.flatMap { text in Self.positions(text).map { (text, $0) } }
    let reads = Self.positions("").map(\.read)
    let html = cases.map { HTMLFragment(of: $0.1.model).html }
    let page = """
      <!DOCTYPE html><meta charset="utf-8"><body><script>
      var hits = 0
      var alert = hit = () => hits++
      </script>\(html.map { "<div class=\"case\">\($0)</div>" }.joined())
      """
    let found: Found = try #require(Chromium.installed).result(
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

  private struct Found: Decodable {
    let hits: Int
    let requests: [String]
    let values: [[String]]
  }

  private struct Box: ViewNode {}

  @Test func `texts in a page's head, names and classes are unchanged`() throws {
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
    let found: Found = try #require(Chromium.installed).result(
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

  @Test func `as a font family, each stays a family`() throws {
    let texts = HostileText.all
    let fragments = texts.map { text in
      HTMLFragment(of: Self.model(.label) { $0.font = FontDescriptor(text, size: 9) })
    }
    let sheet = HTMLFragment(of: ViewModel(kind: .view)).css
    let values: [[String]] = try #require(Chromium.installed).result(
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
    throws
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
    let addresses: [String] = try #require(Chromium.installed).result(
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
