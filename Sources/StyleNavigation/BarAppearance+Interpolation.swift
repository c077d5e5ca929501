public import ProtocolStyle

extension BarAppearance: Interpolatable {
  /// The appearance at a fraction of the way to another, as during an interactive pop.
  ///
  /// Colors go through OKLab. The style, and a color that only one of the two gives, changes at
  /// 0.5.
  ///
  /// - Parameters:
  ///   - other: The appearance at fraction 1.
  ///   - fraction: How far to go, from 0 to 1; infinite or NaN counts as 0.
  /// - Returns: The appearance there; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: BarAppearance, at fraction: Double) -> BarAppearance {
    BarAppearance(
      style: fraction.isSecondHalf ? other.style : style,
      backgroundColor: backgroundColor.interpolated(to: other.backgroundColor, at: fraction),
      tintColor: tintColor.interpolated(to: other.tintColor, at: fraction),
      barTintColor: barTintColor.interpolated(to: other.barTintColor, at: fraction))
  }
}
