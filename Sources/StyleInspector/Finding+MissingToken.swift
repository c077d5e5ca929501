public import ProtocolStyle

extension Finding.Identifier {
  /// A theme doesn't set a token that an alternative theme sets.
  public static let missingToken = Finding.Identifier(rawValue: "missing-token")
}

extension Finding {
  /// Finds the tokens that one of several themes doesn't set although an alternative does.
  ///
  /// Themes are alternatives if they have a token in common. A brand and a density complement each
  /// other, and may have none in common.
  static func missingTokens(
    among parts: [(theme: Theme, values: TokenValues)]
  ) -> [Finding] {
    let sets = parts.map { Set($0.values.assigned.map(\.index)) }
    return parts.indices.flatMap { index in
      let alike = parts.indices.filter { $0 != index && !sets[$0].isDisjoint(with: sets[index]) }
      let missing = alike.reduce(into: Set<Int>()) { $0.formUnion(sets[$1]) }
        .subtracting(sets[index])
      let tokens = missing.map { InternedTokens.shared.definition(at: $0) }
      return tokens.sorted { ($0.name, $0.module) < ($1.name, $1.module) }.map { token in
        let others = alike.filter { sets[$0].contains(token.index) }.map { "'\(parts[$0].theme)'" }
        return missingToken(
          token.name, in: parts[index].theme, others: others.joined(separator: " and "))
      }
    }
  }

  private static func missingToken(
    _ token: String, in theme: Theme, others: String
  ) -> Finding {
    Finding(
      .warning, .missingToken,
      summary: "Theme '\(theme)' does not set '\(token)', which theme \(others) sets.",
      explanation: "While '\(theme)' is current, '\(token)' has the value of the themes below it, "
        + "or its default, which may not match the theme.",
      remedy: "Set '\(token)' in '\(theme)' as well, even if it has its default value.")
  }
}
