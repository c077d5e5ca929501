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
  ) -> Set<Write> {
    let original = self
    let kind = style.kind
    makeStyleUnique()
    style.recorded = []
    body(&self)
    // A closure that replaces the whole model has written all attributes of both models.
    let all = style.recorded ?? original.replacement(by: self)
    discardDerived()
    makeStyleUnique()
    style.recorded = nil
    if all.contains(where: { hidden.contains($0.write.attribute) }) {
      for attribute in hidden { takeBack(attribute, to: original) }
    }
    let recorded =
      hidden.isEmpty ? all : all.filter { !hidden.contains($0.write.attribute) }
    var writes = Set(recorded.map(\.write))
    if writes.contains(where: { $0.place == nil && $0.attribute.definition.hasAxis }) {
      let emptied = Set(recorded.filter(\.isEmptying).map(\.write.attribute))
      writes = Set(writes.flatMap { merge($0, over: original, emptied) })
    }
    style.recorded = original.style.recorded.map { $0 + recorded }
    style.kind = kind
    return writes
  }

  /// Merges a value that was written as a whole with the previous value, place by place.
  private mutating func merge(
    _ write: Write, over original: ViewModel, _ emptied: Set<AttributeID>
  ) -> Set<Write> {
    let attribute = write.attribute
    guard write.place == nil, attribute.definition.hasAxis else { return [write] }
    if emptied.contains(attribute) {
      // Places that weren't set afterwards have no value.
      if !style.cleared.contains(write) { style.cleared.append(write) }
      return [write]
    }
    func merge<Value>(_ type: Value.Type) -> Set<Write> {
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
      return Set(places.map { Write(attribute: attribute, place: $0) })
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
