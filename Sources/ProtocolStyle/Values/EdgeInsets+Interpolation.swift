extension EdgeInsets: Interpolatable {
  /// The insets at a fraction of the way to others, edge by edge.
  ///
  /// As with numbers, an edge whose distance is negative at neither end stays so beyond them.
  ///
  /// - Parameters:
  ///   - other: The insets at fraction 1.
  ///   - fraction: How far to go, from 0 to 1, or beyond; infinite or NaN counts as 0.
  /// - Returns: The insets there; exactly these at 0, exactly the others at 1.
  public func interpolated(to other: EdgeInsets, at fraction: Double) -> EdgeInsets {
    EdgeInsets(
      top: top.interpolated(to: other.top, at: fraction),
      left: left.interpolated(to: other.left, at: fraction),
      bottom: bottom.interpolated(to: other.bottom, at: fraction),
      right: right.interpolated(to: other.right, at: fraction))
  }
}
