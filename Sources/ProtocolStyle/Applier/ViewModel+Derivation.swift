extension ViewModel {
  /// Derives what a kind derives, in order.
  ///
  /// A derived value stands at the level of its highest input. What was written at that level or
  /// above wins over it, none included; what was written beneath gives way. Along an axis this
  /// holds for each place by itself.
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
