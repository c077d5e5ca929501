/// The situation of one node as far as it differs from the present one.
///
/// A node depends on its own control state, on those of its enclosing control and of its descendants,
/// on its position among its siblings, and on the widths of the two containers around it. In another
/// state of the control, all nodes from the control down to the node are styled as if that state were
/// set; in another width, those in the container; in other states of the descendants and another
/// position, only the node itself.
package struct NodeSituation: Hashable, Sendable {
  /// The control state of the node; nil for its present one.
  package var state: ControlState?

  /// The control state of its enclosing control; nil for the present one.
  var enclosingState: ControlState?

  /// The control states of its descendants, united; nil for the present ones.
  var descendantState: ControlState?

  /// All that it is among its siblings; nil for its present position.
  package var positions: Set<SiblingPosition>?

  /// The widths of its container, between two neighboring thresholds; nil for the present width.
  var widths: ContainerWidthRange?

  /// The widths of the container above that one; nil for the present width.
  var widthsAbove: ContainerWidthRange?

  init(
    state: ControlState? = nil, enclosingState: ControlState? = nil,
    descendantState: ControlState? = nil, widths: ContainerWidthRange? = nil,
    widthsAbove: ContainerWidthRange? = nil
  ) {
    (self.state, self.enclosingState) = (state, enclosingState)
    self.descendantState = descendantState
    (self.widths, self.widthsAbove) = (widths, widthsAbove)
  }

  /// The same situation in the present control states of the node and its descendants, and in its
  /// present position.
  var around: NodeSituation {
    var result = self
    (result.state, result.descendantState, result.positions) = (nil, nil, nil)
    return result
  }

  /// The surroundings of the node that are stated.
  var surroundings: Surroundings {
    var result = Surroundings(enclosingState: enclosingState, descendantState: descendantState)
    if let positions {
      for position in SiblingPosition.allCases {
        result.set(position.part, to: positions.contains(position))
      }
    }
    return result
  }

  /// Whether nothing differs outside of the node.
  var isPresentAround: Bool { enclosingState == nil && widths == nil && widthsAbove == nil }

  /// The situation of the parent of the node, given the situation around the node.
  fileprivate func ofParent(_ column: AnyColumn) -> NodeSituation {
    var outer = NodeSituation()
    if column.isControl {
      outer.state = enclosingState
    } else {
      outer.enclosingState = enclosingState
    }
    (outer.widths, outer.widthsAbove) =
      column.isContainer ? (widthsAbove, nil) : (widths, widthsAbove)
    return outer
  }
}

// MARK: States

extension NodeSituation {
  /// Makes the situation of a node's state and those of its enclosing control and its descendants,
  /// normal by default, in the present widths.
  package init(
    _ state: ControlState, enclosing: ControlState = .normal, descendants: ControlState = .normal
  ) {
    self.init(state: state, enclosingState: enclosing, descendantState: descendants)
  }

  /// The states; normal ones if they aren't stated.
  package var own: ControlState { state ?? .normal }
  package var enclosing: ControlState { enclosingState ?? .normal }
  package var descendants: ControlState { descendantState ?? .normal }

  /// The number of bits of all states, and of positions.
  package var bitCount: Int {
    [own, enclosing, descendants].reduce(positions?.count ?? 0) {
      $0 + $1.rawValue.nonzeroBitCount
    }
  }

  /// All situations with a state of a node, one of its enclosing control, one of its descendants, and
  /// a position that differs in some, those of fewer bits first.
  package static func all(
    of states: [ControlState], enclosing others: [ControlState], descendants inner: [ControlState],
    positions: Set<SiblingPosition> = []
  ) -> [NodeSituation] {
    if others == [.normal], inner == [.normal], positions.isEmpty {
      return states.map { NodeSituation($0) }
    }
    let all = SiblingPosition.combinations(of: positions).flatMap { held in
      inner.flatMap { inner in
        others.flatMap { enclosing in
          states.map { state in
            var situation = NodeSituation(state, enclosing: enclosing, descendants: inner)
            if !positions.isEmpty { situation.positions = held }
            return situation
          }
        }
      }
    }
    return all.enumerated().sorted { left, right in
      (left.element.bitCount, left.offset) < (right.element.bitCount, right.offset)
    }.map(\.element)
  }
}

// MARK: - SituationReads

/// The parts of a node's situation that the node depends on.
struct SituationReads {
  /// The control states that getters, closures and scopes have read.
  var states: ReadStates = []

