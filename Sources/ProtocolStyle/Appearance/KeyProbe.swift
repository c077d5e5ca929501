/// A test of whether values of a type are decoded from objects with a certain key.
///
/// A type's `init(from:)` passes the type of its keys when it requests a container, so no data is
/// necessary. A test costs the part of `init(from:)` before its first value.
struct KeyProbe {
  private let key: String

  /// Creates a probe.
  ///
  /// - Parameter key: The key to look for.
  init(_ key: String) {
    self.key = key
  }

  /// Returns whether a type decodes itself from an object with the key.
  ///
  /// - Parameter type: The type.
  /// - Returns: Whether it has the key; true for a type that accepts any key, such as a dictionary.
  func isKnown(to type: any Decodable.Type) -> Bool {
    let outcome = Outcome()
    _ = try? type.init(from: Probing(key: key, outcome: outcome))
    return outcome.isKnown
  }
}

extension KeyProbe {
  private final class Outcome {
    var isKnown = false
  }

  private struct End: Error {}

  /// A decoder without data, which records whether the keys include the one to find, and then
  /// throws.
  private struct Probing: Decoder, SingleValueDecodingContainer {
    let key: String
    let outcome: Outcome
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
      if Key(stringValue: key) != nil { outcome.isKnown = true }
      throw End()
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw End() }

    /// Types that wrap another type, such as `Optional`, decode it from here.
    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

    func decode(_ type: Bool.Type) throws -> Bool { throw End() }
    func decode(_ type: String.Type) throws -> String { throw End() }
    func decode(_ type: Double.Type) throws -> Double { throw End() }
    func decode(_ type: Float.Type) throws -> Float { throw End() }
    func decode(_ type: Int.Type) throws -> Int { throw End() }
    func decode(_ type: Int8.Type) throws -> Int8 { throw End() }
    func decode(_ type: Int16.Type) throws -> Int16 { throw End() }
    func decode(_ type: Int32.Type) throws -> Int32 { throw End() }
    func decode(_ type: Int64.Type) throws -> Int64 { throw End() }
    func decode(_ type: UInt.Type) throws -> UInt { throw End() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { throw End() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { throw End() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { throw End() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { throw End() }
  }
}
