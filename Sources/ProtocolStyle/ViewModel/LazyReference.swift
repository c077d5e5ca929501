internal import Synchronization

/// A reference that is stored once, by the first of any threads.
///
/// `AtomicLazyReference` of the standard library does the same, but its `load()` isn't inlined and
/// looks up generic metadata: 680 instructions where this one takes a few. Each property that a
/// closure writes loads two references, so the row override.node is a tenth slower with it.
///
/// Sound because a reference that is stored is owned and never changes, and every thread that loads
/// it with acquiring ordering sees the object as the storing thread made it.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  private let stored = Atomic<Unmanaged<Object>?>(nil)

  deinit {
    stored.load(ordering: .acquiring)?.release()
  }

  /// The object; nil until one is stored.
  @inline(__always)
  func load() -> Object? { stored.load(ordering: .acquiring)?.takeUnretainedValue() }

  /// Stores an object if there is none, and returns the one that is stored then.
  func storeIfNil(_ object: Object) -> Object {
    let owned = Unmanaged.passRetained(object)
    let (_, original) = stored.compareExchange(
      expected: nil, desired: owned, ordering: .acquiringAndReleasing)
    guard let original else { return object }
    owned.release()
    return original.takeUnretainedValue()
  }
}
