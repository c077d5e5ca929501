/// The styles of a node in the control states that a renderer has to distinguish.
///
/// Invariants:
/// - The situations are those of some states of the node with some of its enclosing control, some of
///   its descendants, and some positions. Each are the states of some bits in all combinations, and the
///   normal state is the first, in the middle of its siblings.
/// - A state that isn't listed has the style of the listed one with the same bits among these.
package struct StateStyles {
  /// The states, those of fewer bits first.
  package let situations: [NodeSituation]

  /// The style in each of the states; values per state remain to be looked up.
  package let styles: [ViewModel]

  /// The positions among siblings that the styles depend on, although the situations have only the present
  /// one.
  fileprivate(set) var presentPositions: Set<SiblingPosition> = []

  /// The states of the node, once for each state of its enclosing control and its descendants, and for
  /// each position.
  package var states: [ControlState] { situations.map(\.own) }

  /// Stands for any application state that isn't listed by itself: a bit that no application has.
  package static let otherApplication = ControlState(rawValue: 1 << 63)

  /// The maximum number of application bits that are combined with each other.
  static let combinedLimit = 6

  /// Makes the styles of a node in states, the normal ones first.
  package init(situations: [NodeSituation], styles: [ViewModel]) {
    (self.situations, self.styles) = (situations, styles)
  }

  /// Makes the styles of a view model that is the same in all states except for values per state.
  package init(_ style: ViewModel) {
    situations = Self.states(for: Self.bits(for: style.statesWithValues), keeping: []).map {
      NodeSituation($0)
    }
    styles = Array(repeating: style, count: situations.count)
  }

  /// All bits that have to be distinguished if values are set for some states.
  ///
  /// A lookup falls back to the normal state from every state without a value, so all states count
  /// as soon as one has a value.
  static func bits(for states: [ControlState]) -> ControlState {
    let all = states.reduce(into: ControlState.normal) { $0.formUnion($1) }
    return all.isEmpty ? all : all.union(.basic).union(otherApplication)
  }

  /// The combinations of bits, those of fewer bits first.
  ///
  /// If there are more bits than the limit besides UIKit's, only single ones and the given combinations
  /// of these count.
  ///
  /// - Parameters:
  ///   - bits: The bits.
  ///   - states: States whose bits besides UIKit's are always combined.
  /// - Returns: The states, the normal one first.
  package static func states(
    for bits: ControlState, keeping states: [ControlState]
  ) -> [ControlState] {
    let others = bits.subtracting(.basic).subtracting(otherApplication)
    var parts: Set<ControlState> = [.normal]
    if others.rawValue.nonzeroBitCount <= combinedLimit {
      parts.formUnion(others.subsets)
    } else {
      parts.formUnion(others.elements)
      parts.formUnion(states.map { $0.intersection(others) })
    }
    if bits.isSuperset(of: otherApplication) {
      // A listed application state has precedence over the one that stands for others.
      for part in parts where part.isSubset(of: .additional) {
        parts.insert(part.union(otherApplication))
      }
    }
    let combined = bits.intersection(.basic).subsets
    return parts.flatMap { part in combined.map { $0.union(part) } }.sorted(by: isLess)
  }

  /// Orders states by the number of bits; the state that stands for others precedes them.
  private static func isLess(_ left: ControlState, _ right: ControlState) -> Bool {
    func rank(_ state: ControlState) -> (Int, Int, ControlState) {
      (state.rawValue.nonzeroBitCount, state.contains(otherApplication) ? 0 : 1, state)
    }
    return rank(left) < rank(right)
  }
}

/// Finds the styles of one node that is up to date in control states, where the set of states depends
/// on the reads in each of them.
struct StateStyleFinder {
  private let tree: StyleTree
  private let index: Int

  /// The widths of containers in which the states are examined; the present ones by default.
  private let widths: NodeSituation

  /// The style in the node's own states.
  private let own: ViewModel

  /// The states that conditions test, and the one of the node that a renderer shows.
  private let ownState: NodeSituation
  private let shownState: ControlState

