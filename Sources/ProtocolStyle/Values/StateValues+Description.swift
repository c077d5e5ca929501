extension StateValues: CustomStringConvertible {
  /// The states and their values, such as `[normal: #000000, highlighted: #ff0000]`; `[:]` for none.
  public var description: String {
    isEmpty ? "[:]" : "[\(map { "\($0.state): \($0.value)" }.joined(separator: ", "))]"
  }
}
