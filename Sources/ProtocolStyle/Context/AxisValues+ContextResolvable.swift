extension AxisValues: ContextResolvable where Value: ContextResolvable {
  /// Resolves the value of every place by the current context.
  ///
  /// - Returns: The same places with resolved values.
  public func resolved() -> AxisValues {
    mapValues { $0.resolved() }
  }
}
