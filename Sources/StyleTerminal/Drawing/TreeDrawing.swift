internal import ProtocolStyle
internal import StyleLayout

/// Draws a node with its children: measures from the inside out, then writes from the outside in.
///
/// Nodes side by side are measured twice: their natural widths first, which determine their shares
/// of the row, and then with these shares. Children of a node with attributes of layout are placed
/// by a `StackLayout`, all others as their kind determines.
///
/// The cost of drawing is linear in the number of cells and nodes, whatever the depth of the tree.
///
/// Invariants:
/// - Before a node is drawn, all its rows of the canvas end at its left edge; afterward, they end
///   at its right edge.
/// - A parent fills the cells that its children leave free, and each cell is written once.
/// - No node is wider than its columns, because its children aren't and share them.
/// - A node may be drawn several times, each time within other rows.
struct TreeDrawing {
  struct Node {
    var source: Source
    var layout = NodeLayout()
    var ownLines: [TextLine] = []

    /// Whether the node is in a row of nodes side by side, at any depth.
    var isInRow = false

    /// The columns between children side by side; nil for the node's own gap.
    var gap: Int?

    /// The least columns that show all of the node, of those of its natural width.
    var least = 0

    /// The row of the node's first text.
    var baseline = 0

    /// The arrangement by attributes of layout; nil for a node without them.
    var stack: NodeStack?

    /// The first child, and the next sibling; nil if there is none.
    var child: Int?
    var sibling: Int?
  }

  /// The inputs of a `NodeDrawing`, which is larger and therefore created again when it's needed.
  struct Source {
    let model: ViewModel
    var columns: Int
    let hasColors: Bool
    var surroundings: Surroundings
    private let parts: NodeParts

    init(
      model: ViewModel, columns: Int, hasColors: Bool,
      surroundings: Surroundings = Surroundings()
    ) {
      self.model = model
      self.columns = columns
      self.hasColors = hasColors
      self.surroundings = surroundings
      parts = NodeParts(of: model, hasColors: hasColors, surroundings)
    }

    var drawing: NodeDrawing {
      NodeDrawing(
        model, columns: columns, hasColors: hasColors, surroundings: surroundings, parts: parts)
    }
  }

  /// The nodes, parents before their children; the first one is the node to draw.
  var nodes: [Node] = []
  private let hasColors: Bool

  /// Whether a node has attributes of layout.
  private var hasStacks = false

  /// Measures one view model.
  init(_ model: ViewModel, columns: Int, hasColors: Bool) {
    self.hasColors = hasColors
    guard model.isHidden != true else { return }
    nodes = [Node(source: Source(model: model, columns: columns, hasColors: hasColors))]
    measure(0, fills: true)
  }

  /// Measures a node of a tree with its children.
  init(_ node: AnyNodeHandle, in tree: StyleTree, columns: Int, hasColors: Bool) {
    self.hasColors = hasColors
    // Without recursion: how deep trees are is the user's affair.
    let isRightToLeft = Self.isRightToLeft(around: node, in: tree)
    var open = [
      begin(node, in: tree, columns: columns, inside: [], isRightToLeft: isRightToLeft)
    ].compactMap(\.self)
    while let place = open.indices.last {
      // In place: a second frame with the remaining children would make each removal copy them.
      guard let child = open[place].children.popLast() else {
        open.removeLast()
        continue
      }
      let begun = begin(
        child, in: tree, columns: open[place].columnsInside, inside: open,
        isRightToLeft: open[place].isRightToLeft)
      guard let inside = begun else { continue }
      if let last = open[place].lastChild {
        nodes[last].sibling = inside.index
      } else {
        nodes[open[place].index].child = inside.index
      }
      open[place].lastChild = inside.index
      open.append(inside)
    }
    // Children come after their parents.
    for index in nodes.indices.reversed() where nodes[index].isInRow {
      measure(index, fills: false)
    }
    for index in nodes.indices { distributeColumns(of: index) }
    for index in nodes.indices.reversed() { measure(index, fills: true) }
    if hasStacks { for index in nodes.indices { placeRows(of: index) } }
  }

  /// Whether the environment of a node that is drawn alone is from right to left.
  private static func isRightToLeft(around node: AnyNodeHandle, in tree: StyleTree) -> Bool {
    var next = tree.parent(of: node)
    while let parent = next {
      if let direction = tree.ownEnvironment(of: parent)?.layoutDirection {
        return direction == .rightToLeft
      }
      next = tree.parent(of: parent)
    }
    return tree.environment.layoutDirection == .rightToLeft
  }

