/// The styles that nodes of one recipe came out as, by the values that their conformances wrote.
///
/// Finding a style among many costs a hash of the values. So the first few are compared one by one,
/// each style expects the one that followed it the last time, and hashing is suspended as long as
/// most nodes come out differently. Nodes of more than 132 styles in strict turns look different to
/// it, and don't share their styles; at random, or in other orders, they do.
///
/// Invariants:
/// - A style is in `few` or in `many`, never in both; equal values are there once.
/// - An expected style is one that is kept: whoever removes any forgets all expectations.
/// - `otherReads` includes what was read for the styles in `many`, and for those that were removed.
struct KnownStyles {
  /// Values of conformances, and the style that they came out as.
  ///
  /// It owns both blocks, and hands them out uncounted: the row tree.attach is 12 % slower with
  /// references that are counted.
  final class Entry {
    @exclusivity(unchecked) fileprivate(set) var conformances: Unmanaged<Block>
    let result: Unmanaged<Block>

    /// The style of the node after the last one that came out so.
    @exclusivity(unchecked) fileprivate(set) var next: Unmanaged<Entry>?

    /// What was read for the nodes that came out so; unused for styles that are found by hashing.
    @exclusivity(unchecked) fileprivate(set) var reads = ContextReads()

    /// Whether it's found by hashing.
    let isHashed: Bool

    /// Whether nothing but these values of conformances has come to the result.
    @exclusivity(unchecked) fileprivate(set) var isOfOne = true

    fileprivate init(conformances: Block, result: Block, isHashed: Bool) {
      self.conformances = .passRetained(conformances)
      self.result = .passRetained(result)
      self.isHashed = isHashed
    }

    deinit {
      conformances.release()
      result.release()
    }
  }

  /// What was read for nodes whose style isn't among `few`.
  private(set) var otherReads = ContextReads()

  /// The style of the last node; nil before the first.
  private(set) var latest: Unmanaged<Entry>?

  private var few: [Entry] = []
  private let limits: TreeLimits

  /// The style in `few` that is replaced next while hashing is suspended.
  private var oldest = 0

  private var many: [Int: Entry] = [:]
  private var capacity: Int
  private var hitCount = 0

  /// How many more styles are not hashed.
  private var suspension = 0

  /// Knows no styles.
  init(limits: TreeLimits) {
    self.limits = limits
    capacity = limits.hashedStyleCount
  }

  /// Forgets all styles, and what was read for them.
  mutating func removeAll() { self = KnownStyles(limits: limits) }

  /// The style that the next node is expected to have; nil before the first.
  var expected: Unmanaged<Entry>? {
    @inline(__always)
    get {
      guard let latest else { return nil }
      return latest._withUnsafeGuaranteedRef(\.next) ?? latest
    }
  }

  /// What was ever read for nodes of the recipe.
  var reads: ContextReads {
    few.reduce(into: otherReads) { $0.formUnion($1.reads) }
  }

  /// Adds what was read for a node whose style isn't kept.
  mutating func include(_ reads: ContextReads) { otherReads.include(reads) }

  /// What was read for the nodes of a style, and maybe for others.
  func reads(of style: Unmanaged<Block>) -> ContextReads {
    few.first { $0.result.toOpaque() == style.toOpaque() }?.reads ?? otherReads
  }

  /// Whether something was read that satisfies a condition.
  func hasReads(where isIncluded: (ContextReads) -> Bool) -> Bool {
    isIncluded(otherReads) || few.contains { isIncluded($0.reads) }
  }

  /// The entry of a style, if its values of conformances are known.
  func entry(ofStyle style: Unmanaged<Block>) -> Entry? {
    few.first { $0.result.toOpaque() == style.toOpaque() }
      ?? latest.flatMap {
        $0._withUnsafeGuaranteedRef { $0.result.toOpaque() == style.toOpaque() ? $0 : nil }
      }
  }

  /// Notes that a node came out as a style that is kept.
  @inline(__always)
  mutating func use(_ entry: Unmanaged<Entry>, _ reads: ContextReads) {
    latest = entry
    entry._withUnsafeGuaranteedRef {
      if $0.isHashed { otherReads.include(reads) } else { $0.reads.include(reads) }
    }
  }

