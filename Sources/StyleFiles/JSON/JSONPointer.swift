internal import Foundation

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
