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
