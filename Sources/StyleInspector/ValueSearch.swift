package import ProtocolStyle

/// A value that is searched for in styles and tokens.
package enum SearchedValue: Sendable {
  /// A color, which values can contain.
  case color(Color)

  /// A number, or a part of insets or an offset, in points.
  case length(Double)

  /// A font of a family, in any size if that's nil.
  case font(family: String, size: Double?)

  /// The least difference of a part of a value; nil if it has none of the type.
  ///
  /// It's that of `StyleTolerance.within(deltaE:)` for colors, and in points for lengths and fonts.
  package func difference(from value: Any) -> Double? {
    switch (self, value) {
    case (.color(let color), let value as any ColorCarrying):
      value.colors.map { $0.deltaE(from: color) }.min()
    case (.length, is FontDescriptor), (.length, is Color), (.font, is Color): nil
    case (.length(let length), let value as any LengthCarrying):
      value.lengths.map { abs($0 - length) }.min()
    case (.font(let family, let size), let font as FontDescriptor):
      font.family.description.lowercased() == family.lowercased()
        ? size.map { abs($0 - font.size) } ?? 0 : nil
    // Values of states, and structures of a token.
    default: Mirror(reflecting: value).children.compactMap { difference(from: $0.value) }.min()
    }
  }
}

/// A value of nodes of a type that is one that's searched for, or near it.
package struct ValueUse: Hashable, Sendable {
  /// The type of the node.
  package let node: String

  /// The attribute, with the place on its axis in brackets.
  package let attribute: String

  /// The value, as text.
  package let value: String

  /// The difference from the searched value.
  package let difference: Double

  /// The write of the value, and the steps to where it comes from, each on a line: the getter, the tokens and
  /// their setters, with lines of the sources.
  package let origin: [String]

  /// The situations; nil for all.
  package fileprivate(set) var situations: String?
}

extension Inspector {
  /// Finds where a value is in the styles of nodes, in every situation, with the inspector's themes.
  ///
  /// - Parameters:
  ///   - searched: The value.
  ///   - distance: The largest difference from it.
  ///   - tree: The tree.
  ///   - space: The situations.
  ///   - getters: The lines of getters; nil, the default, for none.
  /// - Returns: The uses, in the order of the nodes.
  package func uses(
    of searched: SearchedValue, within distance: Double, in tree: StyleTree,
    over space: SituationSpace,
    locating getters: GetterLocations? = nil
  ) -> [ValueUse] {
    tree.requireIdle("The tree was searched")
    return tree.withSituatedTree(themes: tree.themes, environment: tree.environment) {
      let finder = SituationFinder(
        $0, (themes.isEmpty ? [] : [.themes(themes)]) + space.axes,
        controlStates: space.controlStates)
      let search = ValueSearch(
        searched: searched, distance: distance, limit: space.limit, getters: getters)
      return Self.nodesOfSamples(in: $0).flatMap { node in
        let cells = finder.cells(of: node)
        defer { cells.restore() }
        return cells.attributes.sorted().flatMap { search.uses(of: $0, cells) }
      }
    }
  }
}

/// Finds a value among those of nodes.
private struct ValueSearch {
  let searched: SearchedValue
  let distance: Double
  let limit: Int
  let getters: GetterLocations?

  func uses(of attribute: AttributeID, _ cells: NodeCells) -> [ValueUse] {
    var (all, uses) = ([NodeCells.Cell](), [ValueUse]())
    var places: [ValueUse: Set<Int>] = [:]
    cells.forEach(for: NodeCells.Question(.attributes([attribute])), limit: limit) {
      cell, evaluation in
      let model = evaluation.models[cells.node.last].model
      if let element = model.first(where: { $0.attribute == attribute }),
        matches(element.value) != nil
      {
        let found = self.uses(of: attribute, in: cell, cells)
        uses += found.filter { places[$0] == nil }
        for use in found { places[use, default: []].insert(all.count) }
      }
      all.append(cell)
    }
    return uses.map { use in
      var situated = use
      situated.situations = cells.description(
        of: all, where: all.indices.map { places[use]!.contains($0) })
      return situated
    }
  }

  private func matches(_ value: Any) -> Double? {
    searched.difference(from: value).flatMap { $0 <= distance ? $0 : nil }
  }

  /// The winning writes of the value at the places of an attribute that have it.
  private func uses(
    of attribute: AttributeID, in cell: NodeCells.Cell, _ cells: NodeCells
  ) -> [ValueUse] {
    let symbolicated = cells.explanation(in: cell.departures).symbolicated()
    let explanation = getters.map(symbolicated.locating) ?? symbolicated
    return explanation.outcomes.compactMap { outcome in
      guard outcome.attribute == attribute, let winner = outcome.winner, let value = winner.value,
        let difference = matches(value)
      else { return nil }
      return ValueUse(
        node: "\(cells.node.types[cells.node.last])",
        attribute: outcome.place.map { "\(attribute)[\($0)]" } ?? attribute.name,
        value: ViewModel.Element.describe(value), difference: difference,
        origin: ["\(winner.origin ?? winner.level.rawValue)  \(winner.source)"]
          + winner.chain.map { "\($0)" })
    }.eachOnce
  }
}
