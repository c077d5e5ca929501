/// Observes the cascade of one node and collects the writes to each attribute.
final class ExplanationListener {
  private let kind: NodeKind

  /// The writes to each attribute or place, the lowest first.
  private var entries: [Write: [StyleExplanation.Entry]] = [:]

  init(kind: NodeKind) {
    self.kind = kind
  }

  /// Runs the cascade of the node in a row; the context must be the current one.
  func listen(
    to selection: RuleSelection, _ variant: RuleSelection.Variant, row: Int, _ local: NodeSettings?
  ) {
    func observer(_ level: CascadeLevel) -> LowerLevels.Observer {
      { [self] rule, writes, model, isHidden in
        note(
          writes, in: model, rule == nil ? .inherited : level, isHidden: isHidden,
          origin: rule.map { selection.origin(of: $0) }, location: rule?.source.location
        ) { _ in
          rule?.source.description ?? "the parent"
        }
      }
    }
    let lowerLevels = selection.beneath(for: variant, observer: observer(.rules))
    let overriding = selection.overridingRules(for: variant)
    var overrides = (local?.overrides ?? []).enumerated().makeIterator()
    let overridingRules = { overriding.apply(to: &$0, observer: observer(.overridingRules)) }
    _ = selection.column.viewModel(row: row, over: lowerLevels, rules: overridingRules, local) {
      [self] level, isDerived, writes, model in
      let override = level == .overrides && !isDerived ? overrides.next() : nil
      note(
        writes, in: model, level, isDerived: isDerived, location: override?.element.location
      ) { attribute in
        if isDerived { return inputs(of: attribute, in: model) }
        if let override { return "override \(override.offset + 1)" }
        if attribute == Attribute.controlState.id, local?.controlState != nil,
          level == .conformances
        {
          return "setControlState(_:of:)"
        }
        return Self.writer(of: attribute, level)
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
    _ writes: Set<Write>, in model: ViewModel, _ level: CascadeLevel, isDerived: Bool = false,
    isHidden: Bool = false, origin: String? = nil, location: RuleLocation? = nil,
    by writer: (AttributeID) -> String
  ) {
    for write in Set(writes.flatMap { parts(of: $0, in: model) }) {
      entries[write, default: []].append(
        StyleExplanation.Entry(
          level: level, isDerived: isDerived, writer: writer(write.attribute),
          origin: origin, location: location?.description,
          value: model.value(of: write), isHidden: isHidden))
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

  private func inputs(of attribute: AttributeID, in model: ViewModel) -> String {
    let inputs = kind.derivations.filter { $0.output.id == attribute }.flatMap(\.inputs)
    let shown = inputs.map(\.id).filter(model.shows).map(\.name)
    return "derived from " + shown.joined(separator: ", ")
  }

  private static func writer(of attribute: AttributeID, _ level: CascadeLevel) -> String {
    guard level == .conformances, let proto = attribute.definition.protocolType else {
      return "customClosure"
    }
    return TypePattern(proto).name
  }
}
