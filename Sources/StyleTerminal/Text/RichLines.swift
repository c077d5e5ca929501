internal import ProtocolStyle

/// The lines of a text in runs with different styles.
enum RichLines {
  /// Returns the lines of a rich text, at least one, with control characters replaced.
  ///
  /// - Parameters:
  ///   - text: The text; a line break in any run ends a line.
  ///   - model: The view model, whose attributes apply where a run has none.
  ///   - style: The style of the node's text.
  ///   - transform: The capitalization of each run.
  /// - Returns: The lines, which aren't wrapped.
  static func lines(
    of text: RichText, in model: ViewModel, _ style: CellStyle, _ transform: (String) -> String
  ) -> [TextLine] {
    var lines = [TextLine()]
    for run in text.runs {
      let style = self.style(of: run, in: model, style)
      for (index, part) in NeutralText.lines(transform(run.text)).enumerated() {
        if index > 0 { lines.append(TextLine()) }
        lines[lines.count - 1].append(part, style)
      }
    }
    return lines
  }

  /// The style of a run: that of its node, except for the attributes that the run has.
  private static func style(
    of run: TextRun, in model: ViewModel, _ style: CellStyle
  ) -> CellStyle {
    var style = style
    let nodeFont = model.font ?? .system(size: 17)
    let font = run.font(in: nodeFont)
    if font != nodeFont {
      style.isBold = font.weight >= .semibold
      style.isItalic = font.isItalic
    }
    if let link = run.link {
      style.link = link
      style.foreground = model.tintColor ?? style.foreground
    }
    style.foreground = run.color ?? style.foreground
    style.underline = run.underline ?? style.underline
    if let line = run.strikethrough { style.isStruckThrough = line.pattern != .hidden }
    return style
  }

  /// Returns a line wrapped between words into lines of at most a number of columns.
  ///
  /// A word that is wider is broken in itself, and each character keeps the style of its run.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - columns: The maximum width.
  /// - Returns: The lines, at least one.
  static func wrapped(_ line: TextLine, to columns: Int) -> [TextLine] {
    guard line.columnCount > columns else { return [line] }
    var lines: [TextLine] = []
    var current = TextLine()
    var width = 0
    func endLine() {
      lines.append(current)
      (current, width) = (TextLine(), 0)
    }
    for (index, word) in words(of: line).enumerated() {
      let wordWidth = word.text.columnCount
      // The space before the first word of a line is replaced by the line break.
      if width + (index == 0 ? 0 : 1) + wordWidth <= columns {
        if index > 0 { current.append(" ", word.space) }
        current.append(word.text)
        width += (index == 0 ? 0 : 1) + wordWidth
        continue
      }
      if !current.runs.isEmpty { endLine() }
      for run in word.text.runs {
        for character in run.text {
          let characterWidth = ColumnWidth.columns(of: character)
          if width + characterWidth > columns, !current.runs.isEmpty { endLine() }
          current.append(String(character), run.style)
          width += characterWidth
        }
      }
    }
    endLine()
    return lines
  }

  /// A word with the style of the space before it.
  private struct Word {
    var text = TextLine()
    var space = CellStyle.plain
  }

  private static func words(of line: TextLine) -> [Word] {
    var words = [Word()]
    for run in line.runs {
      let parts = run.text.split(separator: " ", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { words.append(Word(space: run.style)) }
        words[words.count - 1].text.append(String(part), run.style)
      }
    }
    return words
  }
}
