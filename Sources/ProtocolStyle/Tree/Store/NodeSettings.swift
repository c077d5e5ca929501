/// The settings of one attached node.
struct NodeSettings {
  /// The control state, which takes precedence over the model's own.
  var controlState: ControlState?

  /// The overrides, in the order in which they were set.
  var overrides: [LocalOverride] = []

  /// The changes for the node and its descendants, in addition to the scope of the model.
  var scope: StyleScope?

  /// The reads of the context for the node, if it was styled individually rather than by a rule
  /// set.
  var reads: ContextReads?

  var isEmpty: Bool { controlState == nil && overrides.isEmpty && scope == nil }
}

/// A closure at the highest cascade level of one attached node, without the attributes that were
/// cleared later.
///
/// It's kept and run again whenever the node is styled, so that the values that it reads from the
/// context are never out of date.
struct LocalOverride {
  let body: StyleClosure
  let location: RuleLocation

  /// Whether the library set it to hide the node; `StyleTree.setHidden(_:of:)` replaces it.
  var hidesNode = false

  /// The attributes that were cleared later: the closure's values for these are ignored.
  var cleared: Set<AttributeID> = []

  /// Applies the closure to a model and returns the writes.
  func apply(to model: inout ViewModel) -> Set<Write> {
    model.recordingWrites(hiding: cleared, body)
  }
}
