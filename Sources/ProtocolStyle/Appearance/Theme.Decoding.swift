extension Theme {
  /// The tokens that can occur in the data of a theme.
  ///
  /// ```swift
  /// let decoder = JSONDecoder()
  /// decoder.userInfo[.themeDecoding] = Theme.Decoding(tokens: [Token.accent, Token.link])
  /// let theme = try decoder.decode(Theme.self, from: data)
  /// ```
  ///
  /// Tokens must be listed because one in a `static let` doesn't exist before its first use.
  /// Listing also limits data to the tokens that its reader offers.
  public struct Decoding: Sendable {
    /// The tokens that can occur.
    public let tokens: [any AnyToken]

    let byName: [String: TokenID]

    /// Creates a set of tokens.
    ///
    /// Traps if two different tokens have the same name, because data refers to tokens by name.
    ///
    /// - Parameter tokens: The tokens that can occur; repeated ones are ignored. Data can set
    ///   tokens whose values are `Decodable`; the closure of a theme can set any token.
    public init(tokens: [any AnyToken]) {
      self.tokens = tokens
      byName = Dictionary(tokens.map { ($0.name, $0.id) }) { one, other in
        if one != other { fatalError(Self.clash(one, other)) }
        return one
      }
    }

    /// Returns the message for two tokens with the same name.
    private static func clash(_ one: TokenID, _ other: TokenID) -> String {
      "Theme.Decoding: two tokens are named '\(one.name)': one in \(one.definition.module) with "
        + "type \(one.valueType), and one in \(other.definition.module) with type "
        + "\(other.valueType). Rename or remove one of them."
    }
  }
}

extension CodingUserInfoKey {
  /// The key of a decoder's `Theme.Decoding`; if it's missing, all tokens are unknown.
  public static let themeDecoding = CodingUserInfoKey(rawValue: "ProtocolStyle.themeDecoding")!
}
