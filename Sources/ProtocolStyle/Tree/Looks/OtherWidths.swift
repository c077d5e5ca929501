/// The contexts of nodes if their containers had other widths, for renderers that show all of them.
///
/// A context for another width differs in the range of widths, and in the values that the node
/// inherits from ancestors in the same container, and from those in the container above it if that
/// has another width, too. The containers above these keep their present widths. Contexts are kept
/// until a node may have changed, because the children of one parent share them.
struct OtherWidths {
  /// The widths of the container of a node, between two neighboring thresholds, and those of the
  /// container above it; nil for its present width.
  struct Widths: Hashable {
    let own: ContainerWidthRange
    var above: ContainerWidthRange?
  }

  /// The context in a node, and the thresholds for its container, and for the one above that, on
  /// which the values depend that the node inherits.
  struct Inside {
    let context: ContextNumber
    let thresholds: Set<Double>
    let above: Set<Double>
  }

  private struct Key: Hashable {
    let parent: Int
    let widths: Widths
  }

  private var insides: [Key: Inside] = [:]

  /// The number of nodes that were styled when the contexts were found.
  private var styledCount = 0

  /// The context in a node that was found before; nil if a node was styled since.
  mutating func find(in parent: Int, _ widths: Widths, styledCount: Int) -> Inside? {
    if styledCount != self.styledCount {
      removeAll()
      self.styledCount = styledCount
    }
    return insides.isEmpty ? nil : insides[Key(parent: parent, widths: widths)]
  }

  mutating func insert(_ inside: Inside, in parent: Int, _ widths: Widths) {
    insides[Key(parent: parent, widths: widths)] = inside
  }

  mutating func removeAll() { if !insides.isEmpty { insides = [:] } }
}

extension LookResolver {
  /// The context of a node if its container had other widths.
  ///
  /// - Parameters:
  ///   - index: The node, which is up to date and in a container; in two if the widths of the one
  ///     above are given.
  ///   - widths: The widths.
  ///   - revision: The revision of the tree.
  /// - Returns: The context, and the thresholds that the inherited values depend on.
  func context(
    of index: Int, inContainersOf widths: OtherWidths.Widths, at revision: UInt32
  ) -> OtherWidths.Inside {
    // From the container down, without recursion.
    var path = [index]
    while true {
      let parent = Int(store.records[path.last!].parent)
      if store.column(of: parent)._withUnsafeGuaranteedRef({ $0.isContainer }) { break }
      path.append(parent)
    }
    let container = Int(store.records[path.last!].parent)
    var outer = inside(ofContainer: container, widths, at: revision)
    while let node = path.popLast() {
      var own = outer.context
      var thresholds = outer.thresholds
      if store.records[node].flags.contains(.hasScope) {
        let outcome = outcomeOfScopes(in: own, of: node, at: revision)
        own = outcome.own
        thresholds.formUnion(outcome.reads.containerWidths)
      }
      outer = OtherWidths.Inside(context: own, thresholds: thresholds, above: outer.above)
      if !path.isEmpty { outer = inside(of: node, in: outer, widths) }
    }
    return outer
  }

  private func inside(
    ofContainer index: Int, _ widths: OtherWidths.Widths, at revision: UInt32
  ) -> OtherWidths.Inside {
    if let known = otherWidths.find(in: index, widths, styledCount: styledCount) { return known }
    let column = store.column(of: index).takeUnretainedValue()
    var parts: InheritedContext.Parts
    var above: Set<Double> = []
    if let outer = widths.above {
      let widths = OtherWidths.Widths(own: outer)
      let found = inside(
        of: index, in: context(of: index, inContainersOf: widths, at: revision), widths)
      parts = contexts[found.context].takeUnretainedValue().parts
      above = found.thresholds
    } else {
      let look = looks[store.records[index].look]
      let own = contexts[look.context].takeUnretainedValue()
      parts = partsInside(index, column, own.parts, look.style)
    }
    var cell = parts.cell.key
    cell.widths = widths.own
    parts.cell = self.cell(for: cell)
    let inside = OtherWidths.Inside(context: number(for: parts), thresholds: [], above: above)
    otherWidths.insert(inside, in: index, widths)
    return inside
  }

  /// The context in a node that has a context.
  private func inside(
    of index: Int, in outer: OtherWidths.Inside, _ widths: OtherWidths.Widths
  ) -> OtherWidths.Inside {
    let column = store.column(of: index).takeUnretainedValue()
    // A container has another context inside, by its own width.
    if !column.isContainer,
      let known = otherWidths.find(in: index, widths, styledCount: styledCount)
    {
      return known
    }
    let inherited = contexts[outer.context].takeUnretainedValue()
    var thresholds = outer.thresholds
    let style = styleAlone(of: store.place(of: index), column, in: inherited)
    if inheritedAttributes.contains(where: column.kind.uses) {
      thresholds.formUnion(style.reads.containerWidths)
    }
    let inside = OtherWidths.Inside(
      context: number(for: partsInside(index, column, inherited.parts, style.style)),
      thresholds: thresholds, above: outer.above)
    if !column.isContainer { otherWidths.insert(inside, in: index, widths) }
    return inside
  }

  /// The style of a node in a context, and what was read for it.
  private func styleAlone(
    of place: NodePlace, _ column: AnyColumn, in inherited: InheritedContext
  ) -> (style: Block, reads: ContextReads) {
    styling(place, column, in: inherited) {
      inherited.context.pointee.reads.removeAll()
      let selection = inherited.selection(for: column, row: place.row).takeUnretainedValue()
      let ruleSet = ruleSet(of: place, column, in: inherited).takeUnretainedValue()
      let style =
        if ruleSet.composesContent || store.settings(of: place)?.overrides.isEmpty == false {
          ruleSet.viewModel(row: place.row, store.settings(of: place), in: inherited).style
        } else {
          looks[ruleSet.look(of: column, row: place.row, in: inherited).look].style
        }
      let reads = inherited.context.pointee.reads.union(ruleSet.reads).union(selection.reads)
      return (style, reads)
    }
  }
}
