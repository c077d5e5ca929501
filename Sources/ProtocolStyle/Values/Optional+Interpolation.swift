extension Optional where Wrapped: Interpolatable {
  /// Returns the value at a fraction of the way to another; the change is discrete if either is
  /// nil.
  ///
  /// - Parameters:
  ///   - other: The value at fraction 1.
  ///   - fraction: The position between the two; infinity and NaN are replaced by 0.
  /// - Returns: The value at that fraction.
  package func interpolated(to other: Wrapped?, at fraction: Double) -> Wrapped? {
    guard let self, let other else { return fraction.isSecondHalf ? other : self }
    return self.interpolated(to: other, at: fraction)
  }
}
