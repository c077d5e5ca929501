internal import Observation
internal import Synchronization

/// The nodes whose styling reads `@Observable` objects, and those that may be changing.
///
/// Invariants:
/// - There is at most one tracking of a node, and none of a node that was detached.
/// - An unsettled node was changed on another thread, less than `settlingTime` ago when it was last
///   examined. The record of an unsettled node is flagged `isUnsettled`.
/// - While nodes or renderings are unsettled, a notification of the tree's observers is scheduled.
struct ObservedNodes {
  /// The time during which a node is evaluated repeatedly after one of its objects has changed on
  /// another thread; tests of such changes set a time that no machine exceeds.
  var settlingTime = Duration.seconds(1)

  /// The records of nodes that objects have reported as changed, and that no refresh has visited
  /// since.
  var pending: Set<UInt32> = []

  /// The number of times that objects may have changed that renderers read in other situations.
  var renderingChanges = 0

  private var trackings: [UInt32: TrackingEnd] = [:]
  private var unsettled: [UInt32: ContinuousClock.Instant] = [:]

  /// The end of the time during which situations other than the tree's own may be changing.
  private var renderingsSettle: ContinuousClock.Instant?

  /// The notification that is scheduled.
  private var notification: Notification?

  /// A notification of observers after a delay.
  private struct Notification {
    let delay: Duration
    let task: Task<Void, Never>
    private let end: ContinuousClock.Instant

    /// Whether the observers were notified.
    var isOver: Bool { .now >= end }

    init(delay: Duration, _ inbox: InvalidationSignal) {
      self.delay = delay
      end = .now + delay
      task = Task.detached {
        try? await Task.sleep(for: delay)
        if !Task.isCancelled { inbox.raise() }
      }
    }
  }

  /// Whether there are nodes that may be changing.
  var haveUnsettled: Bool { !unsettled.isEmpty }

  /// Whether situations other than the tree's own may be changing.
  var haveUnsettledRenderings: Bool { renderingsSettle != nil }

  /// The indices of the nodes that may be changing, in order.
  var unsettledNodes: [UInt32] { unsettled.keys.sorted() }

  /// Starts tracking a node that isn't tracked.
  mutating func track(_ index: UInt32) -> TrackingEnd {
    let tracking = TrackingEnd()
    trackings[index] = tracking
    return tracking
  }

  /// Ends the tracking of a node.
  mutating func endTracking(of index: UInt32) {
    if !trackings.isEmpty { trackings.removeValue(forKey: index)?.end() }
  }

  /// Discards a node that is detached.
  mutating func remove(_ index: UInt32) {
    endTracking(of: index)
    if !unsettled.isEmpty { unsettled[index] = nil }
    if !pending.isEmpty { pending.remove(index) }
  }

  /// Notes that a node may be changing.
  mutating func unsettle(_ index: UInt32) { unsettled[index] = .now + settlingTime }

  /// Notes that situations other than the tree's own may be changing.
  mutating func unsettleRenderings() { renderingsSettle = .now + settlingTime }

  /// Discards an unsettled node if its settling time is over.
  ///
  /// - Returns: Whether the time is over.
  mutating func settle(_ index: UInt32) -> Bool {
    if let end = unsettled[index], .now < end { return false }
    unsettled[index] = nil
    if unsettled.isEmpty, renderingsSettle == nil { endNotification() }
    return true
  }

  /// Schedules a notification of the observers while anything is unsettled, less and less often.
  mutating func scheduleNotification(_ inbox: InvalidationSignal) {
    if let end = renderingsSettle, end < .now { renderingsSettle = nil }
    guard !unsettled.isEmpty || renderingsSettle != nil else { return endNotification() }
    if let notification, !notification.isOver { return }
    let delay = notification.map { min($0.delay * 2, settlingTime) } ?? .milliseconds(1)
    notification = Notification(delay: delay, inbox)
  }

  private mutating func endNotification() {
    notification?.task.cancel()
    notification = nil
  }

  /// Ends all trackings, when the tree is released.
  func end() {
    for tracking in trackings.values { tracking.end() }
    notification?.task.cancel()
  }
}

// MARK: - TrackingEnd

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
