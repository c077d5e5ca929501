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
    values.circles().map { circle in
      let others = circle.tokens.dropFirst() + circle.tokens.prefix(1)
      let links = zip(circle.tokens, others).map { token, other in
        let setter = parts.last { $0.values.entry(at: token.definition.index) != nil }
        let theme = setter.map { " in theme '\($0.theme)'" } ?? ""
        return "'\(other)' answers for '\(token)'\(theme)"
      }
      return Finding(
        .error, .tokenCycle,
        summary: "Tokens answer for each other in a circle: \(circle).",
        explanation: "\(links.joined(separator: ", ")). That leads to no value, so each answers "
          + "with its default.",
        remedy: "Give one of them a value.")
    }
  }
}
