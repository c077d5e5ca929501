import Foundation
import Synchronization

/// A gate that stops one thread until another thread opens it.
///
/// Waiting threads block. Separate threads are created for that, because the concurrent pool can be
/// busy with other tests.
final class Gate: Sendable {
  private let condition = NSCondition()
  private let state = Mutex((hasArrived: false, isOpen: false))

  /// Marks the arrival, and waits until the gate is open.
  func pass() {
    signal { $0.hasArrived = true }
    wait { $0.isOpen }
  }

  /// Waits until a thread has arrived.
  func waitForArrival() { wait { $0.hasArrived } }

  /// Lets the waiting thread pass, and every later one.
  func open() { signal { $0.isOpen = true } }

  private func signal(_ change: (inout (hasArrived: Bool, isOpen: Bool)) -> Void) {
    condition.lock()
    state.withLock { change(&$0) }
    condition.broadcast()
    condition.unlock()
  }

  private func wait(until part: (((hasArrived: Bool, isOpen: Bool)) -> Bool)) {
    condition.lock()
    while !state.withLock({ part($0) }) { condition.wait() }
    condition.unlock()
  }

  /// Runs a closure on a new thread.
  ///
  /// - Parameter body: The closure.
  /// - Returns: A gate at which the thread arrives after the closure.
  static func start(_ body: @escaping @Sendable () -> Void) -> Gate {
    let end = Gate()
    Thread.detachNewThread {
      body()
      end.signal { $0.hasArrived = true }
    }
    return end
  }
}
