internal import Foundation
internal import ProtocolStyle

/// A JSON value, with the members of objects in the order of the file.
///
/// Foundation's parsers lose that order, duplicate members, and the digits of numbers beyond
/// `Double`; a token file needs all three.
package enum JSONValue: Hashable, Sendable {
  /// Members with names.
  case object(JSONObject)

  /// Values in order.
  case array([JSONValue])

  /// A string.
  case string(String)

  /// A number.
  case number(JSONNumber)

  /// True or false.
  case bool(Bool)

  /// JSON's `null`.
  case null
}

extension JSONValue {
  /// The object, if this is one.
  package var object: JSONObject? {
    guard case .object(let object) = self else { return nil }
    return object
  }

  /// The values, if this is an array.
  package var array: [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  /// The string, if this is one.
  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The number, if this is one.
  package var double: Double? {
    guard case .number(let number) = self else { return nil }
    return number.value
  }

  /// The Boolean, if this is one.
  package var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The nesting depth of objects and arrays: 0 for others.
  var depth: Int {
    switch self {
    case .object(let object): 1 + (object.members.map(\.value.depth).max() ?? 0)
    case .array(let values): 1 + (values.map(\.depth).max() ?? 0)
    default: 0
    }
  }

  /// The kind of the value, for messages that must not quote it.
  var kind: String {
    switch self {
    case .object, .array, .null: summary
    case .string: "a text"
    case .number: "a number"
    case .bool: "true or false"
    }
  }

  /// The value in a message: short strings and numbers unchanged, larger values by their kind.
  var summary: String {
    switch self {
    case .object(let object) where object.isEmpty: "an empty object"
    case .object(let object):
      "an object with \(object.members.prefix(4).map { quoted($0.name) }.joined(separator: ", "))"
    case .array(let values): values.count == 1 ? "an array of 1" : "an array of \(values.count)"
    case .string(let text): quoted(text)
    case .number(let number): number.text
    case .bool(let value): "\(value)"
    case .null: "null"
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON, on one line.
  package var description: String {
    var writer = JSONWriter(indentation: nil)
    writer.write(self)
    return writer.text
  }
}

/// A quoted string on one line, truncated to 60 characters, for messages.
func quoted(_ text: String) -> String {
  let start = text.prefix(60)
  // Apostrophes need no escape, other than in the descriptions of strings.
  let literal = String(reflecting: String(start)).replacing("\\'", with: "'")
  return literal + (start.endIndex == text.endIndex ? "" : "…")
}

/// A text on one line, for messages: control characters, and marks that change the order of text,
/// are escaped.
func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isUnprintable) else { return text }
  return text.unicodeScalars.reduce(into: "") { result, scalar in
    if isUnprintable(scalar) {
      result += "\\u{\(String(scalar.value, radix: 16))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
}

private func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case ..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}

// MARK: - JSONNumber

/// A number of a JSON text, with its original digits.
package struct JSONNumber: Hashable, Sendable {
  /// The number as written in the text.
  package let text: String

  /// The nearest `Double`; finite.
  package let value: Double

  /// Creates a number from valid JSON digits.
  init(text: String, value: Double) {
    self.text = text
    self.value = value
  }

  /// Creates a number, written with the fewest digits that represent it exactly.
  ///
  /// - Parameter value: The number; infinity and NaN count as 0.
  package init(_ value: Double) {
    self.value = value.isFinite ? value : 0
    text = self.value.plainDescription
  }
}

// MARK: - JSONObject

/// The members of a JSON object, in order and with unique names.
package struct JSONObject: Hashable, Sendable {
  /// A name and its value.
  package struct Member: Hashable, Sendable {
    /// The name.
    package let name: String

    /// The value.
    package internal(set) var value: JSONValue
  }

  /// The members, in the order of the file.
  package private(set) var members: [Member] = []

  /// The indices of members by name; empty for few members, for which a linear search is faster.
  private var places: [String: Int] = [:]

  /// The index of the file that the object was read from.
  var file = 0

  /// The mode that the value of a token is for, in a file with a value for each; else nil.
  var mode: String?

  private static let fewMembers = 8

  /// Creates an object without members.
  package init() {}

  /// Whether there are no members.
  package var isEmpty: Bool { members.isEmpty }

  /// The names, in order.
  package var names: [String] { members.map(\.name) }

  /// The value for a name; nil if there is no such member.
  ///
  /// Assigning a value replaces it in place or appends a new member; assigning nil removes it.
  ///
  /// - Parameter name: The name.
  package subscript(name: String) -> JSONValue? {
    get { place(of: name).map { members[$0].value } }
    set {
      switch (place(of: name), newValue) {
      case (let place?, let value?): members[place].value = value
      case (nil, let value?): append(name, value)
      case (let place?, nil):
        members.remove(at: place)
        places = [:]
        if members.count > Self.fewMembers { index() }
      case (nil, nil): break
      }
    }
  }

  /// Appends a member, unless there is one with that name.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  mutating func append(_ name: String, _ value: JSONValue) -> Bool {
    guard place(of: name) == nil else { return false }
    members.append(Member(name: name, value: value))
    if members.count == Self.fewMembers + 1 {
      index()
    } else if members.count > Self.fewMembers {
      places[name] = members.count - 1
    }
    return true
  }

  /// Changes the value for a name in place; does nothing if there is no such member.
  mutating func update(_ name: String, _ body: (inout JSONValue) -> Void) {
    if let place = place(of: name) { body(&members[place].value) }
  }

  private mutating func index() {
    places = Dictionary(members.enumerated().map { ($0.element.name, $0.offset) }) { $1 }
  }

  private func place(of name: String) -> Int? {
    guard members.count > Self.fewMembers else {
      return members.firstIndex { $0.name == name }
    }
    return places[name]
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Creates an object from members; for members with the same name, the last one is used.
  ///
  /// - Parameter members: The names and the values, in order.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    for (name, value) in members { self[name] = value }
  }
}

extension JSONObject {
  /// Returns whether two objects have equal members, regardless of their order and files.
  ///
  /// - Parameters:
  ///   - left: An object.
  ///   - right: Another object.
  /// - Returns: Whether their members are equal.
  package static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.members.count == right.members.count
      && left.members.allSatisfy { right[$0.name] == $0.value }
  }

