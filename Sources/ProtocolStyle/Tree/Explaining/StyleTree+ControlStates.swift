/// The styles of nodes in other control states and container widths than their own.
extension StyleTree {
  /// The control states that may affect the appearance of a node.
  ///
  /// These are:
  /// - the states that conditions of its rules test; for a condition that only holds in the normal
  ///   state, highlighted, disabled, selected and focused;
  /// - the states for which attributes have values, such as the colors of ``TitleColorForState``;
  /// - the states in which an attribute is drawn that isn't drawn in all states, such as
  ///   ``SelectedBackgroundColor``;
  /// - if a getter, a closure or the node's scope reads ``ControlState/current``: highlighted, disabled,
  ///   selected, focused, their pairs, and each custom state that is tested.
  ///
  /// They include what is only read, or only has a value, in another state or in another width of the
  /// container. A node that reads a state or a width is styled once in each of its states and widths.
  /// Traps if the node isn't attached.
  ///
  /// - Parameter node: The node.
  /// - Returns: The states, in order, without the normal one; empty for most nodes.
  public func controlStates(affecting node: some NodeReference) -> [ControlState] {
    let found = situatedStyles(of: node)
    let reads = found?.reads ?? presentReads(of: Int(index(of: node)))
    // Styles have no content.
    let selecting = (found?.selectingStates ?? []).union(viewModel(of: node).selectingStates())
    return states(
      reads.mentioned.union(selecting), isRead: reads.readsControlState, of: node, reads)
  }

  /// The states of its enclosing control that may affect the appearance of a node.
  ///
  /// The enclosing control is the nearest ancestor whose kind is a control or a table cell. The
  /// states are those that conditions of rules test with
  /// ``StyleCondition/enclosingControlState(_:)`` and, if a getter or a closure reads
  /// ``ControlState/ofEnclosingControl``, highlighted, disabled, selected, focused, their pairs, and each
  /// custom state that is tested. They're the same whether or not there is an enclosing control. A node
  /// also depends on them if it inherits another value or another environment in another state of the
  /// control. Traps if the node isn't attached.
  ///
  /// - Parameter node: The node.
  /// - Returns: The states, in order, without the normal one; empty for most nodes.
  public func enclosingControlStates(affecting node: some NodeReference) -> [ControlState] {
    let reads = situationReads(of: node)
    return states(
      reads.mentionedEnclosing, isRead: reads.readsEnclosingState, of: node, reads)
  }

  /// The states that affect a node: those that conditions test, and the usual ones if a getter, a
  /// closure or a scope reads the state.
  private func states(
    _ mentioned: Set<ControlState>, isRead: Bool, of node: some NodeReference,
    _ reads: SituationReads
  ) -> [ControlState] {
    guard isRead else { return mentioned.sorted() }
    let named = StateStyles.named.singleBits
    let pairs = named.flatMap { first in named.map { first.union($0) } }
    let present = controlState(of: node).union(enclosingControlState(of: node))
    let custom = reads.tested.union(present).subtracting(StateStyles.named).singleBits
    return mentioned.union(pairs + custom).sorted()
  }

  /// Returns the view model that an attached node would have in a control state.
  ///
  /// It's short for ``viewModel(of:in:includingContent:)-(_,Situation,_)`` with one state. Getters and
  /// scopes that read ``ControlState/current`` get the given state; those that read a state stored in
  /// the model return the same value as before. Without content, equal nodes usually share the result.
  /// Traps if the node isn't attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - state: The state.
  ///   - includingContent: Whether the view model has attributes that are content; true by default.
  /// - Returns: The outcome of all levels of the cascade, and the values that the kind derives.
  public func viewModel(
    of node: some NodeReference, in state: ControlState, includingContent: Bool = true
  ) -> ViewModel {
    let situation = NodeSituation(state: state)
    return styling(node, in: situation) { ruleSet, column, place, inherited in
      viewModel(
        of: place, column, by: ruleSet, in: inherited, situation,
        includingContent: includingContent)
    }
  }

  /// The view model of a node by the rule set of a situation; the node's context in it must be the
  /// current one.
  func viewModel(
    of place: NodePlace, _ column: AnyColumn, by ruleSet: RuleSet, in inherited: InheritedContext,
    _ situation: NodeSituation, includingContent: Bool
  ) -> ViewModel {
    guard includingContent || resolver.findsControlState(place, ruleSet) else {
      return ViewModel(style: style(of: place, column, by: ruleSet, in: inherited))
    }
    let model = model(of: place, by: ruleSet, in: inherited, situation)
    return includingContent ? model : ViewModel(style: model.style)
  }

  /// The style of a node by the rule set of a situation; the node's context in it must be the current
  /// one.
  ///
  /// No level above the conformances may depend on the state.
  func style(
    of place: NodePlace, _ column: AnyColumn, by ruleSet: RuleSet, in inherited: InheritedContext
  ) -> Block {
    let isPresent = inherited.number == looks[store.records[place.index].look].context
    if isPresent, let known = knownStyle(of: place, by: ruleSet) { return known }
    return looks[ruleSet.look(of: column, row: place.row, in: inherited).look].style
  }

  /// The view model of a node, content included, by the rule set of a situation, whose control state
  /// replaces the model's own; the node's context in it must be the current one.
  func model(
    of place: NodePlace, by ruleSet: RuleSet, in inherited: InheritedContext,
    _ situation: NodeSituation
  ) -> ViewModel {
    var local = store.settings(of: place) ?? NodeSettings()
    if let state = situation.state { local.controlState = state }
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

  /// Runs a closure with the rule set of a node in a situation, in the node's context there with no
  /// reads noted.
  @inline(__always)
  func styling<Result>(
    _ node: some NodeReference, in situation: NodeSituation,
    _ body: (RuleSet, AnyColumn, NodePlace, InheritedContext) -> Result
  ) -> Result {
    let index = Int(self.index(of: node))
    requireIdle("The view model of \(node) was read")
    // No record keeps the looks in other situations, and the node may be up to date.
    refresher.sweepIfNeeded()
    refresher.bringUpToDate(index)
    return resolver.holdingNumbers {
      let context = resolver.context(of: index, in: situation, at: refresher.revision)
      return styling(index, in: context, situation, body)
    }
  }

  /// The same for a node that is up to date and whose context in the situation is known; the caller
  /// holds numbers.
  @inline(__always)
  func styling<Result>(
    _ index: Int, in context: SituatedContext, _ situation: NodeSituation,
    _ body: (RuleSet, AnyColumn, NodePlace, InheritedContext) -> Result
  ) -> Result {
    let place = store.place(of: index)
    return store.column(of: index)._withUnsafeGuaranteedRef { column in
      resolver.contexts[context.number]._withUnsafeGuaranteedRef { inherited in
        resolver.styling(place, column, in: inherited, situation, context.control) {
          inherited.context.pointee.reads.removeAll()
          return inherited.selection(for: column, row: place.row)._withUnsafeGuaranteedRef {
            let variant = resolver.variant(of: place, column, $0, in: situation.state)
            return $0.ruleSet(for: variant, in: inherited)._withUnsafeGuaranteedRef {
              body($0, column, place, inherited)
            }
          }
        }
      }
    }
  }
}
