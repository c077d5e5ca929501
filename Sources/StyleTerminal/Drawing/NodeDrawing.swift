internal import ProtocolStyle

/// The drawing of one node around its children.
struct NodeDrawing {
  let model: ViewModel

  /// The maximum width of the node.
  let columns: Int

  /// Whether the terminal shows colors.
  let hasColors: Bool
  let border: Border?
  let insets: (top: Int, left: Int, bottom: Int, right: Int)

  /// The rows of a node with a height, at least one for a height above 0; nil for others.
  let fixedRows: Int?

  /// The style of the lines between rows of a table or its sections; nil for none.
  let separator: CellStyle?

  /// Creates the drawing of a node.
  ///
  /// Where there's no space for a border around one column, or around one row of a masked node, the
  /// border is omitted; insets shrink until one column is left.
  ///
  /// - Parameters:
  ///   - model: The view model.
  ///   - columns: The maximum width of the node.
  ///   - hasColors: Whether the terminal shows colors.
  ///   - tableSeparator: The separator of the table that the node is a section of; nil for none.
  init(
    _ model: ViewModel, columns: Int, hasColors: Bool, tableSeparator: CellStyle? = nil
  ) {
    self.model = model
    self.columns = columns
    self.hasColors = hasColors
    separator =
      if model.kind.isKind(of: .table) {
        model.separatorStyle == .hidden ? nil : CellStyle(foreground: model.separatorColor)
      } else {
        model.kind.isKind(of: .tableSection) ? tableSeparator : nil
      }
    fixedRows = model.height.map { $0 > 0 ? max(Self.rows($0), 1) : 0 }
    let isTooLow = model.masksToBounds == true && fixedRows.map { $0 < 3 } == true
    border = columns < 3 || isTooLow ? nil : Border(of: model, hasColors: hasColors)
    let points = model.contentEdgeInsets ?? model.padding ?? .zero
    let room = columns - (border == nil ? 1 : 3)
    let left = Self.columns(points.left)
    let right = min(Self.columns(points.right), max(room - left, room / 2))
    insets = (Self.rows(points.top), min(left, room - right), Self.rows(points.bottom), right)
  }

  /// The width available inside the node.
  var columnsInside: Int { max((fixedColumns ?? columns) - columnsAround, 1) }

  /// The opacity of the node; it doesn't fade from 1 on.
  var alpha: Double { model.alpha ?? 1 }

  /// Whether the node and its descendants are invisible.
  var isTransparent: Bool { alpha <= 0 }

  /// The node's own content, as lines.
  func ownBlock(_ look: TitleLook) -> TextBlock {
    TextBlock(ownLines(look), alignment: alignment(look))
  }