  /// Hashes the number of members, which is equal for equal objects.
  ///
  /// - Parameter hasher: The hasher to feed.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(members.count)
  }
}

// MARK: - JSONPointer

/// A location in a JSON document, as in RFC 6901: `#/colors/blue/$value`.
struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// The names of members and the indices of elements, from the root.
  var parts: [String] = []

  /// The document itself.
  static let root = JSONPointer()

  /// Creates a pointer from its parts, which are not escaped.
  init(_ parts: [String] = []) {
    self.parts = parts
  }

  /// Parses a pointer after a `#`, which is empty or begins with a slash; nil for any other text.
  ///
  /// Percent signs escape characters, as in the fragment of a URL.
  init?(fragment: Substring) {
    guard fragment.isEmpty || fragment.first == "/",
      let text = String(fragment).removingPercentEncoding
    else { return nil }
    self.init(text: text[...])
  }

  /// Parses the text of a pointer, in which percent signs are themselves.
  init?(text: Substring) {
    guard text.isEmpty || text.first == "/" else { return nil }
    guard !text.isEmpty else {
      self.init()
      return
    }
    var parts: [String] = []
    for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let name = Self.unescaped(part) else { return nil }
      parts.append(name)
    }
    self.init(parts)
  }

  /// Returns the pointer to a member or an element.
  static func / (pointer: JSONPointer, part: String) -> JSONPointer {
    JSONPointer(pointer.parts + [part])
  }

  /// Returns the pointer to an element.
  static func / (pointer: JSONPointer, index: Int) -> JSONPointer {
    pointer / "\(index)"
  }

  /// The text of the pointer after a `#`.
  var description: String {
    "#" + parts.map { "/" + Self.escaped($0) }.joined()
  }

  private static func escaped(_ part: String) -> String {
    guard part.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return part
    }
    return part.reduce(into: "") { text, character in
      switch character {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.append(character)
      }
    }
  }

  private static func unescaped(_ part: Substring) -> String? {
    guard part.contains("~") else { return String(part) }
    var text = ""
    var rest = part.makeIterator()
    while let character = rest.next() {
      guard character == "~" else {
        text.append(character)
        continue
      }
      switch rest.next() {
      case "0": text += "~"
      case "1": text += "/"
      default: return nil
      }
    }
    return text
  }
}
