/// A piece of Swift code that is shown in one color.
struct Lexeme: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    case plain
    case keyword
    case typeName
    case literal
    case comment
  }

  let text: String
  let role: Role

  /// The pieces of code in order, with adjacent pieces of the same role merged.
  static func all(in code: String) -> [Lexeme] {
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
    "any", "await", "class", "else", "extension", "false", "for", "func", "if", "import", "in",
    "init", "let", "nil", "override", "protocol", "return", "self", "static", "struct", "super",
    "true", "try", "var",
  ]
}
