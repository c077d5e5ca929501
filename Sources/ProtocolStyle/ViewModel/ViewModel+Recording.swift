/// How a closure of the cascade is run: what it wrote is remembered.
extension ViewModel {
  /// Runs a closure on the model and says what it wrote, nil included.
  ///
  /// What it derived by styling a node into the model is not its own, and goes. Recordings nest: to
  /// the outer one, what the inner closure wrote was written.
  ///
  /// - Parameters:
  ///   - hidden: Attributes of which what the closure writes does not count.
  ///   - body: The closure.
  /// - Returns: What it wrote.
  mutating func recordingWrites(
    hiding hidden: Set<AttributeID> = [], _ body: StyleClosure
  ) -> Set<Write> {
    let original = self
    let kind = style.kind
    makeStyleUnique()
    style.recorded = []
    body(&self)
    // A closure that puts another model in place has written all that either of the two has.
    var recorded =
      style.recorded
      ?? (original.layouts + layouts).flatMap(\.entries).map { Write(attribute: $0.attribute) }
      + style.cleared
    discardDerived()
    makeStyleUnique()
    if recorded.contains(where: { hidden.contains($0.attribute) }) {
      for attribute in hidden { takeBack(attribute, to: original) }
      recorded.removeAll { hidden.contains($0.attribute) }
    }
    style.recorded = original.style.recorded.map { $0 + recorded }
    style.kind = kind
    return Set(recorded)
  }

  /// Makes what was written of an attribute, nil included, what it is in another model.
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
