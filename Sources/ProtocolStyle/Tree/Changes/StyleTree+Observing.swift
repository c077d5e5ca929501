extension StyleTree {
  /// Calls a closure when something may have gone stale: once, and again after each refresh.
  ///
  /// ```swift
  /// let observation = tree.onInvalidation { scheduleRefresh() }
  /// ```
  ///
  /// It's called on the thread that makes the change, before the changing call returns, and before
  /// a property of an `@Observable` object changes; so it must not use the tree, but schedule a
  /// `refresh()`. If something is stale already, it's called at once. Attaching, detaching and
  /// moving nodes count as changes. It may be called although no view model changes in the end.
  ///
  /// An object that changes on another thread may still be changing when it's read, so its nodes
  /// are evaluated each time they're read for a second after the last change. The closure is called
  /// again during that time, at intervals that grow from a millisecond to half a second.
  ///
  /// - Parameter action: The closure to call. It runs on the thread of the change, which may be any
  ///   thread if an object is shared between threads.
  /// - Returns: The observation, which ends when it's released.
  public func onInvalidation(_ action: @escaping @Sendable () -> Void) -> InvalidationObservation {
    InvalidationObservation(tracker.inbox, number: tracker.inbox.add(action))
  }

  /// An element each time that something may have gone stale after a refresh.
  ///
  /// ```swift
  /// for await _ in tree.invalidations {
  ///   show(tree.refresh())
  /// }
  /// ```
  ///
  /// It ends with the tree. Each sequence buffers one element at most, so a slow consumer neither
  /// misses a change nor receives one twice.
  public var invalidations: AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let number = tracker.inbox.add {
      continuation.yield()
    } end: {
      continuation.finish()
    }
    continuation.onTermination = { [inbox = tracker.inbox] _ in inbox.remove(number) }
    return stream
  }
}

/// An observation of a tree, which ends when it's released.
public final class InvalidationObservation: Sendable {
  private let signal: InvalidationSignal
  private let number: Int

  init(_ signal: InvalidationSignal, number: Int) {
    self.signal = signal
    self.number = number
  }

  deinit {
    signal.remove(number)
  }

  /// Ends the observation; calling it again has no effect.
  public func cancel() {
    signal.remove(number)
  }
}
