/// A condition of a resolver document, such as a theme, and the contexts to choose from.
public struct TokenModifier: Hashable, Sendable {
  /// The name.
  public let name: String

  /// The names of the contexts, in the order of the file.
  public let contexts: [String]

  /// The default context; nil if one has to be chosen.
  public let defaultContext: String?

  /// The purpose; nil if the file has no description.
  public let summary: String?

  /// The data of tools, as it is in the file.
  public let extensions: JSONObject?
}
