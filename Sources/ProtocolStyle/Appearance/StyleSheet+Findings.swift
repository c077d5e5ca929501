extension StyleSheet {
  /// Looks for what is probably not meant in the rules: types that no node can be.
  ///
  /// ```swift
  /// #expect(sheet.findings().isEmpty)
  /// ```
  ///
  /// A struct, an enumeration or the like that is not a `StyleNode` is found wherever a rule names
  /// it. A protocol is not, and neither is a class, for a subclass of it may be a node.
  ///
  /// - Returns: What was found, in the order of the rules; empty when nothing was.
  public func findings() -> [Finding] {
    flatMap(Finding.impossibleTargets(of:))
  }
}
