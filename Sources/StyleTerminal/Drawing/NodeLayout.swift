internal import ProtocolStyle

/// The layout of a node: its own lines above or beside its children, inside insets and a border.
struct NodeLayout {
  /// The total size.
  var size = CellSize()

  /// Whether the children are beside the own lines, at the right edge.
  var isBeside = false

  /// The columns between the insets, at least those of the wider part.
  var innerColumns = 0

  /// The rows between the top border and the own lines.
  var rowsAbove = 0

  /// The rows between the children and the bottom border.
  var rowsBelow = 0

  /// The size of the node's own lines, and their distance from the left inset.
  var own = CellSize()
  var ownOffset = 0

  /// The size of all children, and their distance from the left inset.
  var children = CellSize()
  var childrenOffset = 0
}

/// A node's own content as lines of equal width.
struct TextBlock {
  let lines: [TextLine]
  let size: CellSize

  /// Creates a block with the width of its widest line.
  init(_ lines: [TextLine], alignment: TextAlignmentValue) {
    let columns = lines.map(\.columnCount).max() ?? 0
    self.lines = lines.map { $0.padded(to: columns, alignment: alignment) }
    size = CellSize(columns: columns, rows: lines.count)
  }
}
