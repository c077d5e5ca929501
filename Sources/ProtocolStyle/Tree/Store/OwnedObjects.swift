/// Objects in order, which are owned here and handed out uncounted.
///
/// Counting references would cost as much as the work on a node. What is handed out is alive as
/// long as this is, and `_withUnsafeGuaranteedRef` says so to the compiler.
struct OwnedObjects<Object: AnyObject>: ~Copyable {
  private var objects: [Unmanaged<Object>?] = []

  deinit {
    for object in objects { object?.release() }
  }

  var count: Int { objects.count }

  /// The object at a place; nil where there is none, or the place is behind the last.
  subscript(index: Int) -> Unmanaged<Object>? {
    @inline(__always)
    get { index < objects.count ? objects[index] : nil }
  }

  /// Puts an object at a place where there is none yet.
  mutating func insert(_ object: Object, at index: Int) -> Unmanaged<Object> {
    while objects.count <= index { objects.append(nil) }
    let owned = Unmanaged.passRetained(object)
    objects[index] = owned
    return owned
  }

  /// Puts an object in the place of another, which belongs to the caller from then on.
  mutating func replace(at index: Int, with object: Object) -> Object {
    let replaced = objects[index].unsafelyUnwrapped
    objects[index] = Unmanaged.passRetained(object)
    return replaced.takeRetainedValue()
  }
}
