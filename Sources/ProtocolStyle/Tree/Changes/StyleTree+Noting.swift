/// Records the former looks of nodes from the moment they may change.
///
/// Invariant: a node without noted content has the same content as at the last refresh, or as when
/// it was attached since. In this file, the last refresh is the beginning of the open segment: all
/// nodes were brought up to date then, by a report or where an animation begins or ends.
///
/// Content that the tree keeps is noted when other content replaces it. All other content is a
/// function of the model and the context, so it's noted before the model is written, and evaluated
/// in the former context after the context has changed. Content that was never evaluated since the
/// model was attached or written may read anything: it's evaluated in the former context by the
/// first refresh, or by the first reading, after a change of a context.
extension StyleTree {
  /// Notes the style of a node, unless it was noted since the last refresh.
  @inline(__always)
  func touchStyle(_ index: Int) {
    if !store.records[index].flags.contains(.isTouched) { noteStyle(index) }
  }

  /// Notes the style and content of a node that is about to change.
  func touch(_ index: Int) {
    if !store.records[index].flags.contains(.hasNotedContent) {
      note(formerContent(of: index), of: index)
    }
    touchStyle(index)
  }

  /// Notes the content of a node that reads the context if the context has changed, or if the node
  /// is about to be styled by a rule set of another context.
  @inline(__always)
  func noteContentChange(_ place: NodePlace, _ ruleSet: RuleSet) {
    let look = store.records[place.index].look
    if look == Look.none { return }
    let former = looks[look].ruleSet
    if former == ruleSet.number ? ruleSet.contentReads.isEmpty : !resolver.ruleSets.contains(former)
    {
      return
    }
    noteContentChange(place, from: former, to: ruleSet)
  }

  @inline(never)
  private func noteContentChange(_ place: NodePlace, from former: UInt32, to ruleSet: RuleSet) {
    let last = max(store.records[place.index].revision, tracker.open.revision)
    let former = resolver.ruleSets[former].takeUnretainedValue()
    if former.cell !== ruleSet.cell { readUnreadContent(of: place.index, former) }
    guard !former.contentReads.isEmpty else { return }
    // The values that it reads may change again before the content is read.
    ruleSet.contentReads.include(former.contentReads)
    // Kept content is compared when it's replaced.
    guard !place.flags.contains(.keepsContent) else { return }
    // In another context, the content at the last refresh isn't known.
    if former.cell !== ruleSet.cell || former.mayContentHaveChanged(since: last) {
      touch(place.index)
    }
  }

  /// Notes the content that reads the context, before the contexts and rule sets are replaced.
  func noteReadingContents() {
    forEachRecord { index in
      if let ruleSet = resolver.ruleSet(ofNode: index) {
        readUnreadContent(of: index, ruleSet)
        if !ruleSet.contentReads.isEmpty { touch(index) }
      }
      store.records[index].flags.remove(.hasReadContent)
    }
    for number in 0..<store.columns.count {
      store.column(number)._withUnsafeGuaranteedRef { $0.mayHaveUnreadContent = true }
    }
  }

  /// Notes the content that was never evaluated since its model was attached or written and that
  /// has changed with its context, before a report.
  func noteUnreadContents() {
    let last = tracker.open.revision
    guard resolver.contexts.changed > last else { return }
    for number in 0..<store.columns.count {
      let column = store.column(number).takeUnretainedValue()
      guard column.mayHaveUnreadContent else { continue }
      column.mayHaveUnreadContent = false
      guard column.hasContent, !column.keepsContent else { continue }
      column.forEachRow { _, index in
        guard let ruleSet = resolver.ruleSet(ofNode: index) else {
          column.mayHaveUnreadContent = true
          return
        }
        if readUnreadContent(of: index, ruleSet), ruleSet.mayContentHaveChanged(since: last) {
          touch(index)
        }
      }
    }
  }

  /// Notes the former content of a node whose content was evaluated for the first time, if the
  /// context has changed meanwhile: until now, its reads were unknown.
  @inline(__always)
  func noteFirstReading(of index: Int) {
    if store.records[index].flags.contains(.hasReadContent) { return }
    store.records[index].flags.insert(.hasReadContent)
    if resolver.contexts.changed > tracker.open.revision { noteChangeBeforeFirstReading(of: index) }
  }

  @inline(never)
  private func noteChangeBeforeFirstReading(of index: Int) {
    let ruleSet = resolver.ruleSet(ofNode: index)
    if ruleSet?.mayContentHaveChanged(since: tracker.open.revision) == true { touch(index) }
  }

  /// Evaluates content that was never evaluated, in the former context, and notes its reads.
  ///
  /// - Returns: Whether the content was unread and reads the context.
  @discardableResult
  private func readUnreadContent(of index: Int, _ ruleSet: RuleSet) -> Bool {
    guard store.records[index].flags.isDisjoint(with: [.hasReadContent, .keepsContent]),
      store.column(of: index)._withUnsafeGuaranteedRef({ $0.hasContent })
    else { return false }
    let reads = evaluateFormerContent(of: index).reads
    ruleSet.contentReads.include(reads)
    store.records[index].flags.insert(.hasReadContent)
    return !reads.isEmpty
  }