  /// Whether closures, overrides or rules may write or read a state.
  private let findsState: Bool

  /// Whether styles are found for all positions among siblings, and not only for the present one.
  private let followsPositions: Bool

  /// The parts of the situation that the styles found so far depend on, and those on which the contexts
  /// around the node depend.
  private(set) var reads: SituationReads
  private var styles: [NodeSituation: ViewModel] = [:]

  /// Whether the node itself, and not only its context, depends on the state of the enclosing control,
  /// and the contexts of the node in its states, by those of the control.
  private var dependsByItself: Bool
  private var contexts: [NodeSituation: ContextNumber] = [:]

  /// For each state of the enclosing control, one in which the node has the same context, if that's all
  /// that the node depends on in the control.
  private var representatives: [ControlState: ControlState] = [:]

  /// The node's own style, and the distinct ones among these.
  private var distinct: [ViewModel]

  init(
    tree: StyleTree, index: Int, in widths: NodeSituation, followingPositions: Bool = false
  ) {
    (self.tree, self.index, self.widths) = (tree, index, widths)
    followsPositions = followingPositions
    reads = tree.presentReads(of: index)
    dependsByItself = reads.dependOnEnclosingState
    ownState = tree.states(of: index, in: widths)
    var (own, findsState) = (
      tree.computedStyles[tree.store.records[index].computedStyle].style, false
    )
    var (context, shownState) = (
      tree.computedStyles[tree.store.records[index].computedStyle].context, ownState.own
    )
    let matchedRules = tree.resolver.currentMatchedRules(of: index).object
    if !widths.isPresentAround
      || tree.resolver.findsControlState(tree.store.place(of: index), matchedRules)
    {
      let evaluation = tree.evaluate(index, in: widths) { matchedRules, column, place, inherited in
        findsState = tree.resolver.findsControlState(place, matchedRules)
        return tree.viewModel(
          of: place, column, by: matchedRules, in: inherited, widths, includingContent: findsState)
      }
      if findsState, let state = evaluation.result.controlState { shownState = state }
      if !widths.isPresentAround { (own, context) = (evaluation.result.style, evaluation.context) }
      reads.formUnion(evaluation.reads)
      reads.formUnion(evaluation.contextReads)
      if evaluation.reads.dependOnEnclosingState { dependsByItself = true }
    }
    if tree.followsEnclosingControl(index) {
      var around = widths
      around.enclosingState = ownState.enclosing
      reads.formUnion(tree.context(of: index, in: around).reads)
    }
    (self.own, self.shownState, self.findsState) = (ViewModel(style: own), shownState, findsState)
    distinct = [self.own]
    contexts[NodeSituation(shownState, enclosing: ownState.enclosing)] = context
  }

  /// The present states of the descendants, which few nodes depend on.
  private var presentDescendants: ControlState {
    tree.resolver.descendantControlState(ofNode: UInt32(index))
  }

  /// The positions that the styles are found for.
  private var positions: Set<SiblingPosition> { followsPositions ? reads.positions : [] }

  /// Which of several positions the node has.
  private func present(among positions: Set<SiblingPosition>) -> Set<SiblingPosition> {
    positions.filter { tree.resolver.hasPosition($0.part, node: UInt32(index)) }
  }

  /// The state that a renderer shows, among others around the node and in it.
  private func shown(in stated: NodeSituation) -> NodeSituation {
    var shown = stated
    shown.state = shownState
    return shown
  }

  /// Whether the style is the same in all states, values per state included.
  private var isStyledEqually: Bool {
    !reads.dependOnControlState && !reads.dependOnEnclosingState && !reads.dependOnDescendantState
      && own.statesWithValues.isEmpty && positions.isEmpty
  }

  /// The bits that conditions test.
  private var mentioned: NodeSituation {
    NodeSituation(
      reads.mentioned.union, enclosing: reads.mentionedEnclosing.union,
      descendants: reads.mentionedDescendants.union)
  }

