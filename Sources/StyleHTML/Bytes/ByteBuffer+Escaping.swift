// Text and attribute values by the HTML standard's serialisation, and more: `'` and `>` are escaped
// in both, so that no position makes a difference; NUL, which a parser drops or replaces, and the
// other control characters but white space become U+FFFD; a carriage return, which a parser would
// make a line feed, is a reference.

extension ByteBuffer {
  /// Appends text for an element's content or a value in quotation marks.
  ///
  /// Runs that need no escape are copied whole.
  mutating func append(text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      var index = 0
      while index < utf8.count {
        // Eight bytes at a time, as long as none of them can need an escape.
        while index + 8 <= utf8.count,
          !Self.mayNeedEscape(
            UnsafeRawPointer(utf8.baseAddress.unsafelyUnwrapped + index)
              .loadUnaligned(as: UInt64.self))
        {
          index += 8
        }
        guard index < utf8.count else { break }
        // The last few bytes with those before them, which need none or were escaped.
        if index + 8 > utf8.count, utf8.count >= 8,
          !Self.mayNeedEscape(
            UnsafeRawPointer(utf8.baseAddress.unsafelyUnwrapped + utf8.count - 8)
              .loadUnaligned(as: UInt64.self))
        {
          break
        }
        if let escape = Self.escape(utf8[index]) {
          append(utf8, start, index)
          append(raw: escape)
          start = index + 1
        }
        index += 1
      }
      append(utf8, start, utf8.count)
    }
  }

  private mutating func append(_ utf8: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    if start < end { append(UnsafeBufferPointer(rebasing: utf8[start..<end])) }
  }

  /// Whether one of eight bytes is a control character, `"`, `&`, `'`, `<`, `>` or DEL.
  ///
  /// May say yes without need, never no. A byte x is below n where (x - n) borrows and x has no high
  /// bit; it is equal to c where x ^ c is below 1.
  private static func mayNeedEscape(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    func below(_ word: UInt64, _ limit: UInt64) -> UInt64 { (word &- ones &* limit) & ~word }
    func equal(_ byte: UInt64) -> UInt64 { below(word ^ ones &* byte, 1) }
    // Of `"`, `&` and `'`, the latter two differ in one bit, as do `<` and `>`.
    let quotes = equal(0x22) | below((word & ~ones) ^ ones &* 0x26, 1)
    let angles = below((word & ~(ones &* 2)) ^ ones &* 0x3C, 1)
    return (below(word, 0x20) | quotes | angles | equal(0x7F)) & highs != 0
  }

  @inline(__always)
  private static func escape(_ byte: UInt8) -> StaticString? {
    switch byte {
    case 0x3F..<0x7F, 0x80...: nil
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case UInt8(ascii: "\r"): "&#13;"
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"): nil
    case ..<0x20, 0x7F: "\u{FFFD}"
    default: nil
    }
  }
}
