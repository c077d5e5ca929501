public import ProtocolStyle

extension Theme {
  /// Returns probable mistakes in the theme, if it's the only one in force.
  ///
  /// - Parameter environment: The environment for the theme's closure; the default one by default.
  /// - Returns: The findings; empty if there are none.
  package func findings(in environment: StyleEnvironment = StyleEnvironment()) -> [Finding] {
    [self].findings(in: environment)
  }
}

extension Sequence<Theme> {
  /// Returns probable mistakes in themes that are in force together, the lowest first.
  ///
  /// For each theme, the findings are the entries of its data with unknown tokens or values of
  /// another type, the deprecated tokens that it sets or reads, and the findings of its sheet. They're
  /// followed by cycles of tokens, which can involve several themes.
  ///
  /// - Parameter environment: The environment for the themes' closures; the default one by default.
  /// - Returns: The findings; empty if there are none.
  package func findings(in environment: StyleEnvironment = StyleEnvironment()) -> [Finding] {
    var context = StyleContext(environment: environment)
    let parts = map { theme in
      context.reads = ContextReads()
      let values = context.add(theme)
      return (theme: theme, values: values, reads: context.reads)
    }
    let set = Set(parts.flatMap(\.values.tokens))
    return parts.flatMap { theme, values, reads in
      theme.decodingFindings + Finding.deprecatedTokens(in: values, of: theme)
        + DeprecatedRead.all(in: reads, by: "Theme '\(theme.name)'").map(\.finding)
        + theme.styleSheet.findings()
    } + Finding.tokenCycles(in: context.tokens, of: parts.map { ($0.theme, $0.values) })
      + Finding.duplicateTokens(in: [environment], where: set.contains)
  }
}

// MARK: - Deprecated Tokens

extension Finding.Identifier {
  /// A theme or the values of a tree set a deprecated token, or a getter, a closure, a rule, a theme, a
  /// scope or another token reads one.
  public static let deprecatedToken = Finding.Identifier(rawValue: "deprecated-token")
}

extension Finding {
  /// Returns the deprecated tokens that a theme sets.
  static func deprecatedTokens(in values: TokenValues, of theme: Theme) -> [Finding] {
    deprecatedTokens(in: values, setBy: "Theme '\(theme)'")
  }

  /// Returns the deprecated tokens that a theme or a tree sets.
  static func deprecatedTokens(in values: TokenValues, setBy setter: String) -> [Finding] {
    values.tokens.compactMap { token in
      token.deprecation.map { deprecation in
        Finding(
          .warning, .deprecatedToken,
          summary: "\(setter) sets '\(token.name)', which is deprecated.",
          explanation: "The value is still used, but the token will be removed.",
          remedy: deprecation.isEmpty ? "Set another token." : deprecation)
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
  static func duplicateTokens(
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
