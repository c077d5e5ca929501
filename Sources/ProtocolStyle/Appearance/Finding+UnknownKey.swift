extension Finding.Identifier {
  /// The data of a theme has a key that means nothing where it stands.
  public static let unknownKey = Finding.Identifier(rawValue: "unknown-key")
}

extension Finding {
  /// A key of a theme itself that no theme has.
  static func unknownKey(_ key: String, in theme: String, accepted: [String]) -> Finding {
    let list = accepted.dropLast().joined(separator: ", ") + " and " + (accepted.last ?? "")
    return Finding(
      .warning, .unknownKey, summary: "Theme '\(theme)' has the key '\(key)', which no theme has.",
      explanation: "A theme has \(list); the entry counts as not written.",
      remedy: NearestName.find(key, among: accepted).map { "Write '\($0)' instead." }
        ?? "Take it away.")
  }

  /// A key in the value of a token that such values do not have, by what the decoder threw.
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
