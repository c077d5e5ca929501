/// What is otherwise in a situation than in a tree itself, and which nodes it may concern.
package struct SituationChange {
  /// What getters and closures may read otherwise.
  private let differences: ContextReads

  /// Whether nothing can be ruled out: there are other rules, or themes in scopes, which may bring
  /// values of their own.
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

  /// Whether a node may come out otherwise than in the tree, what is above it aside.
  ///
  /// Of states that it is not in nobody knows what is read.
  package func mayConcern(_ node: AnyNodeHandle, of tree: StyleTree) -> Bool {
    concernsAll || differences.intersects(tree.reads(of: node))
      || !tree.controlStates(affecting: node).isEmpty
  }

  /// Whether what is in a node may come out otherwise because the node did.
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

/// The themes and the environment in which a tree is tried.
package struct Situation {
  /// The theme that is tried; nil where there is no choice.
  package let theme: Theme?

  /// All themes that are in force, the lowest first.
  package let themes: [Theme]
  package let environment: StyleEnvironment

  package init(theme: Theme?, themes: [Theme], environment: StyleEnvironment) {
    (self.theme, self.themes, self.environment) = (theme, themes, environment)
  }

  /// Whether a tree is in it.
  package func isThat(of tree: StyleTree) -> Bool {
    themes == tree.themes && environment == tree.environment
  }

  /// The context of the roots in it.
  package func context(_ tokens: TokenValues) -> StyleContext {
    var context = StyleContext(environment: environment)
    for theme in themes { context.add(theme) }
    context.tokens = tokens.merged(over: context.tokens)
    return context
  }
}
