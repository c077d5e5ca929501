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
    let named = ControlState.basic.elements
    let pairs = named.flatMap { first in named.map { first.union($0) } }
    let present = controlState(of: node).union(enclosingControlState(of: node))
    let custom = reads.tested.others.union(present).subtracting(ControlState.basic).elements
    return mentioned.union(pairs + custom).sorted()
  }

  /// The view model of a node by the matched rules of a situation; the node's context in it must be
  /// the current one.
  func viewModel(
    of place: NodePlace, _ column: AnyColumn, by matchedRules: MatchedRules,
    in inherited: InheritedContext,
    _ situation: NodeSituation, includingContent: Bool
  ) -> ViewModel {
    guard includingContent || resolver.findsControlState(place, matchedRules) else {
      return ViewModel(style: style(of: place, column, by: matchedRules, in: inherited))
    }
    let model = model(of: place, by: matchedRules, in: inherited, situation)
    return includingContent ? model : ViewModel(style: model.style)
  }

  /// The style of a node by the matched rules of a situation; the node's context in it must be the
  /// current one.
  ///
  /// No level above the conformances may depend on the state.
  func style(
    of place: NodePlace, _ column: AnyColumn, by matchedRules: MatchedRules,
    in inherited: InheritedContext
  ) -> Block {
    let isPresent =
      inherited.number == computedStyles[store.records[place.index].computedStyle].context
    if isPresent, let known = knownStyle(of: place, by: matchedRules) { return known }
    return computedStyles[
      matchedRules.computedStyle(of: column, row: place.row, in: inherited).computedStyle
    ].style
  }

  /// The view model of a node, content included, by the matched rules of a situation, whose control
  /// state replaces the model's own; the node's context in it must be the current one.
  func model(
    of place: NodePlace, by matchedRules: MatchedRules, in inherited: InheritedContext,
    _ situation: NodeSituation
  ) -> ViewModel {
    var local = store.settings(of: place) ?? NodeSettings()
    if let state = situation.state { local.controlState = state }
    let model = matchedRules.viewModel(row: place.row, local, in: inherited)
    if let reads = StyleContext.reference?.value.reads { matchedRules.include(reads) }
    return model
  }

  /// The style of a node by other matched rules of its column than its own, if it can be derived
  /// from kept values.
  @inline(__always)
  private func knownStyle(of place: NodePlace, by matchedRules: MatchedRules) -> Block? {
    resolver.currentMatchedRules(of: place.index).with { own in
      matchedRules.knownStyle(ofNodeWith: store.records[place.index].computedStyle, of: own)
    }
  }

  /// The style of a node in a control state if it can be derived from the node's own style; the
  /// node's context must be the current one.
  func knownStyle(
    of place: NodePlace, _ column: AnyColumn, _ candidates: CandidateRules, in state: ControlState,
    _ inherited: InheritedContext
  ) -> Block? {
    let variant = resolver.variant(of: place, column, candidates, in: state)
    return candidates.matchedRules(for: variant, in: inherited, by: resolver)
      .with { knownStyle(of: place, by: $0) }
  }

  /// Runs a closure with the matched rules of a node in a situation, in the node's context there
  /// with no reads noted.
  @inline(__always)
  func styling<Result>(
    _ node: some NodeReference, in situation: NodeSituation,
    _ body: (MatchedRules, AnyColumn, NodePlace, InheritedContext) -> Result
  ) -> Result {
    let index = Int(self.index(of: node))
    requireIdle("The view model of \(node) was read")
    // No record keeps the computed styles in other situations, and the node may be up to date.
    refresher.collectIfNeeded()
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
    _ body: (MatchedRules, AnyColumn, NodePlace, InheritedContext) -> Result
  ) -> Result {
    let place = store.place(of: index)
    return store.column(of: index).with { column in
      resolver.contexts[context.number].with { inherited in
        resolver.styling(place, column, in: inherited, situation, context.control) {
          inherited.context.value.reads.removeAll()
          return inherited.candidates(for: column, row: place.row).with {
            let variant = resolver.variant(of: place, column, $0, in: situation.state)
            return $0.matchedRules(for: variant, in: inherited, by: resolver).with {
              body($0, column, place, inherited)
            }
          }
        }
      }
    }
  }
}

