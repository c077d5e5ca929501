/// A value as a decision: the values at the positions of one axis after the other, without axes that make
/// no difference.
indirect enum SituationDecision: Hashable {
  case value(DecidedValue)
  case axis([Branch])

  /// A value, by its number among the different ones.
  struct DecidedValue: Hashable, Sendable {
    let number: Int
    let text: String
  }

  struct Branch: Hashable {
    /// The descriptions of the positions that lead to the decision, such as `color scheme dark`.
    var conditions: [String]
    var decision: SituationDecision
  }

  /// The cells of a value, which together are all situations.
  struct DecidedCells: Sendable {
    var all: [DecidedCell] = []

    /// The descriptions of positions.
    var names: [SituationKey: [Int: String]] = [:]
  }

  /// A cell with its value, and the numbers of its given positions.
  struct DecidedCell: Sendable {
    let value: DecidedValue
    let positions: [SituationKey: Int]
  }

  /// Makes the decision of cells, of which there is at least one.
  ///
  /// Of the axes at which all of them were split, the one that leaves the fewest values comes first.
  init(_ cells: DecidedCells) { self.init(cells.all, cells.names) }

  private init(_ cells: [DecidedCell], _ names: [SituationKey: [Int: String]]) {
    guard Set(cells.map(\.value)).count > 1 else {
      self = .value(cells[0].value)
      return
    }
    let shared = cells.dropFirst().reduce(Set(cells[0].positions.keys)) {
      $0.intersection($1.positions.keys)
    }
    let splits = shared.sorted().map { (key: $0, groups: Self.split(cells, at: $0)) }
    let best = splits.min { Self.valueCount(of: $0.groups) < Self.valueCount(of: $1.groups) }
    guard let best else {
      self = .value(cells[0].value)
      return
    }
    var branches: [Branch] = []
    for group in best.groups {
      let name = names[best.key]?[group.position] ?? ""
      let decision = SituationDecision(group.cells, names)
      if let place = branches.firstIndex(where: { $0.decision == decision }) {
        branches[place].conditions.append(name)
      } else {
        branches.append(Branch(conditions: [name], decision: decision))
      }
    }
    self = branches.count == 1 ? branches[0].decision : .axis(branches)
  }

  private typealias Group = (position: Int, cells: [DecidedCell])

  /// The cells by their positions on an axis, without these.
  private static func split(_ cells: [DecidedCell], at key: SituationKey) -> [Group] {
    var groups: [Group] = []
    for cell in cells {
      var positions = cell.positions
      guard let position = positions.removeValue(forKey: key) else { continue }
      let rest = DecidedCell(value: cell.value, positions: positions)
      if let place = groups.firstIndex(where: { $0.position == position }) {
        groups[place].cells.append(rest)
      } else {
        groups.append((position, [rest]))
      }
    }
    return groups
  }

  private static func valueCount(of groups: [Group]) -> Int {
    groups.reduce(0) { $0 + Set($1.cells.map(\.value)).count }
  }

  /// The lines of the decision, those of each branch indented; a value alone is one.
  var lines: [String] {
    switch self {
    case .value(let value): return [value.text]
    case .axis(let branches):
      return branches.flatMap { branch in
        let condition = branch.conditions.joined(separator: ", ")
        let lines = branch.decision.lines
        return lines.count == 1
          ? ["\(condition): \(lines[0])"] : ["\(condition):"] + lines.map { "  \($0)" }
      }
    }
  }

  /// The conditions that lead to the value with a number, a text for each way; an empty one if it's the
  /// only value.
  func conditions(of number: Int) -> [String] {
    switch self {
    case .value(let value): return value.number == number ? [""] : []
    case .axis(let branches):
      return branches.flatMap { branch in
        let condition = branch.conditions.joined(separator: " or ")
        return branch.decision.conditions(of: number).map {
          $0.isEmpty ? condition : "\(condition), \($0)"
        }
      }
    }
  }
}
