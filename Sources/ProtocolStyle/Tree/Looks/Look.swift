/// The shared part of nodes with the same appearance.
///
/// The record of a node stores the number of its look.
///
/// Looks are interned: equal values of conformances under the same rules in one context are one
/// look. The style of a look never changes, so numbers of looks can be compared; only the number in
/// a node's record can be out of date.
struct Look {
  /// The inherited context; none once it was discarded.
  private(set) var context: ContextNumber

  /// The rule set, which has the rules in force and the values that they wrote; none once it was
  /// discarded.
  private(set) var ruleSet: RuleSetNumber

  /// The values that the conformances wrote; nil if the style depends on anything besides these and
  /// the rules.
  var basis: Block?

  /// The resolved style.
  let style: Block

  /// The reads for the nodes so far, in all control states evaluated so far.
  var reads = ReadsNumber.none

  /// The look of the node that followed a node of this look last time, among those with the same
  /// rules; none if that isn't known.
  var next = LookNumber.none

  /// The inherited context of the children of a node with this look; none until it's requested.
  var inside = ContextNumber.none

  /// The values that nodes inherit in the context.
  private(set) var inherited = InheritedNumber.none

  /// Discards the context and the rule set, because all of them are replaced.
  mutating func discardNumbers() {
    (context, ruleSet, inherited, inside) = (.none, .none, .none, .none)
  }
}

// MARK: - LookTable

/// The looks of a tree, by number from 1.
///
/// A look has no reference count. When the table has doubled, ``sweep(_:)`` removes the looks that
/// no record, no entry of a segment and no context refers to; their numbers are used again.
///
/// Invariants:
/// - A number in a record or a segment is that of a look.
/// - `next` of a look, and every look in a rule set, is a look or none: a sweep clears the others.
/// - Looks that share a basis across contexts have one style block.
final class LookTable {
  private let looks = Pool<Look>()

  /// The sets of reads that looks refer to.
  @exclusivity(unchecked) var reads = ReadsTable()

  /// The looks for contexts other than the one that a style was evaluated in.
  private var others: [OtherContext: LookNumber] = [:]

  private struct OtherContext: Hashable {
    let context: ContextNumber
    let ruleSet: RuleSetNumber
    let style: ObjectIdentifier
  }

  /// The number of looks.
  @exclusivity(unchecked) private(set) var count = 0

  /// The number of looks at which a sweep becomes worthwhile.
  @exclusivity(unchecked) private(set) var sweepCount: Int
  private let minimumSweepCount: Int

  /// The highest number of nodes since the last sweep.
  private var nodePeak = 0

  /// Makes an empty table.
  init(minimumSweepCount: Int) {
    self.minimumSweepCount = minimumSweepCount
    sweepCount = minimumSweepCount
  }

  /// The look of a number.
  subscript(number: LookNumber) -> Look {
    @inline(__always)
    unsafeAddress { looks.address(of: Int(number.value) &- 1) }
    @inline(__always)
    unsafeMutableAddress {
      UnsafeMutablePointer(mutating: looks.address(of: Int(number.value) &- 1))
    }
  }

  /// The style of a look, unretained: the look owns it.
  @inline(__always)
  func style(of number: LookNumber) -> Unmanaged<Block> { .passUnretained(self[number].style) }

  /// The values of the conformances of a look in a rule set, unretained: the look owns them.
  @inline(__always)
  func basis(of number: LookNumber) -> Unmanaged<Block> {
    .passUnretained(self[number].basis.unsafelyUnwrapped)
  }

  /// Adds a look.
  ///
  /// - Returns: Its number.
  func insert(_ look: consuming Look) -> LookNumber {
    count += 1
    return LookNumber(value: UInt32(looks.insert(look) + 1))
  }

  /// The look in a context with the rules, basis and style of another look; none if other values are
  /// inherited in the context.
  @inline(__always)
  func look(
    _ number: LookNumber, in context: ContextNumber, inheriting inherited: InheritedNumber
  ) -> LookNumber {
    self[number].context == context ? number : findLook(number, in: context, inherited)
  }

