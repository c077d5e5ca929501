import ProtocolStyle

/// A model of the reference: by key the value or none, and the level that wrote it.
struct ReferenceModel {
  private var written: [ReferenceKey: (value: ReferenceValue?, level: CascadeLevel)] = [:]

  /// Takes over what the parent hands down.
  init(inheriting values: [ReferenceKey: ReferenceValue]) {
    for (key, value) in values { written[key] = (value, .inherited) }
  }

  /// Runs a closure of a level; what it writes to hidden keys does not count in the end.
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

  /// Fills what follows from other attributes, unless something of the input's level or above says
  /// otherwise, and drops what a kind does not use.
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
