internal import ProtocolStyle

/// Lines of equal width: a node, or several side by side or one below the other.
struct Box {
  var lines: [TextLine]

  /// How many columns each line takes.
  var columns: Int

  /// A box of lines, as wide as the widest, or wider.
  init(_ lines: [TextLine], columns: Int = 0, alignment: TextAlignmentValue = .left) {
    let widest = max(columns, lines.map(\.columnCount).max() ?? 0)
    self.lines = lines.map { $0.padded(to: widest, alignment: alignment) }
    self.columns = widest
  }

  /// Boxes one below the other.
  init(stacking boxes: [Box]) {
    let widest = boxes.map(\.columns).max() ?? 0
    lines = boxes.flatMap { box in
      box.columns == widest ? box.lines : box.lines.map { $0.padded(to: widest) }
    }
    columns = widest
  }

  /// Boxes side by side, with two columns in between.
  init(joining boxes: [Box]) {
    let height = boxes.map(\.lines.count).max() ?? 0
    let lines = (0..<height).map { row in
      var line = TextLine()
      for (index, box) in boxes.enumerated() {
        if index > 0 { line.append("  ") }
        line.append(
          row < box.lines.count ? box.lines[row] : TextLine().padded(to: box.columns))
      }
      return line
    }
    self.init(lines)
  }

  /// The box with space around it.
  func padded(top: Int, left: Int, bottom: Int, right: Int) -> Box {
    if (top, left, bottom, right) == (0, 0, 0, 0) { return self }
    let empty = TextLine().padded(to: left + columns + right)
    let inner = lines.map { line in
      var result = TextLine().padded(to: left)
      result.append(line)
      return result.padded(to: left + columns + right)
    }
    return Box(
      Array(repeating: empty, count: top) + inner + Array(repeating: empty, count: bottom),
      columns: left + columns + right)
  }

  /// The box with a border around it.
  func bordered(_ border: Border) -> Box {
    let rule = String(repeating: border.horizontal, count: columns)
    func edge(_ left: String, _ right: String) -> TextLine {
      TextLine(left + rule + right, border.style)
    }
    let inner = lines.map { line in
      var result = TextLine(border.vertical, border.style)
      result.append(line)
      result.append(border.vertical, border.style)
      return result
    }
    return Box(
      [edge(border.topLeft, border.topRight)] + inner
        + [edge(border.bottomLeft, border.bottomRight)])
  }

  /// The box with each style changed.
  func mapStyles(_ change: (inout CellStyle) -> Void) -> Box {
    var box = self
    for line in box.lines.indices {
      for run in box.lines[line].runs.indices { change(&box.lines[line].runs[run].style) }
    }
    return box
  }

  /// The box on a colour, which shows where nothing in it has a colour of its own.
  func over(_ backdrop: Color) -> Box {
    mapStyles { style in
      style.background = style.background?.composited(over: backdrop) ?? backdrop
    }
  }

  /// The box as transparent as a node says.
  func faded(to alpha: Double) -> Box {
    guard alpha < 1 else { return self }
    guard alpha > 0 else { return Box(lines.map { TextLine().padded(to: $0.columnCount) }) }
    return mapStyles { style in
      // The terminal's own colour cannot be mixed.
      if style.foreground == nil { style.isDim = true }
      style.foreground = style.foreground.map { $0.withAlpha($0.alpha * alpha) }
      style.background = style.background.map { $0.withAlpha($0.alpha * alpha) }
    }
  }
}
