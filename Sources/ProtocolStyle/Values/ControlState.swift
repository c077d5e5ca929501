/// The states a control is in, as UIKit's `UIControl.State`, with the same bits.
///
/// `.normal` is no state at all: the empty set. States combine: `[.highlighted, .selected]`. The
/// bits from `0x10000` to `0xFF0000` are the application's own, as in UIKit; ``init(named:)`` declares
/// states of your own that have a name. Their bits differ from run to run, their names don't.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The states as bits.
  public let rawValue: UInt

  /// Makes states of bits; bits without a name here are kept.
  ///
  /// - Parameter rawValue: The states as bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Enabled, and neither selected nor highlighted nor focused: no bits.
  public static let normal: ControlState = []

  /// A touch or a pointer is held down inside it: bit 0.
  public static let highlighted = ControlState(rawValue: 1 << 0)

  /// It takes no input: bit 1.
  public static let disabled = ControlState(rawValue: 1 << 1)

  /// It is switched on or chosen: bit 2.
  public static let selected = ControlState(rawValue: 1 << 2)

  /// The focus is on it: bit 3.
  public static let focused = ControlState(rawValue: 1 << 3)

  /// The states that have a name, by rising bit.
  static let named: [(name: String, state: ControlState)] = [
    ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ("focused", .focused),
  ]
}
