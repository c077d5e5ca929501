/// Finds the rules for a node, and runs its getters in its context.
extension LookResolver {
  /// The rule set of a node; the node's context must be the current one.
  @inline(__always)
  func ruleSet(
    of place: NodePlace, _ column: AnyColumn, in inherited: InheritedContext
  ) -> Unmanaged<RuleSet> {
    inherited.selection(for: column, row: place.row)._withUnsafeGuaranteedRef { selection in
      selection.ruleSet(for: variant(of: place, column, selection))
    }
  }

  /// Runs getters, closures or rules for a node of a column.
  ///
  /// - Parameters:
  ///   - place: The node.
  ///   - column: The column of the node.
  ///   - inherited: The inherited context of the node.
  ///   - state: The control state that the node is styled in; nil, the default, for its own.
  ///   - body: The closure to run.
  /// - Returns: The result of `body`.
  @inline(__always)
  func styling<Result>(
    _ place: NodePlace, _ column: AnyColumn, in inherited: InheritedContext,
    in state: ControlState? = nil, _ body: () -> Result
  ) -> Result {
    inherited.context.pointee.enter(UInt32(place.index), of: self, in: state)
    defer { inherited.context.pointee.leave() }
    return styling(column, in: inherited, body)
  }

  /// Runs getters, closures or rules for a column without a particular node.
  @inline(__always)
  func styling<Result>(
    _ column: AnyColumn, in inherited: InheritedContext, _ body: () -> Result
  ) -> Result {
    let outer = activity
    activity = .styling(column.nodeType)
    defer { activity = outer }
    return StyleContext.run(at: inherited.context, body)
  }

  /// The properties that distinguish a node from others of its type in its inherited context, in a
  /// control state that is its own by default; nil for most.
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

  /// The control state of a node: the one that was set, or else the model's own, or else normal.
  func controlState(ofNode node: UInt32) -> ControlState { controlState(of: Int(node)) ?? .normal }

  /// The control state of a node: the one that was set, or else the model's own, if it has one.
  func controlState(of index: Int) -> ControlState? {
    if let state = store.settings[UInt32(index)]?.controlState { return state }
    let column = store.column(of: index).takeUnretainedValue()
    return column.controlState.map { column.read($0, row: Int(store.records[index].row)) }
  }
}