  /// Notes the content of nodes attached since the last refresh that reads the context, before the
  /// contexts change.
  ///
  /// A context only keeps its state at the last refresh, which precedes these nodes.
  func noteReadingContentsOfNewNodes() {
    guard resolver.ruleSets.haveContentReads else { return }
    func note(_ index: Int) {
      if let ruleSet = resolver.ruleSet(ofNode: index), !ruleSet.contentReads.isEmpty {
        touch(index)
      }
    }
    for event in tracker.shapes(since: tracker.open.number)
    where event.kind == .attached && store.contains(event.node) {
      note(Int(event.node.index))
    }
    for index in tracker.open.recordCount..<store.records.count where store.isUsed(index) {
      note(index)
    }
  }

  /// The content of a node at the last refresh, or at attachment if the node was attached since.
  ///
  /// Nothing may have been noted since then, and the model must be unchanged.
  func formerContent(of index: Int) -> Block? {
    let flags = store.records[index].flags
    if flags.contains(.keepsContent) { return tracker.keptContents[UInt32(index)] }
    return mayHaveContent(index) ? evaluateFormerContent(of: index).content : nil
  }

  /// Evaluates the content of a node in its former context.
  private func evaluateFormerContent(of index: Int) -> (content: Block?, reads: ContextReads) {
    let column = store.column(of: index).takeUnretainedValue()
    let row = Int(store.records[index].row)
    let local =
      store.records[index].flags.contains(.hasSettings) ? store.settings[UInt32(index)] : nil
    let (outer, outerContext) = (activity, StyleContext.pointer)
    let outerReads = outerContext?.pointee.reads
    activity = .styling(column.nodeType)
    defer {
      activity = outer
      // The node that is being styled doesn't depend on these reads.
      if let outerReads { outerContext?.pointee.reads = outerReads }
    }
    var context = formerContext(of: index)
    // The caller hasn't changed the state yet.
    context.enter(UInt32(index), of: resolver, in: nil)
    let content = context.run { column.content(row: row, local) }
    return (content, context.reads)
  }

  /// The context that a node was last styled in, in its state at the last refresh, or at attachment
  /// if the node was attached since.
  private func formerContext(of index: Int) -> StyleContext {
    // Content that reads the context was noted when the rule sets were replaced.
    guard let cell = resolver.ruleSet(ofNode: index)?.cell else { return StyleContext() }
    let (environment, tokens) =
      (isNew(index) ? nil : cell.former)
      ?? (cell.context.pointee.environment, cell.context.pointee.tokens)
    return StyleContext(environment: environment, tokens: tokens)
  }

  /// Notes the content of a node whose content wasn't noted since the last refresh.
  func note(_ content: Block?, of index: Int) {
    store.records[index].flags.insert(.hasNotedContent)
    if let content { tracker.open.contents[store.handle(UInt32(index)).key] = content }
  }

  /// Replaces the look of a node, and notes the former one.
  @inline(__always)
  func replaceLook(of index: Int, with look: UInt32) {
    let old = exchange(&store.records[index].look, with: look)
    if old != look, old != Look.none { noteReplaced(old, of: index, by: look) }
  }

  /// Notes the former look of a node if its style, or its children's inherited context, has
  /// changed.
  @inline(never)
  private func noteReplaced(_ old: UInt32, of index: Int, by look: UInt32) {
    let hasOtherStyle = looks[old].style !== looks[look].style
    let hasOtherContext = looks[old].context != looks[look].context && !tracker.concernsAllNodes
    guard hasOtherStyle || hasOtherContext else { return }
    if !store.records[index].flags.contains(.isTouched) { append(old, index) }
  }

  /// Whether a node was attached since the open segment began.
  @inline(__always)
  private func isNew(_ index: Int) -> Bool {
    index >= tracker.open.recordCount || store.records[index].flags.contains(.isNew)
  }

  /// Notes that a node is attached in the record of a detached one, or in an animation.
  func noteAttached(_ index: Int) {
    if index < tracker.open.recordCount {
      store.records[index].flags.insert(.isNew)
    } else if !tracker.isAnimating {
      return
    }
    tracker.append(.attached, store.handle(UInt32(index)).key)
  }

  /// Notes that a node is moved.
  func noteMoved(_ index: Int) {
    if isNew(index) || store.records[index].flags.contains(.isMoved) { return }
    store.records[index].flags.insert(.isMoved)
    tracker.append(.moved, store.handle(UInt32(index)).key)
  }

  /// Notes that a node is detached; it keeps its record until then.
  func noteDetached(_ index: Int) {
    let node = store.handle(UInt32(index)).key
    if store.records[index].flags.contains(.hasNotedContent) { tracker.open.contents[node] = nil }
    if !isNew(index) { tracker.append(.detached, node) }
  }

  private func noteStyle(_ index: Int) {
    if store.isUsed(index) { append(store.records[index].look, index) }
  }

  private func append(_ look: UInt32, _ index: Int) {
    store.records[index].flags.insert(.isTouched)
    tracker.open.append(look, index, generation: store.records[index].generation)
  }

  /// Whether a node can have content; if not, none is evaluated.
  @inline(__always)
  func mayHaveContent(_ index: Int) -> Bool {
    !store.records[index].flags.isDisjoint(with: [.keepsContent, .hasSettings])
      || store.column(of: index)._withUnsafeGuaranteedRef { $0.hasContent }
  }
}

/// The models, contents and settings of detached nodes.
///
/// They're released once the tree is consistent again, because releasing a model, a value or a
/// closure may run user code.
struct ReleasedNodes {
  var models: [(column: UInt16, row: UInt32)] = []
  var contents: [Block?] = []
  var settings: [NodeSettings] = []
}

// MARK: - Look Changes

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
