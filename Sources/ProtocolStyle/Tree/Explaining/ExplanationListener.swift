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
    to selection: RuleSelection, _ variant: RuleSelection.Variant, row: Int,
    _ local: NodeSettings?, in inherited: InheritedContext
  ) {
    if let trace {
      ownReads = selection.column.reads(row: row, in: trace)
      _ = trace.take()
    }
    func observer(_ level: CascadeLevel) -> LowerLevels.Observer {
      { [self] rule, writes, model, isHidden in
        note(
          writes, in: model, rule == nil ? .inherited : level, isHidden: isHidden,
          origin: rule.map { selection.origin(of: $0) }, location: rule?.source.place,
          rule: rule?.rule.identity
        ) { _ in
          rule?.source.description ?? "the parent"
        }
      }
    }
    let lowerLevels = selection.beneath(for: variant, in: inherited, observer: observer(.rules))
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
        writes, in: model, level, isDerived: isDerived,
        location: override?.element.location.description
      ) { attribute in
        if isDerived { return inputs(of: attribute, at: level, in: model) }
        if let override { return "override \(override.offset + 1)" }
        if attribute == Attribute.controlState.id, local?.controlState != nil,
          level == .conformances
        {
          return StyleExplanation.Entry.stateSetter
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
    isHidden: Bool = false, origin: String? = nil, location: String? = nil,
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
          origin: origin, location: location,
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
    styling(node, in: state, enclosing: enclosing) { _, column, place, inherited in
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
      listener.listen(to: selection, variant, row: place.row, local, in: inherited)
      return (listener, inherited.context.pointee.reads)
    }
  }
}
