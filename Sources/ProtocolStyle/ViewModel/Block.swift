/// The values of one view model, side by side in one allocation: all of the unsafe storage.
///
/// Invariants:
/// - From the end of `make(…)` to the start of `deinit` every entry of the layout holds an
///   initialized value of its attribute's type at its offset.
/// - A block that more than one owner can reach is never changed.
final class Block: ManagedBuffer<BlockHeader, UInt64> {
  /// Makes a block whose values are still to be initialized, every one, by the caller.
  static func make(_ layout: Layout, kind: NodeKind) -> Block {
    // The allocator aligns to 16 bytes, an object starts with 16, and so the values lie as aligned
    // as a layout counts on. Asking for it by the element's type would take a slower allocator.
    precondition(
      MemoryLayout<BlockHeader>.size % Layout.largestAlignment == 0,
      "Block: the header's size must be a multiple of the largest alignment.")
    let words = (layout.byteCount + 7) / 8
    let buffer = Block.create(minimumCapacity: words) { _ in
      BlockHeader(layout: .passRetained(layout), kind: kind)
    }
    // `create` allocates an instance of the class it is called on.
    return unsafeDowncast(buffer, to: Block.self)
  }

  /// Makes a block from those values of another that a layout keeps.
  static func make(_ layout: Layout, from other: Block) -> Block {
    let block = make(layout, kind: other.kind)
    block.copyValues(of: other)
    return block
  }

  /// Makes a block from the values of another and one more.
  static func make<Value>(_ layout: Layout, from other: Block, adding value: Value) -> Block {
    let block = make(layout, kind: other.kind)
    let added = block.copyValues(of: other)
    // The one entry that `other` does not have, of the attribute whose value this is.
    for entry in added { (block.base + entry.offset).initializeMemory(as: Value.self, to: value) }
    return block
  }

  deinit {
    withUnsafeMutablePointers { header, elements in
      // Every entry is initialized by now, and nobody else can reach the block any more.
      let base = UnsafeMutableRawPointer(elements)
      for entry in header.pointee.layout.takeUnretainedValue().counted {
        Self.destroy(entry.definition.valueType, at: base + entry.offset)
      }
      header.pointee.layout.release()
    }
  }

  /// Where offset 0 is; valid while the block is alive.
  var base: UnsafeMutableRawPointer {
    withUnsafeMutablePointerToElements { UnsafeMutableRawPointer($0) }
  }

  var layout: Layout {
    withUnsafeMutablePointerToHeader { $0.pointee.layout.takeUnretainedValue() }
  }

  var kind: NodeKind {
    get { withUnsafeMutablePointerToHeader { $0.pointee.kind } }
    set { withUnsafeMutablePointerToHeader { $0.pointee.kind = newValue } }
  }

  /// Where nil was written: no derivation of that level fills it.
  var cleared: [Write] {
    get { withUnsafeMutablePointerToHeader { $0.pointee.cleared } }
    set { withUnsafeMutablePointerToHeader { $0.pointee.cleared = newValue } }
  }

  /// What was written since recording began; nil while nobody records.
  var recorded: [RecordedWrite]? {
    get { withUnsafeMutablePointerToHeader { $0.pointee.recorded } }
    set { withUnsafeMutablePointerToHeader { $0.pointee.recorded = newValue } }
  }

  /// What is seen of an attribute.
  func value<Value>(of attribute: Attribute<Value>) -> Value? {
    withUnsafeMutablePointers { header, elements in
      // Uncounted, for counting would cost more than reading: the block owns its layout.
      let offset = header.pointee.layout._withUnsafeGuaranteedRef { $0.offset(of: attribute.id) }
      guard let offset else { return nil }
      return (UnsafeRawPointer(elements) + offset).assumingMemoryBound(to: Value.self).pointee
    }
  }

  /// The value of an entry of the block's own layout.
  func value(of entry: Layout.Entry) -> any Hashable & Sendable & Codable {
    func load<Value: Hashable & Sendable & Codable>(
      _ type: Value.Type
    ) -> any Hashable & Sendable & Codable {
      value(of: entry, as: type)
    }
    return load(entry.definition.valueType)
  }

