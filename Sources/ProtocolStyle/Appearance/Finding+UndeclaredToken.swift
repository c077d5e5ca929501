extension Finding.Identifier {
  /// The data of a theme names a token that its reader does not know.
  public static let undeclaredToken = Finding.Identifier(rawValue: "undeclared-token")
}

extension Finding {
  /// A name that data gives a value.
  static func undeclaredToken(_ name: String, in theme: String) -> Finding {
    undeclaredToken(summary: "Theme '\(theme)' sets '\(name)', which is no token that is declared.")
  }

  /// A name that data lets answer for a token.
  static func undeclaredToken(
    _ name: String, standingInFor token: TokenID, in theme: String
  ) -> Finding {
    undeclaredToken(
      summary: "Theme '\(theme)' lets '\(name)' answer for '\(token)', but it is no token that is "
        + "declared.")
  }

  private static func undeclaredToken(summary: String) -> Finding {
    Finding(
      .warning, .undeclaredToken, summary: summary,
      explanation: "The data of a theme may name the tokens that Theme.Decoding lists, and none of "
        + "them has this name; so the entry counts as not written.",
      remedy: "Correct the name, or list the token in Theme.Decoding.")
  }
}
