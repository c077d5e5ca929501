/// The primitives that the levels of the cascade use to write to the two blocks.
extension ViewModel {
  /// Writes a value or nil, replacing the previous value.
  mutating func write<Value>(_ value: Value?, to attribute: Attribute<Value>) {
    let write = Write(attribute: attribute.id)
    note(write, isNone: value == nil)
    // The written value must be visible, so a derived one is removed.
    keep { $0.attribute != attribute.id || $0.role == .written && value != nil }
    if let value {
      store(attribute.id.definition.resolved(value), to: attribute.id, as: .written)
    } else {
      style.cleared.append(write)
    }
  }

  /// Writes a value or nil at one place of an axis.
  mutating func write<Axis, Value>(
    _ value: Value?, to attribute: Attribute<AxisValues<Axis, Value>>, at place: Axis
  ) {
    let write = Write(attribute: attribute.id, place: place)
    note(write, isNone: value == nil)
    if value == nil { style.cleared.append(write) }
    // The visible value may be partly derived, so the place changes in it and in the written value.
    for role in [Layout.Role.written, .derived] {
      let known = self.value(of: attribute.id, as: role, AxisValues<Axis, Value>.self)
      guard var values = known ?? (role == .written && value != nil ? [:] : nil) else { continue }
      values[exact: place] = value
      store(attribute.id.definition.resolved(values), to: attribute.id, as: role)
    }
  }

  /// Writes the values of another block's written entries over the existing ones, place by place.
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

  /// Derives an attribute at those places of its axis that are open.
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

  /// Removes all derived values, which reveals the written ones.
  mutating func discardDerived() {
    keep { $0.role == .written }
  }

  /// Sets the kind and removes the attributes that it doesn't use.
  mutating func take(kind: NodeKind) {
    keep { kind.uses($0.attribute) }
    let cleared = style.cleared.filter { kind.uses($0.attribute) }
    guard style.kind != kind || cleared.count < style.cleared.count else { return }
    makeStyleUnique()
    style.kind = kind
    style.cleared = cleared
  }

  /// Returns whether an attribute has a visible value.
  func shows(_ attribute: AttributeID) -> Bool {
    block(of: attribute)?.layout.offset(of: attribute) != nil
  }

  /// Returns whether an attribute has an entry in a role, even if another entry hides it.
  func has(_ attribute: AttributeID, as role: Layout.Role) -> Bool {
    block(of: attribute)?.layout.entry(of: attribute, role) != nil
  }

  /// Returns the written places of an attribute's axis; nil is the place of a value without an
  /// axis.
  func writtenPlaces(of attribute: AttributeID) -> Set<AnyHashable?> {
    func places<Value>(_ type: Value.Type) -> Set<AnyHashable?> {
      value(of: attribute, as: .written, type).map(attribute.definition.places(of:)) ?? []
    }
    return places(attribute.valueType)
  }

  /// Writes the visible value of an attribute in another model, if there is one.
  mutating func copy(_ attribute: AttributeID, from other: ViewModel) {
    func copy<Value: Hashable & Sendable & Codable>(_ type: Value.Type) {
      let attribute = Attribute<Value>(id: attribute)
      if let value = other[attribute] { self[attribute] = value }
    }
    copy(attribute.valueType)
  }

  /// Returns the visible value at the place of a write; nil if there is none.
  func value(of write: Write) -> (any Hashable & Sendable & Codable)? {
    func value<Value>(_ type: Value.Type) -> (any Hashable & Sendable & Codable)?
    where Value: Hashable & Sendable & Codable {
      self[Attribute<Value>(id: write.attribute)].flatMap {
        write.attribute.definition.value(of: $0, at: write.place)
      }
    }
    return value(write.attribute.valueType)
  }

  /// The writes of values, without those of nil.
  var writes: Set<Write> {
    let written = [style, content].compactMap { $0?.layout }.flatMap {
      $0.entries.prefix($0.writtenCount).map(\.attribute)
    }
    return Set(
      written.flatMap { attribute in
        writtenPlaces(of: attribute).map { Write(attribute: attribute, place: $0) }
      })
  }

  /// Returns the value of an attribute in a role, even if another entry hides it.
  func value<Value>(
    of attribute: AttributeID, as role: Layout.Role, _ type: Value.Type
  ) -> Value? {
    guard let block = block(of: attribute), let entry = block.layout.entry(of: attribute, role)
    else { return nil }
    return block.value(of: entry, as: type)
  }

  /// Returns the block that an attribute belongs to.
  private func block(of attribute: AttributeID) -> Block? {
    attribute.definition.isContent ? content : style
  }

  /// Records a write, and removes writes of nil that it replaces.
  private mutating func note(_ write: Write, isNone: Bool = false) {
    makeStyleUnique()
    style.recorded?.append(RecordedWrite(write: write, isNone: isNone))
    style.cleared.removeAll {
      $0.attribute == write.attribute && (write.place == nil || $0.place == write.place)
    }
  }

  /// Stores a value in a role; the value in the other role isn't changed.
  mutating func store<Value>(
    _ value: Value, to attribute: AttributeID, as role: Layout.Role
  ) {
    if content != nil { removeUnknown(attribute.name) }
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
