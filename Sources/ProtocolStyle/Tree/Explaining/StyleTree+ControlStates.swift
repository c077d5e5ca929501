/// The styles of nodes in control states other than their own.
extension StyleTree {
  /// The control states that may affect the appearance of a node.
  ///
  /// These are the states that conditions of its rules test; for a condition that only holds in the
  /// normal state, they are highlighted, disabled, selected and focused. If a getter or a closure
  /// reads ``ControlState/current``, they are highlighted, disabled, selected, focused, their
  /// pairs, and each custom state that is tested. Values per state, such as those of a title's
  /// colors, don't count. Traps if the node isn't attached.
  ///
  /// - Parameter node: The node.
  /// - Returns: The states, in order, without the normal one; empty for most nodes.
  public func controlStates(affecting node: some NodeReference) -> [ControlState] {
    let place = place(of: node)
    let mentioned = presentMentionedStates(at: place).own
    return resolver.hasReadControlState(place) ? readStates(of: node, and: mentioned) : mentioned
  }

  /// The states of its enclosing control that may affect the appearance of a node.
  ///
  /// The enclosing control is the nearest ancestor whose kind is a control or a table cell. The
  /// states are those that conditions of rules test with
  /// ``StyleCondition/enclosingControlState(_:)`` and, if a getter or a closure reads
  /// ``ControlState/ofEnclosingControl``, the same as those of ``controlStates(affecting:)``. They're
  /// the same whether or not there is an enclosing control. Traps if the node isn't attached.
  ///
  /// - Parameter node: The node.
  /// - Returns: The states, in order, without the normal one; empty for most nodes.
  public func enclosingControlStates(affecting node: some NodeReference) -> [ControlState] {
    let place = place(of: node)
    let mentioned = presentMentionedStates(at: place).enclosing
    return resolver.hasReadEnclosingState(place) ? readStates(of: node, and: mentioned) : mentioned
  }

  /// The place of a node, which is brought up to date.
  private func place(of node: some NodeReference) -> NodePlace {
    let index = Int(self.index(of: node))
    requireIdle("The control states of \(node) were read")
    refresher.bringUpToDate(index)
    return store.place(of: index)
  }

  /// The states that conditions of rules for a node that is up to date test.
  private func presentMentionedStates(
    at place: NodePlace
  ) -> (own: [ControlState], enclosing: [ControlState]) {
    mentionedStates(at: place, in: looks[store.records[place.index].look].context)
  }

  /// The same in any context of the node.
  func mentionedStates(
    at place: NodePlace, in context: ContextNumber
  ) -> (own: [ControlState], enclosing: [ControlState]) {
    let column = store.column(of: place.index).takeUnretainedValue()
    let selection = resolver.contexts[context].takeUnretainedValue()
      .selection(for: column, row: place.row).takeUnretainedValue()
    return (selection.controlStates, selection.enclosingStates)
  }

  /// The states that affect a node with a getter or a closure that reads a state, and others.
  private func readStates(
    of node: some NodeReference, and mentioned: [ControlState]
  ) -> [ControlState] {
    let named = StateStyles.named.singleBits
    let pairs = named.flatMap { first in named.map { first.union($0) } }
    let custom = testedStates(of: node).subtracting(StateStyles.named).singleBits
    return Set(mentioned + pairs + custom).sorted()
  }

  /// The states that getters and closures in the context of a node have compared the current ones
  /// with, and those of the node and its enclosing control.
  func testedStates(of node: some NodeReference) -> ControlState {
    testedStates(of: node, in: looks[store.records[Int(node.erased.index)].look].context)
  }

  /// The same for another context of the node.
  func testedStates(of node: some NodeReference, in context: ContextNumber) -> ControlState {
    let present = controlState(of: node).union(enclosingControlState(of: node))
    return resolver.contexts[context]._withUnsafeGuaranteedRef {
      $0.context.pointee.testedStates.union(present)
    }
  }

  /// Returns the view model that an attached node would have in a control state.
  ///
  /// Runs the cascade as if the state were set by ``setControlState(_:of:)``; the node stays in its
  /// own state. Getters that read ``ControlState/current`` get the given state; those that read a
  /// state stored in the model return the same value as before. Without content, equal nodes
  /// usually share the result. Traps if the node isn't attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - state: The state.
  ///   - enclosingState: The state of the enclosing control, which
  ///     ``ControlState/ofEnclosingControl`` returns; nil, the default, for its present one.
  ///   - includingContent: Whether the view model has attributes that are content; true by default.
  /// - Returns: The outcome of all levels of the cascade, and the values that the kind derives.
  public func viewModel(
    of node: some NodeReference, in state: ControlState,
    enclosingControlState enclosingState: ControlState? = nil, includingContent: Bool = true
  ) -> ViewModel {
    styling(node, in: state, enclosing: enclosingState) { ruleSet, column, place, inherited in
      if includingContent { return model(of: place, by: ruleSet, state: state, in: inherited) }
      if resolver.findsControlState(place, ruleSet) {
        return ViewModel(
          style: model(of: place, by: ruleSet, state: state, in: inherited).style)
      }
      return ViewModel(style: presentStyle(of: place, column, by: ruleSet, in: inherited))
    }
  }

