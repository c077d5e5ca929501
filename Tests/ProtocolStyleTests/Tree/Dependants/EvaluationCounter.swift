import Synchronization

/// Counts how often getters and closures run.
final class EvaluationCounter: Sendable {
  private let total = Atomic(0)

  var count: Int { total.load(ordering: .relaxed) }

  /// Counts an evaluation, and returns its result.
  func counting<Value>(_ value: Value) -> Value {
    total.add(1, ordering: .relaxed)
    return value
  }
}
