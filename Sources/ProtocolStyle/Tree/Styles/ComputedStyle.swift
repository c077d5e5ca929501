/// The shared part of nodes with the same appearance.
///
/// The record of a node stores the number of its computed style.
///
/// Computed styles are interned: equal values of conformances under the same rules in one context
/// are one computed style. Its style never changes, so numbers of computed styles can be compared;
/// only the number in a node's record can be out of date.
struct ComputedStyle {
  /// The inherited context; none once it was discarded.
  private(set) var context: ContextNumber

  /// The matched rules, which has the rules in force and the values that they wrote; none once it
  /// was discarded.
  private(set) var matchedRules: MatchedRulesNumber

  /// The values that the conformances wrote; nil if the style depends on anything besides these and
  /// the rules.
  var basis: Block?

  /// The resolved style.
  let style: Block

  /// The reads for the nodes so far, in all control states evaluated so far.
  var reads = ReadsNumber.none

  /// The computed style of the node that followed a node of this computed style last time, among
  /// those with the same rules; none if that isn't known.
  var next = ComputedStyleNumber.none

  /// The inherited context of the children of a node with this computed style; none until it's
  /// requested.
  var inside = ContextNumber.none

  /// The values that nodes inherit in the context.
  private(set) var inherited = InheritedNumber.none

  /// Discards the context and the matched rules, because all of them are replaced.
  mutating func discardNumbers() {
    (context, matchedRules, inherited, inside) = (.none, .none, .none, .none)
  }
}

// MARK: - ComputedStyleTable

/// The computed styles of a tree, by number from 1.
///
/// A computed style has no reference count. When the table has doubled, ``collect(_:)`` removes the
/// computed styles that no record, no entry of a batch and no context refers to; their numbers are
/// used again.
///
/// Invariants:
/// - A number in a record or a batch is that of a computed style.
/// - `next` of a computed style, and every computed style in matched rules, is one of the table or
///   none: a collection clears the others.
/// - Computed styles that share a basis across contexts have one style block.
final class ComputedStyleTable {
  private let computedStyles = Pool<ComputedStyle>()

  /// The sets of reads that computed styles refer to.
  @safe @exclusivity(unchecked) var reads = ReadsTable()

  /// The computed styles for contexts other than the one that a style was evaluated in.
  private var others: [OtherContext: ComputedStyleNumber] = [:]

  private struct OtherContext: Hashable {
    let context: ContextNumber
    let matchedRules: MatchedRulesNumber
    let style: ObjectIdentifier
  }

  /// The number of computed styles.
  @safe @exclusivity(unchecked) private(set) var count = 0

  /// The number of computed styles at which a collection becomes worthwhile.
  @safe @exclusivity(unchecked) private(set) var collectionThreshold: Int
  private let minimumCollectionThreshold: Int

  /// The highest number of nodes since the last collection.
  private var nodePeak = 0

  /// Makes an empty table.
  init(minimumCollectionThreshold: Int) {
    self.minimumCollectionThreshold = minimumCollectionThreshold
    collectionThreshold = minimumCollectionThreshold
  }

  /// The computed style of a number.
  subscript(number: ComputedStyleNumber) -> ComputedStyle {
    @inline(__always)
    _read { yield computedStyles[Int(number.value) &- 1] }
    @inline(__always)
    _modify { yield &computedStyles[Int(number.value) &- 1] }
  }

  /// The style of a computed style, unretained: it belongs to the computed style.
  @inline(__always)
  func style(of number: ComputedStyleNumber) -> Unretained<Block> {
    Unretained(self[number].style)
  }

  /// The values of the conformances of a computed style in matched rules, unretained: the computed
  /// style owns them.
  @inline(__always)
  func basis(of number: ComputedStyleNumber) -> Unretained<Block> {
    Unretained(self[number].basis!)
  }

  /// Adds a computed style.
  ///
  /// - Returns: Its number.
  func insert(_ computedStyle: consuming ComputedStyle) -> ComputedStyleNumber {
    count += 1
    return ComputedStyleNumber(value: UInt32(computedStyles.insert(computedStyle) + 1))
  }

  /// The computed style in a context with the rules, basis and style of another one; none if other
  /// values are inherited in the context.
  @inline(__always)
  func computedStyle(
    _ number: ComputedStyleNumber, in context: ContextNumber, inheriting inherited: InheritedNumber
  ) -> ComputedStyleNumber {
    self[number].context == context ? number : findStyle(number, in: context, inherited)
  }

