/// Ends the run with a message if a condition is false.
public func expect(_ holds: Bool, _ found: @autoclosure () -> String) {
  if !holds { fatalError(found()) }
}

/// Ends the run if two values aren't equal.
public func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ what: @autoclosure () -> String
) {
  expect(
    value == expected,
    "\(what()) is \(String(reflecting: value)), not \(String(reflecting: expected))")
}
