/// How the levels of the cascade write: what each primitive does to the block.
extension ViewModel {
  /// Writes a value, or none, over whatever is there.
  mutating func write<Value>(_ value: Value?, to attribute: Attribute<Value>) {
    guard let value else { return clear(attribute.id) }
    note(attribute.id)
    store(attribute.id.definition.resolved(value), to: attribute.id, as: .written)
  }

  /// Writes the values of another block's written entries over what is there, axis by axis.
  mutating func merge(writtenOf upper: Block) {
    for entry in upper.layout.entries.prefix(upper.layout.writtenCount) {
      func merge<Value: Hashable & Sendable & Codable>(_ type: Value.Type) {
        let value = upper.value(of: entry, as: Value.self)
        let lower = block.layout.entry(of: entry.attribute, .written)
          .map { block.value(of: $0, as: Value.self) }
        let merged = lower.map { entry.definition.merged(value, over: $0) } ?? value
        store(merged, to: entry.attribute, as: .written)
      }
      merge(entry.definition.valueType)
    }
  }

  /// Fills an attribute from others, over or under what was written for it.
  mutating func derive<Value>(
    _ value: Value, of attribute: Attribute<Value>, _ precedence: Derivation.Precedence
  ) {
    let definition = attribute.id.definition
    let value = definition.resolved(value)
    guard let entry = block.layout.entry(of: attribute.id, .written) else {
      return store(value, to: attribute.id, as: .derived)
    }
    let written = block.value(of: entry, as: Value.self)
    switch precedence {
    case .overWritten:
      store(definition.merged(value, over: written), to: attribute.id, as: .derived)
    case .underWritten where definition.hasAxis:
      store(definition.merged(written, over: value), to: attribute.id, as: .derived)
    case .underWritten:
      break
    }
  }

  /// Takes back all that was derived, which reveals what was written beneath.
  mutating func discardDerived() {
    keep { $0.role == .written }
  }

  /// Makes it the model of a node of that kind: what the kind does not use goes.
  mutating func take(kind: NodeKind) {
    let rules = kind.rules
    keep { rules.use($0.attribute) }
    guard block.kind != kind else { return }
    makeUnique()
    block.kind = kind
  }

  /// Runs a closure on the model and says which attributes it wrote, nil included.
  mutating func recordingWrites(_ body: StyleClosure) -> Set<AttributeID> {
    let before = block.layout
    let kind = block.kind
    makeUnique()
    block.recorded = []
    body(&self)
    let recorded = block.recorded
    makeUnique()
    block.recorded = nil
    block.kind = kind
    // A closure that puts another model in place has written all that either of the two has.
    return recorded.map(Set.init)
      ?? Set((before.entries + block.layout.entries).map(\.attribute))
  }

  private mutating func clear(_ attribute: AttributeID) {
    note(attribute)
    keep { $0.attribute != attribute }
    makeUnique()
    block.cleared.append(attribute)
  }

  /// Remembers that an attribute was written, and that it is no longer none.
  private mutating func note(_ attribute: AttributeID) {
    makeUnique()
    block.recorded?.append(attribute)
    block.cleared.removeAll { $0 == attribute }
  }

  /// Puts a value in place; what is written is seen, so a derived value of the attribute goes.
  private mutating func store<Value>(
    _ value: Value, to attribute: AttributeID, as role: Layout.Role
  ) {
    let layout = block.layout
    if role == .written, layout.entry(of: attribute, .derived) != nil {
      keep { $0.attribute != attribute || $0.role == .written }
    }
    if let entry = block.layout.entry(of: attribute, role) {
      makeUnique()
      block.replaceValue(of: entry, with: value)
    } else {
      block = Block.make(block.layout.adding(attribute, role), from: block, adding: value)
    }
  }

  private mutating func keep(_ isIncluded: (Layout.Entry) -> Bool) {
    let layout = block.layout.filter(isIncluded)
    guard layout !== block.layout else { return }
    block = Block.make(layout, from: block)
  }
}