// MARK: - Styles in All States

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
  ///   - followsPositions: Whether the styles in other positions among the siblings are included;
  ///     false by default.
  ///   - observation: Observes the objects that are read in states other than the node's own.
  /// - Returns: The states with their styles; only the normal one for most nodes.
  func stateStyles(
    of node: AnyNodeHandle, isInert: Bool = false,
    followingPositions followsPositions: Bool = false,
    observing observation: RenderingObservation? = nil
  ) -> StateStyles {
    let style = viewModel(of: node, includingContent: false)
    let index = Int(node.index)
    guard
      !isInert && dependsOnState(index) || !style.statesWithValues.isEmpty
        || followsPositions && dependsOnPosition(store.place(of: index))
    else {
      return StateStyles(situations: [NodeSituation(.normal)], styles: [style])
    }
    var finder = StateStyleFinder(
      tree: self, index: index, in: NodeSituation(), followingPositions: followsPositions)
    guard let observation,
      store.column(of: index).with(\.mayBeObserved)
    else { return finder.find() }
    return observation.observing(node, in: self) { finder.find() }
  }

  /// Whether a node that is up to date may depend on its control state or that of its enclosing
  /// control, apart from values per state.
  private func dependsOnState(_ index: Int) -> Bool {
    let place = store.place(of: index)
    return resolver.dependsOnControlState(place) || resolver.hasReadEnclosingState(place)
      || resolver.hasReadDescendantState(place) || followsEnclosingControl(index)
  }

  /// Has a refresh restyle a node, until it does, if its positions among its siblings have changed, which
  /// a renderer reads in other situations than the present one.
  ///
  /// Traps when the node isn't attached.
  package func follow(_ positions: Set<SiblingPosition>, of node: AnyNodeHandle) {
    if positions.isEmpty { return }
    let parts = positions.reduce(into: ReadStates()) { $0.formUnion($1.part) }
    refresher.add(surroundings(parts, of: node), of: Int(node.index))
  }

  /// Parts of the surroundings of a node.
  func surroundings(_ parts: ReadStates, of node: AnyNodeHandle) -> Surroundings {
    let index = index(of: node)
    requireIdle("The surroundings of \(node) were read")
    refresher.bringUpToDate(Int(index))
    return resolver.surroundings(parts, ofNode: index)
  }

  /// Whether a condition, a getter, a closure or a scope of a node that is up to date reads its
  /// position.
  func dependsOnPosition(_ place: NodePlace) -> Bool {
    !ReadStates(resolver.fieldsRead(at: place)).union(
      resolver.candidates(of: place).mentionedStates
    )
    .isDisjoint(with: .positions)
  }

  /// Whether the context around a node that is up to date may be another one in another state of its
  /// enclosing control.
  func followsEnclosingControl(_ index: Int) -> Bool {
    FollowingNodes.mayExist(in: self) && resolver.followsEnclosingControl(index)
  }

  /// The parts of its situation that a node depends on, in any control state and container width.
  func situationReads(of node: some NodeReference) -> SituationReads {
    situatedStyles(of: node)?.reads ?? presentReads(of: Int(index(of: node)))
  }

  /// The styles of a node in all states and widths that affect it, with the parts of its situation that
  /// it depends on there; nil if it depends on none.
  func situatedStyles(of node: some NodeReference) -> SituatedStyles? {
    let index = Int(self.index(of: node))
    requireIdle("The states and widths of \(node) were read")
    refresher.bringUpToDate(index)
    guard dependsOnState(index) || mayDependOnContainerWidth(store.place(of: index)) else {
      return nil
    }
    return repeatingForNewThresholds(of: node) { findSituatedStyles(of: index) }
  }

  /// The parts of its situation that were read for a node that is up to date, in its present situation.
  ///
  /// A node that may depend on a width is evaluated once more.
  func presentReads(of index: Int) -> SituationReads {
    var found = SituationReads()
    let place = store.place(of: index)
    let tested = resolver.testedStates(
      in: computedStyles[store.records[index].computedStyle].context)
    let matchedRules = resolver.currentMatchedRules(of: index).object
    let candidates = resolver.candidates(of: place)
    found.add(candidates, matchedRules, testing: tested)
    found.add(soFar: candidates, testing: tested)
    for reads in [store.settings(of: place)?.reads, resolver.scopeReads(of: place)] {
      if let reads { found.add(reads, testing: tested) }
    }
    if mayCompareWidth(place) {
      let evaluation = evaluate(index, in: NodeSituation()) { matchedRules, _, place, inherited in
        model(of: place, by: matchedRules, in: inherited, NodeSituation())
      }
      found.formUnion(evaluation.reads)
    }
    return found
  }
}

