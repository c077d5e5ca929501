/// The differences between a situation and a tree's own, and the nodes that they may affect.
package struct SituationChange {
  /// The parts of the context that differ for getters and closures.
  private let differences: ContextReads

  /// Whether any node may be affected, because rules differ, or because themes in scopes may set
  /// other values.
  private let concernsAll: Bool

  package init(from tree: StyleTree, to situation: Situation) {
    let before = Situation(theme: nil, themes: tree.themes, environment: tree.environment)
      .context(tree.tokens)
    let after = situation.context(tree.tokens)
    var differences = after.environment.differences(from: before.environment)
    differences.formUnion(after.tokens.differences(from: before.tokens))
    self.differences = differences
    let sheets = (tree.themes + situation.themes).map(\.styleSheet)
    concernsAll =
      !tree.scopedThemes.isEmpty
      || tree.themes != situation.themes && !sheets.allSatisfy(\.isEmpty)
  }

  /// Whether a node's style may differ from the one in the tree, apart from changes in its
  /// ancestors.
  ///
  /// Reads are unknown for inactive control states, so a node that depends on them may be affected.
  package func mayConcern(_ node: AnyNodeHandle, of tree: StyleTree) -> Bool {
    concernsAll || differences.intersects(tree.reads(of: node))
      || !tree.controlStates(affecting: node).isEmpty
  }

  /// Whether the descendants of a node may have other styles because the node does.
  package func reachesBelow(_ node: AnyNodeHandle, _ model: ViewModel, of tree: StyleTree) -> Bool {
    func handedDown(_ model: ViewModel) -> ViewModel {
      tree.resolver.inheritedAttributes.reduce(into: ViewModel(kind: .view)) {
        $0.copy($1, from: model)
      }
    }
    return tree.store.records[Int(node.index)].flags.contains(.hasScope)
      || handedDown(tree.viewModel(of: node, includingContent: false)) != handedDown(model)
  }
}

/// The themes and the environment that a tree is evaluated in.
package struct Situation {
  /// The theme under test; nil if there is no choice.
  package let theme: Theme?

  /// All themes that are in force, the lowest first.
  package let themes: [Theme]
  package let environment: StyleEnvironment

  package init(theme: Theme?, themes: [Theme], environment: StyleEnvironment) {
    (self.theme, self.themes, self.environment) = (theme, themes, environment)
  }

  /// Whether it's the tree's own situation.
  package func isThat(of tree: StyleTree) -> Bool {
    themes == tree.themes && environment == tree.environment
  }

  /// The context of the roots in this situation.
  package func context(_ tokens: TokenValues) -> StyleContext {
    var context = StyleContext(environment: environment)
    for theme in themes { context.add(theme) }
    context.tokens = tokens.merged(over: context.tokens)
    return context
  }
}
