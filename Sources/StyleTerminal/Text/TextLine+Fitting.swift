public import ProtocolStyle

extension TextLine {
  /// The line filled up with spaces to a number of columns; a longer one stays as it is.
  ///
  /// - Parameters:
  ///   - columns: How many columns it shall take.
  ///   - alignment: Where the text stands: at the left by default, as for `natural` and `justified`.
  /// - Returns: The line in full width.
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

  /// The line cut to a number of columns, with `…` in place of what is cut off.
  ///
  /// - Parameters:
  ///   - columns: How many columns it may take.
  ///   - end: What stands for the rest; `…` by default, and empty for nothing.
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

  /// As much of the line as fits; a wide character is not cut in two.
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

  /// The line without spaces at its end, where nothing is behind them.
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
