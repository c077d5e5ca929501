/// The escapes of texts in HTML and XML, the same in elements and in quoted attributes.
package enum MarkupEscape {
  /// The text in place of an ASCII character: a reference, or U+FFFD for a control character, which
  /// markup can't contain.
  ///
  /// - Parameter byte: A character, as UTF-8.
  /// - Returns: The text; nil if the character needs no escape, and for a carriage return, which is
  ///   a line feed in markup.
  package static func text(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): nil
    case ..<0x20, 0x7F: "\u{FFFD}"
    default: nil
    }
  }
}

extension String {
  /// The text as an element's content or a quoted value of HTML and XML.
  ///
  /// A carriage return, with or without a line feed after it, becomes a line feed; characters that
  /// XML can't contain become U+FFFD.
  package var escapedForMarkup: String {
    // Most texts need no escape. U+FFFE and U+FFFF begin with 0xEF.
    let isPlain = utf8.allSatisfy { byte in
      byte != 0xEF && byte != UInt8(ascii: "\r") && MarkupEscape.text(for: byte) == nil
    }
    if isPlain { return self }
    var result = ""
    var isAfterReturn = false
    for scalar in unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      switch scalar {
      case "\r": result += "\n"
      case "\n" where isAfterReturn: break
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default:
        if scalar.isASCII, let text = MarkupEscape.text(for: UInt8(scalar.value)) {
          result += text.description
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
