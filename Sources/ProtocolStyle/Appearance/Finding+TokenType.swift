extension Finding.Identifier {
  /// The data of a theme sets a token to a value of another type.
  public static let tokenType = Finding.Identifier(rawValue: "token-type")
}

extension Finding {
  /// Returns the finding for a value that couldn't be decoded.
  ///
  /// `depth` is the length of the coding path of the tokens, and `error` is the error of the
  /// decoder.
  static func tokenType(
    of token: TokenID, in theme: String, _ error: any Error, below depth: Int
  ) -> Finding {
    let (path, reason) = placeAndReason(of: error)
    let place = path.dropFirst(depth).map { $0.intValue.map(String.init) ?? $0.stringValue }
    let detail = " At '\(place.joined(separator: "."))': \(reason)"
    if isUnknownKey(error) { return unknownKey(inValueOf: token, in: theme, detail) }
    return tokenType(
      summary: "Theme '\(theme)' sets '\(token)' to a value that isn't of type \(token.valueType).",
      detail: detail,
      remedy: "Write the value in the form that \(token.valueType) encodes.")
  }

  /// Returns the finding for a token that is set to a token of another type.
  static func tokenType(
    of other: TokenID, standingInFor token: TokenID, in theme: String
  ) -> Finding {
    tokenType(
      summary: "Theme '\(theme)' sets '\(token)' to the token '\(other)', whose values have type "
        + "\(other.valueType), not \(token.valueType).",
      remedy: "Name a token with values of type \(token.valueType), or write a value.")
  }

  /// Returns the finding for a token whose values can't be decoded.
  static func undecodableToken(_ token: TokenID, in theme: String) -> Finding {
    tokenType(
      summary: "Theme '\(theme)' sets '\(token)' to a value, but \(token.valueType) isn't "
        + "Decodable.",
      remedy: "Conform \(token.valueType) to Decodable, or set '\(token)' in the closure of a "
        + "theme.")
  }

  private static func tokenType(summary: String, detail: String = "", remedy: String) -> Finding {
    Finding(
      .error, .tokenType, summary: summary,
      explanation: "The entry is ignored, so the token has the value of a lower theme or its "
        + "default.\(detail)",
      remedy: remedy)
  }

  private static func isUnknownKey(_ error: any Error) -> Bool {
    guard case .dataCorrupted(let context)? = error as? DecodingError else { return false }
    return (context.underlyingError as? InvalidValueError)?.code == .unknownKey
  }

  private static func placeAndReason(of error: any Error) -> ([any CodingKey], String) {
    switch error as? DecodingError {
    case .dataCorrupted(let context)?, .keyNotFound(_, let context)?,
      .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
      (context.codingPath, context.debugDescription)
    default: ([], "\(error)")
    }
  }
}
