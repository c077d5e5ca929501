/// A token of a file, resolved in one context.
public struct DesignToken: Hashable, Sendable {
  /// The names of the groups around it and its own: `["color", "accent", "$root"]`.
  public let path: [String]

  /// The path as references write it: `color.accent.$root`.
  public let name: String

  /// The value, with every reference followed.
  public let value: TokenValue

  /// The name of the token whose value this one has; nil where the value is its own.
  public let alias: String?

  /// The token's purpose; nil where the file has no `$description`.
  public let summary: String?

  /// The reason that the token, or a group around it, is deprecated; empty where none is given, and
  /// nil where it isn't deprecated.
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
