internal import Observation

/// How nodes are brought up to date.
///
/// A node is up to date when its revision is the tree's. Else its ancestors are brought up to date
/// first, from the highest that is not down, without recursion; then the node is styled anew if it
/// was marked, if another recipe is for it now, or if something has changed that was read for it.
extension StyleTree: ControlStateSource {
  /// Styles a node anew if anything it depends on has changed.
  @inline(__always)
  func bringUpToDate(_ index: Int) {
    if tracker.inbox.hasChangedNodes || tracker.observed.haveUnsettled { absorbChangedNodes() }
    if records[index].revision != revision { revalidate(index) }
  }

  @inline(never)
  private func revalidate(_ index: Int) {
    if isTableOld, !keepsTable { voidTable() }
    requireTable()
    let parent = records[index].parent
    if parent != NodeRecord.none, records[Int(parent)].revision != revision {
      revalidateAncestors(of: index)
    }
    validate(index)
  }

  private func revalidateAncestors(of index: Int) {
    var path: [Int] = []
    var ancestor = records[index].parent
    while ancestor != NodeRecord.none, records[Int(ancestor)].revision != revision {
      path.append(Int(ancestor))
      ancestor = records[Int(ancestor)].parent
    }
    for index in path.reversed() { validate(index) }
  }

  /// Brings a node up to date whose parent is.
  @inline(__always)
  private func validate(_ index: Int) {
    if !tracker.changedObjects.isEmpty, hasChangedObject(index) {
      records[index].revision = NodeRecord.stale
    }
    column(of: index)._withUnsafeGuaranteedRef { style(place(of: index), $0) }
  }

  /// Whether the object of a class node was changed, here or where else it hangs, since the node was
  /// styled.
  private func hasChangedObject(_ index: Int) -> Bool {
    guard let object = object(at: index), let changed = tracker.changedObjects[object] else {
      return false
    }
    return changed > records[index].revision
  }

  /// Styles a node of a column, whose parent is up to date, unless the outcome would be the same.
  @inline(__always)
  func style(_ place: NodePlace, _ column: AnyColumn) {
    styledCount &+= 1
    let number =
      column.mayBeObserved
      ? styleObserving(place, column) : style(place, column, in: ownContext(of: place))
    if records[place.index].surroundings != number { enter(number, place.index) }
    if !place.flags.contains(.isUnsettled) || isSettled(place.index) {
      records[place.index].revision = revision
    }
    latestInsides.forget(UInt32(place.index))
  }

  /// Styles a node in its surroundings, unless the outcome would be the same.
  ///
  /// - Returns: The number of the surroundings.
  @inline(__always)
  private func style(_ place: NodePlace, _ column: AnyColumn, in number: UInt32) -> UInt32 {
    table[number]._withUnsafeGuaranteedRef { surroundings in
      styling(place, column, in: surroundings) {
        surroundings.context.pointee.reads.removeAll()
        recipe(of: place, column, in: surroundings)._withUnsafeGuaranteedRef { recipe in
          noteContentChange(place, recipe)
          if !isCurrent(place, recipe) { restyle(place, column, recipe) }
        }
      }
    }
    return number
  }

  /// Whether a node has the same surroundings and would have the same outcome, without evaluating
  /// anything that its model hasn't been evaluated for since it changed.
  ///
  /// - Returns: The number of the surroundings; nil when the node has to be evaluated.
  func currentContext(of place: NodePlace, _ column: AnyColumn) -> UInt32? {
    guard records[place.index].revision != NodeRecord.stale,
      let number = knownContext(of: place)
    else { return nil }
    return table[number]._withUnsafeGuaranteedRef { surroundings in
      styling(place, column, in: surroundings) {
        surroundings.context.pointee.reads.removeAll()
        return recipe(of: place, column, in: surroundings)._withUnsafeGuaranteedRef { recipe in
          isCurrent(place, recipe) ? number : nil
        }
      }
    }
  }

  /// Evaluates a node whatever has changed, its scope included.
  ///
  /// - Returns: The number of its surroundings.
  func evaluate(_ place: NodePlace, _ column: AnyColumn) -> UInt32 {
    if place.flags.contains(.hasScope) { scopeCache[UInt32(place.index)] = nil }
    let number = ownContext(of: place)
    table[number]._withUnsafeGuaranteedRef { surroundings in
      styling(place, column, in: surroundings) {
        surroundings.context.pointee.reads.removeAll()
        // Rules may name classes and states later that name none now.
        if let styleClasses = column.styleClasses { _ = column.read(styleClasses, row: place.row) }
        if let controlState = column.controlState { _ = column.read(controlState, row: place.row) }
        recipe(of: place, column, in: surroundings)._withUnsafeGuaranteedRef { recipe in
          noteContentChange(place, recipe)
          restyle(place, column, recipe)
        }
      }
    }
    return number
  }

