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
      for fallback in place.fallbacks {
        if let value = self[exact: fallback] { return value }
      }
      return nil
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
  /// Returns whether two have equal values for exactly the same places.
  ///
  /// - Parameters:
  ///   - left: Values along an axis.
  ///   - right: Other values along it.
  /// - Returns: True when both agree for every place.
  public static func == (left: AxisValues, right: AxisValues) -> Bool {
    left.entries.elementsEqual(right.entries) { one, other in
      one.key == other.key && ExactEquality.holds(one.value, other.value)
    }
  }

  /// Hashes the places and values.
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
  /// Returns the values at a fraction of the way to others, place by place.
  ///
  /// A place that only one of the two sets appears or disappears at 0.5; fallbacks aren't used.
  ///
  /// - Parameters:
  ///   - other: The values at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
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

// MARK: - StyleAxis

/// The places on an axis along which values can differ: control states, bar metrics, or your own.
///
/// An attribute with values along an axis is an `Attribute<AxisValues<MyAxis, Color>>`.
///
/// ```swift
/// enum Density: String, CaseIterable, StyleAxis {
///   case regular, compact
///
///   static var name: String { "density" }
///   var fallbacks: [Density] { self == .regular ? [] : [.regular] }
///   var description: String { rawValue }
///
///   init(validating description: String) throws(InvalidValueError) {
///     guard let density = Density(rawValue: description) else {
///       throw InvalidValueError(
///         .malformed, subject: Self.name, given: description, accepted: "regular or compact")
///     }
///     self = density
///   }
///
///   static func < (left: Density, right: Density) -> Bool {
///     left == .regular && right == .compact
///   }
/// }
/// ```
public protocol StyleAxis: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The name of a place on the axis in messages, such as `control state`.
  static var name: String { get }

  /// The places whose values are used if this one has none, the nearest first.
  var fallbacks: [Self] { get }

  /// Creates a place from the text that `description` returns.
  ///
  /// - Parameter description: The text.
  /// - Throws: ``InvalidValueError``, which names what is accepted, if the text is anything else.
  init(validating description: String) throws(InvalidValueError)
}

extension StyleAxis {
  /// Decodes the text that `encodeDescription(to:)` writes.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path and, as its underlying error, ``InvalidValueError``.
  init(describedIn decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    do {
      try self.init(validating: text)
    } catch {
      throw DecodingError.invalidValue(error, at: decoder.codingPath)
    }
  }

  /// Encodes the place as its description.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  func encodeDescription(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

// MARK: - StateValues

/// Values by control state, such as the title colors of a button.
///
/// ```swift
/// var titleColors: StateValues<Color> = [.normal: .label, .disabled: .systemGray3]
/// titleColors[.highlighted] = .systemBlue
/// titleColors[.selected]  // label, the color of the normal state
/// ```
///
/// A state that has no value falls back to the normal state's value, as in UIKit.
public typealias StateValues<Value: Hashable & Sendable & Codable> = AxisValues<ControlState, Value>

extension ControlState: StyleAxis {
  /// The name of a place on this axis in messages: `control state`.
  public static var name: String { "control state" }

  /// The states whose values are used if this one has none: those without some of the states that
  /// come in addition to UIKit's, such as ``hovered``, and then the normal state.
  ///
  /// Of the additional states, ``invalid`` is left out last, before it ``busy``, ``indeterminate``,
  /// ``readOnly``, ``expanded`` and ``hovered``.
  public var fallbacks: [ControlState] {
    let additional = intersection(.additional)
    if additional.isEmpty { return isEmpty ? [] : [.normal] }
    let others = subtracting(additional)
    var states = additional.subsets.sorted(by: >).dropFirst().map { $0.union(others) }
    if !others.isEmpty { states.append(.normal) }
    return states
  }

  /// Returns whether a state comes before another, by bits, and for custom states by name.
  ///
  /// `.normal` comes first. The bit of a custom name depends on which names a process mentioned
  /// before; the order doesn't.
  ///
  /// - Parameters:
  ///   - left: A state.
  ///   - right: Another state.
  /// - Returns: Whether `left` comes before `right`.
  public static func < (left: ControlState, right: ControlState) -> Bool {
    guard (left.rawValue | right.rawValue) & ControlStateNames.mask != 0 else {
      return left.rawValue < right.rawValue
    }
    let (first, second) = (left.namesAndRest, right.namesAndRest)
    if first.names != second.names { return first.names.lexicographicallyPrecedes(second.names) }
    return first.rest < second.rest
  }

  /// The custom names of the state, in order, and the other bits.
  private var namesAndRest: (names: [String], rest: UInt) {
    let custom = ControlStateNames.shared.named(in: self)
    return (custom.map(\.name), custom.reduce(self) { $0.subtracting($1.state) }.rawValue)
  }
}

// MARK: - Merging

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

// MARK: - Control States

/// Values by control state, of any type.
protocol StateKeyed: Sendable {
  /// Appends the states other than normal that have a value.
  func appendStates(to states: inout [ControlState])
}

extension AxisValues: StateKeyed where Axis == ControlState {
  func appendStates(to states: inout [ControlState]) {
    for entry in entries where entry.key != .normal { states.append(entry.key) }
  }
}

// MARK: - Codable

extension AxisValues: Codable {
  /// Decodes an object whose keys are places on the axis, such as control states.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a key isn't a place or repeats one in a second
  ///   spelling, its underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: NameKey.self)
    for key in container.allKeys {
      do {
        let place = try Axis(validating: key.stringValue)
        guard self[exact: place] == nil else {
          throw InvalidValueError(
            .malformed, subject: "values by \(Axis.name)",
            given: "\(place) in two spellings", accepted: "each \(Axis.name) at most once")
        }
        self[exact: place] = try container.decode(Value.self, forKey: key)
      } catch let error as InvalidValueError {
        throw DecodingError.invalidValue(error, at: container.codingPath + [key])
      }
    }
  }

  /// Encodes an object whose keys are the descriptions of the places.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder or a value throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NameKey.self)
    for (place, value) in entries {
      try container.encode(value, forKey: NameKey(stringValue: place.description))
    }
  }
}
