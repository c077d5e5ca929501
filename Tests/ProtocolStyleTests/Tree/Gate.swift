import Foundation
import Synchronization

/// Stops one thread at a place until another thread lets it pass.
///
/// Waiting threads sleep. The opening thread must not need the waiting one meanwhile.
final class Gate: Sendable {
  private let hasArrived = Atomic(false)
  private let isOpen = Atomic(false)

  /// Marks the arrival, and waits until the gate is open.
  func pass() {
    hasArrived.store(true, ordering: .releasing)
    while !isOpen.load(ordering: .acquiring) { Thread.sleep(forTimeInterval: 0.001) }
  }

  /// Waits until a thread has arrived.
  func waitForArrival() {
    while !hasArrived.load(ordering: .acquiring) { Thread.sleep(forTimeInterval: 0.001) }
  }

  /// Lets the waiting thread pass, and every later one.
  func open() {
    isOpen.store(true, ordering: .releasing)
  }

  /// Runs a closure on a thread of the concurrent pool, and returns after it.
  ///
  /// - Parameter body: The closure; it must not wait for the calling thread.
  static func runElsewhere(_ body: @escaping @Sendable () -> Void) {
    let gate = Gate()
    Task.detached {
      body()
      gate.hasArrived.store(true, ordering: .releasing)
    }
    gate.waitForArrival()
  }
}
