internal import ProtocolStyle

/// Draws a node with its children: measures from the inside out, then writes from the outside in.
///
/// The cost of drawing is linear in the number of cells and nodes, whatever the depth of the tree.
///
/// Invariants:
/// - Before a node is drawn, all its rows of the canvas end at its left edge; afterward, they end
///   at its right edge.
/// - A parent fills the cells that its children leave free, and each cell is written once.
struct TreeDrawing {
  private struct Node {
    let source: Source
    var layout = NodeLayout()
    var ownLines: [TextLine] = []

    /// The first child, and the next sibling; nil if there is none.
    var child: Int?
    var sibling: Int?
  }

  /// The inputs of a `NodeDrawing`, which is larger and therefore created again when it's needed.
  private struct Source {
    let model: ViewModel
    let columns: Int
    let hasColors: Bool
    var tableSeparator: CellStyle?

    var drawing: NodeDrawing {
      NodeDrawing(
        model, columns: columns, hasColors: hasColors, tableSeparator: tableSeparator)
    }
  }

  /// The nodes, parents before their children; the first one is the node to draw.
  private var nodes: [Node] = []
  private let hasColors: Bool

  /// Measures one view model.
  init(_ model: ViewModel, columns: Int, hasColors: Bool) {
    self.hasColors = hasColors
    guard model.isHidden != true else { return }
    nodes = [Node(source: Source(model: model, columns: columns, hasColors: hasColors))]
    measure(0)
  }

  /// Measures a node of a tree with its children.
  init(_ node: AnyNodeHandle, in tree: StyleTree, columns: Int, hasColors: Bool) {
    self.hasColors = hasColors
    // Without recursion: how deep trees are is the user's affair.
    var open = [begin(node, in: tree, columns: columns)].compactMap(\.self)
    while let frame = open.last {
      if let child = open[open.count - 1].children.popLast() {
        guard
          let inside = begin(
            child, in: tree, columns: frame.columnsInside, tableSeparator: frame.separator)
        else { continue }
        if let last = frame.lastChild {
          nodes[last].sibling = inside.index
        } else {
          nodes[frame.index].child = inside.index
        }
        open[open.count - 1].lastChild = inside.index
        open.append(inside)
      } else {
        measure(frame.index)
        open.removeLast()
      }
    }
  }

  /// A node whose children are being measured.
  private struct Frame {
    let index: Int
    let columnsInside: Int

    /// The style of the lines between rows, which sections take over from their table.
    let separator: CellStyle?

    /// The children that remain to be measured, in reverse order.
    var children: [AnyNodeHandle]
    var lastChild: Int?
  }

  /// Adds a node, or returns nil for a hidden one, which takes up no space, nor do its descendants.
  private mutating func begin(
    _ node: AnyNodeHandle, in tree: StyleTree, columns: Int, tableSeparator: CellStyle? = nil
  ) -> Frame? {
    let source = Source(
      model: tree.viewModel(of: node), columns: columns, hasColors: hasColors,
      tableSeparator: tableSeparator)
    if source.model.isHidden == true { return nil }
    nodes.append(Node(source: source))
    let drawing = source.drawing
    return Frame(
      index: nodes.count - 1, columnsInside: drawing.columnsInside, separator: drawing.separator,
      children: tree.children(of: node).reversed())
  }

  /// Measures a node whose children are measured.
  private mutating func measure(_ index: Int) {
    let drawing = nodes[index].source.drawing
    let look = TitleLook(of: drawing.model)
    let own = drawing.ownBlock(look)
    let shapes = children(of: index).map {
      NodeDrawing.ChildShape(size: nodes[$0].layout.size, kind: nodes[$0].source.model.kind)
    }
    nodes[index].ownLines = own.lines
    nodes[index].layout = drawing.layout(own: own.size, children: shapes, look)
  }

  private func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = nodes[index].child
    while let child = next {
      children.append(child)
      next = nodes[child].sibling
    }
    return children
  }
}

extension TreeDrawing {
  /// A remaining step of drawing.
  private enum Step {
    /// Draws a node with its top edge at a row, inside the node of an effect.
    case node(Int, row: Int, effect: Int)

