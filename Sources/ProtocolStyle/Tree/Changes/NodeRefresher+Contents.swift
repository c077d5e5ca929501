/// Evaluates the content of nodes, and notes it from the moment it may change.
///
/// Invariant: a node without noted content has the same content as at the last refresh, or as when
/// it was attached since. As in all of this type, the last refresh is the beginning of the open
/// batch.
///
/// Content that the refresher keeps is noted when other content replaces it. All other content is a
/// function of the model and the context, so it's noted before the model is written, and evaluated
/// in the former context after the context has changed. Content that was never evaluated since the
/// model was attached or written may read anything: it's evaluated in the former context by the
/// first refresh, or by the first reading, after a change of a context.
extension NodeRefresher {
  /// The content of a node that is up to date: the kept content, or that of its conformances.
  @inline(__always)
  func content(of index: Int) -> Block? {
    if store.records[index].flags.contains(.keepsContent) { return keptContents[UInt32(index)] }
    return mayHaveContent(index) ? makeContent(of: index) : nil
  }

  private func makeContent(of index: Int) -> Block? {
    let place = store.place(of: index)
    // Their references are used in closures of one call each, which are inlined.
    let (column, inherited) = (store.column(of: index), resolver.inheritedContext(of: index))
    let context = inherited.with { $0.context }
    let content = resolver.styling(place, column, in: inherited) {
      context.value.reads.removeAll()
      // Copies of settings and reads would take as long as writing a text.
      let content =
        place.flags.contains(.hasSettings)
        ? column.with {
          $0.content(row: place.row, store.settings(of: place))
        } : column.with { $0.content(row: place.row) }
      if context.value.reads.hasElements { noteContentReads(of: index, context) }
      noteSurroundings(readByContentOf: index, context)
      return content
    }
    noteFirstReading(of: index)
    return content
  }

  /// Notes what the content of a node read, out of line because most contents read nothing.
  @inline(never)
  private func noteContentReads(of index: Int, _ context: ValueReference<StyleContext>) {
    resolver.currentMatchedRules(of: index).with {
      resolver.note(contentReads: context.value.reads, of: $0)
    }
  }

  /// Whether a node can have content; if not, none is evaluated.
  @inline(__always)
  func mayHaveContent(_ index: Int) -> Bool {
    !store.records[index].flags.isDisjoint(with: [.keepsContent, .hasSettings])
      || store.column(of: index).with { $0.hasContent }
  }

  // MARK: Kept content

  /// Keeps the content that the conformances write, evaluated together with the style.
  @inline(never)
  func keepContent(of place: NodePlace, _ column: AnyColumn, _ matchedRules: MatchedRules) {
    let content = column.content(row: place.row, store.settings(of: place))
    if let reads = StyleContext.reference?.value.reads {
      resolver.note(contentReads: reads, of: matchedRules)
    }
    keep(content, of: place)
  }

  /// Keeps the content of a node, and notes the content that it replaces.
  func keep(_ content: Block?, of place: NodePlace) {
    let index = place.index
    if store.isUsed(index), !store.records[index].flags.contains(.hasNotedContent) {
      let former = formerContent(of: index)
      if !Block.areIdentical(former, content) {
        note(former, of: index)
        touchStyle(index)
      }
    }
    keptContents[UInt32(index)] = content
    store.records[index].flags.insert(.keepsContent)
  }

  /// Stops keeping the content of a node, because only the conformances write it now.
  @inline(never)
  func releaseContent(of place: NodePlace) {
    touch(place.index)
    keptContents[UInt32(place.index)] = nil
    store.records[place.index].flags.remove(.keepsContent)
  }

  // MARK: Noting

  /// Notes the content of a node whose content wasn't noted since the last refresh.
  func note(_ content: Block?, of index: Int) {
    store.records[index].flags.insert(.hasNotedContent)
    if let content { tracker.open.contents[store.handle(UInt32(index)).key] = content }
  }

  /// Notes the content of a node that reads the context if the context has changed, or if the node
  /// is about to be styled by matched rules of another context.
  @inline(__always)
  func noteContentChange(_ place: NodePlace, _ matchedRules: MatchedRules) {
    let computedStyle = store.records[place.index].computedStyle
    if computedStyle == .none { return }
    let former = computedStyles[computedStyle].matchedRules
    if former == matchedRules.number
      ? matchedRules.contentReads.isEmpty : !resolver.matchedRulesTable.contains(former)
    {
      return
    }
    noteContentChange(place, from: former, to: matchedRules)
  }

  private func noteContentChange(
    _ place: NodePlace, from former: MatchedRulesNumber, to matchedRules: MatchedRules
  ) {
    let last = max(store.records[place.index].revision, tracker.open.revision)
    let former = resolver.matchedRulesTable[former].object
    if former.shared !== matchedRules.shared { readUnreadContent(of: place.index, former) }
    guard !former.contentReads.isEmpty else { return }
    // The values that it reads may change again before the content is read.
    resolver.note(contentReads: former.contentReads, of: matchedRules)
    // Kept content is compared when it's replaced.
    guard !place.flags.contains(.keepsContent) else { return }
    // In another context, the content at the last refresh isn't known.
    if former.shared !== matchedRules.shared || former.mayContentHaveChanged(since: last) {
      touch(place.index)
    }
  }

