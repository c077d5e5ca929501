/// A token with any type of values, as the element of lists of tokens.
///
/// Only `Token` and `TokenID` conform.
public protocol AnyToken: Sendable, CustomStringConvertible {
  /// The identity of the token.
  var id: TokenID { get }
}

extension AnyToken {
  /// The name in the token's declaration.
  public var name: String { id.definition.name }

  /// The purpose of the token, from its declaration; nil if the declaration has none.
  public var summary: String? { id.definition.summary }

  /// The advice for replacing the token, as a sentence; nil if the token isn't deprecated.
  public var deprecation: String? { id.definition.deprecation }

  /// The name.
  public var description: String { name }
}
