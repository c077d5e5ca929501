/// The values of one view model in one allocation.
///
/// This type, with its writers, contains all unsafe storage of values. Values are accessed at the
/// offsets of their entries; copying a block costs one allocation and a copy of each value.
///
/// Invariants:
/// - From the end of `make(…)` to the start of `deinit`, every entry of the layout has an
///   initialized value of its attribute's type at its offset.
/// - A block with more than one owner is never changed.
final class Block: ManagedBuffer<BlockHeader, UInt64> {
  /// Creates a block with uninitialized values, all of which the caller must initialize.
  static func make(_ layout: Layout, kind: NodeKind) -> Block {
    // The allocator aligns to 16 bytes and an object's header has 16, so the values are aligned as
    // the layout requires. An element type with that alignment would use a slower allocator.
    precondition(
      MemoryLayout<BlockHeader>.size % Layout.largestAlignment == 0,
      "Block: the header's size must be a multiple of the largest alignment.")
    let words = (layout.byteCount + 7) / 8
    let buffer = Block.create(minimumCapacity: words) { _ in
      BlockHeader(layout: .passRetained(layout), kind: kind)
    }
    // Sound because `create` allocates an instance of the class it's called on.
    return unsafeDowncast(buffer, to: Block.self)
  }

  /// Creates a block with the values of another that a layout keeps.
  static func make(_ layout: Layout, from other: Block) -> Block {
    let block = make(layout, kind: other.kind)
    block.copyValues(of: other)
    return block
  }

  /// Creates a block with the values of another and one more.
  static func make<Value>(_ layout: Layout, from other: Block, adding value: Value) -> Block {
    let block = make(layout, kind: other.kind)
    if let added = block.copyValues(of: other) {
      // Sound because the only entry that `other` doesn't have is that of the added value.
      (block.base + layout.entries[added].offset).initializeMemory(as: Value.self, to: value)
    }
    return block
  }

  /// Creates a block of a kind with the values of inherited attributes that another block shows, as
  /// far as the kind uses them, beneath written values.
  ///
  /// - Parameters:
  ///   - lower: The block with the inherited values.
  ///   - kind: The kind.
  ///   - upper: The block with the written values, which has no others, no writes of nil, and
  ///     doesn't record writes; nil for none.
  /// - Returns: The block; nil if both have values along an axis.
  static func make(
    inheriting lower: Block, by kind: NodeKind, beneath upper: Block? = nil
  ) -> Block? {
    let own = upper?.layout ?? .empty
    let inherited = lower.layout.inherited
    var layout = own
    for entry in inherited where kind.uses(entry.attribute) {
      if own.offset(of: entry.attribute) == nil {
        layout = layout.adding(entry.attribute, .written)
      } else if entry.definition.hasAxis {
        return nil
      }
    }
    if let upper, layout === own { return upper }
    let block = make(layout, kind: kind)
    // All layouts have their entries in the same order.
    var next = 0
    for entry in layout.entries {
      let source: UnsafeMutableRawPointer
      if let upper, next < own.entries.count, own.entries[next].attribute == entry.attribute {
        source = upper.base + own.entries[next].offset
        next += 1
      } else if let found = inherited.first(where: { $0.attribute == entry.attribute }) {
        source = lower.base + found.offset
      } else {
        preconditionFailure("Each value is inherited or written.")
      }
      block.initialize(entry, from: source)
    }
    return block
  }

  /// Initializes the value of an entry of the block's own layout with that at an address, which must
  /// be a value of the entry's attribute.
  private func initialize(_ entry: Layout.Entry, from source: UnsafeMutableRawPointer) {
    // In bounds and of this type because the entry is from the block's own layout.
    if entry.isPlain {
      (base + entry.offset).copyMemory(from: source, byteCount: entry.room)
    } else {
      Self.copy(entry.valueType, from: source, to: base + entry.offset)
    }
  }

