internal import Observation
internal import Synchronization

/// Ends an observation tracking that has read it.
///
/// Observation has no public way to end a tracking. But a tracking ends as a whole when any
/// property that it has read changes, so each tracking reads a property of an object of this type.
final class TrackingEnd: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let hasEnded = Atomic(false)

  /// Whether the tracking has ended.
  private var isEnded: Bool { hasEnded.load(ordering: .acquiring) }

  /// Runs a closure, and calls another one before the first change of a property that it has read,
  /// unless the tracking has ended.
  func tracking<Result>(
    _ body: () -> Result, onChange: @escaping @Sendable () -> Void
  ) -> Result {
    withObservationTracking {
      registrar.access(self, keyPath: \.isEnded)
      return body()
    } onChange: {
      if !self.isEnded { onChange() }
    }
  }

  /// Ends the tracking.
  func end() {
    hasEnded.store(true, ordering: .releasing)
    registrar.withMutation(of: self, keyPath: \.isEnded) {}
  }
}
