extension Theme {
  /// Returns probable mistakes in the theme, if it's the only one in force.
  ///
  /// ```swift
  /// #expect(contoso.findings().isEmpty)
  /// ```
  ///
  /// - Parameter environment: The environment for the theme's closure; the default one by default.
  /// - Returns: The findings; empty if there are none.
  public func findings(in environment: StyleEnvironment = StyleEnvironment()) -> [Finding] {
    [self].findings(in: environment)
  }
}

extension Sequence<Theme> {
  /// Returns probable mistakes in themes that are in force together, the lowest first.
  ///
  /// ```swift
  /// #expect([contoso, dense].findings().isEmpty)
  /// ```
  ///
  /// For each theme, the findings are the entries of its data with unknown tokens or values of
  /// another type, the deprecated tokens that it sets, and the findings of its sheet. They're
  /// followed by cycles of tokens, which can involve several themes.
  ///
  /// - Parameter environment: The environment for the themes' closures; the default one by default.
  /// - Returns: The findings; empty if there are none.
  public func findings(in environment: StyleEnvironment = StyleEnvironment()) -> [Finding] {
    var context = StyleContext(environment: environment)
    let parts = map { (theme: $0, values: context.add($0)) }
    let set = Set(parts.flatMap(\.values.tokens))
    return parts.flatMap { theme, values in
      theme.misreadings + Finding.deprecatedTokens(in: values, of: theme)
        + theme.styleSheet.findings()
    } + Finding.tokenCycles(in: context.tokens, of: parts)
      + Finding.duplicateTokens(in: [environment], where: set.contains)
  }
}
