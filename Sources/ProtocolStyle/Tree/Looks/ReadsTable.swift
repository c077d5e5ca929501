/// Sets of reads of a context, each once, by number: most looks have one of a few.
struct ReadsTable {
  private(set) var sets = [ContextReads()]
  private var numbers = [ContextReads(): none]

  /// The last union that was looked up, kept because nodes with equal reads come in runs.
  private var latest = (base: none, added: ContextReads(), union: none)

  /// The number of the empty set.
  static let none: UInt32 = 0

  /// The set of a number.
  @inline(__always)
  subscript(number: UInt32) -> ContextReads { sets[Int(number)] }

  /// Adds reads to a set.
  ///
  /// - Returns: The number of the union, which is usually the number of the set.
  @inline(__always)
  mutating func adding(_ reads: ContextReads, to number: UInt32) -> UInt32 {
    sets[Int(number)].isSuperset(of: reads) ? number : makeUnion(number, reads)
  }

  @inline(never)
  private mutating func makeUnion(_ number: UInt32, _ reads: ContextReads) -> UInt32 {
    if latest.base == number, latest.added == reads { return latest.union }
    var union = sets[Int(number)]
    union.formUnion(reads)
    let known = numbers[union] ?? UInt32(sets.count)
    if known == sets.count {
      sets.append(union)
      numbers[union] = known
    }
    latest = (number, reads, known)
    return known
  }
}
