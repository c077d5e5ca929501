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
