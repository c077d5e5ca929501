extension Theme {
  /// Looks for what is probably not meant in the theme, as one that is alone in force.
  ///
  /// ```swift
  /// #expect(contoso.findings().isEmpty)
  /// ```
  ///
  /// - Parameter environment: What the theme's closure is asked in; the default one by default.
  /// - Returns: What was found; empty when nothing was.
  public func findings(in environment: StyleEnvironment = StyleEnvironment()) -> [Finding] {
    [self].findings(in: environment)
  }
}

extension Sequence<Theme> {
  /// Looks for what is probably not meant in themes that are in force together, the lowest first.
  ///
  /// ```swift
  /// #expect([contoso, dense].findings().isEmpty)
  /// ```
  ///
  /// Found are, theme by theme, the entries of its data that name no known token or give one what is
  /// not of its type, deprecated tokens that it sets, and what its sheet finds; and then tokens that
  /// answer for each other in a circle, which takes more than one theme at times, and tokens that
  /// were declared with different defaults.
  ///
  /// - Parameter environment: What the themes' closures are asked in; the default one by default.
  /// - Returns: What was found; empty when nothing was.
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
