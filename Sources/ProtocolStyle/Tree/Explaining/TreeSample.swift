/// One node for each group of equal nodes of a tree.
///
/// Two nodes are equal when they have the same computed style and their parents are equal. Nodes
/// with the same computed style may look different in other situations, if their getters or the
/// rules for them depend on something that changes. So a first sample of a tree takes each of these
/// alone, and a second one, in a situation, groups the members of the first.
package struct TreeSample {
  /// The key of a group of nodes.
  private struct Key: Hashable {
    /// The group of the parent.
    let parent: UInt32

    /// The computed style, which belongs to one type.
    let computedStyle: ComputedStyleNumber
  }

  /// A node that represents its group.
  package struct Member {
    /// The first node of the group.
    package let node: AnyNodeHandle

    /// The place of the parent among the members; nil for a root.
    package let parent: Int?
  }

  /// The members, each after its parent.
  package private(set) var members: [Member] = []

  /// The types of the nodes, in order of first appearance.
  package private(set) var nodeTypes: [any StyleNode.Type] = []
  private var knownTypes: Set<ObjectIdentifier> = []

  /// The groups of nodes, by the index of their record.
  private var groups: [UInt32]

  private var known: [Key: UInt32] = [:]

  /// The last group of each column, because the next node of a type usually equals the one before.
  private var latest: [(key: Key, group: UInt32)?]

  /// Takes a sample of a tree whose members stand for their groups in other situations as well.
  ///
  /// The cost is that of bringing every node up to date.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - situations: The contexts of the roots in the situations.
  package init(of tree: StyleTree, for situations: [StyleContext]) {
    self.init(tree)
    // Numbers of computed styles are compared, so none may be used again meanwhile.
    tree.keepingNumbers {
      let differences = tree.differences(between: situations)
      var areAlone: [ComputedStyleNumber: Bool] = [:]
      var walk = RecordWalk(tree.store, from: tree.store.firstRoot, within: NodeRecord.none)
      while walk.current != NodeRecord.none {
        let index = Int(walk.current)
        let record = tree.store.records.reference(to: index)
        add(index, parent: record.value.parent, of: tree) { computedStyle in
          if let known = areAlone[computedStyle] { return known }
          let mayDiffer = tree.mayDiffer(nodesLike: index, in: differences)
          areAlone[computedStyle] = mayDiffer
          return mayDiffer
        }
        walk.advance(from: record)
      }
    }
  }

  /// Groups the members of a sample by their computed styles in a situated tree of its tree.
  package init(of situatedTree: StyleTree, among other: TreeSample) {
    self.init(situatedTree)
    situatedTree.keepingNumbers {
      for member in other.members {
        let parent = member.parent.map { other.members[$0].node.index } ?? NodeRecord.none
        add(Int(member.node.index), parent: parent, of: situatedTree) { _ in false }
      }
    }
  }

  private init(_ tree: StyleTree) {
    groups = Array(repeating: NodeRecord.none, count: tree.store.records.count)
    latest = Array(repeating: nil, count: tree.store.columns.count)
  }

  /// The place of a node's group among the members.
  package func place(of node: AnyNodeHandle) -> Int { Int(groups[Int(node.index)]) }

  /// Adds a node to its group, or as the first one of a new group.
  ///
  /// - Parameters:
  ///   - index: The index of the node.
  ///   - parent: The index of a node in the parent's group.
  ///   - tree: The tree.
  ///   - isAlone: Returns whether each node of a computed style is a separate group.
  @inline(__always)
  private mutating func add(
    _ index: Int, parent: UInt32, of tree: StyleTree, isAlone: (ComputedStyleNumber) -> Bool
  ) {
    tree.refresher.bringUpToDate(index)
    let record = tree.store.records.reference(to: index)
    let (computedStyle, column) = (record.value.computedStyle, record.value.column.index)
    let outer = parent == NodeRecord.none ? NodeRecord.none : groups[Int(parent)]
    let key = Key(parent: outer, computedStyle: computedStyle)
    // The settings of a node are its own, even if its computed style is that of others.
    let hasSettings = !record.value.flags.isDisjoint(with: [.hasSettings, .hasHidden])
    if !hasSettings, let latest = latest[column], latest.key == key {
      groups[index] = latest.group
      return
    }
    let isShared = !hasSettings && !isAlone(computedStyle)
    groups[index] =
      (isShared ? known[key] : nil)
      ?? insert(tree.store.handle(UInt32(index)), parent: outer, of: tree)
    guard isShared else { return }
    known[key] = groups[index]
    latest[column] = (key, groups[index])
  }

  private mutating func insert(
    _ node: AnyNodeHandle, parent: UInt32, of tree: StyleTree
  ) -> UInt32 {
    let type = tree.nodeType(of: node)
    if knownTypes.insert(ObjectIdentifier(type)).inserted { nodeTypes.append(type) }
    members.append(Member(node: node, parent: parent == NodeRecord.none ? nil : Int(parent)))
    return UInt32(members.count - 1)
  }
}
