/// What an inspection asks of a tree.
extension StyleTree {
  /// The type of a node's model.
  package func nodeType(of node: AnyNodeHandle) -> any StyleNode.Type {
    store.column(of: Int(node.index)).takeUnretainedValue().nodeType
  }

  /// What was read of the context for a node that is up to date and others of its type around it, in
  /// all states that they were tried in; the conditions of rules and its scope included.
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

  /// The state that a node is in, if it can be in another one than the normal.
  package func ownControlState(of node: AnyNodeHandle) -> ControlState {
    let mayHaveState =
      store.settings[node.index] != nil
      || store.column(of: Int(node.index)).takeUnretainedValue().controlState != nil
    return mayHaveState ? controlState(of: node) : .normal
  }

  /// Calls a closure with the rules of all sheets that are in force somewhere, sheet by sheet.
  package func forEachSheet(_ body: ([CompiledSheet.Rule]) -> Void) {
    var known: Set<ObjectIdentifier> = []
    resolver.table.forEach { inherited in
      for entry in inherited.key.sheets
      where known.insert(ObjectIdentifier(entry.sheet)).inserted {
        body(entry.sheet.rules)
      }
    }
  }

  /// The themes that scopes bring, each once.
  package var scopedThemes: [Theme] {
    var (known, result) = (Set<Theme>(), [Theme]())
    resolver.table.forEach { inherited in
      result += inherited.cell.key.themes.filter { known.insert($0).inserted }
    }
    return result
  }
}

extension StyleTree {
  /// Runs a closure as the getters of an attached node run: with its themes and environment.
  ///
  /// The closure may use the tree, for it is given a copy of the node's context.
  package func evaluating<Result>(at node: some NodeReference, _ body: () -> Result) -> Result {
    let index = Int(self.index(of: node))
    requireIdle("Something was evaluated at \(node)")
    bringUpToDate(index)
    let inherited = resolver.inheritedContext(of: index).takeUnretainedValue()
    var context = StyleContext(
      environment: inherited.context.pointee.environment,
      tokens: inherited.context.pointee.tokens)
    context.enter(UInt32(index), of: resolver, in: controlState(of: node))
    return context.run(body)
  }
}

extension StyleTree {
  /// Runs a closure in the context that a node is styled in, with its tokens and environment.
  ///
  /// Costs as much as asking all themes for their values, twice where there are scopes. A scope
  /// that a node brings is asked for in the tree's context, without those of the nodes around it.
  ///
  /// - Parameters:
  ///   - node: The node; traps when it is not attached.
  ///   - body: What to run.
  /// - Returns: What `body` returned.
  package func inContext<Result>(of node: AnyNodeHandle, _ body: () -> Result) -> Result {
    var context = context(in: [])
    let path = ancestors(of: node).reversed() + [node]
    let scopes: [StyleScope] = context.run { path.flatMap { self.scopes(of: $0) } }
    // Themes may depend on the environment, so those of the tree are asked anew.
    if !scopes.isEmpty { context = self.context(in: scopes) }
    return context.run(body)
  }

  /// The context of what is in some scopes, the outermost first.
  private func context(in scopes: [StyleScope]) -> StyleContext {
    let changes = scopes.reduce(StyleEnvironment.Changes()) { $1.environment.merged(over: $0) }
    var context = StyleContext(environment: changes.applied(to: environment))
    for theme in themes { context.add(theme) }
    context.tokens = tokens.merged(over: context.tokens)
    for scope in scopes {
      for theme in scope.themes { context.add(theme) }
    }
    return context
  }

  /// The scopes of a node: the one that it brings, and the one that was set over it.
  private func scopes(of node: AnyNodeHandle) -> [StyleScope] {
    let brought = (self.node(of: node) as? any ScopeProviding)?.styleScope
    return [brought, scope(at: node)].compactMap(\.self)
  }
}
