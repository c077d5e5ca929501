/// A step from the former shape of a tree to its present one.
public enum ShapeChange: Hashable, Sendable {
  /// A node is removed from its parent, because it was detached or because it's inserted again
  /// elsewhere.
  case remove(NodeRemoval)

  /// An attached or moved node becomes a child of another node, or a root.
  case insert(NodePlacement)

  /// The node.
  public var node: AnyNodeHandle {
    switch self {
    case .remove(let removal): removal.node
    case .insert(let placement): placement.node
    }
  }

  /// Whether the change was made in `StyleTree.animated(_:)`.
  public var isAnimated: Bool {
    switch self {
    case .remove(let removal): removal.isAnimated
    case .insert(let placement): placement.isAnimated
    }
  }
}

/// The removal of a node from its parent.
public struct NodeRemoval: Hashable, Sendable {
  /// The node.
  public let node: AnyNodeHandle

  /// Whether the node was detached; if not, a later step inserts it elsewhere with its descendants,
  /// or removes it for good.
  public let isDetached: Bool

  /// Whether the change was made in `StyleTree.animated(_:)`.
  public let isAnimated: Bool
}

/// The position at which a node is inserted: its present one.
public struct NodePlacement: Hashable, Sendable {
  /// The node.
  public let node: AnyNodeHandle

  /// The parent; nil for a root.
  public let parent: AnyNodeHandle?

  /// The index among the parent's children or among the roots, from 0.
  ///
  /// After the preceding steps, all siblings with lower indices are in place, so it's also the
  /// index to insert at.
  public let index: Int

  /// The sibling to insert the node before: the next one that is in place after the preceding
  /// steps; nil to append the node.
  public let next: AnyNodeHandle?

  /// Whether the node was moved; if not, it was attached.
  public let isMove: Bool

  /// Whether the change was made in `StyleTree.animated(_:)`.
  public let isAnimated: Bool
}

/// The steps from the former shape of a tree to its present one, to be applied in order.
///
/// Removals come first: those of moved nodes, then those of detached ones, each after all its
/// descendants. Insertions follow: each node comes after its parent and its preceding siblings.
public struct ShapeChanges: Sendable {
  /// A node at a place.
  struct Insertion: Sendable {
    let node: NodeKey
    let parent: NodeKey?
    let index: UInt32
    let next: NodeKey?
    let isMove: Bool
    var isAnimated: Bool
  }

  /// The serial number of the tree.
  let tree: UInt32

  /// The nodes that were moved; some may have been detached later.
  let moved: [AnyNodeHandle]
  let detached: [AnyNodeHandle]
  let insertions: [Insertion]

  /// The moved and detached nodes that were removed in an animation.
  let animated: Set<NodeKey>

  private func handle(_ node: NodeKey) -> AnyNodeHandle {
    AnyNodeHandle(tree: tree, index: node.index, generation: node.generation)
  }

  /// The inserted nodes that were moved, or those that were attached.
  func inserted(areMoved: Bool) -> [AnyNodeHandle] {
    insertions.lazy.filter { $0.isMove == areMoved }.map { handle($0.node) }
  }
}

extension ShapeChanges: RandomAccessCollection {
  /// The position of the first step: 0.
  public var startIndex: Int { 0 }

  /// The position after the last step.
  public var endIndex: Int { moved.count + detached.count + insertions.count }

  /// The step at a position.
  ///
  /// - Parameter position: A position from 0 to `count - 1`.
  public subscript(position: Int) -> ShapeChange {
    let removals = moved.count + detached.count
    guard position >= removals else {
      let isMoved = position < moved.count
      let node = isMoved ? moved[position] : detached[position - moved.count]
      return .remove(
        NodeRemoval(
          node: node, isDetached: !isMoved,
          isAnimated: animated.contains(node.key)))
    }
    let insertion = insertions[position - removals]
    return .insert(
      NodePlacement(
        node: handle(insertion.node), parent: insertion.parent.map(handle),
        index: Int(insertion.index), next: insertion.next.map(handle), isMove: insertion.isMove,
        isAnimated: insertion.isAnimated))
  }
}
