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

/// A value of a node that is one that's searched for, or near it.
package struct ValueUse: Hashable, Sendable {
  /// The type of the node.
  package let node: String

  /// The attribute, with the place on its axis in brackets.
  package let attribute: String

  /// The value, as text.
  package let value: String

  /// The difference from the searched value.
  package let difference: Double

  /// The situations; nil for all.
  package let situations: String?

  /// The write of the value, and the steps to where it comes from, each on a line: the getter, the tokens and
  /// their setters, with lines of the sources.
  package let origin: [String]
}

/// A token with a value that is one that's searched for, or near it.
package struct TokenMatch: Encodable, Hashable, Sendable {
  /// The module with the samples.
  package let module: String
  package let name: String
  package let value: String

  /// The difference from the searched value.
  package let difference: Double

  /// The themes and the color scheme.
  package let situation: String

  /// The place where the value is set, as `Shop/Themes.swift:12`; nil if it isn't known.
  package let location: String?
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
      return Self.nodesOfSamples(in: $0).flatMap { search.uses(of: $0, finder) }
    }
  }

  /// Finds the tokens with a value, in each of the inspector's combinations of themes and in both color
  /// schemes.
  ///
  /// - Parameters:
  ///   - searched: The value.
  ///   - distance: The largest difference from it.
  ///   - tokens: The tokens, besides those that the themes set.
  ///   - module: The module with the samples.
  /// - Returns: The tokens, by name.
  package func tokens(
    with searched: SearchedValue, within distance: Double, among tokens: [TokenID],
    of module: String
  ) -> [TokenMatch] {
    let situations = TokenSituations(themes)
    return situations.tokens(besides: tokens).flatMap { token in
      situations.values(of: token).compactMap { value in
        guard let difference = searched.difference(from: value.value), difference <= distance else {
          return nil
        }
        let situation = value.situation
        return TokenMatch(
          module: module, name: token.name, value: "\(value)", difference: difference,
          situation: "\(Theme.name(of: situation.themes)), \(situation.scheme.rawValue)",
          location: value.location)
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

  /// A write of the value; equal ones are one use.
  private struct Key: Hashable {
    let attribute: String
    let value: String
    let difference: Double
    let origin: [String]
  }

  func uses(of node: AnyNodeHandle, _ finder: SituationFinder) -> [ValueUse] {
    let cells = finder.cells(of: node)
    defer { cells.restore() }
    return cells.attributes.sorted().flatMap { uses(of: $0, cells) }
  }

  private func uses(of attribute: AttributeID, _ cells: NodeCells) -> [ValueUse] {
    var (all, used) = ([NodeCells.Cell](), Set<SituationKey>())
    var (keys, places) = ([Key](), [Key: Set<Int>]())
    cells.forEach(for: NodeCells.Question(.attributes([attribute])), splitting: &used) {
      cell, evaluation in
      let model = evaluation.models[cells.node.last].model
      if let element = model.first(where: { $0.attribute == attribute }),
        matches(element.value) != nil
      {
        for key in writes(of: attribute, in: cell, cells) {
          if places[key] == nil { keys.append(key) }
          places[key, default: []].insert(all.count)
        }
      }
      all.append(cell)
      return all.count < limit
    }
    return keys.map { key in
      ValueUse(
        node: "\(cells.node.types[cells.node.last])", attribute: key.attribute, value: key.value,
        difference: key.difference,
        situations: cells.description(
          of: all, where: all.indices.map { places[key]!.contains($0) }),
        origin: key.origin)
    }
  }

  private func matches(_ value: Any) -> Double? {
    searched.difference(from: value).flatMap { $0 <= distance ? $0 : nil }
  }

  /// The winning writes of the value at the places of an attribute that have it.
  private func writes(
    of attribute: AttributeID, in cell: NodeCells.Cell, _ cells: NodeCells
  ) -> [Key] {
    let symbolicated = cells.explanation(in: cell.departures).symbolicated()
    let explanation = getters.map(symbolicated.locating) ?? symbolicated
    return explanation.outcomes.compactMap { outcome in
      guard outcome.attribute == attribute, let winner = outcome.winner, let value = winner.value,
        let difference = matches(value)
      else { return nil }
      return Key(
        attribute: outcome.place.map { "\(attribute)[\($0)]" } ?? attribute.name,
        value: ViewModel.Element.describe(value), difference: difference,
        origin: ["\(winner.origin ?? winner.level.rawValue)  \(winner.source)"]
          + winner.chain.map { "\($0)" })
    }
  }
}
