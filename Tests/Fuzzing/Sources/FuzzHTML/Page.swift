internal import FuzzInput
internal import ProtocolStyle
internal import StyleHTML

/// A page with texts in all positions, and its parsed form.
struct Page {
  private let root: ParsedElement
  private let sheet: ParsedStyleSheet

  private let type: Int
  private let texts: Texts
  private let title: String
  private let language: String
  private let nonce: String
  private let look: String
  private let className: String

  /// Creates a page with a node of one type, by its number, and uses the texts in turn.
  init(of type: Int, with list: [String]) {
    func text(_ index: Int) -> String { list[index % list.count] }
    self.init(
      type, Texts(list), title: text(6), language: text(7), nonce: text(8), look: text(9),
      className: text(10))
  }

  private init(
    _ type: Int, _ texts: Texts, title: String, language: String, nonce: String, look: String,
    className: String
  ) {
    (self.type, self.texts, self.title, self.language) = (type, texts, title, language)
    (self.nonce, self.look, self.className) = (nonce, look, className)
    let tree = StyleTree()
    tree.attach(erased: nodeTypes[type].init(texts: texts), to: tree.attach(Screen()))
    let page = HTMLPage(
      of: tree, title: title, language: language, nonce: nonce,
      looks: [HTMLLook(look), HTMLLook(look, colorScheme: .dark)], isPatchable: true,
      elements: [.label: HTMLElement(.pre, className: className)])
    var parser = StrictParser(page.bytes())
    root = parser.page()
    sheet = ParsedStyleSheet(root.first("style")?.text ?? "")
  }

  /// Everything except the texts.
  ///
  /// The generic family after a font's name depends on words in it, so all families are treated as
  /// equal.
  var outline: [String] {
    [root.shape]
      + sheet.rules.map { rule in
        rule.replacing(#/sans-serif|serif|monospace|cursive|fantasy/#, with: "any")
      }
  }

  /// The outline of the page with plain texts; empty names are the only texts that change an
  /// outline.
  var plainOutline: [String] {
    let hasNames = [
      !texts.image.isEmpty, FontDescriptor(texts.family, size: 9).family != .system(.default),
    ]
    let key = [type] + hasNames.map { $0 ? 1 : 0 }
    if let known = Self.plainOutlines[key] { return known }
    var plain = Texts(["plain"])
    if !hasNames[0] { plain.image = "" }
    if !hasNames[1] { plain.family = "" }
    let page = Page(
      type, plain, title: "plain", language: "plain", nonce: "plain", look: "plain",
      className: "plain")
    Self.plainOutlines[key] = page.outline
    return page.outline
  }

  // libFuzzer runs on one thread.
  nonisolated(unsafe) private static var plainOutlines: [[Int]: [String]] = [:]

  /// Checks that all texts can be read as they were given.
  func checkTexts() {
    expectEqual(root["lang"], language.shown, "the language")
    expectEqual(root["data-theme"], look.shown, "the look")
    expectEqual(root.first("title")?.text, title.shown, "the title")
    expectEqual(root.first("style")?["nonce"], nonce.shown, "the nonce")
    let elements = root.first("section")?.children ?? []
    expectEqual(elements.count, 1, "the number of elements")
    check(elements[0])
    var strings = ownStrings.union([look.replacingNUL])
    if case .named = FontDescriptor(texts.family, size: 9).family {
      strings.insert(texts.family.replacingNUL)
    }
    if !texts.image.isEmpty { strings.insert(texts.image.asPath) }
    // The outline contains their number.
    expect(sheet.strings.isSubset(of: strings), "\(sheet.strings) are not of \(strings)")
  }

  private func check(_ element: ParsedElement) {
    let label = element.tag == "img" ? "alt" : "aria-label"
    if element.tag != "form" {
      expectEqual(element[label], texts.label.shown, "the label of \(element.shape)")
    }
    switch (element.tag, element["role"] ?? element["type"]) {
    case ("header", _):
      expectEqual(element.first("h1")?.text, texts.text.shown, "the title of a bar")
    case ("input", "text"), ("input", "search"):
      expectEqual(element["value"], texts.text.shown, "what is typed")
      expectEqual(element["placeholder"], texts.placeholder.shown, "the placeholder")
    case ("form", _):
      let fieldset = element.children.first
      expectEqual(fieldset?["aria-label"], texts.label.shown, "the label of \(element.shape)")
      let segments = fieldset?.children.filter { $0.tag == "label" } ?? []
      if !segments.isEmpty {
        expectEqual(segments.map(\.text), texts.items.map(\.shown), "the segments")
      }
    case ("select", _):
      expectEqual(element.children.map(\.text), texts.items.map(\.shown), "the items")
    case ("img", _):
      expectEqual(element["src"], texts.image.path, "the image")
    case ("input", _), ("progress", _): break
    case ("button", _), ("div", "listitem"):
      expectEqual(element.text, texts.text.shown, "the text of \(element.shape)")
      expectEqual(element.first("img")?["src"], texts.image.path, "the image of a button")
    default:
      expectEqual(element.text, texts.text.shown, "the text of \(element.shape)")
    }
    guard element.tag == "pre" else { return }
    let names = element["class"] ?? ""
    let name = className.shown.utf8
    expect(
      names.utf8.suffix(name.count).elementsEqual(name), "\(className) is not in \(names)")
  }
}
