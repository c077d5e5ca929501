internal import ProtocolStyle

/// How one node is drawn around its children.
struct NodeDrawing {
  let model: ViewModel

  /// How many columns the node may take.
  let columns: Int

  /// Whether the terminal shows colors.
  let hasColors: Bool
  let border: Border?
  let insets: (top: Int, left: Int, bottom: Int, right: Int)

  init(_ model: ViewModel, columns: Int, hasColors: Bool) {
    self.model = model
    self.columns = columns
    self.hasColors = hasColors
    border = Border(of: model, hasColors: hasColors)
    let points = model.contentEdgeInsets ?? model.padding ?? .zero
    insets = (
      Self.rows(points.top), Self.columns(points.left), Self.rows(points.bottom),
      Self.columns(points.right)
    )
  }

  /// How many columns there are for what is in the node.
  var columnsInside: Int { max((fixedColumns ?? columns) - columnsAround, 1) }

  /// How opaque the node is; from 1 on it does not fade.
  var alpha: Double { model.alpha ?? 1 }

  /// Whether nothing of the node and what is in it is seen.
  var isTransparent: Bool { alpha <= 0 }

  /// The node's own content, in lines.
  func ownBlock(_ look: TitleLook) -> TextBlock {
    TextBlock(ownLines(look), alignment: alignment(look))
  }

  /// Where everything is, by the sizes of what is in the node.
  func layout(own: CellSize, children sizes: [CellSize], _ look: TitleLook) -> NodeLayout {
    let children = arrange(sizes)
    var layout = NodeLayout(own: own, children: children)
    layout.isBeside = isBeside(own, children)
    let needed =
      layout.isBeside
      ? own.columns + Self.gap + children.columns : max(own.columns, children.columns)
    let wanted = fixedColumns.map { $0 - columnsAround } ?? (fillsWidth(look) ? filledColumns : 0)
    layout.innerColumns = max(needed, wanted)
    if layout.isBeside {
      // What is beside the text is at the right edge, and the text gives way to it.
      layout.childrenOffset = layout.innerColumns - children.columns
      layout.ownOffset = min(
        offset(layout.innerColumns - own.columns, look),
        layout.childrenOffset - Self.gap - own.columns)
    } else if needed < wanted {
      layout.ownOffset = offset(wanted - own.columns, look)
      layout.childrenOffset = offset(wanted - children.columns, look)
    }
    let rows = layout.isBeside ? max(own.rows, children.rows) : own.rows + children.rows
    let missing = max((model.height.map { Self.rows($0) - rowsAround } ?? rows) - rows, 0)
    let above = rowsAbove(missing)
    layout.rowsAbove = insets.top + above
    layout.rowsBelow = insets.bottom + missing - above
    layout.size = CellSize(
      columns: layout.innerColumns + columnsAround, rows: rows + missing + rowsAround)
    // Of what is not seen only the rows take room.
    if isTransparent, layout.size.rows == 0 { layout.size.columns = 0 }
    return layout
  }

  /// Whether the children stand beside the text: items of a bar and accessories of a cell do, where
  /// there is room.
  func isBeside(_ own: CellSize, _ children: CellSize) -> Bool {
    guard model.kind.isKind(of: .navigationBar) || model.kind.isKind(of: .tableCell),
      own.columns > 0, children.columns > 0
    else { return false }
    return own.columns + Self.gap + children.columns <= columnsInside
  }

  /// The columns between text and what is beside it, and between neighbors in a row by default.
  static let gap = 2

  /// The columns between neighbors in a row.
  var gap: Int { model.spacing.map(Self.columns) ?? Self.gap }

  /// The blank lines between children one below the other.
  var rowGap: Int { model.spacing.map(Self.rows) ?? 0 }

  /// What is behind the node: a bar's tint stands for its background.
  var backdrop: Color? {
    model.barTintColor ?? model.backgroundColor ?? model.backgroundGradient?.stops.first?.color
  }

  /// Where the text stands when there is more room.
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

  /// Whether the node takes all the room there is: containers do, and text that is aligned in it.
  func fillsWidth(_ look: TitleLook) -> Bool {
    let kind = model.kind
    if kind.isKind(of: .control) || kind.isKind(of: .barItem) { return kind.isKind(of: .textField) }
    if kind.isKind(of: .label) { return look.alignment != .natural }
    return kind != .image && kind != .activityIndicator && kind != .progress
  }

  /// How many columns of some that are left over go before what is aligned.
  private func offset(_ columns: Int, _ look: TitleLook) -> Int {
    switch alignment(look) {
    case .left, .natural, .justified: 0
    case .center: columns / 2
    case .right: columns
    }
  }

  /// How many rows of some that are left over go above the content.
  private func rowsAbove(_ missing: Int) -> Int {
    switch model.contentVerticalAlignment {
    case .top: 0
    case .bottom: missing
    case .center, .fill: missing / 2
    case nil: model.kind.isKind(of: .control) ? missing / 2 : 0
    }
  }

  /// How children stand to each other.
  enum Arrangement {
    case joined

    /// One below the other, with a line of a style in between where there is one.
    case stacked(separator: CellStyle?)
  }

  var arrangement: Arrangement {
    let bars: [NodeKind] = [.navigationBar, .toolbar, .tabBar]
    if bars.contains(where: model.kind.isKind(of:)) { return .joined }
    if model.kind.isKind(of: .tableCell) { return .joined }
    guard model.kind.isKind(of: .table), model.separatorStyle != .hidden else {
      return .stacked(separator: nil)
    }
    return .stacked(separator: CellStyle(foreground: model.separatorColor))
  }

  /// The size of all children together.
  private func arrange(_ sizes: [CellSize]) -> CellSize {
    guard !sizes.isEmpty else { return CellSize() }
    switch arrangement {
    case .joined:
      let rows = sizes.map(\.rows).max() ?? 0
      let columns = sizes.map(\.columns).reduce(0, +) + gap * (sizes.count - 1)
      return CellSize(columns: rows == 0 ? 0 : columns, rows: rows)
    case .stacked(let separator):
      return CellSize(
        columns: sizes.map(\.columns).max() ?? 0,
        rows: sizes.map(\.rows).reduce(0, +)
          + (sizes.count - 1) * (rowGap + (separator == nil ? 0 : 1)))
    }
  }

  /// The columns of a node that takes all there are, as many as a terminal can hold.
  private var filledColumns: Int { min(columnsInside, Self.limit) }

  var fixedColumns: Int? {
    model.width.map { min(max(Self.columns($0), columnsAround + 1), columns) }
  }

  var columnsAround: Int { insets.left + insets.right + (border == nil ? 0 : 2) }

  var rowsAround: Int { insets.top + insets.bottom + (border == nil ? 0 : 2) }

  // A cell of a terminal is about twice as high as it is wide. Sizes are the user's data: what no
  // terminal can hold is cut off, and negative insets are none.
  private static func columns(_ points: Double) -> Int { cells(points / 8) }

  static func rows(_ points: Double) -> Int { cells(points / 16) }

  private static func cells(_ count: Double) -> Int {
    count > 0 ? Int(min(count, Double(limit)).rounded()) : 0
  }

  private static let limit = 1000
}
