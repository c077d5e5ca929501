/// The values of one view model in one allocation.
///
/// This type, with its writers, contains all unsafe storage of values. Values are accessed at the
/// offsets of their entries; copying a block costs one allocation and a copy of each value.
///
/// Invariants:
/// - From the end of `make(…)` to the start of `deinit`, every entry of the layout has an
///   initialized value of its attribute's type at its offset.
/// - A block with more than one owner is never changed. So what has blocks is sendable, as arrays are.
@safe
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
      unsafe BlockHeader(ownedLayout: .passRetained(layout), kind: kind)
    }
    // Sound because `create` allocates an instance of the class it's called on.
    return unsafe unsafeDowncast(buffer, to: Block.self)
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
      unsafe (block.base + layout.entries[added].offset).initializeMemory(as: Value.self, to: value)
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
        unsafe source = upper.base + own.entries[next].offset
        next += 1
      } else if let found = inherited.first(where: { $0.attribute == entry.attribute }) {
        unsafe source = lower.base + found.offset
      } else {
        preconditionFailure("Each value is inherited or written.")
      }
      unsafe block.initialize(entry, from: source)
    }
    return block
  }

  /// Initializes the value of an entry of the block's own layout with that at an address, which must
  /// be a value of the entry's attribute.
  private func initialize(_ entry: Layout.Entry, from source: UnsafeMutableRawPointer) {
    // In bounds and of this type because the entry is from the block's own layout.
    if entry.isPlain {
      unsafe (base + entry.offset).copyMemory(from: source, byteCount: entry.room)
    } else {
      unsafe Self.copy(entry.valueType, from: source, to: base + entry.offset)
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
        unsafe isOther
        ? upper.base + others.entries[otherPlace].offset
        : base + own.entries[ownPlace].offset
      unsafe block.initialize(entry, from: source)
      if isOwn { ownPlace += 1 }
      if isOther { otherPlace += 1 }
    }
    return block
  }

  deinit {
    // Sound because every entry is initialized, and no other reference to the block exists.
    for entry in layout.counted { unsafe Self.destroy(entry.valueType, at: base + entry.offset) }
    unsafe properties.value.ownedLayout.release()
  }

  /// The address of offset 0; valid as long as the block.
  var base: UnsafeMutableRawPointer {
    unsafe withUnsafeMutablePointerToElements { UnsafeMutableRawPointer($0) }
  }

  /// The properties in their place, which is fixed as long as the block exists.
  private var properties: ValueReference<BlockHeader> {
    unsafe withUnsafeMutablePointerToHeader { unsafe ValueReference($0) }
  }

  var layout: Layout { properties.value.layout.object }

  var kind: NodeKind {
    get { properties.value.kind }
    set { properties.value.kind = newValue }
  }

  /// The writes of nil, which no derivation of the same level fills.
  ///
  /// They and the recorded writes are changed in place, because an array that is read, changed and
  /// written back is copied.
  var cleared: [Write] {
    get { properties.value.cleared }
    _modify { yield &properties.value.cleared }
  }

  /// The writes since recording began; nil if the block isn't recording.
  var recorded: [RecordedWrite]? {
    get { properties.value.recorded }
    _modify { yield &properties.value.recorded }
  }

  /// Returns the visible value of an attribute.
  func value<Value>(of attribute: Attribute<Value>) -> Value? {
    // The layout is unretained because retaining it would cost more than reading; the block owns it.
    guard let offset = properties.value.layout.with({ $0.offset(of: attribute.id) }) else {
      return nil
    }
    let found: ValueReference<Value> = reference(at: offset)
    return found.value
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
    unsafe (base + entry.offset).assumingMemoryBound(to: Value.self).pointee
  }

  /// Returns a reference to the value at an offset of the block's own layout, which must have this
  /// type.
  @inline(__always)
  func reference<Value>(at offset: Int) -> ValueReference<Value> {
    unsafe ValueReference((base + offset).assumingMemoryBound(to: Value.self))
  }

  /// Replaces the value of an entry of the block's own layout, whose attribute must have this type.
  func replaceValue<Value>(of entry: Layout.Entry, with value: Value) {
    // Sound because of the invariants, and because the caller owns the block uniquely.
    unsafe (base + entry.offset).assumingMemoryBound(to: Value.self).pointee = value
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
      unsafe (base + entry.offset).assumingMemoryBound(to: type).pointee.hash(into: &hasher)
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
    let (ours, theirs) = (properties, other.properties)
    return ours.value.layout.with { layout in
      theirs.value.layout.with { layout.isSame(as: $0) }
        && ours.value.kind == theirs.value.kind
        && (hasSameBytes(as: other, layout.byteCount)
          || layout.entries.allSatisfy { holdsEqual($0, other, $0) })
        // Few blocks have writes of nil, and comparing arrays retains them.
        && (ours.value.cleared.isEmpty && theirs.value.cleared.isEmpty
          || ours.value.cleared == theirs.value.cleared)
    }
  }

  /// Returns whether the values of two blocks with the same layout have the same bytes in memory, and
  /// therefore the same references.
  ///
  /// It takes a few instructions, whereas comparing a text takes hundreds. The bytes between values
  /// may differ in equal blocks.
  private func hasSameBytes(as other: Block, _ count: Int) -> Bool {
    unsafe withUnsafeMutablePointerToElements { ours in
      unsafe other.withUnsafeMutablePointerToElements { theirs in
        // In bounds because blocks have room for whole words.
        for word in 0..<(count + 7) / 8 where unsafe ours[word] != theirs[word] { return false }
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
    let (ours, theirs) = (properties, other.properties)
    if !theirs.value.cleared.isEmpty { ours.value.cleared = theirs.value.cleared }
    if theirs.value.recorded != nil { ours.value.recorded = theirs.value.recorded }
    // The layouts are unretained because each block owns its own.
    return ours.value.layout.with { layout in
      theirs.value.layout.with { source in
        if layout !== source { return copyValues(of: other, at: layout, from: source) }
        copyPrefix(layout.entries.count, from: other)
        return nil
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
      unsafe initialize(entry, from: other.base + source.entries[found].offset)
    }
    return added
  }

  /// Copies the first values of another block, whose first entries must be the same.
  func copyPrefix(_ count: Int, from other: Block) {
    let byteCount = count < layout.entries.count ? layout.entries[count].offset : layout.byteCount
    unsafe base.copyMemory(from: other.base, byteCount: byteCount)
    // Values with references are copied again, properly, over their copied bytes.
    for entry in layout.counted where entry.offset < byteCount {
      unsafe Self.copy(
        entry.valueType, from: other.base + entry.offset, to: base + entry.offset)
    }
  }

  private static func copy<Value>(
    _ type: Value.Type, from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer
  ) {
    // Sound because the callers pass an initialized value and an uninitialized place of this type.
    unsafe target.initializeMemory(
      as: Value.self, from: source.assumingMemoryBound(to: Value.self), count: 1)
  }

  private static func destroy<Value>(_ type: Value.Type, at target: UnsafeMutableRawPointer) {
    // Sound because `deinit` passes an initialized value of this type.
    unsafe target.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }
}

/// The properties of a block other than its values.
@safe
struct BlockHeader {
  /// Owned by the block, which retains it when it's created and releases it when it's freed.
  fileprivate let ownedLayout: Unmanaged<Layout>
  var kind: NodeKind
  var cleared: [Write] = []
  var recorded: [RecordedWrite]?

  /// The layout, uncounted.
  var layout: Unretained<Layout> { unsafe Unretained(ownedLayout) }
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
@safe
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
  private let known: Unretained<Block>?

  /// The layout of the values, unretained because the caller keeps it alive.
  private let layout: Unretained<Layout>

  /// Creates a writer that compares with a block whose first entries are those of a layout.
  init(comparingWith known: Unretained<Block>, layout: Layout) {
    self.known = known
    self.layout = Unretained(layout)
    unsafe base = known.with { unsafe $0.base }
    mode = .comparing
  }

  /// Creates a writer that initializes a new block.
  init(layout: Layout, kind: NodeKind) {
    let block = Block.make(layout, kind: kind)
    known = nil
    self.layout = Unretained(layout)
    fresh = block
    unsafe base = block.base
    mode = .initializing
  }

  /// Creates a writer that replaces the values of a block.
  ///
  /// The block must have the given layout, and the caller must own it uniquely.
  init(over block: Block, layout: Layout) {
    known = nil
    self.layout = Unretained(layout)
    unsafe base = block.base
    mode = .replacing
  }

  /// The known value at an offset of the layout, which must have this type.
  @inlinable
  func known<Value>(at offset: Int) -> ValueReference<Value> {
    assert(mode != .initializing, "no value is known")
    return unsafe ValueReference((base + offset).assumingMemoryBound(to: Value.self))
  }

  /// Initializes the value at an offset of the layout, which must have this type.
  @inlinable
  func initialize<Value>(at offset: Int, to value: Value) {
    unsafe (base + offset).initializeMemory(as: Value.self, to: value)
  }

  /// Changes from comparing to initializing, starting with the entry at an index.
  @usableFromInline
  mutating func diverge(at index: Int) {
    // Sound because the caller keeps the known block alive.
    known?.with { known in
      let block = Block.make(layout.object, kind: known.kind)
      block.copyPrefix(index, from: known)
      fresh = block
      unsafe base = block.base
      mode = .initializing
    }
  }
}
