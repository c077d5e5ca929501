/// What lies beneath a node's own conformances: what it inherits and what rules wrote.
struct LowerLevels {
  /// Written values alone, for a model of the node's kind.
  var model: ViewModel

  /// What is there only because the parent has it, and no rule wrote over it.
  var inherited: Set<Write> = []

  /// Whether there is nothing, not even a nil that was written.
  var isEmpty: Bool {
    model.style.layout.entries.isEmpty && model.content == nil && model.style.cleared.isEmpty
  }

  /// Whether other values can stand for these in every respect.
  func isIdentical(to other: LowerLevels) -> Bool {
    model.style.isIdentical(to: other.model.style) && inherited == other.inherited
      && Block.areIdentical(model.content, other.model.content)
  }
}
