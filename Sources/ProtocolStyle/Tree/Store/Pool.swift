internal import CStyleRuntime

/// Elements of one type side by side in memory, each of which keeps its place until it is removed.
///
/// They lie in chunks, each twice as large as the one before: no element ever moves, so growing
/// copies nothing, and an element may be changed in place while others come.
///
/// Invariants:
/// - Every place below `count` holds an initialized element, but for those in `free`.
/// - Chunk `k` has room for `firstChunk << k` elements, and there are chunks up to the last place.
/// - The header stays where it is as long as the pool lives. It is reached through a constant
///   pointer, for a stored property of a class would be checked for exclusive access at each use,
///   several times for each node that is styled.
final class Pool<Element> {
  private struct Header {
    var chunks: UnsafeMutablePointer<UnsafeMutablePointer<Element>>
    var chunkCount = 0
    var capacity = 0
    var count = 0
    var free: [Int] = []
  }

  private let header: UnsafeMutablePointer<Header>

  private static var firstChunk: Int { 16 }

  /// Room for more elements than a record's index can name.
  private static var chunkLimit: Int { 28 }

  init() {
    header = .allocate(capacity: 1)
    header.initialize(to: Header(chunks: .allocate(capacity: Self.chunkLimit)))
  }

  deinit {
    var next = 0
    for free in header.pointee.free.sorted() + [header.pointee.count] {
      deinitialize(next..<free)
      next = free + 1
    }
    for chunk in 0..<header.pointee.chunkCount { header.pointee.chunks[chunk].deallocate() }
    header.pointee.chunks.deallocate()
    header.deinitialize(count: 1)
    header.deallocate()
  }

  /// How many places there are, free ones among them.
  var count: Int {
    @inline(__always)
    get { header.pointee.count }
  }

  /// Puts an element in a free place and returns that.
  @inline(__always)
  func insert(_ element: consuming Element) -> Int {
    let index = header.pointee.free.isEmpty ? append() : header.pointee.free.removeLast()
    pointer(to: index).initialize(to: element)
    return index
  }

  /// Takes an element out; its place is used again, also by what the element's end may set off.
  func remove(at index: Int) {
    let element = pointer(to: index).move()
    header.pointee.free.append(index)
    _ = consume element
  }

  /// The element at a place, which must hold one: whoever asks got the place from `insert(_:)`.
  subscript(index: Int) -> Element {
    @inline(__always)
    unsafeAddress { UnsafePointer(pointer(to: index)) }
    @inline(__always)
    unsafeMutableAddress { pointer(to: index) }
  }

  /// Where the element at a place lies, as long as it is there.
  @inline(__always)
  func address(of index: Int) -> UnsafePointer<Element> { UnsafePointer(pointer(to: index)) }

  /// Where a place below the capacity is: which chunk follows from its highest bit.
  @inline(__always)
  private func pointer(to index: Int) -> UnsafeMutablePointer<Element> {
    let shifted = index &+ Self.firstChunk
    let bit = Int.bitWidth &- 1 &- shifted.leadingZeroBitCount
    let chunk = bit &- Self.firstChunk.trailingZeroBitCount
    return header.pointee.chunks[chunk] + (shifted &- 1 &<< bit)
  }

  /// A place behind all others, which the caller initializes.
  @inline(__always)
  private func append() -> Int {
    let index = header.pointee.count
    if index == header.pointee.capacity { grow() }
    header.pointee.count = index + 1
    return index
  }

  /// Deinitializes a run of elements, chunk by chunk.
  private func deinitialize(_ run: Range<Int>) {
    var run = run
    while !run.isEmpty {
      let start = run.lowerBound + Self.firstChunk
      let chunkEnd = (1 << (Int.bitWidth - start.leadingZeroBitCount)) - Self.firstChunk
      let end = min(chunkEnd, run.upperBound)
      pointer(to: run.lowerBound).deinitialize(count: end - run.lowerBound)
      run = end..<run.upperBound
    }
  }

  /// Room for a chunk, which the kernel may map in large pages where it is large.
  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    let chunk = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    let size = capacity * MemoryLayout<Element>.stride
    if size >= 1 << 22 { protocol_style_advise_large(chunk, size) }
    return chunk
  }

  @inline(never)
  private func grow() {
    let chunk = header.pointee.chunkCount
    if chunk == Self.chunkLimit { fatalError("StyleTree: more than four thousand million nodes.") }
    (header.pointee.chunks + chunk).initialize(to: Self.allocate(Self.firstChunk << chunk))
    header.pointee.chunkCount += 1
    header.pointee.capacity += Self.firstChunk << chunk
  }
}
