package import ProtocolStyle

extension StyleBinding {
  /// Brings the views up to date with the tree.
  ///
  /// Nodes that were attached get views, views of nodes that were moved or detached follow, and
  /// attributes that have changed are shown. Costs nothing and allocates nothing if nothing has
  /// changed. Problems are reported to ``onProblem``, and the rest continues.
  public func refresh() {
    core.refresh()
  }

  /// Shows the changes of a report that was made before, none of them animated.
  package func apply(_ changes: NodeChanges) {
    core.apply(changes)
  }
}
