extension Theme {
  /// What decoding a theme needs to know: which tokens its data may name.
  ///
  /// ```swift
  /// let decoder = JSONDecoder()
  /// decoder.userInfo[.themeDecoding] = Theme.Decoding(tokens: [Token.accent, Token.link])
  /// let theme = try decoder.decode(Theme.self, from: data)
  /// ```
  ///
  /// Tokens are listed, for one in a `static let` does not exist before something asks for it; and
  /// so no data sets what its reader did not mean to offer.
  public struct Decoding: Sendable {
    /// The tokens that may be named.
    public let tokens: [any AnyToken]

    let byName: [String: TokenID]

    /// Says what there is.
    ///
    /// Traps when two different tokens have one name, for a name is how data refers to a token.
    ///
    /// - Parameter tokens: The tokens that may be named; one that is listed again counts once. Data
    ///   can set those whose values are `Decodable`; any may be set in a theme's closure.
    public init(tokens: [any AnyToken]) {
      self.tokens = tokens
      byName = Dictionary(tokens.map { ($0.name, $0.id) }) { one, other in
        if one != other { fatalError(Self.clash(one, other)) }
        return one
      }
    }

    /// What is said of two tokens of one name.
    private static func clash(_ one: TokenID, _ other: TokenID) -> String {
      "Theme.Decoding: two tokens are named '\(one.name)': one of \(one.valueType) in "
        + "\(one.definition.module), one of \(other.valueType) in \(other.definition.module). "
        + "Rename one of them, or leave it out."
    }
  }
}

extension CodingUserInfoKey {
  /// Where a decoder finds the `Theme.Decoding`; without it no token is known.
  public static let themeDecoding = CodingUserInfoKey(rawValue: "ProtocolStyle.themeDecoding")!
}
