internal import Foundation

/// Writes values as JSON with two spaces per level, members in order, and short objects on one
/// line.
struct JSONWriter {
  private(set) var text = ""
  private let indentation: Int?

  /// Writes the strings, whose slashes need no escape outside of HTML.
  private static let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return encoder
  }()

  /// The maximum length of an object or an array on one line.
  private static let lineLength = 80

  /// Creates a writer; without an indentation, it writes everything on one line.
  init(indentation: Int? = 2) {
    self.indentation = indentation
  }

  /// Appends a value.
  mutating func write(_ value: JSONValue, depth: Int = 0) {
    switch value {
    case .object(let object): write(object, depth: depth)
    case .array(let values): write(values, depth: depth)
    case .string(let text): write(text)
    case .number(let number): text += number.text
    case .bool(let value): text += value ? "true" : "false"
    case .null: text += "null"
    }
  }

  private mutating func write(_ object: JSONObject, depth: Int) {
    let isShort = object.members.allSatisfy { $0.value.isLeaf }
    list("{", "}", object.members, depth: depth, isShort: isShort) { writer, member in
      writer.write(member.name)
      writer.text += ": "
      writer.write(member.value, depth: depth + 1)
    }
  }

  private mutating func write(_ values: [JSONValue], depth: Int) {
    list("[", "]", values, depth: depth, isShort: values.allSatisfy(\.isLeaf)) { writer, value in
      writer.write(value, depth: depth + 1)
    }
  }

  private mutating func list<Element>(
    _ opening: String, _ closing: String, _ elements: [Element], depth: Int, isShort: Bool,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    guard let indentation, !elements.isEmpty else {
      return line(opening, closing, elements, body)
    }
    if isShort {
      var short = JSONWriter(indentation: nil)
      short.line(opening, closing, elements, body)
      if short.text.utf8.count <= Self.lineLength {
        text += short.text
        return
      }
    }
    let margin = String(repeating: " ", count: indentation * depth)
    let inner = margin + String(repeating: " ", count: indentation)
    text += opening
    for (place, element) in elements.enumerated() {
      text += (place == 0 ? "\n" : ",\n") + inner
      body(&self, element)
    }
    text += "\n" + margin + closing
  }

  private mutating func line<Element>(
    _ opening: String, _ closing: String, _ elements: [Element],
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    text += opening
    for (place, element) in elements.enumerated() {
      if place > 0 { text += ", " }
      body(&self, element)
    }
    text += closing
  }

  private mutating func write(_ string: String) {
    // Encoding a string can't fail.
    text += (try? Self.encoder.encode(string)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}

extension JSONValue {
  /// Whether the value contains no objects or arrays with members.
  fileprivate var isLeaf: Bool {
    switch self {
    case .object: false
    case .array(let values): values.allSatisfy { $0.array == nil && $0.object == nil }
    default: true
    }
  }
}