  /// Notes that a node has other surroundings, and with it what is in it.
  @inline(__always)
  private func enter(_ number: UInt32, _ index: Int) {
    if records[index].surroundings != 0, !tracker.concernsAllNodes { touchStyle(index) }
    records[index].surroundings = number
  }

  /// Whether styling a node would have the same outcome.
  @inline(__always)
  private func isCurrent(_ place: NodePlace, _ recipe: Recipe) -> Bool {
    let styled = records[place.index].revision
    guard styled >= recipesRevision, records[place.index].recipe == recipe.number else {
      return false
    }
    if place.flags.contains(.keepsContent), recipe.mayContentHaveChanged(since: styled) {
      return false
    }
    return recipe.isCurrent(
      records[place.index].currentStyle, since: styled, local(of: place)?.reads)
  }

  /// Styles a node by a recipe; the surroundings' context must be the current one.
  @inline(__always)
  private func restyle(_ place: NodePlace, _ column: AnyColumn, _ recipe: Recipe) {
    if !place.flags.contains(.hasSettings) || !evaluateSettings(of: place, recipe) {
      let isFresh = records[place.index].revision == NodeRecord.stale
      let (style, content) =
        isFresh
        ? recipe.style(of: column, row: place.row)
        : recipe.nextStyle(of: column, row: place.row, at: revision)
      if recipe.composesContent {
        keep(content, of: place)
      } else if column.keepsContent {
        keepContent(of: place, column, recipe)
      } else if place.flags.contains(.keepsContent) {
        releaseContent(of: place)
      }
      replaceStyle(of: place.index, with: style)
    }
    records[place.index].recipe = recipe.number
  }

  /// Styles a node on which something was set that takes part in its styling.
  ///
  /// - Returns: Whether there is anything like that.
  @inline(never)
  private func evaluateSettings(of place: NodePlace, _ recipe: Recipe) -> Bool {
    guard let local = local(of: place) else { return false }
    guard recipe.composesContent || !local.overrides.isEmpty else {
      if local.reads != nil { settings[UInt32(place.index)]?.reads = nil }
      return false
    }
    let model = recipe.viewModel(row: place.row, local)
    settings[UInt32(place.index)]?.reads = StyleContext.pointer?.pointee.reads
    keep(model.content, of: place)
    replaceStyle(of: place.index, with: model.style)
    return true
  }

  /// Keeps what the conformances write as content, of the moment that the style is of.
  @inline(never)
  private func keepContent(of place: NodePlace, _ column: AnyColumn, _ recipe: Recipe) {
    let content = column.content(row: place.row, local(of: place))
    if let reads = StyleContext.pointer?.pointee.reads { recipe.contentReads.include(reads) }
    keep(content, of: place)
  }

  /// Keeps the content of a node, and notes what it replaces.
  @inline(never)
  private func keep(_ content: Block?, of place: NodePlace) {
    let index = place.index
    if records[index].style != nil, !records[index].flags.contains(.hasNotedContent) {
      let former = formerContent(of: index)
      if !Block.areIdentical(former, content) {
        note(former, of: index)
        touchStyle(index)
      }
    }
    let former = exchange(&tracker.keptContents[UInt32(index)], with: content)
    if tracker.isAnimating, records[index].flags.contains(.isTouched),
      !Block.areIdentical(former, content)
    {
      noteAnimated(index)
    }
    records[index].flags.insert(.keepsContent)
  }

  /// Stops keeping the content of a node, which the conformances alone write now.
  @inline(never)
  private func releaseContent(of place: NodePlace) {
    touch(place.index)
    tracker.keptContents[UInt32(place.index)] = nil
    records[place.index].flags.remove(.keepsContent)
  }

  /// The content of a node that is up to date: what's kept, or what its conformances write now.
  @inline(__always)
  func content(of index: Int) -> Block? {
    if records[index].flags.contains(.keepsContent) { return tracker.keptContents[UInt32(index)] }
    return mayHaveContent(index) ? makeContent(of: index) : nil
  }

  @inline(never)
  private func makeContent(of index: Int) -> Block? {
    let place = place(of: index)
    return column(of: index)._withUnsafeGuaranteedRef { column in
      table[records[index].surroundings]._withUnsafeGuaranteedRef { surroundings in
        styling(place, column, in: surroundings) {
          surroundings.context.pointee.reads.removeAll()
          let content = column.content(row: place.row, local(of: place))
          recipes[records[index].recipe]._withUnsafeGuaranteedRef {
            $0.contentReads.include(surroundings.context.pointee.reads)
          }
          return content
        }
      }
    }
  }

