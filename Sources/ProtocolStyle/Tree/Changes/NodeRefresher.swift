internal import CStyleRuntime
internal import Observation

/// Brings nodes up to date, and notes what they looked like before.
///
/// A node is up to date when its revision is the tree's. If it isn't, its stale ancestors are
/// brought up to date first, from the highest down, without recursion; then the node is restyled if
/// it was marked, if its matched rules have changed, or if a value that was read for it has
/// changed.
///
/// Invariants:
/// - A node without an entry in the open batch has the same computed style as at the last refresh,
///   or as when it was attached since. Here, the last refresh is the beginning of the open batch:
///   all nodes were brought up to date then, by a report or where an animation begins or ends.
/// - The records that the tracker has, and those of nodes, have computed styles that a collection
///   keeps.
final class NodeRefresher {
  let store: NodeStore
  let resolver: StyleResolver
  private let limits: TreeLimits

  /// Counts the changes that may affect nodes other than the changed one.
  @safe @exclusivity(unchecked) private(set) var revision: UInt32

  /// The record of changes, with the positions of its consumers.
  @safe @exclusivity(unchecked) var tracker: ChangeTracker

  /// Notifies observers, and takes the nodes whose objects change by themselves.
  let inbox = InvalidationSignal()

  /// The nodes whose styling reads `@Observable` objects.
  @safe @exclusivity(unchecked) var observed = ObservedNodes()

  /// The writes to models that comparing computed styles doesn't show.
  @safe @exclusivity(unchecked) var writes = ModelWrites()

  /// The content of nodes whose record is flagged `keepsContent`, evaluated together with their
  /// style; a node without an element has none.
  ///
  /// Only content is kept that can't be evaluated again from the model and the context: the content
  /// of nodes that hold objects, and content that rules, closures or overrides write.
  @safe @exclusivity(unchecked) var keptContents: [UInt32: Block] = [:]

  /// The parts of their surroundings that nodes depend on, as they were when the nodes were last
  /// styled: of those whose record is flagged `readsSurroundings`.
  @safe @exclusivity(unchecked) var surroundings: [UInt32: Surroundings] = [:]

  /// Whether the state of any control may have changed since the last refresh because an object in a
  /// scope has changed.
  var mayHaveOtherStates = false

  /// The number of nodes that depend on the states of their descendants.
  @safe @exclusivity(unchecked) var descendantReaderCount = 0

  /// The positions that children of a node, or the roots for `none`, depend on; they may have been
  /// moved since.
  @safe @exclusivity(unchecked) var readPositions: [UInt32: ReadStates] = [:]

  /// The parents whose children may have other numbers than those in which they were last styled.
  @safe @exclusivity(unchecked) var renumberedParents: Set<UInt32> = []

  /// Whether any node may have changed since the last refresh, for example after a change of style
  /// sheets.
  @safe @exclusivity(unchecked) var concernsAllNodes = false

  /// The number of batches of changes that were closed; unlike the numbers of batches, it never
  /// wraps.
  var batchCount = 0

  /// Whether many nodes are examined in sequence, so that nothing is collected until the last one,
  /// because numbers found for the first must stay valid.
  @safe @exclusivity(unchecked) private(set) var keepsNumbers = false

  /// Makes a refresher of the nodes in a store.
  init(_ store: NodeStore, _ resolver: StyleResolver, limits: TreeLimits) {
    (self.store, self.resolver, self.limits) = (store, resolver, limits)
    revision = limits.firstRevision
    tracker = ChangeTracker(tree: store.serial, limits: limits)
  }

  /// Ends trackings and observers, when the tree is released.
  func end() {
    observed.end()
    inbox.end()
  }

  var computedStyles: ComputedStyleTable { resolver.computedStyles }

  /// Notifies the observers that something went stale, without retaining the signal, which costs a
  /// fortieth of attaching a node (row tree.attach).
  func raiseSignal() { Unretained(inbox).with { $0.raise() } }

