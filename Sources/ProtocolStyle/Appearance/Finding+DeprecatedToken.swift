extension Finding.Identifier {
  /// A theme or the values of a tree set a deprecated token.
  public static let deprecatedToken = Finding.Identifier(rawValue: "deprecated-token")
}

extension Finding {
  /// Returns the deprecated tokens that a theme sets.
  static func deprecatedTokens(in values: TokenValues, of theme: Theme) -> [Finding] {
    deprecatedTokens(in: values, setBy: "Theme '\(theme)'")
  }

  /// Returns the deprecated tokens that a theme or a tree sets.
  package static func deprecatedTokens(in values: TokenValues, setBy setter: String) -> [Finding] {
    values.tokens.compactMap { token in
      token.deprecation.map { deprecation in
        Finding(
          .warning, .deprecatedToken,
          summary: "\(setter) sets '\(token.name)', which is deprecated.",
          explanation: "The value is still used, but the token will be removed.",
          remedy: deprecation)
      }
    }
  }
}
