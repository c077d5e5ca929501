import ProtocolStyle

/// A model of the reference: for each key, the value or nil, and the level that wrote it.
struct ReferenceModel {
  private var written: [ReferenceKey: (value: ReferenceValue?, level: CascadeLevel)] = [:]

  /// Creates a model with inherited values.
  init(inheriting values: [ReferenceKey: ReferenceValue]) {
    for (key, value) in values { written[key] = (value, .inherited) }
  }

  /// Runs a closure of a level; its writes to hidden keys are undone.
  mutating func run(
    _ writes: [ReferenceWrite], _ level: CascadeLevel, in context: ReferenceContext,
    hiding isHidden: (ReferenceKey) -> Bool = { _ in false }
  ) {
    var changes: [ReferenceKey: ReferenceValue?] = [:]
    for write in writes {
      let new = write.changes(in: context) { changes[$0] ?? written[$0]?.value }
      for (key, value) in new { changes.updateValue(value, forKey: key) }
    }
    for (key, value) in changes where !isHidden(key) { written[key] = (value, level) }
  }

  /// Returns the visible values for a kind.
  ///
  /// It derives attributes, unless a value of the input's level or above overrides them, and drops
  /// those that the kind doesn't use.
  func seen(as kind: ReferenceKind) -> [ReferenceKey: ReferenceValue] {
    var written = written
    for derivation in kind.derivations {
      let shown = derivation.inputs.filter { written[$0].map { $0.value != nil } ?? false }
      let values = Dictionary(uniqueKeysWithValues: shown.map { ($0, written[$0]!.value!) })
      guard let level = shown.map({ written[$0]!.level }).max(),
        written[derivation.output].map({ $0.level < level }) ?? true,
        let value = derivation.value(values)
      else { continue }
      written[derivation.output] = (value, level)
    }
    var seen: [ReferenceKey: ReferenceValue] = [:]
    for (key, entry) in written where kind.uses.contains(key.attribute) {
      if let value = entry.value { seen[key] = value }
    }
    return seen
  }
}
