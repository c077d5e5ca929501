internal import Testing

/// Records an error thrown by a check as an issue of the current test.
func recordFailure(at sourceLocation: SourceLocation, _ check: () throws -> Void) {
  do {
    try check()
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}
