internal import ProtocolStyle

/// The content that each kind shows.
extension NodeDrawing {
  /// The lines of the node's own content.
  ///
  /// - Parameters:
  ///   - look: The look of the text.
  ///   - fills: Whether parts at the trailing edge are there, rather than right after the text.
  ///   - taken: The columns that children beside the content take; 0 by default.
  /// - Returns: The lines.
  func ownLines(_ look: TitleLook, fills: Bool = false, taken: Int = 0) -> [TextLine] {
    let kind = model.kind
    let lines: [TextLine]?
    if kind.isKind(of: .button) {
      lines = buttonLines(look)
    } else if kind.isKind(of: .textField) || kind.isKind(of: .searchBar) {
      lines = fieldLines(look, fills: fills)
    } else if kind.isKind(of: .slider) {
      lines = [sliderLine]
    } else if kind.isKind(of: .switch) {
      lines = [switchLine]
    } else if kind.isKind(of: .progress) {
      lines = [progressLine]
    } else if kind.isKind(of: .stepper) {
      lines = [stepperLine]
    } else if kind.isKind(of: .pageControl) {
      lines = [pageLine]
    } else if kind.isKind(of: .segmentedControl) {
      lines = [segmentLine(look, fills: fills)]
    } else if kind.isKind(of: .picker) {
      lines = pickerLines
    } else if kind.isKind(of: .datePicker) {
      lines = dateLines(look)
    } else if kind.isKind(of: .activityIndicator) {
      // One that doesn't turn keeps its room.
      lines = [
        TextLine(model.isAnimating == false ? " " : "◌", CellStyle(foreground: model.tintColor))
      ]
    } else if [.tableCell, .tableSectionHeader, .tableSectionFooter].contains(
      where: kind.isKind(of:))
    {
      lines = cellLines(look, fills: fills, taken: taken)
    } else if kind.isKind(of: .navigationBar) {
      lines = faint(model.prompt) + (title(look) ?? []) + faint(model.subtitle)
    } else if kind.isKind(of: .barButtonItem), model.barItemVariant == .prominent {
      // Brackets mark the item where colors don't.
      lines = title(look)?.map {
        Self.bracketed($0, isMarked: !hasColors, look.style, columnsInside)
      }
    } else {
      lines = title(look)
    }
    let gradient = model.textGradient ?? model.tintGradient
    return gradient?.painted(lines ?? []) ?? lines ?? []
  }

  /// The lines of a label, a cell or an item: text with an image before it; nil if there is
  /// neither.
  func title(_ look: TitleLook) -> [TextLine]? {
    let image = model.image ?? model[.imageForState, model.controlState ?? .normal]
    var text = model.text.map(transformed)
    var mark: String?
    if let image {
      mark = "[\(model.accessibilityLabel ?? Self.name(of: image))]"
      if case .symbol(let symbol) = image.source, text != nil || Self.glyphs[symbol] != nil {
        // A symbol without a glyph is omitted if there is text.
        mark = Self.glyphs[symbol]
      }
    }
    let markStyle = markStyle(of: image, in: look.style)
    if let rich = model.richText, !rich.isEmpty {
      return decorated(
        lines(of: rich, after: mark, look.style), mark: mark, markStyle, badge: nil, look.style)
    }
    if let mark { text = text.map { "\(mark) \($0)" } ?? mark }
    guard var text else { return nil }
    let badge = model.badge.flatMap { $0.isEmpty ? nil : "(\($0))" }
    if let badge { text += " \(badge)" }
    let lines = decorated(
      lines(of: text, look.style), mark: mark, markStyle, badge: badge, look.style)
    if model.kind.isKind(of: .tabBarItem) {
      // Brackets mark the selected item, also without colors.
      let isSelected = model.controlState?.contains(.selected) == true
      return lines.map {
        Self.bracketed($0, isMarked: isSelected, look.style, columnsInside)
      }
    }
    return lines
  }

