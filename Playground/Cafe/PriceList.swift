import ProtocolStyle

/// A price list, whose three columns are aligned across its rows.
///
/// A grid has the columns, and rows place their children in them. No width is written.
enum PriceList {
  /// The rows: a product, a size and a price.
  static let rows = [
    ["Flat white", "0.2 l", "3.80 €"], ["Cortado", "0.15 l", "3.40 €"],
    ["Filter coffee", "0.3 l", "2.90 €"], ["Hot chocolate", "0.3 l", "4.20 €"],
  ]

  /// Attaches a price list.
  ///
  /// - Parameters:
  ///   - parent: The parent; nil for a root.
  ///   - tree: The tree.
  /// - Returns: The list.
  @discardableResult
  static func attach(to parent: AnyNodeHandle?, of tree: StyleTree) -> AnyNodeHandle {
    let list =
      parent.map { tree.attach(PriceGrid(), to: $0).erased } ?? tree.attach(PriceGrid()).erased
    for texts in rows {
      let row = tree.attach(PriceRow(), to: list)
      tree.attach(PriceText(text: texts[0]), to: row)
      tree.attach(PriceText(text: texts[1]), to: row)
      tree.attach(PriceNumber(text: texts[2]), to: row)
    }
    // A child that isn't a row is in the columns as well.
    tree.attach(PriceTotal(text: "One of each"), to: list)
    tree.attach(PriceNumber(text: "14.30 €"), to: list)
    return list
  }
}

// MARK: - Nodes

struct PriceGrid: ViewNode, GridColumns, Spacing, Padding, BackgroundColor {
  var gridColumns: GridColumnsValue { .count(3) }
  var spacing: Double { 8 }
  var padding: EdgeInsets { EdgeInsets(16) }
  var backgroundColor: Color { Token.cafeSurface.value }
}

/// A row, whose insets don't move the columns.
struct PriceRow: ViewNode, StackAxis, Padding, BackgroundColor, CornerRadius {
  var stackAxis: StackAxisValue { .horizontal }
  var padding: EdgeInsets { EdgeInsets(top: 6, left: 8, bottom: 6, right: 8) }
  var backgroundColor: Color { Token.cafeGround.value }
  var cornerRadius: Double { 8 }
}

struct PriceText: LabelNode, CafeText, TextContent {
  var text: String
}

struct PriceNumber: LabelNode, CafeHeadlineText, TextContent, TextAlignment {
  var text: String
  var textAlignment: TextAlignmentValue { .right }
}

struct PriceTotal: LabelNode, CafeQuietText, TextContent, ColumnSpan {
  var text: String
  var columnSpan: Int { 2 }
}
