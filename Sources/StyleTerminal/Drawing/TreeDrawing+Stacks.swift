internal import ProtocolStyle

/// Nodes with words of layout: their children are placed by a `StackLayout`.
extension TreeDrawing {
  /// The columns of a field that nothing else gives a width, and the fewest of a text that wraps.
  private static let fieldColumns = 20
  private static let leastText = 8

  /// Places the children of a node in its columns.
  mutating func placeColumns(of index: Int, _ stack: NodeStack) {
    let inside = children(of: index)
    guard !inside.isEmpty else { return }
    let drawing = nodes[index].source.drawing
    // Beside the text of a bar or a cell, children only take what they need.
    let kind = drawing.model.kind
    let hasTextBefore =
      (kind.isKind(of: .navigationBar) || kind.isKind(of: .tableCell))
      && drawing.model.text?.isEmpty == false && stack.tracks.isEmpty
    let fills =
      !hasTextBefore
      && (drawing.fixedColumns != nil || drawing.fillsWidth(TitleLook(of: drawing.model)))
    let layout = StackLayout(
      inside.map { stackChild($0) }, stack.words, in: drawing.columnsInside, fills: fills,
      tracks: stack.tracks)
    stack.layout = layout
    for slot in layout.bands.flatMap(\.slots) {
      let child = inside[slot.child]
      nodes[child].source.columns = slot.columns
      nodes[child].source.surroundings.isExact = slot.isExact
      if layout.tracks.count > 1, stack.tracks.isEmpty, isRow(child) {
        nodes[child].stack?.tracks = tracks(layout.tracks, inside: child)
      }
    }
  }

  /// The columns of a grid inside the insets of one of its rows.
  private func tracks(_ tracks: [Range<Int>], inside row: Int) -> [Range<Int>] {
    let drawing = nodes[row].source.drawing
    let edge = drawing.border == nil ? 0 : 1
    let isRightToLeft = drawing.surroundings.isRightToLeft
    let start = edge + (isRightToLeft ? drawing.insets.right : drawing.insets.left)
    let room = drawing.columnsInside
    return tracks.map { track in
      let first = max(track.lowerBound - start, 0)
      return first..<max(min(track.upperBound - start, room), first)
    }
  }

  /// Whether a child of a grid is a row, whose children are in the columns of the grid.
  private func isRow(_ child: Int) -> Bool {
    nodes[child].child != nil && nodes[child].source.model.stackAxis == .horizontal
  }

  /// The input of a `StackLayout` about a child.
  private func stackChild(_ child: Int) -> StackLayout.Child {
    let node = nodes[child]
    let drawing = node.source.drawing
    let model = drawing.model
    let isField = model.kind.isKind(of: .textField) || model.kind.isKind(of: .searchBar)
    let growth = model.growth ?? 0
    var result = StackLayout.Child(
      // A written width is known without measuring, which a stack that fills omits.
      natural: max(node.layout.size.columns, drawing.fixedColumns ?? 0), least: node.least,
      most: max(drawing.limits.maximumColumns ?? .max, 1),
      growth: growth > 0 ? min(growth, 1e6) : 0,
      span: max(model.columnSpan ?? 1, 1), isFiller: isField,
      isFixed: drawing.fixedColumns != nil, isRow: isRow(child))
    if isField, !result.isFixed {
      result.natural = max(result.natural, Self.fieldColumns)
      result.least = min(max(result.least, Self.leastText), result.natural)
    }
    let inside = result.isRow ? children(of: child).map { nodes[$0].layout.size.columns } : []
    result.track =
      inside.max().map { $0 + drawing.columnsAround }
      ?? (result.natural + result.span - 1) / result.span
    return result
  }

  /// Notes the least columns of a node in a row, and the row of its first text.
  mutating func noteLeast(
    of index: Int, _ drawing: NodeDrawing, own: CellSize, _ inside: [Int]
  ) {
    let node = nodes[index]
    let isSideBySide = node.stack == nil && drawing.arrangement == .joined
    let ownLeast = drawing.isWrapping ? min(own.columns, Self.leastText) : own.columns
    let childLeast =
      isSideBySide ? node.layout.children.columns : inside.map { nodes[$0].least }.max() ?? 0
    nodes[index].least = min(
      max(ownLeast, childLeast) + drawing.columnsAround, node.layout.size.columns)
    let above = (drawing.border == nil ? 0 : 1) + node.layout.rowsAbove
    nodes[index].baseline =
      above + (own.rows > 0 ? 0 : inside.first.map { nodes[$0].baseline } ?? 0)
  }