  /// The states of the node, of its enclosing control, and of its descendants, that conditions of rules
  /// test.
  var mentioned: Set<ControlState> = []
  var mentionedEnclosing: Set<ControlState> = []
  var mentionedDescendants: Set<ControlState> = []

  /// The states for which getters have tested a state.
  var tested = TestedStates()

  /// The thresholds that the widths of its container, and of the container above, were compared with.
  var widths: Set<Double> = []
  var widthsAbove: Set<Double> = []

  var readsControlState: Bool { states.contains(.controlState) }
  var readsEnclosingState: Bool { states.contains(.enclosingState) }
  var readsDescendantState: Bool { states.contains(.descendantState) }

  /// The positions among siblings that the node depends on.
  var positions: Set<SiblingPosition> {
    Set(SiblingPosition.allCases.filter { states.contains($0.part) })
  }

  /// Whether the node depends on its control state, apart from values per state, on that of its
  /// enclosing control, and on those of its descendants.
  var dependOnControlState: Bool { readsControlState || !mentioned.isEmpty }
  var dependOnEnclosingState: Bool { readsEnclosingState || !mentionedEnclosing.isEmpty }
  var dependOnDescendantState: Bool { readsDescendantState || !mentionedDescendants.isEmpty }

  /// Whether the node depends on the width of a container.
  var haveWidths: Bool { !widths.isEmpty || !widthsAbove.isEmpty }

  /// Adds the reads of an evaluation of the node.
  mutating func add(_ reads: ContextReads, testing tested: TestedStates) {
    addStates(ReadStates(reads), testing: tested)
    if reads.readsContainerWidth { widths.formUnion(reads.containerWidths) }
  }

  private mutating func addStates(_ read: ReadStates, testing tested: TestedStates) {
    states.formUnion(read)
    if !read.isEmpty { self.tested.formUnion(tested) }
  }

  /// Adds the states that conditions of rules for the node test, and what conditions and matched rules
  /// read.
  ///
  /// What other variants of the rules read isn't added: there may be one for each of many situations,
  /// each of which is examined by itself.
  ///
  /// Few states are distinguished by nodes of a type, but each may compare the width with a threshold of
  /// its own, so widths are added by an evaluation of the node itself.
  mutating func add(
    _ candidates: CandidateRules, _ matchedRules: MatchedRules, testing tested: TestedStates
  ) {
    mentioned.formUnion(candidates.controlStates)
    mentionedEnclosing.formUnion(candidates.enclosingStates)
    mentionedDescendants.formUnion(candidates.descendantStates)
    addStates(
      ReadStates(candidates.conditionReads.fields.union(matchedRules.readFields))
        .union(candidates.mentionedStates.intersection(.positions)),
      testing: tested)
    for reads in [candidates.conditionReads, matchedRules.lowerReads]
    where reads.readsContainerWidth {
      widths.formUnion(reads.containerWidths)
    }
  }

  /// Adds what was read so far for nodes of the type, in any situation.
  mutating func add(soFar candidates: CandidateRules, testing tested: TestedStates) {
    addStates(ReadStates(candidates.readFields), testing: tested)
  }

  mutating func formUnion(_ other: SituationReads) {
    states.formUnion(other.states)
    mentioned.formUnion(other.mentioned)
    mentionedEnclosing.formUnion(other.mentionedEnclosing)
    mentionedDescendants.formUnion(other.mentionedDescendants)
    tested.formUnion(other.tested)
    widths.formUnion(other.widths)
    widthsAbove.formUnion(other.widthsAbove)
  }

  /// The reads of the children of a node that result from those of the node.
  ///
  /// The state of a node that is no control, those of its descendants, and states and widths further
  /// out, aren't part of the children's situation.
  fileprivate func ofChildren(_ column: AnyColumn) -> SituationReads {
    var inner = SituationReads()
    if column.isControl {
      if readsControlState { inner.states = .enclosingState }
      inner.mentionedEnclosing = mentioned
    } else {
      inner.states = states.intersection(.enclosingState)
      inner.mentionedEnclosing = mentionedEnclosing
    }
    inner.tested = tested
    (inner.widths, inner.widthsAbove) =
      column.isContainer ? ([], widths) : (widths, widthsAbove)
    return inner
  }
}

// MARK: - SituatedContext

/// The inherited context of a node, or inside of one, in a situation.
struct SituatedContext {
  var number: ContextNumber

