internal import ProtocolStyle

/// The places of children side by side in a bar, as pages place them.
enum ItemPlacement {
  /// The first of several items is at the leading edge, and the others at the trailing one; the
  /// title is in the middle, between them.
  case aroundTitle

  /// Items have equal gaps from one edge to the other; a single one is in the middle.
  case equalGaps

  /// Each item is in the middle of an equal share.
  case equalShares

  /// Creates the placement of a kind; nil if it isn't a bar's.
  init?(_ kind: NodeKind) {
    if kind.isKind(of: .navigationBar) {
      self = .aroundTitle
    } else if kind.isKind(of: .toolbar) {
      self = .equalGaps
    } else if kind.isKind(of: .tabBar) {
      self = .equalShares
    } else {
      return nil
    }
  }

  /// Returns the first column of each item, in reading order.
  ///
  /// - Parameters:
  ///   - columns: The widths of the items.
  ///   - gap: The least columns between two items.
  ///   - room: The columns of the bar; items without enough of them begin at the leading edge.
  /// - Returns: The columns, counted from the leading edge.
  func offsets(of columns: [Int], gap: Int, in room: Int) -> [Int] {
    let count = columns.count
    let free = max(room - columns.reduce(0, +) - gap * max(count - 1, 0), 0)
    var next = 0
    let packed = columns.map { width in
      defer { next += width + gap }
      return next
    }
    switch self {
    case .aroundTitle:
      return packed.enumerated().map { $0 == 0 && count > 1 ? $1 : $1 + free }
    case .equalGaps:
      return packed.enumerated().map { count == 1 ? free / 2 : $1 + free * $0 / (count - 1) }
    case .equalShares:
      var (end, start) = (0, room)
      let centered = columns.enumerated().map { place, width in
        let share = room * place / count..<room * (place + 1) / count
        let column = max(share.lowerBound + (share.count - width) / 2, end)
        end = column + width + gap
        return column
      }
      // Items that reach beyond the edge move back, and those before them give way.
      return zip(centered, columns).reversed().map { column, width in
        let moved = max(min(column, start - width), 0)
        start = moved - gap
        return moved
      }.reversed()
    }
  }

  /// The parts of a row of items that are on both sides of a bar's title.
  struct Sides {
    /// The columns of the first item if the title is after it; else 0.
    var leading = 0
    let trailing: Int

    /// Creates the sides of a row, of which the first item is leading if it's one of several.
    ///
    /// - Parameters:
    ///   - columns: The widths of the items.
    ///   - total: The width of the row.
    ///   - gap: The columns between two items.
    ///   - placement: The placement of the items.
    init(_ columns: [Int], total: Int, gap: Int, _ placement: ItemPlacement) {
      guard placement == .aroundTitle, columns.count > 1, total > 0 else {
        trailing = total
        return
      }
      leading = columns[0]
      trailing = max(total - leading - gap, 0)
    }

    /// The sides of children that are all after a text.
    init(trailing: Int) { self.trailing = trailing }

    /// The columns before a text, with the gap between the two.
    var beforeText: Int { leading > 0 ? leading + NodeDrawing.gap : 0 }

    /// The columns of a text with the items on both of its sides.
    func columns(around text: Int) -> Int { beforeText + text + NodeDrawing.gap + trailing }
  }
}

// MARK: - Drawing

extension TreeDrawing {
  /// The sides of a bar whose items are in a row; nil for other nodes, and for bars with attributes of
  /// layout.
  func sides(of index: Int, _ drawing: NodeDrawing, _ children: [Int]) -> ItemPlacement.Sides? {
    guard nodes[index].stack == nil, !children.isEmpty,
      let placement = ItemPlacement(drawing.model.kind)
    else { return nil }
    let sizes = children.map { nodes[$0].layout.size }
    let gap = nodes[index].gap ?? drawing.gap
    let total = sizes.map(\.columns).reduce(0, +) + gap * (sizes.count - 1)
    return ItemPlacement.Sides(
      sizes.map(\.columns), total: sizes.allSatisfy { $0.rows == 0 } ? 0 : total, gap: gap,
      placement)
  }

  /// Draws children side by side, and the own lines of the node if they're in the same rows.
  func drawRow(
    of index: Int, _ drawing: NodeDrawing, at top: Int, within rows: Range<Int>, _ effect: Int,
    _ pen: Pen, _ steps: inout [Step]
  ) {
    func space(_ columns: Int, _ rows: Range<Int>) -> Step {
      .fill(rows, columns: columns, style: pen.space, end: "", endStyle: pen.space)
    }
    // Steps are performed from the last one on.
    var next: [Step] = []
    var column = 0
    for part in parts(ofRow: index, drawing) {
      next.append(space(part.column - column, rows))
      let end = max(min(top + part.size.rows, rows.upperBound), rows.lowerBound)
      let shown = rows.lowerBound..<end
      next.append(
        part.child.map { .node($0, row: top, rows: shown, effect: effect) }
          ?? .ownLines(index, row: top, rows: shown, effect: effect))
      next.append(space(part.size.columns, end..<rows.upperBound))
      column = part.column + part.size.columns
    }
    if let fill = pen.fill(rows, after: column) { next.append(fill) }
    steps += next.reversed()
  }

  /// A part of a row: a child, or for nil the own lines.
  private struct RowPart {
    let child: Int?
    var column: Int
    let size: CellSize
  }

  /// The parts of a row, from left to right.
  private func parts(ofRow index: Int, _ drawing: NodeDrawing) -> [RowPart] {
    let layout = nodes[index].layout
    let children = children(of: index)
    let sizes = children.map { nodes[$0].layout.size }
    let gap = nodes[index].gap ?? drawing.gap
    var parts: [RowPart] = []
    if layout.isBeside {
      parts.append(RowPart(child: nil, column: layout.ownOffset, size: layout.own))
    }
    let placement = ItemPlacement(drawing.model.kind)
    if let placement {
      let offsets = placement.offsets(
        of: sizes.map(\.columns), gap: gap, in: layout.innerColumns)
      parts += zip(children, zip(offsets, sizes)).map {
        RowPart(child: $0, column: $1.0, size: $1.1)
      }
    } else {
      var column = layout.childrenOffset
      for (child, size) in zip(children, sizes) {
        parts.append(RowPart(child: child, column: column, size: size))
        column += size.columns + gap
      }
    }
    if placement != nil, drawing.surroundings.isRightToLeft {
      for part in parts.indices {
        parts[part].column = layout.innerColumns - parts[part].column - parts[part].size.columns
      }
    }
    return parts.sorted { $0.column < $1.column }
  }

  /// Writes the rows of a node's own lines, and nothing beside them.
  func writeOwnLines(
    of index: Int, at top: Int, in rows: Range<Int>, _ effect: Int, _ canvas: inout Canvas,
    _ effects: inout Effects
  ) {
    for row in rows {
      for run in nodes[index].ownLines[row - top].runs {
        let style = canvas.number(of: effects.apply(effect, to: run.style))
        canvas.write(content: run.text, style, in: row)
      }
    }
  }
}
