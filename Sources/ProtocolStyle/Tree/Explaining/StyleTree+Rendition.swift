/// Renditions of a tree in other themes and another environment.
extension StyleTree {
  /// Runs a closure with a tree of the same nodes in other themes and another environment.
  ///
  /// The rendition has the models, handles, rules and settings of the tree, and is styled from
  /// scratch as it's read; the tree itself isn't written to. Use the rendition only inside the
  /// closure, don't change anything but its themes and environment, and don't use the tree
  /// meanwhile. The cost is a copy of the records, and styling each node that is read.
  ///
  /// - Parameters:
  ///   - themes: The themes, the lowest first, in place of the tree's.
  ///   - environment: The environment of the roots, in place of the tree's.
  ///   - body: A closure that reads the rendition.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  package func withRendition<Result>(
    themes: [Theme], environment: StyleEnvironment, _ body: (StyleTree) throws -> Result
  ) rethrows -> Result {
    requireIdle("The tree was rendered")
    activity = .rendering
    let rendition = StyleTree(rendering: self, themes: themes, environment: environment)
    // Released last, because that may run user code, which must find the tree idle.
    defer { withExtendedLifetime(rendition) { activity = nil } }
    return try body(rendition)
  }

  /// Makes a tree over the models of another, with all records stale.
  private convenience init(
    rendering original: StyleTree, themes: [Theme], environment: StyleEnvironment
  ) {
    self.init(
      store: NodeStore(copying: original.store) { [applier = original.applier] in
        // The renderer observes the objects that are read; a node's own observation is for the
        // tree's look.
        $0.replanned(by: applier, isObserved: false)
      }, limits: original.limits, baseApplier: original.baseApplier,
      applier: original.applier, packs: original.packs, themes: themes, tokens: original.tokens,
      environment: environment, styleSheet: original.styleSheet)
  }
}
