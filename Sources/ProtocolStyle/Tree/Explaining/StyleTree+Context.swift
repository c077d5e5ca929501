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
