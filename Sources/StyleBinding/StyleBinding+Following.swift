internal import ProtocolStyle

extension StyleBinding {
  /// Refreshes now, and from then on once for each turn of the actor in which the tree was changed.
  ///
  /// For hosts whose actor runs Swift's tasks, such as the main actor of an app. A host with another
  /// event loop calls `refresh()` there, after `tree.onInvalidation` has called back. The binding
  /// isn't retained; following ends with it.
  ///
  /// - Parameter isolation: The actor that the tree lives in; the caller's by default.
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
