/// A plain model that was asked, byte for byte, and the look that it has.
///
/// Its type has no references, so models of equal bytes are equal. What else a getter might read, such
/// as a global variable, nobody would notice when it changes either.
struct Exemplar: ~Copyable {
  private let bytes: UnsafeMutableRawBufferPointer

  /// When it was asked; nothing around it has changed as long as the tree has that revision.
  private var revision = NodeRecord.stale
  private var look = Look.none

  /// Makes room for a model of a size.
  init(byteCount: Int) {
    bytes = .allocate(byteCount: byteCount, alignment: 1)
  }

  deinit {
    bytes.deallocate()
  }

  /// The look of a model, if it's known; else none.
  @inline(__always)
  func look(of model: UnsafeRawPointer, at revision: UInt32) -> UInt32 {
    guard revision == self.revision,
      UnsafeRawBufferPointer(start: model, count: bytes.count).elementsEqual(bytes)
    else { return Look.none }
    return look
  }

  /// Takes a model that was asked.
  mutating func take(_ model: UnsafeRawPointer, _ look: UInt32, at revision: UInt32) {
    bytes.copyMemory(from: UnsafeRawBufferPointer(start: model, count: bytes.count))
    self.revision = revision
    self.look = look
  }

  /// Forgets the model, whose look may be gone.
  mutating func forget() { revision = NodeRecord.stale }
}
