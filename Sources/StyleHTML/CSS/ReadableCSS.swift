/// Formats a style sheet with one rule or declaration per line, indented by nesting.
///
/// Invariant: strings, comments and parenthesized text are unchanged, so the style sheet has the
/// same meaning.
struct ReadableCSS {
  private var depth = 0
  private var parentheses = 0
  private var quote: UInt8?
  private var isEscaped = false
  private var isInComment = false
  private var isAtStartOfLine = true

  /// The byte before, unless it belongs to an escape or to a mark of a comment.
  private var former: UInt8 = 0

  /// Formats the next piece of a style sheet, which can begin and end anywhere.
  mutating func formatted(_ css: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(css.utf8.count * 5 / 4)
    for byte in css.utf8 { append(byte, to: &result) }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func append(_ byte: UInt8, to result: inout [UInt8]) {
    let (wasInComment, wasEscaped) = (isInComment, isEscaped)
    defer { former = wasInComment == isInComment && !wasEscaped ? byte : 0 }
    if isEscaped || quote != nil || parentheses > 0 || isInComment {
      follow(byte)
      result.append(byte)
      return
    }
    switch byte {
    case UInt8(ascii: "{"):
      result += Array(" {".utf8)
      depth += 1
      endLine(&result)
    case UInt8(ascii: "}"):
      if !isAtStartOfLine {
        result.append(UInt8(ascii: ";"))
        endLine(&result)
      }
      depth = max(0, depth - 1)
      indent(&result)
      result.append(byte)
      endLine(&result)
    case UInt8(ascii: ";"):
      result.append(byte)
      endLine(&result)
    default:
      if isAtStartOfLine { indent(&result) }
      follow(byte)
      result.append(byte)
    }
  }

  /// Tracks strings, comments, escapes and parentheses that a byte opens or closes.
  private mutating func follow(_ byte: UInt8) {
    if isInComment {
      isInComment = former != UInt8(ascii: "*") || byte != UInt8(ascii: "/")
    } else if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if let open = quote {
      if byte == open { quote = nil }
    } else if former == UInt8(ascii: "/"), byte == UInt8(ascii: "*") {
      isInComment = true
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      quote = byte
    } else if byte == UInt8(ascii: "(") {
      parentheses += 1
    } else if byte == UInt8(ascii: ")") {
      parentheses = max(0, parentheses - 1)
    }
  }

  private mutating func endLine(_ result: inout [UInt8]) {
    result.append(UInt8(ascii: "\n"))
    isAtStartOfLine = true
  }

  private mutating func indent(_ result: inout [UInt8]) {
    result += Array(repeating: UInt8(ascii: " "), count: depth * 2)
    isAtStartOfLine = false
  }
}
