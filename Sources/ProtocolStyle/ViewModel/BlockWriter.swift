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
