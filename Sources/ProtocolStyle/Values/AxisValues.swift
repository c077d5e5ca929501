/// Values along an axis, such as control states or bar metrics, each of them set by itself.
///
/// ```swift
/// let colors: StateValues<Color> = [.normal: .black, .highlighted: .red]
/// colors[.selected]  // black: what is not set falls back to normal
/// ```
///
/// Where an attribute has such values, a higher level of the cascade replaces only those it sets,
/// and those beneath stay: setting the highlighted title color leaves the normal one, as with
/// UIKit's `setTitleColor(_:for:)`.
///
/// Equality does not depend on the order in which values were set. Look-ups are linear, for there
/// are hardly ever more than a handful; an empty one allocates nothing, and copies share storage.
public struct AxisValues<Axis: StyleAxis, Value: Hashable & Sendable & Codable>: Sendable {
  /// The values in order of their places on the axis, each place at most once.
  private(set) var entries: [Element] = []

  /// Makes values for no place.
  public init() {}

  /// Keeps entries that are in order already.
  ///
  /// - Parameter entries: Values in order, each place at most once.
  init(sorted entries: [Element]) {
    self.entries = entries
  }

  /// The value for a place on the axis, with the axis's fallbacks: for a control state, normal.
  ///
  /// Reading gives the value set for exactly that place, else the first of its fallbacks that has
  /// one. Writing sets exactly that place, and nil takes its value away; to change a value in place
  /// is therefore to copy the fallback's where there was none.
  ///
  /// - Parameter place: The place on the axis, such as a control state.
  public subscript(place: Axis) -> Value? {
    get {
      if let value = self[exact: place] { return value }
      return place.fallbacks.lazy.compactMap { self[exact: $0] }.first
    }
    set { self[exact: place] = newValue }
  }

  /// The value set for exactly a place on the axis, without fallback; nil takes it away.
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

  /// Whether no place has a value.
  public var isEmpty: Bool {
    entries.isEmpty
  }

  /// How many places have a value.
  public var count: Int {
    entries.count
  }

  /// The places that have a value, in order; of control states, `.normal` is the first.
  public var keys: [Axis] {
    entries.map(\.key)
  }

  /// Other values for the same places.
  ///
  /// - Parameter transform: Makes a value of a value.
  /// - Returns: The transformed values.
  /// - Throws: What `transform` throws.
  public func mapValues<Transformed, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Transformed
  ) throws(Failure) -> AxisValues<Axis, Transformed> {
    try AxisValues<Axis, Transformed>(
      sorted: entries.map { (entry) throws(Failure) in
        (entry.key, try transform(entry.value))
      })
  }
}
