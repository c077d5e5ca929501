/// The tokens of a file in one context, in the order of the file.
public struct DesignTokens: Hashable, Sendable {
  private let tokens: [DesignToken]
  private let places: [String: Int]

  /// The groups, in the order of the file; the first one is the file itself.
  ///
  /// A group that a file extends is a separate group, with the metadata that it inherits.
  package let groups: [DesignTokenGroup]

  init(_ tokens: [DesignToken], groups: [DesignTokenGroup] = []) {
    self.tokens = tokens
    self.groups = groups
    places = Dictionary(tokens.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in
      first
    }
  }

  /// The token with a name; nil if there is none.
  ///
  /// - Parameter name: The name, such as `color.accent`.
  public subscript(name: String) -> DesignToken? { places[name].map { tokens[$0] } }

  /// The names, in order.
  public var names: [String] { tokens.map(\.name) }
}

extension DesignTokens: RandomAccessCollection {
  /// The position of the first token: 0.
  public var startIndex: Int { 0 }

  /// The position after the last token.
  public var endIndex: Int { tokens.count }

  /// The token at a position.
  ///
  /// - Parameter position: A position from 0 to `count - 1`.
  public subscript(position: Int) -> DesignToken { tokens[position] }
}

// MARK: - DesignToken

/// A token of a file, resolved in one context.
public struct DesignToken: Hashable, Sendable {
  /// The names of the token's groups and its own name: `["color", "accent", "$root"]`.
  package let path: [String]

  /// The path as in references: `color.accent.$root`.
  public let name: String

  /// The value, with all references resolved.
  public let value: TokenValue

  /// The name of the token that this one is an alias of; nil if it has its own value.
  package let alias: String?

  /// The token's purpose; nil if the file has no `$description`.
  package let summary: String?

  /// The reason why the token or one of its groups is deprecated; empty if no reason is given, and
  /// nil if it isn't deprecated.
  package let deprecation: String?

  /// The data of tools, as it is in the file.
  package let extensions: JSONObject?

  /// The names that the token had before, from its extension `org.protocolstyle`; empty for none.
  package var formerNames: [String] { extensions?.formerNames ?? [] }

  /// The path of the file that declares the token.
  package let file: String

  /// The JSON pointer to the token in that file.
  package let pointer: String

  /// The type of the value.
  public var type: TokenType { value.type }
}

// MARK: - DesignTokenGroup

/// A group of a token file, with its metadata.
///
/// The type and the deprecation of a group apply to the tokens in it, which have them.
package struct DesignTokenGroup: Hashable, Sendable {
  /// The names of the groups around it and its own: `["color", "accent"]`; empty for the file
  /// itself.
  package let path: [String]

  /// The path as references write it: `color.accent`; empty for the file itself.
  package let name: String

  /// The group's purpose; nil where the file has no `$description`.
  package let summary: String?

  /// The data of tools, as it is in the file; nil where there is none.
  package let extensions: JSONObject?

  /// Makes the group of an object whose metadata was checked.
  init(_ object: JSONObject, path: [String]) {
    self.path = path
    name = TokenPath.path(of: path)
    summary = object["$description"]?.string
    extensions = object["$extensions"]?.object
  }
}

// MARK: - TokenPath

/// The names of groups and of a token in them: `color.accent.light`.
///
/// Names don't contain periods, so the text identifies the token.
enum TokenPath {
  /// Returns the path in the braces of a reference, or nil for text that isn't in braces.
  ///
  /// The result is empty or contains braces if the reference is malformed.
  static func reference(in text: String) -> Substring? {
    guard text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}"),
      text.utf8.count >= 2
    else { return nil }
    return text.dropFirst().dropLast()
  }

  /// The names of a path.
  static func parts(of path: Substring) -> [String] {
    path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// The path for names.
  static func path(of parts: some Sequence<String>) -> String { parts.joined(separator: ".") }

  /// Whether a name is valid for a token or a group.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.first != UInt8(ascii: "$")
      && !name.utf8.contains {
        [UInt8(ascii: "."), UInt8(ascii: "{"), UInt8(ascii: "}")].contains($0)
      }
  }
}

// MARK: - TokenLimits

/// The limits of a token file; a file that exceeds them is rejected.
///
/// They are far above real design systems, and prevent malicious input from consuming time or
/// memory.
public struct TokenLimits: Hashable, Sendable {
  /// The size of one file in bytes; 16 MiB by default.
  public var fileSize = 16 << 20

  /// The number of files that a resolver may refer to; 256 by default.
  public var files = 256

  /// The maximum nesting depth of objects and arrays; 64 by default.
  public var depth = 64

  /// The number of tokens and groups, including those inherited by groups; 100,000 by default.
  public var tokens = 100_000

  /// The number of combinations of contexts; 512 by default.
  public var resolutions = 512

  /// The total number of tokens in all combinations of contexts; 1,000,000 by default.
  public var totalTokens = 1_000_000

  /// The number of names that are compared with misspelled ones to find the nearest; 20,000 by
  /// default.
  ///
  /// Names beyond it aren't suggested as ``StyleFileProblem/nearest``, so that rejecting a file
  /// full of unresolved references takes about as long as reading a valid one.
  package var nameComparisons = 20_000

  /// Creates limits with the defaults.
  public init() {}
}
