/// The facts about a tree that inspections use.
extension StyleTree {
  /// The type of a node's model.
  package func nodeType(of node: AnyNodeHandle) -> any StyleNode.Type {
    store.column(of: Int(node.index)).takeUnretainedValue().nodeType
  }

  /// Whether a node has children.
  package func hasChildren(_ node: AnyNodeHandle) -> Bool {
    store.records[Int(node.index)].firstChild != NodeRecord.none
  }

  /// Whether a node can have content.
  package func mayHaveContent(_ node: AnyNodeHandle) -> Bool {
    refresher.mayHaveContent(Int(node.index))
  }

  /// The parts of the context that were read for a node that is up to date.
  ///
  /// They include those for other nodes of its type in the same inherited context, in all control
  /// states evaluated so far, those of conditions of rules, and those of its scope.
  package func reads(of node: AnyNodeHandle) -> ContextReads {
    let index = Int(node.index)
    let column = store.column(of: index).takeUnretainedValue()
    let selection = resolver.inheritedContext(of: index).takeUnretainedValue()
      .selection(for: column, row: Int(store.records[index].row)).takeUnretainedValue()
    var reads = resolver.currentRuleSet(of: index).takeUnretainedValue().reads
    reads.formUnion(selection.reads)
    if let own = store.settings[node.index]?.reads { reads.formUnion(own) }
    if let scope = resolver.scopes[node.index] { reads.formUnion(scope.reads) }
    return reads
  }

  /// The parts of the context that were read for a node and those in it, in their present control
  /// states: by getters, closures, conditions, scopes and themes, also for content.
  ///
  /// The nodes have the same styles and content in a context that differs in nothing of that.
  package func readsForDrawing(_ node: AnyNodeHandle) -> ContextReads {
    nodes(in: node).reduce(into: themeReads) { reads, node in
      // Content reads the context when it's needed.
      _ = viewModel(of: node)
      reads.formUnion(self.reads(of: node))
    }
  }

  /// The style classes of all nodes.
  package var styleClasses: Set<String> {
    var result: Set<String> = []
    for number in store.columnNumbers {
      let column = store.column(number).takeUnretainedValue()
      guard let reader = column.styleClasses else { continue }
      column.forEachRow { row, _ in result.formUnion(column.read(reader, row: row)) }
    }
    return result
  }

  /// The parts of the context in which a tree differs between situations; nil if they're unknown,
  /// because themes of scopes may read the environment.
  package func differences(between situations: [StyleContext]) -> ContextReads? {
    guard scopedThemes.isEmpty else { return nil }
    let root = resolver.contexts[resolver.root].takeUnretainedValue()
    root.cell.bringUpToDate()
    let own = root.context.pointee
    return situations.reduce(into: ContextReads()) { differences, context in
      differences.formUnion(context.environment.differences(from: own.environment))
      differences.formUnion(context.tokens.differences(from: own.tokens))
    }
  }

  /// Whether nodes with the look of a node that is up to date may have different looks in situations
  /// with differences.
  ///
  /// They may if their getters read something that differs, or if rules can distinguish them.
  func mayDiffer(nodesLike index: Int, in differences: ContextReads?) -> Bool {
    let reads = looks.reads[looks[store.records[index].look].reads]
    if differences.map(reads.intersects) ?? !reads.isEmpty { return true }
    if reads.readsContainerWidth { return true }
    let column = store.column(of: index).takeUnretainedValue()
    return column.styleClasses != nil || column.controlState != nil || column.scope != nil
  }

  /// The parts of the context that closures of themes have read.
  package var themeReads: ContextReads { resolver.themeReads }

  /// The control states and container widths that a node which is up to date depends on by itself, as
  /// far as evaluations so far show.
  ///
  /// Other states and widths, in which it's evaluated later, may add to them. What the node inherits is
  /// found at its ancestors.
  package func presentDependence(of node: AnyNodeHandle) -> SituationDependence {
    let reads = presentReads(of: Int(node.index))
    func bits(_ mentioned: Set<ControlState>, _ isRead: Bool) -> ControlState {
      let all = mentioned.reduce(into: ControlState.normal) { $0.formUnion($1) }
      if !isRead { return all }
      // Finding the enclosing control walks up the tree.
      let present = controlState(of: node).union(enclosingControlState(of: node))
      return all.union([StateStyles.named, reads.tested, present])
    }
    return SituationDependence(
      controlStates: bits(reads.mentioned, reads.readsControlState),
      enclosingStates: bits(reads.mentionedEnclosing, reads.readsEnclosingState),
      containerWidths: reads.widths.sorted())
  }

  /// The control state that was set for a node; nil if its model's own state applies.
  package func controlStateThatWasSet(of node: AnyNodeHandle) -> ControlState? {
    store.settings[node.index]?.controlState
  }

  /// The parts of the context that the getter for a model's own control state reads.
  package func readsOfOwnControlState(of node: AnyNodeHandle) -> ContextReads {
    let index = Int(index(of: node))
    requireIdle("The control state of \(node) was read")
    refresher.bringUpToDate(index)
    let column = store.column(of: index).takeUnretainedValue()
    guard column.controlState != nil, controlStateThatWasSet(of: node) == nil else {
      return ContextReads()
    }
    let inherited = resolver.inheritedContext(of: index).takeUnretainedValue()
    return resolver.stylingInNormalState(store.place(of: index), column, in: inherited) {
      StyleContext.tracking(at: inherited.context) { resolver.controlState(of: index) }.reads
    }
  }

