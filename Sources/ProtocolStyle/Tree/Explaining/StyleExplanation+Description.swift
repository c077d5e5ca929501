extension StyleExplanation: CustomStringConvertible {
  /// A table: for each attribute the values with their levels, and who wrote them and where.
  ///
  /// The value that won is marked `✓` and comes first, those it beat follow from the highest to the
  /// lowest, and one that a reset hides is marked `–`.
  public var description: String {
    (["\(nodeType) (\(kind))"] + Self.lines(of: outcomes)).joined(separator: "\n")
  }

  /// The lines of a table, whose columns begin alike in all outcomes.
  fileprivate static func lines(of outcomes: [AttributeOutcome]) -> [String] {
    let rows = outcomes.flatMap(\.entries).map(\.cells)
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    func line(_ entry: Entry, isWinner: Bool) -> String {
      let mark = entry.isHidden ? "–" : isWinner ? "✓" : " "
      let cells = zip(entry.cells, widths.dropLast() + [0]).map { cell, width in
        cell + String(repeating: " ", count: max(0, width - cell.count))
      }
      return "  \(mark) " + cells.joined(separator: "  ")
    }
    return outcomes.flatMap { outcome in
      let winner = outcome.entries.firstIndex { !$0.isHidden }
      return [outcome.name]
        + outcome.entries.enumerated().map { line($1, isWinner: $0 == winner) }
    }
  }
}

extension StyleExplanation.AttributeOutcome: CustomStringConvertible {
  /// The attribute and who wrote it, as in the table of the whole explanation.
  public var description: String { StyleExplanation.lines(of: [self]).joined(separator: "\n") }

  /// The attribute as a table names it: `titleColorForState[highlighted]`.
  fileprivate var name: String { place.map { "\(attribute)[\($0)]" } ?? "\(attribute)" }
}

extension StyleExplanation.Entry: CustomStringConvertible {
  /// What was written, the level or origin, and who wrote it and where.
  public var description: String { cells.joined(separator: "  ") }

  /// The value; the level, or for rules their origin; and who wrote it.
  fileprivate var cells: [String] {
    [value.map(ViewModel.Element.describe) ?? "none", origin ?? level.rawValue, source]
  }

  /// Who wrote, and where; the module of a file says little and would make the table wide.
  private var source: String {
    guard let file = location?.split(separator: "/").last else { return writer }
    return "\(writer) (\(file))"
  }
}
