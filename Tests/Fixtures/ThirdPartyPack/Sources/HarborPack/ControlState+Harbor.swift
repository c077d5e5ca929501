import ProtocolStyle

extension ControlState {
  /// The input is invalid.
  public static let invalid = ControlState(named: "invalid")
}
