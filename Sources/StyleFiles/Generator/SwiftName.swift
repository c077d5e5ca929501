/// The conversion of names in a file to Swift identifiers.
///
/// A path is split into words at every character that isn't a letter or a digit; `$root` is
/// omitted. The words are joined in lowerCamelCase. A digit at the start gets an underscore before
/// it, `self` and `init` get one after them, and other keywords get backticks. A name without
/// letters or digits becomes `token`.
enum SwiftName {
  /// The identifier of a path, without backticks: `color.accent.$root` is `colorAccent`.
  static func lowerCamelCase(_ path: String) -> String {
    let words = TokenPath.parts(of: path[...]).filter { $0 != "$root" }.flatMap(words)
    let name = words.enumerated().map { place, word in
      place == 0 ? lowercased(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    guard let first = name.first else { return "token" }
    if ["self", "init"].contains(name) { return name + "_" }
    return first.isNumber ? "_" + name : name
  }

  /// Whether a path has no usable letters, or begins with a digit.
  static func isRepaired(_ path: String) -> Bool {
    let letters = path.drop { !isPart($0) }
    return letters.first.map { !$0.isLetter } ?? true
  }

  /// Whether an identifier can contain a character: letters and the ten digits.
  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || ("0"..."9").contains(character)
  }

  /// The identifier in code, with backticks if it's a keyword.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The first word of an identifier: `URL` becomes `url`, `Accent` becomes `accent`.
  private static func lowercased(_ word: String) -> String {
    let isCapitals = word.allSatisfy { $0.isUppercase || $0.isNumber }
    return isCapitals ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
  }

  private static func words(of name: String) -> [String] {
    name.split { !isPart($0) }.map(String.init)
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "await", "break", "case",
    "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
