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
///       ← brand  #ffff00  theme contoso (Themes.swift:4)
///     #00ff00  tree          NavigationBarNode (Rules.swift:12)
/// ```
///
/// Below a value is the chain to its origin: the tokens that were read for it, with their setters.
/// `symbolicated()` of `StyleInspector` adds the trait whose getter provides it.
///
/// ``StyleTree/explain(_:over:limit:)`` adds the situations in which values differ.
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

    /// The place of a rule or an override, as `App/Rules.swift:12`, or as `Blue.nss:3` for a rule of
    /// a file; nil for other writers.
    public let location: String?

    /// The value that was written; nil means none.
    public let value: (any Hashable & Sendable & Codable)?

    /// Whether a reset hides this value from the node, so that it didn't take part.
    public let isHidden: Bool

    /// The tokens that were read for the value, in order, each followed by those that it read.
    ///
    /// Those of a closure are all that it read, for all values that it wrote. An inherited value has
    /// the tokens of the ancestor that it comes from. Empty for a derived value, whose inputs have
    /// outcomes of their own.
    public internal(set) var tokens: [TokenStep] = []

    /// The trait whose getter provides the value, or the node's type if it declares the property.
    ///
    /// Nil unless the explanation is symbolicated, by `symbolicated()` of `StyleInspector`. It's known in
    /// builds without optimization, and nil in others. An inherited value has the provider of the
    /// ancestor that it comes from. Nil for the values of rules and overrides.
    public package(set) var provider: ValueProvider?

    /// The traits of which any may provide the value, each before those that it refines; empty if the
    /// provider is known, or unless the explanation is symbolicated.
    public package(set) var possibleProviders: [ValueProvider] = []

    /// The place of the scope that brought the rule, as `App/Sidebar.swift:8`; nil for other writers.
    public internal(set) var scopeLocation: String?

    /// The type of the ancestor that an inherited value comes from; nil for other values.
    public internal(set) var ancestor: String?

    /// A node's type, and a style protocol that it conforms to.
    package struct Conformance: Sendable {
      package let nodeType: any Any.Type
      package let styleProtocol: any Any.Type
    }

    /// The conformance by which the value was read; nil for the values of rules and overrides.
    package private(set) var conformance: Conformance?

    /// The write of the ancestor, as in the ancestor's own table.
    var ancestorSource: String?

    /// The identity of the rule that wrote; nil for other writers.
    let rule: StyleSheet.Identity?

    /// The reads of tokens for the value.
    let reads: [TokenTrace.Read]

    /// Whether the value is inherited, and its tokens aren't known yet.
    var awaitsAncestor: Bool

    /// The writer of a control state that was set on the node, which no getter returned.
    static let stateSetter = "setControlState(_:of:)"

    fileprivate var isStateThatWasSet: Bool { writer == Self.stateSetter }
  }

  /// The outcome of an attribute, or of one place on its axis.
  public struct AttributeOutcome: Sendable {
    /// The attribute.
    public let attribute: AttributeID

    /// The place on the attribute's axis, such as `highlighted`; nil if it has none.
    public let place: String?

    /// The writes, from the highest to the lowest: the first one that isn't hidden won.
    public package(set) var entries: [Entry]

    /// The write that won; nil when resets hide all writes.
    public var winner: Entry? { entries.first { !$0.isHidden } }
  }

  /// The type of the node.
  public let nodeType: String

  /// The kind of the node.
  public let kind: NodeKind

  /// The outcome of each attribute that was written and that the kind uses, by name.
  public package(set) var outcomes: [AttributeOutcome]

  /// A value that isn't the same in all situations.
  public struct Decision: Hashable, Sendable {
    /// The attribute.
    public let attribute: AttributeID

    /// The decision that the value is, with a line for each case, such as `color scheme dark:
    /// #ffffff`; `undecided` with a reason if there are more situations than the limit.
    public let lines: [String]
  }

  /// The decision of each value that differs in some situation, by name; empty in an explanation of the
  /// present situation alone.
  ///
  /// An attribute that only has a value in another situation is among them, without an outcome.
  public internal(set) var decisions: [Decision] = []

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
  /// The chain of a value is on indented lines below it. The value that won is marked `✓` and comes
  /// first, the values that it beat follow from the highest to the lowest, and a value that a reset
  /// hides is marked `–`. A value that differs in another situation is followed by its
  /// ``Decision``, below `differs`.
  public var description: String { text(withSwatches: false) }

  /// Returns the table, with a swatch before each color if it's for a terminal.
  ///
  /// ```swift
  /// print(tree.explain(buy).text(withSwatches: true))
  /// ```
  ///
  /// A swatch is two spaces with the color as the background, by an escape sequence with 24 bits of
  /// color; a translucent color is drawn over white.
  ///
  /// - Parameter withSwatches: Whether there are swatches; without them the text is ``description``.
  /// - Returns: The text.
  public func text(withSwatches: Bool) -> String {
    let lines = Self.lines(of: outcomes, decisions, withSwatches: withSwatches)
    return (["\(nodeType) (\(kind))"] + lines).joined(separator: "\n")
  }

  /// The lines of a table whose columns are aligned across all outcomes.
  fileprivate static func lines(
    of outcomes: [AttributeOutcome], _ decisions: [Decision] = [],
    withSwatches: Bool = false
  ) -> [String] {
    let rows = outcomes.flatMap(\.entries).map(\.fields)
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    func swatch(_ value: Any?) -> String { withSwatches ? Self.swatch(of: value as? Color) : "" }
    func line(_ entry: Entry, isWinner: Bool) -> String {
      let mark = entry.isHidden ? "–" : isWinner ? "✓" : " "
      let fields = zip(entry.fields, widths.dropLast() + [0]).map { field, width in
        field + String(repeating: " ", count: max(0, width - field.count))
      }
      return "  \(mark) " + swatch(entry.value) + fields.joined(separator: "  ")
    }
    func lines(_ outcome: AttributeOutcome) -> [String] {
      let winner = outcome.entries.firstIndex { !$0.isHidden }
      return [outcome.name]
        + outcome.entries.enumerated().flatMap { place, entry in
          [line(entry, isWinner: place == winner)]
            + entry.chain.map { "      \(swatch($0.color))\($0)" }
        }
    }
    // Outcomes are by name, those of the places of an axis together.
    var (result, rest) = ([String](), decisions[...])
    for (place, outcome) in outcomes.enumerated() {
      while let next = rest.first, next.attribute < outcome.attribute {
        result += [next.attribute.name] + rest.removeFirst().differences
      }
      result += lines(outcome)
      if let next = rest.first, next.attribute == outcome.attribute,
        outcomes.dropFirst(place + 1).first?.attribute != outcome.attribute
      {
        result += rest.removeFirst().differences
      }
    }
    return result + rest.flatMap { [$0.attribute.name] + $0.differences }
  }

  /// Two spaces on a color, or as much space if there's none, and another space.
  private static func swatch(of color: Color?) -> String {
    guard let color = color?.composited(over: .white) else { return "   " }
    let components = [color.red, color.green, color.blue].map { component in
      String(Int((min(max(component, 0), 1) * 255).rounded()))
    }
    return "\u{1B}[48;2;\(components.joined(separator: ";"))m  \u{1B}[0m "
  }
}

