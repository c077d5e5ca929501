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
  package private(set) var styles: [StateStyles]

  /// Whether the node is itself a container, so that descendants may compare its width.
  package fileprivate(set) var isContainer = false

  /// Makes the styles of a node that depends on no width.
  package init(_ styles: StateStyles) {
    (widths, self.styles) = ([LeastWidths()], [styles])
  }

  /// Makes the styles from widths on.
  init(from widths: [LeastWidths], _ styles: [StateStyles]) {
    (self.widths, self.styles) = (widths, styles)
  }
}

extension StyleTree {
  /// The thresholds for the width of its container that may affect the appearance of a node.
  ///
  /// These are the widths that getters, closures and conditions of rules compare with
  /// ``ContainerWidth/isAtLeast(_:)`` and ``StyleCondition/containerWidth(atLeast:)`` for the node,
  /// and for ancestors in the same container whose values it inherits, in any width. *n* of them
  /// make *n* + 1 cases. They're the same whether or not a width was set. Traps if the node isn't
  /// attached.
  ///
  /// - Parameter node: The node.
  /// - Returns: The thresholds in points, the smallest first; empty for most nodes.
  public func containerWidths(affecting node: some NodeReference) -> [Double] {
    findWidths(of: node).sorted()
  }

  /// Returns the view model that an attached node would have if its container had a width.
  ///
  /// ```swift
  /// let wide = tree.viewModel(of: sidebar, containerWidth: 600)
  /// ```
  ///
  /// Values that the node inherits from ancestors in the same container are those in that width, too.
  /// Containers above keep their widths, and all nodes their states. If there's no container, it's
  /// the present view model. Traps if the node isn't attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - containerWidth: The width in points; NaN and negative numbers count as zero.
  ///   - includingContent: Whether the view model has attributes that are content; true by default.
  /// - Returns: The outcome of all levels of the cascade, and the values that the kind derives.
  public func viewModel(
    of node: some NodeReference, containerWidth: Double, includingContent: Bool = true
  ) -> ViewModel {
    let index = Int(index(of: node))
    guard store.enclosingContainer(of: index) != nil else {
      return viewModel(of: node, includingContent: includingContent)
    }
    let width = ContainerWidth.width(containerWidth)
    // Reading a threshold for the first time divides the range.
    return repeatingForNewThresholds(of: node) {
      let context = context(of: index, from: LeastWidths(own: width), includesAbove: false).context
      return styling(index, in: context, in: nil, enclosing: nil) {
        ruleSet, column, place, inherited in
        if includingContent || resolver.findsControlState(place, ruleSet) {
          let local = store.settings(of: place) ?? NodeSettings()
          let model = model(of: place, by: ruleSet, local, in: inherited)
          return includingContent ? model : ViewModel(style: model.style)
        }
        return ViewModel(style: style(of: place, column, by: ruleSet, in: inherited))
      }
    }
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
    let found = findContainerWidths(of: node)
    guard found.areSeveral else {
      return ContainerWidthStyles(
        stateStyles(of: node, isInert: isInert, observing: observation))
    }
    guard let observation, store.column(of: index).takeUnretainedValue().mayBeObserved else {
      return found.all
    }
    return observation.observing(node, in: self) { findContainerWidths(of: node) }.all
  }