  mutating func find() -> StateStyles {
    if isStyledEqually { return StateStyles(situations: [NodeSituation(.normal)], styles: [own]) }
    var bits = mentioned
    while true {
      let needed = bits.union(mentioned).union(distinguishingBits(bits))
      let (known, depended) = (reads.states, dependsByItself)
      if needed != bits {
        bits = needed
        discardStyles()
      }
      let own = StateStyles.states(for: bits.own, keeping: Array(reads.mentioned) + [shownState])
      let enclosing = distinguishedEnclosing(
        StateStyles.states(
          for: bits.enclosing, keeping: Array(reads.mentionedEnclosing) + [ownState.enclosing]))
      let descendants =
        reads.dependOnDescendantState
        ? StateStyles.states(
          for: bits.descendants,
          keeping: Array(reads.mentionedDescendants) + [presentDescendants]) : [.normal]
      let situations = NodeSituation.all(
        of: own, enclosing: enclosing, descendants: descendants, positions: positions)
      let found = situations.map { style(in: $0, of: bits) }
      let isKnown = reads.states == known && dependsByItself == depended
      if isKnown, bits.union(mentioned).union(distinguishingBits(bits)) == bits {
        var all = distinguished(StateStyles(situations: situations, styles: found))
        if !followsPositions { all.presentPositions = reads.positions }
        return all
      }
      // Styles that were found before a state was read aren't of that state.
      if !isKnown { discardStyles() }
    }
  }

  /// The states of the enclosing control in which the style may be another one: only the normal one if
  /// the node doesn't depend on them by itself, and its context is the same in all of them.
  ///
  /// Notes which of them have the same context, so that one evaluation is enough for these.
  private mutating func distinguishedEnclosing(_ enclosing: [ControlState]) -> [ControlState] {
    representatives = [:]
    // Scopes of the node itself may give it another context in each of its states.
    guard reads.dependOnEnclosingState, !dependsByItself,
      !tree.store.place(of: index).flags.contains(.hasScope)
    else { return enclosing }
    var firsts: [ContextNumber: ControlState] = [:]
    for state in [ownState.enclosing] + enclosing {
      var situation = widths
      situation.enclosingState = state
      let context = tree.context(of: index, in: situation)
      reads.formUnion(context.reads)
      representatives[state] = firsts[context.number, default: state]
      firsts[context.number] = representatives[state]
    }
    return firsts.count == 1 ? [.normal] : enclosing
  }

  /// The styles in states of the enclosing control only if the node or its context differs in these.
  private mutating func distinguished(_ all: StateStyles) -> StateStyles {
    var firsts: [NodeSituation: ContextNumber] = [:]
    let isVaried = contexts.contains { situation, context in
      var inside = situation
      inside.enclosingState = .normal
      if let first = firsts[inside] { return first != context }
      firsts[inside] = context
      return false
    }
    if !reads.dependOnEnclosingState || dependsByItself || isVaried { return all }
    reads.states.remove(.enclosingState)
    reads.mentionedEnclosing = []
    let places = all.situations.indices.filter { all.situations[$0].enclosing == .normal }
    return StateStyles(
      situations: places.map { all.situations[$0] }, styles: places.map { all.styles[$0] })
  }

  private mutating func discardStyles() { (styles, distinct) = ([:], [own]) }

  /// The bits that must be evaluated in all combinations, according to the styles found so far.
  private func distinguishingBits(_ bits: NodeSituation) -> NodeSituation {
    let values = distinct.flatMap(\.statesWithValues)
    return NodeSituation(
      StateStyles.bits(for: values).union(
        distinguishingBits(bits.own, isRead: reads.readsControlState, present: shownState)),
      enclosing: distinguishingBits(
        bits.enclosing, isRead: reads.readsEnclosingState, present: ownState.enclosing),
      descendants: !reads.readsDescendantState
        ? .normal
        // Several descendants may each be in a state, so only what's tested counts, if it's known.
        : reads.tested.descendants.isEmpty ? presentDescendants : reads.tested.descendants)
  }

