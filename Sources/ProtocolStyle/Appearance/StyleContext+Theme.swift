extension StyleContext {
  /// Puts a theme on top: asks it for its values in this context, that of the themes below it.
  ///
  /// - Returns: What the theme itself sets.
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
