/// The reason for a node's appearance: for every attribute, the values that won and lost, level by
/// level.
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
  /// A write to an attribute.
  public struct Entry: Sendable {
    /// The level that wrote; for a derived value, the level of its highest input.
    public let level: CascadeLevel

    /// Whether the kind derived the value.
    public let isDerived: Bool

    /// The source of the value: a rule as it's written in code, a style protocol, or the inputs of
    /// a derivation.
    public let writer: String

    /// The origin of a rule: `tree`, `pack classic`, `theme contoso`, `scope`; nil for other
    /// writers.
    public let origin: String?

    /// The place in the source of a rule or an override, as `App/Rules.swift:12`; nil for other
    /// writers.
    public let location: String?

    /// The value that was written; nil means none.
    public let value: (any Hashable & Sendable & Codable)?

    /// Whether a reset hides this value from the node, so that it didn't take part.
    public let isHidden: Bool
  }

  /// The outcome of an attribute, or of one place on its axis.
  public struct AttributeOutcome: Sendable {
    /// The attribute.
    public let attribute: AttributeID

    /// The place on the attribute's axis, such as `highlighted`; nil if it has none.
    public let place: String?

    /// The writes, from the highest to the lowest: the first one that isn't hidden won.
    public let entries: [Entry]

    /// The write that won; nil when resets hide all writes.
    public var winner: Entry? { entries.first { !$0.isHidden } }
  }

  /// The type of the node.
  public let nodeType: String

  /// The kind of the node.
  public let kind: NodeKind

  /// The outcome of each attribute that was written and that the kind uses, by name.
  public let outcomes: [AttributeOutcome]

  /// The outcome of an attribute.
  ///
  /// - Parameter attribute: The attribute: `explanation[.backgroundColor]`.
  /// - Returns: The outcome, or one for each place on an axis; empty if nothing was written.
  public subscript<Value>(attribute: Attribute<Value>) -> [AttributeOutcome] {
    outcomes.filter { $0.attribute == attribute.id }
  }
}

extension StyleExplanation: CustomStringConvertible {
  /// A table: for each attribute, the values with their levels, writers and places in the source.
  ///
  /// The value that won is marked `✓` and comes first, the values that it beat follow from the
  /// highest to the lowest, and a value that a reset hides is marked `–`.
  public var description: String {
    (["\(nodeType) (\(kind))"] + Self.lines(of: outcomes)).joined(separator: "\n")
  }

  /// The lines of a table whose columns are aligned across all outcomes.
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
  /// The attribute and its writes, as in the table of the whole explanation.
  public var description: String { StyleExplanation.lines(of: [self]).joined(separator: "\n") }

  /// The attribute as it's named in a table: `titleColorForState[highlighted]`.
  fileprivate var name: String { place.map { "\(attribute)[\($0)]" } ?? "\(attribute)" }
}

extension StyleExplanation.Entry: CustomStringConvertible {
  /// The value, the level or origin, the writer, and the place in the source.
  public var description: String { cells.joined(separator: "  ") }

  /// The value; the level, or for rules their origin; and the writer.
  fileprivate var cells: [String] {
    [value.map(ViewModel.Element.describe) ?? "none", origin ?? level.rawValue, source]
  }

  /// The writer and the place in the source, without the module, which would make the table too
  /// wide.
  private var source: String {
    guard let file = location?.split(separator: "/").last else { return writer }
    return "\(writer) (\(file))"
  }
}
