internal import Testing

/// Records what a check throws as an issue of the test that runs.
func recordFailure(at sourceLocation: SourceLocation, _ check: () throws -> Void) {
  do {
    try check()
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}
