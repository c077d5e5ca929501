/// The moment at which a renderer last read a tree.
package struct LookRevision {
  fileprivate let revision: UInt32

  /// The count of changes to objects that were only read for other looks.
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
  /// The present moment, for `stateChanges(since:in:)`.
  package var lookRevision: LookRevision {
    LookRevision(revision: refresher.revision, objectChanges: refresher.observed.lookChanges)
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
    refresher.updateResolver()
    guard last.revision <= refresher.revision, resolver.rulesRevision <= last.revision,
      resolver.groundChanged <= last.revision,
      last.objectChanges == refresher.observed.lookChanges
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
  /// As soon as a style has compared the width of a container, these are included as well, because
  /// they may look as before in the present widths only: moved nodes, changed ones that compare the
  /// width, and the descendants of both; and after a change of a context, all nodes that may depend
  /// on a width. Likewise for the contexts of other control states, as soon as some have differed from
  /// the present ones: nodes in controls and with scopes.
  ///
  /// - Parameters:
  ///   - last: The moment at which the renderer last read the tree's nodes.
  ///   - report: The report of the refresh.
  /// - Returns: The nodes; empty if no value that was read for a state has changed.
  package func stateChanges(since last: LookRevision, in report: RefreshReport) -> StateChanges {
    requireIdle("The tree was rendered")
    refresher.updateResolver()
    guard last.revision <= refresher.revision, resolver.rulesRevision <= last.revision else {
      return .all
    }
    var concerned: [ColumnNumber: Set<ContextNumber>] = [:]
    var haveContextsChanged = false
    resolver.contexts.forEach { inherited in
      guard last.revision < inherited.cell.changed else { return }
      haveContextsChanged = true
      inherited.shared.forEachSelection { [self] selection in
        if selection.column.styleClasses != nil {
          // Renderers show classes even if no rule names them, so nothing tracks the reads of their
          // getters.
          concerned[selection.column.number, default: []].insert(inherited.number)
          return
        }
        guard
          !selection.mentionedStates.isEmpty || selection.column.kind.uses(.controlState)
            || selection.reads.readsStates
        else { return }
        let mayHaveChanged = resolver.styling(
          .passUnretained(selection.column), in: .passUnretained(inherited)
        ) {
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
    if !resolver.thresholds.isEmpty {
      nodes += haveContextsChanged ? nodesDependingOnWidths : nodesInOtherWidths(after: report)
    }
    if resolver.haveContextsFollowedStates {
      nodes += haveContextsChanged ? nodesFollowingStates : nodesInOtherStates(after: report)
    }
    return .some(nodes)
  }

  private var nodesFollowingStates: [AnyNodeHandle] {
    var found: [AnyNodeHandle] = []
    store.forEachUsedRecord { index, record in
      guard
        record.pointee.flags.contains(.hasScope)
          || resolver.followsEnclosingControl(Int(index))
      else { return }
      found.append(store.handle(index))
    }
    return found
  }

  private func nodesInOtherStates(after report: RefreshReport) -> [AnyNodeHandle] {
    var found: [AnyNodeHandle] = []
    for node in report.changes.nodes + report.unchanged + report.moved where contains(node) {
      store.forEachNode(in: Int(node.index), isEnclosed: false) { index in
        if store.enclosingControl(of: index) != nil { found.append(store.handle(UInt32(index))) }
      }
    }
    return found
  }

  private var nodesDependingOnWidths: [AnyNodeHandle] {
    var found: [AnyNodeHandle] = []
    store.forEachUsedRecord { index, _ in
      guard mayDependOnContainerWidth(store.place(of: Int(index))) else { return }
      found.append(store.handle(index))
    }
    return found
  }

  private func nodesInOtherWidths(after report: RefreshReport) -> [AnyNodeHandle] {
    let changed = (report.changes.nodes + report.unchanged).filter {
      contains($0) && reads(of: $0).readsContainerWidth
    }
    var found: [AnyNodeHandle] = []
    for node in changed + report.moved.filter(contains) {
      found.append(node)
      store.forEachNode(in: Int(node.index), isEnclosed: false) {
        found.append(store.handle(UInt32($0)))
      }
    }
    return found
  }
}

// MARK: - LookObservation

/// Invalidates a tree when an object changes that was read for a look or a control state other than
/// the tree's own.
///
/// Each evaluation replaces the one before it and ends its observation, so that observations don't
/// pile up while nothing changes.
package final class LookObservation {
  /// The ends of the latest observation of all nodes, and of those of some nodes since.
  private var latest: [TrackingEnd] = []

  /// The ends of the latest observations of single nodes.
  private var ends: [AnyNodeHandle: TrackingEnd] = [:]

  /// The cost of the observations of some nodes since all were evaluated, in nodes.
  ///
  /// They pile up until all nodes are evaluated again.
  package private(set) var partialCost = 0

  /// Makes an observation without observed objects.
  package init() {}

  deinit { end() }

  /// Ends all observations.
  package func end() {
    endLatest()
    for end in ends.values { end.end() }
    ends = [:]
  }

  /// Ends the observation of a node.
  package func end(of node: AnyNodeHandle) {
    ends.removeValue(forKey: node)?.end()
  }

  /// Evaluates looks of all nodes, and invalidates the tree when an object that was read changes.
  ///
  /// After a change on another thread, the tree's observers are notified repeatedly for a second,
  /// as they are for the tree's own look, and the renderer evaluates the looks each time.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - body: The evaluation.
  /// - Returns: The result of `body`.
  package func observing<Result>(_ tree: StyleTree, _ body: () -> Result) -> Result {
    endLatest()
    return observe(tree, body)
  }

  /// Evaluates looks of some nodes in the same way; earlier observations go on.
  ///
  /// - Parameters:
  ///   - selection: The nodes. If none of them is or holds objects, nothing is observed.
  ///   - tree: The tree.
  ///   - body: The evaluation.
  /// - Returns: The result of `body`.
  package func observing<Result>(
    _ selection: NodeSelection, of tree: StyleTree, _ body: () -> Result
  ) -> Result {
    guard selection.mayBeObserved else { return body() }
    // An observation costs as much as a few nodes.
    partialCost += selection.memberCount + 16
    return observe(tree, body)
  }

  private func observe<Result>(_ tree: StyleTree, _ body: () -> Result) -> Result {
    let end = TrackingEnd()
    latest.append(end)
    return end.tracking(body) { [signal = tree.refresher.inbox] in signal.nodeChanged(nil) }
  }

  private func endLatest() {
    for end in latest { end.end() }
    (latest, partialCost) = ([], 0)
  }

  /// Evaluates control states of a node, and marks the node as stale when an object that was read
  /// changes.
  func observing<Result>(
    _ node: AnyNodeHandle, in tree: StyleTree, _ body: () -> Result
  ) -> Result {
    end(of: node)
    let end = TrackingEnd()
    ends[node] = end
    return end.tracking(body) { [signal = tree.refresher.inbox] in signal.nodeChanged(node) }
  }
}
