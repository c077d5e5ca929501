/// The looks that nodes of one rule set have, found by the values that their conformances wrote.
///
/// Each look stores the one that followed it last time, so that nodes whose looks alternate are
/// compared with one look each. Other looks are found by a hash of the values. Hashing is suspended
/// while most nodes look different, because it costs as much as styling them; then only the last
/// few looks are compared, and a match ends the suspension.
///
/// Invariants:
/// - The looks are of the rule set, with the values that its rules wrote last.
/// - `reads` includes the reads for each of them, and those for looks that were removed.
struct KnownLooks {
  /// All parts of the context that were read for nodes of the rule set.
  private(set) var reads = ContextReads()

  /// The look of the last node; none before the first.
  private(set) var latest = Look.none

  /// Looks by the hash of the values that they're found by.
  private var byHash: [Int: UInt32] = [:]

  /// The numbers of looks that were searched for and found since the last suspension.
  private var missCount = 0
  private var hitCount = 0

  /// The remaining number of looks that aren't hashed, and the last ones of these.
  private var suspension = 0
  private var recent: [UInt32] = []
  private static let recentCount = 4

  private let hashedCount: Int

  /// Makes an empty collection of looks.
  ///
  /// - Parameter hashedCount: The number of looks after which the benefit of hashing is checked.
  init(hashedCount: Int) {
    self.hashedCount = hashedCount
  }

  /// Discards all looks, and the reads noted for them.
  mutating func removeAll() { self = KnownLooks(hashedCount: hashedCount) }

  /// The look that the next node is expected to have; none before the first.
  @inline(__always)
  func expected(_ looks: LookTable) -> UInt32 {
    if latest == Look.none { return latest }
    let next = looks[latest].next
    return next == Look.none ? latest : next
  }

  /// Adds the reads for a node whose look isn't kept.
  mutating func include(_ reads: ContextReads) { self.reads.include(reads) }

  /// Notes that a node has the expected look.
  @inline(__always)
  mutating func use(_ look: UInt32, _ reads: ContextReads, _ looks: LookTable) {
    latest = look
    if looks.include(reads, in: look) { self.reads.include(reads) }
  }

  /// Notes that a node has another look than the expected one.
  mutating func useInstead(_ look: UInt32, _ reads: ContextReads, _ looks: LookTable) {
    if latest != Look.none { looks[latest].next = look }
    use(look, reads, looks)
  }

  /// Finds a look by its basis or by its style.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - path: The block that looks are found by.
  ///   - looks: The looks of the tree.
  /// - Returns: The look, in any context; none if there is none, or while hashing is suspended.
  mutating func find(
    _ values: Block, by path: (Look) -> Block?, in looks: LookTable
  ) -> UInt32 {
    if suspension > 0 { return findRecent(values, by: path, in: looks) }
    guard let known = peek(values, by: path, in: looks) else {
      missCount += 1
      return Look.none
    }
    hitCount += 1
    return known
  }

  private mutating func findRecent(
    _ values: Block, by path: (Look) -> Block?, in looks: LookTable
  ) -> UInt32 {
    let known = recent.first { path(looks[$0])?.isIdentical(to: values) == true }
    if known != nil { suspension = 0 }
    return known ?? Look.none
  }

  /// Finds a look without counting it as a success of hashing.
  func peek(_ values: Block, by path: (Look) -> Block?, in looks: LookTable) -> UInt32? {
    if latest != Look.none, path(looks[latest])?.isIdentical(to: values) == true { return latest }
    guard !byHash.isEmpty, let known = byHash[values.exactHash],
      path(looks[known])?.isIdentical(to: values) == true
    else { return nil }
    return known
  }

  /// Keeps a look for later nodes, by the values that it's found by.
  mutating func insert(_ look: UInt32, for values: Block) {
    if suspension > 0 {
      suspension -= 1
      if recent.count == Self.recentCount { recent.removeFirst() }
      return recent.append(look)
    }
    // If two looks have the same hash, the later one is kept.
    byHash[values.exactHash] = look
    guard missCount >= hashedCount else { return }
    if hitCount < missCount / 8 { suspension = 32 * hashedCount }
    (missCount, hitCount) = (0, 0)
  }

  /// Discards looks that aren't used anymore.
  mutating func sweep(_ used: [Bool]) {
    if latest != Look.none, !used[Int(latest)] { latest = Look.none }
    byHash = byHash.filter { used[Int($0.value)] }
    recent.removeAll { !used[Int($0)] }
  }

  /// Checks the invariants, in debug builds.
  func checkInvariants(ruleSet: UInt32, _ looks: LookTable) {
    for look in byHash.values + recent + [latest] where look != Look.none {
      assert(looks.contains(look), "what is known is a look")
      assert(looks[look].ruleSet == ruleSet, "looks are of the rule set")
      assert(reads.isSuperset(of: looks.reads[looks[look].reads]), "reads are included")
    }
  }
}
