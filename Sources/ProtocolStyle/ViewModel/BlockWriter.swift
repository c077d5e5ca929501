/// Where the values of a node go while its type's plan runs.
///
/// Most nodes of a type come out equal, so a plan first compares with a block that an earlier node
/// left behind. The first value that differs makes a new block: the values before it are copied,
/// the values from it on are written in place.
@usableFromInline
struct BlockWriter {
  /// The first value of the block that is compared with, or of the one that is written.
  @usableFromInline var base: UnsafeMutableRawPointer

  /// Whether `base` is compared with; from the first difference on it is written.
  @usableFromInline var isComparing: Bool

  /// The block that is written; nil while every value equals the known one.
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
    isComparing = true
  }

  /// Writes a new block.
  init(layout: Layout, kind: NodeKind) {
    let block = Block.make(layout, kind: kind)
    known = nil
    self.layout = layout
    fresh = block
    base = block.base
    isComparing = false
  }

  /// Writes a block anew, of whose layout it is, and which only whoever made the writer has.
  init(over block: Block, layout: Layout) {
    block.deinitializeValues()
    known = nil
    self.layout = layout
    fresh = block
    base = block.base
    isComparing = false
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
      isComparing = false
    }
  }
}
