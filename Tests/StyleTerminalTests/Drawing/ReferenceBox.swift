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
      isBeside(drawing, own, sizes, gap: drawing.gap)
      ? columnsBeside(drawing, own, sizes, gap: drawing.gap)
      : max(own.columns, children.columns)
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

  /// Returns the columns of a text with what is beside it: after it, or in a navigation bar with
  /// several items on both sides.
  private static func columnsBeside(
    _ drawing: NodeDrawing, _ own: CellSize, _ children: [CellSize], gap: Int
  ) -> Int {
    var after = children.map(\.columns)
    var columns = own.columns
    if isSplit(drawing, children), let first = after.first {
      columns += first > 0 ? first + 2 : 0
      after.removeFirst()
    }
    return columns + 2 + after.reduce(0, +) + gap * (after.count - 1)
  }

  private static func isSplit(_ drawing: NodeDrawing, _ children: [CellSize]) -> Bool {
    drawing.model.kind.isKind(of: .navigationBar) && children.count > 1
  }

  private static func isBeside(
    _ drawing: NodeDrawing, _ own: CellSize, _ children: [CellSize], gap: Int
  ) -> Bool {
    let columns = children.map(\.columns).reduce(0, +) + gap * (children.count - 1)
    return [NodeKind.navigationBar, .tableCell].contains(where: drawing.model.kind.isKind(of:))
      && own.columns > 0 && columns > 0 && children.contains { $0.rows > 0 }
      && columnsBeside(drawing, own, children, gap: gap) <= drawing.columnsInside
  }

  private static func isBar(_ drawing: NodeDrawing) -> Bool {
    [NodeKind.navigationBar, .toolbar, .tabBar].contains(where: drawing.model.kind.isKind(of:))
  }

  private init(
    _ drawing: NodeDrawing, around children: [ReferenceBox], _ kinds: [NodeKind],
    _ separator: CellStyle?, gap: Int
  ) {
    let look = TitleLook(of: drawing.model)
    let alignment = drawing.alignment(look)
    let isFilling = drawing.model.kind.isKind(of: .segmentedControl)
    let own = ReferenceBox(drawing.ownLines(look, fills: isFilling), alignment: alignment)
    let width =
      drawing.fixedColumns.map { $0 - drawing.columnsAround }
      ?? (drawing.fillsWidth(look) ? drawing.columnsInside : 0)
    let sizes = children.map(\.size)
    if !children.isEmpty, Self.isBeside(drawing, own.size, sizes, gap: gap) {
      let needed = Self.columnsBeside(drawing, own.size, sizes, gap: gap)
      self = Self.decorated(
        Self.beside(own, children, drawing, alignment, max(width, needed), gap: gap), drawing)
      return
    }
    var joined =
      children.isEmpty ? nil : Self.arrange(children, kinds, drawing, separator, gap: gap)
    let isWide = max(own.columns, joined?.columns ?? 0) < width
    if Self.isBar(drawing), let row = joined {
      let widest = max(width, own.columns, row.columns)
      let columns = Self.offsets(sizes.map(\.columns), drawing, gap: gap, in: widest)
      joined = ReferenceBox(placing: Array(zip(columns, children)), columns: widest)
    }
    var boxes = own.lines.isEmpty ? [] : [own]
    if let joined { boxes.append(joined) }
    let natural = ReferenceBox(stacking: boxes).columns
    boxes = boxes.map { box in
      ReferenceBox(
        box.lines.map { isWide ? $0.padded(to: width, alignment: alignment) : $0 },
        columns: max(natural, width))
    }
    if joined != nil, !Self.isRow(drawing), let last = boxes.popLast() {
      boxes.append(last.centering(children, kinds, drawing, isWide: isWide))
    }
    let box = ReferenceBox(stacking: boxes)
    self = Self.decorated(ReferenceBox(box.lines, columns: max(natural, width)), drawing)
  }

  private var size: CellSize { CellSize(columns: columns, rows: lines.count) }

  /// Returns a text with children after it, or on both of its sides.
  private static func beside(
    _ own: ReferenceBox, _ children: [ReferenceBox], _ drawing: NodeDrawing,
    _ alignment: TextAlignmentValue, _ width: Int, gap: Int
  ) -> ReferenceBox {
    let sizes = children.map(\.size)
    let widths = sizes.map(\.columns)
    var columns: [Int]
    if isBar(drawing) {
      columns = offsets(widths, drawing, gap: gap, in: width)
    } else {
      let start = width - widths.reduce(0, +) - gap * (widths.count - 1)
      columns = packed(widths, gap: gap).map { start + $0 }
    }
    let isSplit = isSplit(drawing, sizes)
    let first = isSplit && widths[0] > 0 ? widths[0] + 2 : 0
    let spare = width - own.columns
    var column =
      switch alignment {
      case .center: spare / 2
      case .right: spare
      default: 0
      }
    while column + own.columns + 2 > columns[isSplit ? 1 : 0] { column -= 1 }
    while column < first { column += 1 }
    return ReferenceBox(
      placing: [(column, own)] + Array(zip(columns, children)), columns: width)
  }

  private static func packed(_ widths: [Int], gap: Int) -> [Int] {
    widths.indices.map { widths[..<$0].reduce(0, +) + gap * $0 }
  }

  /// Returns the places of a bar's items, column by column.
  private static func offsets(
    _ widths: [Int], _ drawing: NodeDrawing, gap: Int, in room: Int
  ) -> [Int] {
    var columns = packed(widths, gap: gap)
    let last = widths.count - 1
    func free() -> Int { room - columns[last] - widths[last] }
    guard free() > 0 else { return columns }
    if drawing.model.kind.isKind(of: .navigationBar) {
      let free = free()
      for item in columns.indices where item > 0 || last == 0 { columns[item] += free }
    } else if drawing.model.kind.isKind(of: .toolbar) {
      let free = free()
      if last == 0 { return [free / 2] }
      for item in columns.indices { columns[item] += free * item / last }
    } else {
      func share(_ item: Int) -> Int { room * item / widths.count }
      for item in columns.indices {
        columns[item] = share(item) + (share(item + 1) - share(item) - widths[item]) / 2
      }
      // Items that overlap move to the right, and then those beyond the edge to the left.
      for item in columns.indices {
        while columns[item] < (item == 0 ? 0 : columns[item - 1] + widths[item - 1] + gap) {
          columns[item] += 1
        }
      }
      for item in columns.indices.reversed() {
        while columns[item] + widths[item] > (item == last ? room : columns[item + 1] - gap) {
          columns[item] -= 1
        }
      }
    }
    return columns
  }

  /// Creates a box of parts at some columns, with their upper edges in the first row.
  private init(placing parts: [(column: Int, box: ReferenceBox)], columns: Int) {
    let height = parts.map(\.box.lines.count).max() ?? 0
    let lines = (0..<height).map { row in
      var line = TextLine()
      for part in parts.sorted(by: { $0.column < $1.column }) {
        line = line.padded(to: part.column)
        line.append(
          row < part.box.lines.count
            ? part.box.lines[row] : TextLine().padded(to: part.box.columns))
      }
      return line
    }
    self.init(lines, columns: columns)
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

  /// Returns a box of children one below the other in which dots and indicators are in the middle,
  /// unless they are there already or beyond it.
  private func centering(
    _ children: [ReferenceBox], _ kinds: [NodeKind], _ drawing: NodeDrawing, isWide: Bool
  ) -> ReferenceBox {
    let isTable = [NodeKind.table, .tableSection].contains(where: drawing.model.kind.isKind(of:))
    guard !isTable else { return self }
    var box = self
    var row = 0
    for (kind, child) in zip(kinds, children) {
      let isCentered = [NodeKind.pageControl, .activityIndicator].contains(where: kind.isKind(of:))
      let widest = children.map(\.columns).max() ?? 0
      let start = isWide ? start(of: widest, drawing) : 0
      for line in 0..<child.lines.count where isCentered {
        var centered = TextLine().padded(to: max((columns - child.columns) / 2, start))
        centered.append(child.lines[line])
        box.lines[row + line] = centered.padded(to: columns)
      }
      row += child.lines.count + drawing.rowGap
    }
    return box
  }

  /// The first column of a block of some columns in this box.
  private func start(of block: Int, _ drawing: NodeDrawing) -> Int {
    switch drawing.alignment(TitleLook(of: drawing.model)) {
    case .center: (columns - block) / 2
    case .right: columns - block
    default: 0
    }
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
    func rule(_ character: String) -> String { String(repeating: character, count: columns) }
    let inner = lines.map { line in
      var result = TextLine(border.left, border.style)
      result.append(line)
      result.append(border.right, border.style)
      return result
    }
    let top = TextLine(border.topLeft + rule(border.top) + border.topRight, border.style)
    let bottom = TextLine(
      border.bottomLeft + rule(border.bottom) + border.bottomRight, border.style)
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
