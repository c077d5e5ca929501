import Foundation

/// Removes from a style sheet, a script or markup what browsers don't need.
///
/// The files are this repository's own, so each minifier accepts what they contain, and not all of
/// its language.
enum Minifier {
  /// Returns a style sheet on one line, without comments and needless spaces and semicolons.
  static func styleSheet(_ text: String) -> String {
    var (result, current) = ("", "")
    var rest = text[...]
    var depth = 0
    while let character = rest.first {
      if rest.hasPrefix("/*") {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.hasPrefix("*/") { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
        continue
      }
      if character == "\"" {
        let string = quoted(rest)
        current += string
        rest = rest.dropFirst(string.count)
        continue
      }
      rest = rest.dropFirst()
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      switch character {
      case "{" where depth == 0:
        end(&result)
        result += prelude(current) + "{"
        current = ""
      case ";" where depth == 0, "}" where depth == 0:
        let declaration = declaration(current)
        if !declaration.isEmpty { end(&result) }
        result += declaration
        if character == "}" {
          result += "}"
        } else if declaration.hasPrefix("@") {
          result += ";"
        }
        current = ""
      default: current.append(character)
      }
    }
    return result
  }

  /// Ends a declaration, before another one or a block.
  private static func end(_ result: inout String) {
    if let last = result.last, !"{};".contains(last) { result += ";" }
  }

  /// A selector, or an at-rule with its condition.
  private static func prelude(_ text: String) -> String {
    let text = collapsed(text)
    return text.hasPrefix("@")
      ? tightened(text, around: ":,<>=", after: "(", before: ")")
      : tightened(text, around: ",>+~", after: "(", before: ")")
  }

  private static func declaration(_ text: String) -> String {
    let text = collapsed(text)
    guard let colon = text.firstIndex(of: ":"), !text.hasPrefix("@") else { return text }
    let value = tightened(
      collapsed(text[text.index(after: colon)...]), around: ",/*", after: "(", before: ")!")
    return text[..<colon] + ":" + value
  }

  /// The text without spaces at its ends, and with one between words.
  private static func collapsed(_ text: some StringProtocol) -> String {
    pieces(of: text).map { piece in
      piece.hasPrefix("\"")
        ? String(piece) : String(piece.replacing(/\s+/, with: " "))
    }.joined().trimmingCharacters(in: .whitespaces)
  }

  private static func tightened(
    _ text: String, around both: String, after opening: String, before closing: String
  ) -> String {
    pieces(of: text).map { piece in
      if piece.hasPrefix("\"") { return String(piece) }
      var result = ""
      for character in piece {
        if both.contains(character) || closing.contains(character), result.last == " " {
          result.removeLast()
        }
        if character == " ", let last = result.last, both.contains(last) || opening.contains(last) {
          continue
        }
        result.append(character)
      }
      return result
    }.joined()
  }

  /// The strings with their quotes, and the texts between them.
  private static func pieces(of text: some StringProtocol) -> [Substring] {
    var pieces: [Substring] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      let piece =
        rest.hasPrefix("\"") ? quoted(rest) : rest.prefix { $0 != "\"" }
      pieces.append(piece)
      rest = rest[piece.endIndex...]
    }
    return pieces
  }

  /// The string at the beginning of a text, with its quotes.
  private static func quoted(_ text: Substring) -> Substring {
    var isEscaped = false
    let end = text.dropFirst().firstIndex { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      return character == "\"" && !isEscaped
    }
    return end.map { text[...$0] } ?? text
  }

  // MARK: Scripts and markup

  /// Returns a script without comments, indentation, and needless spaces and ends of lines.
  ///
  /// A comment has lines of its own, which begin with `//`.
  static func script(_ text: String) -> String {
    text.split(separator: "\n").map(scriptLine).filter { !$0.hasPrefix("//") }
      .joined(separator: "\n")
      .replacing(/([{(\[,;:?&|])\n/) { $0.1 }.replacing(/\n([})\].:?&|])/) { $0.1 }
  }

  /// A line without spaces around punctuation, except in strings, patterns and comments.
  private static func scriptLine(_ line: Substring) -> String {
    String(line).replacing(/('[^']*'|`[^`]*`|\/[^ ].*)|^ +| *([-=+*%!<>?:,;{}()\[\]&|]) */) {
      String($0.1 ?? $0.2 ?? "")
    }
  }

  /// Returns markup without indentation, and without comments, each of which is on one line.
  static func markup(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("<!-- ") }
      .joined(separator: "\n")
  }
}
