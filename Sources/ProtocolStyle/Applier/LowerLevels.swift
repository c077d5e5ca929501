/// The levels below a node's own conformances: inherited values and rules.
struct LowerLevels {
  /// A model of the node's kind, with written values only.
  var model: ViewModel

  /// The writes that only inherit the parent's values, without those that rules override.
  var inherited: Set<Write> = []

  /// Whether nothing was written, not even nil.
  var isEmpty: Bool {
    model.style.layout.entries.isEmpty && model.content == nil && model.style.cleared.isEmpty
  }

  /// Returns whether these levels and others are interchangeable in every respect.
  func isIdentical(to other: LowerLevels) -> Bool {
    model.style.isIdentical(to: other.model.style) && inherited == other.inherited
      && Block.areIdentical(model.content, other.model.content)
  }
}
