internal import ProtocolStyle
internal import StyleLayout

/// The arrangement of a node's children by its attributes of layout, in cells.
///
/// Children side by side that don't fit, even if each is as narrow as its content allows, are one
/// below the other instead, so no content is lost.
final class NodeStack {
  let arrangement: Arrangement

  /// The columns of the grid that the node is a row of; none for others.
  fileprivate var tracks: [ClosedRange<Double>] = []

  /// Nil until the width is known.
  fileprivate(set) var layout: StackLayout?

  /// Whether children determine their own width in the width of the node.
  fileprivate var isFree = false

  /// The columns of the layout.
  fileprivate var columns = 0

  /// Returns the arrangement of a node; nil if its kind determines it.
  ///
  /// Rows of a table have separators between them, and therefore stay one below the other unless
  /// another axis or a grid is written.
  ///
  /// - Parameters:
  ///   - drawing: The drawing of the node.
  ///   - hasGrowingChild: Whether a child has a growth, which plain nodes distribute, too.
  init?(of drawing: NodeDrawing, hasGrowingChild: Bool = false) {
    let model = drawing.model
    var arrangement = Arrangement(of: model)
    let isJoined = drawing.joinsChildren
    if isJoined, model.stackAxis == nil, arrangement.flow == .column {
      arrangement.flow = model.wrapsChildren == true ? .wrappingRow : .row
    }
    if drawing.table != nil, arrangement.flow == .column { return nil }
    let isPlain =
      arrangement.flow == (isJoined ? .row : .column) && arrangement.alignment == nil
      && model.stackDistribution == nil && model.wrapsChildren != true
    if isPlain, !hasGrowingChild { return nil }
    self.arrangement = arrangement
  }

  /// Whether the natural widths of children matter.
  var needsNaturalColumns: Bool {
    arrangement.flow != .column || (arrangement.alignment ?? .fill) != .fill
  }

  /// Whether the children take all columns of a node.
  ///
  /// Beside the text of a bar or a cell, they only take what they need.
  fileprivate func fills(_ drawing: NodeDrawing) -> Bool {
    let kind = drawing.model.kind
    let hasTextBefore =
      (kind.isKind(of: .navigationBar) || kind.isKind(of: .tableCell))
      && drawing.model.text?.isEmpty == false && tracks.isEmpty
    return !hasTextBefore
      && (drawing.fixedColumns != nil || drawing.fillsWidth(TitleLook(of: drawing.model)))
  }
}

/// Nodes with attributes of layout: their children are placed by a `StackLayout`.
extension TreeDrawing {
  /// The columns of a field that nothing else gives a width, and the fewest of a text that wraps.
  private static let fieldColumns = 20
  private static let leastText = 8

  /// The columns that a grid doesn't go below, so that texts stay legible.
  private static let leastTrack = 4

  /// Places the children of a node in its columns.
  mutating func placeColumns(of index: Int, _ stack: NodeStack) {
    let inside = children(of: index)
    guard !inside.isEmpty else { return }
    let drawing = nodes[index].source.drawing
    let (layout, isFree) = layOut(inside, of: drawing, stack, fills: stack.fills(drawing))
    (stack.layout, stack.isFree) = (isFree ? nil : layout, isFree)
    for (child, frame) in zip(inside, layout.frames) {
      // Without an alignment, a child of a column determines its own width.
      nodes[child].source.columns = isFree ? drawing.columnsInside : Int(frame.width)
      nodes[child].source.surroundings.isExact = !isFree
      guard layout.tracks.count > 1, stack.tracks.isEmpty, isRow(child) else { continue }
      let row = nodes[child].source.drawing
      let edge = row.border == nil ? 0 : 1
      let (left, right) = (Double(edge + row.insets.left), Double(edge + row.insets.right))
      let (start, end) = row.surroundings.isRightToLeft ? (right, left) : (left, right)
      nodes[child].stack?.tracks = StackLayout.tracks(
        .count(layout.tracks.count), in: Double(stack.columns), spacing: Double(drawing.gap),
        insetBy: start, end, isWhole: true)
    }
  }

