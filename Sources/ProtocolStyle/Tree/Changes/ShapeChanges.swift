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

// MARK: - ShapeChangeFinder

/// Finds the steps that give a copy of a tree its present shape.
///
/// Invariant: when a node is inserted, its parent and all preceding siblings are in place, because
/// nodes that were moved have been removed before.
///
/// When few nodes have changed, their siblings aren't walked: indices are counted from the nearest
/// known index. The index of a node that was attached or moved to the end follows from the number
/// of its siblings, and that of a node attached at an index from the store's hint. At worst, a
/// report walks as far as the attaching or moving did.
struct ShapeChangeFinder {
  private let store: NodeStore
  private var insertions: [ShapeChanges.Insertion] = []
  private var animated: Set<NodeKey> = []

  init(_ store: NodeStore) {
    self.store = store
  }

  /// The steps that insert all nodes.
  mutating func initialSteps() -> ShapeChanges {
    insertions.reserveCapacity(store.count)
    walkTree { _ in .isReportedNew }
    return changes(moved: [], detached: [])
  }

  /// The steps since a position, with the events of the record of changes from there on.
  mutating func steps(
    since position: ChangePosition, by events: ArraySlice<ShapeEvent>
  ) -> ShapeChanges {
    var inserted: [UInt32] = []
    var moved: [AnyNodeHandle] = []
    var detached: [AnyNodeHandle] = []
    for event in events {
      if event.isAnimated { animated.insert(event.node) }
      let node = AnyNodeHandle(
        tree: store.serial, index: event.node.index, generation: event.node.generation)
      switch event.kind {
      case .attached:
        if event.node.index < position.recordCount, store.contains(node) {
          inserted.append(event.node.index)
        }
      case .moved where position.precedes(event): moved.append(node)
      case .detached where position.precedes(event): detached.append(node)
      default: break
      }
    }
    for index in position.recordCount..<max(position.recordCount, store.records.count)
    where store.isUsed(index) {
      inserted.append(UInt32(index))
    }
    for index in inserted { store.records[Int(index)].flags.insert(.isReportedNew) }
    // A node that was moved in several batches is reported once.
    var known: Set<AnyNodeHandle> = []
    if moved.count > 1 { moved = moved.filter { known.insert($0).inserted } }
    for node in moved where store.contains(node) {
      inserted.append(node.index)
      store.records[Int(node.index)].flags.insert(.isReportedMoved)
    }
    insert(inserted)
    for index in inserted {
      store.records[Int(index)].flags.subtract([.isReportedNew, .isReportedMoved])
    }
    return changes(moved: moved, detached: detached)
  }

  private func changes(moved: [AnyNodeHandle], detached: [AnyNodeHandle]) -> ShapeChanges {
    ShapeChanges(
      tree: store.serial, moved: moved, detached: detached, insertions: insertions,
      animated: animated)
  }

  /// Inserts flagged nodes, in groups of siblings or in the order of a walk.
  private mutating func insert(_ nodes: [UInt32]) {
    if nodes.isEmpty { return }
    insertions.reserveCapacity(nodes.count)
    guard nodes.count < store.count / 8, let groups = groups(of: nodes) else {
      return walkTree { [store] in store.records[Int($0)].flags }
    }
    for group in groups { insert(group.nodes, into: group.parent) }
  }

  // MARK: All nodes

  /// Inserts the flagged nodes in the order of a walk over the tree.
  private mutating func walkTree(_ flags: (UInt32) -> NodeRecord.Flags) {
    struct Level {
      var index: UInt32 = 0

      /// The next sibling that isn't inserted, if it's known.
      var next: UInt32?
    }
    var levels: [Level] = []
    var walk = RecordWalk(store, from: store.firstRoot, within: NodeRecord.none)
    while walk.current != NodeRecord.none {
      let (node, depth) = (walk.current, walk.depth)
      let record = store.records.reference(to: Int(node))
      if depth < levels.count {
        levels.removeLast(levels.count - depth - 1)
        levels[depth].index += 1
      } else {
        levels.append(Level())
      }
      if flags(node).isInserted {
        var next = levels[depth].next ?? record.value.next
        while levels[depth].next == nil, next != NodeRecord.none, flags(next).isInserted {
          next = store.records[Int(next)].next
        }
        levels[depth].next = next
        append(node, levels[depth].index, before: next, flags(node))
      } else {
        levels[depth].next = nil
      }
      walk.advance(from: record)
    }
  }

  // MARK: Groups of siblings

