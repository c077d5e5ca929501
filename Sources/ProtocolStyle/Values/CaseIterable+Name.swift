extension CaseIterable where Self: RawRepresentable<String> & Equatable {
  /// Returns the case with a name, or throws an error that lists the cases.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - subject: The thing being created, as the message names it.
  /// - Returns: The case.
  /// - Throws: ``InvalidValueError`` with the code `empty` or `malformed`.
  static func named(_ name: String, as subject: String) throws(InvalidValueError) -> Self {
    guard let found = Self(rawValue: name) else {
      throw InvalidValueError(
        name.isEmpty ? .empty : .malformed, subject: subject,
        given: InvalidValueError.quoted(name),
        accepted: "one of " + allCases.map(\.rawValue).joined(separator: ", "))
    }
    return found
  }

  /// The position among the cases, counted from 0.
  var place: Int { Self.allCases.enumerated().first { $0.element == self }?.offset ?? 0 }
}
