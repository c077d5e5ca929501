internal import Synchronization

/// An uncounted reference to an object that its owner keeps for as long as the reference is used.
///
/// Retaining and releasing would cost as much as the work on a node (row refresh.by-hand). Owners are
/// tables and lists that keep their objects. A reference to an object of ``OwnedObjects`` must not be
/// held while objects may be removed, such as across user code.
///
/// Debug builds hold the object, so that a wrong use isn't undefined, and check that ``OwnedObjects``
/// still have it whenever it's used.
@safe
@usableFromInline
package struct Unretained<Object: AnyObject> {
  #if DEBUG
  @usableFromInline let held: Object
  @usableFromInline var ownership: Ownership?
  #else
  @usableFromInline let unmanaged: Unmanaged<Object>
  #endif

  /// Makes a reference to an object that the caller keeps.
  @inlinable
  @inline(__always)
  package init(_ object: Object) {
    #if DEBUG
    held = object
    #else
    unsafe unmanaged = .passUnretained(object)
    #endif
  }

  /// Makes a reference of one to an object that the caller keeps.
  @unsafe
  @inline(__always)
  init(_ owned: Unmanaged<Object>) {
    #if DEBUG
    held = unsafe owned.takeUnretainedValue()
    #else
    unsafe unmanaged = owned
    #endif
  }

  /// The object, counted.
  @inlinable package var object: Object {
    @inline(__always)
    get {
      #if DEBUG
      checkOwnership()
      return held
      #else
      return unsafe unmanaged.takeUnretainedValue()
      #endif
    }
  }

  /// The identity of the object.
  var identity: ObjectIdentifier {
    @inline(__always)
    get { with { ObjectIdentifier($0) } }
  }

  /// Calls a closure with the object, which isn't retained for that.
  @inlinable
  @inline(__always)
  package func with<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
    #if DEBUG
    checkOwnership()
    return try body(held)
    #else
    // Sound because the owner keeps the object meanwhile. The object is borrowed, whereas
    // `takeUnretainedValue()` and a read through a pointer retain it.
    return try unsafe unmanaged._withUnsafeGuaranteedRef(body)
    #endif
  }

  /// The same reference by a subclass that the object is of.
  @inline(__always)
  func downcast<Subclass: AnyObject>(to type: Subclass.Type) -> Unretained<Subclass> {
    #if DEBUG
    var result = Unretained<Subclass>(ProtocolStyle.downcast(held, to: type))
    result.ownership = ownership
    return result
    #else
    return unsafe Unretained<Subclass>(.fromOpaque(unmanaged.toOpaque()))
    #endif
  }
}

extension Unretained: @unchecked Sendable where Object: Sendable {}

/// An object by the subclass that it's known to be of, which debug builds check.
///
/// A checked cast to a generic class takes longer than what the callers do with the object.
@inlinable
@inline(__always)
package func downcast<Subclass: AnyObject>(_ object: AnyObject, to type: Subclass.Type) -> Subclass
{
  unsafe unsafeDowncast(object, to: type)
}

// MARK: - BackReference

/// An uncounted reference to an object that outlives what has the reference, which it often owns.
///
/// Debug builds check that, without keeping the object: that would be a cycle.
struct BackReference<Owner: AnyObject> {
  #if DEBUG
  unowned let object: Owner
  #else
  @safe unowned(unsafe) let object: Owner
  #endif

  init(_ object: Owner) {
    self.object = object
  }
}

#if DEBUG
/// Whether an owner still has an object or a value.
@usableFromInline
final class Ownership {
  @usableFromInline var isCurrent = true
}

extension Unretained {
  @usableFromInline
  func checkOwnership() {
    assert(ownership?.isCurrent != false, "a reference is used after its object was removed")
  }
}
#endif

// MARK: - OwnedObjects

/// An array that owns its objects and returns them uncounted.
struct OwnedObjects<Object: AnyObject>: ~Copyable {
  private var references: [Unretained<Object>?] = []

  deinit {
    for case let reference? in references { Self.release(reference) }
  }

  var count: Int { references.count }

  /// The object at an index; nil if there is none, or if the index is past the end.
  subscript(index: Int) -> Unretained<Object>? {
    @inline(__always)
    get { index < references.count ? references[index] : nil }
  }

  /// The object at an index that has one.
  subscript(owned index: Int) -> Unretained<Object> {
    @inline(__always)
    get { unsafe references[index].unsafelyUnwrapped }
  }

  /// Leaves a number of indices without an object.
  mutating func reserveEmpty(_ count: Int) {
    references += Array(repeating: nil, count: count)
  }

  /// Stores an object at an index that has none.
  mutating func insert(_ object: Object, at index: Int) -> Unretained<Object> {
    while references.count <= index { references.append(nil) }
    let owned = Self.retain(object)
    references[index] = owned
    return owned
  }

  /// Removes the object at an index; the caller owns it from then on.
  mutating func remove(at index: Int) -> Object {
    let removed = self[owned: index]
    references[index] = nil
    return Self.release(removed)
  }

  /// Replaces the object at an index; the caller owns the former object from then on.
  mutating func replace(at index: Int, with object: Object) -> Object {
    let replaced = self[owned: index]
    references[index] = Self.retain(object)
    return Self.release(replaced)
  }

  private static func retain(_ object: Object) -> Unretained<Object> {
    #if DEBUG
    var reference = Unretained(object)
    reference.ownership = Ownership()
    return reference
    #else
    return unsafe Unretained(Unmanaged.passRetained(object))
    #endif
  }

  @discardableResult
  private static func release(_ reference: Unretained<Object>) -> Object {
    #if DEBUG
    reference.ownership?.isCurrent = false
    return reference.held
    #else
    return unsafe reference.unmanaged.takeRetainedValue()
    #endif
  }
}

// MARK: - LazyReference

/// A reference that is stored once, by the first of any threads.
///
/// `AtomicLazyReference` of the standard library does the same, but its `load()` isn't inlined and
/// looks up generic metadata: 680 instructions where this one takes a few. Each property that a
/// closure writes loads two references, so the row override.node is a tenth slower with it.
///
/// Sound because a reference that is stored is owned and never changes, and every thread that loads
/// it with acquiring ordering sees the object as the storing thread made it.
@safe
struct LazyReference<Object: AnyObject>: ~Copyable {
  private let stored = unsafe Atomic<Unmanaged<Object>?>(nil)

  deinit {
    unsafe stored.load(ordering: .acquiring)?.release()
  }

  /// The object; nil until one is stored.
  @inline(__always)
  func load() -> Object? { unsafe stored.load(ordering: .acquiring)?.takeUnretainedValue() }

  /// The object, uncounted; nil until one is stored.
  var unretained: Unretained<Object>? {
    @inline(__always)
    get { unsafe stored.load(ordering: .acquiring).map { unsafe Unretained($0) } }
  }

  /// Returns the result of a closure for the object, which isn't retained; nil until one is stored.
  @inline(__always)
  func withObject<Result>(_ body: (Object) -> Result) -> Result? {
    unretained?.with(body)
  }

  /// Stores an object if there is none, and returns the one that is stored then.
  func storeIfNil(_ object: Object) -> Object {
    let owned = unsafe Unmanaged.passRetained(object)
    let (_, original) = unsafe stored.compareExchange(
      expected: nil, desired: owned, ordering: .acquiringAndReleasing)
    guard let original = unsafe original else { return object }
    unsafe owned.release()
    return unsafe original.takeUnretainedValue()
  }
}

extension LazyReference: Sendable where Object: Sendable {}
