/// How nodes are brought up to date.
///
/// A node is up to date when its stamp is the tree's. Else its ancestors are brought up to date
/// first, from the highest that is not down, without recursion; then the node is styled anew if it
/// was marked, if its surroundings are others than those it was styled in, or if these are void.
extension StyleTree {
  /// Styles a node anew if anything it depends on has changed.
  @inline(__always)
  func bringUpToDate(_ index: Int) {
    if records[index].stamp != stamp { revalidate(index) }
  }

  @inline(never)
  private func revalidate(_ index: Int) {
    if isTableOld { voidTable() }
    requireTable()
    var path = [index]
    var ancestor = records[index].parent
    while ancestor != NodeRecord.none, records[Int(ancestor)].stamp != stamp {
      path.append(Int(ancestor))
      ancestor = records[Int(ancestor)].parent
    }
    for index in path.reversed() {
      if hasChangedObject(index) { records[index].stamp = NodeRecord.stale }
      if isCurrent(index) {
        records[index].stamp = stamp
      } else {
        column(of: index)._withUnsafeGuaranteedRef { restyle(place(of: index), $0) }
      }
    }
  }

  /// Whether a node whose parent is up to date would come out as it did.
  private func isCurrent(_ index: Int) -> Bool {
    let styled = records[index].stamp
    return styled != NodeRecord.stale && styled >= epoch
      && records[index].surroundings == ownSurroundings(of: place(of: index))
  }

  /// Whether the object of a class node was changed, here or where else it hangs, since the node was
  /// styled.
  private func hasChangedObject(_ index: Int) -> Bool {
    guard !changedObjects.isEmpty, let object = object(at: index),
      let changed = changedObjects[object]
    else { return false }
    return changed > records[index].stamp
  }

  /// Styles a node of a column, whose parent is up to date.
  @inline(__always)
  func restyle(_ place: NodePlace, _ column: AnyColumn) {
    let number = ownSurroundings(of: place)
    let (style, hasContent) = table[number]._withUnsafeGuaranteedRef { surroundings in
      styling(column, in: surroundings) {
        recipe(of: place, column, in: surroundings)._withUnsafeGuaranteedRef { recipe in
          guard let local = local(of: place), recipe.composesContent || !local.overrides.isEmpty
          else { return recipe.style(of: column, row: place.row) }
          let model = recipe.viewModel(row: place.row, local)
          return (model.style, model.content != nil)
        }
      }
    }
    records[place.index].keep(style, hasContent: hasContent, in: number, at: stamp)
  }

  /// What content a node has; it is made anew for everyone who asks, and not kept.
  func content(of index: Int) -> Block? {
    let place = place(of: index)
    return column(of: index)._withUnsafeGuaranteedRef { column in
      table[records[index].surroundings]._withUnsafeGuaranteedRef { surroundings in
        styling(column, in: surroundings) {
          recipe(of: place, column, in: surroundings)._withUnsafeGuaranteedRef { recipe in
            let local = local(of: place)
            guard recipe.composesContent || local?.overrides.isEmpty == false else {
              return recipe.content(row: place.row, local)
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

  /// What distinguishes a node from others of its type in its surroundings; nil for most.
  @inline(__always)
  func variant(
    of place: NodePlace, _ column: AnyColumn, _ selection: RuleSelection
  ) -> RuleSelection.Variant? {
    let isPlain =
      !place.flags.contains(.hasHidden) && !selection.namesStyleClasses
      && !selection.mentionsControlState
    return isPlain ? nil : makeVariant(of: place, column, selection)
  }

  @inline(never)
  private func makeVariant(
    of place: NodePlace, _ column: AnyColumn, _ selection: RuleSelection
  ) -> RuleSelection.Variant {
    var variant = RuleSelection.Variant()
    if place.flags.contains(.hasHidden), let set = hidden[UInt32(place.index)] {
      variant.resets = hiddenSets[set].filter { selection.names($0.target) }
    }
    if selection.namesStyleClasses, let reader = column.styleClasses {
      variant.styleClasses = column.read(reader, row: place.row).filter(selection.names)
    }
    if selection.mentionsControlState {
      variant.controlState = controlState(of: place.index) ?? .normal
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
    guard let object = object(at: index) else {
      // Nobody but its children depends on a node.
      if records[index].firstChild != NodeRecord.none { advanceStamp() }
      return
    }
    if changedObjects.count > max(1_024, 2 * count) {
      // Most are of objects that are gone: every node is looked at anew instead.
      changedObjects = [:]
      voidTable()
    }
    advanceStamp()
    changedObjects[object] = stamp
  }

  /// The identity of a class node.
  private func object(at index: Int) -> ObjectIdentifier? {
    let column = column(of: index).takeUnretainedValue()
    guard column.plan.isOfClass else { return nil }
    return ObjectIdentifier(column.node(row: Int(records[index].row)) as AnyObject)
  }
}
