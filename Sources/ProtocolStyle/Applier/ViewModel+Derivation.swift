extension ViewModel {
  /// Derives what a kind derives, in order.
  ///
  /// A derived value stands at the level of its highest input. What was written at that level or
  /// above wins over it, none included; what was written beneath gives way.
  mutating func derive(_ derivations: [Derivation], _ levels: Levels) {
    var derived: [AttributeID: Levels.Level] = [:]
    for derivation in derivations {
      let block = block
      let output = derivation.output.id
      let inputs = derivation.inputs.map(\.id).filter { block.layout.offset(of: $0) != nil }
      guard let level = inputs.compactMap({ derived[$0] ?? levels.level(of: $0, in: block) }).max(),
        derived[output].map({ $0 <= level }) ?? true
      else { continue }
      let written = levels.level(of: output, in: block)
      if written.map({ $0 < level }) ?? true {
        derivation.apply(&self, .overWritten)
      } else if block.layout.entry(of: output, .written) != nil {
        derivation.apply(&self, .underWritten)
      } else {
        continue
      }
      if block.layout.entry(of: output, .derived) != nil { derived[output] = level }
    }
  }
}
