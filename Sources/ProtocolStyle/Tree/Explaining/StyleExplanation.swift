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
