/// A condition of a resolver document, such as a theme, and the contexts to choose from.
public struct TokenModifier: Hashable, Sendable {
  /// The name.
  public let name: String

  /// The names of the contexts, in the order of the file.
  public let contexts: [String]

  /// The context where none is chosen; nil where one has to be.
  public let defaultContext: String?

  /// The purpose; nil where the file has no description.
  public let summary: String?

  /// The data of tools, as it is in the file.
  public let extensions: JSONObject?
}