  /// Notes the content that reads the context, before the contexts and matched rules are replaced.
  func noteReadingContents() {
    store.forEachNode { index in
      if let matchedRules = resolver.matchedRules(ofNode: index) {
        readUnreadContent(of: index, matchedRules)
        if !matchedRules.contentReads.isEmpty { touch(index) }
      }
      store.records[index].flags.remove(.hasReadContent)
    }
    for number in store.columnNumbers {
      store.column(number).with { $0.mayHaveUnreadContent = true }
    }
  }

  /// Notes the content that was never evaluated since its model was attached or written and that
  /// has changed with its context, before a report.
  func noteUnreadContents() {
    let last = tracker.open.revision
    guard resolver.groundChanged > last else { return }
    for number in store.columnNumbers {
      let column = store.column(number).object
      guard column.mayHaveUnreadContent else { continue }
      column.mayHaveUnreadContent = false
      guard column.hasContent, !column.keepsContent else { continue }
      column.forEachRow { _, index in
        guard let matchedRules = resolver.matchedRules(ofNode: index) else {
          column.mayHaveUnreadContent = true
          return
        }
        if readUnreadContent(of: index, matchedRules),
          matchedRules.mayContentHaveChanged(since: last)
            || matchedRules.contentReads.readsSurroundings
        {
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
    if resolver.groundChanged > tracker.open.revision { noteChangeBeforeFirstReading(of: index) }
  }

  @inline(never)
  private func noteChangeBeforeFirstReading(of index: Int) {
    let matchedRules = resolver.matchedRules(ofNode: index)
    if matchedRules?.mayContentHaveChanged(since: tracker.open.revision) == true { touch(index) }
  }

  /// Whether the content of any node may never have been evaluated, as far as types tell.
  var mayHaveUnreadContents: Bool {
    store.columnNumbers.contains { number in
      store.column(number).with {
        $0.mayHaveUnreadContent && $0.hasContent && !$0.keepsContent
      }
    }
  }

  /// Evaluates the content of a node that was never evaluated, before the state of its enclosing
  /// control or the width of its container may change, and notes it if its context has changed.
  func readUnreadContent(of index: Int) {
    guard let matchedRules = resolver.matchedRules(ofNode: index),
      readUnreadContent(of: index, matchedRules)
    else { return }
    // Until now, nothing knew that the content reads what has changed.
    if matchedRules.mayContentHaveChanged(since: tracker.open.revision) { touch(index) }
  }

  /// Evaluates content that was never evaluated, in the former context, and notes its reads.
  ///
  /// - Returns: Whether the content was unread and reads the context.
  @discardableResult
  private func readUnreadContent(of index: Int, _ matchedRules: MatchedRules) -> Bool {
    guard store.records[index].flags.isDisjoint(with: [.hasReadContent, .keepsContent]),
      store.column(of: index).with({ $0.hasContent })
    else { return false }
    let (_, reads, surroundings) = evaluateFormerContent(of: index)
    resolver.note(contentReads: reads, of: matchedRules)
    store.records[index].flags.insert(.hasReadContent)
    add(surroundings, of: index)
    return !reads.isEmpty
  }

  /// Notes the content of nodes attached since the last refresh that reads the context, before the
  /// contexts change.
  ///
  /// A context only keeps its state at the last refresh, which precedes these nodes.
  func noteReadingContentsOfNewNodes() {
    func note(_ index: Int) {
      if let matchedRules = resolver.matchedRules(ofNode: index), !matchedRules.contentReads.isEmpty
      {
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

  // MARK: Former content

  /// The content of a node at the last refresh, or at attachment if the node was attached since.
  ///
  /// Nothing may have been noted since then, and the model must be unchanged.
  func formerContent(of index: Int) -> Block? {
    let flags = store.records[index].flags
    if flags.contains(.keepsContent) { return keptContents[UInt32(index)] }
    return mayHaveContent(index) ? evaluateFormerContent(of: index).content : nil
  }

  /// Evaluates the content of a node in its former context.
  ///
  /// - Returns: The content, its reads, and the surroundings that were read.
  private func evaluateFormerContent(
    of index: Int
  ) -> (content: Block?, reads: ContextReads, surroundings: Surroundings) {
    let column = store.column(of: index).object
    let row = Int(store.records[index].row)
    let local =
      store.records[index].flags.contains(.hasSettings) ? store.settings[UInt32(index)] : nil
    let (outer, outerContext) = (resolver.activity, StyleContext.reference)
    let outerReads = outerContext?.value.reads
    resolver.activity = .styling(column.nodeType)
    defer {
      resolver.activity = outer
      // The node that is being styled doesn't depend on these reads.
      if let outerReads { outerContext?.value.reads = outerReads }
    }
    var context = formerContext(of: index)
    let states = FormerStates(self)
    return withExtendedLifetime(states) {
      context.enter(UInt32(index), of: states, in: nil)
      let content = context.run { column.content(row: row, local) }
      return (content, context.reads, context.surroundings)
    }
  }

  /// The context that a node was last styled in, in its state at the last refresh, or at attachment
  /// if the node was attached since.
  func formerContext(of index: Int) -> StyleContext {
    // Content that reads the context was noted when the matched rules were replaced.
    guard let shared = resolver.matchedRules(ofNode: index)?.shared else { return StyleContext() }
    let (environment, tokens) =
      (isNew(index) ? nil : shared.former)
      ?? (shared.context.value.environment, shared.context.value.tokens)
    var context = StyleContext(environment: environment, tokens: tokens)
    context.containerWidths = shared.key.widths
    return context
  }
}
