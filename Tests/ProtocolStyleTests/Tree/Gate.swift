import Foundation
import Synchronization

/// A gate that stops one thread until another thread opens it.
///
/// Waiting threads sleep. Separate threads are created for that, because the concurrent pool can be
/// busy with other tests.
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

  /// Runs a closure on a new thread.
  ///
  /// - Parameter body: The closure.
  /// - Returns: A gate at which the thread arrives after the closure.
  static func start(_ body: @escaping @Sendable () -> Void) -> Gate {
    let end = Gate()
    Thread.detachNewThread {
      body()
      end.hasArrived.store(true, ordering: .releasing)
    }
    return end
  }
}
