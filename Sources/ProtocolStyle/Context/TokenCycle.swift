/// Tokens each of which leads to the next, and the last to the first.
///
/// They begin with the least by name, so that a circle reads the same in every run and wherever
/// it was entered.
struct TokenCycle: Hashable, CustomStringConvertible {
  let tokens: [TokenID]

  /// Makes a circle of tokens by their indices, at least one.
  init(_ indices: some Sequence<Int>) {
    let tokens = indices.map { TokenID(definition: InternedTokens.shared.definition(at: $0)) }
    let order = { (place: Int) in
      (tokens[place].name, tokens[place].definition.module, "\(tokens[place].valueType)")
    }
    let first = tokens.indices.min { order($0) < order($1) } ?? 0
    self.tokens = Array(tokens[first...] + tokens[..<first])
  }

  /// The names with arrows between them, the first once more at the end: `a → b → a`.
  var description: String {
    (tokens + tokens.prefix(1)).map(\.name).joined(separator: " → ")
  }
}
