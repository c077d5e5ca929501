extension Double {
  /// An sRGB component without its gamma, as an amount of light; negative components are mirrored.
  ///
  /// The linear segment ends at 0.04045, as in the sRGB standard and CSS Color 4.
  var linearLight: Double {
    guard magnitude > 0.04045 else { return self / 12.92 }
    let base = (magnitude + 0.055) / 1.055
    // base^2.4
    let light = base * base * (base * base).root(5)
    return self < 0 ? -light : light
  }

  /// An amount of light as an sRGB component with gamma, the inverse of ``linearLight``.
  var gammaEncoded: Double {
    guard magnitude > 0.0031308 else { return self * 12.92 }
    // magnitude^(1/2.4) is the fifth power of the twelfth root.
    let root = magnitude.squareRoot().squareRoot().root(3)
    let component = 1.055 * (root * root * root * root * root) - 0.055
    return self < 0 ? -component : component
  }
}

extension Double {
  /// Returns the root of a nonnegative number by Newton's method; the same bits on every platform.
  ///
  /// `cbrt` and `pow` would be the only reason to import the C library.
  ///
  /// - Parameter degree: The degree of the root, at least 2, such as 3 for the cube root.
  /// - Returns: The root; infinity and NaN are returned unchanged.
  func root(_ degree: Int) -> Double {
    guard self > 0, isFinite else { return self }
    // The first estimate is a power of two above the root. From there the estimates fall until
    // rounding stops them, so the loop ends with the first estimate that doesn't fall.
    var root = Double(sign: .plus, exponent: exponent / degree + 1, significand: 1)
    while true {
      var power = root
      for _ in 2..<degree { power *= root }
      let next = root - (root - self / power) / Double(degree)
      guard next < root else { return root }
      root = next
    }
  }
}
