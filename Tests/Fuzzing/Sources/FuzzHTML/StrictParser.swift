internal import FuzzInput

/// A parser for exactly the HTML that the module writes; any other form is a finding.
///
/// It reads bytes, like a browser: one character in Swift can be several characters in HTML.
struct StrictParser {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Elements that have no end tag.
  private static let void: Set<String> = ["input", "img", "meta"]

  /// Elements whose text isn't markup; a parser searches only for their end tag.
  private static let raw: Set<String> = ["style", "script"]

  /// All elements that the module writes.
  private static let tags: Set<String> = [
    "html", "head", "meta", "title", "style", "body", "script", "section", "div", "button", "label",
    "input", "textarea", "main", "header", "h1", "h2", "h3", "h4", "h5", "h6", "span", "form",
    "fieldset", "progress", "img",
    "select",
    "option", "pre",
  ]

  /// All attributes; none of them runs a script, and none contains styles.
  private static let attributes: Set<String> = [
    "lang", "data-theme", "charset", "name", "content", "nonce", "id", "class", "type", "role",
    "tabindex", "step", "min", "max", "value", "placeholder", "checked", "selected", "disabled",
    "src", "alt", "data-state", "aria-label", "aria-checked", "aria-selected", "aria-pressed",
    "aria-disabled", "aria-hidden", "aria-busy", "aria-current", "aria-description", "aria-level",
    "aria-modal", "data-trait", "data-control", "data-testid", "method", "autocomplete",
    "inputmode", "href",
  ]

  /// Reads a page: a document type, one element, and a line break.
  mutating func page() -> ParsedElement {
    expect(skip("<!DOCTYPE html>"), "a page begins with \(near)")
    let elements = fragment(until: "\n")
    expectEqual(elements.map(\.tag), ["html"], "what a page is made of")
    return elements[0]
  }

  /// Reads elements, all of which must end, up to a text.
  mutating func fragment(until end: String = "") -> [ParsedElement] {
    let root = ParsedElement("", [])
    var open = [root]
    while place < bytes.count - end.utf8.count {
      if skip("</") {
        let tag = name()
        expect(skip(">"), "an end tag goes on with \(near)")
        expect(open.count > 1 && open.last?.tag == tag, "</\(tag)> ends \(open.last?.tag ?? "")")
        open.removeLast()
      } else if skip("<") {
        let element = startTag()
        open[open.count - 1].children.append(element)
        if Self.raw.contains(element.tag) {
          element.text = rawText(of: element.tag)
        } else if !Self.void.contains(element.tag) {
          open.append(element)
        }
      } else {
        open[open.count - 1].text += text(upTo: UInt8(ascii: "<"))
      }
    }
    expect(skip(end), "it ends with \(near)")
    expect(open.count == 1, "\(open.last?.tag ?? "") does not end")
    expect(root.text.isEmpty, "\(root.text) is in no element")
    return root.children
  }

  private mutating func startTag() -> ParsedElement {
    let tag = name()
    expect(Self.tags.contains(tag), "there is an element \(tag)")
    var attributes: [(name: String, value: String)] = []
    while skip(" ") {
      let name = name()
      expect(Self.attributes.contains(name), "\(tag) has an attribute \(name)")
      expect(!attributes.contains { $0.name == name }, "\(tag) has \(name) twice")
      var value = ""
      if skip("=\"") {
        value = text(upTo: UInt8(ascii: "\""))
        expect(skip("\""), "the value of \(name) does not end")
      }
      attributes.append((name, value))
    }
    expect(skip(">"), "<\(tag) goes on with \(near)")
    // A parser removes one line break there.
    if ["pre", "textarea"].contains(tag) { _ = skip("\n") }
    return ParsedElement(tag, attributes)
  }

  private mutating func name() -> String {
    let start = place
    while place < bytes.count, Self.isNamePart(bytes[place]) { place += 1 }
    expect(place > start, "there is no name, but \(near)")
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static let references: [(name: String, byte: UInt8)] = [
    ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
    ("&quot;", UInt8(ascii: "\"")), ("&#39;", UInt8(ascii: "'")),
  ]

  private mutating func text(upTo end: UInt8) -> String {
    var text: [UInt8] = []
    while place < bytes.count, bytes[place] != end {
      let byte = bytes[place]
      if byte == UInt8(ascii: "&") {
        text.append(reference())
        continue
      }
      let isControl = byte == 0x7F || (byte < 0x20 && byte != 0x09 && byte != 0x0A)
      expect(!isControl, "the control character \(byte) is in \(near)")
      expect(!"\"'<>".utf8.contains(byte), "a special character is in \(near)")
      text.append(byte)
      place += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func reference() -> UInt8 {
    for (name, byte) in Self.references where skip(name) { return byte }
    fatalError("there is no such reference: \(near)")
  }

  /// Returns the contents of an element up to the place where a browser would end it.
  private mutating func rawText(of tag: String) -> String {
    let start = place
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        place += 1
        continue
      }
      if bytes[place...].starts(with: "</".utf8),
        bytes[(place + 2)...].prefix(tag.utf8.count).elementsEqual(tag.utf8, by: Self.isSameLetter)
      {
        break
      }
      if tag == "script" {
        expect(!bytes[place...].starts(with: "<!--".utf8), "a script begins a comment: \(near)")
      }
      place += 1
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    expect(skip("</\(tag)>"), "\(tag) goes on with \(near)")
    return text
  }

  private static func isSameLetter(_ one: UInt8, _ other: UInt8) -> Bool {
    one == other || (one | 0x20) == other
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes[place...].starts(with: text.utf8) else { return false }
    place += text.utf8.count
    return true
  }

  /// The next bytes, for messages.
  private var near: String {
    String(reflecting: String(decoding: bytes[place...].prefix(60), as: UTF8.self))
  }
}