  /// Arranges the measured children of a node, and returns their size.
  func arrange(
    _ inside: [Int], of drawing: NodeDrawing, _ stack: NodeStack, fills: Bool
  ) -> CellSize {
    var layout =
      fills
      ? stack.layout
      : StackLayout(
        inside.map { stackChild($0) }, stack.words, in: drawing.columnsInside, fills: false)
    layout?.placeRows(inside.map { measuredChild($0) })
    if fills { stack.layout = layout }
    return layout?.size ?? CellSize()
  }

  private func measuredChild(_ child: Int) -> StackLayout.MeasuredChild {
    let node = nodes[child]
    let growth = node.source.model.growth ?? 0
    let isWhole = node.layout.overflow == 0 && node.layout.hiddenRows == 0
    return StackLayout.MeasuredChild(
      columns: node.layout.size.columns, rows: node.layout.size.rows, baseline: node.baseline,
      growth: growth > 0 ? min(growth, 1e6) : 0,
      stretches: isWhole && node.source.drawing.stretchesRows,
      isCentered: node.source.drawing.isCenteredInColumn)
  }

  /// Places the children of a node in its rows, of which its parent may have added some.
  mutating func placeRows(of index: Int) {
    guard let stack = nodes[index].stack, var layout = stack.layout else { return }
    let inside = children(of: index)
    let measured = inside.map { measuredChild($0) }
    let drawing = nodes[index].source.drawing
    var own = nodes[index].layout
    var free = own.boxRows - (drawing.border == nil ? 0 : 2) - drawing.insets.top
    free -= drawing.insets.bottom + (own.isBeside ? 0 : own.own.rows)
    let isWhole = own.overflow == 0 && own.hiddenRows == 0
    let takesFree = isWhole && free > layout.rows && layout.takesFreeRows(measured)
    if takesFree {
      own.rowsAbove = drawing.insets.top
      own.rowsBelow = drawing.insets.bottom
      own.children.rows = free
      nodes[index].layout = own
    }
    let wanted = layout.placeRows(measured, in: takesFree ? free : 0)
    stack.layout = layout
    for (child, rows) in zip(inside, wanted) { stretch(child, to: rows) }
  }

  /// Adds rows to a node, up to its greatest height.
  private mutating func stretch(_ index: Int, to wanted: Int) {
    let drawing = nodes[index].source.drawing
    let rows = min(wanted, drawing.limits.maximumRows ?? wanted)
    let missing = rows - nodes[index].layout.size.rows
    guard missing > 0 else { return }
    let above = drawing.rowsAbove(missing)
    nodes[index].layout.rowsAbove += above
    nodes[index].layout.rowsBelow += missing - above
    nodes[index].layout.boxRows += missing
    nodes[index].layout.size.rows += missing
  }
}

// MARK: - Drawing

extension TreeDrawing {
  /// Draws the children of a node with words of layout, between its left and its right edge.
  func drawBands(
    _ layout: StackLayout, of children: [Int], at top: Int, within clip: Range<Int>,
    _ effect: Int, _ pen: Pen, _ steps: inout [Step]
  ) {
    var row = clip.lowerBound
    for band in layout.bands {
      let rows = (top + band.row..<top + band.row + band.rows).clamped(to: clip)
      guard !rows.isEmpty else { continue }
      if let fill = pen.fill(row..<rows.lowerBound, after: 0) { steps.append(fill) }
      row = rows.upperBound
      // Steps are performed from the last one on.
      var next: [Step] = []
      if layout.isLayered {
        next.append(.beginLayers(rows, columns: layout.width))
        for slot in band.slots {
          next.append(.beginLayer)
          next += place(
            [slot], of: children, at: top + band.row, within: rows, Effects.layer,
            Layers.spaceStyle)
          let rest = layout.width - slot.column - nodes[children[slot.child]].layout.size.columns
          next.append(
            .fill(
              rows, columns: rest, style: Layers.spaceStyle, end: "", endStyle: Layers.spaceStyle))
          next.append(.endLayer)
        }
        next.append(.endLayers(effect: effect))
        if let fill = pen.fill(rows, after: layout.width) { next.append(fill) }
      } else {
        next = place(band.slots, of: children, at: top + band.row, within: rows, effect, pen.space)
        let end = band.slots.last.map {
          $0.column + nodes[children[$0.child]].layout.size.columns
        }
        if let fill = pen.fill(rows, after: end ?? 0) { next.append(fill) }
      }
      steps += next.reversed()
    }
    if let fill = pen.fill(row..<max(clip.upperBound, row), after: 0) { steps.append(fill) }
  }

