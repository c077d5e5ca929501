/// Why a node looks as it does: for every attribute who won and who lost, level by level.
///
/// ```swift
/// print(tree.explain(buy))
/// ```
///
/// Prints as a table, the winner of each attribute first, with the file and the line where each
/// rule was written:
///
/// ```text
/// ProductBar (navigationBar)
/// barTintColor
///   ✓ #ffff00  conformances  BarTintColor
///     #00ff00  tree          NavigationBarNode (Rules.swift:12)
/// ```
public struct StyleExplanation: Sendable {
  /// One who wrote to an attribute.
  public struct Entry: Sendable {
    /// The level that wrote; for a derived value, the level of its highest input.
    public let level: CascadeLevel

    /// Whether the kind derived the value.
    public let isDerived: Bool

    /// Who wrote: a rule as a person would write it, a style protocol, the inputs of a derivation.
    public let writer: String

    /// Who brought a rule: `tree`, `pack classic`, `theme contoso`, `scope`; nil for what is no rule.
    public let origin: String?

    /// Where a rule or an override was written, as `App/Rules.swift:12`; nil for
    /// what is neither.
    public let location: String?

    /// What was written; nil means none.
    public let value: (any Hashable & Sendable & Codable)?

    /// Whether a reset hides this from the node, so that it took no part.
    public let isHidden: Bool
  }

  /// What happened to an attribute, or to one place of its axis.
  public struct AttributeOutcome: Sendable {
    /// The attribute.
    public let attribute: AttributeID

    /// The place on the attribute's axis, such as `highlighted`; nil where it has none.
    public let place: String?

    /// Who wrote, from the highest to the lowest: the first one won.
    public let entries: [Entry]

    /// Who won; nil when all that wrote is hidden by resets.
    public var winner: Entry? { entries.first { !$0.isHidden } }
  }

  /// The type of the node.
  public let nodeType: String

  /// The kind of the node.
  public let kind: NodeKind

  /// What happened to each attribute that anybody wrote and the kind uses, by name.
  public let outcomes: [AttributeOutcome]

  /// What happened to an attribute.
  ///
  /// - Parameter attribute: The attribute: `explanation[.backgroundColor]`.
  /// - Returns: The outcome, on an axis one for each place; empty when nobody wrote it.
  public subscript<Value>(attribute: Attribute<Value>) -> [AttributeOutcome] {
    outcomes.filter { $0.attribute == attribute.id }
  }
}

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
