extension StyleTree {
  /// Runs a closure as the getters of an attached node run: with its themes and environment.
  ///
  /// The closure may use the tree, for it is given a copy of the node's context.
  package func evaluating<Result>(at node: some NodeReference, _ body: () -> Result) -> Result {
    let index = Int(self.index(of: node))
    requireIdle("Something was evaluated at \(node)")
    bringUpToDate(index)
    let surroundings = inheritedContext(of: index).takeUnretainedValue()
    var context = StyleContext(
      environment: surroundings.context.pointee.environment,
      tokens: surroundings.context.pointee.tokens)
    context.enter(UInt32(index), of: self, in: controlState(of: node))
    return context.run(body)
  }
}
