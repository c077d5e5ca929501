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
