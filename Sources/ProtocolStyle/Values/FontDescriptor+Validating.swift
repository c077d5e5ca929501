extension FontDescriptor {
  /// Creates a font, or throws an error for values that ``init(_:size:weight:isItalic:)`` would
  /// replace.
  ///
  /// - Parameters:
  ///   - family: The name of the family, not empty and not only white space.
  ///   - size: The size in points, finite and above 0.
  ///   - weight: The weight of the strokes, from 1 to 1000 as in CSS; 400, regular, by default.
  ///   - isItalic: Whether the letters are slanted; false by default.
  /// - Throws: ``InvalidValueError`` with the code `empty`, `notFinite`, `negative` or
  ///   `outOfRange`.
  public init(
    validatingFamily family: String, size: Double, weight: Double = 400, isItalic: Bool = false
  ) throws(InvalidValueError) {
    self.init(
      family: .named(try Self.validated(family: family)),
      size: try Self.validated(size: size),
      weight: try Weight(validating: weight),
      isItalic: isItalic, textStyle: nil)
  }

  /// Returns the name of a family if it isn't blank.
  ///
  /// - Parameter family: The name of a family.
  /// - Returns: The name as given.
  /// - Throws: ``InvalidValueError`` with the code `empty`.
  static func validated(family: String) throws(InvalidValueError) -> String {
    guard !family.isBlank else {
      throw InvalidValueError(
        .empty, subject: "font family", given: InvalidValueError.quoted(family),
        accepted: "a name that is not blank")
    }
    return family
  }

  /// Returns a size if it's finite and above 0.
  ///
  /// - Parameter size: A size in points.
  /// - Returns: The size as given.
  /// - Throws: ``InvalidValueError`` with the code `notFinite`, `negative` or `outOfRange`.
  static func validated(size: Double) throws(InvalidValueError) -> Double {
    let accepted = "a finite number of points greater than 0"
    let size = try size.validated(as: "font size", accepted: accepted)
    guard size > 0 else {
      throw InvalidValueError(
        size < 0 ? .negative : .outOfRange, subject: "font size", given: "\(size)",
        accepted: accepted)
    }
    return size
  }
}
