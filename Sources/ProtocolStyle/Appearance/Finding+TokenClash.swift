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