  /// Chooses the columns of children.
  ///
  /// - Parameters:
  ///   - inside: The children; at least one.
  ///   - drawing: The drawing of their parent.
  ///   - stack: The arrangement of their parent.
  ///   - fills: Whether they take all columns, rather than those that they need.
  ///   - isMeasured: Whether children that determine their own width are measured.
  /// - Returns: The layout, and whether the children determine their own width.
  private func layOut(
    _ inside: [Int], of drawing: NodeDrawing, _ stack: NodeStack, fills: Bool,
    isMeasured: Bool = false
  ) -> (StackLayout, isFree: Bool) {
    // Any number of columns is exact as a floating-point number up to this one.
    let room = Double(min(drawing.columnsInside, 1 << 50))
    let spacing = Double(drawing.gap)
    var children = inside.map { stackChild($0, in: room) }
    var arrangement = stack.arrangement
    // Only rows scroll.
    arrangement.overflow = .visible
    // Beyond the limit, a node is only as wide as its content.
    let filled = max(
      min(room, Double(NodeDrawing.limit)), children.map(\.width.size).max() ?? 0)
    var tracks = stack.tracks.count > 1 ? stack.tracks : []
    if tracks.contains(where: { $0.lowerBound == $0.upperBound || $0.upperBound > room }) {
      tracks = []
    }
    var isFree = false
    if let columns = arrangement.columns, tracks.isEmpty {
      setGrid(columns, of: inside, in: filled, spacing, &arrangement, &children)
    } else if arrangement.flow == .row, tracks.isEmpty {
      func fits() -> Bool {
        StackLayout.width(of: children, arrangement, spacing: spacing).least <= room
      }
      if arrangement.isEqual, !fits() { arrangement.distribution = .leading }
      isFree = stack.isFree || !fits()
    } else {
      isFree = arrangement.flow == .column && arrangement.alignment == nil
    }
    if isFree, arrangement.flow == .row {
      arrangement = Arrangement()
      for place in children.indices {
        (children[place].growth, children[place].alignment) = (0, .leading)
      }
    }
    let isLine = arrangement.axis == .horizontal
    // If no other child grows, fields do.
    let fieldsGrow = isLine && children.allSatisfy { $0.growth == 0 }
    for (place, child) in inside.enumerated() {
      if isFree, isMeasured {
        let width = Double(nodes[child].layout.size.columns)
        children[place].width = StackLayout.Extent(natural: width)
        children[place].width.isFixed = true
      } else if !isFree, !isLine || arrangement.isEqual || !tracks.isEmpty {
        children[place].width.clip()
      } else if fieldsGrow, isField(child), !children[place].width.isFixed {
        children[place].growth = 1
      }
    }
    let natural = StackLayout.width(
      of: children, arrangement, spacing: spacing, columns: arrangement.columns?.count)
    let least = fills ? filled : min(natural.natural, room)
    let width = max(min(max(least, tracks.last?.upperBound ?? 0), room), 1)
    let layout = StackLayout(
      children, arrangement, spacing: spacing, in: width, tracks: tracks,
      isRightToLeft: drawing.surroundings.isRightToLeft, isWhole: true)
    stack.columns = Int(width)
    return (layout, isFree)
  }

  /// Sets the number of columns of a grid, which is a column where they would be too narrow.
  private func setGrid(
    _ columns: GridColumnsValue, of inside: [Int], in width: Double, _ spacing: Double,
    _ arrangement: inout Arrangement, _ children: inout [StackLayout.Child]
  ) {
    // In points, eight of which are a column.
    let count = min(columns.count(in: width * 8, spacing: spacing * 8), Int(width))
    arrangement.flow = .grid(.count(count))
    let least = children.map { $0.isRow ? 1 : $0.width.least }.max() ?? 1
    for (place, child) in inside.enumerated() where children[place].isRow {
      let cells = self.children(of: child).map { stackChild($0, in: width) }
      let needed = StackLayout.width(of: cells, arrangement, spacing: spacing, columns: count)
      children[place].width.natural =
        min(needed.natural + Double(nodes[child].source.drawing.columnsAround), width)
    }
    let track = (width - spacing * Double(count - 1)) / Double(count)
    guard track < min(least, Double(Self.leastTrack)) else { return }
    (arrangement.flow, arrangement.alignment) = (.column, arrangement.alignment ?? .fill)
  }

