import MemoryStatistics

/// The memory that a process has allocated, for tests that run in a separate process.
enum AllocatedBytes {
  /// Measures by how much the allocated memory grows while an action is repeated.
  ///
  /// - Parameters:
  ///   - count: How many repetitions the growth is measured over.
  ///   - action: The action; it is first repeated as often before, so that caches are full.
  /// - Returns: The growth in bytes; 0 where the allocator doesn't report it.
  static func growth(over count: Int, of action: (_ round: Int) -> Void) -> Int {
    for round in 0..<count { action(round) }
    let before = memory_in_use()
    for round in count..<2 * count { action(round) }
    return memory_in_use() - before
  }
}