  // MARK: Revision

  /// Notes that nodes other than the changed one may be out of date.
  func advanceRevision() {
    // The highest revision isn't used because it marks matched rules that are unfit for use.
    if revision < .max - 1 {
      revision += 1
      return
    }
    // After four billion changes the revisions start again from the beginning, which voids all
    // known ones.
    writes.objects = [:]
    revision = NodeRecord.stale + 1
    invalidateAllNodes()
    resolver.invalidate(.everything)
  }

  /// Marks all nodes as stale, so that each is evaluated when it's read.
  private func invalidateAllNodes() {
    store.forEachNode { store.records[$0].revision = NodeRecord.stale }
    concernsAllNodes = true
  }

  /// Updates the contexts and matched rules that are out of date.
  func updateResolver() {
    if resolver.outdated != .nothing { replaceOutdated() }
  }

  private func replaceOutdated() {
    // Content that reads a context is noted before the context changes.
    if resolver.outdated == .everything {
      noteReadingContents()
    } else if resolver.haveContentReads, resolver.settings.ground != resolver.ground {
      noteReadingContentsOfNewNodes()
    }
    if resolver.update(at: revision) { concernsAllNodes = true }
  }

  // MARK: Sweeping

  /// Examines many nodes, keeping the numbers of their computed styles until the last one.
  func keepingNumbers<Result>(_ body: () throws -> Result) rethrows -> Result {
    updateResolver()
    let outer = keepsNumbers
    keepsNumbers = true
    defer {
      keepsNumbers = outer
      collectIfNeeded()
    }
    return try body()
  }

  /// Removes what nodes have no use for anymore, if that's worthwhile; computed styles that the
  /// record of changes has are kept.
  func collectIfNeeded() {
    if computedStyles.needsCollection, !keepsNumbers { collect() }
  }

  @inline(never)
  private func collect() {
    var used = computedStyles.marks
    tracker.forEachFormerStyle { used[$0] = true }
    // Released last, because that may run user code, which must find the tree consistent.
    withExtendedLifetime(resolver.collect(keeping: used)) {}
  }

  /// Removes what no consumer needs from the record of changes, once it may be the majority.
  func compactTracker() {
    tracker.compact(count: store.count, slack: limits.journalSlack, store.contains)
  }

  /// Checks the invariants, in debug builds.
  func checkInvariants() {
    tracker.checkInvariants()
    checkSurroundings()
    tracker.forEachFormerStyle {
      assert(computedStyles.contains($0), "former computed styles are kept")
    }
  }
}

// MARK: - Styling

extension NodeRefresher {
  /// Restyles a node if a value that it depends on has changed.
  @inline(__always)
  func bringUpToDate(_ index: Int) {
    if inbox.hasChangedNodes || observed.haveUnsettled || resolver.hasNewThresholds
      || !renumberedParents.isEmpty
    {
      absorbChangedNodes()
    }
    if store.records[index].revision != revision { revalidate(index) }
  }

  private func revalidate(_ index: Int) {
    var rounds = 0
    repeat {
      collectIfNeeded()
      updateResolver()
      let parent = store.records[index].parent
      if parent != NodeRecord.none, store.records[Int(parent)].revision != revision {
        revalidateAncestors(of: index)
      }
      validate(index)
      rounds += 1
      // A node that read a threshold for the first time is styled in its new context. Getters that
      // read another one each time would go on forever.
    } while resolver.hasNewThresholds && rounds < Self.roundLimit && divideContexts()
  }

  /// The maximum number of times that nodes are styled because thresholds are read for the first
  /// time.
  static let roundLimit = 64

  private func revalidateAncestors(of index: Int) {
    var path: [Int] = []
    var ancestor = store.records[index].parent
    while ancestor != NodeRecord.none, store.records[Int(ancestor)].revision != revision {
      path.append(Int(ancestor))
      ancestor = store.records[Int(ancestor)].parent
    }
    for index in path.reversed() { validate(index) }
  }

