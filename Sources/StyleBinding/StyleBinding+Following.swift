internal import ProtocolStyle

extension StyleBinding {
  /// Refreshes now, and then once for each turn of the actor in which the tree was changed.
  ///
  /// Use it in hosts whose actor runs Swift tasks, such as the main actor of an app. A host with a
  /// different event loop calls `refresh()` there, after the `tree.onInvalidation` callback. The
  /// binding isn't retained, and following ends when it's released.
  ///
  /// - Parameter isolation: The actor of the tree; the caller's by default.
  public func follow(isolation: isolated (any Actor)? = #isolation) {
    refresh()
    following?.cancel()
    let invalidations = tree.invalidations
    following = Task { [weak self] in
      _ = isolation
      for await _ in invalidations {
        guard let self else { return }
        self.refresh()
      }
    }
  }
}
