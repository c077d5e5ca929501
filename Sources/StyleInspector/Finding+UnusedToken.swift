public import ProtocolStyle

extension Finding.Identifier {
  /// A theme sets a token that nothing in the tree reads.
  public static let unusedToken = Finding.Identifier(rawValue: "unused-token")
}

extension Finding {
  /// The given tokens that were set but never read, by name.
  static func unusedTokens(
    in values: TokenValues, setBy setter: String, reads: TokenIndices
  ) -> [Finding] {
    values.tokens.filter { !reads.contains($0.definition.index) }.map { token in
      Finding(
        .note, .unusedToken,
        summary: "\(setter) sets '\(token.name)', which nothing in the tree reads.",
        explanation: "Every node was styled in each of the inspector's themes and environments, "
          + "and neither the nodes nor their rules read the token. A node that is attached later "
          + "may read it.",
        remedy: "Remove the value, or read 'Token.\(token.name).value' in a trait or a rule.")
    }
  }
}
