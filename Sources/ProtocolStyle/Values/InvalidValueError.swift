/// A value that was refused: what was being made, what was given and what is accepted.
///
/// Thrown by the initializers whose first label starts with `validating`, and carried as the
/// underlying error of the `DecodingError` that a value's decoder throws. The total initializers
/// never throw it: they say in their documentation what they make of such input.
public struct InvalidValueError: Error, Hashable, Sendable {
  /// The kind of mistake, to branch on.
  public let code: Code

  /// What was being made, such as `font size`.
  public let subject: String

  /// What was given, as source code would write it: texts are in quotation marks.
  public let given: String

  /// What is accepted instead, as a noun phrase in the singular.
  public let accepted: String

  /// Makes an error; the four parts read as one sentence in ``description``.
  ///
  /// - Parameters:
  ///   - code: The kind of mistake.
  ///   - subject: What was being made, such as `font size`.
  ///   - given: What was given, as source code would write it.
  ///   - accepted: What is accepted instead, as a noun phrase in the singular.
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
