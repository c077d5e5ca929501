/// A set of token indices: a bit each, the first 64 in place and the others in words of an array.
///
/// Single indices are never taken out, so the last word is never zero and equal sets compare as equal.
struct TokenIndices: Hashable, Sendable {
  private var first: UInt64 = 0
  private var rest: [UInt64] = []

  var isEmpty: Bool { first == 0 && rest.isEmpty }

  func contains(_ index: Int) -> Bool {
    if index < 64 { return first & (1 << UInt64(index)) != 0 }
    let word = index / 64 - 1
    return word < rest.count && rest[word] & (1 << UInt64(index % 64)) != 0
  }

  @inline(__always)
  mutating func insert(_ index: Int) {
    if index < 64 {
      first |= 1 << UInt64(truncatingIfNeeded: index)
    } else {
      insertFar(index)
    }
  }

  mutating func formUnion(_ other: TokenIndices) {
    first |= other.first
    if rest.count < other.rest.count { grow(to: other.rest.count) }
    for (word, bits) in other.rest.enumerated() { rest[word] |= bits }
  }

  @inline(__always)
  mutating func removeAll() {
    first = 0
    if !rest.isEmpty { rest = [] }
  }

  @inline(__always)
  func isSuperset(of other: TokenIndices) -> Bool {
    other.first & ~first == 0 && (other.rest.isEmpty || isSupersetFar(of: other))
  }

  private func isSupersetFar(of other: TokenIndices) -> Bool {
    rest.count >= other.rest.count && zip(rest, other.rest).allSatisfy { $1 & ~$0 == 0 }
  }

  func intersects(_ other: TokenIndices) -> Bool {
    first & other.first != 0 || zip(rest, other.rest).contains { $0 & $1 != 0 }
  }

  /// Kept out of line, so that the near case stays a handful of instructions.
  @inline(never)
  private mutating func insertFar(_ index: Int) {
    let word = index / 64 - 1
    if word >= rest.count { grow(to: word + 1) }
    rest[word] |= 1 << UInt64(index % 64)
  }

  private mutating func grow(to count: Int) {
    rest.append(contentsOf: repeatElement(0, count: count - rest.count))
  }
}
