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
/// Below a value are the tokens that were read for it, with their setters.
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

    /// The tokens that were read for the value, in order, each followed by those that it read.
    ///
    /// Those of a closure are all that it read, for all values that it wrote. An inherited value has
    /// the tokens of the ancestor that it comes from. Empty for a derived value, whose inputs have
    /// outcomes of their own.
    public internal(set) var tokens: [TokenStep] = []

    /// The identity of the rule that wrote; nil for other writers.
    let rule: StyleSheet.Identity?

    /// The reads of tokens for the value.
    let reads: [TokenTrace.Read]

    /// Whether the value is inherited, and its tokens aren't known yet.
    fileprivate var awaitsAncestor: Bool
  }

  /// The outcome of an attribute, or of one place on its axis.
  public struct AttributeOutcome: Sendable {
    /// The attribute.
    public let attribute: AttributeID

    /// The place on the attribute's axis, such as `highlighted`; nil if it has none.
    public let place: String?

    /// The writes, from the highest to the lowest: the first one that isn't hidden won.
    public internal(set) var entries: [Entry]

    /// The write that won; nil when resets hide all writes.
    public var winner: Entry? { entries.first { !$0.isHidden } }
  }

  /// The type of the node.
  public let nodeType: String

  /// The kind of the node.
  public let kind: NodeKind

  /// The outcome of each attribute that was written and that the kind uses, by name.
  public internal(set) var outcomes: [AttributeOutcome]

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
  /// The tokens that were read for a value are on indented lines below it. The value that won is marked `✓` and comes first, the values that it beat follow from the
  /// highest to the lowest, and a value that a reset hides is marked `–`.
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
    (["\(nodeType) (\(kind))"] + Self.lines(of: outcomes, withSwatches: withSwatches))
      .joined(separator: "\n")
  }

  /// The lines of a table whose columns are aligned across all outcomes.
  fileprivate static func lines(
    of outcomes: [AttributeOutcome], withSwatches: Bool = false
  ) -> [String] {
    let rows = outcomes.flatMap(\.entries).map(\.cells)
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    func swatch(_ value: Any?) -> String { withSwatches ? Self.swatch(of: value as? Color) : "" }
    func line(_ entry: Entry, isWinner: Bool) -> String {
      let mark = entry.isHidden ? "–" : isWinner ? "✓" : " "
      let cells = zip(entry.cells, widths.dropLast() + [0]).map { cell, width in
        cell + String(repeating: " ", count: max(0, width - cell.count))
      }
      return "  \(mark) " + swatch(entry.value) + cells.joined(separator: "  ")
    }
    return outcomes.flatMap { outcome in
      let winner = outcome.entries.firstIndex { !$0.isHidden }
      return [outcome.name]
        + outcome.entries.enumerated().flatMap { place, entry in
          [line(entry, isWinner: place == winner)]
            + entry.tokens.map { "      \(swatch($0.value))\($0)" }
        }
    }
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

// MARK: - Explaining Nodes

extension StyleTree {
  /// Explains the appearance of a node.
  ///
  /// Runs the cascade once more, and records its writes. Traps when the node isn't attached.
  ///
  /// - Parameter node: The node.
  /// - Returns: For every attribute, the values that won and lost.
  public func explain(_ node: some NodeReference) -> StyleExplanation {
    let index = Int(self.index(of: node))
    requireIdle("\(node) was explained")
    refresher.bringUpToDate(index)
    var explanation = explanation(of: index)
    var ancestor = Int(store.records[index].parent)
    // The tokens of an inherited value are those of the nearest ancestor that doesn't inherit it.
    while ancestor != NodeRecord.none, explanation.hasUnexplainedInheritance {
      refresher.bringUpToDate(ancestor)
      explanation.explainInheritance(by: self.explanation(of: ancestor))
      ancestor = Int(store.records[ancestor].parent)
    }
    return explanation
  }

  /// Explains the appearance of a node that is up to date, except for inherited values.
  private func explanation(of index: Int) -> StyleExplanation {
    let row = Int(store.records[index].row)
    let column = store.column(of: index).takeUnretainedValue()
    let inherited = resolver.inheritedContext(of: index).takeUnretainedValue()
    let trace = TokenTrace()
    let listener = ExplanationListener(kind: column.kind, trace)
    var outcomes: [StyleExplanation.AttributeOutcome] = []
    resolver.styling(store.place(of: index), column, in: inherited) {
      inherited.context.pointee.trace = trace
      let selection = inherited.selection(for: column, row: row).takeUnretainedValue()
      let variant = resolver.variant(of: store.place(of: index), column, selection) ?? .plain
      listener.listen(to: selection, variant, row: row, store.settings[UInt32(index)])
      inherited.context.pointee.trace = nil
      outcomes = listener.outcomes
      let layers = TokenLayers(of: inherited.cell, resolver)
      for outcome in outcomes.indices {
        for entry in outcomes[outcome].entries.indices {
          outcomes[outcome].entries[entry].tokens = layers.steps(
            for: outcomes[outcome].entries[entry].reads)
        }
      }
    }
    return StyleExplanation(
      nodeType: "\(column.nodeType)", kind: column.kind, outcomes: outcomes)
  }
}

extension StyleExplanation {
  /// Whether a value is inherited and its tokens aren't known yet.
  fileprivate var hasUnexplainedInheritance: Bool {
    outcomes.contains { $0.entries.contains(where: \.awaitsAncestor) }
  }

  /// Adds the tokens of inherited values that an ancestor didn't inherit itself.
  fileprivate mutating func explainInheritance(by ancestor: StyleExplanation) {
    for outcome in outcomes.indices {
      guard let place = outcomes[outcome].entries.firstIndex(where: \.awaitsAncestor) else {
        continue
      }
      let (attribute, axisPlace) = (outcomes[outcome].attribute, outcomes[outcome].place)
      let winner = ancestor.outcomes
        .first { $0.attribute == attribute && $0.place == axisPlace }?.winner
      // An ancestor whose kind doesn't use the attribute has no outcome, and passes the value on.
      guard let winner, winner.level != .inherited else { continue }
      outcomes[outcome].entries[place].tokens = winner.tokens
      outcomes[outcome].entries[place].awaitsAncestor = false
    }
  }
}

// MARK: - Losing Rules

extension StyleTree {
  /// Returns which of some rules have no effect on a node, because its conformances override all of
  /// their values.
  ///
  /// Runs the cascade once more if any of the rules is in force for the node. Traps when the node
  /// isn't attached.
  ///
  /// - Parameters:
  ///   - rules: The rules, without those that override conformances.
  ///   - node: The node.
  ///   - state: The control state; nil for the node's own.
  ///   - enclosing: The state of the enclosing control; nil for the present one.
  /// - Returns: For each of the rules that writes an attribute of the node, whether its every value
  ///   is overridden.
  package func losses(
    of rules: Set<StyleSheet.Identity>, at node: AnyNodeHandle, in state: ControlState? = nil,
    enclosing: ControlState? = nil
  ) -> [StyleSheet.Identity: Bool] {
    listen(to: node, in: state, enclosing: enclosing) { $0.hasRule(among: rules, for: $1) }?
      .listener.losses(of: rules) ?? [:]
  }

  /// Runs the cascade of a node once more, and observes its writes and what it reads.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - state: The control state; nil for the node's own.
  ///   - enclosing: The state of the enclosing control; nil for the present one.
  ///   - isNeeded: Returns whether to run the cascade for a selection of rules and its variant.
  /// - Returns: The writes, and the parts of the context that were read; nil if it isn't needed.
  func listen(
    to node: AnyNodeHandle, in state: ControlState?, enclosing: ControlState?,
    where isNeeded: (RuleSelection, RuleSelection.Variant) -> Bool
  ) -> (listener: ExplanationListener, reads: ContextReads)? {
    styling(node, in: state, enclosing: enclosing) { _, column, place in
      let inherited = resolver.inheritedContext(of: place.index).takeUnretainedValue()
      let selection = inherited.selection(for: column, row: place.row).takeUnretainedValue()
      let variant = resolver.variant(of: place, column, selection, in: state) ?? .plain
      guard isNeeded(selection, variant) else { return nil }
      var local = store.settings(of: place)
      if let state {
        local = local ?? NodeSettings()
        local?.controlState = state
      }
      let listener = ExplanationListener(kind: column.kind)
      inherited.context.pointee.reads.removeAll()
      listener.listen(to: selection, variant, row: place.row, local)
      return (listener, inherited.context.pointee.reads)
    }
  }
}

// MARK: - ExplanationListener

/// Observes the cascade of one node and collects the writes to each attribute.
final class ExplanationListener {
  private let kind: NodeKind

  /// The trace of the current context; nil if nothing is to be explained.
  private let trace: TokenTrace?

  /// The tokens that the conformances read, by attribute.
  private var ownReads: [AttributeID: [TokenTrace.Read]] = [:]

  /// The writes to each attribute or place, the lowest first.
  private var entries: [Write: [StyleExplanation.Entry]] = [:]

  init(kind: NodeKind, _ trace: TokenTrace? = nil) {
    self.kind = kind
    self.trace = trace
  }

  /// Runs the cascade of the node in a row; the context must be the current one.
  func listen(
    to selection: RuleSelection, _ variant: RuleSelection.Variant, row: Int, _ local: NodeSettings?
  ) {
    if let trace {
      ownReads = selection.column.reads(row: row, in: trace)
      _ = trace.take()
    }
    func observer(_ level: CascadeLevel) -> LowerLevels.Observer {
      { [self] rule, writes, model, isHidden in
        note(
          writes, in: model, rule == nil ? .inherited : level, isHidden: isHidden,
          origin: rule.map { selection.origin(of: $0) }, location: rule?.source.location,
          rule: rule?.rule.identity
        ) { _ in
          rule?.source.description ?? "the parent"
        }
      }
    }
    let lowerLevels = selection.beneath(for: variant, observer: observer(.rules))
    let overriding = selection.overridingRules(for: variant)
    var overrides = (local?.overrides ?? []).enumerated().makeIterator()
    let overridingRules = UpperLevel(level: .overridingRules) {
      overriding.apply(to: &$0, observer: observer(.overridingRules))
    }
    var cascade = Cascade(
      model: lowerLevels.model, levels: lowerLevels.levels, upper: [overridingRules])
    cascade.observer = { [self] level, isDerived, writes, model in
      let override = level == .overrides && !isDerived ? overrides.next() : nil
      note(
        writes, in: model, level, isDerived: isDerived, location: override?.element.location
      ) { attribute in
        if isDerived { return inputs(of: attribute, at: level, in: model) }
        if let override { return "override \(override.offset + 1)" }
        if attribute == Attribute.controlState.id, local?.controlState != nil,
          level == .conformances
        {
          return "setControlState(_:of:)"
        }
        return Self.writer(of: attribute, level)
      }
    }
    _ = selection.column.viewModel(row: row, local, in: cascade)
  }

  /// The outcome of each attribute that the kind uses, by name and place.
  var outcomes: [StyleExplanation.AttributeOutcome] {
    entries.filter { kind.uses($0.key.attribute) }
      .map { write, entries in
        StyleExplanation.AttributeOutcome(
          attribute: write.attribute, place: write.place.map { "\($0)" },
          entries: entries.reversed())
      }
      .sorted { ($0.attribute, $0.place ?? "") < ($1.attribute, $1.place ?? "") }
  }

  /// Whether conformances override all values of rules, by rule.
  ///
  /// Rules that resets hide, that write nothing, or whose attributes the kind doesn't use are
  /// omitted. An inherited attribute counts even if the kind doesn't use it, because children may.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: True for each of the rules that is in force and whose every value is overridden.
  func losses(of rules: Set<StyleSheet.Identity>) -> [StyleSheet.Identity: Bool] {
    var losses: [StyleSheet.Identity: Bool] = [:]
    for (write, entries) in entries
    where kind.uses(write.attribute) || write.attribute.definition.isInherited {
      let own = entries.lastIndex { $0.level == .conformances && !$0.isHidden }
      for (place, entry) in entries.enumerated() where entry.level == .rules && !entry.isHidden {
        guard let rule = entry.rule, rules.contains(rule) else { continue }
        losses[rule] = losses[rule, default: true] && own.map { $0 > place } ?? false
      }
    }
    return losses
  }

  private func note(
    _ writes: WriteSet, in model: ViewModel, _ level: CascadeLevel, isDerived: Bool = false,
    isHidden: Bool = false, origin: String? = nil, location: RuleLocation? = nil,
    rule: StyleSheet.Identity? = nil, by writer: (AttributeID) -> String
  ) {
    let reads = trace?.take() ?? []
    func tokenReads(_ attribute: AttributeID) -> [TokenTrace.Read] {
      if isDerived || level == .inherited { return [] }
      return level == .conformances ? ownReads[attribute] ?? [] : reads
    }
    for write in Set(writes.flatMap { parts(of: $0, in: model) }) {
      entries[write, default: []].append(
        StyleExplanation.Entry(
          level: level, isDerived: isDerived, writer: writer(write.attribute),
          origin: origin, location: location?.description,
          value: model.value(of: write), isHidden: isHidden, rule: rule,
          reads: tokenReads(write.attribute), awaitsAncestor: level == .inherited))
    }
  }

  /// The places of its axis that a write affects: all written ones if it's a write to the whole
  /// attribute.
  private func parts(of write: Write, in model: ViewModel) -> [Write] {
    guard write.place == nil, write.attribute.definition.hasAxis else { return [write] }
    let places = model.writtenPlaces(of: write.attribute)
      .union(entries.keys.filter { $0.attribute == write.attribute }.map(\.place))
    return places.isEmpty ? [write] : places.map { Write(attribute: write.attribute, place: $0) }
  }

  private func inputs(
    of attribute: AttributeID, at level: CascadeLevel, in model: ViewModel
  ) -> String {
    let inputs = kind.derivations.filter {
      $0.outputs.ids.contains(attribute) && ($0.precedence == .defaults) == (level == .variant)
    }.flatMap(\.inputs.ids)
    let shown = inputs.filter(model.shows).map(\.name).joined(separator: ", ")
    return level == .variant ? "defaults of \(shown)" : "derived from \(shown)"
  }

  private static func writer(of attribute: AttributeID, _ level: CascadeLevel) -> String {
    guard level == .conformances, let proto = attribute.definition.protocolType else {
      return "customClosure"
    }
    return TypePattern(proto).name
  }
}
