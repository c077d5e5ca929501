internal import ProtocolStyle

/// The drawing of one node around its children.
struct NodeDrawing {
  var model: ViewModel

  /// The maximum width of the node.
  let columns: Int

  /// Whether the terminal shows colors.
  let hasColors: Bool
  let border: Border?
  let insets: (top: Int, left: Int, bottom: Int, right: Int)

  /// The rows of a node with a height, at least one for a height above 0; nil for others.
  let fixedRows: Int?
  let limits: SizeLimits

  /// Whether content that doesn't fit into the node is cut off.
  let clips: Bool
  let surroundings: Surroundings

  /// The lines of a table or its sections; nil for other nodes.
  let table: TableLook?

  /// The columns of a node with a width; nil for others.
  let fixedColumns: Int?

  /// Creates the drawing of a node.
  ///
  /// Where there's no space for a border around one column, or around one row of a masked node, the
  /// border is omitted; insets shrink until one column is left.
  ///
  /// - Parameters:
  ///   - model: The view model.
  ///   - columns: The maximum width of the node.
  ///   - hasColors: Whether the terminal shows colors.
  ///   - surroundings: The parts that the ancestors determine; those of a root by default.
  ///   - parts: The parts that don't depend on the columns; nil, the default, if they aren't known.
  init(
    _ model: ViewModel, columns: Int, hasColors: Bool,
    surroundings: Surroundings = Surroundings(), parts: NodeParts? = nil
  ) {
    self.model = model
    self.hasColors = hasColors
    self.surroundings = surroundings
    let parts = parts ?? NodeParts(of: model, hasColors: hasColors, surroundings)
    let limits = parts.limits
    clips = parts.clips
    table = parts.table
    self.limits = limits
    let columns = max(min(columns, limits.maximumColumns ?? columns), 1)
    self.columns = columns
    let fixedRows = model.height.map { height in
      limits.limited(rows: height > 0 ? max(Self.rows(height), 1) : 0)
    }
    self.fixedRows = fixedRows
    let isTooLow = clips && (fixedRows ?? limits.maximumRows).map { $0 < 3 } == true
    border = columns < 3 || isTooLow ? nil : parts.border
    let points = model.contentEdgeInsets ?? model.padding ?? .zero
    let room = columns - (border == nil ? 1 : 3)
    let left = Self.columns(points.left)
    let right = min(Self.columns(points.right), max(room - left, room / 2))
    insets = (Self.rows(points.top), min(left, room - right), Self.rows(points.bottom), right)
    let around = insets.left + insets.right + (border == nil ? 0 : 2)
    var fixed = model.width.map(Self.columns)
    if fixed == nil, let fixedRows { fixed = limits.columns(for: fixedRows) }
    fixedColumns =
      surroundings.isExact
      ? columns : fixed.map { min(max($0, limits.minimumColumns, around + 1), columns) }
  }

  /// The width available inside the node.
  var columnsInside: Int { max((fixedColumns ?? columns) - columnsAround, 1) }

  /// The opacity of the node; it doesn't fade from 1 on.
  var alpha: Double { model.alpha ?? 1 }

  /// Whether the node and its descendants are invisible.
  var isTransparent: Bool { alpha <= 0 }

  /// The node's own content, as lines.
  ///
  /// - Parameters:
  ///   - look: The look of the text.
  ///   - fills: Whether parts at the trailing edge are there, rather than right after the text.
  ///   - children: The size of all children; none by default.
  /// - Returns: The lines, of equal width.
  func ownBlock(
    _ look: TitleLook, fills: Bool, beside children: CellSize = CellSize()
  ) -> TextBlock {
    let alignment = alignment(look)
    if children.columns == 0 || !joinsChildren {
      return TextBlock(ownLines(look, fills: fills), alignment: alignment)
    }
    let natural = TextBlock(ownLines(look), alignment: alignment)
    guard fills, model.cellVariant == .value else { return natural }
    let isBeside = isBeside(natural.size, ItemPlacement.Sides(trailing: children.columns))
    let taken = isBeside ? Self.gap + children.columns : 0
    return TextBlock(ownLines(look, fills: true, taken: taken), alignment: alignment)
  }

