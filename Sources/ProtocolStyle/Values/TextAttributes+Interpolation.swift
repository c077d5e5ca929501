extension TextAttributes: Interpolatable {
  /// Returns the attributes at a fraction of the way to others, part by part.
  ///
  /// Colors, the font and the shadow's offset are interpolated like other values. The alignment
  /// changes at 0.5, as do parts that only one of the two sets.
  ///
  /// - Parameters:
  ///   - other: The attributes at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The attributes at that fraction; exactly these at 0, exactly the others at 1.
  public func interpolated(to other: TextAttributes, at fraction: Double) -> TextAttributes {
    TextAttributes(
      foregroundColor: foregroundColor.interpolated(to: other.foregroundColor, at: fraction),
      font: font.interpolated(to: other.font, at: fraction),
      alignment: fraction.isSecondHalf ? other.alignment : alignment,
      shadowColor: shadowColor.interpolated(to: other.shadowColor, at: fraction),
      shadowOffset: shadowOffset.interpolated(to: other.shadowOffset, at: fraction))
  }
}
