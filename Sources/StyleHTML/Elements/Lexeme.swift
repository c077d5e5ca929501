internal import ProtocolStyle

/// A piece of Swift code that is shown in one color.
package struct Lexeme: Hashable, Sendable {
  package enum Role: String, Hashable, Sendable {
    case plain
    case keyword
    case typeName = "type"
    case literal
    case comment
  }

  package let text: String
  package let role: Role

  package init(text: String, role: Role) {
    (self.text, self.role) = (text, role)
  }

  /// The code as markup, in which the role of each piece is the class of its element.
  package static func markup(of code: String) -> String {
    all(in: code).map { piece in
      let text = piece.text.escapedForMarkup
      return piece.role == .plain ? text : "<i class=\"\(piece.role.rawValue)\">\(text)</i>"
    }.joined()
  }

  /// The pieces of code in order, with adjacent pieces of the same role merged.
  package static func all(in code: String) -> [Lexeme] {
    var lexemes: [Lexeme] = []
    for match in unsafe code.matches(of: pattern) {
      let text = String(match.output)
      let role = role(of: text)
      if let last = lexemes.last, last.role == role || text.allSatisfy(\.isWhitespace) {
        lexemes[lexemes.count - 1] = Lexeme(text: last.text + text, role: last.role)
      } else {
        lexemes.append(Lexeme(text: text, role: role))
      }
    }
    return lexemes
  }

  // Comments, strings, parameters such as `$0`, words, numbers, white space, other characters.
  private nonisolated(unsafe) static let pattern =
    #/\/\/[^\n]*|"(?:\\.|[^"\\])*"|\$\d+|#?[A-Za-z_]\w*|0x\w+|\d+(?:\.\d+)?|\s+|./#

  private static func role(of text: String) -> Role {
    guard let first = text.first else { return .plain }
    if text.hasPrefix("//") { return .comment }
    if first == "\"" || first.isNumber { return .literal }
    if keywords.contains(text) { return .keyword }
    return first.isUppercase ? .typeName : .plain
  }

  private static let keywords: Set = [
    "any", "await", "case", "class", "else", "enum", "extension", "false", "for", "func", "get",
    "guard", "if", "import", "in", "init", "let", "nil", "override", "package", "private",
    "protocol",
    "public", "return", "self", "set", "some", "static", "struct", "super", "switch", "true", "try",
    "var", "where",
  ]
}
