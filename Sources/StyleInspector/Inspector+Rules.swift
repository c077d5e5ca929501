public import ProtocolStyle

extension Inspector {
  /// Looks for what is probably not meant in the rules of a sheet.
  ///
  /// Beside what `StyleSheet.findings()` finds, these are rules that can never match, rules
  /// whose values never show, and rules that another one of the sheet always beats.
  ///
  /// - Parameter sheet: The sheet.
  /// - Returns: What was found, grouped by sort; empty when nothing was.
  public func findings(of sheet: StyleSheet) -> [Finding] {
    Self.findings(
      of: Array(sheet), applier, in: environments.map { StyleContext(environment: $0) })
      + sheet.compactMap(Finding.unadoptedTarget)
  }

  /// The same of the rules of one origin, of which each closure is run in some contexts.
  static func findings(
    of rules: [StyleRule], _ applier: StyleApplier, in contexts: [StyleContext]
  ) -> [Finding] {
    rules.flatMap(Finding.impossibleTargets(of:)) + rules.compactMap(Finding.unmatchableRule)
      + rules.compactMap { Finding.hiddenRule($0, applier, in: contexts) }
      + rules.compactMap { Finding.unusedRule($0, in: contexts) }
      + Finding.beatenRules(among: rules, in: contexts)
  }
}