  /// Brings a node up to date whose parent is up to date.
  @inline(__always)
  private func validate(_ index: Int) {
    if !writes.objects.isEmpty, hasObject(at: index, changedSince: store.records[index].revision) {
      store.records[index].revision = NodeRecord.stale
    }
    store.column(of: index).with {
      styleAgain(store.place(of: index), $0)
    }
  }

  /// Whether a class node was returned for modification since a revision, at this or another
  /// position.
  func hasObject(at index: Int, changedSince revision: UInt32) -> Bool {
    guard let object = store.object(at: index), let changed = writes.objects[object] else {
      return false
    }
    return changed > revision
  }

  /// Styles a node that is being attached, whose parent is up to date.
  @inline(__always)
  func styleNew(_ place: NodePlace, _ column: AnyColumn) {
    resolver.styledCount &+= 1
    if column.mayBeObserved {
      _ = styleObserving(place, column)
    } else {
      style(place, column, in: resolver.ownContext(of: place, at: revision), isNew: true)
    }
    setUpToDate(place)
  }

  /// Styles a node, whose parent is up to date, unless the result would be the same.
  @inline(__always)
  private func styleAgain(_ place: NodePlace, _ column: AnyColumn) {
    resolver.styledCount &+= 1
    let context: ContextNumber
    if column.mayBeObserved {
      context = styleObserving(place, column)
    } else {
      context = resolver.ownContext(of: place, at: revision)
      if takeLastStyle(place, column, in: context) { return }
      style(place, column, in: context, isNew: false)
    }
    // A computed style that is still valid may be one in another context.
    if computedStyles[store.records[place.index].computedStyle].context != context {
      moveStyle(of: place.index, to: context)
    }
    setUpToDate(place)
  }

  @inline(__always)
  private func setUpToDate(_ place: NodePlace) {
    if !place.flags.contains(.isUnsettled) || isSettled(place.index) {
      store.records[place.index].revision = revision
    }
  }

  /// Gives a node the computed style of an equal model that was evaluated in the same context and
  /// revision.
  ///
  /// - Returns: Whether there is such a model, and nothing else about the node matters.
  @inline(__always)
  private func takeLastStyle(
    _ place: NodePlace, _ column: AnyColumn, in context: ContextNumber
  ) -> Bool {
    guard column.lastStyled.isValid(at: revision, in: context),
      place.flags.isDisjoint(with: .isSpecial)
    else { return false }
    let computedStyle = column.lastStyle(row: place.row)
    if computedStyle == .none { return false }
    resolver.matchedRulesTable[computedStyles[computedStyle].matchedRules].with {
      noteContentChange(place, $0)
    }
    // Content that was evaluated just now may depend on it.
    if store.records[place.index].flags.contains(.readsSurroundings) { return false }
    replaceStyle(of: place.index, with: computedStyle)
    store.records[place.index].revision = revision
    return true
  }

  /// Makes a model that was evaluated the one that others are compared with.
  @inline(__always)
  private func setLastStyled(
    _ place: NodePlace, _ column: AnyColumn, _ computedStyle: ComputedStyleNumber,
    _ matchedRules: MatchedRules,
    in inherited: InheritedContext
  ) {
    let context = inherited.context
    guard column.isPlain, !matchedRules.composesContent, place.flags.isDisjoint(with: .isSpecial),
      context.value.surroundings.known.isEmpty
    else { return }
    column.setLastStyled(row: place.row, computedStyle, in: inherited.number, at: revision)
  }

