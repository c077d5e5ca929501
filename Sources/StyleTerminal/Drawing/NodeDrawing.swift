internal import ProtocolStyle

/// Draws one node, around the boxes of its children.
struct NodeDrawing {
  let model: ViewModel

  /// How many columns the node may take.
  let columns: Int
  private let border: Border?
  private let insets: (top: Int, left: Int, bottom: Int, right: Int)

  init(_ model: ViewModel, columns: Int) {
    self.model = model
    self.columns = columns
    border = Border(of: model)
    let points = model.contentEdgeInsets ?? model.padding ?? .zero
    insets = (
      Self.rows(points.top), Self.columns(points.left), Self.rows(points.bottom),
      Self.columns(points.right)
    )
  }

  /// How many columns there are for what is in the node.
  var columnsInside: Int { max((fixedColumns ?? columns) - columnsAround, 1) }

  /// The node with its children.
  func box(around children: [Box]) -> Box {
    let look = TitleLook(of: model)
    var boxes: [Box] = []
    let own = Box(ownLines(look), alignment: alignment(look))
    if !own.lines.isEmpty { boxes.append(own) }
    if !children.isEmpty { boxes.append(arrange(children)) }
    var box = Box(stacking: boxes)
    let width = fixedColumns.map { $0 - columnsAround } ?? (fillsWidth(look) ? columnsInside : 0)
    if box.columns < width {
      box = Box(boxes.flatMap { fill($0, width, look) }, columns: width)
    }
    if let rows = model.height.map({ Self.rows($0) - rowsAround }), box.lines.count < rows {
      box = stretch(box, to: rows)
    }
    box = box.padded(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    if let border { box = box.bordered(border) }
    if let color = backdrop { box = box.over(color) }
    return box.faded(to: model.alpha ?? 1)
  }

  /// What is behind the node: a bar's tint stands for its background.
  private var backdrop: Color? {
    model.barTintColor ?? model.backgroundColor ?? model.backgroundGradient?.stops.first?.color
  }

  private func fill(_ box: Box, _ width: Int, _ look: TitleLook) -> [TextLine] {
    box.lines.map { $0.padded(to: width, alignment: alignment(look)) }
  }

  /// Where the text stands when there is more room.
  private func alignment(_ look: TitleLook) -> TextAlignmentValue {
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
  private func fillsWidth(_ look: TitleLook) -> Bool {
    let kind = model.kind
    if kind.isKind(of: .control) || kind.isKind(of: .barItem) { return kind.isKind(of: .textField) }
    if kind.isKind(of: .label) { return look.alignment != .natural }
    return kind != .image && kind != .activityIndicator && kind != .progress
  }

  private func stretch(_ box: Box, to rows: Int) -> Box {
    let missing = rows - box.lines.count
    let above =
      switch model.contentVerticalAlignment {
      case .top: 0
      case .bottom: missing
      case .center, .fill: missing / 2
      case nil: model.kind.isKind(of: .control) ? missing / 2 : 0
      }
    return box.padded(top: above, left: 0, bottom: missing - above, right: 0)
  }

  private func arrange(_ children: [Box]) -> Box {
    let bars: [NodeKind] = [.navigationBar, .toolbar, .tabBar]
    if bars.contains(where: model.kind.isKind(of:)) { return Box(joining: children) }
    guard model.kind.isKind(of: .table), model.separatorStyle != .hidden else {
      return Box(stacking: children)
    }
    let width = children.map(\.columns).max() ?? 0
    let style = CellStyle(foreground: model.separatorColor)
    let line = Box([TextLine(String(repeating: "─", count: width), style)])
    return Box(stacking: Array(children.map { [$0] }.joined(separator: [line])))
  }

  private var fixedColumns: Int? {
    model.width.map { min(max(Self.columns($0), columnsAround + 1), columns) }
  }

  private var columnsAround: Int { insets.left + insets.right + (border == nil ? 0 : 2) }

  private var rowsAround: Int { insets.top + insets.bottom + (border == nil ? 0 : 2) }

  // A cell of a terminal is about twice as high as it is wide. Sizes are the user's data: what no
  // terminal can hold is cut off, and negative insets are none.
  private static func columns(_ points: Double) -> Int { cells(points / 8) }

  private static func rows(_ points: Double) -> Int { cells(points / 16) }

  private static func cells(_ count: Double) -> Int {
    count > 0 ? Int(min(count, 1000).rounded()) : 0
  }
}