  /// The layout of the node, given the sizes of its children.
  ///
  /// - Parameters:
  ///   - own: The size of the node's own content.
  ///   - children: The size of all children.
  ///   - items: The sides of a bar with items in a row; nil for others.
  ///   - look: The look of the text.
  ///   - fills: Whether a node that fills the available width does so.
  /// - Returns: The layout.
  func layout(
    own: CellSize, children: CellSize, _ items: ItemPlacement.Sides?, _ look: TitleLook,
    fills: Bool
  ) -> NodeLayout {
    var layout = NodeLayout(own: own, children: children)
    let sides = items ?? ItemPlacement.Sides(trailing: children.columns)
    layout.isOwnBelow =
      items != nil && look.isLargeTitle && own.columns > 0 && children.columns > 0
      && model.kind.isKind(of: .navigationBar)
    layout.isBeside = !layout.isOwnBelow && isBeside(own, sides)
    let needed =
      layout.isBeside ? sides.columns(around: own.columns) : max(own.columns, children.columns)
    let wanted = max(
      fixedColumns.map { $0 - columnsAround } ?? (fills && fillsWidth(look) ? filledColumns : 0),
      min(limits.minimumColumns, columns) - columnsAround)
    layout.innerColumns = max(needed, wanted)
    if layout.isBeside {
      // Children beside the text are at its sides, and the text gets the remaining width.
      layout.childrenOffset = layout.innerColumns - sides.trailing
      layout.ownOffset = max(
        min(
          offset(layout.innerColumns - own.columns, look),
          layout.childrenOffset - Self.gap - own.columns),
        sides.beforeText)
    } else if needed < wanted {
      layout.ownOffset = offset(wanted - own.columns, look)
      // The items of a bar are all over its width.
      if items == nil { layout.childrenOffset = offset(wanted - children.columns, look) }
    }
    let rows = layout.isBeside ? max(own.rows, children.rows) : own.rows + children.rows
    setRows(rows, &layout)
    layout.size = CellSize(
      columns: layout.innerColumns + columnsAround, rows: layout.boxRows + layout.overflow)
    // Only the rows of an invisible node take up space.
    if isTransparent, layout.size.rows == 0 { layout.size.columns = 0 }
    return layout
  }

  /// Sets the rows of a box with some rows of content.
  ///
  /// In a box with a height, the insets give way to the first row, and the lower one to all. What
  /// doesn't fit is cut off if the node clips. Else, it follows below the box.
  private func setRows(_ rows: Int, _ layout: inout NodeLayout) {
    let edges = border == nil ? 0 : 2
    let natural = edges + insets.top + rows + insets.bottom
    guard let fixedRows = wantedRows(natural, for: layout.innerColumns + columnsAround) else {
      (layout.rowsAbove, layout.rowsBelow) = (insets.top, insets.bottom)
      layout.boxRows = edges + insets.top + rows + insets.bottom
      return
    }
    let inside = max(fixedRows - edges, min(rows, border == nil ? 0 : 1), 0)
    let missing = max(inside - insets.top - insets.bottom - rows, 0)
    layout.rowsAbove = min(insets.top, max(inside - 1, 0)) + rowsAbove(missing)
    let shown = min(rows, inside - layout.rowsAbove)
    layout.rowsBelow = inside - layout.rowsAbove - shown
    layout.boxRows = inside + edges
    layout.overflow = clips ? 0 : rows - shown
    // Where content scrolls, the last row counts what is below, unless it's the only one.
    if model.overflow == .scrolls, rows > shown, shown > 1 { layout.hiddenRows = rows - shown + 1 }
  }

  /// The rows of a box with a height, or whose limits or ratio determine it; nil for others.
  ///
  /// The ratio is a minimum as long as the node doesn't clip, because content doesn't shrink.
  private func wantedRows(_ natural: Int, for columns: Int) -> Int? {
    if let fixedRows { return fixedRows }
    var wanted = natural
    if let rows = limits.rows(for: columns) { wanted = clips ? rows : max(rows, natural) }
    wanted = limits.limited(rows: wanted)
    return wanted == natural ? nil : wanted
  }

  /// Whether the parent may add rows to the node: no height is written.
  var stretchesRows: Bool { fixedRows == nil && limits.rows(for: 1) == nil }

