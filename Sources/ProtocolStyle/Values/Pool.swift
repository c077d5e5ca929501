internal import CStyleRuntime

/// Elements of one type side by side in memory, each of which keeps its place until it's removed.
///
/// They're stored in chunks: no element ever moves, so growing copies nothing, and an element may be
/// changed in place while others are added. Four chunks at a time double the capacity, so at most a
/// fifth of a large pool is empty.
///
/// Invariants:
/// - Every place below `count` has an initialized element, except those in `free`.
/// - Chunk `k` has room for `firstChunk << (k / 4)` elements, and there are chunks up to the last
///   place.
/// - The address of a place is at its distance from the origin of its chunk.
@safe
final class Pool<Element> {
  /// The address that the first place of the pool would have if it were in each chunk.
  private let origins: UnsafeMutablePointer<UInt>
  @safe @exclusivity(unchecked) private var chunkCount = 0
  @safe @exclusivity(unchecked) private var capacity = 0

  /// The number of places, free ones included.
  @safe @exclusivity(unchecked) private(set) var count = 0
  @safe @exclusivity(unchecked) private var free: [Int] = []

  private static var firstChunk: Int { 16 }

  /// A limit with room for more elements than a record's index can express.
  private static var chunkLimit: Int { 4 * 26 }

  /// The number of the first place, counted so that the highest bit of a place's number and the two
  /// bits after it select the chunk.
  private static var firstNumber: Int { 4 * firstChunk }

  /// Makes an empty pool.
  init() {
    unsafe origins = .allocate(capacity: Self.chunkLimit)
  }

  deinit {
    var next = 0
    for free in free.sorted() + [count] {
      deinitialize(next..<free)
      next = free + 1
    }
    var start = 0
    for chunk in 0..<chunkCount {
      unsafe pointer(to: start).deallocate()
      start += Self.room(ofChunk: chunk)
    }
    unsafe origins.deallocate()
  }

  /// Stores an element in a free place, and returns the place.
  @inline(__always)
  func insert(_ element: consuming Element) -> Int {
    let index = free.isEmpty ? append() : free.removeLast()
    unsafe pointer(to: index).initialize(to: element)
    return index
  }

  /// Removes an element; its place may be used again even by code that runs as the element is
  /// released.
  func remove(at index: Int) {
    #if DEBUG
    if index < ownerships.count {
      exchange(&ownerships[index], with: nil)?.isCurrent = false
    }
    #endif
    let element = unsafe pointer(to: index).move()
    free.append(index)
    _ = consume element
  }

  /// The element at a place that has one: callers got the place from `insert(_:)`.
  subscript(index: Int) -> Element {
    @inline(__always)
    unsafeAddress { unsafe UnsafePointer(pointer(to: index)) }
    @inline(__always)
    unsafeMutableAddress { unsafe pointer(to: index) }
  }

  /// A reference to the element at a place, valid as long as it's there.
  @inline(__always)
  func reference(to index: Int) -> ValueReference<Element> {
    #if DEBUG
    assert(index < count, "no element is at \(index)")
    var reference = unsafe ValueReference(pointer(to: index))
    reference.ownership = ownership(of: index)
    return reference
    #else
    return unsafe ValueReference(pointer(to: index))
    #endif
  }

  #if DEBUG
  /// Whether the elements that were referred to are still there.
  private var ownerships: [Ownership?] = []

  private func ownership(of index: Int) -> Ownership {
    while ownerships.count <= index { ownerships.append(nil) }
    if let known = ownerships[index] { return known }
    let ownership = Ownership()
    ownerships[index] = ownership
    return ownership
  }
  #endif

  /// Whether a place has an element; takes time in proportion to the free places.
  func contains(_ index: Int) -> Bool { index < count && !free.contains(index) }

  /// Calls a closure with each element, which it may change or remove.
  func forEach(_ body: (_ index: Int, ValueReference<Element>) -> Void) {
    var rest = free.sorted()[...]
    for index in 0..<count {
      if rest.first == index {
        rest.removeFirst()
      } else {
        body(index, reference(to: index))
      }
    }
  }

  /// The address of a place below the capacity.
  @inline(__always)
  private func pointer(to index: Int) -> UnsafeMutablePointer<Element> {
    let number = index &+ Self.firstNumber
    let shift = Self.shift(of: number)
    let chunk = 4 &* (shift &- Self.firstChunk.trailingZeroBitCount) &+ (number &>> shift) &- 4
    let offset = UInt(bitPattern: index &* MemoryLayout<Element>.stride)
    // Sound because the result is the address of a place in the chunk.
    return unsafe UnsafeMutablePointer(bitPattern: origins[chunk] &+ offset).unsafelyUnwrapped
  }

  /// The number of the bits below the three that select the chunk of a place's number.
  @inline(__always)
  private static func shift(of number: Int) -> Int {
    Int.bitWidth &- 3 &- number.leadingZeroBitCount
  }

  /// Deinitializes a range of elements, chunk by chunk.
  private func deinitialize(_ run: Range<Int>) {
    var run = run
    while !run.isEmpty {
      let number = run.lowerBound + Self.firstNumber
      let shift = Self.shift(of: number)
      let chunkEnd = (((number >> shift) + 1) << shift) - Self.firstNumber
      let end = min(chunkEnd, run.upperBound)
      unsafe pointer(to: run.lowerBound).deinitialize(count: end - run.lowerBound)
      run = end..<run.upperBound
    }
  }

  /// A new last place, which the caller initializes.
  @inline(__always)
  private func append() -> Int {
    let index = count
    if index == capacity { grow() }
    count = index + 1
    return index
  }

  private static func room(ofChunk chunk: Int) -> Int { firstChunk << (chunk / 4) }

  /// Allocates a chunk; the kernel may map a large one in large pages.
  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    let chunk = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    let size = capacity * MemoryLayout<Element>.stride
    if size >= 1 << 22 { unsafe protocol_style_advise_large(chunk, size) }
    return unsafe chunk
  }

  @inline(never)
  private func grow() {
    if chunkCount == Self.chunkLimit {
      fatalError("StyleTree: more than four billion nodes. Use several trees.")
    }
    let room = Self.room(ofChunk: chunkCount)
    let offset = UInt(bitPattern: capacity &* MemoryLayout<Element>.stride)
    unsafe origins[chunkCount] = UInt(bitPattern: Self.allocate(room)) &- offset
    capacity += room
    chunkCount += 1
  }
}
