import ProtocolStyle

@testable import StyleTerminal

/// A reference for drawings, which puts boxes together from the inside out, line by line.
///
/// It's simple, and slow for deep trees, because each node copies all lines of its children.
struct ReferenceBox {
  var lines: [TextLine]
  var columns: Int

  init(_ lines: [TextLine], columns: Int = 0, alignment: TextAlignmentValue = .left) {
    let widest = max(columns, lines.map(\.columnCount).max() ?? 0)
    self.lines = lines.map { $0.padded(to: widest, alignment: alignment) }
    self.columns = widest
  }

  init(stacking boxes: [ReferenceBox]) {
    let widest = boxes.map(\.columns).max() ?? 0
    lines = boxes.flatMap { box in box.lines.map { $0.padded(to: widest) } }
    columns = widest
  }

  init(joining boxes: [ReferenceBox], gap: Int) {
    let height = boxes.map(\.lines.count).max() ?? 0
    let lines = (0..<height).map { row in
      var line = TextLine()
      for (index, box) in boxes.enumerated() {
        if index > 0 { line.append(String(repeating: " ", count: gap)) }
        line.append(row < box.lines.count ? box.lines[row] : TextLine().padded(to: box.columns))
      }
      return line
    }
    self.init(lines)
  }

  /// Creates the box of a node and its descendants.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - tree: Its tree.
  ///   - columns: The maximum width.
  ///   - separator: The line between rows if the node is a section of a table.
  init(
    _ node: AnyNodeHandle, in tree: StyleTree, columns: Int, separator: CellStyle? = nil
  ) {
    let drawing = NodeDrawing(tree.viewModel(of: node), columns: columns, hasColors: false)
    let model = drawing.model
    var line = model.kind.isKind(of: .tableSection) ? separator : nil
    if model.kind.isKind(of: .table), model.separatorStyle != .hidden {
      line = CellStyle(foreground: model.separatorColor)
    }
    guard drawing.model.isHidden != true else {
      self.init([])
      return
    }
    let shown = tree.children(of: node).filter { tree.viewModel(of: $0).isHidden != true }
    let row = Self.isRow(drawing) ? Self.share(drawing, shown, in: tree) : nil
    let columns = row?.columns ?? shown.map { _ in drawing.columnsInside }
    let children = zip(shown, columns).map {
      ReferenceBox($0, in: tree, columns: $1, separator: line)
    }
    self.init(
      drawing, around: children, shown.map { tree.viewModel(of: $0).kind }, line,
      gap: row?.gap ?? 0)
  }

  private static func isRow(_ drawing: NodeDrawing) -> Bool {
    [NodeKind.navigationBar, .toolbar, .tabBar, .tableCell].contains(
      where: drawing.model.kind.isKind(of:))
  }

  /// Returns the columns of children side by side, column by column: as long as there are too many,
  /// the widest one loses one; then the children that fill the width get one after the other.
  private static func share(
    _ drawing: NodeDrawing, _ children: [AnyNodeHandle], in tree: StyleTree
  ) -> (columns: [Int], gap: Int) {
    let room = drawing.columnsInside
    var columns = children.map { max(naturalSize(of: $0, in: tree, columns: room).columns, 1) }
    while columns.count > room { columns.removeLast() }
    var gap = drawing.gap
    while gap > 0, columns.count + gap * (columns.count - 1) > room { gap -= 1 }
    func rest() -> Int { room - columns.reduce(0, +) - gap * max(columns.count - 1, 0) }
    while rest() < 0 {
      let widest = columns.indices.reversed().max { columns[$0] < columns[$1] }!
      columns[columns.lastIndex(of: columns[widest])!] -= 1
    }
    let fillers = columns.indices.filter { place in
      let child = NodeDrawing(tree.viewModel(of: children[place]), columns: 1, hasColors: false)
      return child.model.width == nil && child.fillsWidth(TitleLook(of: child.model))
    }
    var turn = 0
    while rest() > 0, !fillers.isEmpty {
      columns[fillers[turn % fillers.count]] += 1
      turn += 1
    }
    return (columns, gap)
  }