  /// The steps that draw children side by side, and the spaces before and between them.
  private func place(
    _ slots: [StackLayout.Slot], of children: [Int], at top: Int, within rows: Range<Int>,
    _ effect: Int, _ space: Int
  ) -> [Step] {
    func blank(_ columns: Int, _ rows: Range<Int>) -> Step {
      .fill(rows, columns: columns, style: space, end: "", endStyle: space)
    }
    var steps: [Step] = []
    var column = 0
    for slot in slots {
      let child = children[slot.child]
      let size = nodes[child].layout.size
      steps.append(blank(slot.column - column, rows))
      let first = min(max(top + slot.row, rows.lowerBound), rows.upperBound)
      let end = min(max(top + slot.row + size.rows, first), rows.upperBound)
      steps.append(blank(size.columns, rows.lowerBound..<first))
      steps.append(.node(child, row: top + slot.row, rows: first..<end, effect: effect))
      steps.append(blank(size.columns, end..<rows.upperBound))
      column = slot.column + size.columns
    }
    return steps
  }

  /// Draws the rows of a table or section in boxes, and what is between them.
  func stackInBoxes(
    _ children: [Int], of drawing: NodeDrawing, _ boxes: TableLook, at top: Int,
    within clip: Range<Int>, _ effect: Int, _ pen: Pen, _ canvas: inout Canvas,
    _ effects: inout Effects, _ steps: inout [Step]
  ) {
    let style = canvas.number(of: effects.apply(effect, to: boxes.separator ?? .dim))
    let kinds = children.map { nodes[$0].source.model.kind }
    var row = top
    for place in 0...children.count where row < clip.upperBound {
      let upper = place > 0 ? kinds[place - 1] : nil
      let lower = place < children.count ? kinds[place] : nil
      for line in drawing.lines(boxes, between: upper, and: lower) {
        let rows = (row..<row + 1).clamped(to: clip)
        row += 1
        let kind = line == .edge(isTop: false) ? upper : lower
        let sides = boxes.columnsBeside(kind ?? .tableCell, in: drawing.columnsInside)
        switch line {
        case .blank: if let fill = pen.fill(rows, after: 0) { steps.append(fill) }
        case .separator:
          pen.writeLine(style, insets: boxes.insets, sides: sides, in: rows, &canvas)
        case .edge(let isTop):
          pen.writeEdge(style, isTop: isTop, hasCorners: sides > 0, in: rows, &canvas)
        }
      }
      guard place < children.count else { continue }
      let size = nodes[children[place]].layout.size
      let rows = (row..<row + size.rows).clamped(to: clip)
      let sides = boxes.columnsBeside(kinds[place], in: drawing.columnsInside)
      let node = Step.node(children[place], row: row, rows: rows, effect: effect)
      row += size.rows
      guard !rows.isEmpty else { continue }
      if let fill = pen.fill(rows, after: sides > 0 ? pen.childColumns : size.columns) {
        steps.append(fill)
      }
      if sides > 0 {
        steps.append(
          .fill(
            rows, columns: pen.childColumns - size.columns - 2, style: pen.space, end: "│",
            endStyle: style))
      }
      steps.append(node)
      if sides > 0 { canvas.write("│", style, in: rows) }
    }
  }
}

extension TreeDrawing.Pen {
  /// Writes a line between two rows in a box.
  fileprivate func writeLine(
    _ style: Int, insets: (left: Int, right: Int), sides: Int, in rows: Range<Int>,
    _ canvas: inout Canvas
  ) {
    guard sides > 0 else { return writeLine(style, insets: insets, in: rows, &canvas) }
    let room = childColumns - 2
    let left = min(insets.left, room)
    let right = min(insets.right, room - left)
    canvas.write("│", style, in: rows)
    canvas.writeSpace(left, space, in: rows)
    canvas.write("─", times: room - left - right, style, in: rows)
    canvas.writeSpace(right, space, in: rows)
    canvas.write("│", style, in: rows)
    canvas.writeSpace(rest - childColumns, space, in: rows)
    canvas.write(end, borderStyle, in: rows)
  }

  /// Writes the upper or lower edge of a section.
  fileprivate func writeEdge(
    _ style: Int, isTop: Bool, hasCorners: Bool, in rows: Range<Int>, _ canvas: inout Canvas
  ) {
    guard hasCorners else { return writeLine(style, insets: (0, 0), in: rows, &canvas) }
    canvas.write(isTop ? "╭" : "╰", style, in: rows)
    canvas.write("─", times: childColumns - 2, style, in: rows)
    canvas.write(isTop ? "╮" : "╯", style, in: rows)
    canvas.writeSpace(rest - childColumns, space, in: rows)
    canvas.write(end, borderStyle, in: rows)
  }
}
