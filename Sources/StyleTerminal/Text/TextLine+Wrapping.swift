extension TextLine {
  /// The line as several, none of them wider than a number of columns, broken between words.
  ///
  /// A word that is wider is broken in itself. Of one style, as a node's text is.
  static func wrapped(_ text: String, _ style: CellStyle, to columns: Int) -> [TextLine] {
    var lines: [TextLine] = []
    var line = ""
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    for (index, word) in words.enumerated() {
      let longer = index == 0 ? String(word) : "\(line) \(word)"
      if ColumnWidth.columns(of: longer) <= columns {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(TextLine(line, style)) }
      line = String(word)
      while ColumnWidth.columns(of: line) > columns {
        let head = TextLine(line).prefix(max(columns, 1)).runs.first?.text ?? ""
        // Not even one character fits: it stands out.
        let cut = head.isEmpty ? String(line.prefix(1)) : head
        lines.append(TextLine(cut, style))
        line.removeFirst(cut.count)
        if cut.count == 0 { break }
      }
    }
    lines.append(TextLine(line, style))
    return lines
  }
}
