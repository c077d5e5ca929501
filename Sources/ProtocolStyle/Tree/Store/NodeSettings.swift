/// What was set on one attached node from outside.
struct NodeSettings {
  /// The state of the control, which wins over the model's own.
  var controlState: ControlState?

  /// What overrides write, in the order in which they were set.
  var overrides: [LocalOverride] = []

  /// What changes for the node and everything in it, beside what the model says.
  var scope: StyleScope?

  /// What was read of the context when the node was styled by itself, rather than by a recipe.
  var reads: ContextReads?

  var isEmpty: Bool { controlState == nil && overrides.isEmpty && scope == nil }
}
