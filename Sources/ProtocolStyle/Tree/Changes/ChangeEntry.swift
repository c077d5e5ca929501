/// A node whose look may have changed, with a number: 12 bytes.
///
/// In a segment the number is that of the former look; in a report, that of a pair of styles.
struct ChangeEntry: Sendable {
  let index: UInt32
  let generation: UInt32
  private var bits: UInt32

  /// The bits of the number, which are enough for all looks of a tree.
  private static let numberMask: UInt32 = 1 << 30 - 1
  private static let animated: UInt32 = 1 << 31
  private static let notedContent: UInt32 = 1 << 30

  /// Makes an entry for a change that isn't animated and has no noted content.
  @inline(__always)
  init(index: UInt32, generation: UInt32, number: Int) {
    self.index = index
    self.generation = generation
    bits = UInt32(truncatingIfNeeded: number)
  }

  /// The number of the style or of the pair.
  var number: Int {
    @inline(__always)
    get { Int(bits & Self.numberMask) }
    @inline(__always)
    set { bits = bits & ~Self.numberMask | UInt32(truncatingIfNeeded: newValue) }
  }

  /// Whether an animation caused the change, or one of several.
  var isAnimated: Bool {
    get { bits & Self.animated != 0 }
    set { bits = newValue ? bits | Self.animated : bits & ~Self.animated }
  }

  /// Whether the segment has the former content, where no entry means none.
  var hasNotedContent: Bool {
    get { bits & Self.notedContent != 0 }
    set { bits = newValue ? bits | Self.notedContent : bits & ~Self.notedContent }
  }

  /// The node in a tree with a serial number.
  @inline(__always)
  func node(in tree: UInt32) -> AnyNodeHandle {
    AnyNodeHandle(tree: tree, index: index, generation: generation)
  }

  /// The node, for tables of nodes of one tree.
  var key: NodeKey { NodeKey(index: index, generation: generation) }
}

/// A node among those of one tree, past ones included.
struct NodeKey: Hashable {
  let index: UInt32
  let generation: UInt32
}

extension AnyNodeHandle {
  /// The node among those of its tree.
  var key: NodeKey { NodeKey(index: index, generation: generation) }
}
