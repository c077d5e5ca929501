internal import ProtocolStyle

extension TreeDrawing {
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
