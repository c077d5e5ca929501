/// Values by control state, such as the title colours of a button.
///
/// ```swift
/// let colors: StateValues<Color> = [.normal: .black, .highlighted: .red]
/// colors[.selected]  // black: what is not set falls back to normal
/// ```
///
/// Equality does not depend on the order in which values were set. Look-ups are linear, for there
/// are hardly ever more than a handful; an empty one allocates nothing, and copies share storage.
public struct StateValues<Value: Hashable & Sendable & Codable>: Sendable {
  /// The values in order of their states' bits, each state at most once.
  private(set) var entries: [Element] = []

  /// Makes values for no state.
  public init() {}

  /// Keeps entries that are in order already.
  ///
  /// - Parameter entries: Values by rising state, each state at most once.
  init(sorted entries: [Element]) {
    self.entries = entries
  }

  /// The value for a state, with UIKit's fallback to normal.
  ///
  /// Reading gives the value set for exactly that state, else the one for `.normal`. Writing sets
  /// exactly that state, and nil takes its value away; to change a value in place is therefore to
  /// copy normal's when the state had none.
  ///
  /// - Parameter state: The state, a combination as it is: no part of it is looked up.
  public subscript(state: ControlState) -> Value? {
    get { self[exact: state] ?? self[exact: .normal] }
    set { self[exact: state] = newValue }
  }

  /// The value set for exactly a state, without fallback; nil takes it away.
  ///
  /// - Parameter state: The state, a combination as it is.
  public subscript(exact state: ControlState) -> Value? {
    get { entries.first { $0.state == state }?.value }
    set {
      let index =
        entries.firstIndex { $0.state.rawValue >= state.rawValue } ?? entries.endIndex
      let isSet = index < entries.endIndex && entries[index].state == state
      switch (isSet, newValue) {
      case (true, let value?): entries[index].value = value
      case (true, nil): entries.remove(at: index)
      case (false, let value?): entries.insert((state, value), at: index)
      case (false, nil): break
      }
    }
  }

  /// Whether no state has a value.
  public var isEmpty: Bool {
    entries.isEmpty
  }

  /// How many states have a value.
  public var count: Int {
    entries.count
  }

  /// The states that have a value, by rising raw value, so `.normal` first.
  public var states: [ControlState] {
    entries.map(\.state)
  }

  /// Other values for the same states.
  ///
  /// - Parameter transform: Makes a value of a value.
  /// - Returns: The transformed values.
  /// - Throws: What `transform` throws.
  public func mapValues<Transformed, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Transformed
  ) throws(Failure) -> StateValues<Transformed> {
    try StateValues<Transformed>(
      sorted: entries.map { (entry) throws(Failure) in
        (entry.state, try transform(entry.value))
      })
  }
}