  @inline(never)
  private func findLook(
    _ number: LookNumber, in context: ContextNumber, _ inherited: InheritedNumber
  ) -> LookNumber {
    let look = self[number]
    guard look.inherited == inherited else { return .none }
    let key = OtherContext(
      context: context, ruleSet: look.ruleSet, style: ObjectIdentifier(look.style))
    let found =
      others[key]
      ?? insert(
        Look(
          context: context, ruleSet: look.ruleSet, basis: look.basis, style: look.style,
          reads: look.reads, inherited: inherited))
    others[key] = found
    return found
  }

  /// Adds the reads for a node of a look.
  ///
  /// - Returns: Whether the look had no such reads before.
  @inline(__always)
  func include(_ reads: UnsafePointer<ContextReads>, in number: LookNumber) -> Bool {
    if self.reads.address(of: self[number].reads).isSuperset(of: reads) { return false }
    self[number].reads = self.reads.makeUnion(of: self[number].reads, with: reads.pointee)
    return true
  }

  /// Whether there are so many looks that most of them may be unused.
  var needsSweep: Bool { count >= sweepCount }

  /// Requests a sweep, because something that belongs to looks may be unused.
  func requestSweep() { sweepCount = 0 }

  /// Notes that nodes were detached: if most are, looks are swept before their number doubles.
  func nodesWereDetached(from former: Int, to count: Int) {
    nodePeak = max(nodePeak, former)
    if count < nodePeak / 2 { sweepCount = minimumSweepCount }
  }

  /// Removes looks that aren't used.
  ///
  /// - Parameter used: The looks that are used.
  /// - Returns: The removed looks, which may be released only when the tree is consistent.
  func sweep(_ used: Marks<LookNumber>) -> [Look] {
    var removed: [Look] = []
    others = others.filter { used[$0.value] }
    looks.forEach { place, look in
      if used[LookNumber(value: UInt32(place + 1))] {
        if look.pointee.next != .none, !used[look.pointee.next] { look.pointee.next = .none }
      } else {
        removed.append(look.pointee)
        looks.remove(at: place)
      }
    }
    count -= removed.count
    sweepCount = max(minimumSweepCount, 2 * count)
    nodePeak = 0
    return removed
  }

  /// Calls a closure with each look.
  func forEach(_ body: (inout Look) -> Void) { looks.forEach { body(&$1.pointee) } }

  /// Discards the contexts and rule sets of looks, because all of them are replaced.
  func discardNumbers() {
    others = [:]
    forEach { $0.discardNumbers() }
  }

  /// Marks for all looks, none of which is set.
  var marks: Marks<LookNumber> { Marks(count: looks.count) }

  /// Whether a number is that of a look.
  func contains(_ number: LookNumber) -> Bool {
    number != .none && looks.contains(Int(number.value) - 1)
  }

  /// Checks the invariants, in debug builds.
  func checkInvariants() {
    var live = 0
    looks.forEach { place, look in
      live += 1
      assert(look.pointee.next == .none || contains(look.pointee.next), "hints are looks")
      assert(reads.contains(look.pointee.reads), "what was read has a number")
    }
    assert(live == count, "looks are counted")
    for (key, number) in others {
      assert(contains(number) && self[number].context == key.context)
      assert(ObjectIdentifier(self[number].style) == key.style)
    }
  }
}

// MARK: - KnownLooks

/// The looks that nodes of one rule set have, found by the values that their conformances wrote.
///
/// Each look stores the one that followed it last time, so that nodes whose looks alternate are
/// compared with one look each. Other looks are found by a hash of the values.
///
/// Invariants:
/// - The looks are of the rule set, with the values that its rules wrote last.
/// - `reads` includes the reads for each of them, and those for looks that were removed.
struct KnownLooks: ~Copyable {
  /// All parts of the context that were read for nodes of the rule set.
  private(set) var reads = ContextReads()

  /// The look of the last node; none before the first.
  private(set) var latest = LookNumber.none

  /// The first look, until there is a second one: most rule sets have only one.
  private var first = LookNumber.none

  /// Looks by the hash of the values that they're found by.
  private var byHash = NumbersByHash<LookNumber>()

  /// Discards all looks, and the reads noted for them.
  mutating func removeAll() { self = KnownLooks() }

