/// A value whose parts are set one by one; parts that a higher level doesn't set show the lower
/// level's.
protocol AxisMerging: Sendable {
  /// The parts that are set.
  var places: Set<AnyHashable> { get }

  /// The parts that are set, in order.
  var orderedPlaces: [AnyHashable] { get }

  /// The value of a part; nil when it is not set.
  func value(at place: AnyHashable) -> (any Hashable & Sendable & Codable)?

  /// The value shown for a part: its own, or that of its first fallback that has one.
  func shown(at place: AnyHashable) -> (any Hashable & Sendable & Codable)?

  /// Returns these parts, and those of a lower level for parts that aren't set here.
  func merged(over lower: Self) -> Self

  /// Returns the parts whose places satisfy a condition; nil if there are none.
  func keeping(_ isIncluded: (AnyHashable) -> Bool) -> Self?
}

extension AxisValues: AxisMerging {
  /// Returns these values, and those of a lower level for the places that have none here.
  ///
  /// Fallbacks aren't used: a value for `.normal` here doesn't replace `.highlighted` of the lower
  /// level.
  ///
  /// - Parameter lower: The values of the lower level.
  /// - Returns: The values of both; if both set a place, this one's.
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
