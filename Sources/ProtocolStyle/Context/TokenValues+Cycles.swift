extension TokenValues {
  /// The circles that aliases make, each once, in the order of what they read like.
  func circles() -> [TokenCycle] {
    var circles: [TokenCycle] = []
    var seen: Set<Int> = []
    for (start, _) in assigned {
      // A token leads to one other at most, so a walk meets a circle only where it meets itself.
      var walk: [Int] = []
      var next: Int? = start
      while let index = next, seen.insert(index).inserted {
        walk.append(index)
        next = entry(at: index)?.aliasIndex
      }
      guard let next, let place = walk.firstIndex(of: next) else { continue }
      circles.append(TokenCycle(walk[place...]))
    }
    return circles.sorted { $0.description < $1.description }
  }
}
