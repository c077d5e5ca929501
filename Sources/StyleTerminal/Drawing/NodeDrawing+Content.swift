internal import ProtocolStyle

/// The content that each kind shows.
extension NodeDrawing {
  func ownLines(_ look: TitleLook) -> [TextLine] {
    let kind = model.kind
    let lines: [TextLine]?
    if kind.isKind(of: .button) {
      lines = title(look).map(border == nil ? buttonLines : { $0 })
    } else if kind.isKind(of: .textField) || kind.isKind(of: .searchBar) {
      lines = fieldLines(look)
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
      lines = [segmentLine(look)]
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
      lines = cellLines(look)
    } else if kind.isKind(of: .navigationBar), let prompt = model.prompt, !prompt.isEmpty {
      lines =
        [TextLine(prompt, CellStyle(isDim: true)).clipped(to: columnsInside)] + (title(look) ?? [])
    } else {
      lines = title(look)
    }
    return lines ?? []
  }

  /// The lines of a label, a cell or an item: text with an image before it; nil if there is
  /// neither.
  private func title(_ look: TitleLook) -> [TextLine]? {
    let image = model.image ?? model[.imageForState, model.controlState ?? .normal]
    var text = model.text.map(transformed)
    if let image {
      let name = model.accessibilityLabel ?? Self.name(of: image)
      if case .symbol(let symbol) = image.source, text != nil || Self.glyphs[symbol] != nil {
        // A symbol without a glyph is omitted if there is text.
        text = [Self.glyphs[symbol], text].compactMap(\.self).joined(separator: " ")
      } else {
        text = text.map { "[\(name)] \($0)" } ?? "[\(name)]"
      }
    }
    guard var text else { return nil }
    if let badge = model.badge, !badge.isEmpty { text += " (\(badge))" }
    if model.kind.isKind(of: .tabBarItem) {
      // Brackets mark the selected item, also without colors.
      let isSelected = model.controlState?.contains(.selected) == true
      return lines(of: text, look.style).map {
        Self.bracketed($0, isMarked: isSelected, look.style, columnsInside)
      }
    }
    return lines(of: text, look.style)
  }

  /// The lines of a cell: a detail text and the accessory follow the text in its last line, and the
  /// text gives way to them.
  private func cellLines(_ look: TitleLook) -> [TextLine]? {
    var lines = title(look) ?? []
    let accessory =
      switch model.accessoryType {
      case nil, .hidden: ""
      case .disclosureIndicator: "›"
      case .detailDisclosureButton: "ⓘ ›"
      case .checkmark: "✓"
      case .detailButton: "ⓘ"
      }
    let detail = model.detailText ?? ""
    guard !detail.isEmpty || !accessory.isEmpty else { return lines.isEmpty ? nil : lines }
    var trailing = TextLine()
    if !detail.isEmpty {
      let color = model.detailTextColor
      trailing.append("  ")
      trailing.append(detail, CellStyle(foreground: color, isDim: color == nil))
    }
    if !accessory.isEmpty {
      let color = accessory == "✓" ? model.tintColor : nil
      trailing.append(" \(accessory)", CellStyle(foreground: color))
    }
    var last = (lines.popLast() ?? TextLine())
      .clipped(to: max(columnsInside - trailing.columnCount, 1))
    last.append(trailing)
    lines.append(last.clipped(to: columnsInside))
    return lines
  }

  /// The lines of a text, wrapped or cut by the style of the node.
  private func lines(of text: String, _ style: CellStyle) -> [TextLine] {
    let lines = NeutralText.lines(text)
    let isLong = [.textView, .tableSectionFooter].contains(where: model.kind.isKind(of:))
    let isWrapping = isLong || model.maximumNumberOfLines ?? 1 != 1
    let fitting =
      isWrapping
      ? lines.flatMap { TextLine.wrapped($0, style, to: columnsInside) }
      : lines.map { TextLine($0, style) }
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

  private func transformed(_ text: String) -> String {
    switch model.textTransform {
    case nil, .unchanged: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized:
      text.split(separator: " ", omittingEmptySubsequences: false)
        .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
  }

  /// A button without a border, in brackets so that it doesn't look like a label.
  ///
  /// Where there are only few columns, the brackets are without spaces, or omitted.
  private func buttonLines(_ lines: [TextLine]) -> [TextLine] {
    lines.map { line in
      let style = line.runs.first?.style ?? .plain
      guard columnsInside > 4 else {
        return Self.bracketed(line, isMarked: true, style, columnsInside)
      }
      var button = TextLine("[ ", style)
      button.append(line.clipped(to: columnsInside - 4))
      button.append(" ]", style)
      return button
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

  private func fieldLines(_ look: TitleLook) -> [TextLine] {
    var text = TextLine(model.kind.isKind(of: .searchBar) ? "⌕ " : "", look.style)
    if let typed = model.text, !typed.isEmpty {
      let isSecure = model.isSecureTextEntry == true
      text.append(
        isSecure ? String(repeating: "•", count: typed.count) : transformed(typed), look.style)
    } else {
      let color = model.placeholderColor
      text.append(
        model.placeholder ?? "", CellStyle(foreground: color, isDim: color == nil))
    }
    return [text.clipped(to: columnsInside)]
  }

  /// Characters for symbols, each one column wide.
  private static let glyphs = [
    "checkmark": "✓", "chevron.backward": "‹", "chevron.forward": "›", "ellipsis": "…",
    "gear": "⚙", "heart": "♡", "house": "⌂", "list.bullet": "≡", "magnifyingglass": "⌕",
    "minus": "−", "music.note": "♪", "plus": "+", "square.grid.2x2": "⊞", "star": "☆",
    "sun.max": "☀", "sun.min": "☼", "xmark": "×",
  ]

  /// A character for a symbol, or the name of a named image; nil for an image without either.
  static func mark(for image: ImageReference) -> String? {
    switch image.source {
    case .named(let name): "[\(name)]"
    case .symbol(let name): glyphs[name]
    case .dataURL: nil
    }
  }

  private static func name(of image: ImageReference) -> String {
    switch image.source {
    case .named(let name), .symbol(let name): name
    case .dataURL: "image"
    }
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
    if let value = model.rangedValue { line.append(" \(Self.plain(value.value)) ") }
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

  func segmentLine(_ look: TitleLook) -> TextLine {
    var line = TextLine()
    guard let items = model.items else { return line }
    let titles = items.titles.enumerated().map { index, text in
      TextLine(items.image(at: index).flatMap(Self.mark) ?? text)
    }
    let shares = RowShares(titles.map { $0.columnCount + 2 }, gap: 1, in: columnsInside)
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
      let title = titles[index].runs.first?.text ?? ""
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

  private var trackColumns: Int { model.width == nil ? min(20, columnsInside) : columnsInside }

  /// A number, without a fraction if it's an integer.
  private static func plain(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
