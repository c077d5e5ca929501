extension StyleTree {
  /// Calls a closure when something may have gone stale: once, and again after each refresh.
  ///
  /// ```swift
  /// let observation = tree.onInvalidation { scheduleRefresh() }
  /// ```
  ///
  /// It is called where the change is made, before that returns, and before the change of a property
  /// of an `@Observable` object; so it must not use the tree, but see to it that
  /// `refresh()` is called soon. What is stale already is told at once. Attaching, detaching and
  /// moving count as well. It may be told though nothing looks otherwise in the end.
  ///
  /// An object that changes on another thread may still be changing when it's read, so its nodes are
  /// evaluated each time they're read for a second after the last change. The closure is called again
  /// during that time, at intervals that grow from a millisecond to half a second.
  ///
  /// - Parameter action: What to do. It runs on the thread of the change, which for an object that is
  ///   shared between threads may be any.
  /// - Returns: What ends the observation: keep it.
  public func onInvalidation(_ action: @escaping @Sendable () -> Void) -> InvalidationObservation {
    InvalidationObservation(invalidationSignal, number: invalidationSignal.add(action))
  }

  /// An element each time that something may have gone stale after a refresh.
  ///
  /// ```swift
  /// for await _ in tree.invalidations {
  ///   show(tree.refresh())
  /// }
  /// ```
  ///
  /// It ends with the tree. Each sequence that is asked for here has one element at most in wait, so who is slow misses
  /// nothing and is not told twice.
  public var invalidations: AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let number = invalidationSignal.add {
      continuation.yield()
    } end: {
      continuation.finish()
    }
    continuation.onTermination = { [invalidationSignal] _ in invalidationSignal.remove(number) }
    return stream
  }
}
