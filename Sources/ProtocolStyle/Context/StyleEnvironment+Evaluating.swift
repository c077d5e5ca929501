extension StyleEnvironment {
  /// Runs a closure in this environment, as getters run.
  package func evaluating<Result>(_ body: () -> Result) -> Result {
    var context = StyleContext.current
    context.environment = self
    return context.run(body)
  }
}
