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
