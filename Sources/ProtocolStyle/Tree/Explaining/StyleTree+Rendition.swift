/// Trees that are seen in other themes and another environment than their own.
extension StyleTree {
  /// Runs a closure with a tree of the same nodes in other themes and another environment.
  ///
  /// The rendition has the models, handles, rules and settings of the tree, and is styled from scratch
  /// as it is read; the tree itself isn't written to. The rendition is only to be read, and only in the
  /// closure, during which the tree must not be used. Costs a copy of the records, and styling each
  /// node that is read.
  ///
  /// - Parameters:
  ///   - themes: The themes, the lowest first, in place of the tree's.
  ///   - environment: The environment of the roots, in place of the tree's.
  ///   - body: Reads the rendition.
  /// - Returns: What `body` returned.
  /// - Throws: What `body` throws.
  package func withRendition<Result>(
    themes: [Theme], environment: StyleEnvironment, _ body: (StyleTree) throws -> Result
  ) rethrows -> Result {
    requireIdle("The tree was rendered")
    activity = .rendering
    let rendition = StyleTree(rendering: self, themes: themes, environment: environment)
    // It ends last: that may run code of the user's, which finds the tree idle.
    defer { withExtendedLifetime(rendition) { activity = nil } }
    return try body(rendition)
  }

  /// Makes a tree over the models of another, with records that are all stale.
  private convenience init(
    rendering original: StyleTree, themes: [Theme], environment: StyleEnvironment
  ) {
    self.init(
      store: NodeStore(copying: original.store) { [applier = original.applier] in
        // The renderer observes what is read; a node's own observation is of the tree's look.
        $0.replanned(by: applier, isObserved: false)
      }, limits: original.limits, baseApplier: original.baseApplier,
      applier: original.applier, packs: original.packs, themes: themes, tokens: original.tokens,
      environment: environment, styleSheet: original.styleSheet)
  }
}
