extension AxisValues: ContextResolvable where Value: ContextResolvable {
  /// Decides the value of every place by the current context.
  ///
  /// - Returns: The same places with decided values.
  public func resolved() -> AxisValues {
    mapValues { $0.resolved() }
  }
}
