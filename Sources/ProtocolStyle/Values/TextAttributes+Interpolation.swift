extension TextAttributes: Interpolatable {
  /// The attributes at a fraction of the way to others, part by part.
  ///
  /// Colors, the font and the shadow's offset go as they do by themselves. The alignment, and what
  /// only one of the two sets, changes at 0.5.
  ///
  /// - Parameters:
  ///   - other: The attributes at fraction 1.
  ///   - fraction: How far to go, from 0 to 1, or beyond; infinite or NaN counts as 0.
  /// - Returns: The attributes there; exactly these at 0, exactly the others at 1.
  public func interpolated(to other: TextAttributes, at fraction: Double) -> TextAttributes {
    TextAttributes(
      foregroundColor: foregroundColor.interpolated(to: other.foregroundColor, at: fraction),
      font: font.interpolated(to: other.font, at: fraction),
      alignment: fraction.isSecondHalf ? other.alignment : alignment,
      shadowColor: shadowColor.interpolated(to: other.shadowColor, at: fraction),
      shadowOffset: shadowOffset.interpolated(to: other.shadowOffset, at: fraction))
  }
}
