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
    if store.records[index].revision != revision { revalidate(index) }
  }

  @inline(never)
  private func revalidate(_ index: Int) {
    if isTableOld, !keepsTable { voidTable() }
    if looks.needsSweep, !keepsTable { sweepLooks() }
    requireTable()
    let parent = store.records[index].parent
    if parent != NodeRecord.none, store.records[Int(parent)].revision != revision {
      revalidateAncestors(of: index)
    }
    validate(index)
  }

  private func revalidateAncestors(of index: Int) {
    var path: [Int] = []
    var ancestor = store.records[index].parent
    while ancestor != NodeRecord.none, store.records[Int(ancestor)].revision != revision {
      path.append(Int(ancestor))
      ancestor = store.records[Int(ancestor)].parent
    }
    for index in path.reversed() { validate(index) }
  }

  /// Brings a node up to date whose parent is.
  @inline(__always)
  private func validate(_ index: Int) {
    if !tracker.changedObjects.isEmpty, hasChangedObject(index) {
      store.records[index].revision = NodeRecord.stale
    }
    store.column(of: index)._withUnsafeGuaranteedRef { style(store.place(of: index), $0) }
  }

  /// Whether the object of a class node was changed, here or where else it hangs, since the node was
  /// styled.
  private func hasChangedObject(_ index: Int) -> Bool {
    guard let object = store.object(at: index), let changed = tracker.changedObjects[object] else {
      return false
    }
    return changed > store.records[index].revision
  }

  /// Styles a node of a column, whose parent is up to date, unless the outcome would be the same.
  @inline(__always)
  func style(_ place: NodePlace, _ column: AnyColumn) {
    styledCount &+= 1
    let number =
      column.mayBeObserved
      ? styleObserving(place, column) : style(place, column, in: ownContext(of: place))
    let look = looks.look(store.records[place.index].look, in: number)
    if look != store.records[place.index].look { replaceLook(of: place.index, with: look) }
    if !place.flags.contains(.isUnsettled) || isSettled(place.index) {
      store.records[place.index].revision = revision
    }
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
          if !isCurrent(place, recipe) { restyle(place, column, recipe, in: number) }
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
    guard store.records[place.index].revision != NodeRecord.stale,
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
          restyle(place, column, recipe, in: number)
        }
      }
    }
    return number
  }

  /// Whether styling a node would have the same outcome.
  @inline(__always)
  private func isCurrent(_ place: NodePlace, _ recipe: Recipe) -> Bool {
    let (styled, look) = (store.records[place.index].revision, store.records[place.index].look)
    guard styled != NodeRecord.stale, looks[look].ruleSet == recipe.number else { return false }
    if place.flags.contains(.keepsContent), recipe.mayContentHaveChanged(since: styled) {
      return false
    }
    return recipe.isCurrent(look, since: styled, store.settings(of: place)?.reads)
  }

  /// Styles a node by a recipe; the surroundings' context must be the current one.
  @inline(__always)
  private func restyle(
    _ place: NodePlace, _ column: AnyColumn, _ recipe: Recipe, in context: UInt32
  ) {
    if !place.flags.contains(.hasSettings) || !evaluateSettings(of: place, recipe, in: context) {
      let isFresh = store.records[place.index].revision == NodeRecord.stale
      let (look, content) =
        isFresh
        ? recipe.look(of: column, row: place.row, in: context)
        : recipe.nextLook(of: column, row: place.row, in: context, at: revision)
      if recipe.composesContent {
        keep(content, of: place)
      } else if column.keepsContent {
        keepContent(of: place, column, recipe)
      } else if place.flags.contains(.keepsContent) {
        releaseContent(of: place)
      }
      replaceLook(of: place.index, with: look)
    }
  }

  /// Styles a node on which something was set that takes part in its styling.
  ///
  /// - Returns: Whether there is anything like that.
  @inline(never)
  private func evaluateSettings(
    of place: NodePlace, _ recipe: Recipe, in context: UInt32
  ) -> Bool {
    guard let local = store.settings(of: place) else { return false }
    guard recipe.composesContent || !local.overrides.isEmpty else {
      if local.reads != nil { store.settings[UInt32(place.index)]?.reads = nil }
      return false
    }
    let model = recipe.viewModel(row: place.row, local)
    store.settings[UInt32(place.index)]?.reads = StyleContext.pointer?.pointee.reads
    keep(model.content, of: place)
    let look = looks.insert(
      Look(context: context, ruleSet: recipe.number, basis: nil, style: model.style))
    replaceLook(of: place.index, with: look)
    return true
  }

  /// Keeps what the conformances write as content, of the moment that the style is of.
  @inline(never)
  private func keepContent(of place: NodePlace, _ column: AnyColumn, _ recipe: Recipe) {
    let content = column.content(row: place.row, store.settings(of: place))
    if let reads = StyleContext.pointer?.pointee.reads { recipe.contentReads.include(reads) }
    keep(content, of: place)
  }

  /// Keeps the content of a node, and notes what it replaces.
  @inline(never)
  private func keep(_ content: Block?, of place: NodePlace) {
    let index = place.index
    if store.isUsed(index), !store.records[index].flags.contains(.hasNotedContent) {
      let former = formerContent(of: index)
      if !Block.areIdentical(former, content) {
        note(former, of: index)
        touchStyle(index)
      }
    }
    let former = exchange(&tracker.keptContents[UInt32(index)], with: content)
    if tracker.isAnimating, store.records[index].flags.contains(.isTouched),
      !Block.areIdentical(former, content)
    {
      noteAnimated(index)
    }
    store.records[index].flags.insert(.keepsContent)
  }

  /// Stops keeping the content of a node, which the conformances alone write now.
  @inline(never)
  private func releaseContent(of place: NodePlace) {
    touch(place.index)
    tracker.keptContents[UInt32(place.index)] = nil
    store.records[place.index].flags.remove(.keepsContent)
  }

  /// The content of a node that is up to date: what's kept, or what its conformances write now.
  @inline(__always)
  func content(of index: Int) -> Block? {
    if store.records[index].flags.contains(.keepsContent) { return tracker.keptContents[UInt32(index)] }
    return mayHaveContent(index) ? makeContent(of: index) : nil
  }

  @inline(never)
  private func makeContent(of index: Int) -> Block? {
    let place = store.place(of: index)
    return store.column(of: index)._withUnsafeGuaranteedRef { column in
      inheritedContext(of: index)._withUnsafeGuaranteedRef { surroundings in
        styling(place, column, in: surroundings) {
          surroundings.context.pointee.reads.removeAll()
          let content = column.content(row: place.row, store.settings(of: place))
          currentRecipe(of: index)._withUnsafeGuaranteedRef {
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
    if place.flags.contains(.hasHidden), let resets = store.hidden[UInt32(place.index)] {
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
    if let state = store.settings[UInt32(index)]?.controlState { return state }
    let column = store.column(of: index).takeUnretainedValue()
    return column.controlState.map { column.read($0, row: Int(store.records[index].row)) }
  }

  /// Marks a node whose model was changed.
  func modelChanged(_ index: Int) {
    store.records[index].revision = NodeRecord.stale
    if let object = store.object(at: index) {
      objectChanged(object)
    } else if store.records[index].firstChild != NodeRecord.none {
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
}
