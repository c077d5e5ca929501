/// A set of token indices, as bits: the first 256 are stored inline, the others in an array.
///
/// Invariant: the array exists only if it has a bit, and its last word is never zero. So equal sets
/// compare as equal, and most copies retain nothing.
package struct TokenIndices: Hashable, Sendable {
  private var near = SIMD4<UInt64>()
  private var far: [UInt64]?

  private static var nearCount: Int { 256 }

  var isEmpty: Bool { near == SIMD4() && far == nil }

  package func contains(_ index: Int) -> Bool {
    if index < Self.nearCount { return near[index >> 6] & Self.bit(index) != 0 }
    let word = (index - Self.nearCount) >> 6
    guard let far, word < far.count else { return false }
    return far[word] & Self.bit(index) != 0
  }

  @inline(__always)
  mutating func insert(_ index: Int) {
    if index < Self.nearCount {
      near[index >> 6] |= Self.bit(index)
    } else {
      insertFar(index)
    }
  }

  mutating func formUnion(_ other: TokenIndices) {
    near |= other.near
    guard let others = other.far else { return }
    grow(to: others.count)
    for (word, bits) in others.enumerated() { far?[word] |= bits }
  }

  @inline(__always)
  mutating func removeAll() {
    near = SIMD4()
    if far != nil { far = nil }
  }

  @inline(__always)
  func isSuperset(of other: TokenIndices) -> Bool {
    other.near & ~near == SIMD4() && (other.far == nil || isFarSuperset(of: other))
  }

  func intersects(_ other: TokenIndices) -> Bool {
    near & other.near != SIMD4() || zip(far ?? [], other.far ?? []).contains { $0 & $1 != 0 }
  }

  private func isFarSuperset(of other: TokenIndices) -> Bool {
    let (ours, theirs) = (far ?? [], other.far ?? [])
    return ours.count >= theirs.count && zip(ours, theirs).allSatisfy { $1 & ~$0 == 0 }
  }

  /// Not inlined, so that the usual case stays a few instructions.
  @inline(never)
  private mutating func insertFar(_ index: Int) {
    let word = (index - Self.nearCount) >> 6
    grow(to: word + 1)
    far?[word] |= Self.bit(index)
  }

  private mutating func grow(to count: Int) {
    let missing = count - (far?.count ?? 0)
    if missing > 0 { far = (far ?? []) + repeatElement(0, count: missing) }
  }

  private static func bit(_ index: Int) -> UInt64 {
    1 << UInt64(truncatingIfNeeded: index & 63)
  }
}
