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
