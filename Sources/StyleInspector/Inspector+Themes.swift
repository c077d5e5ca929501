public import ProtocolStyle

extension Inspector {
  /// Finds probable mistakes in alternative themes.
  ///
  /// For each theme, the result contains the findings of `findings(in:)`, the findings of its
  /// rules, and the tokens that it doesn't set although another theme does. Themes without a common
  /// token aren't compared, because they complement each other, as a brand and a density do.
  ///
  /// - Parameter themes: The themes, such as one for day and one for night.
  /// - Returns: The findings; empty if there are none.
  public func findings(of themes: [Theme]) -> [Finding] {
    let environment = environments.first ?? StyleEnvironment()
    let parts = themes.map { theme in
      var context = StyleContext(environment: environment)
      return (theme: theme, values: context.add(theme))
    }
    return
      (themes.flatMap { $0.findings(in: environment) + findings(of: $0.styleSheet) }
      + Finding.missingTokens(among: parts)).eachOnce
  }
}

extension [Finding] {
  /// The findings in order, without duplicates.
  var eachOnce: [Finding] {
    var known: Set<Finding> = []
    return filter { known.insert($0).inserted }
  }
}