  /// Whether the children are beside the text, as items of a bar and accessories of a cell are if
  /// there is enough space.
  func isBeside(_ own: CellSize, _ sides: ItemPlacement.Sides) -> Bool {
    guard model.kind.isKind(of: .navigationBar) || model.kind.isKind(of: .tableCell),
      own.columns > 0, sides.leading + sides.trailing > 0
    else { return false }
    return sides.columns(around: own.columns) <= columnsInside
  }

  /// The columns between a text and the children beside it, and the default between neighbors in a
  /// row.
  static let gap = 2

  /// The columns between neighbors in a row.
  var gap: Int { model.spacing.map(Self.columns) ?? Self.gap }

  /// The blank lines between children stacked vertically.
  var rowGap: Int { model.spacing.map(Self.rows) ?? 0 }

  /// The color behind the node; for a bar, the bar tint replaces the background.
  ///
  /// Over it is the color of a material, and that of a selected or pressed cell.
  var backdrop: Color? {
    var color =
      model.barTintColorForAppearance?[.standard] ?? model.barTintColor ?? model.backgroundColor
      ?? model.backgroundGradient?.stops.first?.color
    func cover(_ upper: Color) { color = color.map { upper.composited(over: $0) } ?? upper }
    if let material = model.backgroundMaterial, material.style != .hidden {
      cover(material.fallbackColor)
    }
    let state = model.controlState ?? .normal
    if let selected = model.value(of: .selectedBackgroundColor, drawnIn: state) { cover(selected) }
    return color
  }

  /// Whether the node is in the middle of a column, as dots and turning indicators are.
  var isCenteredInColumn: Bool {
    model.kind.isKind(of: .pageControl) || model.kind.isKind(of: .activityIndicator)
  }

  /// The alignment of the text if there is more space.
  func alignment(_ look: TitleLook) -> TextAlignmentValue {
    let own = ownAlignment(look)
    // In a place that its parent determines, text begins where reading begins.
    let isMirrored = own == .natural && surroundings.isExact && surroundings.isRightToLeft
    return isMirrored ? .right : own
  }

  private func ownAlignment(_ look: TitleLook) -> TextAlignmentValue {
    if model.kind.isKind(of: .navigationBar), look.alignment == .natural, !look.isLargeTitle {
      return .center
    }
    return switch model.contentHorizontalAlignment {
    case .left, .leading: .left
    case .right, .trailing: .right
    case .center: .center
    case .fill: look.alignment
    case nil:
      model.kind.isKind(of: .button) || model.kind.isKind(of: .pageControl)
        ? .center : look.alignment
    }
  }

  /// Whether the node fills the available width, as containers and aligned text do.
  func fillsWidth(_ look: TitleLook) -> Bool {
    let kind = model.kind
    if kind.isKind(of: .control) || kind.isKind(of: .barItem) {
      return kind.isKind(of: .textField) || kind.isKind(of: .segmentedControl)
    }
    if kind.isKind(of: .label) { return look.alignment != .natural }
    return kind != .image && kind != .activityIndicator && kind != .progress
  }

  /// The number of surplus columns before the aligned content.
  private func offset(_ columns: Int, _ look: TitleLook) -> Int {
    switch alignment(look) {
    case .left, .natural, .justified: 0
    case .center: columns / 2
    case .right: columns
    }
  }

  /// The number of surplus rows above the content.
  func rowsAbove(_ missing: Int) -> Int {
    switch model.contentVerticalAlignment {
    case .top: 0
    case .bottom: missing
    case .center, .fill: missing / 2
    case nil: model.kind.isKind(of: .control) ? missing / 2 : 0
    }
  }

  /// Whether children are side by side without any attribute of layout, and not in a column.
  var joinsChildren: Bool {
    let joining: [NodeKind] = [.navigationBar, .toolbar, .tabBar, .tableCell]
    return joining.contains(where: model.kind.isKind(of:))
  }

  /// The size and kind of a child.
  struct ChildShape {
    let size: CellSize
    let kind: NodeKind
  }

