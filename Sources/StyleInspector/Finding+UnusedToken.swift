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
    let copied = copiedTokens(in: values, reads: reads)
    return values.tokens.filter { token in
      !reads.contains(token.definition.index) && !copied.contains(token.definition.index)
    }.map { token in
      Finding(
        .note, .unusedToken,
        summary: "\(setter) sets '\(token.name)', which nothing in the tree reads.",
        explanation: "Every node was styled in each of the inspector's themes and environments, "
          + "and neither the nodes nor their rules read the token. A node that is attached later "
          + "may read it.",
        remedy: "Remove the value, or read 'Token.\(token.name).value' in a trait or a rule.")
    }
  }

  /// The tokens whose values were read as those of other tokens, which are set to copies of them,
  /// and the tokens that these stand for.
  ///
  /// A theme of a file sets an application's tokens to the values of the file's own.
  private static func copiedTokens(in values: TokenValues, reads: TokenIndices) -> Set<Int> {
    let entries = Dictionary(uniqueKeysWithValues: values.assigned.map { ($0.index, $0.entry) })
    var copied: Set<Int> = []
    for (index, entry) in entries where reads.contains(index) {
      var next = entry.sourceIndex
      while let source = next, copied.insert(source).inserted {
        next = entries[source]?.aliasIndex
      }
    }
    return copied
  }
}
