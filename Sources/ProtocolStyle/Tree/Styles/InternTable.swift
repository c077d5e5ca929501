/// An object that a table has once for its key.
protocol InternedObject: AnyObject {
  associatedtype Key: Hashable

  var key: Key { get }
}

/// Objects that are each made once for a key, by number from 1.
///
/// Invariants:
/// - A number is that of one object until a collection removes the object; then it's used again.
/// - The number of an object is among those by the hash of its key.
///
/// Numbers must not be held while objects may be removed: across user code, unless nothing is brought
/// up to date meanwhile. Debug builds use numbers again only after many others, and check each use, so
/// they find a number that was held for too long.
///
/// Finding a number costs a lookup by hash; finding an object by number, one in an array.
struct InternTable<Number: TableNumber, Object: InternedObject>: ~Copyable {
  private var objects = OwnedObjects<Object>()

  /// The numbers by hashes of keys; the keys are only in the objects.
  private var numbers = NumbersByHash<Number>()
  private var free: [Number] = []

  /// The number of objects at which a collection becomes worthwhile.
  private var collectionThreshold: Int
  private let minimumCollectionThreshold: Int

  /// The number of removed objects whose numbers aren't used again yet.
  private static var reserve: Int { _isDebugAssertConfiguration() ? 1_024 : 0 }

  /// Makes an empty table.
  ///
  /// - Parameters:
  ///   - minimumCollectionThreshold: The number of objects up to which a collection isn't
  ///     worthwhile.
  ///   - former: The number of numbers of the table that this one replaces, which aren't used again at
  ///     first in debug builds; 0 by default.
  init(minimumCollectionThreshold: Int, replacing former: Int = 0) {
    self.minimumCollectionThreshold = minimumCollectionThreshold
    collectionThreshold = minimumCollectionThreshold
    if former < Self.reserve { objects.reserveEmpty(former) }
  }

  /// The number of numbers that were used.
  var numberCount: Int { objects.count }

  /// The number of objects.
  var count: Int { numbers.count }

  /// Whether there are so many objects that most of them may be unused.
  var needsCollection: Bool { count > collectionThreshold }

  /// The object of a number.
  subscript(number: Number) -> Unretained<Object> {
    @inline(__always)
    get {
      assert(contains(number), "a number is used after its object was removed")
      return objects[owned: Int(number.value) &- 1]
    }
  }

  /// Whether a number is that of an object.
  func contains(_ number: Number) -> Bool {
    number != .none && objects[Int(number.value) - 1] != nil
  }

  /// The number of the object for a key; nil if there is none.
  func number(for key: Object.Key) -> Number? {
    let number = number(for: key, hashed: key.hashValue)
    return number == .none ? nil : number
  }

  private func number(for key: Object.Key, hashed hash: Int) -> Number {
    numbers.first(hash) { self[$0].with { $0.key == key } }
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
    let known = self.number(for: key, hashed: hash)
    if known != .none { return (known, false) }
    let number = freeNumber() ?? Number(value: UInt32(objects.count + 1))
    numbers.insert(number, hash)
    _ = objects.insert(make(number), at: Int(number.value) - 1)
    return (number, true)
  }

  private mutating func freeNumber() -> Number? {
    Self.reserve == 0 ? free.popLast() : free.count > Self.reserve ? free.removeFirst() : nil
  }

  /// Calls a closure with each object.
  func forEach(_ body: (Object) -> Void) {
    for index in 0..<objects.count { objects[index]?.with(body) }
  }

  /// Marks for all objects, none of which is set.
  var marks: Marks<Number> { Marks(count: objects.count) }

  /// Removes the objects that aren't used.
  ///
  /// - Parameter used: The objects that are used.
  /// - Returns: The removed objects, which may be released only when the tree is consistent.
  mutating func collect(_ used: Marks<Number>) -> [Object] {
    var removed: [Object] = []
    numbers.removeAll { !used[$0] }
    for index in 0..<objects.count where objects[index] != nil {
      let number = Number(value: UInt32(index + 1))
      if used[number] { continue }
      free.append(number)
      removed.append(objects.remove(at: index))
    }
    collectionThreshold = max(minimumCollectionThreshold, 2 * count)
    return removed
  }
}

// MARK: - NumbersByHash

/// Numbers by the hashes of what they identify, which the caller compares.
///
/// A dictionary would hash the hashes again, and take three times the memory (row
/// inherited.distinct).
///
/// Invariants:
/// - Between the place of a hash and that of a number with this hash, no place is free.
/// - At least a quarter of the places is free, or there are none.
struct NumbersByHash<Number: TableNumber>: ~Copyable {
  /// A number with the low bits of its hash, which exclude most others; none if it's free.
  private struct Place {
    var hash: UInt32 = 0
    var number = Number.none
  }

  private var places: ContiguousArray<Place> = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The first number with a hash that satisfies a condition; none if there is none.
  @inline(__always)
  func first(_ hash: Int, where isFound: (Number) -> Bool) -> Number {
    if places.isEmpty { return .none }
    let hash = UInt32(truncatingIfNeeded: hash)
    var place = Int(hash) & (places.count &- 1)
    while places[place].number != .none {
      if places[place].hash == hash, isFound(places[place].number) { return places[place].number }
      place = (place &+ 1) & (places.count &- 1)
    }
    return .none
  }

  /// Adds a number by a hash.
  mutating func insert(_ number: Number, _ hash: Int) {
    if 4 * (count + 1) > 3 * places.count { resize(to: max(8, 2 * places.count)) { _ in true } }
    put(Place(hash: UInt32(truncatingIfNeeded: hash), number: number))
  }

  private mutating func put(_ new: Place) {
    var place = Int(new.hash) & (places.count &- 1)
    while places[place].number != .none { place = (place &+ 1) & (places.count &- 1) }
    places[place] = new
    count += 1
  }

  /// Removes the numbers that satisfy a condition.
  mutating func removeAll(where isRemoved: (Number) -> Bool) {
    // Most collections remove nothing.
    if places.contains(where: { $0.number != .none && isRemoved($0.number) }) {
      resize(to: places.count) { !isRemoved($0) }
    }
  }

  private mutating func resize(to size: Int, keeping isKept: (Number) -> Bool) {
    let former = exchange(&places, with: ContiguousArray(repeating: Place(), count: size))
    count = 0
    for place in former where place.number != .none && isKept(place.number) { put(place) }
  }

  /// Calls a closure with each number.
  func forEach(_ body: (Number) -> Void) {
    for place in places where place.number != .none { body(place.number) }
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

/// Sets of reads of a context, each once, by number: most computed styles have one of a few.
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
    _read { yield sets[Int(number.value)] }
  }

  /// A reference to the set of a number, which is never removed.
  @inline(__always)
  func reference(to number: ReadsNumber) -> ValueReference<ContextReads> {
    sets.reference(to: Int(number.value))
  }

  /// Whether a number is that of a set.
  func contains(_ number: ReadsNumber) -> Bool { number.value < sets.count }

  /// Adds reads to a set that doesn't include them.
  ///
  /// - Returns: The number of the union.
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