  /// The value of an entry of the block's own layout, whose attribute has values of that type.
  func value<Value>(of entry: Layout.Entry, as type: Value.Type) -> Value {
    (base + entry.offset).assumingMemoryBound(to: Value.self).pointee
  }

  /// Where the value at an offset of the block's own layout is, which must be one of that type.
  @inline(__always)
  func address<Value>(at offset: Int, of type: Value.Type) -> UnsafeMutablePointer<Value> {
    (base + offset).assumingMemoryBound(to: type)
  }

  /// Changes the value of an entry of the block's own layout, whose attribute has that type.
  func replaceValue<Value>(of entry: Layout.Entry, with value: Value) {
    (base + entry.offset).assumingMemoryBound(to: Value.self).pointee = value
  }

  /// Whether an entry of this block and one of another, of one attribute, hold exactly equal values.
  func holdsEqual(_ entry: Layout.Entry, _ other: Block, _ otherEntry: Layout.Entry) -> Bool {
    func equal<Value: Equatable>(_ type: Value.Type) -> Bool {
      ExactEquality.holds(value(of: entry, as: type), other.value(of: otherEntry, as: type))
    }
    return equal(entry.definition.valueType)
  }

  /// A hash of the values, which is the same for identical blocks.
  var exactHash: Int {
    var hasher = Hasher()
    for entry in layout.entries {
      func hash<Value: Hashable>(_ type: Value.Type) {
        // In bounds and of this type: the entry is from the block's own layout.
        (base + entry.offset).assumingMemoryBound(to: type).pointee.hash(into: &hasher)
      }
      hash(entry.definition.valueType)
    }
    return hasher.finalize()
  }

  /// Whether another block can stand for this one in every respect.
  func isIdentical(to other: Block) -> Bool {
    if self === other { return true }
    // Layouts are not counted: each block owns its own.
    return withUnsafeMutablePointerToHeader { ours in
      other.withUnsafeMutablePointerToHeader { theirs in
        ours.pointee.layout._withUnsafeGuaranteedRef { layout in
          theirs.pointee.layout._withUnsafeGuaranteedRef { layout.isSame(as: $0) }
            && ours.pointee.kind == theirs.pointee.kind
            && layout.entries.allSatisfy { holdsEqual($0, other, $0) }
            && ours.pointee.cleared == theirs.pointee.cleared
        }
      }
    }
  }

  /// Whether one of two blocks can stand for the other, or there is neither.
  static func areIdentical(_ block: Block?, _ other: Block?) -> Bool {
    guard let block, let other else { return block == nil && other == nil }
    return block.isIdentical(to: other)
  }

  /// Copies what another block has of this one's entries, and says which it does not have.
  @discardableResult
  private func copyValues(of other: Block) -> [Layout.Entry] {
    cleared = other.cleared
    recorded = other.recorded
    return layout.entries.filter { entry in
      guard let source = other.layout.entry(of: entry.attribute, entry.role) else { return true }
      // In bounds and of this type: both entries are of one attribute and from their layouts.
      Self.copy(
        entry.definition.valueType, from: other.base + source.offset, to: base + entry.offset)
      return false
    }
  }

  /// Copies the first values of another block whose first entries are the same.
  func copyPrefix(_ count: Int, from other: Block) {
    let byteCount = count < layout.entries.count ? layout.entries[count].offset : layout.byteCount
    base.copyMemory(from: other.base, byteCount: byteCount)
    // Of these the bytes are not a copy: they are initialized over.
    for entry in layout.counted where entry.offset < byteCount {
      Self.copy(
        entry.definition.valueType, from: other.base + entry.offset, to: base + entry.offset)
    }
  }

  private static func copy<Value>(
    _ type: Value.Type, from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer
  ) {
    target.initializeMemory(
      as: Value.self, from: source.assumingMemoryBound(to: Value.self), count: 1)
  }

  private static func destroy<Value>(_ type: Value.Type, at target: UnsafeMutableRawPointer) {
    target.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }
}

/// What a block says of itself, beside its values.
struct BlockHeader {
  /// Owned by the block: retained when it is made, released when it goes.
  let layout: Unmanaged<Layout>
  var kind: NodeKind
  var cleared: [Write] = []
  var recorded: [RecordedWrite]?
}
