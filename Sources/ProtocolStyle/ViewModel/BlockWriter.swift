/// Where the values of a node go while its type's plan runs.
///
/// Most nodes of a type come out equal, so a plan first compares with a block that an earlier node
/// left behind. The first value that differs makes a new block: the values before it are copied,
/// the values from it on are written in place.
@usableFromInline
struct BlockWriter {
  /// The block that is compared with, or the one that is written.
  @usableFromInline var base: UnsafeMutableRawPointer

  /// Whether `base` is compared with; from the first difference on it is written.
  @usableFromInline var isComparing: Bool

  private(set) var block: Block
  private let layout: Layout

  /// Compares with a block that starts with the entries of a layout.
  init(comparingWith block: Block, layout: Layout) {
    self.block = block
    self.layout = layout
    base = block.base
    isComparing = true
  }

  /// Writes a new block.
  init(layout: Layout, kind: NodeKind) {
    self.layout = layout
    block = Block.make(layout, kind: kind)
    base = block.base
    isComparing = false
  }

  /// Goes over from comparing to writing, before the entry of that index.
  @usableFromInline
  mutating func diverge(at index: Int) {
    let fresh = Block.make(layout, kind: block.kind)
    fresh.copyPrefix(index, from: block)
    block = fresh
    base = fresh.base
    isComparing = false
  }
}
