/// A group of a token file, with its metadata.
///
/// The type and the deprecation of a group apply to the tokens in it, which have them.
public struct DesignTokenGroup: Hashable, Sendable {
  /// The names of the groups around it and its own: `["color", "accent"]`; empty for the file
  /// itself.
  public let path: [String]

  /// The path as references write it: `color.accent`; empty for the file itself.
  public let name: String

  /// The group's purpose; nil where the file has no `$description`.
  public let summary: String?

  /// The data of tools, as it is in the file; nil where there is none.
  public let extensions: JSONObject?

  /// Makes the group of an object whose metadata was checked.
  init(_ object: JSONObject, path: [String]) {
    self.path = path
    name = TokenPath.path(of: path)
    summary = object["$description"]?.string
    extensions = object["$extensions"]?.object
  }
}
