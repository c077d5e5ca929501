/// An error for a refused value, which names the given value and what is accepted instead.
///
/// ```swift
/// do {
///   _ = try Color(validatingHex: "#12")
/// } catch {
///   print(error.code == .malformed, error.given)
/// }
/// ```
///
/// Initializers whose first label starts with `validating` throw it, and decoders of values throw
/// it as the underlying error of a `DecodingError`. Other initializers don't throw; their
/// documentation describes how they replace invalid input.
public struct InvalidValueError: Error, Hashable, Sendable {
  /// The kind of mistake, to branch on.
  public let code: Code

  /// The thing being created, such as `font size`.
  public let subject: String

  /// The given value in Swift notation; texts are in quotation marks.
  public let given: String

  /// The accepted values, as a noun phrase in the singular.
  public let accepted: String

  /// Creates an error; ``description`` combines the four parts into one sentence.
  ///
  /// - Parameters:
  ///   - code: The kind of mistake.
  ///   - subject: The thing being created, such as `font size`.
  ///   - given: The given value in Swift notation.
  ///   - accepted: The accepted values, as a noun phrase in the singular.
  public init(_ code: Code, subject: String, given: String, accepted: String) {
    self.code = code
    self.subject = subject
    self.given = given
    self.accepted = accepted
  }
}

extension InvalidValueError: CustomStringConvertible {
  /// The error as a sentence.
  ///
  /// For example `font size: -3.0 was given; a finite number of points greater than 0 is accepted.`
  public var description: String {
    "\(subject): \(given) was given; \(accepted) is accepted."
  }
}

extension InvalidValueError {
  /// Returns text as it appears in ``given``: in quotation marks, escaped, and shortened if it's
  /// long.
  ///
  /// At most 40 characters are kept, so that a data URL of a megabyte doesn't end up in a log.
  ///
  /// - Parameter text: The given text.
  /// - Returns: The text as a Swift literal, with an ellipsis in place of the omitted characters.
  static func quoted(_ text: String) -> String {
    let shown = text.prefix(40)
    return shown.endIndex == text.endIndex
      ? String(reflecting: text) : String(reflecting: shown + "…")
  }
}

extension DecodingError {
  /// Returns the decoding error for a refused value, with the value's message and coding path.
  ///
  /// - Parameters:
  ///   - error: The reason for refusing the value; it becomes the underlying error.
  ///   - codingPath: The path of the value in the encoded data.
  /// - Returns: A `dataCorrupted` error whose debug description is the error's description.
  static func invalidValue(
    _ error: InvalidValueError, at codingPath: [any CodingKey]
  ) -> DecodingError {
    .dataCorrupted(
      Context(
        codingPath: codingPath, debugDescription: error.description, underlyingError: error))
  }
}

extension String {
  /// A Boolean value that indicates whether the text is empty or only white space.
  package var isBlank: Bool {
    // Nearly all names start with a visible ASCII character, which needs no Unicode lookup.
    if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
    return allSatisfy(\.isWhitespace)
  }
}

// MARK: - Code

extension InvalidValueError {
  /// The kind of mistake; open, so that values of other modules can add their own.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the code, in lowerCamelCase.
    public let rawValue: String

    /// Creates a code from a name.
    ///
    /// - Parameter rawValue: The name of the code, in lowerCamelCase.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A number was infinite or not a number.
    public static let notFinite = Code(rawValue: "notFinite")

    /// A number was negative, which isn't accepted for the value.
    public static let negative = Code(rawValue: "negative")

    /// A number was outside the accepted range.
    public static let outOfRange = Code(rawValue: "outOfRange")

    /// The input was empty or only white space.
    public static let empty = Code(rawValue: "empty")

    /// A text, or the shape of an encoded value, could not be understood.
    public static let malformed = Code(rawValue: "malformed")

    /// An object had an unknown key.
    public static let unknownKey = Code(rawValue: "unknownKey")

    /// There were more different names than there is room for.
    public static let tooMany = Code(rawValue: "tooMany")
  }
}

// MARK: - Decoder: Strict Keys

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
