internal import CGTK
internal import Synchronization

/// Calls a closure once in the next turn of GTK's main loop, however often it's scheduled.
///
/// It's scheduled on any thread, and calls on that of the main loop.
final class IdleCall: @unchecked Sendable {
  /// Set and called on the thread of the main loop alone.
  var body: () -> Void = {}

  private let isScheduled = Atomic(false)

  func schedule() {
    guard !isScheduled.exchange(true, ordering: .acquiringAndReleasing) else { return }
    g_idle_add_full(
      G_PRIORITY_HIGH_IDLE,
      { call in
        let call = Unmanaged<IdleCall>.fromOpaque(call!).takeUnretainedValue()
        call.isScheduled.store(false, ordering: .releasing)
        call.body()
        return 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { Unmanaged<IdleCall>.fromOpaque($0!).release() })
  }
}
