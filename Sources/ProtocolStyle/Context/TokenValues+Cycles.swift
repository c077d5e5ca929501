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
