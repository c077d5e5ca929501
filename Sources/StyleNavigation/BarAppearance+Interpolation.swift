public import ProtocolStyle

extension BarAppearance: Interpolatable {
  /// Returns an interpolated appearance, as used during an interactive pop.
  ///
  /// Colors are interpolated in OKLab. The style, and a color that only one of the appearances has,
  /// changes at 0.5.
  ///
  /// - Parameters:
  ///   - other: The appearance at fraction 1.
  ///   - fraction: The fraction, from 0 to 1; infinity and NaN count as 0.
  /// - Returns: The interpolated appearance: exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: BarAppearance, at fraction: Double) -> BarAppearance {
    BarAppearance(
      style: fraction.isSecondHalf ? other.style : style,
      backgroundColor: backgroundColor.interpolated(to: other.backgroundColor, at: fraction),
      tintColor: tintColor.interpolated(to: other.tintColor, at: fraction),
      barTintColor: barTintColor.interpolated(to: other.barTintColor, at: fraction))
  }
}