  /// The lines of a cell: a detail text and the accessory follow the text in its last line, and the
  /// text gives way to them.
  ///
  /// By the variant of the cell, the detail is at the trailing edge, or below the text.
  private func cellLines(_ look: TitleLook, fills: Bool, taken: Int) -> [TextLine]? {
    var lines = title(look) ?? []
    let accessory =
      switch model.accessoryType {
      case nil, .hidden: ""
      case .disclosureIndicator: "›"
      case .detailDisclosureButton: "ⓘ ›"
      case .checkmark: "✓"
      case .detailButton: "ⓘ"
      }
    if model.cellVariant == .subtitle, let detail = model.detailText, !detail.isEmpty {
      let color = model.detailTextColor
      let below = TextLine(detail, CellStyle(foreground: color, isDim: color == nil))
      if !accessory.isEmpty {
        var first = (lines.popLast() ?? TextLine())
          .clipped(to: max(columnsInside - ColumnWidth.columns(of: accessory) - 1, 1))
        first.append(" \(accessory)", accessoryStyle(accessory))
        lines.append(first.clipped(to: columnsInside))
      }
      return lines + [below.clipped(to: columnsInside)]
    }
    let detail = model.detailText ?? ""
    guard !detail.isEmpty || !accessory.isEmpty else { return lines.isEmpty ? nil : lines }
    var trailing = TextLine()
    if !detail.isEmpty {
      let color = model.detailTextColor
      trailing.append("  ")
      trailing.append(detail, CellStyle(foreground: color, isDim: color == nil))
    }
    if !accessory.isEmpty { trailing.append(" \(accessory)", accessoryStyle(accessory)) }
    let room = max(columnsInside - trailing.columnCount, 1)
    var last = (lines.popLast() ?? TextLine()).clipped(to: room)
    if fills, model.cellVariant == .value {
      last = last.padded(to: min(room, filledColumns - taken - trailing.columnCount))
    }
    last.append(trailing)
    lines.append(last.clipped(to: columnsInside))
    return lines
  }

  private func accessoryStyle(_ accessory: String) -> CellStyle {
    CellStyle(foreground: accessory == "✓" ? model.tintColor : nil)
  }

  /// A line of secondary text above or below a title; none for nil or an empty text.
  func faint(_ text: String?) -> [TextLine] {
    guard let text, !text.isEmpty else { return [] }
    return [TextLine(text, CellStyle(isDim: true)).clipped(to: columnsInside)]
  }

  /// The lines of a text, wrapped or cut by the style of the node.
  private func lines(of text: String, _ style: CellStyle) -> [TextLine] {
    let lines = NeutralText.lines(text)
    return shown(
      isWrapping
        ? lines.flatMap { TextLine.wrapped($0, style, to: columnsInside) }
        : lines.map { TextLine($0, style) },
      style)
  }

  /// The lines of a text in runs, after a character for an image if there is one.
  private func lines(
    of text: RichText, after mark: String?, _ style: CellStyle
  ) -> [TextLine] {
    var lines = RichLines.lines(of: text, in: model, style, transformed)
    if let mark {
      var first = TextLine("\(mark) ", style)
      first.append(lines[0])
      lines[0] = first
    }
    let fitting =
      isWrapping ? lines.flatMap { RichLines.wrapped($0, to: columnsInside) } : lines
    return shown(fitting, style)
  }

  /// Whether text goes on in the next line where it doesn't fit.
  var isWrapping: Bool {
    let isLong = [.textView, .tableSectionFooter].contains(where: model.kind.isKind(of:))
    return isLong || model.maximumNumberOfLines ?? 1 != 1
  }

  /// The lines that the node has room for, with an ellipsis where some are missing.
  private func shown(_ fitting: [TextLine], _ style: CellStyle) -> [TextLine] {
    let limit = max(model.maximumNumberOfLines ?? 0, 0)
    var shown = limit == 0 ? fitting : Array(fitting.prefix(limit))
    let end = model.lineBreakMode == .byClipping ? "" : "…"
    if shown.count < fitting.count, let last = shown.popLast() {
      var cut = last
      cut.append(end, style)
      shown.append(cut)
    }
    return shown.map { $0.clipped(to: columnsInside, end: end) }
  }

  func transformed(_ text: String) -> String {
    switch model.textTransform {
    case nil, .unchanged: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized:
      text.split(separator: " ", omittingEmptySubsequences: false)
        .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
  }

  /// Returns a line of at most some columns, in brackets if it's marked, and between spaces
  /// otherwise; without either if only the text itself has space.
  static func bracketed(
    _ line: TextLine, isMarked: Bool, _ style: CellStyle, _ columns: Int
  ) -> TextLine {
    guard columns > 2 else { return line.clipped(to: columns) }
    var result = TextLine(isMarked ? "[" : " ", style)
    result.append(line.clipped(to: columns - 2))
    result.append(isMarked ? "]" : " ", style)
    return result
  }
}

// MARK: - Controls

/// Controls, drawn from characters.
extension NodeDrawing {
  /// A track between the images at its ends, which are omitted if they leave less than half of it.
  var sliderLine: TextLine {
    let style = CellStyle(foreground: model.tintColor)
    var (start, end) = (TextLine(), TextLine())
    if let image = model.minimumValueImage.flatMap(Self.mark) {
      start = TextLine("\(image) ", style)
    }
    if let image = model.maximumValueImage.flatMap(Self.mark) {
      end = TextLine(" \(image)", style)
    }
    var columns = min(trackColumns, columnsInside - start.columnCount - end.columnCount)
    if columns < (trackColumns + 1) / 2 {
      (start, end, columns) = (TextLine(), TextLine(), trackColumns)
    }
    let thumb = Int((fraction * Double(columns - 1)).rounded())
    var line = start
    line.append(
      String(repeating: "━", count: thumb),
      CellStyle(foreground: model.minimumTrackTintColor ?? model.tintColor))
    line.append("●", CellStyle(foreground: model.thumbTintColor))
    line.append(
      String(repeating: "─", count: columns - 1 - thumb),
      CellStyle(foreground: model.maximumTrackTintColor))
    line.append(end)
    return line
  }

