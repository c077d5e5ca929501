package import ProtocolStyle

extension StyleBinding {
  /// Brings the views up to date with the tree.
  ///
  /// The binding creates views for attached nodes, moves and removes views of moved and detached
  /// nodes, and shows changed attributes. If nothing has changed, it doesn't allocate and costs
  /// nothing. Problems are reported to ``onProblem``, and the refresh continues.
  public func refresh() {
    core.refresh()
  }

  /// Shows the changes of an earlier report, without animation.
  package func apply(_ changes: NodeChanges) {
    core.apply(changes)
  }
}
