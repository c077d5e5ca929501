extension AxisValues: Hashable {
  /// Whether two have equal values for exactly the same places.
  ///
  /// - Parameters:
  ///   - left: Values along an axis.
  ///   - right: Other values along it.
  /// - Returns: True when both agree for every place.
  public static func == (left: AxisValues, right: AxisValues) -> Bool {
    left.entries.elementsEqual(right.entries, by: ==)
  }

  /// Feeds the places and values into a hasher.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for (place, value) in entries {
      hasher.combine(place)
      hasher.combine(value)
    }
  }
}
