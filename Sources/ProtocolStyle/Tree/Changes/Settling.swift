/// A notification of observers after a delay, while nodes are unsettled.
struct Settling {
  let delay: Duration
  let task: Task<Void, Never>
  private let end: ContinuousClock.Instant

  /// Whether the observers were notified.
  var isOver: Bool { .now >= end }

  /// Notifies the observers of a signal after a delay.
  init(delay: Duration, _ signal: InvalidationSignal) {
    self.delay = delay
    end = .now + delay
    task = Task.detached {
      try? await Task.sleep(for: delay)
      if !Task.isCancelled { signal.raise() }
    }
  }
}