extension StyleExplanation.Decision {
  /// The lines in a table.
  fileprivate var differences: [String] { ["  differs"] + lines.map { "    \($0)" } }
}

extension StyleExplanation.AttributeOutcome: CustomStringConvertible {
  /// The attribute and its writes, as in the table of the whole explanation.
  public var description: String { StyleExplanation.lines(of: [self]).joined(separator: "\n") }

  /// The attribute as it's named in a table: `titleColorForState[highlighted]`.
  fileprivate var name: String { place.map { "\(attribute)[\($0)]" } ?? "\(attribute)" }
}

extension StyleExplanation.Entry: CustomStringConvertible {
  /// The value, the level or origin, the writer, and the place in the source.
  public var description: String { fields.joined(separator: "  ") }

  /// The value; the level, or for rules their origin; and the writer.
  fileprivate var fields: [String] {
    [value.map(ViewModel.Element.describe) ?? "none", origin ?? level.rawValue, source]
  }

  /// The writer and the place in the source, without the module, which would make the table too
  /// wide.
  package var source: String {
    writer + SourcePlace.suffix(location)
  }

  /// The steps from the value to its origin: the scope of its rule, the ancestor that it's inherited
  /// from, the trait that provides it, and the tokens that were read for it.
  public var chain: [StyleExplanation.ChainStep] {
    var steps: [StyleExplanation.ChainStep] = []
    func add(_ text: String, at location: String? = nil) {
      steps.append(
        StyleExplanation.ChainStep(
          depth: steps.count, text: text, color: nil, location: location))
    }
    if let scopeLocation {
      add("scope\(SourcePlace.suffix(scopeLocation))", at: scopeLocation)
    }
    if let ancestor { add([ancestor, ancestorSource].compactMap(\.self).joined(separator: "  ")) }
    if let provider {
      add("\(provider)", at: provider.location)
    } else if !possibleProviders.isEmpty {
      add("may be from " + possibleProviders.map { "\($0)" }.joined(separator: " or "))
    }
    let depth = steps.count
    return steps
      + tokens.map { token in
        StyleExplanation.ChainStep(
          depth: depth + token.depth, text: token.text, color: token.color,
          location: token.location)
      }
  }
}

