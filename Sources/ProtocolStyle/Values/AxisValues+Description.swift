extension AxisValues: CustomStringConvertible {
  /// The places and their values, such as `[normal: #000000, highlighted: #ff0000]`; `[:]` if
  /// empty.
  public var description: String {
    isEmpty ? "[:]" : "[\(map { "\($0.key): \($0.value)" }.joined(separator: ", "))]"
  }
}
