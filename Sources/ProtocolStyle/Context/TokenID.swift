/// The identity of a token: its name, its value type and the module that declares it.
///
/// Comparing and hashing cost as much as for a pointer.
public struct TokenID: Sendable {
  /// Unretained: interned for the life of the process.
  package unowned(unsafe) let definition: any AnyTokenDefinition

  /// The type of the token's values, such as `Color.self`.
  public var valueType: any (Hashable & Sendable).Type { definition.valueType }

  /// The value in the current context, like ``Token/value``.
  package var value: any Hashable & Sendable { definition.currentValue }
}

extension TokenID: Hashable {
  /// Returns whether two identifiers identify the same token.
  ///
  /// - Parameters:
  ///   - left: An identifier.
  ///   - right: Another identifier.
  /// - Returns: Whether they identify the same token.
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

/// The place of a token's declaration in a user's source.
package struct TokenLocation: Sendable, CustomStringConvertible {
  let fileID: StaticString
  let line: UInt
  let column: UInt

  /// The module, the file and the line: `App/Tokens.swift:12`.
  package var description: String { "\(fileID):\(line)" }
}

extension TokenLocation: Equatable {
  /// Whether two declarations are one; numbers are compared first, because they are cheap and
  /// mostly differ.
  package static func == (left: TokenLocation, right: TokenLocation) -> Bool {
    left.line == right.line && left.column == right.column
      && left.fileID.withUTF8Buffer { one in
        right.fileID.withUTF8Buffer { one.elementsEqual($0) }
      }
  }
}
