public import ProtocolStyle

extension Inspector {
  /// Finds probable mistakes in the rules of a sheet.
  ///
  /// The result contains the findings of `StyleSheet.findings()`, rules that can never match, rules
  /// whose values never take effect, and rules that another rule of the sheet always overrides.
  ///
  /// - Parameter sheet: The sheet.
  /// - Returns: The findings, grouped by identifier; empty if there are none.
  public func findings(of sheet: StyleSheet) -> [Finding] {
    Self.findings(
      of: Array(sheet), applier, in: environments.map { StyleContext(environment: $0) })
      + sheet.compactMap(Finding.unadoptedTarget)
  }

  /// Finds probable mistakes in the rules of one origin, and evaluates each closure in some
  /// contexts.
  static func findings(
    of rules: [StyleRule], _ applier: StyleApplier, in contexts: [StyleContext]
  ) -> [Finding] {
    rules.flatMap(Finding.impossibleTargets(of:)) + rules.compactMap(Finding.unmatchableRule)
      + rules.compactMap { Finding.hiddenRule($0, applier, in: contexts) }
      + rules.compactMap { Finding.unusedRule($0, in: contexts) }
      + Finding.beatenRules(among: rules, in: contexts)
  }
}
