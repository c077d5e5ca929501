/// Values by control state, such as the title colours of a button.
///
/// A state that has no value falls back to the normal state's, as in UIKit.
public typealias StateValues<Value: Hashable & Sendable & Codable> = AxisValues<ControlState, Value>

extension ControlState: StyleAxis {
  /// What a place on this axis is called in messages: `control state`.
  public static var name: String { "control state" }

  /// The normal state, which answers for a state that has no value.
  public var fallbacks: [ControlState] { self == .normal ? [] : [.normal] }

  /// Orders by the bits, so that `.normal` is the first.
  ///
  /// - Parameters:
  ///   - left: A state.
  ///   - right: Another state.
  /// - Returns: Whether the first has the smaller raw value.
  public static func < (left: ControlState, right: ControlState) -> Bool {
    left.rawValue < right.rawValue
  }
}
