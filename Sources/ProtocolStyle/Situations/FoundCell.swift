/// Situations of a node in all of which the same was found, such as a value.
package struct FoundCell<Found: Hashable> {
  /// The number of the position on each axis that matters; 1 for a bit of a control state that's set.
  package fileprivate(set) var positions: [SituationKey: Int]

  /// The ranges of the widths of containers that matter, by their places.
  package fileprivate(set) var widths: [Int: ContainerWidthRange]

  /// The departures of the situation with the fewest of them.
  package fileprivate(set) var departures: Departures

  package var found: Found
}

extension FoundCell {
  /// The same cell with something else that was found in it.
  package func with<Other: Hashable>(_ found: Other) -> FoundCell<Other> {
    FoundCell<Other>(
      positions: positions, widths: widths, departures: departures, found: found)
  }
}

extension NodeCells {
  /// Finds something in each cell.
  ///
  /// - Parameters:
  ///   - question: The values that it depends on.
  ///   - limit: The largest number of cells.
  ///   - body: Returns what is found in a cell.
  /// - Returns: The cells, the first of which has the situation of the tree, and whether these are all.
  package func find<Found: Hashable>(
    _ question: Question, limit: Int, _ body: (Cell, SituatedNode.Evaluation) -> Found
  ) -> (cells: [FoundCell<Found>], isComplete: Bool) {
    var cells: [FoundCell<Found>] = []
    let extent = forEach(for: question, limit: limit) { cell, evaluation in
      cells.append(
        FoundCell(
          positions: positions(in: cell, evaluation), widths: cell.widths,
          departures: cell.departures, found: body(cell, evaluation)))
    }
    return (cells, extent.isComplete)
  }

  /// The given positions of a cell, apart from widths; 1 for a bit of a control state that's set.
  func positions(
    in cell: Cell, _ evaluation: SituatedNode.Evaluation
  ) -> [SituationKey: Int] {
    var result: [SituationKey: Int] = [:]
    for key in cell.given {
      switch key {
      case .axis(let axis): result[key] = finder.position(on: axis, in: cell.departures)
      case .containerWidth: break
      case .controlState, .descendantState, .siblingPosition:
        result[key] = isOn(key, in: cell.departures) ? 1 : 0
      }
    }
    return result
  }

  /// Whether a bit of a control state is set in a situation, or a node has a position; false for others.
  package func isOn(_ key: SituationKey, in departures: Departures) -> Bool {
    switch key {
    case .axis, .containerWidth: return false
    case .controlState(let place, let bit):
      return evaluation(in: departures).models[place].state
        .isSuperset(of: ControlState(rawValue: bit))
    case .descendantState(let place, let bit):
      return evaluation(in: departures).surroundings[place]?.descendantState
        .isSuperset(of: ControlState(rawValue: bit)) == true
    case .siblingPosition(let place, let bit):
      return evaluation(in: departures).surroundings[place]?.positions
        .contains(ReadStates(rawValue: bit)) == true
    }
  }

  /// Cells of which none differ only by the position on one axis, or by adjacent ranges of one width:
  /// these are one cell.
  package func merged<Found: Hashable>(_ cells: [FoundCell<Found>]) -> [FoundCell<Found>] {
    var (cells, count) = (cells, 0)
    let keys = cells.reduce(into: Set<SituationKey>()) { $0.formUnion($1.positions.keys) }.sorted()
    let places = cells.reduce(into: Set<Int>()) { $0.formUnion($1.widths.keys) }.sorted()
    repeat {
      count = cells.count
      for place in places { cells = mergedWidths(cells, at: place) }
      for key in keys.reversed() { cells = merged(cells, at: key) }
    } while cells.count < count
    return cells
  }

  private func merged<Found>(
    _ cells: [FoundCell<Found>], at key: SituationKey
  ) -> [FoundCell<Found>] {
    let positionCount = positions(of: key).count
    return grouped(cells) { cell in
      var cell = cell
      return cell.positions.removeValue(forKey: key) == nil ? nil : cell
    }.flatMap { rest, members in
      guard members.count == positionCount else { return members }
      var cell = rest
      cell.departures = fewest(members)
      return [cell]
    }
  }

  private func mergedWidths<Found>(
    _ cells: [FoundCell<Found>], at place: Int
  ) -> [FoundCell<Found>] {
    grouped(cells) { cell in
      var cell = cell
      return cell.widths.removeValue(forKey: place) == nil ? nil : cell
    }.flatMap { rest, members in
      var result: [FoundCell<Found>] = []
      let rising = members.sorted {
        ($0.widths[place]?.lowerBound ?? 0) < ($1.widths[place]?.lowerBound ?? 0)
      }
      for member in rising {
        if let last = result.last, let range = last.widths[place], let next = member.widths[place],
          range.upperBound == next.lowerBound
        {
          result[result.count - 1].departures = fewest([last, member])
          result[result.count - 1].widths[place] = ContainerWidthRange(
            from: range.lowerBound, below: next.upperBound)
        } else {
          result.append(member)
        }
      }
      if result.count == 1, result[0].widths[place] == node.allWidths(at: place) {
        result[0].widths[place] = nil
      }
      return result
    }
  }

  /// The cells that are equal but for what a closure removes, in the order of the first of each; those
  /// for which it returns nil are alone.
  private func grouped<Found>(
    _ cells: [FoundCell<Found>], without removing: (FoundCell<Found>) -> FoundCell<Found>?
  ) -> [(rest: FoundCell<Found>, members: [FoundCell<Found>])] {
    var groups: [(rest: FoundCell<Found>, members: [FoundCell<Found>])] = []
    var places: [CellKey<Found>: Int] = [:]
    for cell in cells {
      guard let rest = removing(cell) else {
        groups.append((cell, [cell]))
        continue
      }
      let key = CellKey(positions: rest.positions, widths: rest.widths, found: rest.found)
      if let place = places[key] {
        groups[place].members.append(cell)
      } else {
        places[key] = groups.count
        groups.append((rest, [cell]))
      }
    }
    return groups
  }

  private func fewest<Found>(_ cells: [FoundCell<Found>]) -> Departures {
    cells.map(\.departures).min { $0.count < $1.count } ?? [:]
  }
}

private struct CellKey<Found: Hashable>: Hashable {
  let positions: [SituationKey: Int]
  let widths: [Int: ContainerWidthRange]
  let found: Found
}