  /// Styles a node in its inherited context, unless the result would be the same.
  ///
  /// - Parameters:
  ///   - place: The node.
  ///   - column: The column of the node.
  ///   - context: Its inherited context.
  ///   - isNew: Whether the node is being attached; others often equal the one before them.
  @inline(__always)
  private func style(
    _ place: NodePlace, _ column: AnyColumn, in context: ContextNumber, isNew: Bool
  ) {
    withMatchedRules(of: place, column, in: context) { matchedRules, inherited in
      noteContentChange(place, matchedRules)
      let isRestyled = !isCurrent(place, matchedRules, in: inherited)
      if isRestyled { restyle(place, column, matchedRules, in: inherited, isNew: isNew) }
      noteDependence(place, matchedRules, isRestyled: isRestyled)
    }
  }

  /// Notes the surroundings that a node depends on.
  @inline(__always)
  private func noteDependence(_ place: NodePlace, _ matchedRules: MatchedRules, isRestyled: Bool) {
    if !matchedRules.shared.context.value.surroundings.known.isEmpty
      || !place.flags.isDisjoint(with: [.readsSurroundings, .hasScope])
    {
      noteSurroundings(place, matchedRules, isRestyled: isRestyled)
    }
  }

  /// Runs a closure with the matched rules of a node, in the node's context with no reads noted.
  @inline(__always)
  private func withMatchedRules<Result>(
    of place: NodePlace, _ column: AnyColumn, in context: ContextNumber,
    _ body: (MatchedRules, InheritedContext) -> Result
  ) -> Result {
    resolver.contexts[context].with { inherited in
      resolver.styling(place, column, in: inherited) {
        inherited.context.value.reads.removeAll()
        return resolver.matchedRules(of: place, column, in: inherited).with {
          body($0, inherited)
        }
      }
    }
  }

  /// Whether styling a node would have the same result.
  @inline(__always)
  private func isCurrent(
    _ place: NodePlace, _ matchedRules: MatchedRules, in inherited: InheritedContext
  ) -> Bool {
    let (styled, computedStyle) = (
      store.records[place.index].revision, store.records[place.index].computedStyle
    )
    guard styled != NodeRecord.stale,
      computedStyles[computedStyle].matchedRules == matchedRules.number,
      computedStyles[computedStyle].inherited == inherited.inherited
    else { return false }
    if place.flags.contains(.keepsContent), matchedRules.mayContentHaveChanged(since: styled) {
      return false
    }
    if place.flags.contains(.readsSurroundings), hasOtherSurroundings(place.index) {
      return false
    }
    return matchedRules.isCurrent(computedStyle, since: styled, store.settings(of: place)?.reads)
  }

  /// Styles a node by matched rules; the node's context must be the current one.
  @inline(__always)
  private func restyle(
    _ place: NodePlace, _ column: AnyColumn, _ matchedRules: MatchedRules,
    in inherited: InheritedContext,
    isNew: Bool
  ) {
    if !place.flags.contains(.hasSettings)
      || !evaluateSettings(of: place, matchedRules, in: inherited)
    {
      let (computedStyle, content) = matchedRules.computedStyle(
        of: column, row: place.row, in: inherited)
      if !isNew { setLastStyled(place, column, computedStyle, matchedRules, in: inherited) }
      if matchedRules.composesContent {
        keep(content, of: place)
      } else if column.keepsContent {
        keepContent(of: place, column, matchedRules)
      } else if place.flags.contains(.keepsContent) {
        releaseContent(of: place)
      }
      replaceStyle(of: place.index, with: computedStyle)
    }
  }

  /// Styles a node individually if it has settings that affect its style.
  ///
  /// - Returns: Whether it has such settings.
  private func evaluateSettings(
    of place: NodePlace, _ matchedRules: MatchedRules, in inherited: InheritedContext
  ) -> Bool {
    guard let local = store.settings(of: place) else { return false }
    guard matchedRules.composesContent || !local.overrides.isEmpty else {
      if local.reads != nil { store.settings[UInt32(place.index)]?.reads = nil }
      return false
    }
    let model = matchedRules.viewModel(row: place.row, local, in: inherited)
    // In place: changing an optional entry would copy all settings out and in again.
    store.settings[UInt32(place.index), default: NodeSettings()].reads =
      StyleContext.reference?.value.reads
    keep(model.content, of: place)
    let computedStyle = computedStyles.insert(
      ComputedStyle(
        context: inherited.number, matchedRules: matchedRules.number, basis: nil,
        style: model.style,
        inherited: inherited.inherited))
    replaceStyle(of: place.index, with: computedStyle)
    return true
  }

