/// A token of whatever value type: what lists of tokens hold.
///
/// Only `Token` and `TokenID` conform.
public protocol AnyToken: Sendable, CustomStringConvertible {
  /// What the token is known by.
  var id: TokenID { get }
}

extension AnyToken {
  /// The name that the token was declared with.
  public var name: String { id.definition.name }

  /// What the token is for, in the words of its declaration; nil where that says nothing.
  public var summary: String? { id.definition.summary }

  /// What to do instead of setting the token, as a sentence; nil unless it is deprecated.
  public var deprecation: String? { id.definition.deprecation }

  /// The name.
  public var description: String { name }
}
