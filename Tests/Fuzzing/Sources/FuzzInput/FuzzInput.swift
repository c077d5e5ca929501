/// The bytes of one run, read from the front; all parts that read share the place.
///
/// As a source of random numbers it spends a byte on each choice among up to 256, so that a byte
/// that the fuzzer changes changes one choice.
public final class FuzzInput: RandomNumberGenerator {
  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  /// Reads what libFuzzer hands out, which stays the caller's.
  public init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    rest = UnsafeBufferPointer(start: start, count: count)[...]
  }

  /// Whether all has been read.
  public var isExhausted: Bool { rest.isEmpty }

  /// The next byte; 0 after the last.
  public func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A byte in the highest bits, by which the standard library chooses.
  ///
  /// The bit below keeps it from finding a remainder of 0, upon which it would ask again: for ever,
  /// after the last byte.
  public func next() -> UInt64 { UInt64(byte()) << 56 | 1 << 55 }

  /// Any number: infinite and NaN, too.
  public func double() -> Double {
    Double(bitPattern: (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) })
  }

  /// What is left, as text; what is no UTF-8 is replaced.
  public func text() -> String {
    defer { rest = rest[rest.endIndex...] }
    return String(decoding: rest, as: UTF8.self)
  }

  /// What is left, as texts that 0xFF, which no UTF-8 has, ends; at least one.
  public func texts() -> [String] {
    defer { rest = rest[rest.endIndex...] }
    return rest.split(separator: 0xFF, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
