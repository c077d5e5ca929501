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
