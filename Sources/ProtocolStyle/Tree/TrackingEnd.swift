internal import Observation
internal import Synchronization

/// Ends an observation tracking that has read it.
///
/// Observation has no public way to end a tracking. A tracking ends as a whole when any property
/// changes that it has read, so each one reads a property of an object like this one.
final class TrackingEnd: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let hasEnded = Atomic(false)

  /// Whether the tracking has ended.
  var isEnded: Bool { hasEnded.load(ordering: .acquiring) }

  /// Makes the current tracking one that `end()` ends.
  func observe() {
    registrar.access(self, keyPath: \.isEnded)
  }

  /// Ends the tracking, whose callback is called once more.
  func end() {
    hasEnded.store(true, ordering: .releasing)
    registrar.withMutation(of: self, keyPath: \.isEnded) {}
  }
}
