/// Some nodes of a tree, to be rendered in other situations.
///
/// A node's style depends on its own model and settings and on its ancestors, so a situated tree of
/// the nodes contains them and their ancestors, and no siblings.
///
/// Invariants:
/// - A member is a selected node, or an ancestor of one. It's a member once, after its parent.
/// - `nodes` and `places` are parallel.
package struct NodeSelection {
  /// The selected nodes, each once.
  package private(set) var nodes: [AnyNodeHandle] = []

  /// Whether styling the nodes may read `@Observable` objects, because a member is or holds objects.
  private(set) var mayBeObserved = false

  /// The places of the selected nodes among the members.
  private(set) var places: [UInt32] = []

  fileprivate private(set) var members: [Member] = []

  /// The places of members by index.
  fileprivate private(set) var known: [UInt32: UInt32] = [:]

  /// A selected node, or an ancestor of one.
  fileprivate struct Member {
    let index: UInt32

    /// The place of the parent among the members; none for a root.
    let parent: UInt32
    var isSelected = false
  }

  /// The number of selected nodes and their ancestors.
  var memberCount: Int { members.count }

  /// Selects nodes and all their descendants, and single nodes; traps when one isn't attached.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - roots: The nodes to select with all their descendants.
  ///   - others: The nodes to select without descendants.
  package init(of tree: StyleTree, within roots: [AnyNodeHandle], and others: [AnyNodeHandle]) {
    tree.forEachRecord(within: roots) { index, _, _ in select(index, of: tree.store) }
    for node in others { select(tree.index(of: node), of: tree.store) }
  }

  private mutating func select(_ index: UInt32, of store: NodeStore) {
    let place = place(of: index, in: store)
    guard !members[Int(place)].isSelected else { return }
    members[Int(place)].isSelected = true
    places.append(place)
    nodes.append(store.handle(index))
  }

  /// The place of a node among the members, which it's added to, with its ancestors, if it's
  /// missing.
  private mutating func place(of index: UInt32, in store: NodeStore) -> UInt32 {
    if let known = known[index] { return known }
    var missing: [UInt32] = []
    var (ancestor, place) = (store.records[Int(index)].parent, NodeRecord.none)
    while ancestor != NodeRecord.none {
      if let known = known[ancestor] {
        place = known
        break
      }
      missing.append(ancestor)
      ancestor = store.records[Int(ancestor)].parent
    }
    for ancestor in missing.reversed() { place = append(ancestor, in: place, of: store) }
    return append(index, in: place, of: store)
  }

  private mutating func append(
    _ index: UInt32, in parent: UInt32, of store: NodeStore
  ) -> UInt32 {
    let place = UInt32(members.count)
    members.append(Member(index: index, parent: parent))
    known[index] = place
    store.column(of: Int(index)).with {
      if $0.mayBeObserved { mayBeObserved = true }
    }
    return place
  }
}

extension NodeStore {
  /// Copies the positions and the settings of the members of a selection; the nodes have no
  /// computed style in the copy, and a member's index is its place.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - other: The store of the selected nodes.
  ///   - replan: Makes a column over the models of another one.
  convenience init(
    copying selection: NodeSelection, of other: NodeStore, _ replan: (AnyColumn) -> AnyColumn
  ) {
    self.init(serial: other.serial)
    for (place, member) in selection.members.enumerated() {
      let record = other.records[Int(member.index)]
      let number = record.column
      if columns[number.index] == nil {
        _ = columns.insert(replan(other.column(number).object), at: number.index)
      }
      let flags = record.flags.intersection([.hasSettings, .hasScope, .hasHidden])
      _ = makeRecord(column: number, row: Int(record.row), flags)
      link(place, into: member.parent, before: NodeRecord.none, place: nil)
      if flags.contains(.hasSettings), var local = other.settings[member.index] {
        local.reads = nil
        settings[UInt32(place)] = local
      }
      if flags.contains(.hasHidden) { hidden[UInt32(place)] = other.hidden[member.index] }
      copyContainerWidth(of: member.index, from: other, as: UInt32(place))
    }
    // Siblings and descendants aren't copied.
    original = Original(
      store: other, indices: selection.members.map(\.index), copies: selection.known)
  }
}
