/// The entry for a token: a value, or another token whose value is used.
@usableFromInline
final class TokenEntry<Value: Hashable & Sendable>: AnyTokenEntry {
  @usableFromInline let alias: Token<Value>?
  @usableFromInline let value: Value?

  /// The index of the token whose value was copied; nil for any other value.
  @usableFromInline let sourceIndex: Int?

  init(alias: Token<Value>) {
    self.alias = alias
    value = nil
    sourceIndex = nil
  }

  init(value: Value, copiedFrom source: TokenID? = nil) {
    alias = nil
    self.value = value
    sourceIndex = source?.definition.index
  }

  @usableFromInline var aliasIndex: Int? { alias?.definition.index }

  @usableFromInline
  func isEqual(to other: any AnyTokenEntry) -> Bool {
    guard self !== other else { return true }
    guard let other = other as? TokenEntry<Value> else { return false }
    return alias == other.alias && ExactEquality.holds(value, other.value)
  }
}

/// The entry of a token without its type of values.
@usableFromInline
package protocol AnyTokenEntry: AnyObject, Sendable {
  /// The index of the token whose value is used; nil for a value.
  var aliasIndex: Int? { get }

  /// The index of the token whose value was copied; nil for any other value.
  var sourceIndex: Int? { get }

  /// Whether another entry has the same value, or names the same token.
  func isEqual(to other: any AnyTokenEntry) -> Bool
}
