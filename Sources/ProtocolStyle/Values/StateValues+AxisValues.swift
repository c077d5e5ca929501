extension StateValues: AxisValues {
  /// These values, and those of a lower level for the states that have none here.
  ///
  /// No fallback takes part: a value for `.normal` here leaves `.highlighted` beneath alone.
  ///
  /// - Parameter lower: The values beneath.
  /// - Returns: The values of both; where both set the same state, this one's.
  public func merged(over lower: StateValues) -> StateValues {
    if isEmpty { return lower }
    if lower.isEmpty { return self }
    var merged = lower
    for (state, value) in entries {
      merged[exact: state] = value
    }
    return merged
  }
}