  /// Returns the view model that an attached node would have in a state of its enclosing control, and
  /// in its own present state.
  ///
  /// ```swift
  /// let pressed = tree.viewModel(of: buy, enclosingControlState: .highlighted)
  /// ```
  ///
  /// Values that the node inherits are those of its ancestors in their present states. Traps if the
  /// node isn't attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - enclosingState: The state, which ``ControlState/ofEnclosingControl`` returns.
  ///   - includingContent: Whether the view model has attributes that are content; true by default.
  /// - Returns: The outcome of all levels of the cascade, and the values that the kind derives.
  public func viewModel(
    of node: some NodeReference, enclosingControlState enclosingState: ControlState,
    includingContent: Bool = true
  ) -> ViewModel {
    styling(node, in: nil, enclosing: enclosingState) { ruleSet, column, place, inherited in
      let local = store.settings(of: place)
      if includingContent || resolver.findsControlState(place, ruleSet) {
        let model = model(of: place, by: ruleSet, local ?? NodeSettings(), in: inherited)
        return includingContent ? model : ViewModel(style: model.style)
      }
      return ViewModel(style: presentStyle(of: place, column, by: ruleSet, in: inherited))
    }
  }

  /// The style of a node by the rule set of a control state in its present context, which must be the
  /// current one.
  ///
  /// No level above the conformances may depend on the state.
  func presentStyle(
    of place: NodePlace, _ column: AnyColumn, by ruleSet: RuleSet, in inherited: InheritedContext
  ) -> Block {
    if let known = knownStyle(of: place, by: ruleSet) { return known }
    return style(of: place, column, by: ruleSet, in: inherited)
  }

  /// The same in any context, which must be the current one.
  func style(
    of place: NodePlace, _ column: AnyColumn, by ruleSet: RuleSet, in inherited: InheritedContext
  ) -> Block {
    looks[ruleSet.look(of: column, row: place.row, in: inherited).look].style
  }

  /// The view model of a node in a control state that replaces the model's own.
  ///
  /// - Parameters:
  ///   - place: The node.
  ///   - ruleSet: The set of the rules that are in force in the state.
  ///   - state: The state.
  ///   - inherited: The inherited context, which must be the current one.
  /// - Returns: The view model.
  func model(
    of place: NodePlace, by ruleSet: RuleSet, state: ControlState, in inherited: InheritedContext
  ) -> ViewModel {
    var local =
      place.flags.contains(.hasSettings)
      ? store.settings[UInt32(place.index)] ?? NodeSettings() : NodeSettings()
    local.controlState = state
    return model(of: place, by: ruleSet, local, in: inherited)
  }

  /// The view model of a node with settings in an inherited context, which must be the current one.
  func model(
    of place: NodePlace, by ruleSet: RuleSet, _ local: NodeSettings, in inherited: InheritedContext
  ) -> ViewModel {
    let model = ruleSet.viewModel(row: place.row, local, in: inherited)
    if let reads = StyleContext.pointer?.pointee.reads { ruleSet.include(reads) }
    return model
  }

  /// The style of a node by another rule set of its column than its own, if it can be derived from
  /// kept values.
  @inline(__always)
  private func knownStyle(of place: NodePlace, by ruleSet: RuleSet) -> Block? {
    resolver.currentRuleSet(of: place.index)._withUnsafeGuaranteedRef { own in
      ruleSet.knownStyle(ofNodeWith: store.records[place.index].look, of: own)
    }
  }

  /// The style of a node in a control state if it can be derived from the node's own style; the
  /// node's context must be the current one.
  func knownStyle(
    of place: NodePlace, _ column: AnyColumn, _ selection: RuleSelection, in state: ControlState,
    _ inherited: InheritedContext
  ) -> Block? {
    let variant = resolver.variant(of: place, column, selection, in: state)
    return selection.ruleSet(for: variant, in: inherited)
      ._withUnsafeGuaranteedRef { knownStyle(of: place, by: $0) }
  }

  /// Runs a closure with the rule set of a node in control states, in the node's context with no
  /// reads noted.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - state: The control state; nil for the node's own.
  ///   - enclosing: The state of its enclosing control; nil for the present one.
  ///   - body: The closure.
  /// - Returns: The result of `body`.
  @inline(__always)
  func styling<Result>(
    _ node: some NodeReference, in state: ControlState?, enclosing: ControlState?,
    _ body: (RuleSet, AnyColumn, NodePlace, InheritedContext) -> Result
  ) -> Result {
    let index = Int(self.index(of: node))
    requireIdle("The view model of \(node) was read")
    // No record keeps the looks in other states, and the node may be up to date.
    refresher.sweepIfNeeded()
    refresher.bringUpToDate(index)
    let context = looks[store.records[index].look].context
    return styling(index, in: context, in: state, enclosing: enclosing, body)
  }

  /// The same for a node that is up to date, in any context.
  @inline(__always)
  func styling<Result>(
    _ index: Int, in context: ContextNumber, in state: ControlState?, enclosing: ControlState?,
    _ body: (RuleSet, AnyColumn, NodePlace, InheritedContext) -> Result
  ) -> Result {
    let place = store.place(of: index)
    return store.column(of: index)._withUnsafeGuaranteedRef { column in
      resolver.contexts[context]._withUnsafeGuaranteedRef { inherited in
        resolver.styling(place, column, in: inherited, in: state, enclosing: enclosing) {
          inherited.context.pointee.reads.removeAll()
          return inherited.selection(for: column, row: place.row)._withUnsafeGuaranteedRef {
            let variant = resolver.variant(of: place, column, $0, in: state)
            return $0.ruleSet(for: variant, in: inherited)._withUnsafeGuaranteedRef {
              body($0, column, place, inherited)
            }
          }
        }
      }
    }
  }
}
