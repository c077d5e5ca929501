internal import ProtocolStyle

extension StyleBinding {
  /// Refreshes now, and then once for each turn of the actor in which the tree was changed.
  ///
  /// Use it in hosts whose actor runs Swift tasks, such as the main actor of an app. A host with a
  /// different event loop calls `refresh()` there, after the `tree.onInvalidation` callback. Neither
  /// the binding nor the actor is retained, and following ends when one of them is released.
  ///
  /// - Parameter isolation: The actor of the tree; the caller's by default. A call that isn't isolated
  ///   doesn't compile, because the binding would refresh beside its caller.
  public func follow(isolation: isolated any Actor = #isolation) {
    refresh()
    following?.cancel()
    let invalidations = tree.invalidations
    let follower = Follower(binding: self)
    // The task isn't isolated to the actor, because it would retain it, and the actor often owns
    // the binding.
    following = Task { [weak isolation] in
      for await _ in invalidations {
        guard let isolation, await follower.refresh(isolation: isolation) else { return }
      }
    }
  }
}

/// A binding that is referred to outside its actor, and used in it.
///
/// Sound because only `refresh(isolation:)` reads the reference, in the actor of the binding.
private final class Follower<View: AnyObject>: @unchecked Sendable {
  private weak var binding: StyleBinding<View>?

  init(binding: StyleBinding<View>) {
    self.binding = binding
  }

  /// Refreshes the binding; returns false if it was released.
  func refresh(isolation: isolated any Actor) -> Bool {
    guard let binding else { return false }
    binding.refresh()
    return true
  }
}
