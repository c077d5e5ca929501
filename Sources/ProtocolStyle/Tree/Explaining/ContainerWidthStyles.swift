/// The styles of a node in all widths of its container that affect its appearance.
///
/// Invariant: the ranges follow each other, the first begins at zero, and the last has no end. There
/// is one for a node that depends on no width.
package struct ContainerWidthStyles {
  /// The ranges of widths, the smallest first.
  package private(set) var ranges: [ContainerWidthRange]

  /// The styles in each range.
  package private(set) var styles: [StateStyles]

  /// Whether the node is itself a container, so that descendants may compare its width.
  package fileprivate(set) var isContainer = false

  /// Makes the styles of a node that depends on no width.
  package init(_ styles: StateStyles) {
    (ranges, self.styles) = ([ContainerWidthRange(from: 0)], [styles])
  }

  /// Makes the styles in ranges, each of which ends where the next begins.
  init(from bounds: [Double], _ styles: [StateStyles]) {
    ranges = ContainerWidthRange.all(between: Array(bounds.dropFirst()))
    self.styles = styles
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
      let context = context(of: index, around: width).context
      return styling(index, in: context, in: nil, enclosing: nil) { ruleSet, column, place in
        if includingContent || resolver.findsControlState(place, ruleSet) {
          let model = model(of: place, by: ruleSet, store.settings(of: place) ?? NodeSettings())
          return includingContent ? model : ViewModel(style: model.style)
        }
        return ViewModel(style: style(of: place, column, by: ruleSet, in: context))
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
  ///   - observation: Observes the objects that are read in states other than the node's own.
  /// - Returns: The ranges with their styles; only one for most nodes.
  package func widthStyles(
    of node: AnyNodeHandle, observing observation: LookObservation? = nil
  ) -> ContainerWidthStyles {
    var styles = findWidthStyles(of: node, observing: observation)
    styles.isContainer = isSizeContainer(node)
    return styles
  }

  private func findWidthStyles(
    of node: AnyNodeHandle, observing observation: LookObservation?
  ) -> ContainerWidthStyles {
    let index = Int(index(of: node))
    if !isOrMayBeDivided(index) {
      let styles = stateStyles(of: node, observing: observation)
      // A getter may read the width only in some control states.
      if !isOrMayBeDivided(index) { return ContainerWidthStyles(styles) }
    }
    let thresholds = findWidths(of: node).sorted()
    if thresholds.isEmpty {
      return ContainerWidthStyles(stateStyles(of: node, observing: observation))
    }
    let bounds = [0] + thresholds.filter { $0 > 0 }
    func find() -> [StateStyles] {
      repeatingForNewThresholds(of: node) {
        bounds.map { stateStyles(of: node, in: context(of: index, around: $0).context) }
      }
    }
    guard let observation, store.column(of: index).takeUnretainedValue().mayBeObserved else {
      return ContainerWidthStyles(from: bounds, find())
    }
    return ContainerWidthStyles(
      from: bounds, observation.observing(node, in: self, find))
  }

  /// Whether the appearance of a node that is up to date may depend on the width of its container: the
  /// node or an ancestor in the container has compared it.
  func mayDependOnContainerWidth(_ place: NodePlace) -> Bool {
    guard !resolver.thresholds.isEmpty, let container = store.enclosingContainer(of: place.index)
    else { return false }
    var node = place.index
    while node != container {
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

  /// The thresholds that a node depends on, in all widths.
  func findWidths(of node: some NodeReference) -> Set<Double> {
    let index = Int(index(of: node))
    requireIdle("The container widths of \(node) were read")
    refresher.bringUpToDate(index)
    let present = Set(reads(of: node.erased).containerWidths)
    guard store.enclosingContainer(of: index) != nil else { return present }
    return repeatingForNewThresholds(of: node) {
      var (known, evaluated) = (present, Set<Double>())
      while true {
        let bounds = known.union([0]).subtracting(evaluated)
        // Getters that read another threshold each time would go on forever.
        if bounds.isEmpty || evaluated.count > 256 { return known }
        for bound in bounds.sorted() {
          evaluated.insert(bound)
          let (context, inherited) = context(of: index, around: bound)
          known.formUnion(inherited)
          known.formUnion(thresholds(readBy: index, in: context))
        }
      }
    }
  }

  /// The thresholds that are read when a node is styled in a context, with its content.
  private func thresholds(readBy index: Int, in context: ContextNumber) -> [Double] {
    _ = stateStyles(of: store.handle(UInt32(index)), in: context)
    return styling(index, in: context, in: nil, enclosing: nil) { ruleSet, column, place in
      _ = model(of: place, by: ruleSet, store.settings(of: place) ?? NodeSettings())
      let inherited = resolver.contexts[context].takeUnretainedValue()
      let selection = inherited.selection(for: column, row: place.row).takeUnretainedValue()
      return inherited.context.pointee.reads.union(selection.reads).containerWidths
    }
  }

  /// The context of a node that is up to date if the width of its container were in the range around a
  /// number.
  private func context(
    of index: Int, around width: Double
  ) -> (context: ContextNumber, thresholds: Set<Double>) {
    let widths = ContainerWidthRange(around: width, among: resolver.thresholds)
    let found = resolver.context(of: index, inContainerOf: widths, at: refresher.revision)
    return (found.context, found.thresholds)
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
