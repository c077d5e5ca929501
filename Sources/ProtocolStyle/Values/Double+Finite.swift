extension Double {
  /// This number when it is finite, else the replacement; minus zero becomes zero.
  ///
  /// Every stored number passes through here. NaN would break `==`, and two zeros that are equal
  /// but print and compare bitwise differently would defeat sharing.
  ///
  /// - Parameter replacement: What to store for infinity and NaN.
  /// - Returns: A finite number, when the replacement is one.
  package func finite(or replacement: Double) -> Double {
    isFinite ? self + 0 : replacement
  }

  /// This number when it is finite, else a thrown error.
  ///
  /// - Parameters:
  ///   - subject: What is being made, for the message.
  ///   - accepted: What is accepted, for the message.
  /// - Returns: This number.
  /// - Throws: ``InvalidValueError`` with the code `notFinite`.
  func validated(as subject: String, accepted: String) throws(InvalidValueError) -> Double {
    guard isFinite else {
      throw InvalidValueError(.notFinite, subject: subject, given: "\(self)", accepted: accepted)
    }
    return finite(or: 0)
  }
}