  /// A node whose children are being added.
  private struct Frame {
    let index: Int
    let columnsInside: Int

    /// The lines around rows, which sections take over from their table.
    let table: TableLook?

    /// The color of a tab bar's items that aren't selected; nil for that of their text.
    let itemTint: Color?
    let isRightToLeft: Bool

    /// Whether the children are in a row of nodes side by side.
    let isRow: Bool

    /// The children that remain to be added, in reverse order.
    var children: [AnyNodeHandle]
    var lastChild: Int?
  }

  /// Adds a node, or returns nil for a hidden one, which takes up no space, nor do its descendants.
  private mutating func begin(
    _ node: AnyNodeHandle, in tree: StyleTree, columns: Int, inside open: [Frame],
    isRightToLeft: Bool
  ) -> Frame? {
    let model = tree.viewModel(of: node)
    if model.isHidden == true { return nil }
    let outer = open.last
    var surroundings = Surroundings()
    var columns = columns
    if let outer {
      surroundings.table = outer.table
      surroundings.itemTint = outer.itemTint
      if outer.table?.variant == .insetGrouped {
        columns = nodes[outer.index].source.drawing.columns(forChild: model.kind)
      }
      if model.growth.map({ $0 > 0 }) == true { noteGrowth(in: outer.index) }
    }
    surroundings.isRightToLeft =
      tree.ownEnvironment(of: node)?.layoutDirection.map { $0 == .rightToLeft } ?? isRightToLeft
    if model.cornerShape?.form == .concentric {
      surroundings.concentricRadius = concentricRadius(inside: open)
    }
    let source = Source(
      model: model, columns: columns, hasColors: hasColors, surroundings: surroundings)
    let isInRow = outer?.isRow ?? false
    nodes.append(Node(source: source, isInRow: isInRow))
    let drawing = source.drawing
    let stack = NodeStack(of: drawing)
    if stack != nil {
      nodes[nodes.count - 1].stack = stack
      hasStacks = true
    }
    return Frame(
      index: nodes.count - 1, columnsInside: drawing.columnsInside, table: drawing.table,
      itemTint: model.unselectedItemTintColor,
      isRightToLeft: surroundings.isRightToLeft,
      isRow: isInRow || drawing.joinsChildren || stack?.needsNaturalColumns == true,
      children: tree.children(of: node).reversed())
  }

  /// Notes that a child of a node takes a share of free space.
  private mutating func noteGrowth(in index: Int) {
    guard nodes[index].stack == nil,
      let stack = NodeStack(of: nodes[index].source.drawing, hasGrowingChild: true)
    else { return }
    nodes[index].stack = stack
    hasStacks = true
  }

  /// The radius of the nearest ancestor that has one, less the ancestor's padding.
  private func concentricRadius(inside open: [Frame]) -> Double {
    for frame in open.reversed() {
      let model = nodes[frame.index].source.model
      let shape = model.cornerShape ?? .uniform
      let radius =
        switch shape.form {
        case .uniform: model.cornerRadius ?? 0
        case .radii:
          max(
            shape.radii.topLeading, shape.radii.topTrailing, shape.radii.bottomLeading,
            shape.radii.bottomTrailing)
        case .capsule, .concentric: 0.0
        }
      if radius > 0 { return max(radius - (model.padding?.left ?? 0), 0) }
    }
    return 0
  }

  /// Sets the columns of a node's children from those of the node, if they aren't set already.
  ///
  /// Children side by side that don't fit with one column each are removed.
  private mutating func distributeColumns(of index: Int) {
    let node = nodes[index]
    if let stack = node.stack { return placeColumns(of: index, stack) }
    // Only children in rows have other columns than those that they were added with.
    guard let first = node.child, nodes[first].isInRow else { return }
    let children = children(of: index)
    let drawing = node.source.drawing
    let room = drawing.columnsInside
    guard drawing.joinsChildren else {
      for child in children {
        nodes[child].source.columns = drawing.columns(forChild: nodes[child].source.model.kind)
      }
      return
    }
    var shares = RowShares(
      children.map { nodes[$0].layout.size.columns }, gap: drawing.gap, in: room)
    let fillers = children.indices.filter { place in
      let child = nodes[children[place]].source.drawing
      return child.fixedColumns == nil && child.fillsWidth(TitleLook(of: child.model))
    }
    shares.fill(room, with: fillers)
    for (child, columns) in zip(children, shares.columns) { nodes[child].source.columns = columns }
    nodes[children[shares.columns.count - 1]].sibling = nil
    nodes[index].gap = shares.gap
  }

