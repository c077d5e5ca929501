public import ProtocolStyle

extension Inspector {
  /// Looks for what is probably not meant in themes of which one or the other is in force.
  ///
  /// Of each is found what `findings(in:)` finds of it alone, what is wrong with its rules, and the
  /// tokens that it leaves out and another one sets. Themes without a token in common are taken to
  /// complete each other, as a brand and a density do.
  ///
  /// - Parameter themes: The themes, such as those of a day and a night.
  /// - Returns: What was found; empty when nothing was.
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
  /// The findings in their order, those that are said again left out.
  var eachOnce: [Finding] {
    var known: Set<Finding> = []
    return filter { known.insert($0).inserted }
  }
}