  /// The context around the node, without its own scopes.
  var outer: ContextNumber

  /// The tokens that its own scopes read.
  var scopeTokens = TokenIndices()

  /// The parts of the situation that scopes and inherited values depend on.
  var reads = SituationReads()

  /// The enclosing control of nodes with this context, if its own context may differ from the present
  /// one.
  var control: SituatedControl?

  init(
    _ number: ContextNumber, reads: SituationReads = SituationReads(),
    control: SituatedControl? = nil
  ) {
    (self.number, outer, self.reads, self.control) = (number, number, reads, control)
  }
}

/// A control in another context than its present one, in which its model may have another state.
struct SituatedControl {
  let index: UInt32
  let context: ContextNumber
}

/// The contexts in nodes that were found for other situations.
///
/// They're kept until a node may have changed, because the children of one parent share them.
struct SituatedContexts {
  private struct Key: Hashable {
    let parent: Int
    let situation: NodeSituation
  }

  private var insides: [Key: SituatedContext] = [:]

  /// The number of nodes that were styled when the contexts were found.
  private var styledCount = 0

  /// The context in a node that was found before; nil if a node was styled since.
  mutating func find(
    in parent: Int, _ situation: NodeSituation, styledCount: Int
  ) -> SituatedContext? {
    if styledCount != self.styledCount {
      removeAll()
      self.styledCount = styledCount
    }
    return insides.isEmpty ? nil : insides[Key(parent: parent, situation: situation)]
  }

  mutating func insert(_ inside: SituatedContext, in parent: Int, _ situation: NodeSituation) {
    insides[Key(parent: parent, situation: situation)] = inside
  }

  mutating func removeAll() { if !insides.isEmpty { insides = [:] } }
}

// MARK: - Finding Them

extension StyleResolver {
  /// The context of a node in a situation.
  ///
  /// The numbers must be kept meanwhile: see `keepingNumbers(_:)`.
  ///
  /// - Parameters:
  ///   - index: The node, which is up to date.
  ///   - situation: The situation. The states and widths around the node have no effect on its
  ///     ancestors if it has no enclosing control and no container.
  ///   - revision: The revision of the tree.
  /// - Returns: The context, and what scopes and inherited values depend on.
  func context(
    of index: Int, in situation: NodeSituation, at revision: UInt32
  ) -> SituatedContext {
    // From the outermost node whose situation differs down, without recursion.
    var steps: [(parent: Int, around: NodeSituation)] = []
    var (node, around) = (index, situationAround(index, in: situation))
    var outer: SituatedContext?
    while !around.isPresentAround {
      let parent = Int(store.records[node].parent)
      outer = situatedContexts.find(in: parent, around, styledCount: styledCount)
      if outer != nil { break }
      steps.append((parent, around))
      around = around.ofParent(store.column(of: parent).object).around
      node = parent
    }
    while let (parent, around) = steps.popLast() {
      outer = inside(of: parent, outer, around: around, at: revision)
    }
    return ownContext(of: index, in: situation, outer, at: revision)
  }

  /// The context in a control, in a state of it.
  func context(
    inControl index: Int, in state: ControlState, at revision: UInt32
  ) -> SituatedContext {
    let around = NodeSituation(enclosingState: state)
    return situatedContexts.find(in: index, around, styledCount: styledCount)
      ?? inside(of: index, nil, around: around, at: revision)
  }

  /// The context in a node, given the situation around its children and the context around the node,
  /// nil for the present one.
  private func inside(
    of index: Int, _ outer: SituatedContext?, around: NodeSituation, at revision: UInt32
  ) -> SituatedContext {
    let situation = around.ofParent(store.column(of: index).object)
    let own = ownContext(of: index, in: situation, outer, at: revision)
    let inside = inside(of: index, in: own, situation, around: around)
    situatedContexts.insert(inside, in: index, around)
    return inside
  }

  /// The situation around a node, as far as its ancestors can be in it.
  private func situationAround(_ index: Int, in situation: NodeSituation) -> NodeSituation {
    var result = situation.around
    if result.enclosingState != nil, store.enclosingControl(of: index) == nil {
      result.enclosingState = nil
    }
    guard result.widths != nil || result.widthsAbove != nil else { return result }
    let container = store.enclosingContainer(of: index)
    if container == nil { result.widths = nil }
    if container.flatMap(store.enclosingContainer) == nil { result.widthsAbove = nil }
    return result
  }