  /// The layout of the node, given the sizes of its children.
  ///
  /// - Parameters:
  ///   - own: The size of the node's own content.
  ///   - shapes: The children.
  ///   - gap: The columns between neighbors in a row.
  ///   - look: The look of the text.
  ///   - fills: Whether a node that fills the available width does so.
  /// - Returns: The layout.
  func layout(
    own: CellSize, children shapes: [ChildShape], gap: Int, _ look: TitleLook, fills: Bool
  ) -> NodeLayout {
    let children = arrange(shapes, gap: gap)
    var layout = NodeLayout(own: own, children: children)
    layout.isBeside = isBeside(own, children)
    let needed =
      layout.isBeside
      ? own.columns + Self.gap + children.columns : max(own.columns, children.columns)
    let wanted =
      fixedColumns.map { $0 - columnsAround } ?? (fills && fillsWidth(look) ? filledColumns : 0)
    layout.innerColumns = max(needed, wanted)
    if layout.isBeside {
      // Children beside the text are at the right edge, and the text gets the remaining width.
      layout.childrenOffset = layout.innerColumns - children.columns
      layout.ownOffset = min(
        offset(layout.innerColumns - own.columns, look),
        layout.childrenOffset - Self.gap - own.columns)
    } else if needed < wanted {
      layout.ownOffset = offset(wanted - own.columns, look)
      layout.childrenOffset = offset(wanted - children.columns, look)
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
  /// doesn't fit is cut off if the node masks to its bounds. Else, it follows below the box.
  private func setRows(_ rows: Int, _ layout: inout NodeLayout) {
    let edges = border == nil ? 0 : 2
    guard let fixedRows else {
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
    layout.overflow = model.masksToBounds == true ? 0 : rows - shown
  }

  /// Whether the children are beside the text, as items of a bar and accessories of a cell are if
  /// there is enough space.
  func isBeside(_ own: CellSize, _ children: CellSize) -> Bool {
    guard model.kind.isKind(of: .navigationBar) || model.kind.isKind(of: .tableCell),
      own.columns > 0, children.columns > 0
    else { return false }
    return own.columns + Self.gap + children.columns <= columnsInside
  }

  /// The columns between a text and the children beside it, and the default between neighbors in a
  /// row.
  static let gap = 2

  /// The columns between neighbors in a row.
  var gap: Int { model.spacing.map(Self.columns) ?? Self.gap }

  /// The blank lines between children stacked vertically.
  var rowGap: Int { model.spacing.map(Self.rows) ?? 0 }

  /// The color behind the node; for a bar, the bar tint replaces the background.
  var backdrop: Color? {
    model.barTintColor ?? model.backgroundColor ?? model.backgroundGradient?.stops.first?.color
  }

  /// The alignment of the text if there is more space.
  func alignment(_ look: TitleLook) -> TextAlignmentValue {
    if model.kind.isKind(of: .navigationBar), look.alignment == .natural { return .center }
    return switch model.contentHorizontalAlignment {
    case .left, .leading: .left
    case .right, .trailing: .right
    case .center: .center
    case .fill: look.alignment
    case nil: model.kind.isKind(of: .button) ? .center : look.alignment
    }
  }

  /// Whether the node fills the available width, as containers and aligned text do.
  func fillsWidth(_ look: TitleLook) -> Bool {
    let kind = model.kind
    if kind.isKind(of: .control) || kind.isKind(of: .barItem) { return kind.isKind(of: .textField) }
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
  private func rowsAbove(_ missing: Int) -> Int {
    switch model.contentVerticalAlignment {
    case .top: 0
    case .bottom: missing
    case .center, .fill: missing / 2
    case nil: model.kind.isKind(of: .control) ? missing / 2 : 0
    }
  }

  /// The arrangement of children.
  enum Arrangement {
    /// Side by side.
    case joined

    /// One below the other.
    case stacked
  }

  var arrangement: Arrangement {
    let joining: [NodeKind] = [.navigationBar, .toolbar, .tabBar, .tableCell]
    return joining.contains(where: model.kind.isKind(of:)) ? .joined : .stacked
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
    guard separator != nil || model.kind.isKind(of: .table) else { return (false, rowGap) }
    if upper.isKind(of: .tableSection) || lower.isKind(of: .tableSection) {
      return (false, rowGap + 1)
    }
    let isBesideRows =
      !upper.isKind(of: .tableSectionHeader) && !lower.isKind(of: .tableSectionFooter)
    return (separator != nil && isBesideRows, rowGap)
  }

  /// The total size of the children.
  private func arrange(_ shapes: [ChildShape], gap: Int) -> CellSize {
    guard !shapes.isEmpty else { return CellSize() }
    let sizes = shapes.map(\.size)
    switch arrangement {
    case .joined:
      let rows = sizes.map(\.rows).max() ?? 0
      let columns = sizes.map(\.columns).reduce(0, +) + gap * (sizes.count - 1)
      return CellSize(columns: rows == 0 ? 0 : columns, rows: rows)
    case .stacked:
      let spaces = zip(shapes, shapes.dropFirst()).map { upper, lower in
        let space = space(between: upper.kind, and: lower.kind)
        return space.rows + (space.hasLine ? 1 : 0)
      }
      return CellSize(
        columns: sizes.map(\.columns).max() ?? 0, rows: (sizes.map(\.rows) + spaces).reduce(0, +))
    }
  }

  /// The width of a node that fills all columns, limited to the maximum width of a terminal.
  private var filledColumns: Int { min(columnsInside, Self.limit) }

  var fixedColumns: Int? {
    model.width.map { min(max(Self.columns($0), columnsAround + 1), columns) }
  }

  var columnsAround: Int { insets.left + insets.right + (border == nil ? 0 : 2) }

  // A cell of a terminal is about twice as high as it is wide. Sizes are user data: sizes beyond
  // the limits of a terminal are clamped, and negative insets count as 0.
  private static func columns(_ points: Double) -> Int { cells(points / 8) }

  static func rows(_ points: Double) -> Int { cells(points / 16) }

  private static func cells(_ count: Double) -> Int {
    count > 0 ? Int(min(count, Double(limit)).rounded()) : 0
  }

  private static let limit = 1000
}

// MARK: - NodeLayout

/// The layout of a node: its own lines above or beside its children, inside insets and a border.
struct NodeLayout {
  /// The total size.
  var size = CellSize()

  /// Whether the children are beside the own lines, at the right edge.
  var isBeside = false

  /// The columns between the insets, at least those of the wider part.
  var innerColumns = 0

  /// The rows of the box, with its border, and those of the content that follow below it.
  var boxRows = 0
  var overflow = 0

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

/// The widths of parts side by side, such as the items of a bar or the segments of a control.
///
/// Parts that don't fit are shortened: the widest first, until all have the same width. Gaps shrink
/// only if each part has a single column, and parts that then don't fit are omitted at the end.
struct RowShares {
  /// The widths, each at least 1; parts without one are omitted.
  private(set) var columns: [Int]

  /// The columns between two parts.
  let gap: Int

  /// Distributes columns.
  ///
  /// - Parameters:
  ///   - wanted: The natural widths.
  ///   - gap: The wanted columns between two parts.
  ///   - room: The available columns, at least 1.
  init(_ wanted: [Int], gap: Int, in room: Int) {
    let count = min(wanted.count, room)
    self.gap = count > 1 ? min(gap, (room - count) / (count - 1)) : 0
    columns = wanted.prefix(count).map { max($0, 1) }
    var rest = room - self.gap * max(count - 1, 0)
    var sharing = count
    for width in columns.sorted() {
      guard width > rest / sharing else {
        rest -= width
        sharing -= 1
        continue
      }
      // This part and all wider ones have the same share; the first ones get what is left over.
      let share = rest / sharing
      var extra = rest % sharing
      for index in columns.indices where columns[index] > share {
        columns[index] = share + (extra > 0 ? 1 : 0)
        extra -= 1
      }
      return
    }
  }

  /// Distributes the remaining columns among some parts equally, the first ones before the others.
  ///
  /// - Parameters:
  ///   - room: The available columns.
  ///   - fillers: The parts, as places in ascending order.
  mutating func fill(_ room: Int, with fillers: [Int]) {
    let fillers = fillers.prefix { $0 < columns.count }
    var rest = room - columns.reduce(0, +) - gap * max(columns.count - 1, 0)
    for (place, index) in fillers.enumerated() {
      let open = fillers.count - place
      let share = rest / open + (rest % open == 0 ? 0 : 1)
      columns[index] += share
      rest -= share
    }
  }
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

// MARK: - TitleLook

/// The color, font and alignment of a node's text, from the attributes that its kind uses.
struct TitleLook {
  var style: CellStyle
  let alignment: TextAlignmentValue

  init(of model: ViewModel) {
    let state = model.controlState ?? .normal
    var color = model.textColor
    var font = model.font
    var alignment = model.textAlignment
    let title =
      model.titleTextAttributes ?? model[.titleTextAttributesForState, state]
    if let title {
      color = title.foregroundColor ?? color
      font = title.font ?? font
      alignment = title.alignment ?? alignment
    }
    color = model[.titleColorForState, state] ?? color
    if model.kind.isKind(of: .button) || model.kind.isKind(of: .barButtonItem) {
      color = color ?? model.tintColor
    }
    // The title of a section stands out from its rows, and the text below them recedes.
    let isBold = font.map { $0.weight >= .semibold } ?? model.kind.isKind(of: .tableSectionHeader)
    let isFaint = color == nil && model.kind.isKind(of: .tableSectionFooter)
    style = CellStyle(
      foreground: color, isBold: isBold, isItalic: font?.isItalic ?? false,
      isDim: state.contains(.disabled) || isFaint)
    self.alignment = alignment ?? .natural
  }
}