extension StyleTree {
  /// Runs a closure with the matched rules of a node that is up to date in a situation.
  func evaluate<Result>(
    _ index: Int, in situation: NodeSituation,
    _ body: (MatchedRules, AnyColumn, NodePlace, InheritedContext) -> Result
  ) -> SituatedEvaluation<Result> {
    resolver.holdingNumbers {
      let context = resolver.context(of: index, in: situation, at: refresher.revision)
      return styling(index, in: context, situation) { matchedRules, column, place, inherited in
        let result = body(matchedRules, column, place, inherited)
        let candidates = inherited.candidates(for: column, row: place.row).object
        let tested = inherited.context.value.tested
        var reads = SituationReads()
        reads.add(candidates, matchedRules, testing: tested)
        reads.add(inherited.context.value.reads, testing: tested)
        return SituatedEvaluation(
          result: result, reads: reads, context: context.number, contextReads: context.reads)
      }
    }
  }

  /// The context of a node that is up to date in a situation.
  func context(of index: Int, in situation: NodeSituation) -> SituatedContext {
    resolver.holdingNumbers {
      resolver.context(of: index, in: situation, at: refresher.revision)
    }
  }

  /// Whether the context in a control that is up to date is another one in some other state of it.
  func passesOnStates(_ control: Int) -> Bool {
    resolver.holdingNumbers {
      let place = store.place(of: control)
      guard resolver.mayPassOnState(place) else { return false }
      var reads = SituationReads()
      var known: [ControlState: ContextNumber] = [:]
      while true {
        var bits = reads.mentionedEnclosing.union
        if reads.readsEnclosingState || bits.isSuperset(of: ControlState.basic) {
          bits.formUnion([ControlState.basic, StateStyles.otherApplication, reads.tested.others])
        }
        let states = StateStyles.states(for: bits, keeping: Array(reads.mentionedEnclosing))
        let rest = states.filter { known[$0] == nil }
        if rest.isEmpty { return false }
        for state in rest {
          let inside = resolver.context(inControl: control, in: state, at: refresher.revision)
          reads.formUnion(inside.reads)
          known[state] = inside.number
          if inside.number != known[.normal] { return true }
        }
      }
    }
  }

  /// The control state of a node that is up to date, and that of its enclosing control, in a situation.
  ///
  /// Those of models may follow the width.
  func states(of index: Int, in situation: NodeSituation) -> NodeSituation {
    resolver.holdingNumbers {
      let context = resolver.context(of: index, in: situation, at: refresher.revision)
      return styling(index, in: context, situation) { _, _, _, _ in
        NodeSituation(StyleContext.findControlState(), enclosing: StyleContext.findEnclosingState())
      }
    }
  }
}

// MARK: - Styles in All Widths

extension StyleTree {
  /// The thresholds for the width of its container that may affect the appearance of a node.
  ///
  /// These are the widths that getters, closures and conditions of rules compare with
  /// ``ContainerWidth/isAtLeast(_:)`` and ``StyleCondition/containerWidth(atLeast:)`` for the node,
  /// and for ancestors in the same container whose values it inherits, in any width and in any control
  /// state of the node and of its enclosing control. *n* of them make *n* + 1 cases. They're the same
  /// whether or not a width was set. A node that depends on a state or a width is styled once in each
  /// of its states and widths. Traps if the node isn't attached.
  ///
  /// - Parameter node: The node.
  /// - Returns: The thresholds in points, the smallest first; empty for most nodes.
  public func containerWidths(affecting node: some NodeReference) -> [Double] {
    situationReads(of: node).widths.sorted()
  }

