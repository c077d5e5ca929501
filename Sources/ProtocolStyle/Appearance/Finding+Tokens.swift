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

// MARK: - Duplicate Tokens

extension Finding.Identifier {
  /// A token is declared in several places with different defaults.
  public static let duplicateToken = Finding.Identifier(rawValue: "duplicate-token")
}

extension Finding {
  /// The tokens among some whose declarations have different defaults, by name.
  ///
  /// Each default is evaluated in each environment, with no theme in force. Declarations that
  /// weren't used yet don't exist, so everything that uses them has to have run before.
  ///
  /// - Parameters:
  ///   - environments: The environments to compare defaults in.
  ///   - isConcerned: Whether a token is among those that are looked at.
  /// - Returns: A finding for each such token.
  package static func duplicateTokens(
    in environments: [StyleEnvironment], where isConcerned: (TokenID) -> Bool
  ) -> [Finding] {
    InternedTokens.shared.repeated.compactMap { declarations in
      let first = declarations[0]
      guard isConcerned(TokenID(definition: first)),
        environments.contains(where: { differ(declarations, in: $0) })
      else { return nil }
      return duplicateToken(first.name, at: declarations.compactMap { $0.location?.description })
    }
  }

  private static func differ(
    _ declarations: [any AnyTokenDefinition], in environment: StyleEnvironment
  ) -> Bool {
    var context = StyleContext(environment: environment)
    return context.run {
      Set(declarations.map { AnyHashable($0.defaultValue) }).count > 1
    }
  }

  private static func duplicateToken(_ name: String, at places: [String]) -> Finding {
    let places = places.sorted()
    let list = places.dropLast().joined(separator: ", ") + " and " + places[places.count - 1]
    return Finding(
      .warning, .duplicateToken,
      summary: "Token '\(name)' is declared with different defaults in \(list).",
      explanation: "They are one token, because their names, types and modules are the same. The "
        + "declaration that is used first in a process decides on the default.",
      remedy: "Keep one of the declarations and use it everywhere, or rename one of the tokens.")
  }
}

// MARK: - Clashing Tokens

extension Finding.Identifier {
  /// Packs declare tokens with the same name but different types.
  public static let tokenClash = Finding.Identifier(rawValue: "token-clash")
}

extension Finding {
  /// Returns the tokens of packs that have the name of a token with another type, in the order of
  /// the packs.
  static func tokenClashes(in packs: [StylePack]) -> [Finding] {
    var declared: [String: [(token: TokenID, pack: StylePack)]] = [:]
    var findings: [Finding] = []
    for pack in packs {
      for token in pack.tokens.lazy.map(\.id) {
        let others = declared[token.name] ?? []
        if others.contains(where: { $0.token.valueType == token.valueType }) { continue }
        declared[token.name, default: []].append((token, pack))
        guard let first = others.first else { continue }
        findings.append(tokenClash(token, in: pack, with: first.token, of: first.pack))
      }
    }
    return findings
  }

  private static func tokenClash(
    _ token: TokenID, in pack: StylePack, with first: TokenID, of other: StylePack
  ) -> Finding {
    Finding(
      .warning, .tokenClash,
      summary: "Token '\(token)' has type \(first.valueType) in pack '\(other)', but "
        + "\(token.valueType) in pack '\(pack)'.",
      explanation: "They are two tokens: a theme that sets one doesn't set the other, and the data "
        + "of a theme can't name both.",
      remedy: "Rename one of them, or use the same token in both packs.")
  }
}

// MARK: - Cycles

extension Finding.Identifier {
  /// Themes set tokens to each other in a cycle.
  public static let tokenCycle = Finding.Identifier(rawValue: "token-cycle")
}

extension Finding {
  /// Returns the cycles among the values that themes set together.
  ///
  /// `parts` has the values of each theme, the lowest first.
  static func tokenCycles(
    in values: TokenValues, of parts: [(theme: Theme, values: TokenValues)]
  ) -> [Finding] {
    values.cycles().map { cycle in
      let others = cycle.tokens.dropFirst() + cycle.tokens.prefix(1)
      let links = zip(cycle.tokens, others).map { token, other in
        let setter = parts.last { $0.values.entry(at: token.definition.index) != nil }
        let theme = setter.map { " in theme '\($0.theme)'" } ?? ""
        return "'\(token)' is set to '\(other)'\(theme)"
      }
      return Finding(
        .error, .tokenCycle,
        summary: "Tokens are set to each other in a cycle: \(cycle).",
        explanation: "\(links.joined(separator: ", ")). None of them has a value, so each has its "
          + "default.",
        remedy: "Set one of them to a value.")
    }
  }
}

// MARK: - Types

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
