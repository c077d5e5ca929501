import ProtocolStyle
import StyleTerminal

/// Swift code for a terminal, with a line on its left and syntax highlighting.
struct CodeListing {
  let code: String

  init(_ code: String) {
    self.code = code
  }

  /// The lines of the code.
  var lines: [TextLine] {
    var lines = [TextLine()]
    for lexeme in Lexeme.all(in: code) {
      let pieces = lexeme.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, piece) in pieces.enumerated() {
        if index > 0 { lines.append(TextLine()) }
        lines[lines.count - 1].append(String(piece), Self.style(of: lexeme.role))
      }
    }
    return lines.map { line in
      var result = TextLine("  ")
      result.append("│", .dim)
      if line.columnCount > 0 { result.append(" ") }
      result.append(line)
      return result
    }
  }

  private static func style(of role: Lexeme.Role) -> CellStyle {
    switch role {
    case .plain: .plain
    case .keyword: CellStyle(foreground: Color(rgb: 0xB0329F))
    case .typeName: CellStyle(foreground: Color(rgb: 0x0B7A9E))
    case .literal: CellStyle(foreground: Color(rgb: 0xC2402F))
    case .comment: .dim
    }
  }
}
