internal import ProtocolStyle
internal import Synchronization

/// The values of a file's tokens in every environment, computed once for each.
///
/// A theme merges computed values, so switching to it costs as much as for any theme.
final class TokenTable: Sendable {
  /// The key of computed values: a combination of contexts, and the size that determines a rem.
  private struct Key: Hashable {
    var choice: [Int]
    var size: StyleEnvironment.ContentSizeCategory?
  }

  private let resolutions: [[Int]: DesignTokens]
  private let selector: ContextSelector
  private let isSizeDependent: Bool

  /// The application's tokens that get the value of a token of the file, by that token's name.
  private let others: [String: [TokenID]]

  private let namespace: String
  private let computed = Mutex<[Key: TokenValues]>([:])

  init(
    _ resolutions: [[Int]: DesignTokens], _ selector: ContextSelector, namespace: String,
    others: [String: [TokenID]] = [:]
  ) {
    self.resolutions = resolutions
    self.selector = selector
    self.namespace = namespace
    self.others = others
    isSizeDependent = resolutions.values.contains { tokens in
      tokens.contains {
        if case .dimension(let length) = $0.value { length.unit == .rem } else { false }
      }
    }
  }

  /// The tokens in the current environment.
  func tokens() -> DesignTokens {
    resolutions[selector.choice(in: .current)] ?? DesignTokens([])
  }

  /// The values in the current environment.
  func values() -> TokenValues {
    let environment = StyleEnvironment.current
    let choice = selector.choice(in: environment)
    let key = Key(
      choice: choice, size: isSizeDependent ? environment.contentSizeCategory : nil)
    if let known = computed.withLock({ $0[key] }) { return known }
    let values = compute(resolutions[choice] ?? DesignTokens([]))
    computed.withLock { $0[key] = values }
    return values
  }

  private func compute(_ tokens: DesignTokens) -> TokenValues {
    var values = TokenValues()
    for token in tokens {
      let id = Self.handle(of: token, in: namespace, default: nil)
      set(token.value.value, id, &values, alias: token.alias)
      for other in others[token.name] ?? [] { copy(token.value.value, of: id, to: other, &values) }
    }
    return values
  }

  private func set<Value: Hashable & Sendable>(
    _ value: Value, _ id: TokenID, _ values: inout TokenValues, alias: String?
  ) {
    guard let token = id.token(of: Value.self) else { return }
    if let alias {
      values[token] = Token<Value>(
        named: alias, in: namespace, summary: nil, deprecation: nil, default: { value })
    } else {
      values[token] = value
    }
  }

  /// Sets a token of the application to the value of one of the file.
  private func copy<Value: Hashable & Sendable>(
    _ value: Value, of source: TokenID, to id: TokenID, _ values: inout TokenValues
  ) {
    if let token = id.token(of: Value.self) { values.setCopy(value, of: source, for: token) }
  }

  /// The token of the library for a token of a file.
  ///
  /// Its default is `fallback` or, if that is nil, the token's own value.
  static func handle(
    of token: DesignToken, in namespace: String, default fallback: (@Sendable () -> TokenValue?)?
  ) -> TokenID {
    func make<Value: Hashable & Sendable>(_ value: Value) -> TokenID {
      let own = token.value
      return Token<Value>(
        named: token.name, in: namespace, summary: token.summary, deprecation: token.deprecation,
        default: { (fallback?() ?? own).value as? Value ?? value }
      ).id
    }
    return make(token.value.value)
  }
}
