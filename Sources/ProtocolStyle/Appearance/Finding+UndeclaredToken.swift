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

  /// Returns the tokens that themes of a pack set and no pack declares, theme by theme.
  static func undeclaredTokens(
    of pack: StylePack, declared: Set<TokenID>, in environment: StyleEnvironment
  ) -> [Finding] {
    pack.themes.flatMap { theme in
      var context = StyleContext(environment: environment)
      return context.add(theme).tokens.filter { !declared.contains($0) }.map { token in
        Finding(
          .warning, .undeclaredToken,
          summary: "Theme '\(theme)' of pack '\(pack)' sets '\(token)', which no pack declares.",
          explanation: "The value is used, but the token isn't in the list of a pack, where people "
            + "and decoders look for tokens that can be set.",
          remedy: "List it among the tokens of pack '\(pack)'.")
      }
    }
  }

  private static func undeclaredToken(summary: String) -> Finding {
    Finding(
      .warning, .undeclaredToken, summary: summary,
      explanation: "The data of a theme can name the tokens that Theme.Decoding lists. None of "
        + "them has this name, so the entry is ignored.",
      remedy: "Correct the name, or list the token in Theme.Decoding.")
  }
}
