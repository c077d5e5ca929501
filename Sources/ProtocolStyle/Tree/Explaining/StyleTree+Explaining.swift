extension StyleTree {
  /// Explains the appearance of a node.
  ///
  /// Runs the cascade once more, and records its writes. Traps when the node isn't attached.
  ///
  /// - Parameter node: The node.
  /// - Returns: For every attribute, the values that won and lost.
  public func explain(_ node: some NodeReference) -> StyleExplanation {
    let index = Int(self.index(of: node))
    requireIdle("\(node) was explained")
    bringUpToDate(index)
    let row = Int(store.records[index].row)
    let column = store.column(of: index).takeUnretainedValue()
    let inherited = resolver.inheritedContext(of: index).takeUnretainedValue()
    let listener = ExplanationListener(kind: column.kind)
    resolver.styling(store.place(of: index), column, in: inherited) {
      let selection = inherited.selection(for: column, row: row).takeUnretainedValue()
      let variant = resolver.variant(of: store.place(of: index), column, selection) ?? .plain
      listener.listen(to: selection, variant, row: row, store.settings[UInt32(index)])
    }
    return StyleExplanation(
      nodeType: "\(column.nodeType)", kind: column.kind, outcomes: listener.outcomes)
  }
}
