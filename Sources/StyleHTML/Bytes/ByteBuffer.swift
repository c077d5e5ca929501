internal import ProtocolStyle

/// A buffer for the bytes of a page: everything is appended as UTF-8, escaped for its position.
///
/// Invariants: `start` is memory for `capacity` bytes that only this buffer owns. The first `count`
/// bytes are initialized.
@safe
struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 256) {
    unsafe start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit {
    // Bytes need no deinitialization.
    unsafe start.deallocate()
  }

  /// The bytes in the buffer.
  var bytes: [UInt8] { unsafe Array(UnsafeBufferPointer(start: start, count: count)) }

  /// The bytes in the buffer as a string; they are always valid UTF-8.
  var text: String {
    unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Removes all bytes and keeps the memory.
  mutating func removeAll() {
    count = 0
  }

  /// Appends all bytes to an array, then removes them and keeps the memory.
  mutating func move(to bytes: inout [UInt8]) {
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    count = 0
  }

  /// Removes bytes that were appended, and keeps those after them.
  mutating func remove(at place: Int, count removed: Int) {
    precondition(place >= 0 && removed >= 0 && place + removed <= count)
    // Sound because all these bytes are initialized; the places may overlap.
    unsafe (start + place).update(from: start + place + removed, count: count - place - removed)
    count -= removed
  }

  @inline(__always)
  mutating func append(_ other: UnsafeBufferPointer<UInt8>) {
    guard let source = other.baseAddress else { return }
    if capacity - count < other.count { grow(for: other.count) }
    // Sound because there is room for the bytes, and nothing else refers to the buffer's memory.
    unsafe (start + count).update(from: source, count: other.count)
    count += other.count
  }

  @inline(__always)
  mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
  }

  @inline(__always)
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
  }

  /// Appends literal markup.
  @inline(__always)
  mutating func append(raw text: StaticString) {
    // A static string of more than one character has a pointer.
    unsafe append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends markup that contains no user data.
  mutating func append(markup text: String) {
    var text = text
    text.withUTF8 { unsafe append($0) }
  }

  /// Inserts markup that contains no user data before bytes that were appended.
  mutating func insert(markup text: String, at place: Int) {
    precondition(place >= 0 && place <= count)
    // All these bytes are initialized.
    let moved = unsafe Array(UnsafeBufferPointer(start: start + place, count: count - place))
    count = place
    append(markup: text)
    append(moved)
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(for: 1) }
    unsafe start[count] = byte
    count += 1
  }

  /// Appends a number in decimal notation.
  mutating func append(_ number: UInt32) {
    if number >= 10 { append(number / 10) }
    append(0x30 + UInt8(number % 10))
  }

  @inline(never)
  private mutating func grow(for more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe larger.update(from: start, count: count)
    unsafe start.deallocate()
    unsafe start = larger
  }
}

// MARK: - Escaping

// Text and attribute values are escaped as in the HTML standard's serialization, and beyond it: `'`
// and `>` are escaped in both, so the same bytes are safe in every position. NUL, which a parser
// removes or replaces, and the other control characters except white space become U+FFFD. A
// carriage return, with or without a line feed after it, becomes a line feed, as a parser would read
// it: a reference to the character is a parse error.

extension ByteBuffer {
  /// Appends text as an element's content or a quoted value.
  mutating func append(text: String) {
    var text = text
    text.withUTF8 { unsafe append(text: $0) }
  }

  /// Appends an author's style sheet or script, with a backslash after each `<` that would end it.
  ///
  /// Searches bytes, as browsers do, because in Swift `<` and a combining mark after it are one
  /// character.
  mutating func append(markup text: String, parting ends: [String]) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices where unsafe utf8[index] == UInt8(ascii: "<") {
        guard ends.contains(where: { unsafe utf8[index...].starts(with: $0.utf8) }) else {
          continue
        }
        unsafe append(UnsafeBufferPointer(rebasing: utf8[start...index]))
        append(UInt8(ascii: "\\"))
        start = index + 1
      }
      unsafe append(UnsafeBufferPointer(rebasing: utf8[start...]))
    }
  }

  /// Appends UTF-8 text as an element's content or a quoted value.
  ///
  /// Runs without escapes are copied as a whole.
  mutating func append(text utf8: UnsafeBufferPointer<UInt8>) {
    guard let first = utf8.baseAddress else { return }
    var start = 0
    var index = 0
    while let found = unsafe Self.candidate(in: first, from: index, utf8.count) {
      index = found + 1
      guard unsafe Self.needsEscape(first[found]) else { continue }
      unsafe append(UnsafeBufferPointer(start: first + start, count: found - start))
      start = index
      if unsafe first[found] != UInt8(ascii: "\r") {
        unsafe append(raw: MarkupEscape.text(for: first[found]) ?? "")
      } else if unsafe index == utf8.count || first[index] != UInt8(ascii: "\n") {
        append(UInt8(ascii: "\n"))
      }
    }
    unsafe append(UnsafeBufferPointer(start: first + start, count: utf8.count - start))
  }

  /// The index of the first byte, from an index on, that may need an escape.
  @inline(__always)
  private static func candidate(
    in bytes: UnsafePointer<UInt8>, from start: Int, _ count: Int
  ) -> Int? {
    var index = start
    // Test eight bytes at a time.
    while index + 8 <= count {
      let found = unsafe candidates(bytes + index)
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    if index == count { return nil }
    // Test the last eight bytes again, and ignore those that were tested before.
    if count >= 8 {
      let found = unsafe candidates(bytes + count - 8) &>> UInt64((8 - (count - index)) * 8)
      return found == 0 ? nil : index + found.trailingZeroBitCount / 8
    }
    while index < count {
      if unsafe needsEscape(bytes[index]) { return index }
      index += 1
    }
    return nil
  }

  /// The high bits of those of eight bytes that may need an escape.
  ///
  /// The lowest bit set belongs to a byte that needs an escape, or to `#` or allowed white space.
  @inline(__always)
  private static func candidates(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    let word = unsafe UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
    let ones: UInt64 = 0x0101_0101_0101_0101
    // A byte of UTF-8 is below 0x20 if subtracting 0x20 sets the high bit, and DEL if adding one
    // does, unless the byte has the high bit itself.
    let controls = ((word &- ones &* 0x20) | (word &+ ones)) & ~word
    // `"`, `&` and `'` differ from each other and from `#` in two bits only, `<` and `>` in one.
    // Matches become zero, and subtracting one from zero sets the high bit.
    let quotes = (word & (ones &* 0xFA)) ^ (ones &* 0x22)
    let angles = (word & (ones &* 0xFD)) ^ (ones &* 0x3C)
    let found = controls | (quotes &- ones) & ~quotes | (angles &- ones) & ~angles
    return found & (ones &* 0x80)
  }

  /// Whether a byte needs an escape.
  @inline(__always)
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x40 ? lowEscapes &>> UInt64(byte) & 1 == 1 : byte == 0x7F
  }

  /// A bit for each of the first 64 characters, set if the character needs an escape.
  private static var lowEscapes: UInt64 {
    // The control characters except tab and line feed, and `"`, `&`, `'`, `<`, `>`.
    0xFFFF_F9FF | 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E
  }
}
