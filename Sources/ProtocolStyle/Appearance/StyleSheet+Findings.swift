extension StyleSheet {
  /// Returns probable mistakes in the rules: types that no node can have.
  ///
  /// ```swift
  /// #expect(sheet.findings().isEmpty)
  /// ```
  ///
  /// There's a finding for each struct or enumeration in a rule that isn't a `StyleNode`. There are
  /// none for protocols and classes, because a node can conform to a protocol or be a subclass.
  ///
  /// - Returns: The findings, in the order of the rules; empty if there are none.
  public func findings() -> [Finding] {
    flatMap(Finding.impossibleTargets(of:))
  }
}