  /// Nodes by their parents, those of higher parents first; nil when a walk takes less time.
  ///
  /// Nodes in new nodes are left out, because they're inserted together with these.
  private func groups(of nodes: [UInt32]) -> [(parent: UInt32, nodes: [UInt32])]? {
    var groups: [UInt32: [UInt32]] = [:]
    for node in nodes {
      let parent = store.records[Int(node)].parent
      if parent != NodeRecord.none, store.records[Int(parent)].flags.contains(.isReportedNew) {
        continue
      }
      groups[parent, default: []].append(node)
    }
    var depths: [UInt32: Int] = [:]
    var steps = 0
    for parent in groups.keys {
      var (depth, ancestor) = (0, parent)
      while ancestor != NodeRecord.none {
        ancestor = store.records[Int(ancestor)].parent
        depth += 1
      }
      depths[parent] = depth
      steps += depth
      if steps > store.count { return nil }
    }
    return groups.sorted { (depths[$0.key] ?? 0, $0.key) < (depths[$1.key] ?? 0, $1.key) }
      .map { (parent: $0.key, nodes: $0.value) }
  }

  /// Inserts all flagged children of a node that isn't new, and all descendants of new ones.
  private mutating func insert(_ nodes: [UInt32], into parent: UInt32) {
    let first = firstChild(of: parent)
    // In a run of adjacent siblings, only the index of the first is searched.
    let heads = nodes.filter { $0 == first || !isInserted(store.records[Int($0)].previous) }
    for (head, place) in places(of: heads, in: parent).sorted(by: { $0.place < $1.place }) {
      var next = head
      while next != NodeRecord.none, isInserted(next) { next = store.records[Int(next)].next }
      var (child, index) = (head, UInt32(place))
      while child != next {
        append(child, index, before: next, store.records[Int(child)].flags)
        if isNew(child) { insertChildren(of: child) }
        child = store.records[Int(child)].next
        index += 1
      }
    }
  }

  /// Inserts all descendants of a new node.
  private mutating func insertChildren(of node: UInt32) {
    var rest: [(child: UInt32, index: UInt32)] = [(store.records[Int(node)].firstChild, 0)]
    while let (child, index) = rest.popLast() {
      if child == NodeRecord.none { continue }
      rest.append((store.records[Int(child)].next, index + 1))
      append(child, index, before: NodeRecord.none, store.records[Int(child)].flags)
      if isNew(child) { rest.append((store.records[Int(child)].firstChild, 0)) }
    }
  }

  /// The places of some children of a node.
  private func places(of nodes: [UInt32], in parent: UInt32) -> [(node: UInt32, place: Int)] {
    guard nodes.count > 4 else { return nodes.map { ($0, self.place(of: $0, in: parent)) } }
    var rest = Set(nodes)
    var places: [(node: UInt32, place: Int)] = []
    var (child, place) = (firstChild(of: parent), 0)
    while !rest.isEmpty {
      if rest.remove(child) != nil { places.append((child, place)) }
      child = store.records[Int(child)].next
      place += 1
    }
    return places
  }

  /// The index of a child among its siblings, counted in both directions to a known index.
  ///
  /// Notes the number of siblings for the next report when the count reaches the last sibling.
  private func place(of child: UInt32, in parent: UInt32) -> Int {
    let first = firstChild(of: parent)
    let count = store.childCounts[parent]
    let hint = store.siblingHint.flatMap { $0.parent == parent ? $0 : nil }
    var (back, forward) = (child, child)
    var (before, after) = (0, 0)
    var place: Int?
    var isAtLast = false
    while place == nil {
      let next = store.records[Int(forward)].next
      isAtLast = next == NodeRecord.none
      if back == first {
        place = before
      } else if let hint, hint.child == back {
        place = hint.place + before
      } else if let hint, hint.child == forward {
        place = hint.place - after
      } else if isAtLast, let count {
        place = count - 1 - after
      } else {
        if !isAtLast { (forward, after) = (next, after + 1) }
        (back, before) = (store.records[Int(back)].previous, before + 1)
      }
    }
    let found = place ?? 0
    if isAtLast, count == nil, found + after + 1 >= NodeStore.countedChildren {
      store.setChildCount(found + after + 1, of: parent)
    }
    return found
  }

  private func firstChild(of parent: UInt32) -> UInt32 {
    parent == NodeRecord.none ? store.firstRoot : store.records[Int(parent)].firstChild
  }

  private func isInserted(_ node: UInt32) -> Bool { store.records[Int(node)].flags.isInserted }

  private func isNew(_ node: UInt32) -> Bool {
    store.records[Int(node)].flags.contains(.isReportedNew)
  }

  private mutating func append(
    _ node: UInt32, _ index: UInt32, before next: UInt32, _ flags: NodeRecord.Flags
  ) {
    let key = key(node)
    let parent = store.records[Int(node)].parent
    insertions.append(
      ShapeChanges.Insertion(
        node: key, parent: parent == NodeRecord.none ? nil : self.key(parent), index: index,
        next: next == NodeRecord.none ? nil : self.key(next),
        isMove: flags.contains(.isReportedMoved),
        isAnimated: !animated.isEmpty && animated.contains(key)))
  }

  private func key(_ node: UInt32) -> NodeKey {
    NodeKey(index: node, generation: store.records[Int(node)].generation)
  }
}

extension NodeRecord.Flags {
  /// Whether the report under construction inserts the node.
  fileprivate var isInserted: Bool { !isDisjoint(with: [.isReportedNew, .isReportedMoved]) }
}
