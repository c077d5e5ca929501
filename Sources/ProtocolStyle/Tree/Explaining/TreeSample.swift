/// One node for each group of equal nodes of a tree.
///
/// Two nodes are equal when they have the same look and their parents are equal. So the size of the
/// sample depends on the number of distinct appearances and not on the number of nodes. The cost is
/// that of bringing every node up to date.
package struct TreeSample {
  /// The key of a group of nodes.
  private struct Key: Hashable {
    /// The group of the parent.
    let parent: UInt32

    /// The look, which belongs to one type.
    let look: UInt32

    /// The record, if the node has individual settings.
    let single: UInt32
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
  private var groups: [UInt32] = []

  /// Takes a sample of a tree.
  package init(of tree: StyleTree) {
    // Numbers of looks are compared, so none may be used again meanwhile.
    tree.keepingNumbers { collect(from: tree) }
  }

  /// The place of a node's group among the members.
  @inline(__always)
  package func place(of node: AnyNodeHandle) -> Int { Int(groups[Int(node.index)]) }

  private mutating func collect(from tree: StyleTree) {
    var known: [Key: UInt32] = [:]
    groups = Array(repeating: NodeRecord.none, count: tree.store.records.count)
    // The next node of a type usually equals the one before it.
    var latest: [(key: Key, group: UInt32)?] = Array(
      repeating: nil, count: tree.store.columns.count)
    for node in tree.nodes {
      let index = Int(node.index)
      tree.bringUpToDate(index)
      let record = tree.store.records[index].parent
      let parent = record == NodeRecord.none ? NodeRecord.none : groups[Int(record)]
      let key = Self.key(of: index, parent, in: tree)
      let column = Int(tree.store.records[index].column)
      if let latest = latest[column], latest.key == key {
        groups[index] = latest.group
        continue
      }
      if let group = known[key] {
        groups[index] = group
      } else {
        groups[index] = UInt32(members.count)
        known[key] = groups[index]
        add(node, parent == NodeRecord.none ? nil : Int(parent), of: tree)
      }
      latest[column] = (key, groups[index])
    }
  }

  @inline(__always)
  private static func key(of index: Int, _ parent: UInt32, in tree: StyleTree) -> Key {
    let flags = tree.store.records[index].flags
    let isSingle =
      flags.contains(.hasSettings)
      && tree.store.settings[UInt32(index)]?.overrides.isEmpty == false
    return Key(
      parent: parent, look: tree.store.records[index].look,
      single: isSingle ? UInt32(index) : NodeRecord.none)
  }

  private mutating func add(_ node: AnyNodeHandle, _ parent: Int?, of tree: StyleTree) {
    let type = tree.store.column(of: Int(node.index)).takeUnretainedValue().nodeType
    if knownTypes.insert(ObjectIdentifier(type)).inserted { nodeTypes.append(type) }
    members.append(Member(node: node, parent: parent))
  }
}
