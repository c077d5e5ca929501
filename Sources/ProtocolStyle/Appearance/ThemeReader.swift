/// Reads the values of tokens from the data of a theme, and collects findings for invalid entries.
struct ThemeReader {
  let theme: String
  let decoding: Theme.Decoding

  private(set) var values = TokenValues()
  private(set) var misreadings: [Finding] = []

  init(theme: String, decoding: Theme.Decoding) {
    self.theme = theme
    self.decoding = decoding
  }

  /// Adds findings for the unknown keys of a theme.
  mutating func findKeys(of decoder: any Decoder, besides accepted: [String]) throws {
    misreadings += try decoder.keys(besides: accepted).map { key in
      .unknownKey(key.stringValue, in: theme, accepted: accepted)
    }
  }

  /// Reads an object of values by the tokens' names.
  ///
  /// Names are read in order, so that findings are in the same order in every run.
  mutating func read(_ container: KeyedDecodingContainer<NameKey>) {
    for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      guard let token = decoding.byName[key.stringValue] else {
        misreadings.append(.undeclaredToken(key.stringValue, in: theme))
        continue
      }
      if let name = alias(container, key), !isValue(token, container, key) {
        setAlias(token, name)
      } else {
        setValue(token, container, key)
      }
    }
  }

  /// Returns whether an object that looks like a token's name is a value of the token's type
  /// instead.
  private func isValue(
    _ token: TokenID, _ container: KeyedDecodingContainer<NameKey>, _ key: NameKey
  ) -> Bool {
    guard let type = token.valueType as? any Decodable.Type, KeyProbe("token").isKnown(to: type)
    else { return false }
    return (try? container.decode(type, forKey: key)) != nil
  }

  /// Returns the name in an object with only the key `token`.
  private func alias(_ container: KeyedDecodingContainer<NameKey>, _ key: NameKey) -> String? {
    guard let object = try? container.nestedContainer(keyedBy: NameKey.self, forKey: key),
      let only = object.allKeys.first, object.allKeys.count == 1, only.stringValue == "token"
    else { return nil }
    return try? object.decode(String.self, forKey: only)
  }

  private mutating func setAlias(_ token: TokenID, _ name: String) {
    guard let other = decoding.byName[name] else {
      misreadings.append(.undeclaredToken(name, standingInFor: token, in: theme))
      return
    }
    guard token.valueType == other.valueType else {
      misreadings.append(.tokenType(of: other, standingInFor: token, in: theme))
      return
    }
    func set<Value: Hashable & Sendable>(_ type: Value.Type) {
      values[Token<Value>(id: token)] = Token<Value>(id: other)
    }
    set(token.valueType)
  }

  private mutating func setValue(
    _ token: TokenID, _ container: KeyedDecodingContainer<NameKey>, _ key: NameKey
  ) {
    func set<Value: Hashable & Sendable>(_ type: Value.Type) {
      guard let decodable = type as? any Decodable.Type else {
        misreadings.append(.undecodableToken(token, in: theme))
        return
      }
      do {
        let value = try container.decode(decodable, forKey: key) as! Value
        values[Token<Value>(id: token)] = value
      } catch {
        let place = container.codingPath.count
        misreadings.append(.tokenType(of: token, in: theme, error, below: place))
      }
    }
    set(token.valueType)
  }
}