  /// The values of this block, with the written ones of another in place of those of the same
  /// attributes; nil if both have written values along an axis.
  ///
  /// Neither block has writes of nil or records writes.
  func merging(writtenOf upper: Block) -> Block? {
    let (own, others) = (layout, upper.layout)
    var layout = own
    for entry in others.entries.prefix(others.writtenCount) {
      if own.offset(of: entry.attribute) == nil || own.entry(of: entry.attribute, .written) == nil {
        layout = layout.adding(entry.attribute, .written)
      } else if entry.definition.hasAxis {
        return nil
      }
    }
    if layout === others, !others.hasDerived, upper.kind == kind, upper.cleared.isEmpty,
      upper.recorded == nil
    {
      return upper
    }
    let block = Block.make(layout, kind: kind)
    // All layouts have their entries in the same order.
    var (ownPlace, otherPlace) = (0, 0)
    for entry in layout.entries {
      let isOwn = ownPlace < own.entries.count && own.entries[ownPlace].isSame(as: entry)
      let isOther =
        otherPlace < others.writtenCount && others.entries[otherPlace].isSame(as: entry)
      // In bounds and of this type because both entries are of one attribute and from the blocks'
      // layouts; each entry is one of this block or of the other.
      let source =
        isOther
        ? upper.base + others.entries[otherPlace].offset
        : base + own.entries[ownPlace].offset
      block.initialize(entry, from: source)
      if isOwn { ownPlace += 1 }
      if isOther { otherPlace += 1 }
    }
    return block
  }

  deinit {
    withUnsafeMutablePointers { header, elements in
      // Sound because every entry is initialized, and no other reference to the block exists.
      let base = UnsafeMutableRawPointer(elements)
      for entry in header.pointee.layout.takeUnretainedValue().counted {
        Self.destroy(entry.valueType, at: base + entry.offset)
      }
      header.pointee.layout.release()
    }
  }

  /// The address of offset 0; valid as long as the block.
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

  /// The writes of nil, which no derivation of the same level fills.
  ///
  /// They and the recorded writes are changed in place, because an array that is read, changed and
  /// written back is copied. Sound because the header is at its address as long as the block.
  var cleared: [Write] {
    get { withUnsafeMutablePointerToHeader { $0.pointee.cleared } }
    _modify { yield &withUnsafeMutablePointerToHeader({ $0 }).pointee.cleared }
  }

  /// The writes since recording began; nil if the block isn't recording.
  var recorded: [RecordedWrite]? {
    get { withUnsafeMutablePointerToHeader { $0.pointee.recorded } }
    _modify { yield &withUnsafeMutablePointerToHeader({ $0 }).pointee.recorded }
  }

  /// Returns the visible value of an attribute.
  func value<Value>(of attribute: Attribute<Value>) -> Value? {
    withUnsafeMutablePointers { header, elements in
      // The layout is unretained because retaining it would cost more than reading; the block owns
      // it.
      let offset = header.pointee.layout._withUnsafeGuaranteedRef { $0.offset(of: attribute.id) }
      guard let offset else { return nil }
      // Sound because the block's own layout has the attribute's value at this offset.
      return (UnsafeRawPointer(elements) + offset).assumingMemoryBound(to: Value.self).pointee
    }
  }

  /// Returns the value of an entry of the block's own layout.
  func value(of entry: Layout.Entry) -> any Hashable & Sendable & Codable {
    func load<Value: Hashable & Sendable & Codable>(
      _ type: Value.Type
    ) -> any Hashable & Sendable & Codable {
      value(of: entry, as: type)
    }
    return load(entry.valueType)
  }

  /// Returns the value of an entry of the block's own layout, whose attribute must have this type.
  func value<Value>(of entry: Layout.Entry, as type: Value.Type) -> Value {
    // Sound because of the invariants, and because the entry is from the block's own layout.
    (base + entry.offset).assumingMemoryBound(to: Value.self).pointee
  }

  /// Returns the address of the value at an offset of the block's own layout, which must have this
  /// type.
  @inline(__always)
  func address<Value>(at offset: Int, of type: Value.Type) -> UnsafeMutablePointer<Value> {
    (base + offset).assumingMemoryBound(to: type)
  }

  /// Replaces the value of an entry of the block's own layout, whose attribute must have this type.
  func replaceValue<Value>(of entry: Layout.Entry, with value: Value) {
    // Sound because of the invariants, and because the caller owns the block uniquely.
    (base + entry.offset).assumingMemoryBound(to: Value.self).pointee = value
  }

  /// Returns whether the entries of two blocks for one attribute have exactly equal values.
  func holdsEqual(_ entry: Layout.Entry, _ other: Block, _ otherEntry: Layout.Entry) -> Bool {
    func equal<Value: Equatable>(_ type: Value.Type) -> Bool {
      ExactEquality.holds(value(of: entry, as: type), other.value(of: otherEntry, as: type))
    }
    return equal(entry.valueType)
  }

  /// A hash of the values, which is equal for identical blocks.
  var exactHash: Int {
    var hasher = Hasher()
    for entry in layout.entries { hash(entry, into: &hasher) }
    return hasher.finalize()
  }