  private func findStyle(
    _ number: ComputedStyleNumber, in context: ContextNumber, _ inherited: InheritedNumber
  ) -> ComputedStyleNumber {
    let computedStyle = self[number]
    guard computedStyle.inherited == inherited else { return .none }
    let key = OtherContext(
      context: context, matchedRules: computedStyle.matchedRules,
      style: ObjectIdentifier(computedStyle.style))
    let found =
      others[key]
      ?? insert(
        ComputedStyle(
          context: context, matchedRules: computedStyle.matchedRules, basis: computedStyle.basis,
          style: computedStyle.style,
          reads: computedStyle.reads, inherited: inherited))
    others[key] = found
    return found
  }

  /// Adds the reads for a node of a computed style.
  ///
  /// - Returns: Whether the computed style had no such reads before.
  @inline(__always)
  func include(_ reads: ValueReference<ContextReads>, in number: ComputedStyleNumber) -> Bool {
    if self.reads.reference(to: self[number].reads).isSuperset(of: reads) { return false }
    self[number].reads = self.reads.makeUnion(of: self[number].reads, with: reads.value)
    return true
  }

  /// Whether there are so many computed styles that most of them may be unused.
  var needsCollection: Bool { count >= collectionThreshold }

  /// Requests a collection, because something that belongs to computed styles may be unused.
  func requestCollection() { collectionThreshold = 0 }

  /// Notes that nodes were detached: if most are, computed styles are collected before their number
  /// doubles.
  func nodesWereDetached(from former: Int, to count: Int) {
    nodePeak = max(nodePeak, former)
    if count < nodePeak / 2 { collectionThreshold = minimumCollectionThreshold }
  }

  /// Removes computed styles that aren't used.
  ///
  /// - Parameter used: The computed styles that are used.
  /// - Returns: The removed computed styles, which may be released only when the tree is
  ///   consistent.
  func collect(_ used: Marks<ComputedStyleNumber>) -> [ComputedStyle] {
    var removed: [ComputedStyle] = []
    others = others.filter { used[$0.value] }
    computedStyles.forEach { place, computedStyle in
      if used[ComputedStyleNumber(value: UInt32(place + 1))] {
        if computedStyle.value.next != .none, !used[computedStyle.value.next] {
          computedStyle.value.next = .none
        }
      } else {
        removed.append(computedStyle.value)
        computedStyles.remove(at: place)
      }
    }
    count -= removed.count
    collectionThreshold = max(minimumCollectionThreshold, 2 * count)
    nodePeak = 0
    return removed
  }

  /// Calls a closure with each computed style.
  func forEach(_ body: (inout ComputedStyle) -> Void) {
    computedStyles.forEach { body(&$1.value) }
  }

  /// Discards the contexts and matched rules of computed styles, because all of them are replaced.
  func discardNumbers() {
    others = [:]
    forEach { $0.discardNumbers() }
  }

  /// Marks for all computed styles, none of which is set.
  var marks: Marks<ComputedStyleNumber> { Marks(count: computedStyles.count) }

  /// Whether a number is that of a computed style.
  func contains(_ number: ComputedStyleNumber) -> Bool {
    number != .none && computedStyles.contains(Int(number.value) - 1)
  }

  /// Checks the invariants, in debug builds.
  func checkInvariants() {
    var live = 0
    computedStyles.forEach { place, computedStyle in
      live += 1
      assert(
        computedStyle.value.next == .none || contains(computedStyle.value.next),
        "hints are computed styles")
      assert(reads.contains(computedStyle.value.reads), "what was read has a number")
    }
    assert(live == count, "computed styles are counted")
    for (key, number) in others {
      assert(contains(number) && self[number].context == key.context)
      assert(ObjectIdentifier(self[number].style) == key.style)
    }
  }
}

// MARK: - KnownStyles

/// The computed styles that nodes of one set of matched rules have, found by the values that their
/// conformances wrote.
///
/// Each computed style stores the one that followed it last time, so that nodes whose computed
/// styles alternate are compared with one computed style each. Other computed styles are found by a
/// hash of the values.
///
/// Invariants:
/// - The computed styles are of the matched rules, with the values that the rules wrote last.
/// - `reads` includes the reads for each of them, and those for computed styles that were removed.
struct KnownStyles: ~Copyable {
  /// All parts of the context that were read for nodes of the matched rules.
  private(set) var reads = ContextReads()

  /// The computed style of the last node; none before the first.
  private(set) var latest = ComputedStyleNumber.none

  /// The first computed style, until there is a second one: most rules have only one.
  private var first = ComputedStyleNumber.none

  /// Computed styles by the hash of the values that they're found by.
  private var byHash = NumbersByHash<ComputedStyleNumber>()

  /// Discards all computed styles, and the reads noted for them.
  mutating func removeAll() { self = KnownStyles() }

  /// The computed style that the next node is expected to have; none before the first.
  @inline(__always)
  func expected(_ computedStyles: ComputedStyleTable) -> ComputedStyleNumber {
    if latest == .none { return latest }
    let next = computedStyles[latest].next
    return next == .none ? latest : next
  }