  /// The look that the next node is expected to have; none before the first.
  @inline(__always)
  func expected(_ looks: LookTable) -> LookNumber {
    if latest == .none { return latest }
    let next = looks[latest].next
    return next == .none ? latest : next
  }

  /// Adds the reads for a node whose look isn't kept.
  mutating func include(_ reads: ContextReads) { self.reads.include(reads) }

  /// Notes that a node has the expected look.
  @inline(__always)
  mutating func use(
    _ look: LookNumber, _ reads: UnsafePointer<ContextReads>, _ looks: LookTable
  ) {
    latest = look
    if looks.include(reads, in: look) { self.reads.include(reads.pointee) }
  }

  /// Notes that a node has another look than the expected one.
  mutating func useInstead(
    _ look: LookNumber, _ reads: UnsafePointer<ContextReads>, _ looks: LookTable
  ) {
    if latest != .none { looks[latest].next = look }
    use(look, reads, looks)
  }

  /// The block of a look by which a rule set finds it.
  enum Path {
    /// The values that the conformances wrote.
    case basis

    /// The resolved style.
    case style
  }

  /// The values of a look to be found or inserted, whose hash is computed at most once.
  struct Query {
    let values: Block
    let path: Path

    /// The values that nodes with the look inherit.
    let inherited: InheritedNumber

    /// A look that is known to have other values; none if there is none.
    let differing: LookNumber

    private(set) lazy var hash = KnownLooks.hash(values.exactHash, inherited)

    init(
      _ values: Block, by path: Path, inheriting inherited: InheritedNumber,
      differingFrom other: LookNumber = .none
    ) {
      (self.values, self.path, self.inherited, differing) = (values, path, inherited, other)
    }
  }

  /// The look with the values of a query, in any context; none if there is none.
  func find(_ query: inout Query, in looks: LookTable) -> LookNumber {
    if matches(latest, query, looks) { return latest }
    if first != latest, matches(first, query, looks) { return first }
    if byHash.isEmpty { return .none }
    let hash = query.hash
    return byHash.first(hash) { matches($0, query, looks) }
  }

  /// Whether a look has the values of a query.
  private func matches(_ look: LookNumber, _ query: Query, _ looks: LookTable) -> Bool {
    look != .none && look != query.differing && looks[look].inherited == query.inherited
      && values(of: look, query.path, looks)._withUnsafeGuaranteedRef {
        $0.isIdentical(to: query.values)
      }
  }

  /// The values of a look, unretained: the look owns them.
  private func values(of look: LookNumber, _ path: Path, _ looks: LookTable) -> Unmanaged<Block> {
    switch path {
    case .basis: looks.basis(of: look)
    case .style: looks.style(of: look)
    }
  }

  /// Keeps a look with the values of a query, which weren't found, for later nodes.
  mutating func insert(_ look: LookNumber, _ query: inout Query, in looks: LookTable) {
    if first == .none, byHash.isEmpty {
      first = look
      return
    }
    if first != .none {
      let hash = values(of: first, query.path, looks)._withUnsafeGuaranteedRef(\.exactHash)
      byHash.insert(first, Self.hash(hash, looks[first].inherited))
    }
    byHash.insert(look, query.hash)
    first = .none
  }

  /// Mixes a hash of values with the number of inherited ones.
  private static func hash(_ hash: Int, _ inherited: InheritedNumber) -> Int {
    hash &+ Int(inherited.value) &* 0x9E37_79B9
  }

  /// Discards looks that aren't used anymore.
  mutating func sweep(_ used: Marks<LookNumber>) {
    if latest != .none, !used[latest] { latest = .none }
    if first != .none, !used[first] { first = .none }
    byHash.removeAll { !used[$0] }
  }

  /// Checks the invariants, in debug builds.
  func checkInvariants(ruleSet: RuleSetNumber, _ looks: LookTable) {
    func check(_ look: LookNumber) {
      if look == .none { return }
      assert(looks.contains(look), "what is known is a look")
      assert(looks[look].ruleSet == ruleSet, "looks are of the rule set")
      assert(reads.isSuperset(of: looks.reads[looks[look].reads]), "reads are included")
    }
    check(first)
    check(latest)
    byHash.forEach(check)
  }
}