  /// Hashes the value of an entry of the block's own layout.
  func hash(_ entry: Layout.Entry, into hasher: inout Hasher) {
    func hash<Value: Hashable>(_ type: Value.Type) {
      // In bounds and of this type because the entry is from the block's own layout.
      (base + entry.offset).assumingMemoryBound(to: type).pointee.hash(into: &hasher)
    }
    hash(entry.valueType)
  }

  /// Hashes the visible attributes and their values, equally for blocks that show the same.
  func hashVisible(into hasher: inout Hasher) {
    for entry in layout.visible {
      hasher.combine(entry.attribute)
      hash(entry, into: &hasher)
    }
  }

  /// Returns whether this block and another are interchangeable in every respect.
  func isIdentical(to other: Block) -> Bool {
    if self === other { return true }
    // The layouts are unretained because each block owns its own.
    return withUnsafeMutablePointerToHeader { ours in
      other.withUnsafeMutablePointerToHeader { theirs in
        ours.pointee.layout._withUnsafeGuaranteedRef { layout in
          theirs.pointee.layout._withUnsafeGuaranteedRef { layout.isSame(as: $0) }
            && ours.pointee.kind == theirs.pointee.kind
            && (hasSameBytes(as: other, layout.byteCount)
              || layout.entries.allSatisfy { holdsEqual($0, other, $0) })
            // Few blocks have writes of nil, and comparing arrays retains them.
            && (ours.pointee.cleared.isEmpty && theirs.pointee.cleared.isEmpty
              || ours.pointee.cleared == theirs.pointee.cleared)
        }
      }
    }
  }

  /// Returns whether the values of two blocks with the same layout have the same bytes in memory, and
  /// therefore the same references.
  ///
  /// It takes a few instructions, whereas comparing a text takes hundreds. The bytes between values
  /// may differ in equal blocks.
  private func hasSameBytes(as other: Block, _ count: Int) -> Bool {
    withUnsafeMutablePointerToElements { ours in
      other.withUnsafeMutablePointerToElements { theirs in
        // In bounds because blocks have room for whole words.
        for word in 0..<(count + 7) / 8 where ours[word] != theirs[word] { return false }
        return true
      }
    }
  }

  /// Returns whether two blocks are interchangeable or both nil.
  static func areIdentical(_ block: Block?, _ other: Block?) -> Bool {
    guard let block, let other else { return block == nil && other == nil }
    return block.isIdentical(to: other)
  }

  /// Copies the values of another block, which has an entry for each of this one's entries except
  /// at most one.
  ///
  /// - Parameter other: The other block.
  /// - Returns: The place of the entry that the other block doesn't have.
  @discardableResult
  private func copyValues(of other: Block) -> Int? {
    withUnsafeMutablePointerToHeader { ours in
      other.withUnsafeMutablePointerToHeader { theirs in
        if !theirs.pointee.cleared.isEmpty { ours.pointee.cleared = theirs.pointee.cleared }
        if theirs.pointee.recorded != nil { ours.pointee.recorded = theirs.pointee.recorded }
        // The layouts are unretained because each block owns its own.
        return ours.pointee.layout._withUnsafeGuaranteedRef { layout in
          theirs.pointee.layout._withUnsafeGuaranteedRef { source in
            if layout !== source { return copyValues(of: other, at: layout, from: source) }
            copyPrefix(layout.entries.count, from: other)
            return nil
          }
        }
      }
    }
  }

  /// Copies the values of another block with another layout.
  private func copyValues(of other: Block, at layout: Layout, from source: Layout) -> Int? {
    var added: Int?
    // Both layouts have their entries in the same order.
    var next = 0
    for place in layout.entries.indices {
      let entry = layout.entries[place]
      var found = next
      while found < source.entries.count, !entry.isSame(as: source.entries[found]) { found += 1 }
      if found == source.entries.count {
        added = place
        continue
      }
      next = found + 1
      initialize(entry, from: other.base + source.entries[found].offset)
    }
    return added
  }

  /// Copies the first values of another block, whose first entries must be the same.
  func copyPrefix(_ count: Int, from other: Block) {
    let byteCount = count < layout.entries.count ? layout.entries[count].offset : layout.byteCount
    base.copyMemory(from: other.base, byteCount: byteCount)
    // Values with references are copied again, properly, over their copied bytes.
    for entry in layout.counted where entry.offset < byteCount {
      Self.copy(
        entry.valueType, from: other.base + entry.offset, to: base + entry.offset)
    }
  }

