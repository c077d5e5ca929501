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
    let children = shown.map {
      ReferenceBox($0, in: tree, columns: drawing.columnsInside, separator: line)
    }
    self.init(drawing, around: children, shown.map { tree.viewModel(of: $0).kind }, line)
  }

  private init(
    _ drawing: NodeDrawing, around children: [ReferenceBox], _ kinds: [NodeKind],
    _ separator: CellStyle?
  ) {
    let look = TitleLook(of: drawing.model)
    let alignment = drawing.alignment(look)
    let own = ReferenceBox(drawing.ownLines(look), alignment: alignment)
    let joined =
      children.isEmpty ? nil : Self.arrange(children, kinds, drawing, separator)
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
  private static func decorated(_ inner: ReferenceBox, _ drawing: NodeDrawing) -> ReferenceBox {
    var box = inner
    if let height = drawing.model.height {
      let missing = NodeDrawing.rows(height) - drawing.rowsAround - box.lines.count
      if missing > 0 { box = box.stretched(by: missing, drawing.model) }
    }
    let insets = drawing.insets
    box = box.padded(insets.top, insets.left, insets.bottom, insets.right)
    if let border = drawing.border { box = box.bordered(border) }
    if let color = drawing.backdrop {
      box = box.mapStyles { $0.background = $0.background?.composited(over: color) ?? color }
    }
    return box.faded(to: drawing.model.alpha ?? 1)
  }

  private static func arrange(
    _ children: [ReferenceBox], _ kinds: [NodeKind], _ drawing: NodeDrawing,
    _ separator: CellStyle?
  ) -> ReferenceBox {
    let model = drawing.model
    if [NodeKind.navigationBar, .toolbar, .tabBar, .tableCell].contains(
      where: model.kind.isKind(of:))
    {
      return ReferenceBox(joining: children, gap: drawing.gap)
    }
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
