/// A plain model that was asked, byte for byte, and the style that came of it.
///
/// Its type has no references, so models of equal bytes are equal. What else a getter might read, such
/// as a global variable, nobody would notice when it changes either.
struct Exemplar: ~Copyable {
  private let bytes: UnsafeMutableRawBufferPointer

  /// When it was asked; nothing around it has changed as long as the tree has that revision.
  private var revision = NodeRecord.stale
  private var style: Block?

  /// Makes room for a model of a size.
  init(byteCount: Int) {
    bytes = .allocate(byteCount: byteCount, alignment: 1)
  }

  deinit {
    bytes.deallocate()
  }

  /// The style of a model, if it is known to come out as this one.
  @inline(__always)
  func style(of model: UnsafeRawPointer, at revision: UInt32) -> Block? {
    guard revision == self.revision,
      UnsafeRawBufferPointer(start: model, count: bytes.count).elementsEqual(bytes)
    else { return nil }
    return style
  }

  /// Takes a model that was asked.
  mutating func take(_ model: UnsafeRawPointer, _ style: Block, at revision: UInt32) {
    bytes.copyMemory(from: UnsafeRawBufferPointer(start: model, count: bytes.count))
    self.revision = revision
    self.style = style
  }
}