  /// The context of a node in a situation, after its scopes.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - situation: The situation.
  ///   - outer: The context around the node; nil for the present one.
  ///   - revision: The revision of the tree.
  /// - Returns: The context.
  private func ownContext(
    of index: Int, in situation: NodeSituation, _ outer: SituatedContext?, at revision: UInt32
  ) -> SituatedContext {
    let place = store.place(of: index)
    guard place.flags.contains(.hasScope) else {
      return outer ?? SituatedContext(computedStyles[store.records[index].computedStyle].context)
    }
    var own = outer ?? SituatedContext(outerContext(of: place))
    let known = scopes[UInt32(index)]
    let isKnown =
      known.map { known in
        known.outer == own.number && own.control == nil
          && (situation.state == nil || !known.reads.readsControlState)
          && (situation.enclosingState == nil || !known.reads.readsEnclosingState)
          && situation.descendantState == nil && situation.positions == nil
      } ?? false
    let outcome =
      isKnown
      ? known! : outcomeOfScopes(in: own.number, of: index, situation, own.control, at: revision)
    own.reads.add(outcome.reads, testing: testedStates(in: own.number))
    own.scopeTokens = outcome.reads.tokens
    own.number = outcome.own
    return own
  }

  /// The states that getters in a context have tested a state for.
  func testedStates(in context: ContextNumber) -> TestedStates {
    contexts[context].with { $0.context.value.tested }
  }

  /// The context in a node that has a context in a situation.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - own: Its context.
  ///   - situation: Its situation.
  ///   - around: The situation around its children.
  /// - Returns: The context of the children.
  private func inside(
    of index: Int, in own: SituatedContext, _ situation: NodeSituation, around: NodeSituation
  ) -> SituatedContext {
    let column = store.column(of: index).object
    let inherited = contexts[own.number].object
    var style = computedStyles[store.records[index].computedStyle].style
    var reads = own.reads
    if inheritedAttributes.contains(where: column.kind.uses) {
      style = self.style(of: index, column, in: inherited, situation, own.control, &reads)
    }
    var parts = partsInside(index, column, inherited.parts, style)
    if column.isContainer {
      var shared = parts.shared.key
      shared.widths = around.widths ?? widths(ofContainer: index)
      parts.shared = sharedContext(for: shared)
    }
    return SituatedContext(
      number(for: parts), reads: reads.ofChildren(column),
      control: column.isControl
        ? SituatedControl(index: UInt32(index), context: own.number) : own.control)
  }

  /// The style of a node in a context and a situation; adds what it depends on.
  private func style(
    of index: Int, _ column: AnyColumn, in inherited: InheritedContext,
    _ situation: NodeSituation, _ control: SituatedControl?, _ reads: inout SituationReads
  ) -> Block {
    let place = store.place(of: index)
    return styling(place, column, in: inherited, situation, control) {
      inherited.context.value.reads.removeAll()
      let candidates = inherited.candidates(for: column, row: place.row).object
      let variant = variant(of: place, column, candidates, in: situation.state)
      let matchedRules = candidates.matchedRules(for: variant, in: inherited, by: self).object
      let style: Block
      if findsControlState(place, matchedRules) {
        var local = store.settings(of: place) ?? NodeSettings()
        if let state = situation.state { local.controlState = state }
        style = matchedRules.viewModel(row: place.row, local, in: inherited).style
      } else {
        style =
          computedStyles[
            matchedRules.computedStyle(of: column, row: place.row, in: inherited).computedStyle
          ].style
      }
      let tested = inherited.context.value.tested
      reads.add(candidates, matchedRules, testing: tested)
      reads.add(inherited.context.value.reads, testing: tested)
      return style
    }
  }

  /// Runs getters, closures or rules for a node of a column in a situation.
  ///
  /// - Parameters:
  ///   - place: The node.
  ///   - column: The column of the node.
  ///   - inherited: The inherited context of the node in the situation.
  ///   - situation: The situation.
  ///   - control: The enclosing control, if it may have another context.
  ///   - body: The closure to run.
  /// - Returns: The result of `body`.
  func styling<Result>(
    _ place: NodePlace, _ column: AnyColumn, in inherited: InheritedContext,
    _ situation: NodeSituation, _ control: SituatedControl?, _ body: () -> Result
  ) -> Result {
    let outer = exchange(&situatedControl, with: control)
    defer { situatedControl = outer }
    return styling(
      place, column, in: inherited, in: situation.state, situation.surroundings, body)
  }
}