  /// Measures a node whose children are measured.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - fills: Whether it fills the available width if it's one that does; false for its natural
  ///     width.
  private mutating func measure(_ index: Int, fills: Bool) {
    let drawing = nodes[index].source.drawing
    let look = TitleLook(of: drawing.model, itemTint: drawing.surroundings.itemTint)
    let inside = children(of: index)
    let size: CellSize
    if let stack = nodes[index].stack, !inside.isEmpty {
      size = arrange(inside, of: drawing, stack, fills: fills)
    } else {
      let shapes = inside.map {
        NodeDrawing.ChildShape(size: nodes[$0].layout.size, kind: nodes[$0].source.model.kind)
      }
      size = drawing.arrange(shapes, gap: nodes[index].gap ?? drawing.gap)
    }
    let own = drawing.ownBlock(look, fills: fills, beside: size)
    nodes[index].ownLines = own.lines
    nodes[index].layout = drawing.layout(
      own: own.size, children: size, sides(of: index, drawing, inside), look, fills: fills)
    if nodes[index].isInRow { noteLeast(of: index, drawing, own: own.size, inside) }
    // The natural width of a row that is wider than its columns is never used entirely.
    if !fills {
      nodes[index].layout.size.columns = min(
        nodes[index].layout.size.columns, nodes[index].source.columns)
    }
  }

