internal import ProtocolStyle

/// The parts of a node's drawing that its ancestors determine.
struct Surroundings {
  /// The lines of the table that the node is a section of; nil for other nodes.
  var table: TableLook?

  /// The color of a tab bar's items that aren't selected; nil for that of their text.
  var itemTint: Color?

  /// The radius that corners have to be concentric with those of an ancestor, in points.
  var concentricRadius = 0.0

  /// Whether children in a row and leading sides begin at the right edge.
  var isRightToLeft = false

  /// Whether the node takes all of its columns, because its parent determines its width.
  var isExact = false
}

// MARK: - NodeParts

/// The parts of a node's drawing that don't depend on its columns, which are determined once.
final class NodeParts {
  let limits: SizeLimits

  /// Whether content that doesn't fit into the node is cut off.
  let clips: Bool

  /// The border where there's room for it; nil for none.
  let border: Border?

  /// The lines of a table or its sections; nil for other nodes.
  let table: TableLook?

  /// Determines the parts of a node.
  init(of model: ViewModel, hasColors: Bool, _ surroundings: Surroundings) {
    limits = SizeLimits(of: model)
    clips =
      switch model.overflow {
      case .clipped, .scrolls: true
      case .visible, nil: model.masksToBounds == true
      }
    border = Border(of: model, hasColors: hasColors, surroundings: surroundings)
    table =
      if model.kind.isKind(of: .table) {
        TableLook(of: model)
      } else {
        model.kind.isKind(of: .tableSection) ? surroundings.table : nil
      }
  }
}

// MARK: - TableLook

/// The lines between and around the rows of a table and its sections.
final class TableLook {
  /// The style of the lines between rows; nil for none.
  let separator: CellStyle?

  /// The columns between the separators and the edges of rows.
  let insets: (left: Int, right: Int)
  let variant: ListVariantValue

  /// Creates the look of a table.
  init(of table: ViewModel) {
    separator =
      table.separatorStyle == .hidden ? nil : CellStyle(foreground: table.separatorColor)
    let points = table.separatorInsets ?? .zero
    insets = (NodeDrawing.columns(points.left), NodeDrawing.columns(points.right))
    variant = table.listVariant ?? .plain
  }

  /// A row of a table that isn't a child: a blank one, or a line.
  enum Line: Equatable {
    case blank

    /// A line between two rows.
    case separator

    /// A line above the first row of a section, or below its last one.
    case edge(isTop: Bool)
  }

  /// Whether a child is a row, which a section of this look surrounds.
  func isInBox(_ kind: NodeKind) -> Bool {
    variant != .plain && !Self.isAround(kind)
  }

  /// The columns on each side of a row that the box of its section takes.
  func columnsBeside(_ kind: NodeKind, in room: Int) -> Int {
    variant == .insetGrouped && room > 4 && isInBox(kind) ? 1 : 0
  }

  /// Returns the lines between two children, or before the first and after the last one.
  ///
  /// - Parameters:
  ///   - upper: The kind of the child above; nil before the first one.
  ///   - lower: The kind of the child below; nil after the last one.
  ///   - between: The separator and the blank rows between the two in a plain table.
  /// - Returns: The lines.
  func lines(
    between upper: NodeKind?, and lower: NodeKind?, _ between: (hasLine: Bool, rows: Int)
  ) -> [Line] {
    let blanks = Array(repeating: Line.blank, count: between.rows)
    let (isUpperInBox, isLowerInBox) = (upper.map(isInBox) ?? false, lower.map(isInBox) ?? false)
    if isUpperInBox, isLowerInBox { return (between.hasLine ? [.separator] : []) + blanks }
    return (isUpperInBox ? [.edge(isTop: false)] : []) + blanks
      + (isLowerInBox ? [.edge(isTop: true)] : [])
  }

  /// Whether a child is a section, or its header or footer.
  private static func isAround(_ kind: NodeKind) -> Bool {
    [.tableSection, .tableSectionHeader, .tableSectionFooter].contains(where: kind.isKind(of:))
  }
}

// MARK: - SizeLimits

/// The least and the largest size of a node in cells, and the ratio of its sides.
struct SizeLimits {
  let minimumColumns: Int

  /// Nil if there is no limit; at least the minimum.
  let maximumColumns: Int?
  let minimumRows: Int

  /// Nil if there is no limit; at least the minimum.
  let maximumRows: Int?

  /// Columns divided by rows, as cells are twice as high as wide; nil if the sides are independent.
  private let ratio: Double?

  /// Creates the limits of a node.
  init(of model: ViewModel) {
    minimumColumns = model.minimumWidth.map(NodeDrawing.columns) ?? 0
    minimumRows = model.minimumHeight.map(NodeDrawing.rows) ?? 0
    // A limit above 0 leaves a cell, so that small controls don't vanish.
    func limit(_ points: Double?, _ least: Int, _ cells: (Double) -> Int) -> Int? {
      guard let points, points.isFinite, points >= 0, points < .greatestFiniteMagnitude
      else { return nil }
      return max(cells(points), points > 0 ? 1 : 0, least)
    }
    maximumColumns = limit(model.maximumWidth, minimumColumns, NodeDrawing.columns)
    maximumRows = limit(model.maximumHeight, minimumRows, NodeDrawing.rows)
    let ratio = model.aspectRatio ?? 0
    self.ratio = ratio > 0 && ratio.isFinite ? ratio * 2 : nil
  }

  /// Returns rows within the limits.
  func limited(rows: Int) -> Int {
    max(min(rows, maximumRows ?? rows), minimumRows)
  }

  /// The rows that go with some columns by the ratio, at least one; nil without a ratio.
  func rows(for columns: Int) -> Int? {
    ratio.map { max(NodeDrawing.cells(Double(columns) / $0), 1) }
  }

  /// The columns that go with some rows by the ratio, at least one; nil without a ratio.
  func columns(for rows: Int) -> Int? {
    ratio.map { max(NodeDrawing.cells(Double(rows) * $0), 1) }
  }
}
