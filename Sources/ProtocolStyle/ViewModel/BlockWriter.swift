/// Where the values of a node go while its type's plan runs.
///
/// Most nodes of a type come out equal, so a plan first compares with a block that an earlier node
/// left behind. The first value that differs makes a new block: the values before it are copied,
/// the values from it on are written in place.
@usableFromInline
struct BlockWriter {
  /// What is done with a value.
  @usableFromInline
  enum Mode {
    /// It is compared with the one that is there; the first difference begins another block.
    case comparing

    /// It is written where there is none yet.
    case initializing

    /// It takes the place of the one that is there.
    case replacing
  }

  /// The first value of the block that is compared with, or of the one that is written.
  @usableFromInline var base: UnsafeMutableRawPointer

  @usableFromInline private(set) var mode: Mode

  /// The block that is made; nil while every value equals the known one.
  private(set) var fresh: Block?

  /// The block that is compared with; whoever made the writer keeps it alive.
  private let known: Unmanaged<Block>?

  /// What is written; whoever made the writer keeps it alive.
  private unowned(unsafe) let layout: Layout

  /// Compares with a block that starts with the entries of a layout.
  init(comparingWith known: Unmanaged<Block>, layout: Layout) {
    self.known = known
    self.layout = layout
    base = known._withUnsafeGuaranteedRef { $0.base }
    mode = .comparing
  }

  /// Writes a new block.
  init(layout: Layout, kind: NodeKind) {
    let block = Block.make(layout, kind: kind)
    known = nil
    self.layout = layout
    fresh = block
    base = block.base
    mode = .initializing
  }

  /// Writes over the values of a block, of whose layout it is, and which only whoever made the writer
  /// has.
  init(over block: Block, layout: Layout) {
    known = nil
    self.layout = layout
    base = block.base
    mode = .replacing
  }

  /// Goes over from comparing to writing, before the entry of that index.
  @usableFromInline
  @inline(never)
  mutating func diverge(at index: Int) {
    known?._withUnsafeGuaranteedRef { known in
      let block = Block.make(layout, kind: known.kind)
      block.copyPrefix(index, from: known)
      fresh = block
      base = block.base
      mode = .initializing
    }
  }
}
