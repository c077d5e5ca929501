extension Color {
  /// Creates a color from its components, or throws an error if one of them is infinite or NaN.
  ///
  /// Values outside 0…1 are kept, as in ``init(red:green:blue:alpha:)``.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1 inside the sRGB gamut.
  ///   - green: The green component, from 0 to 1 inside the sRGB gamut.
  ///   - blue: The blue component, from 0 to 1 inside the sRGB gamut.
  ///   - alpha: The opacity, from 0 to 1; opaque by default.
  /// - Throws: ``InvalidValueError`` with the code `notFinite`, which names the component.
  public init(
    validatingRed red: Double, green: Double, blue: Double, alpha: Double = 1
  ) throws(InvalidValueError) {
    let accepted = "a finite number"
    try self.init(
      red: red.validated(as: "red component", accepted: accepted),
      green: green.validated(as: "green component", accepted: accepted),
      blue: blue.validated(as: "blue component", accepted: accepted),
      alpha: alpha.validated(as: "alpha", accepted: accepted))
  }
}
