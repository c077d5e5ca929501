/// A value whose parts are set one by one: what a higher level does not set is seen from beneath.
protocol AxisMerging: Sendable {
  /// Which parts are set.
  var places: Set<AnyHashable> { get }

  /// The parts that are set, in order.
  var orderedPlaces: [AnyHashable] { get }

  /// The value of a part; nil when it is not set.
  func value(at place: AnyHashable) -> (any Hashable & Sendable & Codable)?

  /// The value that is shown for a part: its own, or that of its first fallback which has one.
  func shown(at place: AnyHashable) -> (any Hashable & Sendable & Codable)?

  /// These parts, and those of a lower level where these have none.
  func merged(over lower: Self) -> Self

  /// Those parts whose places satisfy a condition; nil when there are none.
  func keeping(_ isIncluded: (AnyHashable) -> Bool) -> Self?
}

extension AxisValues: AxisMerging {
  /// These values, and those of a lower level for the places that have none here.
  ///
  /// No fallback takes part: a value for `.normal` here leaves `.highlighted` beneath alone.
  ///
  /// - Parameter lower: The values beneath.
  /// - Returns: The values of both; where both set the same place, this one's.
  public func merged(over lower: AxisValues) -> AxisValues {
    if isEmpty { return lower }
    if lower.isEmpty { return self }
    var merged = lower
    for (place, value) in entries {
      merged[exact: place] = value
    }
    return merged
  }

  var places: Set<AnyHashable> { Set(orderedPlaces) }

  var orderedPlaces: [AnyHashable] { entries.map { AnyHashable($0.key) } }

  func value(at place: AnyHashable) -> (any Hashable & Sendable & Codable)? {
    entries.first { AnyHashable($0.key) == place }?.value
  }

  func shown(at place: AnyHashable) -> (any Hashable & Sendable & Codable)? {
    (place.base as? Axis).flatMap { self[$0] }
  }

  func keeping(_ isIncluded: (AnyHashable) -> Bool) -> AxisValues? {
    let kept = entries.filter { isIncluded(AnyHashable($0.key)) }
    return kept.isEmpty ? nil : AxisValues(sorted: kept)
  }
}
