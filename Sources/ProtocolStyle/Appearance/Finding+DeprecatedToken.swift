extension Finding.Identifier {
  /// A theme, or a tree's own values, set a deprecated token.
  public static let deprecatedToken = Finding.Identifier(rawValue: "deprecated-token")
}

extension Finding {
  /// The deprecated tokens among those that a theme gives values or other tokens.
  static func deprecatedTokens(in values: TokenValues, of theme: Theme) -> [Finding] {
    deprecatedTokens(in: values, setBy: "Theme '\(theme)'")
  }

  /// The deprecated tokens among those that somebody gives values or other tokens.
  package static func deprecatedTokens(in values: TokenValues, setBy setter: String) -> [Finding] {
    values.tokens.compactMap { token in
      token.deprecation.map { deprecation in
        Finding(
          .warning, .deprecatedToken,
          summary: "\(setter) sets '\(token.name)', which is deprecated.",
          explanation: "The value is still answered with, but the token is meant to go away.",
          remedy: deprecation)
      }
    }
  }
}