  /// Whether a child of a grid is a row, whose children are in the columns of the grid.
  private func isRow(_ child: Int) -> Bool {
    nodes[child].child != nil && nodes[child].source.model.stackAxis == .horizontal
  }

  private func isField(_ child: Int) -> Bool {
    let kind = nodes[child].source.model.kind
    return kind.isKind(of: .textField) || kind.isKind(of: .searchBar)
  }

  /// The input of a `StackLayout` about a child.
  private func stackChild(_ child: Int, in room: Double) -> StackLayout.Child {
    let node = nodes[child]
    let drawing = node.source.drawing
    let item = Arrangement.Item(of: drawing.model)
    // A written width is known without measuring, which a stack that fills omits.
    var natural = max(node.layout.size.columns, drawing.fixedColumns ?? 0)
    var least = node.least
    if isField(child), drawing.fixedColumns == nil {
      natural = max(natural, Self.fieldColumns)
      least = min(max(least, Self.leastText), natural)
    }
    natural = max(min(natural, drawing.limits.maximumColumns ?? natural, Int(room)), 1)
    least = max(min(least, natural), 1)
    var width = StackLayout.Extent(natural: Double(natural), least: Double(least))
    width.minimum = 1
    width.maximum = drawing.limits.maximumColumns.map { Double(max($0, 1)) } ?? .infinity
    width.isFixed = drawing.fixedColumns != nil
    var result = StackLayout.Child(width: width)
    (result.growth, result.span, result.isRow) = (item.growth, item.columnSpan, isRow(child))
    if drawing.isCenteredInColumn { result.alignment = .center }
    return result
  }

  /// Notes the least columns of a node in a row, and the row of its first text.
  mutating func noteLeast(
    of index: Int, _ drawing: NodeDrawing, own: CellSize, _ inside: [Int]
  ) {
    let node = nodes[index]
    let isSideBySide = node.stack == nil && drawing.joinsChildren
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
    var layout = fills ? stack.layout : nil
    if layout == nil {
      let fills = fills && stack.fills(drawing)
      layout = layOut(inside, of: drawing, stack, fills: fills, isMeasured: true).0
    }
    layout?.place(inside.map(height), spacing: Double(drawing.rowGap))
    if fills { stack.layout = layout }
    return CellSize(columns: stack.columns, rows: Int(layout?.height ?? 0))
  }

  private func height(of child: Int) -> StackLayout.Extent {
    let node = nodes[child]
    let rows = Double(node.layout.size.rows)
    var height = StackLayout.Extent(natural: rows, least: rows)
    let isWhole = node.layout.overflow == 0 && node.layout.hiddenRows == 0
    height.isFixed = !isWhole || !node.source.drawing.stretchesRows
    // What doesn't fit into the largest height follows below it.
    height.maximum =
      node.source.drawing.limits.maximumRows.map { max(Double($0), rows) } ?? .infinity
    height.baseline = Double(node.baseline)
    return height
  }

