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
  private var others: [OtherContext: UInt32] = [:]

  private struct OtherContext: Hashable {
    let context: UInt32
    let ruleSet: UInt32
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
  subscript(number: UInt32) -> Look {
    @inline(__always)
    unsafeAddress { looks.address(of: Int(number) &- 1) }
    @inline(__always)
    unsafeMutableAddress { UnsafeMutablePointer(mutating: looks.address(of: Int(number) &- 1)) }
  }

  /// The style of a look, unretained: the look owns it.
  @inline(__always)
  func style(of number: UInt32) -> Unmanaged<Block> { .passUnretained(self[number].style) }

  /// The values of the conformances of a look in a rule set, unretained: the look owns them.
  @inline(__always)
  func basis(of number: UInt32) -> Unmanaged<Block> {
    .passUnretained(self[number].basis.unsafelyUnwrapped)
  }

  /// Adds a look.
  ///
  /// - Returns: Its number.
  func insert(_ look: consuming Look) -> UInt32 {
    count += 1
    return UInt32(looks.insert(look) + 1)
  }

  /// The look in a context with the rules, basis and style of another look.
  @inline(__always)
  func look(_ number: UInt32, in context: UInt32) -> UInt32 {
    self[number].context == context ? number : findLook(number, in: context)
  }

  @inline(never)
  private func findLook(_ number: UInt32, in context: UInt32) -> UInt32 {
    let look = self[number]
    let key = OtherContext(
      context: context, ruleSet: look.ruleSet, style: ObjectIdentifier(look.style))
    let found =
      others[key]
      ?? insert(
        Look(
          context: context, ruleSet: look.ruleSet, basis: look.basis, style: look.style,
          reads: look.reads))
    others[key] = found
    return found
  }

  /// Adds the reads for a node of a look.
  ///
  /// - Returns: Whether the look had no such reads before.
  @inline(__always)
  @discardableResult
  func include(_ reads: ContextReads, in number: UInt32) -> Bool {
    let union = self.reads.adding(reads, to: self[number].reads)
    if union == self[number].reads { return false }
    self[number].reads = union
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
  /// - Parameter used: By number, whether a look is used; false for numbers that have no look.
  /// - Returns: The removed looks, which may be released only when the tree is consistent.
  func sweep(_ used: [Bool]) -> [Look] {
    var removed: [Look] = []
    others = others.filter { used[Int($0.value)] }
    looks.forEach { place, look in
      let number = place + 1
      if used[number] {
        if look.pointee.next != Look.none, !used[Int(look.pointee.next)] {
          look.pointee.next = Look.none
        }
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

  /// An array with room for a mark for each number.
  var marks: [Bool] { Array(repeating: false, count: looks.count + 1) }

  /// Whether a number is that of a look.
  func contains(_ number: UInt32) -> Bool {
    number != Look.none && looks.contains(Int(number) - 1)
  }

  /// Checks the invariants, in debug builds.
  func checkInvariants() {
    var live = 0
    looks.forEach { place, look in
      live += 1
      assert(look.pointee.next == Look.none || contains(look.pointee.next), "hints are looks")
      assert(Int(look.pointee.reads) < reads.sets.count, "what was read has a number")
    }
    assert(live == count, "looks are counted")
    for (key, number) in others {
      assert(contains(number) && self[number].context == key.context)
      assert(ObjectIdentifier(self[number].style) == key.style)
    }
  }
}
