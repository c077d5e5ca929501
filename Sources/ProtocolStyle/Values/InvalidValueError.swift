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
