internal import Observation

/// How nodes are brought up to date.
///
/// A node is up to date when its stamp is the tree's. Else its ancestors are brought up to date
/// first, from the highest that is not down, without recursion; then the node is styled anew if it
/// was marked, if another recipe is for it now, or if something has changed that was read for it.
extension StyleTree {
  /// Styles a node anew if anything it depends on has changed.
  @inline(__always)
  func bringUpToDate(_ index: Int) {
    if staleSignal.hasChangedObjects { absorbChangedObjects() }
    if records[index].stamp != stamp { revalidate(index) }
  }

  @inline(never)
  private func revalidate(_ index: Int) {
    if isTableOld, !keepsTable { voidTable() }
    requireTable()
    let parent = records[index].parent
    if parent != NodeRecord.none, records[Int(parent)].stamp != stamp {
      revalidateAncestors(of: index)
    }
    validate(index)
  }

  private func revalidateAncestors(of index: Int) {
    var path: [Int] = []
    var ancestor = records[index].parent
    while ancestor != NodeRecord.none, records[Int(ancestor)].stamp != stamp {
      path.append(Int(ancestor))
      ancestor = records[Int(ancestor)].parent
    }
    for index in path.reversed() { validate(index) }
  }

  /// Brings a node up to date whose parent is.
  @inline(__always)
  private func validate(_ index: Int) {
    if !changedObjects.isEmpty, hasChangedObject(index) {
      touchChanged(index)
      records[index].stamp = NodeRecord.stale
    }
    column(of: index)._withUnsafeGuaranteedRef { style(place(of: index), $0) }
  }

  /// Whether the object of a class node was changed, here or where else it hangs, since the node was
  /// styled.
  private func hasChangedObject(_ index: Int) -> Bool {
    guard let object = object(at: index), let changed = changedObjects[object] else { return false }
    return changed > records[index].stamp
  }

  /// Styles a node of a column, whose parent is up to date, unless it would come out as it did.
  @inline(__always)
  func style(_ place: NodePlace, _ column: AnyColumn) {
    styledCount &+= 1
    let number = ownSurroundings(of: place)
    table[number]._withUnsafeGuaranteedRef { surroundings in
      styling(column, in: surroundings) {
        surroundings.context.pointee.reads.removeAll()
        recipe(of: place, column, in: surroundings)._withUnsafeGuaranteedRef { recipe in
          noteContentChange(place.index, recipe)
          if !isCurrent(place, recipe) { restyle(place, column, recipe) }
        }
      }
    }
    if records[place.index].surroundings != number { enter(number, place.index) }
    records[place.index].stamp = stamp
    latestInsides.forget(UInt32(place.index))
  }

  /// Notes that a node has other surroundings, and with it what is in it.
  @inline(__always)
  private func enter(_ number: UInt32, _ index: Int) {
    if records[index].surroundings != 0, !journal.concernsAllNodes { touchStyle(index) }
    records[index].surroundings = number
  }

  /// Whether a node would come out as it did.
  @inline(__always)
  private func isCurrent(_ place: NodePlace, _ recipe: Recipe) -> Bool {
    let styled = records[place.index].stamp
    guard styled >= epoch, records[place.index].recipe == recipe.number else { return false }
    return recipe.isCurrent(
      records[place.index].currentStyle, since: styled, local(of: place)?.reads)
  }

  /// Styles a node by a recipe; the surroundings' context must be the current one.
  @inline(__always)
  private func restyle(_ place: NodePlace, _ column: AnyColumn, _ recipe: Recipe) {
    if column.isObservable {
      observing(column, place) { evaluate(place, column, recipe) }
    } else {
      evaluate(place, column, recipe)
    }
    records[place.index].recipe = recipe.number
  }

  @inline(__always)
  private func evaluate(_ place: NodePlace, _ column: AnyColumn, _ recipe: Recipe) {
    if place.flags.contains(.hasSettings), evaluateSettings(of: place, recipe) { return }
    let isFresh = records[place.index].stamp == NodeRecord.stale
    let (style, content) =
      isFresh
      ? recipe.style(of: column, row: place.row)
      : recipe.nextStyle(of: column, row: place.row, at: stamp)
    keep(style, content, of: place)
  }

