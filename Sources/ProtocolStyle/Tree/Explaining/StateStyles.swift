/// The control state of a node, together with that of its enclosing control.
package struct StatePair: Hashable, Sendable {
  /// The state of the node.
  package let own: ControlState

  /// The state of its enclosing control.
  package let enclosing: ControlState

  /// Makes a pair of a node's state and that of its enclosing control, normal by default.
  package init(_ own: ControlState, enclosing: ControlState = .normal) {
    (self.own, self.enclosing) = (own, enclosing)
  }
}

/// The styles of a node in the control states that a renderer has to distinguish.
///
/// Invariants:
/// - The pairs are those of some states of the node with some of its enclosing control. Either are
///   the states of some bits in all combinations, and the normal state is the first.
/// - A state that isn't listed has the style of the listed one with the same bits among these.
package struct StateStyles {
  /// The states, those of fewer bits first.
  package let pairs: [StatePair]

  /// The style in each of the states; values per state remain to be looked up.
  package let styles: [ViewModel]

  /// The states of the node, once for each state of its enclosing control.
  package var states: [ControlState] { pairs.map(\.own) }

  /// Stands for any application state that isn't listed by itself: a bit that no application has.
  package static let otherApplication = ControlState(rawValue: 1 << 63)

  /// The states that have a name, together.
  package static let named: ControlState = [.highlighted, .disabled, .selected, .focused]

  /// The maximum number of application bits that are combined with each other.
  static let combinedLimit = 6

  /// Makes the styles of a node in states, the normal ones first.
  package init(pairs: [StatePair], styles: [ViewModel]) {
    (self.pairs, self.styles) = (pairs, styles)
  }

  /// Makes the styles of a view model that is the same in all states except for values per state.
  package init(_ style: ViewModel) {
    pairs = Self.states(for: Self.bits(for: style.statesWithValues), keeping: []).map {
      StatePair($0)
    }
    styles = Array(repeating: style, count: pairs.count)
  }

  /// All pairs of states of a node and of its enclosing control, those of fewer bits first.
  package static func pairs(
    of states: [ControlState], enclosing others: [ControlState]
  ) -> [StatePair] {
    if others == [.normal] { return states.map { StatePair($0) } }
    let pairs = others.flatMap { enclosing in states.map { StatePair($0, enclosing: enclosing) } }
    return pairs.enumerated().sorted { left, right in
      (left.element.bitCount, left.offset) < (right.element.bitCount, right.offset)
    }.map(\.element)
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

extension StatePair {
  /// The number of bits of both states.
  package var bitCount: Int {
    own.rawValue.nonzeroBitCount + enclosing.rawValue.nonzeroBitCount
  }
}

extension ControlState {
  /// The bits as separate states, by rising value.
  package var singleBits: [ControlState] {
    var (rest, bits) = (rawValue, [ControlState]())
    while rest != 0 {
      let others = rest & (rest - 1)
      bits.append(ControlState(rawValue: rest ^ others))
      rest = others
    }
    return bits
  }
}

extension ViewModel {
  /// The states other than normal for which style attributes have values.
  package var statesWithValues: [ControlState] {
    // Most styles have no values along an axis.
    guard hasValuesOnAxes else { return [] }
    var states: [ControlState] = []
    func add(_ values: AxisValues<ControlState, some Sendable>?) {
      if let values { states += values.keys.lazy.filter { $0 != .normal } }
    }
    add(titleColorForState)
    add(titleShadowColorForState)
    add(imageForState)
    add(backgroundImageForState)
    add(titleTextAttributesForState)
    add(thumbImageForState)
    add(minimumTrackImageForState)
    add(maximumTrackImageForState)
    add(incrementImageForState)
    add(decrementImageForState)
    return states
  }
}

// MARK: - Finding Them

extension StyleTree {
  /// The styles of a node in all control states that may affect its appearance.
  ///
  /// The node's own style is used for its present state; the style in each other state is that of
  /// `viewModel(of:in:)` without content. A node whose closures write a fixed
  /// state stays in that state. Traps when the node isn't attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - isInert: Whether the node stays in its present state, so that its own style is enough if it
  ///     has no values per state; false by default.
  ///   - observation: Observes the objects that are read in states other than the node's own.
  /// - Returns: The states with their styles; only the normal one for most nodes.
  package func stateStyles(
    of node: AnyNodeHandle, isInert: Bool = false, observing observation: LookObservation? = nil
  ) -> StateStyles {
    let style = viewModel(of: node, includingContent: false)
    let (place, column) = (store.place(of: Int(node.index)), store.column(of: Int(node.index)))
    func dependsOnState() -> Bool {
      resolver.dependsOnControlState(place) || resolver.dependsOnEnclosingState(place)
    }
    guard !isInert && dependsOnState() || !style.statesWithValues.isEmpty else {
      return StateStyles(pairs: [StatePair(.normal)], styles: [style])
    }
    let context = looks[store.records[place.index].look].context
    var finder = StateStyleFinder(tree: self, node: node, own: style, in: context)
    guard let observation, column.takeUnretainedValue().mayBeObserved else { return finder.find() }
    return observation.observing(node, in: self) { finder.find() }
  }

  /// The styles of a node that is up to date in all control states that may affect its appearance, in
  /// another context than its own.
  func stateStyles(of node: AnyNodeHandle, in context: ContextNumber) -> StateStyles {
    let own = style(of: node, in: context)
    var finder = StateStyleFinder(tree: self, node: node, own: own, in: context)
    if finder.isStyledEqually { return StateStyles(pairs: [StatePair(.normal)], styles: [own]) }
    return finder.find()
  }

  /// The style of a node that is up to date in another context than its own, in its present states.
  private func style(of node: AnyNodeHandle, in context: ContextNumber) -> ViewModel {
    styling(Int(node.index), in: context, in: nil, enclosing: nil) {
      ruleSet, column, place, inherited in
      if resolver.findsControlState(place, ruleSet) {
        let local = store.settings(of: place) ?? NodeSettings()
        return ViewModel(style: model(of: place, by: ruleSet, local, in: inherited).style)
      }
      return ViewModel(style: style(of: place, column, by: ruleSet, in: inherited))
    }
  }
}

/// Finds the styles of one node in control states, where the set of states depends on the reads in
/// each of them.
private struct StateStyleFinder {
  let tree: StyleTree
  let node: AnyNodeHandle
  let own: ViewModel

  /// The inherited context of the node, its own or another one.
  private let context: ContextNumber

  /// The states that conditions test, and the one of the node that a renderer shows.
  private let ownState: StatePair
  private var shownState: ControlState

  /// The states that conditions test.
  private let mentioned: [ControlState]
  private let mentionedEnclosing: [ControlState]

  /// Whether closures, overrides or rules may write or read a state.
  private let findsState: Bool

  /// The states that any of them has read, so that each is evaluated separately.
  private var read: ReadStates
  private var styles: [StatePair: ViewModel] = [:]

  /// The node's own style, and the distinct ones among these.
  private var distinct: [ViewModel]

  init(tree: StyleTree, node: AnyNodeHandle, own: ViewModel, in context: ContextNumber) {
    (self.tree, self.node, self.own, self.context) = (tree, node, own, context)
    distinct = [own]
    let place = tree.store.place(of: Int(node.index))
    let isPresent = context == tree.looks[tree.store.records[place.index].look].context
    let ruleSet =
      isPresent
      ? tree.resolver.currentRuleSet(of: place.index).takeUnretainedValue()
      : tree.styling(place.index, in: context, in: nil, enclosing: nil) { ruleSet, _, _, _ in
        ruleSet
      }
    ownState = StatePair(
      tree.controlState(of: node), enclosing: tree.enclosingControlState(of: node))
    (mentioned, mentionedEnclosing) = tree.mentionedStates(at: place, in: context)
    findsState = tree.resolver.findsControlState(place, ruleSet)
    read = ReadStates(ruleSet.reads)
    if let reads = tree.store.settings(of: place)?.reads { read.formUnion(ReadStates(reads)) }
    shownState = ownState.own
    guard findsState else { return }
    let model =
      isPresent
      ? tree.viewModel(of: node)
      : tree.styling(place.index, in: context, in: nil, enclosing: nil) {
        ruleSet, _, place, inherited in
        let local = tree.store.settings(of: place) ?? NodeSettings()
        return tree.model(of: place, by: ruleSet, local, in: inherited)
      }
    shownState = model.controlState ?? ownState.own
  }

  /// Whether the style is the same in all states, values per state included.
  var isStyledEqually: Bool {
    mentioned.isEmpty && mentionedEnclosing.isEmpty && read.isEmpty && own.statesWithValues.isEmpty
  }

  /// The bits of a node's state and of that of its enclosing control.
  private struct Bits: Equatable {
    var own: ControlState
    var enclosing: ControlState

    func union(_ other: Bits) -> Bits {
      Bits(own: own.union(other.own), enclosing: enclosing.union(other.enclosing))
    }
  }

  mutating func find() -> StateStyles {
    var bits = Bits(own: mentioned.union, enclosing: mentionedEnclosing.union)
    while true {
      let (needed, known) = (bits.union(distinguishingBits(bits)), read)
      if needed != bits {
        bits = needed
        discardStyles()
      }
      let own = StateStyles.states(for: bits.own, keeping: mentioned + [shownState])
      let enclosing = StateStyles.states(
        for: bits.enclosing, keeping: mentionedEnclosing + [ownState.enclosing])
      let pairs = StateStyles.pairs(of: own, enclosing: enclosing)
      let found = pairs.map { style(in: $0, of: bits) }
      if read == known, bits.union(distinguishingBits(bits)) == bits {
        return StateStyles(pairs: pairs, styles: found)
      }
      // Styles that were found before a state was read aren't of that state.
      if read != known { discardStyles() }
    }
  }

  private mutating func discardStyles() { (styles, distinct) = ([:], [own]) }

  /// Whether the style may depend on the node's state other than by values per state.
  private var isOwnStateRelevant: Bool { !mentioned.isEmpty || read.contains(.controlState) }

  /// Whether the style may depend on the state of the enclosing control.
  private var isEnclosingStateRelevant: Bool {
    !mentionedEnclosing.isEmpty || read.contains(.enclosingState)
  }

  /// The bits that must be evaluated in all combinations, according to the styles found so far.
  private func distinguishingBits(_ bits: Bits) -> Bits {
    let values = distinct.flatMap(\.statesWithValues)
    let tested = read.isEmpty ? .normal : tree.testedStates(of: node, in: context)
    var all = Bits(own: StateStyles.bits(for: values), enclosing: .normal)
    all.own.formUnion(
      distinguishingBits(bits.own, isRead: read.contains(.controlState), tested, shownState))
    all.enclosing.formUnion(
      distinguishingBits(
        bits.enclosing, isRead: read.contains(.enclosingState), tested, ownState.enclosing))
    return all
  }

  private func distinguishingBits(
    _ bits: ControlState, isRead: Bool, _ tested: ControlState, _ present: ControlState
  ) -> ControlState {
    var all: ControlState = isRead ? [StateStyles.named, present, tested] : []
    // If conditions test all named states, one may hold only in the normal state.
    if isRead || bits.isSuperset(of: StateStyles.named) {
      all.formUnion([StateStyles.named, StateStyles.otherApplication])
    }
    return all
  }

  private mutating func style(in pair: StatePair, of bits: Bits) -> ViewModel {
    // If nothing reads a state, only the bits that conditions test count.
    let isOwnExact =
      read.contains(.controlState) || findsState || bits.own.isSuperset(of: StateStyles.named)
    let isEnclosingExact =
      read.contains(.enclosingState) || bits.enclosing.isSuperset(of: StateStyles.named)
    let key = StatePair(
      isOwnExact ? pair.own : pair.own.intersection(mentioned.union),
      enclosing: isEnclosingExact
        ? pair.enclosing : pair.enclosing.intersection(mentionedEnclosing.union))
    return knownStyle(in: key)
  }

  private mutating func knownStyle(in pair: StatePair) -> ViewModel {
    if let known = styles[pair] { return known }
    let style = shared(makeStyle(in: pair))
    styles[pair] = style
    return style
  }

  /// The found style that is equal to a style, because most states have the style of another one.
  private mutating func shared(_ style: ViewModel) -> ViewModel {
    if let known = distinct.first(where: { $0 == style }) { return known }
    distinct.append(style)
    return style
  }

  private mutating func makeStyle(in pair: StatePair) -> ViewModel {
    let isShown = !isOwnStateRelevant || pair.own == shownState
    let isEnclosed = !isEnclosingStateRelevant || pair.enclosing == ownState.enclosing
    if isShown, isEnclosed { return own }
    // In its shown state, a node is styled in the state that conditions test.
    let state = isShown ? ownState.own : pair.own
    let enclosing = isEnclosingStateRelevant ? pair.enclosing : nil
    let isPresent = context == tree.looks[tree.store.records[Int(node.index)].look].context
    let model = tree.styling(Int(node.index), in: context, in: state, enclosing: enclosing) {
      ruleSet, column, place, inherited in
      let model =
        findsState
        ? tree.model(of: place, by: ruleSet, state: state, in: inherited)
        : ViewModel(
          style: isPresent
            ? tree.presentStyle(of: place, column, by: ruleSet, in: inherited)
            : tree.style(of: place, column, by: ruleSet, in: inherited))
      read.formUnion(ReadStates(ruleSet.reads))
      if let reads = StyleContext.pointer?.pointee.reads { read.formUnion(ReadStates(reads)) }
      return model
    }
    guard findsState else { return model }
    // A node whose closures write another state stays in its own.
    guard isShown || (model.controlState ?? state) == state else {
      return knownStyle(in: StatePair(shownState, enclosing: pair.enclosing))
    }
    return ViewModel(style: model.style)
  }
}

extension [ControlState] {
  /// The bits of all states.
  fileprivate var union: ControlState { reduce(into: .normal) { $0.formUnion($1) } }
}