  /// Returns the size of a node that doesn't fill the available width.
  private static func naturalSize(
    of node: AnyNodeHandle, in tree: StyleTree, columns: Int
  ) -> CellSize {
    let drawing = NodeDrawing(tree.viewModel(of: node), columns: columns, hasColors: false)
    let look = TitleLook(of: drawing.model)
    let own = ReferenceBox(drawing.ownLines(look)).size
    let sizes = tree.children(of: node).filter { tree.viewModel(of: $0).isHidden != true }.map {
      naturalSize(of: $0, in: tree, columns: drawing.columnsInside)
    }
    var children = CellSize(
      columns: sizes.map(\.columns).max() ?? 0, rows: sizes.map(\.rows).reduce(0, +))
    if isRow(drawing) {
      children.rows = sizes.map(\.rows).max() ?? 0
      children.columns =
        children.rows == 0
        ? 0 : sizes.map(\.columns).reduce(0, +) + drawing.gap * (sizes.count - 1)
    }
    let inside =
      drawing.isBeside(own, children)
      ? own.columns + 2 + children.columns : max(own.columns, children.columns)
    let fixed = drawing.fixedColumns.map { $0 - drawing.columnsAround } ?? 0
    let content = own.rows + children.rows
    var rows = content + drawing.insets.top + drawing.insets.bottom
    if let fixed = drawing.fixedRows {
      rows = drawing.model.masksToBounds == true ? fixed : max(fixed, content)
    }
    // Only zero or not matters of the rows.
    var size = CellSize(
      columns: min(max(inside, fixed) + drawing.columnsAround, columns),
      rows: rows + (drawing.border == nil ? 0 : 2))
    if drawing.isTransparent, size.rows == 0 { size.columns = 0 }
    return size
  }

  private init(
    _ drawing: NodeDrawing, around children: [ReferenceBox], _ kinds: [NodeKind],
    _ separator: CellStyle?, gap: Int
  ) {
    let look = TitleLook(of: drawing.model)
    let alignment = drawing.alignment(look)
    let own = ReferenceBox(drawing.ownLines(look), alignment: alignment)
    let joined =
      children.isEmpty ? nil : Self.arrange(children, kinds, drawing, separator, gap: gap)
    if let joined, drawing.isBeside(own.size, joined.size) {
      self = Self.decorated(Self.beside(own, joined, drawing, alignment), drawing)
      return
    }
    var boxes = own.lines.isEmpty ? [] : [own]
    if let joined { boxes.append(joined) }
    var box = ReferenceBox(stacking: boxes)
    let width =
      drawing.fixedColumns.map { $0 - drawing.columnsAround }
      ?? (drawing.fillsWidth(look) ? drawing.columnsInside : 0)
    if box.columns < width {
      let lines = boxes.flatMap { $0.lines.map { $0.padded(to: width, alignment: alignment) } }
      box = ReferenceBox(lines, columns: width)
    }
    self = Self.decorated(box, drawing)
  }

  private var size: CellSize { CellSize(columns: columns, rows: lines.count) }

  /// Returns a text with another one at the right edge; the text is shortened if necessary.
  private static func beside(
    _ own: ReferenceBox, _ children: ReferenceBox, _ drawing: NodeDrawing,
    _ alignment: TextAlignmentValue
  ) -> ReferenceBox {
    let look = TitleLook(of: drawing.model)
    let width = max(
      own.columns + 2 + children.columns,
      drawing.fixedColumns.map { $0 - drawing.columnsAround }
        ?? (drawing.fillsWidth(look) ? drawing.columnsInside : 0))
    let start = width - children.columns
    let lines = (0..<max(own.lines.count, children.lines.count)).map { row in
      let text = row < own.lines.count ? own.lines[row] : TextLine().padded(to: own.columns)
      let spare = width - own.columns
      let wanted =
        switch alignment {
        case .center: spare / 2
        case .right: spare
        default: 0
        }
      var line = TextLine().padded(to: min(wanted, start - 2 - own.columns))
      line.append(text)
      line = line.padded(to: start)
      line.append(
        row < children.lines.count ? children.lines[row] : TextLine().padded(to: children.columns))
      return line
    }
    return ReferenceBox(lines, columns: width)
  }