    /// Fills rows with spaces, and ends them with a text.
    case fill(Range<Int>, columns: Int, style: Int, end: String, endStyle: Int)
  }

  /// The lines, without trailing spaces.
  func lines() -> [TextLine] {
    guard let root = nodes.first else { return [] }
    let size = root.layout.size
    var canvas = Canvas(rows: size.rows)
    var effects = Effects()
    var steps = [Step.node(0, row: 0, effect: Effects.none)]
    while let step = steps.popLast() {
      switch step {
      case .node(let index, let row, let effect):
        draw(index, at: row, in: effect, &canvas, &effects, &steps)
      case .fill(let rows, let columns, let style, let end, let endStyle):
        canvas.writeSpace(columns, style, in: rows)
        canvas.write(end, endStyle, in: rows)
      }
    }
    return canvas.lines
  }

  private func draw(
    _ index: Int, at top: Int, in outer: Int, _ canvas: inout Canvas, _ effects: inout Effects,
    _ steps: inout [Step]
  ) {
    let node = nodes[index]
    let layout = node.layout
    let drawing = node.source.drawing
    let bottom = top + layout.size.rows
    guard !drawing.isTransparent else {
      let plain = canvas.number(of: effects.apply(outer, to: .plain))
      canvas.writeSpace(layout.size.columns, plain, in: top..<bottom)
      return
    }
    let effect = effects.add(backdrop: drawing.backdrop, alpha: drawing.alpha, in: outer)
    var pen = Pen(drawing, layout, canvas.number(of: effects.apply(effect, to: .plain)))
    var row = top
    if let border = drawing.border {
      pen.borderStyle = canvas.number(of: effects.apply(effect, to: border.style))
      let edges = [
        (row, border.topLeft, border.topRight), (bottom - 1, border.bottomLeft, border.bottomRight),
      ]
      for (row, left, right) in edges {
        canvas.write(left, pen.borderStyle, in: row..<row + 1)
        canvas.write(
          border.horizontal, times: pen.columns, pen.borderStyle, in: row..<row + 1)
        canvas.write(right, pen.borderStyle, in: row..<row + 1)
      }
      row += 1
      canvas.write(border.vertical, pen.borderStyle, in: row..<bottom - 1)
    }
    let below = bottom - (drawing.border == nil ? 0 : 1) - layout.rowsBelow
    for rows in [row..<row + layout.rowsAbove, below..<below + layout.rowsBelow] {
      canvas.writeSpace(pen.columns, pen.space, in: rows)
      canvas.write(pen.end, pen.borderStyle, in: rows)
    }
    row += layout.rowsAbove
    canvas.writeSpace(pen.left, pen.space, in: row..<below)
    if layout.isBeside {
      drawOwnLines(of: node, from: row, to: below, effect, pen, &canvas, &effects)
      pen.rest -= layout.childrenOffset
      join(children(of: index), in: row..<below, gap: drawing.gap, effect, pen, &steps)
      return
    }
    for line in node.ownLines {
      canvas.writeSpace(layout.ownOffset, pen.space, in: row..<row + 1)
      for run in line.runs {
        let style = canvas.number(of: effects.apply(effect, to: run.style))
        canvas.write(content: run.text, style, in: row)
      }
      let rest = pen.rest - layout.ownOffset - layout.own.columns
      canvas.writeSpace(rest, pen.space, in: row..<row + 1)
      canvas.write(pen.end, pen.borderStyle, in: row..<row + 1)
      row += 1
    }
    canvas.writeSpace(layout.childrenOffset, pen.space, in: row..<below)
    pen.rest -= layout.childrenOffset
    let inside = children(of: index)
    switch drawing.arrangement {
    case .joined: join(inside, in: row..<below, gap: drawing.gap, effect, pen, &steps)
    case .stacked:
      let style = drawing.separator.map { canvas.number(of: effects.apply(effect, to: $0)) }
      stack(inside, of: drawing, at: row, effect, pen, separator: style, &canvas, &steps)
    }
  }
}

