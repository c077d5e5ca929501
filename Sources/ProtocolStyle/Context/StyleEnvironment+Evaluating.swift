extension StyleEnvironment {
  /// Runs a closure as getters run in these surroundings.
  package func evaluating<Result>(_ body: () -> Result) -> Result {
    var context = StyleContext.current
    context.environment = self
    return context.run(body)
  }
}
