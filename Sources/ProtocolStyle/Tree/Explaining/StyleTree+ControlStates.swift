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
    let index = Int(self.index(of: node))
    requireIdle("The control states of \(node) were read")
    bringUpToDate(index)
    let inherited = resolver.inheritedContext(of: index).takeUnretainedValue()
    let column = store.column(of: index).takeUnretainedValue()
    let place = store.place(of: index)
    let mentioned = inherited.selection(for: column, row: place.row).takeUnretainedValue()
      .controlStates
    guard hasReadControlState(place) else { return mentioned }
    let named = StateStyles.named.singleBits
    let pairs = named.flatMap { first in named.map { first.union($0) } }
    let custom = testedStates(of: node).subtracting(StateStyles.named).singleBits
    return Set(mentioned + pairs + custom).sorted()
  }

  /// The states that getters and closures in the context of a node have compared the current one
  /// with, and the node's own.
  func testedStates(of node: some NodeReference) -> ControlState {
    let own = controlState(of: node)
    let inherited = resolver.inheritedContext(of: Int(node.erased.index)).takeUnretainedValue()
    return inherited.context.pointee.testedStates.union(own)
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
  ///   - includingContent: Whether the view model has attributes that are content; true by default.
  /// - Returns: The outcome of all levels of the cascade, and the values that the kind derives.
  public func viewModel(
    of node: some NodeReference, in state: ControlState, includingContent: Bool = true
  ) -> ViewModel {
    styling(node, in: state) { ruleSet, column, place in
      if includingContent { return model(of: place, by: ruleSet, in: state) }
      if findsControlState(place, ruleSet) {
        return ViewModel(style: model(of: place, by: ruleSet, in: state).style)
      }
      return ViewModel(style: style(of: place, column, by: ruleSet))
    }
  }

  /// The style of a node by the rule set of a control state; the node's context must be the current
  /// one.
  ///
  /// No level above the conformances may depend on the state.
  func style(of place: NodePlace, _ column: AnyColumn, by ruleSet: RuleSet) -> Block {
    if let known = knownStyle(of: place, by: ruleSet) { return known }
    let context = looks[store.records[place.index].look].context
    return looks[ruleSet.look(of: column, row: place.row, in: context).look].style
  }

  /// The view model of a node in a control state that replaces the model's own; the node's context
  /// must be the current one.
  ///
  /// - Parameters:
  ///   - place: The node.
  ///   - ruleSet: The set of the rules that are in force in the state.
  ///   - state: The state.
  /// - Returns: The view model.
  func model(of place: NodePlace, by ruleSet: RuleSet, in state: ControlState) -> ViewModel {
    var local =
      place.flags.contains(.hasSettings)
      ? store.settings[UInt32(place.index)] ?? NodeSettings() : NodeSettings()
    local.controlState = state
    let model = ruleSet.viewModel(row: place.row, local)
    if let reads = StyleContext.pointer?.pointee.reads { ruleSet.include(reads) }
    return model
  }

  /// Whether a closure, an override or content from rules may depend on the control state of a
  /// node.
  func findsControlState(_ place: NodePlace, _ ruleSet: RuleSet) -> Bool {
    ruleSet.composesContent
      || place.flags.contains(.hasSettings)
        && store.settings[UInt32(place.index)]?.overrides.isEmpty == false
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
    of place: NodePlace, _ column: AnyColumn, _ selection: RuleSelection, in state: ControlState
  ) -> Block? {
    selection.ruleSet(for: resolver.variant(of: place, column, selection, in: state))
      ._withUnsafeGuaranteedRef { knownStyle(of: place, by: $0) }
  }

  /// Runs a closure with the rule set of a node in a control state, in the node's context with no
  /// reads noted.
  @inline(__always)
  func styling<Result>(
    _ node: some NodeReference, in state: ControlState,
    _ body: (RuleSet, AnyColumn, NodePlace) -> Result
  ) -> Result {
    let index = Int(self.index(of: node))
    requireIdle("The view model of \(node) was read")
    // No record keeps the looks in other states, and the node may be up to date.
    sweepIfNeeded()
    bringUpToDate(index)
    let place = store.place(of: index)
    return store.column(of: index)._withUnsafeGuaranteedRef { column in
      resolver.inheritedContext(of: index)._withUnsafeGuaranteedRef { inherited in
        resolver.styling(place, column, in: inherited, in: state) {
          inherited.context.pointee.reads.removeAll()
          return inherited.selection(for: column, row: place.row)._withUnsafeGuaranteedRef {
            let variant = resolver.variant(of: place, column, $0, in: state)
            return $0.ruleSet(for: variant)._withUnsafeGuaranteedRef {
              body($0, column, place)
            }
          }
        }
      }
    }
  }
}
