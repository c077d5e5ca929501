/// An array that owns its objects and returns them unretained.
///
/// Retaining and releasing would cost as much as the work on a node. A returned object lives as
/// long as the array, and `_withUnsafeGuaranteedRef` passes that guarantee to the compiler.
struct OwnedObjects<Object: AnyObject>: ~Copyable {
  private var objects: [Unmanaged<Object>?] = []

  deinit {
    for object in objects { object?.release() }
  }

  var count: Int { objects.count }

  /// The object at an index; nil if there is none, or if the index is past the end.
  subscript(index: Int) -> Unmanaged<Object>? {
    @inline(__always)
    get { index < objects.count ? objects[index] : nil }
  }

  /// Stores an object at an index that has none.
  mutating func insert(_ object: Object, at index: Int) -> Unmanaged<Object> {
    while objects.count <= index { objects.append(nil) }
    let owned = Unmanaged.passRetained(object)
    objects[index] = owned
    return owned
  }

  /// Removes the object at an index; the caller owns it from then on.
  mutating func remove(at index: Int) -> Object {
    let removed = objects[index].unsafelyUnwrapped
    objects[index] = nil
    return removed.takeRetainedValue()
  }

  /// Replaces the object at an index; the caller owns the former object from then on.
  mutating func replace(at index: Int, with object: Object) -> Object {
    let replaced = objects[index].unsafelyUnwrapped
    objects[index] = Unmanaged.passRetained(object)
    return replaced.takeRetainedValue()
  }
}
