/// Objects that are each made once for a key, by number from 1.
///
/// Invariant: a number is that of one object until a sweep removes the object; then it's used again.
///
/// Finding a number costs a lookup by hash; finding an object by number, one in an array.
struct InternTable<Key: Hashable, Object: AnyObject>: ~Copyable {
  private var objects = OwnedObjects<Object>()
  private var numbers: [Key: UInt32] = [:]
  private var free: [UInt32] = []

  /// The number of objects at which a sweep becomes worthwhile.
  private var sweepCount: Int
  private let minimumSweepCount: Int

  /// Makes an empty table.
  ///
  /// - Parameter minimumSweepCount: The number of objects up to which a sweep isn't worthwhile.
  init(minimumSweepCount: Int) {
    self.minimumSweepCount = minimumSweepCount
    sweepCount = minimumSweepCount
  }

  /// The number of objects.
  var count: Int { numbers.count }

  /// Whether there are so many objects that most of them may be unused.
  var needsSweep: Bool { count > sweepCount }

  /// The object of a number.
  subscript(number: UInt32) -> Unmanaged<Object> {
    @inline(__always)
    get { objects[Int(number) &- 1].unsafelyUnwrapped }
  }

  /// Whether a number is that of an object.
  func contains(_ number: UInt32) -> Bool { number != 0 && objects[Int(number) - 1] != nil }

  /// The number of the object for a key; nil if there is none.
  func number(for key: Key) -> UInt32? { numbers[key] }

  /// Makes the object for a key that has none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - make: Makes the object with its number.
  /// - Returns: The number.
  mutating func insert(for key: Key, _ make: (UInt32) -> Object) -> UInt32 {
    let number = free.popLast() ?? UInt32(objects.count + 1)
    numbers[key] = number
    _ = objects.insert(make(number), at: Int(number) - 1)
    return number
  }

  /// Calls a closure with each object.
  func forEach(_ body: (Object) -> Void) {
    for index in 0..<objects.count { objects[index]?._withUnsafeGuaranteedRef(body) }
  }

  /// An array with room for a mark for each number.
  var marks: [Bool] { Array(repeating: false, count: objects.count + 1) }

  /// Removes the objects that aren't used.
  ///
  /// - Parameter used: By number, whether an object is used.
  /// - Returns: The removed objects, which may be released only when the tree is consistent.
  mutating func sweep(_ used: [Bool]) -> [Object] {
    var removed: [Object] = []
    for (key, number) in numbers where !used[Int(number)] {
      numbers[key] = nil
      free.append(number)
      removed.append(objects.remove(at: Int(number) - 1))
    }
    sweepCount = max(minimumSweepCount, 2 * count)
    return removed
  }
}

// MARK: - ReadsTable

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
