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

// MARK: - Undeclared Tokens

extension Finding.Identifier {
  /// The data of a theme names a token that its reader doesn't list, or a theme of a pack sets a
  /// token that no pack declares.
  public static let undeclaredToken = Finding.Identifier(rawValue: "undeclared-token")
}

extension Finding {
  /// Returns the finding for an unknown name that data sets to a value.
  static func undeclaredToken(_ name: String, in theme: String) -> Finding {
    undeclaredToken(summary: "Theme '\(theme)' sets '\(name)', which isn't a declared token.")
  }

  /// Returns the finding for an unknown name that data sets a token to.
  static func undeclaredToken(
    _ name: String, standingInFor token: TokenID, in theme: String
  ) -> Finding {
    undeclaredToken(
      summary: "Theme '\(theme)' sets '\(token)' to the token '\(name)', which isn't declared.")
  }

  private static func undeclaredToken(summary: String) -> Finding {
    Finding(
      .warning, .undeclaredToken, summary: summary,
      explanation: "The data of a theme can name the tokens that Theme.Decoding lists. None of "
        + "them has this name, so the entry is ignored.",
      remedy: "Correct the name, or list the token in Theme.Decoding.")
  }
}

// MARK: - Renamed Tokens

extension Finding.Identifier {
  /// The data of a theme, or a token file, has the former name of a token.
  public static let renamedToken = Finding.Identifier(rawValue: "renamed-token")
}

extension Finding {
  /// Returns the finding for data with a former name of a token; `source` begins the sentence.
  package static func renamedToken(
    _ token: TokenID, from formerName: String, in source: String
  ) -> Finding {
    Finding(
      .warning, .renamedToken,
      summary: "\(source) has '\(formerName)', which is named '\(token)' now.",
      explanation: "The declaration of '\(token)' lists '\(formerName)' as a former name, so the "
        + "entry is used for '\(token)' as long as it does.",
      remedy: "Rename '\(formerName)' to '\(token)'.")
  }
}

// MARK: - Unknown Keys

extension Finding.Identifier {
  /// The data of a theme has an unknown key.
  public static let unknownKey = Finding.Identifier(rawValue: "unknown-key")
}

extension Finding {
  /// Returns the finding for an unknown key of a theme.
  static func unknownKey(_ key: String, in theme: String, accepted: [String]) -> Finding {
    let list = accepted.dropLast().joined(separator: ", ") + " and " + (accepted.last ?? "")
    return Finding(
      .warning, .unknownKey, summary: "Theme '\(theme)' has the key '\(key)', which no theme has.",
      explanation: "A theme has \(list); the entry is ignored.",
      remedy: NearestName.find(key, among: accepted).map { "Write '\($0)' instead." }
        ?? "Remove it.")
  }

  /// Returns the finding for an unknown key in the value of a token, with the message of the
  /// decoder.
  static func unknownKey(
    inValueOf token: TokenID, in theme: String, _ detail: String
  ) -> Finding {
    Finding(
      .error, .unknownKey,
      summary: "Theme '\(theme)' sets '\(token)' to a value with an unknown key.",
      explanation: "The entry is ignored, so the token has the value of a lower theme or its "
        + "default.\(detail)",
      remedy: "Correct or remove the key.")
  }
}