  /// Notes what depends on a model that is about to be changed: the computed style and content of
  /// its node, and those of the nodes that depend on its control state.
  func modelWillChange(_ index: Int) {
    touch(index)
    if descendantReaderCount > 0 { touchAncestors(onModelOf: index) }
    if store.records[index].firstChild != NodeRecord.none
      || store.column(of: index).with({ $0.plan.isOfClass })
    {
      touchDependants(onModelOf: index)
    }
  }

  /// Marks a node whose model was changed.
  func modelChanged(_ index: Int) {
    store.records[index].revision = NodeRecord.stale
    store.records[index].flags.remove(.hasReadContent)
    store.column(of: index).with { $0.mayHaveUnreadContent = true }
    if store.records[index].flags.contains(.isEvaluated) {
      writes.counts[store.handle(UInt32(index)).key, default: 0] &+= 1
    }
    if let object = store.object(at: index) {
      objectChanged(object)
    } else if store.records[index].firstChild != NodeRecord.none {
      // Only its children depend on a node.
      advanceRevision()
    }
    inbox.raise()
  }

  private func objectChanged(_ object: ObjectIdentifier) {
    if writes.objects.count > max(limits.contextSlack, 2 * store.count), !keepsNumbers {
      // Most entries are for released objects, so every node is evaluated instead.
      noteWritesToEvaluatedObjects()
      writes.objects = [:]
      invalidateAllNodes()
    }
    advanceRevision()
    writes.objects[object] = revision
  }

  /// Notes the revisions of writes to the objects of nodes at which closures were evaluated, before
  /// those to all objects are forgotten.
  func noteWritesToEvaluatedObjects() {
    for number in store.columnNumbers {
      let column = store.column(number).object
      guard column.plan.isOfClass else { continue }
      column.forEachRow { row, index in
        guard store.records[index].flags.contains(.isEvaluated),
          let changed = writes.objects[column.object(row: row)]
        else { return }
        writes.objectRevisions[store.handle(UInt32(index)).key] = changed
      }
    }
  }
}

/// The writes to models that comparing computed styles doesn't show.
struct ModelWrites {
  /// The revisions at which models of classes were last returned for modification; an object can be
  /// the model of several nodes.
  var objects: [ObjectIdentifier: UInt32] = [:]

  /// The numbers of writes to the models of nodes whose record is flagged `isEvaluated`; no element
  /// means none.
  var counts: [NodeKey: UInt32] = [:]

  /// The revisions at which the objects of class nodes whose record is flagged `isEvaluated` were
  /// last returned for modification, as far as `objects` doesn't have them anymore.
  var objectRevisions: [NodeKey: UInt32] = [:]

  /// Removes the writes of a node that is detached.
  mutating func remove(_ node: NodeKey) {
    counts[node] = nil
    objectRevisions[node] = nil
  }
}

// MARK: - Observing