  func children(of index: Int) -> [Int] {
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
  enum Step {
    /// Draws the part of a node that is in some rows, with its top edge at a row, inside the node
    /// of an effect.
    case node(Int, row: Int, rows: Range<Int>, effect: Int)

    /// Writes the own lines of a node that are in some rows, of which the first has a number.
    case ownLines(Int, row: Int, rows: Range<Int>, effect: Int)

    /// Fills rows with spaces, and ends them with a text.
    case fill(Range<Int>, columns: Int, style: Int, end: String, endStyle: Int)

    /// Begins to collect layers of some rows.
    case beginLayers(Range<Int>, columns: Int)

    /// Begins to write another layer over those before it.
    case beginLayer
    case endLayer

    /// Writes the collected layers inside the node of an effect.
    case endLayers(effect: Int)
  }

  /// The lines, without trailing spaces.
  ///
  /// - Parameter terminalBackground: The color behind everything; nil if it's unknown.
  /// - Returns: The lines.
  func lines(on terminalBackground: Color?) -> [TextLine] {
    guard let root = nodes.first else { return [] }
    let size = root.layout.size
    // The last canvas is the innermost layer.
    var canvases = [Canvas(rows: size.rows)]
    var layers: [Layers] = []
    var effects = Effects(ground: terminalBackground)
    var steps = [Step.node(0, row: 0, rows: 0..<size.rows, effect: Effects.none)]
    while let step = steps.popLast() {
      switch step {
      case .node(let index, let row, let rows, let effect):
        draw(
          index, at: row, within: rows, in: effect, &canvases[canvases.count - 1], &effects,
          &steps)
      case .ownLines(let index, let row, let rows, let effect):
        writeOwnLines(
          of: index, at: row, in: rows, effect, &canvases[canvases.count - 1], &effects)
      case .fill(let rows, let columns, let style, let end, let endStyle):
        canvases[canvases.count - 1].writeSpace(columns, style, in: rows)
        canvases[canvases.count - 1].write(end, endStyle, in: rows)
      case .beginLayers(let rows, let columns):
        layers.append(Layers(rows: rows, columns: columns))
      case .beginLayer: canvases.append(layers[layers.count - 1].newCanvas)
      case .endLayer: layers[layers.count - 1].add(canvases.removeLast())
      case .endLayers(let effect):
        layers.removeLast().write(to: &canvases[canvases.count - 1], effect, &effects)
      }
    }
    return canvases[0].lines
  }

  private func draw(
    _ index: Int, at top: Int, within clip: Range<Int>, in outer: Int, _ canvas: inout Canvas,
    _ effects: inout Effects, _ steps: inout [Step]
  ) {
    let layout = nodes[index].layout
    let drawing = nodes[index].source.drawing
    guard !drawing.isTransparent else {
      let plain = canvas.number(of: effects.apply(outer, to: .plain))
      canvas.writeSpace(
        layout.size.columns, plain, in: (top..<top + layout.size.rows).clamped(to: clip))
      return
    }
    let effect = effects.add(backdrop: drawing.backdrop, alpha: drawing.alpha, in: outer)
    var pen = Pen(drawing, layout, canvas.number(of: effects.apply(effect, to: .plain)))
    let bottom = top + layout.boxRows
    var inside = top..<bottom
    if let border = drawing.border {
      pen.borderStyle = canvas.number(of: effects.apply(effect, to: border.style))
      let edges = [
        (top, border.topLeft, border.top, border.topRight),
        (bottom - 1, border.bottomLeft, border.bottom, border.bottomRight),
      ]
      for (row, left, middle, right) in edges {
        let place = (row..<row + 1).clamped(to: clip)
        canvas.write(left, pen.borderStyle, in: place)
        canvas.write(middle, times: pen.columns, pen.borderStyle, in: place)
        canvas.write(right, pen.borderStyle, in: place)
      }
      inside = top + 1..<bottom - 1
      canvas.write(border.left, pen.borderStyle, in: inside.clamped(to: clip))
    }
    var shown = inside.lowerBound + layout.rowsAbove..<inside.upperBound - layout.rowsBelow
    for rows in [inside.lowerBound..<shown.lowerBound, shown.upperBound..<inside.upperBound] {
      canvas.writeSpace(pen.columns, pen.space, in: rows.clamped(to: clip))
      canvas.write(pen.end, pen.borderStyle, in: rows.clamped(to: clip))
    }
    if layout.hiddenRows > 0 {
      // The last row counts those that scrolling would show.
      shown = shown.lowerBound..<shown.upperBound - 1
      let dim = canvas.number(of: effects.apply(effect, to: .dim))
      pen.writeCount(
        layout.hiddenRows, dim, in: (shown.upperBound..<shown.upperBound + 1).clamped(to: clip),
        &canvas)
    }
    drawContent(
      of: index, drawing, at: shown.lowerBound, within: shown.clamped(to: clip), effect, pen,
      &canvas, &effects, &steps)
    guard layout.overflow > 0 else { return }
    // Below the box, what doesn't fit in it continues on the background of the parent.
    let bare = effects.add(backdrop: nil, alpha: drawing.alpha, in: outer)
    let below = (bottom..<bottom + layout.overflow).clamped(to: clip)
    pen.leaveBox(canvas.number(of: effects.apply(bare, to: .plain)))
    canvas.write(pen.end, pen.space, in: below)
    drawContent(
      of: index, drawing, at: bottom - shown.count, within: below, bare, pen, &canvas, &effects,
      &steps)
  }

  /// Draws the own lines and the children of a node, between the left and the right border.
  private func drawContent(
    of index: Int, _ drawing: NodeDrawing, at top: Int, within rows: Range<Int>, _ effect: Int,
    _ pen: Pen, _ canvas: inout Canvas, _ effects: inout Effects, _ steps: inout [Step]
  ) {
    guard !rows.isEmpty else { return }
    var pen = pen
    let node = nodes[index]
    let layout = node.layout
    canvas.writeSpace(pen.left, pen.space, in: rows)
    let inside = children(of: index)
    let isRow =
      drawing.joinsChildren && node.stack?.layout == nil && !inside.isEmpty
    if isRow, layout.isBeside {
      return drawRow(of: index, drawing, at: top, within: rows, effect, pen, &steps)
    }
    let ownTop = layout.isOwnBelow ? top + layout.children.rows : top
    let own = (ownTop..<ownTop + layout.own.rows).clamped(to: rows)
    let ownEnd =
      layout.isBeside ? layout.childrenOffset : pen.rest
    for row in own {
      let place = row..<row + 1
      canvas.writeSpace(layout.ownOffset, pen.space, in: place)
      writeOwnLines(of: index, at: ownTop, in: place, effect, &canvas, &effects)
      canvas.writeSpace(ownEnd - layout.ownOffset - layout.own.columns, pen.space, in: place)
      if !layout.isBeside { canvas.write(pen.end, pen.borderStyle, in: place) }
    }
    let others =
      layout.isOwnBelow
      ? rows.lowerBound..<own.lowerBound : own.upperBound..<rows.upperBound
    let childrenTop = layout.isOwnBelow ? top : top + layout.own.rows
    if isRow {
      return drawRow(of: index, drawing, at: childrenTop, within: others, effect, pen, &steps)
    }
    canvas.writeSpace(layout.childrenOffset, pen.space, in: others)
    pen.rest -= layout.childrenOffset
    if let stack = node.stack, let arranged = stack.layout, !inside.isEmpty {
      drawLines(
        arranged, of: stack, inside, at: layout.isBeside ? top : childrenTop,
        within: layout.isBeside ? rows : others, effect, pen, &steps)
      return
    }
    guard !drawing.joinsChildren else { return }
    if let boxes = drawing.boxes {
      stackInBoxes(
        inside, of: drawing, boxes, at: childrenTop, within: others, effect, pen, &canvas,
        &effects, &steps)
      return
    }
    let style = drawing.table?.separator.map {
      canvas.number(of: effects.apply(effect, to: $0))
    }
    stack(
      inside, of: index, drawing, at: childrenTop, within: others, effect, pen, separator: style,
      &canvas, &steps)
  }
}

extension TreeDrawing {
  /// The styles and widths with which a node fills its rows.
  struct Pen {
    /// The columns inside the border.
    let columns: Int
    let left: Int
    private(set) var space: Int
    fileprivate(set) var borderStyle: Int

