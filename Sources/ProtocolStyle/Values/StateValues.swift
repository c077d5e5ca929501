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

  /// The normal state, whose value is used for states that have none.
  public var fallbacks: [ControlState] { self == .normal ? [] : [.normal] }

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