  /// The styles of a node in all widths of its container, and in all control states, that may affect
  /// its appearance.
  ///
  /// Traps when the node isn't attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - isInert: Whether the node stays in its present control state; false by default.
  ///   - followsPositions: Whether the styles in other positions among the siblings are included;
  ///     false by default.
  ///   - observation: Observes the objects that are read in states other than the node's own.
  /// - Returns: The ranges with their styles; only one for most nodes.
  package func widthStyles(
    of node: AnyNodeHandle, isInert: Bool = false,
    followingPositions followsPositions: Bool = false,
    observing observation: RenderingObservation? = nil
  ) -> ContainerWidthStyles {
    var styles = findWidthStyles(of: node, isInert, followsPositions, observing: observation)
    styles.isContainer = isSizeContainer(node)
    return styles
  }

  private func findWidthStyles(
    of node: AnyNodeHandle, _ isInert: Bool, _ followsPositions: Bool,
    observing observation: RenderingObservation?
  ) -> ContainerWidthStyles {
    let index = Int(index(of: node))
    if !isOrMayBeDivided(index) {
      let styles = stateStyles(
        of: node, isInert: isInert, followingPositions: followsPositions, observing: observation)
      // A getter may read the width only in some control states.
      if !isOrMayBeDivided(index) { return ContainerWidthStyles(styles) }
    }
    let found = repeatingForNewThresholds(of: node) {
      findSituatedStyles(of: index, followsPositions)
    }
    guard found.reads.haveWidths else {
      return ContainerWidthStyles(
        stateStyles(
          of: node, isInert: isInert, followingPositions: followsPositions, observing: observation))
    }
    guard let observation, store.column(of: index).with(\.mayBeObserved) else {
      return found.all
    }
    return observation.observing(node, in: self) {
      repeatingForNewThresholds(of: node) { findSituatedStyles(of: index, followsPositions) }
    }.all
  }

  /// Whether the appearance of a node that is up to date may depend on the width of its container, or
  /// of the one above that: the node, or an ancestor in either, has compared it.
  func mayDependOnContainerWidth(_ place: NodePlace) -> Bool {
    guard !resolver.thresholds.isEmpty, let container = store.enclosingContainer(of: place.index)
    else { return false }
    let last = store.enclosingContainer(of: container) ?? container
    var node = place.index
    while node != last {
      if mayCompareWidth(store.place(of: node)) { return true }
      node = Int(store.records[node].parent)
    }
    return false
  }

  /// Whether the appearance of some node in a container that has the computed style of a node may
  /// depend on the width.
  ///
  /// Nodes with one computed style inherit the same values, but not in each width.
  func mayStyleDependOnContainerWidth(_ place: NodePlace) -> Bool {
    if resolver.thresholds.isEmpty { return false }
    if mayCompareWidth(place) { return true }
    let kind = store.column(of: place.index).with(\.kind)
    return resolver.inheritedAttributes.contains(where: kind.uses) || resolver.haveScopesReadWidths
  }

  /// Whether the width was compared for the node, or for others of its type.
  func mayCompareWidth(_ place: NodePlace) -> Bool {
    resolver.hasRead(.containerWidth, at: place)
      || resolver.candidates(of: place).readFields.contains(.containerWidth)
  }

  private func isOrMayBeDivided(_ index: Int) -> Bool {
    refresher.bringUpToDate(index)
    return mayDependOnContainerWidth(store.place(of: index))
  }

  /// Runs a closure that reads the styles of nodes in all widths, and again as long as it reads a
  /// threshold for the first time: that makes other nodes out of date.
  func repeatingForNewThresholds(_ body: () -> Void) {
    var (count, rounds) = (0, 0)
    repeat {
      count = resolver.thresholds.count
      body()
      rounds += 1
    } while resolver.thresholds.count > count && rounds < NodeRefresher.roundLimit
  }

