extension StyleTree {
  /// Explains why a node looks as it does.
  ///
  /// Runs the cascade once more, and listens. Traps when the node is not attached.
  ///
  /// - Parameter node: The node.
  /// - Returns: For every attribute, who won and who lost.
  public func explain(_ node: some NodeReference) -> StyleExplanation {
    let index = Int(self.index(of: node))
    requireIdle("\(node) was explained")
    bringUpToDate(index)
    let row = Int(records[index].row)
    let column = column(of: index).takeUnretainedValue()
    let surroundings = table[records[index].surroundings].takeUnretainedValue()
    let listener = ExplanationListener(kind: column.kind)
    styling(place(of: index), column, in: surroundings) {
      let selection = surroundings.selection(for: column, row: row).takeUnretainedValue()
      let variant = self.variant(of: place(of: index), column, selection) ?? .plain
      listener.listen(to: selection, variant, row: row, settings[UInt32(index)])
    }
    return StyleExplanation(
      nodeType: "\(column.nodeType)", kind: column.kind, outcomes: listener.outcomes)
  }
}