  /// The control state of a node that can be in a state other than normal.
  package func ownControlState(of node: AnyNodeHandle) -> ControlState {
    let mayHaveState =
      store.settings[node.index] != nil
      || store.column(of: Int(node.index)).takeUnretainedValue().controlState != nil
    return mayHaveState ? controlState(of: node) : .normal
  }

  /// Calls a closure with the rules of each sheet that is in force somewhere.
  package func forEachSheet(_ body: ([CompiledSheet.Rule]) -> Void) {
    var known: Set<ObjectIdentifier> = []
    resolver.contexts.forEach { inherited in
      for entry in inherited.shared.sheets
      where known.insert(ObjectIdentifier(entry.sheet)).inserted {
        body(entry.sheet.rules)
      }
    }
  }

  /// Whether a scope of a node that is up to date, or around it, has themes.
  package func isInScopedThemes(_ node: AnyNodeHandle) -> Bool {
    resolver.inheritedContext(of: Int(node.index))._withUnsafeGuaranteedRef {
      !$0.cell.key.themes.isEmpty
    }
  }

  /// The themes of all scopes, each once.
  package var scopedThemes: [Theme] {
    var (known, result) = (Set<Theme>(), [Theme]())
    resolver.contexts.forEach { inherited in
      result += inherited.cell.key.themes.filter { known.insert($0).inserted }
    }
    return result
  }
}

/// The control states and container widths that a node depends on.
package struct SituationDependence {
  /// The bits of the node's control state.
  package let controlStates: ControlState

  /// The bits of the state of its enclosing control.
  package let enclosingStates: ControlState

  /// The thresholds for the width of its container, in rising order.
  package let containerWidths: [Double]
}

// MARK: - TreeSample

/// One node for each group of equal nodes of a tree.
///
/// Two nodes are equal when they have the same look and their parents are equal. Nodes with the same
/// look may look different in other situations, if their getters or the rules for them depend on
/// something that changes. So a first sample of a tree takes each of these alone, and a second one,
/// in a situation, groups the members of the first.
package struct TreeSample {
  /// The key of a group of nodes.
  private struct Key: Hashable {
    /// The group of the parent.
    let parent: UInt32

    /// The look, which belongs to one type.
    let look: LookNumber
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
    // Numbers of looks are compared, so none may be used again meanwhile.
    tree.keepingNumbers {
      let differences = tree.differences(between: situations)
      var areAlone: [LookNumber: Bool] = [:]
      var walk = RecordWalk(tree.store, from: tree.store.firstRoot, within: NodeRecord.none)
      while walk.current != NodeRecord.none {
        let index = Int(walk.current)
        let record = tree.store.records.address(of: index)
        add(index, parent: record.pointee.parent, of: tree) { look in
          if let known = areAlone[look] { return known }
          let mayDiffer = tree.mayDiffer(nodesLike: index, in: differences)
          areAlone[look] = mayDiffer
          return mayDiffer
        }
        walk.advance(from: record)
      }
    }
  }

  /// Groups the members of a sample by their looks in a rendition of its tree.
  package init(of rendition: StyleTree, among other: TreeSample) {
    self.init(rendition)
    rendition.keepingNumbers {
      for member in other.members {
        let parent = member.parent.map { other.members[$0].node.index } ?? NodeRecord.none
        add(Int(member.node.index), parent: parent, of: rendition) { _ in false }
      }
    }
  }

  private init(_ tree: StyleTree) {
    groups = Array(repeating: NodeRecord.none, count: tree.store.records.count)
    latest = Array(repeating: nil, count: tree.store.columns.count)
  }

  /// The place of a node's group among the members.
  @inline(__always)
  package func place(of node: AnyNodeHandle) -> Int { Int(groups[Int(node.index)]) }

  /// Adds a node to its group, or as the first one of a new group.
  ///
  /// - Parameters:
  ///   - index: The index of the node.
  ///   - parent: The index of a node in the parent's group.
  ///   - tree: The tree.
  ///   - isAlone: Returns whether each node of a look is a separate group.
  @inline(__always)
  private mutating func add(
    _ index: Int, parent: UInt32, of tree: StyleTree, isAlone: (LookNumber) -> Bool
  ) {
    tree.refresher.bringUpToDate(index)
    let record = tree.store.records.address(of: index)
    let (look, column) = (record.pointee.look, record.pointee.column.index)
    let outer = parent == NodeRecord.none ? NodeRecord.none : groups[Int(parent)]
    let key = Key(parent: outer, look: look)
    // The settings of a node are its own, even if its look is that of others.
    let hasSettings = !record.pointee.flags.isDisjoint(with: [.hasSettings, .hasHidden])
    if !hasSettings, let latest = latest[column], latest.key == key {
      groups[index] = latest.group
      return
    }
    let isShared = !hasSettings && !isAlone(look)
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
