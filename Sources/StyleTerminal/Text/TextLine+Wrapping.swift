extension TextLine {
  /// The line wrapped between words into lines of at most a number of columns.
  ///
  /// A word that is wider is broken in itself; where not even one character fits, that stands out.
  /// Of one style, as a node's text is.
  package static func wrapped(_ text: String, _ style: CellStyle, to columns: Int) -> [TextLine] {
    var lines: [TextLine] = []
    var line = ""
    var width = 0
    func add(_ piece: some StringProtocol, _ pieceWidth: Int) {
      line += piece
      width += pieceWidth
    }
    func endLine() {
      lines.append(TextLine(line, style))
      line = ""
      width = 0
    }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    for (index, word) in words.enumerated() {
      let wordWidth = ColumnWidth.columns(of: word)
      let gap = index == 0 ? "" : " "
      if width + gap.count + wordWidth <= columns {
        add(gap, gap.count)
        add(word, wordWidth)
        continue
      }
      if !line.isEmpty { endLine() }
      for character in word {
        let characterWidth = ColumnWidth.columns(of: String(character))
        if width + characterWidth > columns, !line.isEmpty { endLine() }
        add(String(character), characterWidth)
      }
    }
    endLine()
    return lines
  }
}