  private func distinguishingBits(
    _ bits: ControlState, isRead: Bool, present: ControlState
  ) -> ControlState {
    let tested = reads.tested.others.union(ownState.own).union(ownState.enclosing)
    var all: ControlState = isRead ? [ControlState.basic, present, tested] : []
    // If conditions test all named states, one may hold only in the normal state.
    if isRead || bits.isSuperset(of: ControlState.basic) {
      all.formUnion([ControlState.basic, StateStyles.otherApplication])
    }
    return all
  }

  private mutating func style(in stated: NodeSituation, of bits: NodeSituation) -> ViewModel {
    // If nothing reads a state, only the bits that conditions test count.
    let isOwnExact =
      reads.readsControlState || findsState || bits.own.isSuperset(of: ControlState.basic)
    let isEnclosingExact =
      reads.readsEnclosingState || bits.enclosing.isSuperset(of: ControlState.basic)
    var key = NodeSituation(
      isOwnExact ? stated.own : stated.own.intersection(mentioned.own),
      enclosing: isEnclosingExact
        ? stated.enclosing : stated.enclosing.intersection(mentioned.enclosing),
      descendants: reads.readsDescendantState
        ? stated.descendants : stated.descendants.intersection(mentioned.descendants))
    key.positions = stated.positions
    if let representative = representatives[key.enclosing] { key.enclosingState = representative }
    return knownStyle(in: key)
  }

  private mutating func knownStyle(in stated: NodeSituation) -> ViewModel {
    if let known = styles[stated] { return known }
    let style = shared(makeStyle(in: stated))
    styles[stated] = style
    return style
  }

  /// The found style that is equal to a style, because most states have the style of another one.
  private mutating func shared(_ style: ViewModel) -> ViewModel {
    if let known = distinct.first(where: { $0 == style }) { return known }
    distinct.append(style)
    return style
  }

  private mutating func makeStyle(in stated: NodeSituation) -> ViewModel {
    let isShown = !reads.dependOnControlState || stated.own == shownState
    let isEnclosed = !reads.dependOnEnclosingState || stated.enclosing == ownState.enclosing
    let isAround = !reads.dependOnDescendantState || stated.descendants == presentDescendants
    let isPlaced = stated.positions.map { $0 == present(among: positions) } ?? true
    if isShown, isEnclosed, isAround, isPlaced { return own }
    var situation = widths
    // In its shown state, a node is styled in the state that conditions test.
    if !isShown { situation.state = stated.own }
    if reads.dependOnEnclosingState { situation.enclosingState = stated.enclosing }
    if reads.dependOnDescendantState { situation.descendantState = stated.descendants }
    situation.positions = stated.positions
    let (tree, findsState) = (tree, findsState)
    let evaluation = tree.evaluate(index, in: situation) { matchedRules, column, place, inherited in
      tree.viewModel(
        of: place, column, by: matchedRules, in: inherited, situation, includingContent: findsState)
    }
    reads.formUnion(evaluation.reads)
    reads.formUnion(evaluation.contextReads)
    if evaluation.reads.dependOnEnclosingState { dependsByItself = true }
    contexts[isShown ? shown(in: stated) : stated] = evaluation.context
    let model = evaluation.result
    guard findsState else { return model }
    // A node whose closures write another state stays in its own.
    guard isShown || (model.controlState ?? stated.own) == stated.own else {
      return knownStyle(in: shown(in: stated))
    }
    return ViewModel(style: model.style)
  }
}

/// The result of evaluating a node in a situation.
struct SituatedEvaluation<Result> {
  let result: Result

  /// The parts of the situation that the node depends on by itself.
  let reads: SituationReads

  /// The context of the node, and the parts of the situation that its scopes and what it inherits
  /// depend on.
  let context: ContextNumber
  let contextReads: SituationReads
}

extension NodeSituation {
  /// The bits of the states of both.
  fileprivate func union(_ other: NodeSituation) -> NodeSituation {
    NodeSituation(
      own.union(other.own), enclosing: enclosing.union(other.enclosing),
      descendants: descendants.union(other.descendants))
  }
}

extension Set<ControlState> {
  /// The bits of all states.
  var union: ControlState { reduce(into: .normal) { $0.formUnion($1) } }
}