  /// Adds the reads for a node whose computed style isn't kept.
  mutating func include(_ reads: ContextReads) { self.reads.include(reads) }

  /// Notes that a node has the expected computed style.
  @inline(__always)
  mutating func use(
    _ computedStyle: ComputedStyleNumber, _ reads: ValueReference<ContextReads>,
    _ computedStyles: ComputedStyleTable
  ) {
    latest = computedStyle
    if computedStyles.include(reads, in: computedStyle) { self.reads.include(reads.value) }
  }

  /// Notes that a node has another computed style than the expected one.
  mutating func useInstead(
    _ computedStyle: ComputedStyleNumber, _ reads: ValueReference<ContextReads>,
    _ computedStyles: ComputedStyleTable
  ) {
    if latest != .none { computedStyles[latest].next = computedStyle }
    use(computedStyle, reads, computedStyles)
  }

  /// The block of a computed style by which its matched rules find it.
  enum Path {
    /// The values that the conformances wrote.
    case basis

    /// The resolved style.
    case style
  }

  /// The values of a computed style to be found or inserted, whose hash is computed at most once.
  struct Query {
    let values: Block
    let path: Path

    /// The values that nodes with the computed style inherit.
    let inherited: InheritedNumber

    /// A computed style that is known to have other values; none if there is none.
    let differing: ComputedStyleNumber

    private(set) lazy var hash = KnownStyles.hash(values.exactHash, inherited)

    init(
      _ values: Block, by path: Path, inheriting inherited: InheritedNumber,
      differingFrom other: ComputedStyleNumber = .none
    ) {
      (self.values, self.path, self.inherited, differing) = (values, path, inherited, other)
    }
  }

  /// The computed style with the values of a query, in any context; none if there is none.
  func find(_ query: inout Query, in computedStyles: ComputedStyleTable) -> ComputedStyleNumber {
    if matches(latest, query, computedStyles) { return latest }
    if first != latest, matches(first, query, computedStyles) { return first }
    if byHash.isEmpty { return .none }
    let hash = query.hash
    return byHash.first(hash) { matches($0, query, computedStyles) }
  }

  /// Whether a computed style has the values of a query.
  private func matches(
    _ computedStyle: ComputedStyleNumber, _ query: Query, _ computedStyles: ComputedStyleTable
  ) -> Bool {
    computedStyle != .none && computedStyle != query.differing
      && computedStyles[computedStyle].inherited == query.inherited
      && values(of: computedStyle, query.path, computedStyles).with {
        $0.isIdentical(to: query.values)
      }
  }

  /// The values of a computed style, unretained: the computed style owns them.
  private func values(
    of computedStyle: ComputedStyleNumber, _ path: Path, _ computedStyles: ComputedStyleTable
  ) -> Unretained<Block> {
    switch path {
    case .basis: computedStyles.basis(of: computedStyle)
    case .style: computedStyles.style(of: computedStyle)
    }
  }

  /// Keeps a computed style with the values of a query, which weren't found, for later nodes.
  mutating func insert(
    _ computedStyle: ComputedStyleNumber, _ query: inout Query,
    in computedStyles: ComputedStyleTable
  ) {
    if first == .none, byHash.isEmpty {
      first = computedStyle
      return
    }
    if first != .none {
      let hash = values(of: first, query.path, computedStyles).with(\.exactHash)
      byHash.insert(first, Self.hash(hash, computedStyles[first].inherited))
    }
    byHash.insert(computedStyle, query.hash)
    first = .none
  }

  /// Mixes a hash of values with the number of inherited ones.
  private static func hash(_ hash: Int, _ inherited: InheritedNumber) -> Int {
    hash &+ Int(inherited.value) &* 0x9E37_79B9
  }

  /// Discards computed styles that aren't used anymore.
  mutating func collect(_ used: Marks<ComputedStyleNumber>) {
    if latest != .none, !used[latest] { latest = .none }
    if first != .none, !used[first] { first = .none }
    byHash.removeAll { !used[$0] }
  }

  /// Checks the invariants, in debug builds.
  func checkInvariants(matchedRules: MatchedRulesNumber, _ computedStyles: ComputedStyleTable) {
    func check(_ computedStyle: ComputedStyleNumber) {
      if computedStyle == .none { return }
      assert(computedStyles.contains(computedStyle), "what is known is a computed style")
      assert(
        computedStyles[computedStyle].matchedRules == matchedRules,
        "computed styles are of the matched rules")
      assert(
        reads.isSuperset(of: computedStyles.reads[computedStyles[computedStyle].reads]),
        "reads are included")
    }
    check(first)
    check(latest)
    byHash.forEach(check)
  }
}
