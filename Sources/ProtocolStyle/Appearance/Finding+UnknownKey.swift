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
      explanation: "A theme has \(list); the entry counts as not written.",
      remedy: NearestName.find(key, among: accepted).map { "Write '\($0)' instead." }
        ?? "Take it away.")
  }

  /// Returns the finding for an unknown key in the value of a token, with the message of the
  /// decoder.
  static func unknownKey(
    inValueOf token: TokenID, in theme: String, _ detail: String
  ) -> Finding {
    Finding(
      .error, .unknownKey,
      summary: "Theme '\(theme)' gives '\(token)' a value with an unknown key.",
      explanation: "The entry counts as not written, so the themes beneath answer, or the token's "
        + "default.\(detail)",
      remedy: "Correct the key, or take it away.")
  }
}
