/// Observes the cascade of one node and collects the writes to each attribute.
final class ExplanationListener {
  private let kind: NodeKind

  /// The trace of the current context.
  private let trace: TokenTrace

  /// The tokens that the conformances read, by attribute.
  private var ownReads: [AttributeID: [TokenTrace.Read]] = [:]

  /// The writes to each attribute or place, the lowest first.
  private var entries: [Write: [StyleExplanation.Entry]] = [:]

  init(kind: NodeKind, _ trace: TokenTrace) {
    self.kind = kind
    self.trace = trace
  }

  /// Runs the cascade of the node in a row; the context must be the current one.
  func listen(
    to candidates: CandidateRules, _ variant: CandidateRules.Variant, row: Int,
    _ local: NodeSettings?, in inherited: InheritedContext
  ) {
    ownReads = candidates.column.reads(row: row, taking: trace.take)
    _ = trace.take()
    var overrides = (local?.overrides ?? []).makeIterator()
    candidates.forEachStep(
      of: candidates.rules(for: variant), variant, row: row, local, in: inherited
    ) { [self] step in
      let override = step.level == .overrides && !step.isDerived ? overrides.next() : nil
      note(
        step, origin: step.rule.map { candidates.origin(of: $0) },
        location: step.rule?.source.place ?? override?.location.description
      ) { attribute in
        if let rule = step.rule { return rule.source.description }
        if step.isDerived { return inputs(of: attribute, at: step.level, in: step.model) }
        if step.level == .inherited { return "the parent" }
        // Without a number, because it would depend on which overrides were discarded.
        if override != nil { return "override" }
        if attribute == Attribute.controlState.id, local?.controlState != nil,
          step.level == .conformances
        {
          return StyleExplanation.Entry.stateSetter
        }
        return Self.writer(of: attribute, step.level)
      }
    }
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

  private func note(
    _ step: CascadeStep, origin: String?, location: String?, by writer: (AttributeID) -> String
  ) {
    let reads = trace.take()
    func tokenReads(_ attribute: AttributeID) -> [TokenTrace.Read] {
      if step.isDerived || step.level == .inherited { return [] }
      return step.level == .conformances ? ownReads[attribute] ?? [] : reads
    }
    for write in step.parts(after: entries.keys) {
      entries[write, default: []].append(
        StyleExplanation.Entry(
          level: step.level, isDerived: step.isDerived, writer: writer(write.attribute),
          origin: origin, location: location, value: step.model.value(of: write),
          isHidden: step.isHidden, rule: step.rule?.rule.identity,
          reads: tokenReads(write.attribute), awaitsAncestor: step.level == .inherited))
    }
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
