// Text and attribute values by the HTML standard's serialization, and more: `'` and `>` are escaped
// in both, so that no position makes a difference; NUL, which a parser drops or replaces, and the
// other control characters but white space become U+FFFD; a carriage return, which a parser would
// make a line feed, is a reference.

extension ByteBuffer {
  /// Appends text for an element's content or a value in quotation marks.
  mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(text: $0) }
  }

  /// Appends an author's style sheet or script, in which a backslash parts the `<` of what would end
  /// it from the rest.
  ///
  /// By bytes, as browsers read: to Swift, `<` and a mark before it may be one character.
  mutating func append(markup text: String, parting ends: [String]) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices where utf8[index] == UInt8(ascii: "<") {
        guard ends.contains(where: { utf8[index...].starts(with: $0.utf8) }) else { continue }
        append(UnsafeBufferPointer(rebasing: utf8[start...index]))
        append(UInt8(ascii: "\\"))
        start = index + 1
      }
      append(UnsafeBufferPointer(rebasing: utf8[start...]))
    }
  }

  /// Appends UTF-8 text for an element's content or a value in quotation marks.
  ///
  /// Runs that need no escape are copied whole.
  mutating func append(text utf8: UnsafeBufferPointer<UInt8>) {
    guard let first = utf8.baseAddress else { return }
    var start = 0
    var index = 0
    while let found = Self.candidate(in: first, from: index, utf8.count) {
      index = found + 1
      guard Self.needsEscape(first[found]) else { continue }
      append(UnsafeBufferPointer(start: first + start, count: found - start))
      append(raw: Self.escape(first[found]))
      start = index
    }
    append(UnsafeBufferPointer(start: first + start, count: utf8.count - start))
  }

  /// The first byte from a place on that may have to be escaped.
  @inline(__always)
  private static func candidate(
    in bytes: UnsafePointer<UInt8>, from start: Int, _ count: Int
  ) -> Int? {
    var index = start
    // Eight bytes at a time.
    while index + 8 <= count {
      let found = candidates(bytes + index)
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    if index == count { return nil }
    // The last few, with some of those before them once more.
    if count >= 8 {
      let found = candidates(bytes + count - 8) &>> UInt64((8 - (count - index)) * 8)
      return found == 0 ? nil : index + found.trailingZeroBitCount / 8
    }
    while index < count {
      if needsEscape(bytes[index]) { return index }
      index += 1
    }
    return nil
  }

  /// Of eight bytes, the high bits of those that may have to be escaped: the lowest one is of a byte
  /// that has to, or of white space that is a control character, or of `#`.
  @inline(__always)
  private static func candidates(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    let word = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
    let ones: UInt64 = 0x0101_0101_0101_0101
    // A byte of UTF-8 is below 0x20 if that much less has the high bit, or is DEL if one more has, and
    // it has none itself.
    let controls = ((word &- ones &* 0x20) | (word &+ ones)) & ~word
    // `"`, `&` and `'` are like `#` but for two bits, `<` and `>` alike but for one. What is zero then
    // has the high bit when it is one less.
    let quotes = (word & (ones &* 0xFA)) ^ (ones &* 0x22)
    let angles = (word & (ones &* 0xFD)) ^ (ones &* 0x3C)
    let found = controls | (quotes &- ones) & ~quotes | (angles &- ones) & ~angles
    return found & (ones &* 0x80)
  }

  /// Whether a byte is to be escaped.
  @inline(__always)
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x40 ? lowEscapes &>> UInt64(byte) & 1 == 1 : byte == 0x7F
  }

  /// A bit for each of the first 64 characters that is to be escaped.
  private static var lowEscapes: UInt64 {
    // The control characters but tab and line feed; then `"`, `&`, `'`, `<`, `>`.
    0xFFFF_F9FF | 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E
  }

  /// What a byte that is to be escaped becomes.
  private static func escape(_ byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case UInt8(ascii: "\r"): "&#13;"
    default: "\u{FFFD}"
    }
  }
}