/// Tracks the `@Observable` objects that the styling of nodes reads.
///
/// Invariants:
/// - One evaluation produces the scope, style and content of a node whose type may hold objects,
///   and tracks everything that it reads. There is at most one tracking of a node.
/// - A tracking names its node. When an object changes, the node is stale and pending until a
///   refresh has visited it.
/// - An object calls back before its property changes. If it does on the tree's own thread, the
///   change is complete when the tree is used next. On other threads that isn't certain, so the
///   node is unsettled: it's stale, and evaluated whenever it's read, until `settlingTime` is over.
///   Renderers evaluate situations other than the tree's own whenever they draw, so for these the
///   observers are notified again during that time.
extension NodeRefresher {
  /// Styles a node whose type may hold objects, unless the result would be the same.
  ///
  /// - Returns: Its inherited context.
  private func styleObserving(_ place: NodePlace, _ column: AnyColumn) -> ContextNumber {
    if let current = currentContext(of: place, column) { return current }
    observed.endTracking(of: UInt32(place.index))
    if column.isTracked { return track(place, column) }
    // The first object read for a type shows that nodes of the type have to be tracked, in all
    // trees. This one tracking can't be ended; it does nothing.
    func objectWasRead() -> @Sendable () -> Void {
      StoredObjects.noteObserved(of: column.nodeType)
      column.isTracked = true
      return {}
    }
    let context = withObservationTracking({ evaluate(place, column) }, onChange: objectWasRead())
    return column.isTracked ? track(place, column) : context
  }

  /// Evaluates a node, and tracks the objects that it reads.
  private func track(_ place: NodePlace, _ column: AnyColumn) -> ContextNumber {
    let tracking = observed.track(UInt32(place.index))
    let node = store.handle(UInt32(place.index))
    return tracking.tracking {
      evaluate(place, column)
    } onChange: { [inbox] in
      inbox.nodeChanged(node)
    }
  }

  /// The inherited context of a node, if the context and the style are still valid.
  ///
  /// Only evaluates getters that were evaluated for the model since it last changed.
  ///
  /// - Returns: The context; nil when the node has to be evaluated.
  private func currentContext(of place: NodePlace, _ column: AnyColumn) -> ContextNumber? {
    guard store.records[place.index].revision != NodeRecord.stale,
      let context = resolver.knownContext(of: place)
    else { return nil }
    return withMatchedRules(of: place, column, in: context) { matchedRules, inherited in
      guard isCurrent(place, matchedRules, in: inherited) else { return nil }
      // Rules that don't hold now may depend on a state.
      noteDependence(place, matchedRules, isRestyled: false)
      return context
    }
  }

  /// Evaluates a node and its scope unconditionally.
  ///
  /// - Returns: Its inherited context.
  private func evaluate(_ place: NodePlace, _ column: AnyColumn) -> ContextNumber {
    if place.flags.contains(.hasScope) { resolver.scopes[UInt32(place.index)] = nil }
    let context = resolver.ownContext(of: place, at: revision)
    resolver.contexts[context].with { inherited in
      resolver.styling(place, column, in: inherited) {
        inherited.context.value.reads.removeAll()
        // Rules added later may name classes and states that no rule names now.
        if let styleClasses = column.styleClasses { _ = column.read(styleClasses, row: place.row) }
        if let controlState = column.controlState { _ = column.read(controlState, row: place.row) }
        resolver.matchedRules(of: place, column, in: inherited).with {
          matchedRules in
          noteContentChange(place, matchedRules)
          restyle(place, column, matchedRules, in: inherited, isNew: false)
          noteDependence(place, matchedRules, isRestyled: true)
        }
      }
    }
    return context
  }

  /// Marks nodes as stale whose objects have changed since the last call.
  func absorbChangedNodes() {
    divideContexts()
    if !renumberedParents.isEmpty { touchRenumberedChildren() }
    let thread = protocol_style_thread()
    for change in inbox.takeChangedNodes() {
      guard let node = change.node else {
        observed.renderingChanges += 1
        if change.thread != thread { observed.unsettleRenderings() }
        continue
      }
      guard store.contains(node) else { continue }
      let index = node.index
      observed.pending.insert(index)
      store.records[Int(index)].revision = NodeRecord.stale
      if descendantReaderCount > 0 { touchAncestors(onStateOf: Int(index)) }
      if change.thread != thread {
        observed.unsettle(index)
        store.records[Int(index)].flags.insert(.isUnsettled)
      }
      if store.records[Int(index)].firstChild != NodeRecord.none { advanceRevision() }
    }
    if observed.haveUnsettledRenderings { observed.renderingChanges += 1 }
    observed.scheduleNotification(inbox)
    // Others may depend on unsettled nodes. A refresh visits these once.
    if observed.haveUnsettled, !keepsNumbers { advanceRevision() }
  }

