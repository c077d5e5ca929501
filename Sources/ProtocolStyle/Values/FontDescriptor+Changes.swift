extension FontDescriptor {
  /// Returns this font in another size.
  ///
  /// The result has no text style, because a custom size doesn't follow the user's text size.
  ///
  /// - Parameter size: The size in points; if it's not finite or not above 0, 17 is used.
  /// - Returns: The font in that size.
  public func withSize(_ size: Double) -> FontDescriptor {
    FontDescriptor(family: family, size: size, weight: weight, isItalic: isItalic, textStyle: nil)
  }

  /// Returns this font in another weight.
  ///
  /// - Parameter weight: The weight of the strokes.
  /// - Returns: The font in that weight.
  public func withWeight(_ weight: Weight) -> FontDescriptor {
    FontDescriptor(
      family: family, size: size, weight: weight, isItalic: isItalic, textStyle: textStyle,
      followsContentSize: followsContentSize)
  }

  /// Returns this font slanted or upright.
  ///
  /// - Parameter isItalic: Whether the letters are slanted; true by default.
  /// - Returns: The font with that slant.
  public func italic(_ isItalic: Bool = true) -> FontDescriptor {
    FontDescriptor(
      family: family, size: size, weight: weight, isItalic: isItalic, textStyle: textStyle,
      followsContentSize: followsContentSize)
  }
}

extension FontDescriptor: Interpolatable {
  /// Returns the font at a fraction of the way to another if the two differ only in size.
  ///
  /// Between the ends the font has no text style, as with ``withSize(_:)``, because none has its
  /// size. Beyond the ends the size stays above 0. If the fonts differ in anything else, the change
  /// is discrete, at 0.5.
  ///
  /// - Parameters:
  ///   - other: The font at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The font at that fraction; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: FontDescriptor, at fraction: Double) -> FontDescriptor {
    let fraction = fraction.finite(or: 0)
    guard fraction != 0, fraction != 1, differsInSizeAlone(from: other) else {
      return fraction.isSecondHalf ? other : self
    }
    return withSize(max(size.interpolated(to: other.size, at: fraction), .leastNormalMagnitude))
  }

  private func differsInSizeAlone(from other: FontDescriptor) -> Bool {
    size != other.size && textStyle == other.textStyle
      && withSize(other.size) == other.withSize(other.size)
  }
}
