extension Decoder {
  /// Returns the container of an object whose keys are all of a type, and refuses any other key.
  ///
  /// A plain container ignores keys that are never decoded, so a misspelled key would count as left
  /// out: `{"fmaily": "Georgia"}` would decode as the default font.
  ///
  /// - Parameters:
  ///   - type: The type of the keys, all of which are accepted.
  ///   - subject: The name of what is being decoded, such as `font`; the message begins with it.
  /// - Returns: The container, as `container(keyedBy:)` returns it.
  /// - Throws: `DecodingError` for what is no object, and for the first unknown key, by name; then
  ///   its underlying error is ``InvalidValueError`` with the code `unknownKey`, which names the
  ///   nearest key that is accepted.
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

  /// The keys of an object that are none of some.
  ///
  /// - Parameter names: The keys to leave out.
  /// - Returns: The others, by name.
  /// - Throws: `DecodingError` for what is no object.
  func keys(besides names: [String]) throws -> [NameKey] {
    try container(keyedBy: NameKey.self).allKeys
      .filter { !names.contains($0.stringValue) }
      .sorted { $0.stringValue < $1.stringValue }
  }
}

extension InvalidValueError {
  /// The error for a key that an object does not have, with the nearest one that it has.
  ///
  /// - Parameters:
  ///   - key: The key that was given.
  ///   - subject: What the object stands for.
  ///   - names: The keys that are accepted.
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
