/// The moment at which a renderer last read a tree.
package struct LookRevision {
  fileprivate let revision: UInt32

  /// The tracker's count of changes to objects that were only read for other looks.
  fileprivate let objectChanges: Int
}

/// The nodes whose appearance may have changed in some control state.
package enum StateChanges {
  /// Any node may.
  case all

  /// Only some nodes may.
  case some([AnyNodeHandle])
}

/// The nodes that a renderer compares again because it shows them in states other than their own.
extension StyleTree {
  /// The present moment, for `stateChanges(since:)`.
  package var lookRevision: LookRevision {
    LookRevision(revision: revision, objectChanges: tracker.lookObjectChanges)
  }

  /// The nodes whose appearance in any theme, environment and control state may have changed
  /// before a refresh.
  ///
  /// A change at a node may change what its descendants inherit in another look although they
  /// inherit the same as before in the tree's own, so they're included. Attached nodes aren't.
  ///
  /// - Parameters:
  ///   - last: The moment at which the renderer last read the tree's nodes.
  ///   - report: The report of the only refresh since then.
  /// - Returns: The nodes, each once; all after a change of rules, tokens, themes or environments,
  ///   or of an object that several nodes may share.
  package func lookChanges(since last: LookRevision, in report: RefreshReport) -> StateChanges {
    requireIdle("The tree was rendered")
    requireTable()
    guard last.revision <= revision, resolver.rulesRevision <= last.revision,
      resolver.contexts.changed <= last.revision,
      last.objectChanges == tracker.lookObjectChanges
    else { return .all }
    let changed = report.changes.nodes + report.unchanged + report.moved
    var found: [AnyNodeHandle] = []
    var known = Set<UInt32>()
    for node in changed where contains(node) {
      if store.column(of: Int(node.index)).takeUnretainedValue().plan.isOfClass { return .all }
      var rest = [node.index]
      while let index = rest.popLast() {
        guard known.insert(index).inserted else { continue }
        found.append(store.handle(index))
        store.forEachChild(of: index) { rest.append(UInt32($0)) }
      }
    }
    return .some(found)
  }

  /// The nodes whose appearance in other control states than their own may have changed because of
  /// their inherited context.
  ///
  /// The inherited context consists of the sheets, themes, tokens and environment in force.
  ///
  /// Nodes with style classes, which may depend on the inherited context, are included after any
  /// change of it. Nodes that changed by themselves are in the report of the refresh, which must
  /// precede this call.
  ///
  /// - Parameter last: The moment at which the renderer last read the tree's nodes.
  /// - Returns: The nodes; empty if no value that was read for a state has changed.
  package func stateChanges(since last: LookRevision) -> StateChanges {
    requireIdle("The tree was rendered")
    requireTable()
    guard last.revision <= revision, resolver.rulesRevision <= last.revision else { return .all }
    var concerned: [Int: Set<UInt32>] = [:]
    resolver.table.forEach { inherited in
      guard last.revision < inherited.cell.changed else { return }
      inherited.forEachSelection { [self] selection in
        if selection.column.styleClasses != nil {
          // Renderers show classes even if no rule names them, so nothing tracks the reads of their
          // getters.
          concerned[selection.column.number, default: []].insert(inherited.number)
          return
        }
        guard
          selection.mentionsControlState || selection.column.kind.uses(.controlState)
            || selection.reads.readsControlState
        else { return }
        let mayHaveChanged = resolver.styling(selection.column, in: inherited) {
          selection.mayHaveChanged(since: last.revision)
        }
        if mayHaveChanged {
          concerned[selection.column.number, default: []].insert(inherited.number)
        }
      }
    }
    var nodes: [AnyNodeHandle] = []
    for (number, inherited) in concerned.sorted(by: { $0.key < $1.key }) {
      store.column(number).takeUnretainedValue().forEachRow { _, index in
        if inherited.contains(looks[store.records[index].look].context) {
          nodes.append(store.handle(UInt32(index)))
        }
      }
    }
    return .some(nodes)
  }
}