  /// Returns what is between two children, one below the other.
  ///
  /// Rows have a separator between them, but not next to the header or footer of their section, and
  /// sections have a blank row.
  ///
  /// - Parameters:
  ///   - upper: The kind of the child above.
  ///   - lower: The kind of the child below.
  /// - Returns: Whether there's a separator, and the number of blank rows after it.
  func space(between upper: NodeKind, and lower: NodeKind) -> (hasLine: Bool, rows: Int) {
    guard let table, table.separator != nil || table.variant != .plain || isTable else {
      return (false, rowGap)
    }
    if upper.isKind(of: .tableSection) || lower.isKind(of: .tableSection) {
      return (false, rowGap + 1)
    }
    let isBesideRows =
      !upper.isKind(of: .tableSectionHeader) && !lower.isKind(of: .tableSectionFooter)
    return (table.separator != nil && isBesideRows, rowGap)
  }

  private var isTable: Bool { model.kind.isKind(of: .table) }

  /// Whether children are the rows of a table.
  var hasRows: Bool { isTable || model.kind.isKind(of: .tableSection) }

  /// The lines of a table or section whose rows are in boxes; nil for others.
  var boxes: TableLook? { table.flatMap { $0.variant == .plain ? nil : $0 } }

  /// The columns that a child can have, which are fewer for a row in a box.
  func columns(forChild kind: NodeKind) -> Int {
    let room = columnsInside
    return room - 2 * (boxes?.columnsBeside(kind, in: room) ?? 0)
  }

  /// The lines between two children of a table with boxes, or before and after all of them.
  func lines(
    _ boxes: TableLook, between upper: NodeKind?, and lower: NodeKind?
  ) -> [TableLook.Line] {
    guard let upper, let lower else {
      return boxes.lines(between: upper, and: lower, (false, 0))
    }
    return boxes.lines(between: upper, and: lower, space(between: upper, and: lower))
  }

  /// The total size of the children.
  func arrange(_ shapes: [ChildShape], gap: Int) -> CellSize {
    guard !shapes.isEmpty else { return CellSize() }
    let sizes = shapes.map(\.size)
    if joinsChildren {
      let rows = sizes.map(\.rows).max() ?? 0
      let columns = sizes.map(\.columns).reduce(0, +) + gap * (sizes.count - 1)
      return CellSize(columns: rows == 0 ? 0 : columns, rows: rows)
    }
    if let boxes {
      let kinds: [NodeKind?] = [nil] + shapes.map(\.kind) + [nil]
      let lines = zip(kinds, kinds.dropFirst()).map { self.lines(boxes, between: $0, and: $1) }
      let columns = shapes.map {
        $0.size.columns + 2 * boxes.columnsBeside($0.kind, in: columnsInside)
      }
      return CellSize(
        columns: columns.max() ?? 0,
        rows: sizes.map(\.rows).reduce(0, +) + lines.map(\.count).reduce(0, +))
    }
    let spaces = zip(shapes, shapes.dropFirst()).map { upper, lower in
      let space = space(between: upper.kind, and: lower.kind)
      return space.rows + (space.hasLine ? 1 : 0)
    }
    return CellSize(
      columns: sizes.map(\.columns).max() ?? 0, rows: (sizes.map(\.rows) + spaces).reduce(0, +))
  }

  /// The width of a node that fills all columns, limited to the maximum width of a terminal.
  var filledColumns: Int { min(columnsInside, Self.limit) }

  var columnsAround: Int { insets.left + insets.right + (border == nil ? 0 : 2) }

  // A cell of a terminal is about twice as high as it is wide. Sizes are user data: sizes beyond
  // the limits of a terminal are clamped, and negative insets count as 0.
  static func columns(_ points: Double) -> Int { cells(points / 8) }

  static func rows(_ points: Double) -> Int { cells(points / 16) }

  static func cells(_ count: Double) -> Int {
    count > 0 ? Int(min(count, Double(limit)).rounded()) : 0
  }

  /// The most columns that a node fills, and the largest size that attributes set.
  static let limit = 1000
}

// MARK: - NodeLayout

/// The layout of a node: its own lines and its children, inside insets and a border.
struct NodeLayout {
  /// The total size.
  var size = CellSize()

  /// Whether the children are beside the own lines, rather than below.
  var isBeside = false

  /// Whether the own lines are below the children, as a large title is below the items of its bar.
  var isOwnBelow = false

  /// The columns between the insets, at least those of the wider part.
  var innerColumns = 0

  /// The rows of the box, with its border, and those of the content that follow below it.
  var boxRows = 0
  var overflow = 0

  /// The rows of the content that a node that scrolls doesn't show; 0 for others.
  var hiddenRows = 0

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
