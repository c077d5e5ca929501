/// Where the parts of a node are: its own lines above or beside its children, with insets and a
/// border around.
struct NodeLayout {
  /// The size of all of it.
  var size = CellSize()

  /// Whether the children are beside the own lines, at the right edge.
  var isBeside = false

  /// The columns between the insets, at least those of the wider of the two parts.
  var innerColumns = 0

  /// The rows between the border at the top and the own lines.
  var rowsAbove = 0

  /// The rows between the children and the border at the bottom.
  var rowsBelow = 0

  /// The size of the node's own lines, and how far they stand from the left inset.
  var own = CellSize()
  var ownOffset = 0

  /// The size of all children together, and how far they stand from the left inset.
  var children = CellSize()
  var childrenOffset = 0
}
