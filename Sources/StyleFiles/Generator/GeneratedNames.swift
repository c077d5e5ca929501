package import ProtocolStyle

// MARK: - SwiftName

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

  /// The identifiers of different paths, without backticks.
  ///
  /// Paths whose identifiers in lowerCamelCase are equal are all spelled out, so the identifier of a
  /// path doesn't depend on the order of the paths.
  static func unique(_ paths: [String]) -> [String: String] {
    let plain = paths.map(lowerCamelCase)
    let counts = Dictionary(plain.map { ($0, 1) }, uniquingKeysWith: +)
    return Dictionary(
      zip(paths, plain).map { path, name in
        (path, counts[name] == 1 ? name : spelledOut(path))
      }
    ) { first, _ in first }
  }

  /// The identifier of a path that another path never has: letters and digits are kept, periods are
  /// two underscores, and other characters are their numbers between underscores: `a_2d_b` for
  /// `a-b`.
  static func spelledOut(_ path: String) -> String {
    let name = path.map { character -> String in
      if isPart(character) { return String(character) }
      if character == "." { return "__" }
      return character.unicodeScalars.map { "_\(String($0.value, radix: 16))_" }.joined()
    }.joined()
    if ["self", "init", "Self", "Type", "Protocol"].contains(name) { return name + "_" }
    return name.first.map(\.isNumber) ?? true ? "_" + name : name
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

// MARK: - GeneratedNames

/// The identifiers of a file's tokens, unique among tokens with the same type of values.
///
/// Tokens with the same identifier are all spelled out, and reported.
struct GeneratedNames {
  /// The tokens to declare, in order: those of the first contexts, then those of others.
  let tokens: [DesignToken]

  private var names: [Key: String] = [:]
  private let places: [Key: Int]
  private(set) var findings: [Finding] = []

  /// A token's name and the type of its values.
  struct Key: Hashable {
    let name: String
    let type: String

    init(_ token: DesignToken) {
      self.init(token.name, of: token)
    }

    fileprivate init(_ name: String, of token: DesignToken) {
      self.init(name, SwiftValueWriter.type(of: token.type))
    }

    fileprivate init(_ name: String, _ type: String) {
      self.name = name
      self.type = type
    }
  }

  init(_ file: TokenFile) {
    var tokens: [DesignToken] = []
    var known: Set<Key> = []
    for choice in TokenFile.choices(of: file.modifiers.map(\.contexts.count)) {
      for token in file.resolutions[choice] ?? DesignTokens([])
      where known.insert(Key(token)).inserted {
        tokens.append(token)
      }
    }
    self.tokens = tokens
    places = Dictionary(uniqueKeysWithValues: tokens.enumerated().map { (Key($1), $0) })
    for (type, tokens) in Dictionary(grouping: tokens, by: { Key($0).type }) {
      for (name, identifier) in SwiftName.unique(tokens.map(\.name)) {
        names[Key(name, type)] = identifier
      }
    }
    var owners: [Key: DesignToken] = [:]
    for token in tokens {
      let plain = SwiftName.lowerCamelCase(token.name)
      if let owner = owners[Key(plain, of: token)] {
        findings.append(
          .generatedNameCollision(plain, owner, token, names: [name(of: owner), name(of: token)]))
      } else if SwiftName.isRepaired(token.name) {
        findings.append(.generatedNameRepair(token, name(of: token)))
      }
      owners[Key(plain, of: token)] = owners[Key(plain, of: token)] ?? token
    }
  }

  /// The identifier of a token, without backticks.
  func name(of token: DesignToken) -> String { names[Key(token)] ?? "_" }

  /// The constant that stores a deprecated token, whose use doesn't cause a warning.
  func storage(of token: DesignToken) -> String { "storage_" + name(of: token) }

  /// The token as an expression.
  func reference(to token: DesignToken) -> String {
    let type = "Token<\(SwiftValueWriter.type(of: token.type))>"
    if places[Key(token)].map({ tokens[$0].deprecation != nil }) ?? false {
      return "\(type).\(storage(of: token))"
    }
    return "\(type).\(SwiftName.escaped(name(of: token)))"
  }

  /// The expression for the token that another one is an alias of; nil if it isn't declared.
  func reference(toAliasOf token: DesignToken) -> String? {
    token.alias.flatMap { places[Key($0, of: token)] }.map { reference(to: tokens[$0]) }
  }
}

extension Finding.Identifier {
  /// A token's name isn't an identifier, or is another token's identifier.
  package static let generatedName = Finding.Identifier(rawValue: "generated-name")
}

extension Finding {
  /// The finding for two tokens whose names have the same identifier.
  fileprivate static func generatedNameCollision(
    _ plain: String, _ first: DesignToken, _ second: DesignToken, names: [String]
  ) -> Finding {
    Finding(
      .warning, .generatedName,
      summary: "\(first.file)\(first.pointer) and \(second.file)\(second.pointer) both result in "
        + "'\(plain)'.",
      explanation: "They are '\(names[0])' and '\(names[1])' in the generated code.",
      remedy: "Rename one of the tokens if code should have other names.")
  }

  /// The finding for a token whose name had to be changed.
  fileprivate static func generatedNameRepair(_ token: DesignToken, _ name: String) -> Finding {
    Finding(
      .note, .generatedName,
      summary: "\(token.file)\(token.pointer) is no identifier.",
      explanation: "It is '\(name)' in the generated code.",
      remedy: "Rename the token if code should have another name.")
  }
}