  /// How to style a node; the surroundings' context must be the current one.
  @inline(__always)
  func recipe(
    of place: NodePlace, _ column: AnyColumn, in surroundings: InheritedContext
  ) -> Unmanaged<Recipe> {
    surroundings.selection(for: column, row: place.row)._withUnsafeGuaranteedRef { selection in
      selection.recipe(for: variant(of: place, column, selection))
    }
  }

  /// Runs getters, closures or rules for a node of a column.
  ///
  /// - Parameters:
  ///   - place: The node.
  ///   - column: The column of the node.
  ///   - surroundings: What the node is styled in.
  ///   - state: The control state that the node is styled in; nil, the default, for its own.
  ///   - body: What to run.
  /// - Returns: What `body` returned.
  @inline(__always)
  func styling<Result>(
    _ place: NodePlace, _ column: AnyColumn, in surroundings: InheritedContext,
    in state: ControlState? = nil, _ body: () -> Result
  ) -> Result {
    surroundings.context.pointee.enter(UInt32(place.index), of: self, in: state)
    defer { surroundings.context.pointee.leave() }
    return styling(column, in: surroundings, body)
  }

  /// Runs getters, closures or rules for no node in particular of a column.
  @inline(__always)
  func styling<Result>(
    _ column: AnyColumn, in surroundings: InheritedContext, _ body: () -> Result
  ) -> Result {
    let outer = activity
    activity = .styling(column.nodeType)
    defer { activity = outer }
    return StyleContext.run(at: surroundings.context, body)
  }

  /// The column of a node, which the tree owns.
  @inline(__always)
  func column(of index: Int) -> Unmanaged<AnyColumn> {
    columns[Int(records[index].column)].unsafelyUnwrapped
  }

  /// What distinguishes a node from others of its type in its surroundings, in a control state that
  /// is its own by default; nil for most.
  @inline(__always)
  func variant(
    of place: NodePlace, _ column: AnyColumn, _ selection: RuleSelection,
    in state: ControlState? = nil
  ) -> RuleSelection.Variant? {
    let isPlain =
      !place.flags.contains(.hasHidden) && !selection.namesStyleClasses
      && !selection.mentionsControlState
    return isPlain ? nil : makeVariant(of: place, column, selection, in: state)
  }

  @inline(never)
  private func makeVariant(
    of place: NodePlace, _ column: AnyColumn, _ selection: RuleSelection, in state: ControlState?
  ) -> RuleSelection.Variant {
    var variant = RuleSelection.Variant()
    if place.flags.contains(.hasHidden), let resets = hidden[UInt32(place.index)] {
      variant.resets = resets.filter { selection.names($0.target) }
    }
    if selection.namesStyleClasses, let reader = column.styleClasses {
      variant.styleClasses = column.read(reader, row: place.row).filter(selection.names)
    }
    if selection.mentionsControlState {
      variant.controlState = state ?? controlState(of: place.index) ?? .normal
    }
    return variant
  }

  /// The state of a control: what was set, else what the model says, else normal.
  func controlState(ofNode node: UInt32) -> ControlState { controlState(of: Int(node)) ?? .normal }

  /// The state of a control: what was set, else what the model says, if it says.
  func controlState(of index: Int) -> ControlState? {
    if let state = settings[UInt32(index)]?.controlState { return state }
    let column = column(of: index).takeUnretainedValue()
    return column.controlState.map { column.read($0, row: Int(records[index].row)) }
  }

  /// What was set on a node; nil for most.
  @inline(__always)
  private func local(of place: NodePlace) -> NodeSettings? {
    place.flags.contains(.hasSettings) ? settings[UInt32(place.index)] : nil
  }

  /// Marks a node whose model was changed.
  func modelChanged(_ index: Int) {
    records[index].revision = NodeRecord.stale
    if records[index].flags.contains(.isEvaluated) {
      tracker.modelWrites[handle(UInt32(index)).key, default: 0] &+= 1
    }
    if let object = object(at: index) {
      objectChanged(object)
    } else if records[index].firstChild != NodeRecord.none {
      // Nobody but its children depends on a node.
      advanceRevision()
    }
    tracker.inbox.raise()
  }

  private func objectChanged(_ object: ObjectIdentifier) {
    if tracker.changedObjects.count > max(limits.contextSlack, 2 * count), !keepsTable {
      // Most are of objects that are gone: every node is looked at anew instead.
      tracker.changedObjects = [:]
      voidTable()
    }
    advanceRevision()
    tracker.changedObjects[object] = revision
  }

  /// The identity of a class node.
  func object(at index: Int) -> ObjectIdentifier? {
    let column = column(of: index).takeUnretainedValue()
    guard column.plan.isOfClass else { return nil }
    return column.object(row: Int(records[index].row))
  }
}
