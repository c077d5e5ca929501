extension StateValues: Hashable {
  /// Whether two have equal values for exactly the same states.
  ///
  /// - Parameters:
  ///   - left: Values by state.
  ///   - right: Other values by state.
  /// - Returns: True when both agree for every state.
  public static func == (left: StateValues, right: StateValues) -> Bool {
    left.entries.elementsEqual(right.entries, by: ==)
  }

  /// Feeds the states and values into a hasher.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for (state, value) in entries {
      hasher.combine(state)
      hasher.combine(value)
    }
  }
}
