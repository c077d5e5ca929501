package import ProtocolStyle

/// The identifiers of a file's tokens, unique among tokens with the same type of values.
///
/// The first token with a name gets it; each later one gets the lowest available number from 2 on
/// at the end. Both are reported.
struct GeneratedNames {
  /// The tokens to declare, in order: those of the default contexts, then those of others.
  let tokens: [DesignToken]

  private var names: [Key: String] = [:]
  private let places: [Key: Int]
  private(set) var findings: [Finding] = []

  private struct Key: Hashable {
    let name: String
    let type: String

    init(_ token: DesignToken) {
      self.init(token.name, of: token)
    }

    init(_ name: String, of token: DesignToken) {
      self.name = name
      type = SwiftValueWriter.type(of: token.type)
    }
  }

  init(_ file: TokenFile, _ base: DesignTokens) {
    var tokens: [DesignToken] = []
    var known: Set<Key> = []
    let choices = TokenFile.choices(of: file.modifiers.map(\.contexts.count))
    for list in [base] + choices.compactMap({ file.resolutions[$0] }) {
      for token in list where known.insert(Key(token)).inserted { tokens.append(token) }
    }
    self.tokens = tokens
    places = Dictionary(uniqueKeysWithValues: tokens.enumerated().map { (Key($1), $0) })
    var owners: [String: [String: DesignToken]] = [:]
    for token in tokens {
      let key = Key(token)
      let plain = SwiftName.lowerCamelCase(token.name)
      var name = plain
      var number = 2
      while owners[key.type]?[name] != nil {
        name = "\(plain)\(number)"
        number += 1
      }
      if name != plain, let owner = owners[key.type]?[plain] {
        findings.append(.generatedNameCollision(plain, owner, token, name))
      } else if SwiftName.isRepaired(token.name) {
        findings.append(.generatedNameRepair(token, plain))
      }
      owners[key.type, default: [:]][name] = token
      names[key] = name
    }
  }

  /// The identifier of a token, without backticks.
  func name(of token: DesignToken) -> String { names[Key(token)] ?? "_" }

  /// The constant that stores a deprecated token, whose use doesn't cause a warning.
  func storage(of token: DesignToken) -> String { name(of: token) + "Storage" }

  /// The token as an expression.
  func reference(to token: DesignToken) -> String {
    if places[Key(token)].map({ tokens[$0].deprecation != nil }) ?? false {
      return storage(of: token)
    }
    let type = SwiftValueWriter.type(of: token.type)
    return "Token<\(type)>.\(SwiftName.escaped(name(of: token)))"
  }

  /// The expression for the token that another one is an alias of; nil if it isn't declared.
  func reference(toAliasOf token: DesignToken) -> String? {
    token.alias.flatMap { places[Key($0, of: token)] }.map { reference(to: tokens[$0]) }
  }

  /// The identifier of a theme or a pack.
  func theme(_ name: String) -> String { SwiftName.lowerCamelCase(name) }
}

extension Finding.Identifier {
  /// A token's name isn't an identifier, or is another token's identifier.
  package static let generatedName = Finding.Identifier(rawValue: "generated-name")
}

extension Finding {
  /// The finding for two tokens whose names have the same identifier.
  fileprivate static func generatedNameCollision(
    _ plain: String, _ first: DesignToken, _ second: DesignToken, _ name: String
  ) -> Finding {
    Finding(
      .warning, .generatedName,
      summary: "\(first.file)\(first.pointer) and \(second.file)\(second.pointer) both result in "
        + "'\(plain)'.",
      explanation: "The second is '\(name)' in the generated code.",
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
