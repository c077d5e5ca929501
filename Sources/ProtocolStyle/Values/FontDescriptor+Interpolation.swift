extension FontDescriptor: Interpolatable {
  /// The font at a fraction of the way to another, when the two differ in their size alone.
  ///
  /// In between it has no text style, as by ``withSize(_:)``: the size is nobody's. Beyond the ends
  /// the size stays above 0. Fonts that differ in anything else change at 0.5.
  ///
  /// - Parameters:
  ///   - other: The font at fraction 1.
  ///   - fraction: How far to go, from 0 to 1, or beyond; infinite or NaN counts as 0.
  /// - Returns: The font there; exactly this one at 0, exactly the other at 1.
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