    /// The right border; empty if there is none.
    private(set) var end: String

    /// The columns between the left inset, or the offset of a part, and the right border.
    var rest: Int
    let childColumns: Int

    init(_ drawing: NodeDrawing, _ layout: NodeLayout, _ space: Int) {
      left = drawing.insets.left
      rest = layout.innerColumns + drawing.insets.right
      columns = left + rest
      self.space = space
      borderStyle = space
      end = drawing.border?.right ?? ""
      childColumns = layout.children.columns
    }

    /// Continues below the box, with spaces in place of the border.
    mutating func leaveBox(_ space: Int) {
      self.space = space
      borderStyle = space
      if !end.isEmpty { end = " " }
    }

    /// Writes the number of rows that a node doesn't show.
    func writeCount(_ count: Int, _ style: Int, in rows: Range<Int>, _ canvas: inout Canvas) {
      guard let row = rows.first else { return }
      let room = columns - left
      let text = TextLine("↓ \(count) more").clipped(to: room)
      canvas.writeSpace(left, space, in: rows)
      canvas.write(content: text.runs.first?.text ?? "", style, in: row)
      canvas.writeSpace(room - text.columnCount, space, in: rows)
      canvas.write(end, borderStyle, in: rows)
    }

    /// Writes a line between children, as wide as they are.
    func writeLine(
      _ style: Int, insets: (left: Int, right: Int), in rows: Range<Int>, _ canvas: inout Canvas
    ) {
      let left = min(insets.left, childColumns)
      let right = min(insets.right, childColumns - left)
      canvas.writeSpace(left, space, in: rows)
      canvas.write("─", times: childColumns - left - right, style, in: rows)
      canvas.writeSpace(rest - childColumns + right, space, in: rows)
      canvas.write(end, borderStyle, in: rows)
    }

    /// Fills some rows up to the right edge of the node; nil if they already reach it.
    func fill(_ rows: Range<Int>, after columns: Int) -> Step? {
      guard !rows.isEmpty, rest > columns || !end.isEmpty else { return nil }
      return .fill(rows, columns: rest - columns, style: space, end: end, endStyle: borderStyle)
    }
  }

  /// Draws children one below the other.
  private func stack(
    _ children: [Int], of index: Int, _ drawing: NodeDrawing, at top: Int,
    within clip: Range<Int>, _ effect: Int, _ pen: Pen, separator: Int?,
    _ canvas: inout Canvas, _ steps: inout [Step]
  ) {
    let layout = nodes[index].layout
    var row = top
    for (place, child) in children.enumerated() where row < clip.upperBound {
      let space =
        place == 0
        ? (hasLine: false, rows: 0)
        : drawing.space(
          between: nodes[children[place - 1]].source.model.kind,
          and: nodes[child].source.model.kind)
      if space.hasLine, let separator {
        let line = (row..<row + 1).clamped(to: clip)
        let insets = drawing.table?.insets ?? (0, 0)
        pen.writeLine(separator, insets: insets, in: line, &canvas)
        row += 1
      }
      let blank = (row..<row + space.rows).clamped(to: clip)
      if let fill = pen.fill(blank, after: 0) { steps.append(fill) }
      row += space.rows
      // Children don't share rows, so their order doesn't matter.
      let size = nodes[child].layout.size
      let rows = (row..<row + size.rows).clamped(to: clip)
      // As in pages, dots and turning indicators are in the middle of the node.
      let isCentered = !drawing.hasRows && nodes[child].source.drawing.isCenteredInColumn
      let before =
        isCentered ? max((layout.innerColumns - size.columns) / 2 - layout.childrenOffset, 0) : 0
      if let fill = pen.fill(rows, after: before + size.columns) { steps.append(fill) }
      if !rows.isEmpty {
        steps.append(.node(child, row: row, rows: rows, effect: effect))
        if before > 0 {
          steps.append(
            .fill(rows, columns: before, style: pen.space, end: "", endStyle: pen.space))
        }
      }
      row += size.rows
    }
  }
}
