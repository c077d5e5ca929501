internal import ProtocolStyle

/// Characters for images, and the styles of parts of a line: of these characters, and of badges.
extension NodeDrawing {
  /// Characters for symbols, each one column wide.
  static let glyphs = [
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

  static func name(of image: ImageReference) -> String {
    switch image.source {
    case .named(let name), .symbol(let name): name
    case .dataURL: "image"
    }
  }

  /// The style of the character for an image, which is that of the text except for symbols.
  ///
  /// A character has one color, the first of a palette. It can't be filled in part, so a symbol with
  /// a value of one half or less is dim.
  func markStyle(of image: ImageReference?, in style: CellStyle) -> CellStyle {
    guard case .symbol = image?.source else { return style }
    var style = style
    if case .palette(let colors) = model.symbolRendering, let first = colors.first {
      style.foreground = first
    }
    if let weight = model.symbolWeight { style.isBold = weight >= .semibold }
    if let value = model.symbolValue, value <= 0.5 { style.isDim = true }
    return style
  }

  /// Returns the lines of a title with the styles of the character at its start and of the badge at
  /// its end.
  func decorated(
    _ lines: [TextLine], mark: String?, _ markStyle: CellStyle, badge: String?,
    _ style: CellStyle
  ) -> [TextLine] {
    var lines = lines
    if let mark, let first = lines.first { lines[0] = first.restyled(start: mark, markStyle) }
    if let badge, let color = model.badgeColor, let last = lines.last {
      var badgeStyle = style
      // Without a color of its own, the text is black or white, whichever is legible.
      (badgeStyle.background, badgeStyle.foreground) = (color, nil)
      lines[lines.count - 1] = last.restyled(end: NeutralText.line(badge), badgeStyle)
    }
    return lines
  }
}

extension TextLine {
  /// Returns the line with another style for a text at its start, if it begins with it.
  fileprivate func restyled(start text: String, _ style: CellStyle) -> TextLine {
    guard let first = runs.first, first.style != style, first.text.hasPrefix(text) else {
      return self
    }
    var line = TextLine(runs: [Run(text: text, style: style)])
    let rest = String(first.text.dropFirst(text.count))
    if !rest.isEmpty { line.runs.append(Run(text: rest, style: first.style)) }
    line.runs += runs.dropFirst()
    return line
  }

  /// Returns the line with another style for a text at its end, if it ends with it.
  fileprivate func restyled(end text: String, _ style: CellStyle) -> TextLine {
    guard let last = runs.last, last.style != style, last.text.hasSuffix(text) else { return self }
    var line = TextLine(runs: runs.dropLast())
    let rest = String(last.text.dropLast(text.count))
    if !rest.isEmpty { line.runs.append(Run(text: rest, style: last.style)) }
    line.runs.append(Run(text: text, style: style))
    return line
  }
}
