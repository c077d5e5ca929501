extension StyleContext {
  /// Adds a theme on top, by running its closure in this context, which has the values of lower
  /// themes.
  ///
  /// - Returns: The theme's own values.
  @discardableResult
  package mutating func add(_ theme: Theme) -> TokenValues {
    let values = run {
      var values = TokenValues()
      theme.values(&values)
      return values
    }
    tokens = values.merged(over: tokens)
    return values
  }
}
