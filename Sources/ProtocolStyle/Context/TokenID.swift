/// What a token is known by: its name, its value type and the module that declares it.
///
/// Comparing and hashing cost as much as for a pointer.
public struct TokenID: Sendable {
  /// Interned for the life of the process, so it needs no counting of references.
  package unowned(unsafe) let definition: any AnyTokenDefinition

  /// The type of the token's values: `Color.self`.
  public var valueType: any (Hashable & Sendable).Type { definition.valueType }

  /// The value in the current context, as ``Token/value``.
  package var value: any Hashable & Sendable { definition.currentValue }
}

extension TokenID: Hashable {
  /// Two identifiers are equal when they are of the same declaration.
  ///
  /// - Parameters:
  ///   - left: An identifier.
  ///   - right: Another identifier.
  /// - Returns: Whether they are of the same token.
  public static func == (left: TokenID, right: TokenID) -> Bool {
    left.definition === right.definition
  }

  /// Hashes the identity.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(definition.index)
  }
}

extension TokenID: AnyToken {
  /// The identifier itself, which can stand in lists of tokens.
  public var id: TokenID { self }
}