  var progressLine: TextLine {
    let filled = Int((fraction * Double(trackColumns)).rounded())
    var line = TextLine(
      String(repeating: "█", count: filled),
      CellStyle(foreground: model.progressTintColor ?? model.tintColor))
    if let gradient = model.tintGradient { line = gradient.painted([line])[0] }
    line.append(
      String(repeating: "░", count: trackColumns - filled),
      CellStyle(foreground: model.trackTintColor))
    return line
  }

  var switchLine: TextLine {
    let isOn = model.isOn ?? false
    let track = CellStyle(foreground: isOn ? model.onTintColor : nil)
    var line = TextLine(isOn ? "(━" : "(", track)
    line.append("●", CellStyle(foreground: model.thumbTintColor))
    line.append(isOn ? ")" : "─)", track)
    return line.clipped(to: columnsInside)
  }

  var stepperLine: TextLine {
    let style = CellStyle(foreground: model.tintColor)
    var line = TextLine("[−]", style)
    if let value = model.rangedValue { line.append(" \(value.value.plainDescription) ") }
    line.append("[+]", style)
    return line.clipped(to: columnsInside)
  }

  var pageLine: TextLine {
    guard let page = model.page else { return TextLine() }
    var line = TextLine()
    // If there isn't enough space for all pages, they are shown as numbers.
    guard page.count <= columnsInside / 2 + columnsInside % 2 else {
      return TextLine("\(page)").clipped(to: columnsInside)
    }
    for index in 0..<page.count {
      if index > 0 { line.append(" ") }
      let isCurrent = index == page.current
      let color = isCurrent ? model.currentPageIndicatorTintColor : model.pageIndicatorTintColor
      line.append(isCurrent ? "●" : "○", CellStyle(foreground: color))
    }
    return line
  }

  /// The segments, as wide as their titles or, in a control that fills its width, equally wide.
  private func segmentLine(_ look: TitleLook, fills: Bool) -> TextLine {
    var line = TextLine()
    guard let items = model.items else { return line }
    let titles = items.titles.enumerated().map { index, text in
      TextLine(items.image(at: index).flatMap(Self.mark) ?? text)
    }
    var shares = RowShares(titles.map { $0.columnCount + 2 }, gap: 1, in: columnsInside)
    if fills || fixedColumns != nil { shares.fillEqually(filledColumns) }
    let divider = CellStyle(foreground: model.dividerColor)
    for (index, columns) in shares.columns.enumerated() {
      if index > 0, shares.gap > 0 { line.append("│", divider) }
      let isSelected = index == items.selectedIndex
      var style = look.style
      if isSelected {
        var model = model
        model.controlState = [model.controlState ?? .normal, .selected]
        style = TitleLook(of: model).style
        style.isBold = true
        style.background = model.selectedSegmentTintColor
      }
      let free = max(columns - 2 - titles[index].columnCount, 0)
      let title =
        String(repeating: " ", count: free / 2) + (titles[index].runs.first?.text ?? "")
        + String(repeating: " ", count: free - free / 2)
      line.append(
        Self.bracketed(TextLine(title, style), isMarked: isSelected, style, columns))
    }
    return line
  }

  var pickerLines: [TextLine] {
    guard let items = model.items else { return [] }
    return items.titles.enumerated().map { index, title in
      let isSelected = index == items.selectedIndex
      return TextLine((isSelected ? "▸ " : "  ") + title, isSelected ? .bold : .plain)
        .clipped(to: columnsInside)
    }
  }

  /// A date and a time apart, as people write them.
  func dateLines(_ look: TitleLook) -> [TextLine] {
    guard let text = model.rangedDate?.iso8601 else { return [] }
    return [
      TextLine(text.split(separator: "T").joined(separator: " "), look.style)
        .clipped(to: columnsInside)
    ]
  }

  /// How far the value of a slider or a progress bar is, from 0 to 1.
  private var fraction: Double { model.rangedValue?.fraction ?? 0 }

  private var trackColumns: Int {
    let isFree = model.width == nil && !surroundings.isExact
    return isFree ? min(20, columnsInside) : columnsInside
  }
}
