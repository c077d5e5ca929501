/// An object that a table has once for its key.
protocol InternedObject: AnyObject {
  associatedtype Key: Hashable

  var key: Key { get }
}

/// Objects that are each made once for a key, by number from 1.
///
/// Invariants:
/// - A number is that of one object until a sweep removes the object; then it's used again.
/// - The number of an object is found by the hash of its key, or if others have it, by the next one
///   that none has.
///
/// Finding a number costs a lookup by hash; finding an object by number, one in an array.
struct InternTable<Number: TableNumber, Object: InternedObject>: ~Copyable {
  private var objects = OwnedObjects<Object>()

  /// The numbers by hashes of keys; the keys are only in the objects.
  private var numbers: [Int: Number] = [:]

  /// Whether a number may be found by another hash than that of its key.
  private var mayHaveCollisions = false
  private var free: [Number] = []

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
  subscript(number: Number) -> Unmanaged<Object> {
    @inline(__always)
    get { objects[Int(number.value) &- 1].unsafelyUnwrapped }
  }

  /// Whether a number is that of an object.
  func contains(_ number: Number) -> Bool {
    number != .none && objects[Int(number.value) - 1] != nil
  }

  /// The number of the object for a key; nil if there is none.
  func number(for key: Object.Key) -> Number? { number(for: key, hashed: key.hashValue) }

  private func number(for key: Object.Key, hashed hash: Int) -> Number? {
    var hash = hash
    while let number = numbers[hash] {
      if self[number]._withUnsafeGuaranteedRef({ $0.key == key }) { return number }
      hash &+= 1
    }
    return nil
  }

  /// Lets the number of an object that the table doesn't have be found by a hash.
  private mutating func setNumber(_ number: Number, forHash hash: Int) {
    var hash = hash
    while numbers[hash] != nil {
      mayHaveCollisions = true
      hash &+= 1
    }
    numbers[hash] = number
  }

  /// The number of the object for a key, which is made if there is none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - make: Makes the object of that key with its number.
  /// - Returns: The number, and whether the object was made.
  mutating func number(
    for key: Object.Key, _ make: (Number) -> Object
  ) -> (number: Number, isNew: Bool) {
    let hash = key.hashValue
    if let known = number(for: key, hashed: hash) { return (known, false) }
    let number = free.popLast() ?? Number(value: UInt32(objects.count + 1))
    setNumber(number, forHash: hash)
    _ = objects.insert(make(number), at: Int(number.value) - 1)
    return (number, true)
  }

  /// Calls a closure with each object.
  func forEach(_ body: (Object) -> Void) {
    for index in 0..<objects.count { objects[index]?._withUnsafeGuaranteedRef(body) }
  }

  /// Marks for all objects, none of which is set.
  var marks: Marks<Number> { Marks(count: objects.count) }

  /// Removes the objects that aren't used.
  ///
  /// - Parameter used: The objects that are used.
  /// - Returns: The removed objects, which may be released only when the tree is consistent.
  mutating func sweep(_ used: Marks<Number>) -> [Object] {
    var removed: [Object] = []
    for (hash, number) in numbers where !used[number] {
      numbers[hash] = nil
      free.append(number)
      removed.append(objects.remove(at: Int(number.value) - 1))
    }
    if mayHaveCollisions {
      let kept = numbers.values
      (numbers, mayHaveCollisions) = ([:], false)
      for number in kept {
        setNumber(number, forHash: self[number]._withUnsafeGuaranteedRef { $0.key.hashValue })
      }
    }
    sweepCount = max(minimumSweepCount, 2 * count)
    return removed
  }
}

// MARK: - Marks

/// A mark for each number of a table, which is set for numbers that are used.
struct Marks<Number: TableNumber> {
  private var areSet: [Bool]

  /// Makes marks for the numbers up to a count, none of which is set.
  init(count: Int) {
    areSet = Array(repeating: false, count: count + 1)
  }

  /// Whether the mark of a number is set.
  subscript(number: Number) -> Bool {
    get { areSet[Int(number.value)] }
    set { areSet[Int(number.value)] = newValue }
  }
}

// MARK: - ReadsTable

/// The number of a set of reads; none for the empty set.
struct ReadsNumber: TableNumber {
  let value: UInt32
}

/// Sets of reads of a context, each once, by number: most looks have one of a few.
struct ReadsTable: ~Copyable {
  /// The sets, in places of their own: an element of an array would be copied to be compared.
  private let sets = Pool<ContextReads>()
  private var numbers = [ContextReads(): ReadsNumber.none]

  /// The last union that was looked up, kept because nodes with equal reads come in runs.
  private var latest = (
    base: ReadsNumber.none, added: ContextReads(), union: ReadsNumber.none
  )

  /// Makes a table with the empty set.
  init() {
    _ = sets.insert(ContextReads())
  }

  /// The set of a number.
  subscript(number: ReadsNumber) -> ContextReads {
    @inline(__always)
    unsafeAddress { address(of: number) }
  }

  /// The address of the set of a number, which never changes.
  @inline(__always)
  func address(of number: ReadsNumber) -> UnsafePointer<ContextReads> {
    sets.address(of: Int(number.value))
  }

  /// Whether a number is that of a set.
  func contains(_ number: ReadsNumber) -> Bool { number.value < sets.count }

  /// Adds reads to a set that doesn't include them.
  ///
  /// - Returns: The number of the union.
  @inline(never)
  mutating func makeUnion(of number: ReadsNumber, with reads: ContextReads) -> ReadsNumber {
    if latest.base == number, latest.added == reads { return latest.union }
    var union = self[number]
    union.formUnion(reads)
    let known = numbers[union] ?? ReadsNumber(value: UInt32(sets.count))
    if !contains(known) {
      _ = sets.insert(union)
      numbers[union] = known
    }
    latest = (number, reads, known)
    return known
  }
}
