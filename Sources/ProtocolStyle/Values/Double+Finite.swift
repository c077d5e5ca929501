extension Double {
  /// Returns this number if it's finite, else the replacement; minus zero becomes zero.
  ///
  /// Every stored number passes through here. NaN would break `==`. Two zeros that are equal but
  /// differ in text and bytes would prevent sharing.
  ///
  /// - Parameter replacement: The number to store instead of infinity and NaN.
  /// - Returns: A finite number, when the replacement is one.
  package func finite(or replacement: Double) -> Double {
    isFinite ? self + 0 : replacement
  }

  /// Returns this number if it's finite, else throws an error.
  ///
  /// - Parameters:
  ///   - subject: The thing being created, as the message names it.
  ///   - accepted: The accepted values, as the message describes them.
  /// - Returns: This number.
  /// - Throws: ``InvalidValueError`` with the code `notFinite`.
  func validated(as subject: String, accepted: String) throws(InvalidValueError) -> Double {
    guard isFinite else {
      throw InvalidValueError(.notFinite, subject: subject, given: "\(self)", accepted: accepted)
    }
    return finite(or: 0)
  }
}

extension Double {
  /// The shortest text that parses as this number, without the `.0` of whole numbers, as in CSS.
  package var plainDescription: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
