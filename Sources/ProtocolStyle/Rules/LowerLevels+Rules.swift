extension LowerLevels {
  /// Is told what a rule wrote, or for nil, what the parent hands down.
  typealias Observer = (
    _ rule: MatchedRule?, _ writes: Set<Write>, _ model: ViewModel, _ isHidden: Bool
  ) -> Void

  /// Lets rules write over what the parent hands down; the context must be the current one.
  ///
  /// - Parameters:
  ///   - kind: The kind of the node.
  ///   - inherited: The parent's values of inherited attributes; nil for none.
  ///   - rules: The rules in force, the lowest first.
  ///   - resets: What of them is hidden.
  ///   - observer: Is told what happened.
  init(
    kind: NodeKind, inherited: ViewModel?, rules: [MatchedRule], resets: Set<Reset>,
    observer: Observer? = nil
  ) {
    model = ViewModel(kind: kind)
    if let inherited { model.merge(writtenOf: inherited.style) }
    model.take(kind: kind)
    self.inherited = model.writes
    observer?(nil, self.inherited, model, false)
    for rule in rules {
      let hidden = resets.hiding(rule.source)
      if let observer, hidden != .attributes([]) {
        var model = model
        let writes = model.recordingWrites(rule.source.apply)
        observer(rule, writes.filter { hidden.contains($0.attribute) }, model, true)
      }
      guard case .attributes(let attributes) = hidden else { continue }
      let writes = model.recordingWrites(hiding: attributes, rule.source.apply)
      self.inherited = self.inherited.filter { write in !writes.contains { $0.covers(write) } }
      observer?(rule, writes, model, false)
    }
    model.take(kind: kind)
  }
}