  /// Places the children of a node in its rows, of which its parent may have added some.
  mutating func placeRows(of index: Int) {
    guard let stack = nodes[index].stack, var layout = stack.layout else { return }
    let inside = children(of: index)
    let drawing = nodes[index].source.drawing
    var own = nodes[index].layout
    var free = own.boxRows - (drawing.border == nil ? 0 : 2) - drawing.insets.top
    free -= drawing.insets.bottom + (own.isBeside ? 0 : own.own.rows)
    let isWhole = own.overflow == 0 && own.hiddenRows == 0
    let takesFree = isWhole && Double(free) > layout.height && layout.takesFreeHeight
    if takesFree {
      own.rowsAbove = drawing.insets.top
      own.rowsBelow = drawing.insets.bottom
      own.children.rows = free
      nodes[index].layout = own
    }
    layout.place(
      inside.map(height), spacing: Double(drawing.rowGap), in: takesFree ? Double(free) : nil)
    stack.layout = layout
    for (child, frame) in zip(inside, layout.frames) { stretch(child, to: Int(frame.height)) }
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

extension StackLayout.Extent {
  /// Lets a cell clip what doesn't fit into it, also a child with a written width.
  fileprivate mutating func clip() {
    if isFixed { maximum = natural }
    (isFixed, least, floor) = (false, 1, 1)
  }
}

// MARK: - Drawing

extension TreeDrawing {
  /// Draws the children of a node with attributes of layout, between its left and its right edge.
  func drawLines(
    _ layout: StackLayout, of stack: NodeStack, _ children: [Int], at top: Int,
    within clip: Range<Int>, _ effect: Int, _ pen: Pen, _ steps: inout [Step]
  ) {
    func order(_ index: Int) -> Int { nodes[children[index]].source.model.zIndex ?? 0 }
    var row = clip.lowerBound
    for (line, frame) in zip(layout.lines, layout.lineFrames) {
      let rows = (top + Int(frame.y)..<top + Int(frame.y + frame.height)).clamped(to: clip)
      guard !rows.isEmpty else { continue }
      if let fill = pen.fill(row..<max(rows.lowerBound, row), after: 0) { steps.append(fill) }
      row = rows.upperBound
      // Steps are performed from the last one on.
      var next: [Step] = []
      if stack.arrangement.flow == .layers {
        next.append(.beginLayers(rows, columns: stack.columns))
        for index in line.sorted(by: { (order($0), $0) < (order($1), $1) }) {
          let (steps, end) = place(
            [index], layout, of: children, at: top, within: rows, Effects.layer, Layers.spaceStyle)
          next.append(.beginLayer)
          next += steps
          next.append(
            .fill(
              rows, columns: stack.columns - end, style: Layers.spaceStyle, end: "",
              endStyle: Layers.spaceStyle))
          next.append(.endLayer)
        }
        next.append(.endLayers(effect: effect))
        if let fill = pen.fill(rows, after: stack.columns) { next.append(fill) }
      } else {
        let ordered = line.sorted { layout.frames[$0].x < layout.frames[$1].x }
        let (steps, end) = place(
          ordered, layout, of: children, at: top, within: rows, effect, pen.space)
        next = steps
        if let fill = pen.fill(rows, after: end) { next.append(fill) }
      }
      steps += next.reversed()
    }
    if let fill = pen.fill(row..<max(clip.upperBound, row), after: 0) { steps.append(fill) }
  }

  /// The steps that draw children side by side, and the spaces before and between them; and the
  /// column after the last child.
  private func place(
    _ line: [Int], _ layout: StackLayout, of children: [Int], at top: Int,
    within rows: Range<Int>, _ effect: Int, _ space: Int
  ) -> ([Step], end: Int) {
    func blank(_ columns: Int, _ rows: Range<Int>) -> Step {
      .fill(rows, columns: columns, style: space, end: "", endStyle: space)
    }
    var steps: [Step] = []
    var column = 0
    for index in line {
      let frame = layout.frames[index]
      let size = nodes[children[index]].layout.size
      steps.append(blank(Int(frame.x) - column, rows))
      let row = top + Int(frame.y)
      let first = min(max(row, rows.lowerBound), rows.upperBound)
      let end = min(max(row + size.rows, first), rows.upperBound)
      steps.append(blank(size.columns, rows.lowerBound..<first))
      steps.append(.node(children[index], row: row, rows: first..<end, effect: effect))
      steps.append(blank(size.columns, end..<rows.upperBound))
      column = Int(frame.x) + size.columns
    }
    return (steps, column)
  }
}
