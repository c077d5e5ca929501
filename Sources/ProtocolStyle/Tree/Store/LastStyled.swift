internal import CStyleRuntime

/// The bytes of the last evaluated model of a plain type, its context, and its computed style.
///
/// The type has no references, so models with equal bytes are equal. If a getter reads anything
/// else, such as a global variable, changes of that wouldn't be noticed without it either.
///
/// Invariant: there is room for the bytes of a model of the type, and only models of the type are
/// compared with it or copied to it, which ``Column`` ensures.
@safe
struct LastStyled: ~Copyable {
  private let bytes: UnsafeMutableRawPointer
  private let byteCount: Int

  /// The revision of the evaluation; the computed style is valid as long as the tree has that
  /// revision.
  private var revision = NodeRecord.stale
  private var context = ContextNumber.none
  private var computedStyle = ComputedStyleNumber.none

  /// Makes room for a model of a size.
  init(byteCount: Int) {
    self.byteCount = byteCount
    unsafe bytes = .allocate(byteCount: byteCount, alignment: 1)
  }

  deinit {
    unsafe bytes.deallocate()
  }

  /// Whether a model was evaluated at a revision in a context.
  func isValid(at revision: UInt32, in context: ContextNumber) -> Bool {
    revision == self.revision && context == self.context
  }

  /// The computed style of a model if it's equal; none if it isn't.
  @inline(__always)
  func computedStyle<Node>(of model: ValueReference<Node>) -> ComputedStyleNumber {
    assert(MemoryLayout<Node>.size == byteCount, "a model of another type is compared")
    return unsafe protocol_style_equal_bytes(bytes, model.address, byteCount)
      ? computedStyle : .none
  }

  /// Replaces the last styled model by a model that was evaluated.
  mutating func take<Node>(
    _ model: ValueReference<Node>, _ computedStyle: ComputedStyleNumber, in context: ContextNumber,
    at revision: UInt32
  ) {
    assert(MemoryLayout<Node>.size == byteCount, "a model of another type is copied")
    unsafe bytes.copyMemory(from: model.address, byteCount: byteCount)
    (self.computedStyle, self.context, self.revision) = (computedStyle, context, revision)
  }

  /// Discards the model, because its computed style or its context may be removed.
  mutating func discard() { revision = NodeRecord.stale }
}