  /// Notes that a node came out unexpectedly as a style that is kept.
  mutating func useInstead(_ entry: Entry, _ reads: ContextReads) {
    latest?._withUnsafeGuaranteedRef { $0.next = .passUnretained(entry) }
    use(.passUnretained(entry), reads)
  }

  /// Finds the style of values of conformances.
  mutating func find(_ conformances: Block) -> Entry? {
    if let known = known(conformances, among: few) { return known }
    guard !many.isEmpty, let known = many[conformances.exactHash],
      known.conformances.takeUnretainedValue().isIdentical(to: conformances)
    else { return nil }
    hitCount += 1
    return known
  }

  /// Finds the style of values of conformances without counting it as a success of hashing.
  func peek(_ conformances: Block) -> Entry? {
    if let known = known(conformances, among: few) { return known }
    guard !many.isEmpty else { return nil }
    return many[conformances.exactHash].flatMap { known(conformances, among: [$0]) }
  }

  private func known(_ conformances: Block, among entries: [Entry]) -> Entry? {
    entries.first {
      $0.conformances._withUnsafeGuaranteedRef { $0.isIdentical(to: conformances) }
    }
  }

  /// Keeps a style for the nodes to come, unless it's known.
  ///
  /// - Parameters:
  ///   - result: The style.
  ///   - conformances: The values of conformances, which are not known.
  ///   - isDetermined: Whether every node with these values comes out as that style.
  ///   - nodeCount: How many nodes of the type there are.
  /// - Returns: The entry of the style, or of one that is equal.
  mutating func insert(
    _ result: Block, of conformances: Block, isDetermined: Bool, nodeCount: Int
  ) -> Entry {
    // The values of conformances are on top, so other values mostly make another style.
    if !isDetermined,
      let known = few.first(where: {
        $0.result._withUnsafeGuaranteedRef { $0.isIdentical(to: result) }
      })
    {
      // Of two ways to one result, the later one is the likelier.
      known.isOfOne = false
      known.conformances.release()
      known.conformances = .passRetained(conformances)
      return known
    }
    if few.count < limits.knownStyleCount {
      let entry = Entry(conformances: conformances, result: result, isHashed: false)
      few.append(entry)
      return entry
    }
    if many.count == capacity { growOrSuspend(nodeCount) }
    let isHashed = isDetermined && suspension == 0
    let entry = Entry(conformances: conformances, result: result, isHashed: isHashed)
    if isHashed {
      // Of two values with one hash, the later one is kept.
      if many.updateValue(entry, forKey: conformances.exactHash) != nil { forgetExpectations() }
    } else {
      suspension = max(suspension - 1, 0)
      otherReads.include(few[oldest].reads)
      forgetExpectations()
      few[oldest] = entry
      oldest = (oldest + 1) % few.count
    }
    return entry
  }

  /// Makes room for as many styles again if hashing has found enough nodes that are alike; else
  /// suspends it, and forgets the styles.
  private mutating func growOrSuspend(_ nodeCount: Int) {
    let isWorthwhile = hitCount >= capacity / 16
    hitCount = 0
    if isWorthwhile, capacity < nodeCount {
      capacity *= 2
    } else {
      if !isWorthwhile { suspension = 32 * capacity }
      forgetExpectations()
      many = [:]
      capacity = limits.hashedStyleCount
    }
  }

  private mutating func forgetExpectations() {
    for entry in few { entry.next = nil }
    for entry in many.values { entry.next = nil }
    latest = nil
  }

  /// Checks the invariants, in debug builds.
  func checkInvariants() {
    assert(few.count <= limits.knownStyleCount && many.count <= capacity)
    let kept = Set((few + many.values).map(ObjectIdentifier.init))
    assert(kept.count == few.count + many.count)
    assert(few.allSatisfy { !$0.isHashed } && many.values.allSatisfy(\.isHashed))
    for (hash, entry) in many {
      assert(hash == entry.conformances.takeUnretainedValue().exactHash)
    }
    let expected = (few + many.values).compactMap(\.next) + [latest].compactMap(\.self)
    assert(expected.allSatisfy { kept.contains(ObjectIdentifier($0.takeUnretainedValue())) })
  }
}
