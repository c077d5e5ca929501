/// What was set for a token: a value, or another token that answers in its place.
final class TokenEntry<Value: Hashable & Sendable>: AnyTokenEntry {
  let alias: Token<Value>?
  let value: Value?

  init(alias: Token<Value>) {
    self.alias = alias
    value = nil
  }

  init(value: Value) {
    alias = nil
    self.value = value
  }

  func isEqual(to other: any AnyTokenEntry) -> Bool {
    guard self !== other else { return true }
    guard let other = other as? TokenEntry<Value> else { return false }
    return alias == other.alias && value == other.value
  }
}

/// The entry of a token whose type of values is not known here.
protocol AnyTokenEntry: AnyObject, Sendable {
  /// Whether another entry has the same value, or names the same token.
  func isEqual(to other: any AnyTokenEntry) -> Bool
}
