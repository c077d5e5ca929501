/// A cycle of tokens, each of which refers to the next, and the last to the first.
///
/// The first token is the least by name, so that a cycle has the same text in every run, wherever
/// it was entered.
struct TokenCycle: Hashable, CustomStringConvertible {
  let tokens: [TokenID]

  /// Creates a cycle from the indices of at least one token.
  init(_ indices: some Sequence<Int>) {
    let tokens = indices.map { TokenID(definition: InternedTokens.shared.definition(at: $0)) }
    let order = { (place: Int) in
      (tokens[place].name, tokens[place].definition.module, "\(tokens[place].valueType)")
    }
    let first = tokens.indices.min { order($0) < order($1) } ?? 0
    self.tokens = Array(tokens[first...] + tokens[..<first])
  }

  /// The names, with arrows between them, and with the first one repeated at the end: `a → b → a`.
  var description: String {
    (tokens + tokens.prefix(1)).map(\.name).joined(separator: " → ")
  }
}

extension TokenValues {
  /// Returns the cycles of aliases, each once, sorted by their text.
  func cycles() -> [TokenCycle] {
    var cycles: [TokenCycle] = []
    var seen: Set<Int> = []
    for (start, _) in assigned {
      // A token has at most one alias, so a walk enters a new cycle only if it returns to itself.
      var walk: [Int] = []
      var next: Int? = start
      while let index = next, seen.insert(index).inserted {
        walk.append(index)
        next = entry(at: index)?.aliasIndex
      }
      guard let next, let place = walk.firstIndex(of: next) else { continue }
      cycles.append(TokenCycle(walk[place...]))
    }
    return cycles.sorted { $0.description < $1.description }
  }
}