  /// Whether the settling time of an unsettled node is over.
  private func isSettled(_ index: Int) -> Bool {
    guard observed.settle(UInt32(index)) else { return false }
    store.records[index].flags.remove(.isUnsettled)
    return true
  }
}

// MARK: - Noting

/// Notes the former computed styles of nodes, and changes of the shape, from the moment they may
/// change.
extension NodeRefresher {
  /// Notes the computed style of a node, unless it was noted since the last refresh.
  func touchStyle(_ index: Int) {
    if !store.records[index].flags.contains(.isTouched) { noteStyle(index) }
  }

  /// Notes the computed style and content of a node that is about to change.
  func touch(_ index: Int) {
    if !store.records[index].flags.contains(.hasNotedContent) {
      note(formerContent(of: index), of: index)
    }
    touchStyle(index)
  }

  /// Replaces the computed style of a node, and notes the former one.
  @inline(__always)
  private func replaceStyle(of index: Int, with computedStyle: ComputedStyleNumber) {
    let old = exchange(&store.records[index].computedStyle, with: computedStyle)
    if old != computedStyle, old != .none { noteReplaced(old, of: index, by: computedStyle) }
  }

  /// Replaces the computed style of a node, which is still valid, by the one in another context.
  @inline(never)
  private func moveStyle(of index: Int, to context: ContextNumber) {
    let inherited = resolver.inherited(in: context)
    replaceStyle(
      of: index,
      with: computedStyles.computedStyle(
        store.records[index].computedStyle, in: context, inheriting: inherited))
  }

  /// Notes the former computed style of a node if its style, or its children's inherited context,
  /// has changed.
  @inline(never)
  private func noteReplaced(
    _ old: ComputedStyleNumber, of index: Int, by computedStyle: ComputedStyleNumber
  ) {
    let hasOtherStyle = computedStyles[old].style !== computedStyles[computedStyle].style
    let hasOtherContext =
      computedStyles[old].context != computedStyles[computedStyle].context && !concernsAllNodes
    guard hasOtherStyle || hasOtherContext else { return }
    if !store.records[index].flags.contains(.isTouched) { append(old, index) }
  }

  private func noteStyle(_ index: Int) {
    if store.isUsed(index) { append(store.records[index].computedStyle, index) }
  }

  private func append(_ computedStyle: ComputedStyleNumber, _ index: Int) {
    store.records[index].flags.insert(.isTouched)
    tracker.open.append(computedStyle, index, generation: store.records[index].generation)
  }

  /// Whether a node was attached since the open batch began.
  func isNew(_ index: Int) -> Bool {
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

  /// Notes that a node is detached, which keeps its record until then, and discards the data about
  /// it.
  ///
  /// - Returns: The kept content, which may be released only when the tree is consistent.
  func noteDetached(_ index: Int) -> Block? {
    let (key, flags) = (UInt32(index), store.records[index].flags)
    let node = store.handle(key).key
    let content = flags.contains(.keepsContent) ? keptContents.removeValue(forKey: key) : nil
    if flags.contains(.isEvaluated) { writes.remove(node) }
    if flags.contains(.readsSurroundings) { removeSurroundings(of: index) }
    if !readPositions.isEmpty { readPositions[key] = nil }
    observed.remove(key)
    if flags.contains(.hasNotedContent) { tracker.open.contents[node] = nil }
    if !isNew(index) { tracker.append(.detached, node) }
    return content
  }
}
