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
