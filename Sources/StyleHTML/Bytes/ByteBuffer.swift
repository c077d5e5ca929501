/// Bytes of a page on their way out: everything is appended as UTF-8, and escaped for its position.
///
/// Invariants: `start` is memory of its own for `capacity` bytes, of which the first `count` are
/// initialized.
struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 256) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit {
    // Of bytes, nothing is to be deinitialized.
    start.deallocate()
  }

  /// What has gathered.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// What has gathered, which is UTF-8.
  var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Forgets what has gathered, and keeps the memory.
  mutating func removeAll() {
    count = 0
  }

  /// Appends what has gathered to an array and begins again in the same memory.
  mutating func move(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    count = 0
  }

  @inline(__always)
  mutating func append(_ other: UnsafeBufferPointer<UInt8>) {
    guard let source = other.baseAddress else { return }
    if capacity - count < other.count { grow(for: other.count) }
    // There is room, and nobody else refers to the buffer's memory.
    (start + count).update(from: source, count: other.count)
    count += other.count
  }

  /// Appends markup that is written here.
  @inline(__always)
  mutating func append(raw text: StaticString) {
    // Text of more than a character, which has a pointer.
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends markup: a text that nobody else has a say in.
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

  /// Appends a number in decimal.
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
