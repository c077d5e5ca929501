/// Values by control state, such as the title colors of a button.
///
/// A state that has no value falls back to the normal state's, as in UIKit.
public typealias StateValues<Value: Hashable & Sendable & Codable> = AxisValues<ControlState, Value>

extension ControlState: StyleAxis {
  /// What a place on this axis is called in messages: `control state`.
  public static var name: String { "control state" }

  /// The normal state, which answers for a state that has no value.
  public var fallbacks: [ControlState] { self == .normal ? [] : [.normal] }

  /// Orders by the bits, so that `.normal` is the first, and states with custom names by these names.
  ///
  /// Which bit a custom name has depends on what a process mentioned first, and the order doesn't.
  ///
  /// - Parameters:
  ///   - left: A state.
  ///   - right: Another state.
  /// - Returns: Whether the first comes before the other.
  public static func < (left: ControlState, right: ControlState) -> Bool {
    guard (left.rawValue | right.rawValue) & ControlStateNames.mask != 0 else {
      return left.rawValue < right.rawValue
    }
    let (first, second) = (left.namesAndRest, right.namesAndRest)
    if first.names != second.names { return first.names.lexicographicallyPrecedes(second.names) }
    return first.rest < second.rest
  }

  /// The custom names of the state, in order, and the bits without one.
  private var namesAndRest: (names: [String], rest: UInt) {
    let custom = ControlStateNames.shared.named(in: self)
    return (custom.map(\.name), custom.reduce(self) { $0.subtracting($1.state) }.rawValue)
  }
}
