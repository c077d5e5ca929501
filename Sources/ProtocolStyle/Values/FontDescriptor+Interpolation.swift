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
