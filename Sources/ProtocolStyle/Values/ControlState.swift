/// The states of a control, like UIKit's `UIControl.State`, with the same bits.
///
/// ```swift
/// let titles: StateValues<Color> = [
///   .normal: .label, .highlighted: .systemGray, [.selected, .highlighted]: .systemBlue,
/// ]
/// ```
///
/// `.normal` is the empty set. States can be combined: `[.highlighted, .selected]`. The bits from
/// `0x10000` to `0xFF0000` are reserved for applications, as in UIKit; ``init(named:)`` declares
/// custom states with a name. The bits of custom states may differ between runs, their names don't.
///
/// ![A button that is normal, highlighted, selected, focused, disabled.](states)
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The states as bits.
  public let rawValue: UInt

  /// Creates states from bits; bits without a name are kept.
  ///
  /// - Parameter rawValue: The states as bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Enabled, and not selected, highlighted or focused: no bits.
  public static let normal: ControlState = []

  /// A touch or a pointer is held down inside the control: bit 0.
  public static let highlighted = ControlState(rawValue: 1 << 0)

  /// The control takes no input: bit 1.
  public static let disabled = ControlState(rawValue: 1 << 1)

  /// The control is switched on or chosen: bit 2.
  public static let selected = ControlState(rawValue: 1 << 2)

  /// The control has the focus: bit 3.
  public static let focused = ControlState(rawValue: 1 << 3)

  /// The built-in states with their names, by rising bit.
  static let named: [(name: String, state: ControlState)] = [
    ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ("focused", .focused),
  ]
}
