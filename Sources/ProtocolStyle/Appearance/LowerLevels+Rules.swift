extension LowerLevels {
  /// A closure that is called with a rule and its writes, or with nil and the inherited values.
  typealias Observer = (
    _ rule: MatchedRule?, _ writes: Set<Write>, _ model: ViewModel, _ isHidden: Bool
  ) -> Void

  /// Creates the lower levels by writing rules over inherited values; the context must be the
  /// current one.
  ///
  /// - Parameters:
  ///   - kind: The kind of the node.
  ///   - inherited: The parent's values of inherited attributes; nil for none.
  ///   - rules: The rules in force, the lowest first.
  ///   - resets: The resets that hide rules.
  ///   - observer: A closure that is called with the writes of each rule.
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
      let writes = model.apply(rule, hiding: resets, observer: observer)
      if writes.isEmpty { continue }
      self.inherited = self.inherited.filter { write in !writes.contains { $0.covers(write) } }
    }
    model.take(kind: kind)
  }
}
