/// A tree with one node for each group of equal nodes of another tree, to be evaluated in other
/// situations.
///
/// Two nodes are equal when they have the same look and their parents are equal. So the size of the
/// sample depends on the number of distinct appearances and not on the number of nodes. The
/// original is walked once and not changed.
package final class TreeSample {
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

  /// The tree that was sampled.
  package let original: StyleTree

  /// A tree of copies of members that can be restyled freely; created on first use.
  private var copy: StyleTree?

  /// The copies of members, by their indices, as far as they were needed.
  private var copies: [AnyNodeHandle?] = []

  /// The members, each after its parent.
  package private(set) var members: [Member] = []

  /// The types of the nodes, in order of first appearance.
  package private(set) var nodeTypes: [any StyleNode.Type] = []
  private var knownTypes: Set<ObjectIdentifier> = []

  /// The style classes of the nodes.
  package private(set) var styleClasses: Set<String> = []

  /// Takes a sample of a tree, whose table of contexts must not be replaced meanwhile.
  package init(of original: StyleTree) {
    self.original = original
    collect()
  }

  /// A tree in a situation, with the copies of members that exist so far.
  package func tree(in situation: Situation) -> StyleTree {
    if let copy {
      copy.themes = situation.themes
      copy.environment = situation.environment
      return copy
    }
    let tree = StyleTree(
      applier: original.baseApplier, packs: original.packs, themes: situation.themes,
      environment: situation.environment, styleSheet: original.styleSheet)
    tree.tokens = original.tokens
    copies = Array(repeating: nil, count: members.count)
    copy = tree
    return tree
  }

  /// The copy of a member in the tree of copies, at the member's position.
  package func copy(of place: Int, in tree: StyleTree) -> AnyNodeHandle {
    // Without recursion, because trees can be deep.
    var (missing, next) = ([Int](), Optional(place))
    while let place = next, copies[place] == nil {
      missing.append(place)
      next = members[place].parent
    }
    for place in missing.reversed() {
      copies[place] = attach(members[place], to: members[place].parent.flatMap { copies[$0] }, tree)
    }
    return copies[place]!
  }

  private func collect() {
    var known: [Key: UInt32] = [:]
    var groups = Array(repeating: NodeRecord.none, count: original.store.records.count)
    // The next node of a type usually equals the one before it.
    var latest: [(key: Key, group: UInt32)?] = Array(
      repeating: nil, count: original.store.columns.count)
    for node in original.nodes {
      let index = Int(node.index)
      original.bringUpToDate(index)
      let record = original.store.records[index].parent
      let parent = record == NodeRecord.none ? NodeRecord.none : groups[Int(record)]
      let (key, column) = (key(of: index, parent), Int(original.store.records[index].column))
      if let latest = latest[column], latest.key == key {
        groups[index] = latest.group
        continue
      }
      if let group = known[key] {
        groups[index] = group
      } else {
        groups[index] = UInt32(members.count)
        known[key] = groups[index]
        add(node, parent == NodeRecord.none ? nil : Int(parent))
      }
      latest[column] = (key, groups[index])
    }
  }

  @inline(__always)
  private func key(of index: Int, _ parent: UInt32) -> Key {
    let flags = original.store.records[index].flags
    let isSingle =
      flags.contains(.hasSettings)
      && original.store.settings[UInt32(index)]?.overrides.isEmpty == false
    return Key(
      parent: parent, look: original.store.records[index].look,
      single: isSingle ? UInt32(index) : NodeRecord.none)
  }

  private func add(_ node: AnyNodeHandle, _ parent: Int?) {
    let type = original.store.column(of: Int(node.index)).takeUnretainedValue().nodeType
    if knownTypes.insert(ObjectIdentifier(type)).inserted { nodeTypes.append(type) }
    if let classed = original.node(of: node) as? any StyleClassed {
      styleClasses.formUnion(classed.styleClasses)
    }
    members.append(Member(node: node, parent: parent))
  }

  /// Attaches a copy with all settings of the member; an object itself is attached, not a copy.
  private func attach(
    _ member: Member, to parent: AnyNodeHandle?, _ tree: StyleTree
  ) -> AnyNodeHandle {
    let model = original.node(of: member.node)
    let node =
      parent.map { tree.attach(erased: model, to: $0) } ?? tree.attach(erased: model)
    if let hidden = original.store.hidden[member.node.index] { tree.hide(hidden, from: node) }
    if let settings = original.store.settings[member.node.index] { tree.take(settings, at: node) }
    return node
  }
}
