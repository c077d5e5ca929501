public import ProtocolStyle

extension TextLine {
  /// Returns the line padded with spaces to a number of columns; a longer line is unchanged.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - alignment: The alignment of the text; left by default, as for `natural` and `justified`.
  /// - Returns: The padded line.
  public func padded(to columns: Int, alignment: TextAlignmentValue = .left) -> TextLine {
    let missing = columns - columnCount
    guard missing > 0 else { return self }
    let before =
      switch alignment {
      case .left, .natural, .justified: 0
      case .center: missing / 2
      case .right: missing
      }
    var line = TextLine(String(repeating: " ", count: before))
    line.append(self)
    line.append(String(repeating: " ", count: missing - before))
    return line
  }

  /// Returns the line truncated to a number of columns, with `…` in place of the rest.
  ///
  /// - Parameters:
  ///   - columns: The maximum number of columns.
  ///   - end: The text in place of the rest; `…` by default, and empty for nothing.
  /// - Returns: The line, or its beginning.
  public func clipped(to columns: Int, end: String = "…") -> TextLine {
    guard columnCount > columns else { return self }
    let end = TextLine(end, runs.last?.style ?? .plain)
    let room = columns - end.columnCount
    guard room >= 0 else { return TextLine() }
    var line = prefix(room)
    line.append(end)
    return line
  }

  /// The longest prefix of the line that fits, without splitting a wide character.
  func prefix(_ columns: Int) -> TextLine {
    var line = TextLine()
    var rest = columns
    for run in runs {
      var text = ""
      for character in run.text {
        let width = ColumnWidth.columns(of: String(character))
        guard width <= rest else {
          line.append(text, run.style)
          return line
        }
        rest -= width
        text.append(character)
      }
      line.append(text, run.style)
    }
    return line
  }

  /// The line without trailing spaces, unless they have a background.
  var trimmed: TextLine {
    guard let last = runs.last, last.text.utf8.last == UInt8(ascii: " ") else { return self }
    var line = self
    while let last = line.runs.last, last.style.background == nil {
      line.runs.removeLast()
      let text = last.text.utf8
      guard let end = text.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { continue }
      line.runs.append(
        Run(text: String(last.text[..<text.index(after: end)]), style: last.style))
      return line
    }
    return line
  }
}
