/// A buffer for the bytes of a page: everything is appended as UTF-8, escaped for its position.
///
/// Invariants: `start` is memory for `capacity` bytes that only this buffer owns. The first `count`
/// bytes are initialized.
struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 256) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit {
    // Bytes need no deinitialization.
    start.deallocate()
  }

  /// The bytes in the buffer.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// The bytes in the buffer as a string; they are always valid UTF-8.
  var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Removes all bytes and keeps the memory.
  mutating func removeAll() {
    count = 0
  }

  /// Appends all bytes to an array, then removes them and keeps the memory.
  mutating func move(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    count = 0
  }

  @inline(__always)
  mutating func append(_ other: UnsafeBufferPointer<UInt8>) {
    guard let source = other.baseAddress else { return }
    if capacity - count < other.count { grow(for: other.count) }
    // Sound because there is room for the bytes, and nothing else refers to the buffer's memory.
    (start + count).update(from: source, count: other.count)
    count += other.count
  }

  /// Appends literal markup.
  @inline(__always)
  mutating func append(raw text: StaticString) {
    // A static string of more than one character has a pointer.
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends markup that contains no user data.
  mutating func append(markup text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(for: 1) }
    start[count] = byte
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
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }
}
