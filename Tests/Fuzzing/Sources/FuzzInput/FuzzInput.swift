/// The bytes of one run, which all readers share and read from the front.
///
/// As a source of random numbers it uses one byte for each choice among up to 256, so that changing
/// one byte changes one choice.
public final class FuzzInput: RandomNumberGenerator {
  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  /// Creates an input from libFuzzer's bytes, which the caller owns.
  public init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    rest = UnsafeBufferPointer(start: start, count: count)[...]
  }

  /// Whether all bytes were read.
  public var isExhausted: Bool { rest.isEmpty }

  /// Returns the next byte; 0 after the last one.
  public func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// Returns a byte in the highest bits, which the standard library uses for choices.
  ///
  /// The next lower bit is set so that the standard library never finds a remainder of 0: it would
  /// call this method again, endlessly after the last byte.
  public func next() -> UInt64 { UInt64(byte()) << 56 | 1 << 55 }

  /// Returns any number, including infinity and NaN.
  public func double() -> Double {
    Double(bitPattern: (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) })
  }

  /// Returns the remaining bytes as text; invalid UTF-8 is replaced.
  public func text() -> String {
    defer { rest = rest[rest.endIndex...] }
    return String(decoding: rest, as: UTF8.self)
  }

  /// Returns the remaining bytes as at least one text, separated by 0xFF, which isn't valid in
  /// UTF-8.
  public func texts() -> [String] {
    defer { rest = rest[rest.endIndex...] }
    return rest.split(separator: 0xFF, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
