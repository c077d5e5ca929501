/// Values along an axis, such as control states or bar metrics, each set separately.
///
/// ```swift
/// let colors: StateValues<Color> = [.normal: .black, .highlighted: .red]
/// colors[.selected]  // black, because places without a value fall back to normal
/// ```
///
/// If an attribute has such values, a higher level of the cascade replaces only the places that it
/// sets, and keeps the others: setting the highlighted title color doesn't change the normal one,
/// as with UIKit's `setTitleColor(_:for:)`.
///
/// Equality doesn't depend on the order in which values were set. Lookups are linear, because there
/// are rarely more than a handful of values. Empty values allocate nothing, and copies share
/// storage.
public struct AxisValues<Axis: StyleAxis, Value: Hashable & Sendable & Codable>: Sendable {
  /// The values in order of their places on the axis, each place at most once.
  private(set) var entries: [Element] = []

  /// Creates values without any place.
  public init() {}

  /// Creates values from entries that are already in order.
  ///
  /// - Parameter entries: Values in order, each place at most once.
  init(sorted entries: [Element]) {
    self.entries = entries
  }

  /// The value for a place on the axis, including the axis's fallbacks, such as the normal control
  /// state.
  ///
  /// Reading returns the value set for exactly that place, or else that of its first fallback that
  /// has one. Writing sets exactly that place, and writing nil removes its value. So changing a
  /// value in place copies the fallback's value if the place has none.
  ///
  /// - Parameter place: The place on the axis, such as a control state.
  public subscript(place: Axis) -> Value? {
    get {
      if let value = self[exact: place] { return value }
      return place.fallbacks.lazy.compactMap { self[exact: $0] }.first
    }
    set { self[exact: place] = newValue }
  }

  /// The value set for exactly a place on the axis, without fallbacks; setting nil removes it.
  ///
  /// - Parameter place: The place on the axis, such as a control state.
  public subscript(exact place: Axis) -> Value? {
    get { entries.first { $0.key == place }?.value }
    set {
      let index = entries.firstIndex { $0.key >= place } ?? entries.endIndex
      let isSet = index < entries.endIndex && entries[index].key == place
      switch (isSet, newValue) {
      case (true, let value?): entries[index].value = value
      case (true, nil): entries.remove(at: index)
      case (false, let value?): entries.insert((place, value), at: index)
      case (false, nil): break
      }
    }
  }

  /// A Boolean value that indicates whether no place has a value.
  public var isEmpty: Bool {
    entries.isEmpty
  }

  /// The number of places that have a value.
  public var count: Int {
    entries.count
  }

  /// The places that have a value, in order; for control states, `.normal` comes first.
  public var keys: [Axis] {
    entries.map(\.key)
  }

  /// Returns the transformed values for the same places.
  ///
  /// - Parameter transform: A closure that returns the new value for a value.
  /// - Returns: The transformed values.
  /// - Throws: Any error that `transform` throws.
  public func mapValues<Transformed, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Transformed
  ) throws(Failure) -> AxisValues<Axis, Transformed> {
    try AxisValues<Axis, Transformed>(
      sorted: entries.map { (entry) throws(Failure) in
        (entry.key, try transform(entry.value))
      })
  }
}

extension AxisValues: Sequence {
  /// A place on the axis and the value set for exactly that place.
  public typealias Element = (key: Axis, value: Value)

  /// Returns an iterator over the places that have a value, in order.
  ///
  /// - Returns: The iterator.
  public func makeIterator() -> IndexingIterator<[Element]> {
    entries.makeIterator()
  }

  /// The number of elements in the iteration.
  public var underestimatedCount: Int {
    count
  }
}

extension AxisValues: ExpressibleByDictionaryLiteral {
  /// Creates values from a literal such as `[.normal: .black, .highlighted: .red]`.
  ///
  /// - Parameter elements: Places and their values; if a place is repeated, its last value is used.
  public init(dictionaryLiteral elements: (Axis, Value)...) {
    for (place, value) in elements {
      self[exact: place] = value
    }
  }
}

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

extension AxisValues: Interpolatable where Value: Interpolatable {
  /// The values at a fraction of the way to others, place by place.
  ///
  /// A place that only one of the two sets appears or disappears at 0.5; fallbacks aren't used.
  ///
  /// - Parameters:
  ///   - other: The values at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are replaced by 0.
  /// - Returns: The values at that fraction.
  public func interpolated(to other: AxisValues, at fraction: Double) -> AxisValues {
    var result = fraction.isSecondHalf ? other : self
    for (place, start) in self {
      guard let end = other[exact: place] else { continue }
      result[exact: place] = start.interpolated(to: end, at: fraction)
    }
    return result
  }
}

extension AxisValues: CustomStringConvertible {
  /// The places and their values, such as `[normal: #000000, highlighted: #ff0000]`; `[:]` if
  /// empty.
  public var description: String {
    isEmpty ? "[:]" : "[\(map { "\($0.key): \($0.value)" }.joined(separator: ", "))]"
  }
}