  /// The styles of a node that is up to date in all widths and states, and in all positions among its
  /// siblings if these count.
  func findSituatedStyles(of index: Int, _ followsPositions: Bool = false) -> SituatedStyles {
    let container = store.enclosingContainer(of: index)
    let includesAbove = container.flatMap(store.enclosingContainer) != nil
    return findSituatedStyles(
      of: index, followsPositions, isEnclosed: container != nil, includesAbove: includesAbove)
      // Without the container above, there's no limit.
      ?? findSituatedStyles(of: index, followsPositions, isEnclosed: true, includesAbove: false)!
  }

  /// The styles of a node in all widths; nil if there are more than the limit because of the container
  /// above.
  private func findSituatedStyles(
    of index: Int, _ followsPositions: Bool, isEnclosed: Bool, includesAbove: Bool
  ) -> SituatedStyles? {
    var (reads, known) = (presentReads(of: index), [LeastWidths: StateStyles]())
    var situations = [NodeSituation()]
    while true {
      let widths = LeastWidths.all(own: reads.widths, above: reads.widthsAbove)
      if !reads.widthsAbove.isEmpty, widths.count > LeastWidths.limit { return nil }
      let rest = widths.filter { known[$0] == nil }
      // Getters that read another threshold each time would go on forever.
      let areLast = known.count > 256
      for least in rest {
        let around =
          isEnclosed ? situation(in: least, includesAbove: includesAbove) : NodeSituation()
        var finder = StateStyleFinder(
          tree: self, index: index, in: around, followingPositions: followsPositions)
        let styles = finder.find()
        known[least] = styles
        situations += styles.situations.map { stated in
          var situation = around
          if finder.reads.dependOnControlState { situation.state = stated.own }
          if finder.reads.dependOnEnclosingState { situation.enclosingState = stated.enclosing }
          if finder.reads.dependOnDescendantState {
            situation.descendantState = stated.descendants
          }
          return situation
        }
        if areLast { continue }
        // Content may compare other widths.
        let evaluation = evaluate(index, in: around) { matchedRules, _, place, inherited in
          model(of: place, by: matchedRules, in: inherited, around)
        }
        reads.formUnion(finder.reads)
        reads.formUnion(evaluation.reads)
        if !includesAbove { reads.widthsAbove = [] }
      }
      if rest.isEmpty || areLast {
        return SituatedStyles(
          all: ContainerWidthStyles(from: widths, widths.map { known[$0]! }), reads: reads,
          situations: situations)
      }
    }
  }

  /// The situation of a node whose containers have at least some widths, but less than the next
  /// thresholds.
  ///
  /// - Parameters:
  ///   - widths: The widths.
  ///   - includesAbove: Whether the container above has the given width, and not its present one.
  /// - Returns: The situation.
  func situation(in widths: LeastWidths, includesAbove: Bool) -> NodeSituation {
    func range(around width: Double) -> ContainerWidthRange {
      ContainerWidthRange(around: width, among: resolver.thresholds)
    }
    return NodeSituation(
      widths: range(around: widths.own),
      widthsAbove: includesAbove ? range(around: widths.above) : nil)
  }

  /// Runs a closure for a node that is up to date, and again if a threshold was read for the first
  /// time meanwhile.
  func repeatingForNewThresholds<Result>(
    of node: some NodeReference, _ body: () -> Result
  ) -> Result {
    let index = Int(index(of: node))
    requireIdle("The view model of \(node) was read")
    var rounds = 0
    while true {
      // No record keeps the computed styles in other widths.
      refresher.collectIfNeeded()
      refresher.bringUpToDate(index)
      let result = body()
      rounds += 1
      if !resolver.hasNewThresholds || rounds == NodeRefresher.roundLimit { return result }
    }
  }
}

extension StyleResolver {
  /// Whether a scope of a model has read the width of a container.
  fileprivate var haveScopesReadWidths: Bool {
    scopes.values.contains { $0.reads.readsContainerWidth }
  }
}
