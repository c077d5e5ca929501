/// What was set on one attached node from outside.
struct NodeSettings {
  /// The state of the control, which wins over the model's own.
  var controlState: ControlState?

  /// What overrides write, in the order in which they were set.
  var overrides: [LocalOverride] = []

  /// What changes for the node and everything in it, beside what the model says.
  var scope: StyleScope?

  /// What was read of the context when the node was styled by itself, rather than by a rule set.
  var reads: ContextReads?

  var isEmpty: Bool { controlState == nil && overrides.isEmpty && scope == nil }
}

/// A closure that writes over everything else of one attached node, less what was cleared again.
///
/// It is kept and run anew whenever the node is styled, so that what it reads of the context is
/// never out of date.
struct LocalOverride {
  let body: StyleClosure
  let location: RuleLocation

  /// Whether the library set it to hide the node; `StyleTree.setHidden(_:of:)` replaces it.
  var hidesNode = false

  /// The attributes that were cleared since: what the closure writes of these does not count.
  var cleared: Set<AttributeID> = []

  /// Writes over a model and says what was written.
  func apply(to model: inout ViewModel) -> Set<Write> {
    model.recordingWrites(hiding: cleared, body)
  }
}
