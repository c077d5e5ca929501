extension ViewModel {
  /// Applies the derivations of a kind, in order.
  ///
  /// Invariants: A derived value has the level of its highest input. A value or nil that was
  /// written at that level or above overrides it, and one that was written below is overridden. For
  /// values along an axis this applies to each place separately.
  ///
  /// The cost is a pass over the derivations, and a block if a value is derived.
  mutating func derive(
    _ derivations: [Derivation], _ levels: Levels, observer: CascadeObserver? = nil
  ) {
    var derived: [AttributeID: CascadeLevel] = [:]
    for derivation in derivations {
      let model = self
      let output = derivation.output.id
      let inputs = derivation.inputs.map(\.id).filter(model.shows)
      guard let level = inputs.compactMap({ derived[$0] ?? levels.level(of: $0, in: model) }).max(),
        derived[output].map({ $0 <= level }) ?? true
      else { continue }
      var filled: Set<Write> = []
      derivation.apply(&self) { place in
        let isOpen = levels.level(of: output, at: place, in: model).map { $0 < level } ?? true
        if isOpen, observer != nil { filled.insert(Write(attribute: output, place: place)) }
        return isOpen
      }
      if has(output, as: .derived) { derived[output] = level }
      observer?(level, true, filled, self)
    }
  }
}
