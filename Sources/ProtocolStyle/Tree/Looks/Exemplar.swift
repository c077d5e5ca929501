/// The bytes of the last evaluated model of a plain type, and its look.
///
/// The type has no references, so models with equal bytes are equal. If a getter reads anything
/// else, such as a global variable, changes of that wouldn't be noticed without an exemplar either.
struct Exemplar: ~Copyable {
  private let bytes: UnsafeMutableRawBufferPointer

  /// The revision of the evaluation; the look is valid as long as the tree has that revision.
  private var revision = NodeRecord.stale
  private var look = Look.none

  /// Makes room for a model of a size.
  init(byteCount: Int) {
    bytes = .allocate(byteCount: byteCount, alignment: 1)
  }

  deinit {
    bytes.deallocate()
  }

  /// The look of a model, if it's known; none if it isn't.
  @inline(__always)
  func look(of model: UnsafeRawPointer, at revision: UInt32) -> UInt32 {
    guard revision == self.revision,
      UnsafeRawBufferPointer(start: model, count: bytes.count).elementsEqual(bytes)
    else { return Look.none }
    return look
  }

  /// Replaces the exemplar by a model that was evaluated.
  mutating func take(_ model: UnsafeRawPointer, _ look: UInt32, at revision: UInt32) {
    bytes.copyMemory(from: UnsafeRawBufferPointer(start: model, count: bytes.count))
    self.revision = revision
    self.look = look
  }

  /// Discards the model, because its look may be removed.
  mutating func discard() { revision = NodeRecord.stale }
}