extension StyleExplanation {
  /// A step of the chain from a value to its origin.
  ///
  /// Prints as an indented line: `← accent  #ff8000  theme contoso (Themes.swift:12)`.
  public struct ChainStep: Hashable, Sendable, CustomStringConvertible {
    /// The number of steps through which this one was reached: 0 for the first.
    public let depth: Int

    /// The line, without an arrow and indentation.
    public let text: String

    /// The color of a token, for a swatch; nil for other steps.
    public let color: Color?

    /// The place with its module or folders, as `App/Themes.swift:12`; nil if it isn't known.
    public let location: String?

    /// The line after an arrow, indented by two spaces for each level of depth.
    public var description: String { String(repeating: "  ", count: depth) + "← " + text }
  }
}

extension StyleExplanation {
  /// Whether a value is inherited and its tokens aren't known yet.
  var hasUnexplainedInheritance: Bool {
    outcomes.contains { $0.entries.contains(where: \.awaitsAncestor) }
  }

  /// Adds the tokens of inherited values that an ancestor didn't inherit itself.
  mutating func explainInheritance(by ancestor: StyleExplanation) {
    for outcome in outcomes.indices {
      guard let place = outcomes[outcome].entries.firstIndex(where: \.awaitsAncestor) else {
        continue
      }
      let (attribute, axisPlace) = (outcomes[outcome].attribute, outcomes[outcome].place)
      let winner = ancestor.outcomes
        .first { $0.attribute == attribute && $0.place == axisPlace }?.winner
      // An ancestor whose kind doesn't use the attribute has no outcome, and passes the value on.
      guard let winner, winner.level != .inherited else { continue }
      outcomes[outcome].entries[place].inherit(from: winner, of: ancestor.nodeType)
    }
  }
}

extension StyleExplanation.Entry {
  /// Adds the tokens, the conformance and the scope, in the context of the node.
  mutating func explain(
    _ attribute: AttributeID, of nodeType: any Any.Type, _ layers: TokenLayers,
    in scopes: [StyleScope]
  ) {
    tokens = layers.steps(for: reads)
    scopeLocation = rule.flatMap { rule in
      scopes.first { $0.has(rule) }?.location.description
    }
    conformance = styleProtocol(of: attribute).map {
      Conformance(nodeType: nodeType, styleProtocol: $0)
    }
  }

  /// The protocol whose property has the value; nil if it's none of the node's conformances.
  private func styleProtocol(of attribute: AttributeID) -> (any Any.Type)? {
    if isDerived { return nil }
    switch level {
    case .conformances where !isStateThatWasSet: return attribute.definition.protocolType
    case .closure: return (any CustomClosure).self
    default: return nil
    }
  }

  /// Adds the chain of the ancestor that the value comes from.
  fileprivate mutating func inherit(
    from winner: StyleExplanation.Entry, of nodeType: String
  ) {
    awaitsAncestor = false
    ancestor = nodeType
    let origin = winner.origin ?? winner.level.rawValue
    ancestorSource = "\(origin)  \(winner.writer)\(SourcePlace.suffix(winner.location))"
    tokens = winner.tokens
    conformance = winner.conformance
    scopeLocation = winner.scopeLocation
  }
}

extension StyleScope {
  /// Whether a rule is one of the scope's own or of its themes'.
  fileprivate func has(_ rule: StyleSheet.Identity) -> Bool {
    (themes.map(\.styleSheet) + [styleSheet]).contains { sheet in
      sheet.indices.contains { sheet.identity(at: $0) == rule }
    }
  }
}