  private static func copy<Value>(
    _ type: Value.Type, from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer
  ) {
    // Sound because the callers pass an initialized value and an uninitialized place of this type.
    target.initializeMemory(
      as: Value.self, from: source.assumingMemoryBound(to: Value.self), count: 1)
  }

  private static func destroy<Value>(_ type: Value.Type, at target: UnsafeMutableRawPointer) {
    // Sound because `deinit` passes an initialized value of this type.
    target.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }
}

/// The properties of a block other than its values.
struct BlockHeader {
  /// Owned by the block, which retains it when it's created and releases it when it's freed.
  let layout: Unmanaged<Layout>
  var kind: NodeKind
  var cleared: [Write] = []
  var recorded: [RecordedWrite]?
}

// MARK: - Writing

extension Block {
  /// Stores a value in the entry of an attribute, and adds the entry if there is none.
  static func store<Value>(
    _ value: Value, to attribute: AttributeID, as role: Layout.Role, in block: inout Block
  ) {
    if let entry = block.layout.entry(of: attribute, role) {
      makeUnique(&block)
      block.replaceValue(of: entry, with: value)
    } else {
      block = make(block.layout.adding(attribute, role), from: block, adding: value)
    }
  }

  /// Removes the entries that don't satisfy a condition.
  static func keep(_ isIncluded: (Layout.Entry) -> Bool, in block: inout Block) {
    let layout = block.layout.filter(isIncluded)
    guard layout !== block.layout else { return }
    block = make(layout, from: block)
  }

  /// Copies the block if it's shared, so that it can be changed.
  static func makeUnique(_ block: inout Block) {
    guard !isKnownUniquelyReferenced(&block) else { return }
    block = make(block.layout, from: block)
  }

  /// Returns whether another block has equal visible values for the same attributes.
  func showsSame(as other: Block) -> Bool {
    if self === other { return true }
    if layout === other.layout, hasSameBytes(as: other, layout.byteCount) { return true }
    return layout.visible.elementsEqual(other.layout.visible) { ours, theirs in
      ours.attribute == theirs.attribute && holdsEqual(ours, other, theirs)
    }
  }
}

// MARK: - BlockWriter

/// The destination of a node's values while its type's plan runs.
///
/// Most nodes of a type have equal values, so a plan first compares with the block of an earlier
/// node, without allocating. The first value that differs creates a new block: the values before it
/// are copied, and this value and those after it are written in place.
///
/// Invariant: the plan writes the entries of the layout in order, each once.
@usableFromInline
struct BlockWriter {
  /// The treatment of a value.
  @usableFromInline
  enum Mode {
    /// It's compared with the known value; the first difference creates another block.
    case comparing

    /// It initializes memory.
    case initializing

    /// It replaces the known value.
    case replacing
  }

  /// The first value of the block that is compared with or written to.
  @usableFromInline var base: UnsafeMutableRawPointer

  @usableFromInline private(set) var mode: Mode

  /// The new block; nil as long as every value equals the known one.
  private(set) var fresh: Block?

  /// The block that is compared with, unretained because the caller keeps it alive.
  private let known: Unmanaged<Block>?

  /// The layout of the values, unretained because the caller keeps it alive.
  private unowned(unsafe) let layout: Layout

  /// Creates a writer that compares with a block whose first entries are those of a layout.
  init(comparingWith known: Unmanaged<Block>, layout: Layout) {
    self.known = known
    self.layout = layout
    base = known._withUnsafeGuaranteedRef { $0.base }
    mode = .comparing
  }

  /// Creates a writer that initializes a new block.
  init(layout: Layout, kind: NodeKind) {
    let block = Block.make(layout, kind: kind)
    known = nil
    self.layout = layout
    fresh = block
    base = block.base
    mode = .initializing
  }

  /// Creates a writer that replaces the values of a block.
  ///
  /// The block must have the given layout, and the caller must own it uniquely.
  init(over block: Block, layout: Layout) {
    known = nil
    self.layout = layout
    base = block.base
    mode = .replacing
  }

  /// Changes from comparing to initializing, starting with the entry at an index.
  @usableFromInline
  @inline(never)
  mutating func diverge(at index: Int) {
    // Sound because the caller keeps the known block alive.
    known?._withUnsafeGuaranteedRef { known in
      let block = Block.make(layout, kind: known.kind)
      block.copyPrefix(index, from: known)
      fresh = block
      base = block.base
      mode = .initializing
    }
  }
}
