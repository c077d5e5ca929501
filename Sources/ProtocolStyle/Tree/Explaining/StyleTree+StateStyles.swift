extension StyleTree {
  /// The styles of a node in all control states that may affect its appearance.
  ///
  /// The node's own style is used for its present state; the style in each other state is that of
  /// `viewModel(of:in:includingContent:)` without content. A node whose closures write a fixed
  /// state stays in that state. Traps when the node isn't attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - observation: Observes the objects that are read in states other than the node's own.
  /// - Returns: The states with their styles; only the normal one for most nodes.
  package func stateStyles(
    of node: AnyNodeHandle, observing observation: LookObservation? = nil
  ) -> StateStyles {
    let style = viewModel(of: node, includingContent: false)
    let (place, column) = (store.place(of: Int(node.index)), store.column(of: Int(node.index)))
    guard dependsOnControlState(place) || !style.statesWithValues.isEmpty else {
      return StateStyles(states: [.normal], styles: [style])
    }
    var finder = StateStyleFinder(tree: self, node: node, own: style)
    guard let observation, column.takeUnretainedValue().mayBeObserved else { return finder.find() }
    return observation.observing(node, in: self) { finder.find() }
  }

  /// Whether the appearance of a node that is up to date may depend on the control state for a
  /// reason other than values per state.
  func dependsOnControlState(_ place: NodePlace) -> Bool {
    let column = store.column(of: place.index).takeUnretainedValue()
    let selection = resolver.inheritedContext(of: place.index).takeUnretainedValue()
      .selection(for: column, row: place.row).takeUnretainedValue()
    return selection.mentionsControlState || hasReadControlState(place)
  }

  /// Whether a getter or a closure in the cascade of a node that is up to date reads the control
  /// state; conditions of rules don't count.
  func hasReadControlState(_ place: NodePlace) -> Bool {
    let ruleSet = resolver.currentRuleSet(of: place.index).takeUnretainedValue()
    if ruleSet.reads.readsControlState { return true }
    return place.flags.contains(.hasSettings)
      && store.settings[UInt32(place.index)]?.reads?.readsControlState == true
  }
}

/// Finds the styles of one node in control states, where the set of states depends on the reads in
/// each of them.
private struct StateStyleFinder {
  let tree: StyleTree
  let node: AnyNodeHandle
  let own: ViewModel

  /// The state that conditions test, and the one that a renderer shows.
  private let ownState: ControlState
  private var shownState: ControlState
  private let mentioned: [ControlState]

  /// Whether closures, overrides or rules may write or read a state.
  private let findsState: Bool

  /// Whether any of them has read it, so that each state is evaluated separately.
  private var readsState: Bool
  private var styles: [ControlState: ViewModel] = [:]

  init(tree: StyleTree, node: AnyNodeHandle, own: ViewModel) {
    (self.tree, self.node, self.own) = (tree, node, own)
    let place = tree.store.place(of: Int(node.index))
    let ruleSet = tree.resolver.currentRuleSet(of: place.index).takeUnretainedValue()
    ownState = tree.controlState(of: node)
    mentioned = tree.controlStates(affecting: node)
    findsState = tree.findsControlState(place, ruleSet)
    readsState = tree.hasReadControlState(place)
    shownState = ownState
    if findsState { shownState = tree.viewModel(of: node).controlState ?? ownState }
  }

  mutating func find() -> StateStyles {
    var bits = mentioned.reduce(into: ControlState.normal) { $0.formUnion($1) }
    while true {
      let needed = bits.union(distinguishingBits(bits))
      if needed != bits { (bits, styles) = (needed, [:]) }
      let states = StateStyles.states(for: bits, keeping: mentioned + [shownState])
      let found = states.map { style(in: $0, of: bits) }
      if bits.isSuperset(of: distinguishingBits(bits)) {
        return StateStyles(states: states, styles: found)
      }
    }
  }

  /// The bits that must be evaluated in all combinations, according to the styles found so far.
  private func distinguishingBits(_ bits: ControlState) -> ControlState {
    let values = ([own] + styles.values).flatMap(\.statesWithValues)
    var all = StateStyles.bits(for: values)
    if readsState { all.formUnion([StateStyles.named, shownState, tree.testedStates(of: node)]) }
    // If conditions test all named states, one may hold only in the normal state.
    if readsState || bits.isSuperset(of: StateStyles.named) {
      all.formUnion([StateStyles.named, StateStyles.otherApplication])
    }
    return all
  }

  private mutating func style(in state: ControlState, of bits: ControlState) -> ViewModel {
    // If nothing reads the state, only the bits that conditions test count.
    let isExact = readsState || findsState || bits.isSuperset(of: StateStyles.named)
    let rules = mentioned.reduce(into: ControlState.normal) { $0.formUnion($1) }
    let key = isExact ? state : state.intersection(rules)
    if let known = styles[key] { return known }
    let style = makeStyle(in: key)
    styles[key] = style
    return style
  }

  private mutating func makeStyle(in state: ControlState) -> ViewModel {
    if mentioned.isEmpty, !readsState { return own }
    if state == shownState { return own }
    let model = tree.styling(node, in: state) { ruleSet, column, place in
      let model =
        findsState
        ? tree.model(of: place, by: ruleSet, in: state)
        : ViewModel(style: tree.style(of: place, column, by: ruleSet))
      if ruleSet.reads.readsControlState
        || StyleContext.pointer?.pointee.reads.readsControlState == true
      {
        readsState = true
      }
      return model
    }
    guard findsState else { return model }
    // A node whose closures write another state stays in its own.
    return (model.controlState ?? state) == state ? ViewModel(style: model.style) : own
  }
}
