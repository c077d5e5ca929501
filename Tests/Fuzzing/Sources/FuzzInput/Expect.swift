/// Ends the run with what was found, unless it holds.
public func expect(_ holds: Bool, _ found: @autoclosure () -> String) {
  if !holds { fatalError(found()) }
}

/// Ends the run unless two values are equal.
public func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ what: @autoclosure () -> String
) {
  expect(
    value == expected,
    "\(what()) is \(String(reflecting: value)), not \(String(reflecting: expected))")
}
