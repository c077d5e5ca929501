/// Bytes of a page on their way out: everything is appended as UTF-8, and escaped for its position.
struct ByteBuffer {
  private(set) var bytes: [UInt8] = []

  /// Hands out what has gathered and begins again in the same memory.
  mutating func drain(_ sink: ([UInt8]) throws -> Void) rethrows {
    if bytes.isEmpty { return }
    try sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  mutating func append(_ other: [UInt8]) {
    bytes.append(contentsOf: other)
  }

  /// Appends markup: a text that nobody else has a say in.
  mutating func append(raw text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ other: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: other)
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends a number in decimal.
  mutating func append(_ number: UInt32) {
    guard number >= 10 else { return bytes.append(0x30 + UInt8(number)) }
    append(number / 10)
    bytes.append(0x30 + UInt8(number % 10))
  }
}
