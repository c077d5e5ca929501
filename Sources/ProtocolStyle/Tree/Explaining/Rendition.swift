/// Renditions of a tree: second trees over the same models, in other settings.
///
/// A rendition shares the models with its tree, and copies their positions and settings. It's styled
/// from scratch as it's read, and the tree itself isn't written to. Nothing of it is kept, because
/// that would take as much memory as the tree for each look of a page.
extension StyleTree {
  /// Runs a closure with a tree of the same nodes in other themes and another environment.
  ///
  /// The rendition has the models, handles, rules and settings of the tree. Use it only inside the
  /// closure, and don't use the tree meanwhile. Don't change anything but its themes, its environment,
  /// and models, which are the tree's: they must have their former values again in the end. The cost
  /// is a copy of the records, and styling each node that is read.
  ///
  /// - Parameters:
  ///   - themes: The themes, the lowest first, in place of the tree's.
  ///   - environment: The environment of the roots, in place of the tree's.
  ///   - probe: Values of tokens above all others, also those of scopes; none by default.
  ///   - body: A closure that reads the rendition.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  package func withRendition<Result>(
    themes: [Theme], environment: StyleEnvironment, probing probe: TokenValues = TokenValues(),
    _ body: (StyleTree) throws -> Result
  ) rethrows -> Result {
    try rendering(
      NodeStore(copying: store, rendered), in: settings(themes, environment), probing: probe, body)
  }

  /// Runs a closure with a tree of some nodes and their ancestors in other themes and another
  /// environment.
  ///
  /// The cost is that of copying and styling these nodes, whatever the size of the tree. Don't
  /// change the rendition, and don't use the tree meanwhile.
  ///
  /// - Parameters:
  ///   - selection: The nodes.
  ///   - themes: The themes, the lowest first, in place of the tree's.
  ///   - environment: The environment of the roots, in place of the tree's.
  ///   - probe: Values of tokens above all others, also those of scopes; none by default.
  ///   - body: A closure that reads the rendition. The handles are those of the selected nodes in
  ///     it, in the order of the selection.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  package func withRendition<Result>(
    of selection: NodeSelection, themes: [Theme], environment: StyleEnvironment,
    probing probe: TokenValues = TokenValues(),
    _ body: (StyleTree, [AnyNodeHandle]) throws -> Result
  ) rethrows -> Result {
    try rendering(
      NodeStore(copying: selection, of: store, rendered), in: settings(themes, environment),
      probing: probe
    ) {
      try body($0, selection.places.map($0.store.handle))
    }
  }

  /// The settings of the tree with other themes and another environment.
  private func settings(_ themes: [Theme], _ environment: StyleEnvironment) -> TreeSettings {
    var settings = resolver.settings
    (settings.themes, settings.environment) = (themes, environment)
    return settings
  }

  /// Runs a closure with a tree of the nodes of a store, all of which are stale.
  ///
  /// - Parameters:
  ///   - store: The nodes.
  ///   - settings: The settings of that tree, with the packs of this one.
  ///   - probe: Values of tokens that replace those of themes and scopes; none by default.
  ///   - body: The closure.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  func rendering<Result>(
    _ store: @autoclosure () -> NodeStore, in settings: TreeSettings,
    probing probe: TokenValues = TokenValues(), _ body: (StyleTree) throws -> Result
  ) rethrows -> Result {
    requireIdle("The tree was rendered")
    activity = .rendering
    let rendition = StyleTree(
      store: store(), limits: resolver.limits, baseApplier: baseApplier, applier: applier,
      packs: packs, themes: settings.themes, tokens: settings.tokens,
      environment: settings.environment, styleSheet: settings.styleSheet, probe: probe)
    rendition.resolver.thresholds = resolver.thresholds
    // Released last, because that may run user code, which must find the tree idle.
    defer { withExtendedLifetime(rendition) { activity = nil } }
    return try body(rendition)
  }

  /// A column over the models of another one.
  ///
  /// The renderer observes the objects that are read; a node's own observation is for the tree's
  /// look.
  func rendered(_ column: AnyColumn) -> AnyColumn {
    column.replanned(by: applier, isObserved: false)
  }
}

// MARK: - NodeSelection

/// Some nodes of a tree, to be rendered in other looks.
///
/// A node's style depends on its own model and settings and on its ancestors, so a rendition of the
/// nodes contains them and their ancestors, and no siblings.
///
/// Invariants:
/// - A member is a selected node, or an ancestor of one. It's a member once, after its parent.
/// - `nodes` and `places` are parallel.
package struct NodeSelection {
  /// The selected nodes, each once.
  package private(set) var nodes: [AnyNodeHandle] = []

  /// Whether styling the nodes may read `@Observable` objects, because a member is or holds objects.
  package private(set) var mayBeObserved = false

  /// The places of the selected nodes among the members.
  fileprivate private(set) var places: [UInt32] = []

  fileprivate private(set) var members: [Member] = []

  /// The places of members by index.
  private var known: [UInt32: UInt32] = [:]

  /// A selected node, or an ancestor of one.
  fileprivate struct Member {
    let index: UInt32

    /// The place of the parent among the members; none for a root.
    let parent: UInt32
    var isSelected = false
  }

  /// The number of selected nodes and their ancestors.
  package var memberCount: Int { members.count }

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
    store.column(of: Int(index))._withUnsafeGuaranteedRef {
      if $0.mayBeObserved { mayBeObserved = true }
    }
    return place
  }
}

extension NodeStore {
  /// Copies the positions and the settings of the members of a selection; the nodes have no look in
  /// the copy, and a member's index is its place.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - other: The store of the selected nodes.
  ///   - replan: Makes a column over the models of another one.
  fileprivate convenience init(
    copying selection: NodeSelection, of other: NodeStore, _ replan: (AnyColumn) -> AnyColumn
  ) {
    self.init(serial: other.serial)
    for (place, member) in selection.members.enumerated() {
      let record = other.records[Int(member.index)]
      let number = record.column
      if columns[number.index] == nil {
        _ = columns.insert(replan(other.column(number).takeUnretainedValue()), at: number.index)
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
  }
}
