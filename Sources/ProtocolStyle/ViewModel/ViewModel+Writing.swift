/// The primitives that the levels of the cascade use to write to the two blocks.
extension ViewModel {
  /// Writes a value or nil, replacing the previous value.
  mutating func write<Value>(_ value: Value?, to attribute: Attribute<Value>) {
    let write = Write(attribute: attribute.id)
    note(write, isNone: value == nil)
    // The written value must be visible, so a derived one is removed.
    if value == nil || hasDerived {
      keep { $0.attribute != attribute.id || $0.role == .written && value != nil }
    }
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
  ///
  /// The other block has only content, or none.
  mutating func merge(writtenOf upper: Block) {
    if mergeAtOnce(upper) { return }
    for entry in upper.layout.entries.prefix(upper.layout.writtenCount) {
      func merge<Value: Hashable & Sendable & Codable>(_ type: Value.Type) {
        let value = upper.value(of: entry, as: Value.self)
        guard entry.definition.hasAxis else {
          note(Write(attribute: entry.attribute))
          return store(value, to: entry.attribute, as: .written)
        }
        let lower = self.value(of: entry.attribute, as: .written, Value.self)
        for place in entry.definition.places(of: value) {
          note(Write(attribute: entry.attribute, place: place))
        }
        let merged = lower.map { entry.definition.merged(value, over: $0) } ?? value
        store(merged, to: entry.attribute, as: .written)
      }
      merge(entry.valueType)
    }
  }

  /// Writes the values of another block with at most one allocation, where nothing has to be noted
  /// and no values along an axis have to be merged; elsewhere, returns false and writes nothing.
  private mutating func mergeAtOnce(_ upper: Block) -> Bool {
    guard style.recorded == nil, style.cleared.isEmpty else { return false }
    guard let first = upper.layout.entries.first else { return true }
    let isContent = first.definition.isContent
    let lower = isContent ? content ?? Block.make(.empty, kind: style.kind) : style
    guard let merged = lower.merging(writtenOf: upper) else { return false }
    if isContent { content = merged } else { style = merged }
    return true
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

  /// Derives an attribute from its value in another model, if there is one, at open places.
  mutating func derive(
    _ attribute: AttributeID, from other: ViewModel, where isOpen: (AnyHashable?) -> Bool
  ) {
    func derive<Value: Hashable & Sendable & Codable>(_ type: Value.Type) {
      let attribute = Attribute<Value>(id: attribute)
      if let value = other[attribute] { self.derive(value, of: attribute, where: isOpen) }
    }
    derive(attribute.valueType)
  }

  /// Returns the derived places of an attribute's axis; nil is the place of a value without an axis.
  ///
  /// The derived value includes the places of the written one, so these are not counted.
  func derivedPlaces(of attribute: AttributeID) -> Set<AnyHashable?> {
    func places<Value>(_ type: Value.Type) -> Set<AnyHashable?> {
      value(of: attribute, as: .derived, type).map(attribute.definition.places(of:)) ?? []
    }
    return has(attribute, as: .derived) ? places(attribute.valueType) : []
  }

  /// Removes all derived values, which reveals the written ones.
  mutating func discardDerived() {
    if hasDerived { keep { $0.role == .written } }
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

  /// Whether there are derived values.
  private var hasDerived: Bool {
    style.layout.hasDerived || content?.layout.hasDerived == true
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

  /// Stores the visible value of an attribute in another model, if there is one, as a written value
  /// of this model, which has no other value of the attribute.
  mutating func copy(_ attribute: AttributeID, from other: ViewModel) {
    func copy<Value: Hashable & Sendable & Codable>(_ type: Value.Type) {
      if let value = other[Attribute<Value>(id: attribute)] {
        store(value, to: attribute, as: .written)
      }
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
  var writes: WriteSet {
    var writes: WriteSet = []
    for layout in layouts {
      for entry in layout.entries.prefix(layout.writtenCount) {
        guard entry.definition.hasAxis else {
          writes.insert(Write(attribute: entry.attribute))
          continue
        }
        for place in writtenPlaces(of: entry.attribute) {
          writes.insert(Write(attribute: entry.attribute, place: place))
        }
      }
    }
    return writes
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
    if !style.cleared.isEmpty { style.cleared.removeAll(where: write.covers) }
  }

  /// Stores a value in a role; the value in the other role isn't changed.
  mutating func store<Value>(
    _ value: Value, to attribute: AttributeID, as role: Layout.Role
  ) {
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

// MARK: - Recording

/// Running a closure of the cascade and recording its writes.
extension ViewModel {
  /// Runs a closure on the model as a level of the cascade, and returns its writes, including nil.
  ///
  /// Invariants:
  /// - Within the closure, a value with an axis is a value like any other. Afterwards, places that
  ///   the closure didn't set keep the values of the levels below, unless it wrote nil before.
  /// - Values that the closure derived by styling a node into the model are removed, because they
  ///   aren't the closure's own.
  /// - Recordings nest: the outer one includes the writes of the inner one.
  ///
  /// The cost is usually one copy of the block, and a merge for each written attribute with an
  /// axis.
  ///
  /// - Parameters:
  ///   - hidden: Attributes whose writes are undone.
  ///   - body: The closure.
  /// - Returns: The writes.
  package mutating func recordingWrites(
    hiding hidden: Set<AttributeID> = [], _ body: StyleClosure
  ) -> WriteSet {
    let original = self
    let kind = style.kind
    makeStyleUnique()
    style.recorded = []
    body(&self)
    // A closure that replaces the whole model has written all attributes of both models.
    if style.recorded == nil { StyleContext.noteReadOfModel() }
    var recorded = style.recorded ?? original.replacement(by: self)
    discardDerived()
    makeStyleUnique()
    style.recorded = nil
    if !hidden.isEmpty, recorded.contains(where: { hidden.contains($0.write.attribute) }) {
      for attribute in hidden { takeBack(attribute, to: original) }
      recorded.removeAll { hidden.contains($0.write.attribute) }
    }
    var writes = WriteSet(recorded.lazy.map(\.write))
    if writes.contains(where: { $0.place == nil && $0.attribute.definition.hasAxis }) {
      let emptied = Set(recorded.filter(\.isEmptying).map(\.write.attribute))
      writes = WriteSet(writes.flatMap { merge($0, over: original, emptied) })
    }
    style.recorded = original.style.recorded.map { $0 + recorded }
    style.kind = kind
    return writes
  }

  /// Merges a value that was written as a whole with the previous value, place by place.
  private mutating func merge(
    _ write: Write, over original: ViewModel, _ emptied: Set<AttributeID>
  ) -> WriteSet {
    let attribute = write.attribute
    guard write.place == nil, attribute.definition.hasAxis else { return [write] }
    if emptied.contains(attribute) {
      // Places that weren't set afterwards have no value.
      if !style.cleared.contains(write) { style.cleared.append(write) }
      return [write]
    }
    func merge<Value>(_ type: Value.Type) -> WriteSet {
      guard let upper = value(of: attribute, as: .written, type) else { return [write] }
      let lower = original.value(of: attribute, as: .written, type).flatMap {
        attribute.definition.keeping($0) { place in
          !style.cleared.contains(Write(attribute: attribute, place: place))
        }
      }
      if let lower {
        store(attribute.definition.merged(upper, over: lower), to: attribute, as: .written)
      }
      let places = attribute.definition.places(of: upper)
      // Places that weren't set keep nil if it was written before.
      style.cleared += original.style.cleared.filter {
        $0.attribute == attribute && !places.contains($0.place) && !style.cleared.contains($0)
      }
      return WriteSet(places.map { Write(attribute: attribute, place: $0) })
    }
    return merge(attribute.valueType)
  }

  /// Returns the writes that replace this model by another.
  private func replacement(by other: ViewModel) -> [RecordedWrite] {
    let attributes = (layouts + other.layouts).flatMap(\.entries).map(\.attribute)
    return attributes.map { RecordedWrite(write: Write(attribute: $0), isNone: true) }
      + other.style.cleared.map { RecordedWrite(write: $0, isNone: true) }
  }

  /// Restores an attribute's written value, or nil, from another model.
  private mutating func takeBack(_ attribute: AttributeID, to original: ViewModel) {
    func copy<Value>(_ type: Value.Type) {
      guard let value = original.value(of: attribute, as: .written, type) else { return }
      store(value, to: attribute, as: .written)
    }
    keep { $0.attribute != attribute }
    copy(attribute.valueType)
    makeStyleUnique()
    style.cleared.removeAll { $0.attribute == attribute }
    style.cleared += original.style.cleared.filter { $0.attribute == attribute }
  }

  private var layouts: [Layout] { [style, content].compactMap { $0?.layout } }
}

// MARK: - WrittenPart

/// The value that a closure wrote to an attribute or to one place on its axis, as tests expect it.
package struct WrittenPart {
  private let write: Write

  /// The written value; nil for none.
  package let value: (any Hashable & Sendable & Codable)?

  /// The attribute.
  package var attribute: AttributeID { write.attribute }

  /// The place on the attribute's axis; nil if the attribute was written as a whole.
  package var place: String? { write.place.map { "\($0)" } }

  /// Returns the value that a model shows there, with the axis's fallbacks unless nil was written.
  package func shown(in model: ViewModel) -> (any Hashable & Sendable & Codable)? {
    if value != nil, let place = write.place, let values = model.axis(of: write.attribute) {
      return values.shown(at: place)
    }
    return model.value(of: write)
  }
}

extension WrittenPart {
  /// Returns the parts that a closure writes to an empty view model, sorted by attribute and place.
  package static func parts(
    writtenBy body: (inout ViewModel) -> Void, kind: NodeKind
  ) -> [WrittenPart] {
    var model = ViewModel(kind: kind)
    let writes = model.recordingWrites(body)
    return Dictionary(grouping: writes, by: \.attribute).sorted { $0.key < $1.key }
      .flatMap { attribute, writes in
        let order = model.axis(of: attribute)?.orderedPlaces ?? []
        // Places that were set come first, in the order of the axis, and then those that were
        // removed.
        return writes.sorted { one, other in
          key(of: one, in: order) < key(of: other, in: order)
        }
      }
      .map { WrittenPart(write: $0, value: model.value(of: $0)) }
  }

  private static func key(of write: Write, in order: [AnyHashable]) -> (Int, String) {
    guard let place = write.place else { return (-1, "") }
    return (order.firstIndex(of: place) ?? order.count, "\(place)")
  }
}

extension ViewModel {
  /// Returns the written value of an attribute, even if a derived one hides it; nil if there is
  /// none.
  package func writtenValue(of attribute: AttributeID) -> (any Hashable & Sendable & Codable)? {
    func value<Value: Hashable & Sendable & Codable>(
      _ type: Value.Type
    ) -> (any Hashable & Sendable & Codable)? {
      self.value(of: attribute, as: .written, type)
    }
    return value(attribute.valueType)
  }

  /// Returns the visible value of an attribute with an axis.
  fileprivate func axis(of attribute: AttributeID) -> (any AxisMerging)? {
    value(of: Write(attribute: attribute)) as? any AxisMerging
  }
}

/// A write to an attribute, either as a whole or at one place on its axis.
package struct Write: Hashable {
  package let attribute: AttributeID

  /// The place; in an object, because writes are copied often and few have one.
  private let boxedPlace: Place?

  private final class Place {
    let value: AnyHashable

    init(_ value: AnyHashable) {
      self.value = value
    }
  }

  init(attribute: AttributeID, place: AnyHashable? = nil) {
    self.attribute = attribute
    boxedPlace = place.map(Place.init)
  }
}

extension Write {
  /// The place on the attribute's axis; nil for the attribute as a whole.
  var place: AnyHashable? { boxedPlace?.value }

  package static func == (left: Write, right: Write) -> Bool {
    left.attribute == right.attribute && left.hasSamePlace(as: right)
  }

  private func hasSamePlace(as other: Write) -> Bool {
    boxedPlace === other.boxedPlace || place == other.place
  }

  /// Hashes the attribute, and the place if there is one; most attributes have no axis.
  ///
  /// - Parameter hasher: The hasher to feed.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(attribute)
    if let place { hasher.combine(place) }
  }

  /// Returns whether this write overrides all of another one.
  package func covers(_ other: Write) -> Bool {
    attribute == other.attribute && (boxedPlace == nil || hasSamePlace(as: other))
  }
}

/// The writes of a level, each once.
///
/// Most closures write a few attributes, which an array takes less time and memory for than a set.
package struct WriteSet {
  private var writes: [Write] = []

  /// The same writes, if there are many.
  private var hashed: Set<Write>?

  /// The number of writes from which on they're hashed.
  private static let hashedCount = 16

  /// Creates a set of the writes in a sequence.
  init(_ writes: some Sequence<Write>) {
    for write in writes { insert(write) }
  }

  /// Whether there are no writes.
  package var isEmpty: Bool { writes.isEmpty }

  /// Returns whether the set has a write.
  package func contains(_ write: Write) -> Bool {
    hashed?.contains(write) ?? writes.contains(write)
  }

  /// Adds a write unless the set has it.
  mutating func insert(_ write: Write) {
    guard !contains(write) else { return }
    writes.append(write)
    if hashed != nil {
      hashed?.insert(write)
    } else if writes.count == Self.hashedCount {
      hashed = Set(writes)
    }
  }

  /// Adds the writes of another set.
  mutating func formUnion(_ other: WriteSet) {
    for write in other.writes { insert(write) }
  }

  /// Returns the writes that satisfy a condition.
  func filter(_ isIncluded: (Write) -> Bool) -> WriteSet {
    WriteSet(writes.lazy.filter(isIncluded))
  }
}

extension WriteSet: Sequence, Equatable, ExpressibleByArrayLiteral {
  package init(arrayLiteral writes: Write...) { self.init(writes) }

  package func makeIterator() -> IndexingIterator<[Write]> { writes.makeIterator() }

  package static func == (left: WriteSet, right: WriteSet) -> Bool {
    left.writes.count == right.writes.count && left.allSatisfy(right.contains)
  }
}

/// A write to a view model that is recording.
struct RecordedWrite {
  let write: Write

  /// Whether nil was written.
  let isNone: Bool

  /// Whether later writes aren't merged with the values from before the recording.
  var isEmptying: Bool { isNone && write.place == nil }
}
