import ProtocolStyle

extension ControlState {
  /// What was entered can't be accepted.
  public static let invalid = ControlState(named: "invalid")
}
