/// The least widths of the containers around a node from which on a style applies.
package struct LeastWidths: Hashable, Sendable {
  /// The least width of the container, in points; zero for any width, or no container.
  package let own: Double

  /// The least width of the container above that one; zero for any.
  package let above: Double

  /// Makes widths, which are both zero by default.
  package init(own: Double = 0, above: Double = 0) {
    (self.own, self.above) = (own, above)
  }

  /// Whether containers of other widths are at least as wide.
  package func areReached(in other: LeastWidths) -> Bool {
    own <= other.own && above <= other.above
  }

  /// All combinations of widths, each after those that it reaches; both contain zero.
  package static func all(own: Set<Double>, above: Set<Double>) -> [LeastWidths] {
    func bounds(_ thresholds: Set<Double>) -> [Double] {
      [0] + thresholds.filter { $0 > 0 }.sorted()
    }
    return bounds(above).flatMap { above in
      bounds(own).map { LeastWidths(own: $0, above: above) }
    }
  }

  /// The highest number of combinations for one node.
  ///
  /// A node that would have more has those of its own container only, and inherits from beyond it
  /// what it inherits in the present width.
  static let limit = 64
}

/// The styles of a node in all widths of its container, and of the container above, that affect its
/// appearance.
///
/// Invariant: `widths` has all combinations of the least widths of both containers, the smallest
/// first. There is one for a node that depends on no width.
package struct ContainerWidthStyles {
  /// The least widths from which on each style applies.
  package let widths: [LeastWidths]

  /// The styles from these widths on.
  package let styles: [StateStyles]

  /// Whether the node is itself a container, so that descendants may compare its width.
  package fileprivate(set) var isContainer = false

  /// Makes the styles of a node that depends on no width.
  package init(_ styles: StateStyles) {
    (widths, self.styles) = ([LeastWidths()], [styles])
  }

  fileprivate init(from widths: [LeastWidths], _ styles: [StateStyles]) {
    (self.widths, self.styles) = (widths, styles)
  }
}

/// The styles of a node in all states and widths that affect it.
struct SituatedStyles {
  let all: ContainerWidthStyles

  /// The parts of its situation that the node depends on in these.
  let reads: SituationReads

  /// The situations, one for each style.
  let situations: [NodeSituation]

  /// The control states that select among the values of some style.
  var selectingStates: Set<ControlState> {
    Set(all.styles.flatMap(\.styles).flatMap { $0.selectingStates() })
  }
}

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
  ///   - observation: Observes the objects that are read in states other than the node's own.
  /// - Returns: The ranges with their styles; only one for most nodes.
  package func widthStyles(
    of node: AnyNodeHandle, isInert: Bool = false, observing observation: LookObservation? = nil
  ) -> ContainerWidthStyles {
    var styles = findWidthStyles(of: node, isInert, observing: observation)
    styles.isContainer = isSizeContainer(node)
    return styles
  }

  private func findWidthStyles(
    of node: AnyNodeHandle, _ isInert: Bool, observing observation: LookObservation?
  ) -> ContainerWidthStyles {
    let index = Int(index(of: node))
    if !isOrMayBeDivided(index) {
      let styles = stateStyles(of: node, isInert: isInert, observing: observation)
      // A getter may read the width only in some control states.
      if !isOrMayBeDivided(index) { return ContainerWidthStyles(styles) }
    }
    let found = repeatingForNewThresholds(of: node) { findSituatedStyles(of: index) }
    guard found.reads.haveWidths else {
      return ContainerWidthStyles(
        stateStyles(of: node, isInert: isInert, observing: observation))
    }
    guard let observation, store.column(of: index)._withUnsafeGuaranteedRef(\.mayBeObserved) else {
      return found.all
    }
    return observation.observing(node, in: self) {
      repeatingForNewThresholds(of: node) { findSituatedStyles(of: index) }
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

  /// Whether the appearance of some node in a container that has the look of a node may depend on the
  /// width.
  ///
  /// Nodes with one look inherit the same values, but not in each width.
  func mayLookDependOnContainerWidth(_ place: NodePlace) -> Bool {
    if resolver.thresholds.isEmpty { return false }
    if mayCompareWidth(place) { return true }
    let kind = store.column(of: place.index)._withUnsafeGuaranteedRef(\.kind)
    return resolver.inheritedAttributes.contains(where: kind.uses) || resolver.haveScopesReadWidths
  }

  /// Whether the width was compared for the node, or for others of its type.
  func mayCompareWidth(_ place: NodePlace) -> Bool {
    resolver.hasRead(.containerWidth, at: place)
      || resolver.selection(of: place).readFields.contains(.containerWidth)
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

  /// The styles of a node that is up to date in all widths and states.
  func findSituatedStyles(of index: Int) -> SituatedStyles {
    let container = store.enclosingContainer(of: index)
    let includesAbove = container.flatMap(store.enclosingContainer) != nil
    return findSituatedStyles(of: index, isEnclosed: container != nil, includesAbove: includesAbove)
      // Without the container above, there's no limit.
      ?? findSituatedStyles(of: index, isEnclosed: true, includesAbove: false)!
  }

  /// The styles of a node in all widths; nil if there are more than the limit because of the container
  /// above.
  private func findSituatedStyles(
    of index: Int, isEnclosed: Bool, includesAbove: Bool
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
        var finder = StateStyleFinder(tree: self, index: index, in: around)
        let styles = finder.find()
        known[least] = styles
        situations += styles.situations.map { stated in
          var situation = around
          if finder.reads.dependOnControlState { situation.state = stated.own }
          if finder.reads.dependOnEnclosingState { situation.enclosingState = stated.enclosing }
          return situation
        }
        if areLast { continue }
        // Content may compare other widths.
        let evaluation = evaluate(index, in: around) { ruleSet, _, place, inherited in
          model(of: place, by: ruleSet, in: inherited, around)
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
      // No record keeps the looks in other widths.
      refresher.sweepIfNeeded()
      refresher.bringUpToDate(index)
      let result = body()
      rounds += 1
      if !resolver.hasNewThresholds || rounds == NodeRefresher.roundLimit { return result }
    }
  }
}

extension LookResolver {
  /// Whether a scope of a model has read the width of a container.
  fileprivate var haveScopesReadWidths: Bool {
    scopes.values.contains { $0.reads.readsContainerWidth }
  }
}