  /// Returns a box with the height, insets, border, background and opacity of its node.
  ///
  /// A box with a height is cut there. Without a mask, the rest follows without the border and the
  /// background.
  private static func decorated(_ inner: ReferenceBox, _ drawing: NodeDrawing) -> ReferenceBox {
    var box = inner
    var insets = drawing.insets
    var below = ReferenceBox([])
    if let height = drawing.model.height {
      let edges = drawing.border == nil ? 0 : 2
      var inside = height > 0 ? max(NodeDrawing.rows(height), 1) - edges : 0
      if drawing.border != nil, inside < 1, !box.lines.isEmpty { inside = 1 }
      inside = max(inside, 0)
      let missing = inside - insets.top - insets.bottom - box.lines.count
      if missing > 0 { box = box.stretched(by: missing, drawing.model) }
      while insets.top > 0, inside - insets.top < 1 { insets.top -= 1 }
      let shown = min(box.lines.count, inside - insets.top)
      let rest = ReferenceBox(Array(box.lines[shown...]), columns: box.columns)
      box = ReferenceBox(Array(box.lines[..<shown]), columns: box.columns)
      insets.bottom = inside - insets.top - shown
      if drawing.model.masksToBounds != true {
        let side = drawing.border == nil ? 0 : 1
        below = rest.padded(0, insets.left + side, 0, insets.right + side)
      }
    }
    box = box.padded(insets.top, insets.left, insets.bottom, insets.right)
    if let border = drawing.border { box = box.bordered(border) }
    if let color = drawing.backdrop {
      box = box.mapStyles { $0.background = $0.background?.composited(over: color) ?? color }
    }
    return ReferenceBox(box.lines + below.lines, columns: max(box.columns, below.columns))
      .faded(to: drawing.model.alpha ?? 1)
  }

  private static func arrange(
    _ children: [ReferenceBox], _ kinds: [NodeKind], _ drawing: NodeDrawing,
    _ separator: CellStyle?, gap: Int
  ) -> ReferenceBox {
    let model = drawing.model
    if isRow(drawing) { return ReferenceBox(joining: children, gap: gap) }
    let blank = Array(repeating: TextLine(), count: drawing.rowGap)
    let width = children.map(\.columns).max() ?? 0
    let line = separator.map { TextLine(String(repeating: "─", count: width), $0) }
    let hasSections = model.kind.isKind(of: .table) || separator != nil
    var boxes = [children[0]]
    for (index, child) in children.enumerated().dropFirst() {
      let (upper, lower) = (kinds[index - 1], kinds[index])
      if hasSections, upper == .tableSection || lower == .tableSection {
        boxes.append(ReferenceBox(blank + [TextLine()]))
      } else if let line, upper != .tableSectionHeader, lower != .tableSectionFooter {
        boxes.append(ReferenceBox([line] + blank))
      } else {
        boxes.append(ReferenceBox(blank))
      }
      boxes.append(child)
    }
    return ReferenceBox(stacking: boxes)
  }

  private func stretched(by missing: Int, _ model: ViewModel) -> ReferenceBox {
    let above =
      switch model.contentVerticalAlignment {
      case .top: 0
      case .bottom: missing
      case .center, .fill: missing / 2
      case nil: model.kind.isKind(of: .control) ? missing / 2 : 0
      }
    return padded(above, 0, missing - above, 0)
  }

  private func padded(_ top: Int, _ left: Int, _ bottom: Int, _ right: Int) -> ReferenceBox {
    let width = left + columns + right
    let empty = TextLine().padded(to: width)
    let inner = lines.map { line in
      var result = TextLine().padded(to: left)
      result.append(line)
      return result.padded(to: width)
    }
    return ReferenceBox(
      Array(repeating: empty, count: top) + inner + Array(repeating: empty, count: bottom),
      columns: width)
  }

  private func bordered(_ border: Border) -> ReferenceBox {
    let rule = String(repeating: border.horizontal, count: columns)
    let inner = lines.map { line in
      var result = TextLine(border.vertical, border.style)
      result.append(line)
      result.append(border.vertical, border.style)
      return result
    }
    let top = TextLine(border.topLeft + rule + border.topRight, border.style)
    let bottom = TextLine(border.bottomLeft + rule + border.bottomRight, border.style)
    return ReferenceBox([top] + inner + [bottom])
  }

  private func mapStyles(_ change: (inout CellStyle) -> Void) -> ReferenceBox {
    var box = self
    for line in box.lines.indices {
      for run in box.lines[line].runs.indices { change(&box.lines[line].runs[run].style) }
    }
    return box
  }

  private func faded(to alpha: Double) -> ReferenceBox {
    guard alpha < 1 else { return self }
    guard alpha > 0 else {
      return ReferenceBox(lines.map { TextLine().padded(to: $0.columnCount) })
    }
    return mapStyles { style in
      if style.foreground == nil { style.isDim = true }
      style.foreground = style.foreground.map { $0.withAlpha($0.alpha * alpha) }
      style.background = style.background.map { $0.withAlpha($0.alpha * alpha) }
    }
  }
}
