/// An encoder that records the keys of one object in the order of encoding.
final class KeyRecorder: Encoder {
  private(set) var keys: [String] = []
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Container(recorder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    preconditionFailure("KeyRecorder: an object was expected, not an array.")
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    preconditionFailure("KeyRecorder: an object was expected, not a single value.")
  }

  private struct Container<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let recorder: KeyRecorder

    var codingPath: [any CodingKey] { recorder.codingPath }

    func encodeNil(forKey key: Key) {
      recorder.keys.append(key.stringValue)
    }

    func encode(_ value: some Encodable, forKey key: Key) {
      recorder.keys.append(key.stringValue)
    }

    func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
      recorder.keys.append(key.stringValue)
      return KeyRecorder().container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      recorder.keys.append(key.stringValue)
      return KeyRecorder().unkeyedContainer()
    }

    func superEncoder() -> any Encoder { recorder }

    func superEncoder(forKey key: Key) -> any Encoder { recorder }
  }
}
