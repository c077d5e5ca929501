/// The moment at which a renderer last looked at a tree.
package struct LookRevision {
  fileprivate let revision: UInt32
}

/// The nodes that may look differently in some control state than they did.
package enum StateChanges {
  /// Any node may.
  case all

  /// Only some nodes may.
  case some([AnyNodeHandle])
}

/// The nodes that a renderer compares again because it shows them in states that they aren't in.
extension StyleTree {
  /// The present moment, for `stateChanges(since:)`.
  package var lookRevision: LookRevision { LookRevision(revision: revision) }

  /// The nodes that may look differently in other control states than their own because of their
  /// surroundings: of sheets, themes, tokens or the environment.
  ///
  /// Nodes with style classes, which may depend on the surroundings, are among them after any change
  /// of theirs. Nodes that changed by themselves are in the report of the refresh, which must come
  /// before.
  ///
  /// - Parameter last: The moment at which the renderer last looked at the tree's nodes.
  /// - Returns: The nodes; none where nothing changed that was read for a state.
  package func stateChanges(since last: LookRevision) -> StateChanges {
    requireIdle("The tree was rendered")
    requireTable()
    guard last.revision <= revision, resolver.tableRevision <= last.revision else { return .all }
    var concerned: [Int: Set<UInt32>] = [:]
    resolver.table.forEach { inherited in
      guard last.revision < inherited.cell.changed else { return }
      inherited.forEachSelection { [self] selection in
        if selection.column.styleClasses != nil {
          // Renderers show classes even if no rule names them, so nothing tracks what they read.
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