extension TreeDrawing {
  /// Writes the own lines of a node up to the children next to them.
  private func drawOwnLines(
    of node: Node, from top: Int, to bottom: Int, _ effect: Int, _ pen: Pen,
    _ canvas: inout Canvas, _ effects: inout Effects
  ) {
    let layout = node.layout
    for (row, line) in zip(top..., node.ownLines) {
      canvas.writeSpace(layout.ownOffset, pen.space, in: row..<row + 1)
      for run in line.runs {
        let style = canvas.number(of: effects.apply(effect, to: run.style))
        canvas.write(content: run.text, style, in: row)
      }
      let rest = layout.childrenOffset - layout.ownOffset - layout.own.columns
      canvas.writeSpace(rest, pen.space, in: row..<row + 1)
    }
    canvas.writeSpace(
      layout.childrenOffset, pen.space, in: min(top + layout.own.rows, bottom)..<bottom)
  }
}

extension TreeDrawing {
  /// The styles and widths with which a node fills its rows.
  private struct Pen {
    /// The columns inside the border.
    let columns: Int
    let left: Int
    let space: Int
    var borderStyle: Int

    /// The right border; empty if there is none.
    let end: String

    /// The columns between the left inset, or the offset of a part, and the right border.
    var rest: Int
    let childColumns: Int

    init(_ drawing: NodeDrawing, _ layout: NodeLayout, _ space: Int) {
      left = drawing.insets.left
      rest = layout.innerColumns + drawing.insets.right
      columns = left + rest
      self.space = space
      borderStyle = space
      end = drawing.border?.vertical ?? ""
      childColumns = layout.children.columns
    }

    /// Fills some rows up to the right edge of the node; nil if they already reach it.
    func fill(_ rows: Range<Int>, after columns: Int) -> Step? {
      guard !rows.isEmpty, rest > columns || !end.isEmpty else { return nil }
      return .fill(rows, columns: rest - columns, style: space, end: end, endStyle: borderStyle)
    }
  }

  /// Draws children one below the other.
  private func stack(
    _ children: [Int], of drawing: NodeDrawing, at top: Int, _ effect: Int, _ pen: Pen,
    separator: Int?, _ canvas: inout Canvas, _ steps: inout [Step]
  ) {
    var row = top
    for (place, child) in children.enumerated() {
      let space =
        place == 0
        ? (hasLine: false, rows: 0)
        : drawing.space(
          between: nodes[children[place - 1]].source.model.kind,
          and: nodes[child].source.model.kind)
      if space.hasLine, let separator {
        canvas.write("─", times: pen.childColumns, separator, in: row..<row + 1)
        canvas.writeSpace(pen.rest - pen.childColumns, pen.space, in: row..<row + 1)
        canvas.write(pen.end, pen.borderStyle, in: row..<row + 1)
        row += 1
      }
      if space.rows > 0 {
        if let fill = pen.fill(row..<row + space.rows, after: 0) { steps.append(fill) }
        row += space.rows
      }
      // Children don't share rows, so their order doesn't matter.
      let size = nodes[child].layout.size
      if let fill = pen.fill(row..<row + size.rows, after: size.columns) { steps.append(fill) }
      steps.append(.node(child, row: row, effect: effect))
      row += size.rows
    }
  }

  /// Draws children side by side, with columns between them.
  private func join(
    _ children: [Int], in rows: Range<Int>, gap: Int, _ effect: Int, _ pen: Pen,
    _ steps: inout [Step]
  ) {
    func space(_ columns: Int, _ rows: Range<Int>) -> Step {
      .fill(rows, columns: columns, style: pen.space, end: "", endStyle: pen.space)
    }
    var next: [Step] = []
    for (place, child) in children.enumerated() {
      if place > 0 { next.append(space(gap, rows)) }
      let size = nodes[child].layout.size
      next.append(.node(child, row: rows.lowerBound, effect: effect))
      next.append(space(size.columns, rows.lowerBound + size.rows..<rows.upperBound))
    }
    if let fill = pen.fill(rows, after: pen.childColumns) { next.append(fill) }
    steps += next.reversed()
  }
}
