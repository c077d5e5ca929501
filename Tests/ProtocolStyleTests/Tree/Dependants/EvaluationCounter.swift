import Synchronization

/// Counts how often getters and closures run, wherever they are kept.
final class EvaluationCounter: Sendable {
  private let total = Atomic(0)

  var count: Int { total.load(ordering: .relaxed) }

  /// Counts a run, and hands on what came of it.
  func counting<Value>(_ value: Value) -> Value {
    total.add(1, ordering: .relaxed)
    return value
  }
}
