/// How the levels of the cascade write: what each primitive does to the two blocks.
extension ViewModel {
  /// Writes a value, or none, over whatever is there.
  mutating func write<Value>(_ value: Value?, to attribute: Attribute<Value>) {
    let write = Write(attribute: attribute.id)
    note(write, isNone: value == nil)
    // What is written is seen: a derived value goes.
    keep { $0.attribute != attribute.id || $0.role == .written && value != nil }
    if let value {
      store(attribute.id.definition.resolved(value), to: attribute.id, as: .written)
    } else {
      style.cleared.append(write)
    }
  }

  /// Writes a value, or none, at one place of an axis.
  mutating func write<Axis, Value>(
    _ value: Value?, to attribute: Attribute<AxisValues<Axis, Value>>, at place: Axis
  ) {
    let write = Write(attribute: attribute.id, place: place)
    note(write, isNone: value == nil)
    if value == nil { style.cleared.append(write) }
    // What is seen may be derived in part: the place changes there, and in what was written alone.
    for role in [Layout.Role.written, .derived] {
      let known = self.value(of: attribute.id, as: role, AxisValues<Axis, Value>.self)
      guard var values = known ?? (role == .written && value != nil ? [:] : nil) else { continue }
      values[exact: place] = value
      store(attribute.id.definition.resolved(values), to: attribute.id, as: role)
    }
  }

  /// Writes the values of another block's written entries over what is there, axis by axis.
  mutating func merge(writtenOf upper: Block) {
    for entry in upper.layout.entries.prefix(upper.layout.writtenCount) {
      func merge<Value: Hashable & Sendable & Codable>(_ type: Value.Type) {
        let value = upper.value(of: entry, as: Value.self)
        let lower = self.value(of: entry.attribute, as: .written, Value.self)
        for place in entry.definition.places(of: value) {
          note(Write(attribute: entry.attribute, place: place))
        }
        let merged = lower.map { entry.definition.merged(value, over: $0) } ?? value
        store(merged, to: entry.attribute, as: .written)
      }
      merge(entry.definition.valueType)
    }
  }

  /// Fills an attribute from others, at those places of its axis that are open.
  mutating func derive<Value>(
    _ value: Value, of attribute: Attribute<Value>, where isOpen: (AnyHashable?) -> Bool
  ) {
    let definition = attribute.id.definition
    guard let value = definition.keeping(definition.resolved(value), isOpen) else { return }
    let lowerLevels =
      self.value(of: attribute.id, as: .derived, Value.self)
      ?? self.value(of: attribute.id, as: .written, Value.self)
    let merged = lowerLevels.map { definition.merged(value, over: $0) } ?? value
    store(merged, to: attribute.id, as: .derived)
  }

  /// Takes back all that was derived, which reveals what was written beneath.
  mutating func discardDerived() {
    keep { $0.role == .written }
  }

  /// Makes it the model of a node of that kind: what the kind does not use goes.
  mutating func take(kind: NodeKind) {
    keep { kind.uses($0.attribute) }
    let cleared = style.cleared.filter { kind.uses($0.attribute) }
    guard style.kind != kind || cleared.count < style.cleared.count else { return }
    makeStyleUnique()
    style.kind = kind
    style.cleared = cleared
  }

  /// Whether anything is seen of an attribute.
  func shows(_ attribute: AttributeID) -> Bool {
    block(of: attribute)?.layout.offset(of: attribute) != nil
  }

  /// Whether there is an entry of an attribute in a role, be it hidden by another.
  func has(_ attribute: AttributeID, as role: Layout.Role) -> Bool {
    block(of: attribute)?.layout.entry(of: attribute, role) != nil
  }

  /// Which places of an attribute's axis were written; nil stands for an attribute without one.
  func writtenPlaces(of attribute: AttributeID) -> Set<AnyHashable?> {
    func places<Value>(_ type: Value.Type) -> Set<AnyHashable?> {
      value(of: attribute, as: .written, type).map(attribute.definition.places(of:)) ?? []
    }
    return places(attribute.valueType)
  }

  /// Writes what is seen of an attribute in another model, if anything is.
  mutating func copy(_ attribute: AttributeID, from other: ViewModel) {
    func copy<Value: Hashable & Sendable & Codable>(_ type: Value.Type) {
      let attribute = Attribute<Value>(id: attribute)
      if let value = other[attribute] { self[attribute] = value }
    }
    copy(attribute.valueType)
  }

  /// What is seen where something was written; nil for none.
  func value(of write: Write) -> (any Hashable & Sendable & Codable)? {
    func value<Value>(_ type: Value.Type) -> (any Hashable & Sendable & Codable)?
    where Value: Hashable & Sendable & Codable {
      self[Attribute<Value>(id: write.attribute)].flatMap {
        write.attribute.definition.value(of: $0, at: write.place)
      }
    }
    return value(write.attribute.valueType)
  }

  /// What was written and has a value.
  var writes: Set<Write> {
    let written = [style, content].compactMap { $0?.layout }.flatMap {
      $0.entries.prefix($0.writtenCount).map(\.attribute)
    }
    return Set(
      written.flatMap { attribute in
        writtenPlaces(of: attribute).map { Write(attribute: attribute, place: $0) }
      })
  }

  /// The value of an attribute in a role, be it hidden by another.
  func value<Value>(
    of attribute: AttributeID, as role: Layout.Role, _ type: Value.Type
  ) -> Value? {
    guard let block = block(of: attribute), let entry = block.layout.entry(of: attribute, role)
    else { return nil }
    return block.value(of: entry, as: type)
  }

  /// The block where an attribute belongs.
  private func block(of attribute: AttributeID) -> Block? {
    attribute.definition.isContent ? content : style
  }

  /// Remembers that something was written, and that it is no longer none.
  private mutating func note(_ write: Write, isNone: Bool = false) {
    makeStyleUnique()
    style.recorded?.append(RecordedWrite(write: write, isNone: isNone))
    style.cleared.removeAll {
      $0.attribute == write.attribute && (write.place == nil || $0.place == write.place)
    }
  }

  /// Puts a value in place in a role; what stands in the other role stays.
  mutating func store<Value>(
    _ value: Value, to attribute: AttributeID, as role: Layout.Role
  ) {
    if content != nil { forgetUnknown(attribute.name) }
    if attribute.definition.isContent {
      var block = content.take() ?? Block.make(.empty, kind: style.kind)
      Block.store(value, to: attribute, as: role, in: &block)
      content = block
    } else {
      Block.store(value, to: attribute, as: role, in: &style)
    }
  }

  mutating func keep(_ isIncluded: (Layout.Entry) -> Bool) {
    Block.keep(isIncluded, in: &style)
    guard var block = content.take() else { return }
    Block.keep(isIncluded, in: &block)
    if !block.layout.entries.isEmpty { content = block }
  }

  mutating func makeStyleUnique() {
    Block.makeUnique(&style)
  }
}