  /// Styles a node on which something was set, if that has a say in it, and says whether it has.
  @inline(never)
  private func evaluateSettings(of place: NodePlace, _ recipe: Recipe) -> Bool {
    guard let local = local(of: place) else { return false }
    guard recipe.composesContent || !local.overrides.isEmpty else {
      if local.reads != nil { settings[UInt32(place.index)]?.reads = nil }
      return false
    }
    let model = recipe.viewModel(row: place.row, local)
    settings[UInt32(place.index)]?.reads = StyleContext.pointer?.pointee.reads
    keep(model.style, model.content, of: place)
    return true
  }

  /// Keeps what came of styling a node; content only if it is not the conformances' alone.
  @inline(__always)
  private func keep(_ style: consuming Block, _ content: Block?, of place: NodePlace) {
    if content != nil || place.flags.contains(.hasContent) { keep(content, of: place) }
    replaceStyle(of: place.index, with: style)
  }

  @inline(never)
  private func keep(_ content: Block?, of place: NodePlace) {
    let index = place.index
    if records[index].style != nil, !records[index].flags.contains(.hasNotedContent) {
      // A model that was changed is noted already: what it says, it said before.
      let known =
        place.flags.contains(.hasContent)
        ? composedContents[UInt32(index)]
        : column(of: index).takeUnretainedValue().content(row: place.row, local(of: place))
      if !Block.areIdentical(known, content) {
        note(known, of: index)
        touchStyle(index)
      }
    }
    composedContents[UInt32(index)] = content
    records[index].flags.set(.hasContent, to: content != nil)
  }

  /// What content a node has; it is made anew for everyone who asks, and not kept.
  @inline(__always)
  func content(of index: Int) -> Block? {
    mayHaveContent(index) ? makeContent(of: index) : nil
  }

  @inline(never)
  private func makeContent(of index: Int) -> Block? {
    let place = place(of: index)
    return column(of: index)._withUnsafeGuaranteedRef { column in
      table[records[index].surroundings]._withUnsafeGuaranteedRef { surroundings in
        styling(column, in: surroundings) {
          recipes[records[index].recipe]._withUnsafeGuaranteedRef { recipe in
            surroundings.context.pointee.reads.removeAll()
            defer { recipe.contentReads.include(surroundings.context.pointee.reads) }
            if !place.flags.contains(.hasSettings), !recipe.composesContent {
              return column.content(row: place.row)
            }
            let local = local(of: place)
            guard recipe.composesContent || local?.overrides.isEmpty == false else {
              return column.content(row: place.row, local)
            }
            guard place.flags.contains(.hasContent) else { return nil }
            return recipe.viewModel(row: place.row, local).content
          }
        }
      }
    }
  }

  /// How to style a node; the surroundings' context must be the current one.
  @inline(__always)
  func recipe(
    of place: NodePlace, _ column: AnyColumn, in surroundings: Surroundings
  ) -> Unmanaged<Recipe> {
    surroundings.selection(for: column, row: place.row)._withUnsafeGuaranteedRef { selection in
      selection.recipe(for: variant(of: place, column, selection))
    }
  }

  /// Runs getters, closures or rules for a node of a column.
  @inline(__always)
  func styling<Result>(
    _ column: AnyColumn, in surroundings: Surroundings, _ body: () -> Result
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
    if place.flags.contains(.hasHidden), let set = hidden[UInt32(place.index)] {
      variant.resets = hiddenSets[set].filter { selection.names($0.target) }
    }
    if selection.namesStyleClasses, let reader = column.styleClasses {
      variant.styleClasses = column.read(reader, row: place.row).filter(selection.names)
    }
    if selection.mentionsControlState {
      variant.controlState = state ?? controlState(of: place.index) ?? .normal
    }
    return variant
  }

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
    records[index].stamp = NodeRecord.stale
    if let object = object(at: index) {
      objectChanged(object)
    } else if records[index].firstChild != NodeRecord.none {
      // Nobody but its children depends on a node.
      advanceStamp()
    }
    staleSignal.raise()
  }

  private func objectChanged(_ object: ObjectIdentifier) {
    if changedObjects.count > max(1_024, 2 * count), !keepsTable {
      // Most are of objects that are gone: every node is looked at anew instead.
      changedObjects = [:]
      voidTable()
    }
    advanceStamp()
    changedObjects[object] = stamp
  }

  /// Takes over which objects have said that they changed.
  @inline(never)
  func absorbChangedObjects() {
    for object in staleSignal.takeChangedObjects() { objectChanged(object) }
  }

  /// The identity of a class node.
  func object(at index: Int) -> ObjectIdentifier? {
    let column = column(of: index).takeUnretainedValue()
    guard column.plan.isOfClass else { return nil }
    return column.object(row: Int(records[index].row))
  }
}
