/// Splits a stylesheet into the tokens of NUI's grammar.
///
/// As in NUI, the first matching token wins instead of the longest: a word that begins with `and`,
/// or a variable that begins with `@media`, is split there. The parser then reports the rest, with
/// a remedy.
struct StyleSheetScanner {
  /// A token of the grammar, with its position.
  struct Token: Equatable {
    enum Kind: Equatable {
      case media
      case and
      case identifier
      case variable
      case punctuation(Unicode.Scalar)

      /// A character that begins no token.
      case unknown
      case end
    }

    let kind: Kind
    let text: String
    let index: Int
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next token.
  mutating func next() -> Token {
    skipIgnored()
    let start = index
    guard let byte = byte(at: index) else { return Token(kind: .end, text: "", index: start) }
    if take("@media") { return Token(kind: .media, text: "@media", index: start) }
    if take("and") { return Token(kind: .and, text: "and", index: start) }
    if Self.isInitial(byte) {
      index += 1
      while let byte = self.byte(at: index), Self.isRest(byte) { index += 1 }
      return Token(
        kind: byte == UInt8(ascii: "@") ? .variable : .identifier, text: text(from: start),
        index: start)
    }
    index += 1
    if ":{}(),;".utf8.contains(byte) {
      return Token(kind: .punctuation(Unicode.Scalar(byte)), text: text(from: start), index: start)
    }
    while let byte = self.byte(at: index), byte & 0xC0 == 0x80 { index += 1 }
    return Token(kind: .unknown, text: text(from: start), index: start)
  }

  private mutating func skipIgnored() {
    while let byte = byte(at: index) {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else if bytes[index...].starts(with: "/*".utf8), let end = endOfComment {
        index = end
      } else {
        return
      }
    }
  }

  private var endOfComment: Int? {
    var end = index + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
      end += 1
    }
    return nil
  }

  private mutating func take(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isInitial(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "#@-_\\.".utf8.contains(byte)
  }

  private static func isRest(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "-_\\/.".utf8.contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
