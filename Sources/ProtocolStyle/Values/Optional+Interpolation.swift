extension Optional where Wrapped: Interpolatable {
  /// The value at a fraction of the way to another; discrete where one of the two is nil.
  ///
  /// - Parameters:
  ///   - other: The value at fraction 1.
  ///   - fraction: How far to go; infinite or NaN counts as 0.
  /// - Returns: The value there.
  package func interpolated(to other: Wrapped?, at fraction: Double) -> Wrapped? {
    guard let self, let other else { return fraction.isSecondHalf ? other : self }
    return self.interpolated(to: other, at: fraction)
  }
}
