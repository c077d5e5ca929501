/// The facts about a tree that inspections use.
extension StyleTree {
  /// The type of a node's model.
  package func nodeType(of node: AnyNodeHandle) -> any StyleNode.Type {
    store.column(of: Int(node.index)).takeUnretainedValue().nodeType
  }

  /// Whether a node can have content.
  package func mayHaveContent(_ node: AnyNodeHandle) -> Bool { mayHaveContent(Int(node.index)) }

  /// The parts of the context that were read for a node that is up to date.
  ///
  /// They include those for other nodes of its type in the same inherited context, in all control
  /// states evaluated so far, those of conditions of rules, and those of its scope.
  package func reads(of node: AnyNodeHandle) -> ContextReads {
    let index = Int(node.index)
    let column = store.column(of: index).takeUnretainedValue()
    let selection = resolver.inheritedContext(of: index).takeUnretainedValue()
      .selection(for: column, row: Int(store.records[index].row)).takeUnretainedValue()
    var reads = resolver.currentRuleSet(of: index).takeUnretainedValue().reads
    reads.formUnion(selection.reads)
    if let own = store.settings[node.index]?.reads { reads.formUnion(own) }
    if let scope = resolver.scopes[node.index] { reads.formUnion(scope.reads) }
    return reads
  }

  /// The style classes of all nodes.
  package var styleClasses: Set<String> {
    var result: Set<String> = []
    for number in 0..<store.columns.count {
      let column = store.column(number).takeUnretainedValue()
      guard let reader = column.styleClasses else { continue }
      column.forEachRow { row, _ in result.formUnion(column.read(reader, row: row)) }
    }
    return result
  }

  /// The parts of the context in which a tree differs between situations; nil if they're unknown,
  /// because themes of scopes may read the environment.
  package func differences(between situations: [StyleContext]) -> ContextReads? {
    guard scopedThemes.isEmpty else { return nil }
    let own = resolver.table[resolver.table.root].takeUnretainedValue().context.pointee
    return situations.reduce(into: ContextReads()) { differences, context in
      differences.formUnion(context.environment.differences(from: own.environment))
      differences.formUnion(context.tokens.differences(from: own.tokens))
    }
  }

  /// Whether nodes with the look of a node that is up to date may have different looks in situations
  /// with differences.
  ///
  /// They may if their getters read something that differs, or if rules can distinguish them.
  func mayDiffer(nodesLike index: Int, in differences: ContextReads?) -> Bool {
    let reads = looks.reads[looks[store.records[index].look].reads]
    if differences.map(reads.intersects) ?? !reads.isEmpty { return true }
    let column = store.column(of: index).takeUnretainedValue()
    return column.styleClasses != nil || column.controlState != nil || column.scope != nil
  }

  /// The parts of the context that closures of themes have read.
  package var themeReads: ContextReads { resolver.contexts.themeReads }

  /// The control state of a node that can be in a state other than normal.
  package func ownControlState(of node: AnyNodeHandle) -> ControlState {
    let mayHaveState =
      store.settings[node.index] != nil
      || store.column(of: Int(node.index)).takeUnretainedValue().controlState != nil
    return mayHaveState ? controlState(of: node) : .normal
  }

  /// Calls a closure with the rules of each sheet that is in force somewhere.
  package func forEachSheet(_ body: ([CompiledSheet.Rule]) -> Void) {
    var known: Set<ObjectIdentifier> = []
    resolver.table.forEach { inherited in
      for entry in inherited.key.sheets
      where known.insert(ObjectIdentifier(entry.sheet)).inserted {
        body(entry.sheet.rules)
      }
    }
  }

  /// The themes of all scopes, each once.
  package var scopedThemes: [Theme] {
    var (known, result) = (Set<Theme>(), [Theme]())
    resolver.table.forEach { inherited in
      result += inherited.cell.key.themes.filter { known.insert($0).inserted }
    }
    return result
  }
}
