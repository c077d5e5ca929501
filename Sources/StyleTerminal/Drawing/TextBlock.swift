internal import ProtocolStyle

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
