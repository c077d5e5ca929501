/// A context at an address that it keeps, as styling needs it.
final class ContextCell {
  /// What makes a context, beside the environment of the tree.
  struct Key: Hashable {
    /// The themes in force, the lowest first.
    var themes: [Theme]

    /// What the scopes from the root inwards change of the tree's environment.
    var changes = StyleEnvironment.Changes()
  }

  let context: UnsafeMutablePointer<StyleContext>

  /// Asks the themes for their values, each in the context of those below it.
  init(_ key: Key, environment: StyleEnvironment) {
    context = .allocate(capacity: 1)
    context.initialize(to: StyleContext(environment: key.changes.applied(to: environment)))
    for theme in key.themes {
      var values = TokenValues()
      StyleContext.run(at: context) { theme.values(&values) }
      context.pointee.tokens = values.merged(over: context.pointee.tokens)
    }
  }

  deinit {
    context.deinitialize(count: 1)
    context.deallocate()
  }
}
