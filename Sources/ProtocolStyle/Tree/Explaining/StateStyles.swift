/// The styles of a node in the control states that a renderer has to distinguish.
///
/// Invariants:
/// - The states are those of some bits in all combinations, and the normal state is the first.
/// - A state that isn't listed has the style of the listed one with the same bits among these.
package struct StateStyles {
  /// The states, those of fewer bits first.
  package let states: [ControlState]

  /// The style in each of the states; values per state remain to be looked up.
  package let styles: [ViewModel]

  /// Stands for any application state that isn't listed by itself: a bit that no application has.
  package static let otherApplication = ControlState(rawValue: 1 << 63)

  /// The states that have a name, together.
  package static let named: ControlState = [.highlighted, .disabled, .selected, .focused]

  /// The maximum number of application bits that are combined with each other.
  static let combinedLimit = 6

  /// Makes the styles of a node in states, the normal one first.
  package init(states: [ControlState], styles: [ViewModel]) {
    (self.states, self.styles) = (states, styles)
  }

  /// Makes the styles of a view model that is the same in all states except for values per state.
  package init(_ style: ViewModel) {
    states = Self.states(for: Self.bits(for: style.statesWithValues), keeping: [])
    styles = Array(repeating: style, count: states.count)
  }

  /// All bits that have to be distinguished if values are set for some states.
  ///
  /// A lookup falls back to the normal state from every state without a value, so all states count
  /// as soon as one has a value.
  static func bits(for states: [ControlState]) -> ControlState {
    let all = states.reduce(into: ControlState.normal) { $0.formUnion($1) }
    return all.isEmpty ? all : all.union(named).union(otherApplication)
  }

  /// The combinations of bits, those of fewer bits first.
  ///
  /// If there are more application bits than the limit, only single ones and the given combinations
  /// count.
  ///
  /// - Parameters:
  ///   - bits: The bits.
  ///   - states: States whose application bits are always combined.
  /// - Returns: The states, the normal one first.
  package static func states(
    for bits: ControlState, keeping states: [ControlState]
  ) -> [ControlState] {
    let application = bits.subtracting(named).subtracting(otherApplication)
    var parts: Set<ControlState> = [.normal]
    if bits.contains(otherApplication) { parts.insert(otherApplication) }
    if application.rawValue.nonzeroBitCount <= combinedLimit {
      parts.formUnion(combinations(of: application))
    } else {
      parts.formUnion(application.singleBits)
      parts.formUnion(states.map { $0.intersection(application) })
    }
    let combined = combinations(of: bits.intersection(named))
    return parts.flatMap { part in combined.map { $0.union(part) } }.sorted(by: isLess)
  }

  private static func combinations(of bits: ControlState) -> [ControlState] {
    bits.singleBits.reduce(into: [.normal]) { states, bit in
      states += states.map { $0.union(bit) }
    }
  }

  /// Orders states by the number of bits; the state that stands for others precedes them.
  private static func isLess(_ left: ControlState, _ right: ControlState) -> Bool {
    func rank(_ state: ControlState) -> (Int, Int, ControlState) {
      (state.rawValue.nonzeroBitCount, state.contains(otherApplication) ? 0 : 1, state)
    }
    return rank(left) < rank(right)
  }
}

extension ControlState {
  /// The bits as separate states, by rising value.
  package var singleBits: [ControlState] {
    (0..<UInt.bitWidth).map { ControlState(rawValue: 1 << UInt($0)) }.filter(contains)
  }
}

extension ViewModel {
  /// The states other than normal for which style attributes have values.
  package var statesWithValues: [ControlState] {
    let keys = [
      titleColorForState?.keys, titleShadowColorForState?.keys, imageForState?.keys,
      backgroundImageForState?.keys, titleTextAttributesForState?.keys, thumbImageForState?.keys,
      minimumTrackImageForState?.keys, maximumTrackImageForState?.keys,
      incrementImageForState?.keys, decrementImageForState?.keys,
    ]
    return keys.flatMap { $0 ?? [] }.filter { $0 != .normal }
  }
}

// MARK: - Finding Them

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
    guard resolver.dependsOnControlState(place) || !style.statesWithValues.isEmpty else {
      return StateStyles(states: [.normal], styles: [style])
    }
    var finder = StateStyleFinder(tree: self, node: node, own: style)
    guard let observation, column.takeUnretainedValue().mayBeObserved else { return finder.find() }
    return observation.observing(node, in: self) { finder.find() }
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
    findsState = tree.resolver.findsControlState(place, ruleSet)
    readsState = tree.resolver.hasReadControlState(place)
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

// MARK: - States That Matter

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
    refresher.bringUpToDate(index)
    let inherited = resolver.inheritedContext(of: index).takeUnretainedValue()
    let column = store.column(of: index).takeUnretainedValue()
    let place = store.place(of: index)
    let mentioned = inherited.selection(for: column, row: place.row).takeUnretainedValue()
      .controlStates
    guard resolver.hasReadControlState(place) else { return mentioned }
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
      if resolver.findsControlState(place, ruleSet) {
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
    refresher.sweepIfNeeded()
    refresher.bringUpToDate(index)
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
