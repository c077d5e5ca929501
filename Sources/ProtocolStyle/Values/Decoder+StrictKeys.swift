extension Decoder {
  /// Returns the container of an object, and throws an error if it has a key that isn't a case of a
  /// type.
  ///
  /// A plain container ignores keys that are never decoded, so a misspelled key would be treated as
  /// missing: `{"fmaily": "Georgia"}` would decode as the default font.
  ///
  /// - Parameters:
  ///   - type: The type of the keys, all of which are accepted.
  ///   - subject: The name of the decoded value, such as `font`; the message begins with it.
  /// - Returns: The container, as `container(keyedBy:)` returns it.
  /// - Throws: `DecodingError` if there's no object, and for the first unknown key, by name. In the
  ///   second case its underlying error is ``InvalidValueError`` with the code `unknownKey`, which
  ///   suggests the nearest accepted key.
  public func container<Key: CodingKey & CaseIterable>(
    strictlyKeyedBy type: Key.Type, of subject: String
  ) throws -> KeyedDecodingContainer<Key> {
    let names = Key.allCases.map(\.stringValue)
    if let key = try keys(besides: names).first {
      throw DecodingError.invalidValue(
        .unknownKey(key.stringValue, of: subject, accepted: names), at: codingPath + [key])
    }
    return try container(keyedBy: type)
  }

  /// Returns the keys of an object except some.
  ///
  /// - Parameter names: The keys to leave out.
  /// - Returns: The others, sorted by name.
  /// - Throws: `DecodingError` if there's no object.
  func keys(besides names: [String]) throws -> [NameKey] {
    try container(keyedBy: NameKey.self).allKeys
      .filter { !names.contains($0.stringValue) }
      .sorted { $0.stringValue < $1.stringValue }
  }
}

extension InvalidValueError {
  /// Returns the error for a key that an object doesn't have, with the nearest key that it has.
  ///
  /// - Parameters:
  ///   - key: The given key.
  ///   - subject: The name of the value that the object represents.
  ///   - names: The accepted keys.
  /// - Returns: The error, with the code `unknownKey`.
  static func unknownKey(
    _ key: String, of subject: String, accepted names: [String]
  ) -> InvalidValueError {
    let nearest = NearestName.find(key, among: names)
    let others = "one of " + names.filter { $0 != nearest }.joined(separator: ", ")
    return InvalidValueError(
      .unknownKey, subject: subject, given: "the key \(quoted(key))",
      accepted: nearest.map { "\(quoted($0)), or \(others)," } ?? others)
  }
}

/// A name as a key in encoded data: a place on an axis, an attribute or a token.
struct NameKey: CodingKey {
  let stringValue: String

  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    return nil
  }
}
