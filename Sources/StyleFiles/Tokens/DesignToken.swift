/// A token of a file, resolved in one context.
public struct DesignToken: Hashable, Sendable {
  /// The names of the token's groups and its own name: `["color", "accent", "$root"]`.
  public let path: [String]

  /// The path as in references: `color.accent.$root`.
  public let name: String

  /// The value, with all references resolved.
  public let value: TokenValue

  /// The name of the token that this one is an alias of; nil if it has its own value.
  public let alias: String?

  /// The token's purpose; nil if the file has no `$description`.
  public let summary: String?

  /// The reason why the token or one of its groups is deprecated; empty if no reason is given, and
  /// nil if it isn't deprecated.
  public let deprecation: String?

  /// The data of tools, as it is in the file.
  public let extensions: JSONObject?

  /// The path of the file that declares the token.
  public let file: String

  /// The JSON pointer to the token in that file.
  public let pointer: String

  /// The type of the value.
  public var type: TokenType { value.type }
}