  /// Whether the appearance of a node that is up to date may depend on the width of its container, or
  /// of the one above that: the node, or an ancestor in either, has compared it.
  func mayDependOnContainerWidth(_ place: NodePlace) -> Bool {
    guard !resolver.thresholds.isEmpty, let container = store.enclosingContainer(of: place.index)
    else { return false }
    let last = store.enclosingContainer(of: container) ?? container
    var node = place.index
    while node != last {
      if reads(of: store.handle(UInt32(node))).readsContainerWidth { return true }
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
    if reads(of: store.handle(UInt32(place.index))).readsContainerWidth { return true }
    let kind = store.column(of: place.index)._withUnsafeGuaranteedRef(\.kind)
    return resolver.haveScopesReadWidths
      || resolver.inheritedAttributes.contains(where: kind.uses) && resolver.haveRulesReadWidths
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

  /// The thresholds for its container that a node depends on, in all widths.
  func findWidths(of node: some NodeReference) -> Set<Double> {
    findContainerWidths(of: node).own
  }

  /// The thresholds that a node depends on, in all widths, and its styles between them.
  private func findContainerWidths(of node: some NodeReference) -> FoundWidths {
    let index = Int(index(of: node))
    requireIdle("The container widths of \(node) were read")
    refresher.bringUpToDate(index)
    let present = FoundWidths(own: Set(reads(of: node.erased).containerWidths))
    guard let container = store.enclosingContainer(of: index) else { return present }
    let includesAbove = store.enclosingContainer(of: container) != nil
    return repeatingForNewThresholds(of: node) {
      let found = findContainerWidths(of: index, present, includesAbove: includesAbove)
      return found.isWithinLimit
        ? found : findContainerWidths(of: index, present, includesAbove: false)
    }
  }

  private func findContainerWidths(
    of index: Int, _ present: FoundWidths, includesAbove: Bool
  ) -> FoundWidths {
    var found = present
    while true {
      let rest = found.widths.filter { found.styles[$0] == nil }
      if rest.isEmpty || !found.isWithinLimit { return found }
      // Getters that read another threshold each time would go on forever.
      let areLast = found.styles.count > 256
      for least in rest {
        let inside = context(of: index, from: least, includesAbove: includesAbove)
        let (styles, thresholds) = styles(of: index, in: inside.context)
        found.styles[least] = styles
        if areLast { continue }
        found.own.formUnion(inside.thresholds)
        found.own.formUnion(thresholds)
        if includesAbove { found.above.formUnion(inside.above) }
      }
      if areLast { return found }
    }
  }

  /// The styles of a node in a context, and the thresholds that are read for them and its content.
  private func styles(
    of index: Int, in context: ContextNumber
  ) -> (styles: StateStyles, thresholds: [Double]) {
    let styles = stateStyles(of: store.handle(UInt32(index)), in: context)
    let thresholds = styling(index, in: context, in: nil, enclosing: nil) {
      ruleSet, column, place, inherited in
      _ = model(
        of: place, by: ruleSet, store.settings(of: place) ?? NodeSettings(), in: inherited)
      let selection = inherited.selection(for: column, row: place.row).takeUnretainedValue()
      return inherited.context.pointee.reads.union(selection.reads).containerWidths
    }
    return (styles, thresholds)
  }

  /// The context of a node that is up to date if its container had at least a width, but less than the
  /// next threshold.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - widths: The widths.
  ///   - includesAbove: Whether the container above has the given width, and not its present one.
  /// - Returns: The context, and the thresholds that the inherited values depend on.
  private func context(
    of index: Int, from widths: LeastWidths, includesAbove: Bool
  ) -> OtherWidths.Inside {
    func range(around width: Double) -> ContainerWidthRange {
      ContainerWidthRange(around: width, among: resolver.thresholds)
    }
    return resolver.context(
      of: index,
      inContainersOf: OtherWidths.Widths(
        own: range(around: widths.own), above: includesAbove ? range(around: widths.above) : nil),
      at: refresher.revision)
  }

  /// Runs a closure for a node that is up to date, and again if a threshold was read for the first
  /// time meanwhile.
  private func repeatingForNewThresholds<Result>(
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

/// The thresholds for the widths of the containers around a node on which the node depends, those that
/// are found so far, and its styles between them.
private struct FoundWidths {
  /// The thresholds for the width of its container.
  var own: Set<Double>

  /// The thresholds for the width of the container above that, on which inherited values depend.
  var above: Set<Double> = []

  /// The styles from widths on.
  var styles: [LeastWidths: StateStyles] = [:]

  /// All combinations of widths, the smallest first.
  var widths: [LeastWidths] { LeastWidths.all(own: own, above: above) }

  /// Whether the node depends on a width.
  var areSeveral: Bool { !own.isEmpty || !above.isEmpty }

  /// Whether the node may depend on the width of the container above.
  var isWithinLimit: Bool { above.isEmpty || widths.count <= LeastWidths.limit }

  /// The styles in all widths, each of which was found.
  var all: ContainerWidthStyles {
    let widths = widths
    return ContainerWidthStyles(from: widths, widths.map { styles[$0]! })
  }
}

extension LookResolver {
  /// Whether any rules or conformances have read the width of a container.
  fileprivate var haveRulesReadWidths: Bool {
    var have = false
    ruleSets.forEach { ruleSet in
      if !have, ruleSet.reads.readsContainerWidth { have = true }
    }
    return have
  }

  /// Whether a scope of a model has read the width of a container.
  fileprivate var haveScopesReadWidths: Bool {
    scopes.values.contains { $0.reads.readsContainerWidth }
  }
}
