extension StyleExplanation: CustomStringConvertible {
  /// A table: attribute, value, level, who wrote it and where; those who lost below the winner.
  public var description: String {
    let header = ["attribute", "value", "level", "written by"]
    let rows = [header] + outcomes.flatMap(\.rows)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = row.indices.map { column in
        let room = column == row.count - 1 ? 0 : widths[column] - row[column].count
        return row[column] + String(repeating: " ", count: room)
      }
      return cells.joined(separator: "  ")
    }
    return (["\(nodeType) (\(kind))"] + lines).joined(separator: "\n")
  }
}

extension StyleExplanation.AttributeOutcome {
  /// The attribute as a table names it: `titleColorForState[highlighted]`.
  fileprivate var name: String { place.map { "\(attribute)[\($0)]" } ?? "\(attribute)" }

  fileprivate var rows: [[String]] {
    let winner = entries.firstIndex { !$0.isHidden }
    let nobody = winner == nil ? [[name, "none", "", ""]] : []
    return nobody
      + entries.enumerated().map { index, entry in
        let label = index == winner ? name : entry.isHidden ? "  hidden" : "  beaten"
        return [label, entry.valueDescription, entry.levelDescription, entry.source]
      }
  }
}

extension StyleExplanation.Entry {
  fileprivate var valueDescription: String { value.map(ViewModel.Element.describe) ?? "none" }

  fileprivate var levelDescription: String {
    isDerived ? "derived, \(level.rawValue)" : level.rawValue
  }

  fileprivate var source: String { location.map { "\(writer) (\($0))" } ?? writer }
}
