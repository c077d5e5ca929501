extension StateValues: ContextResolvable where Value: ContextResolvable {
  /// Decides the value of every state by the current context.
  ///
  /// - Returns: The same states with decided values.
  public func resolved() -> StateValues {
    mapValues { $0.resolved() }
  }
}
