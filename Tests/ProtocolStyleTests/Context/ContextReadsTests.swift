import Testing

@testable import ProtocolStyle

@Suite struct ContextReadsTests {
  @Test func `nothing was read at first`() {
    #expect(ContextReads().isEmpty)
    #expect(!ContextReads().intersects(ContextReads(.all, keys: [Int.self], tokens: [0, 99])))
  }

  private static let samples = [
    ContextReads(.idiom), ContextReads(.contrast), ContextReads(keys: [Int.self]),
    ContextReads(keys: [String.self]), ContextReads(tokens: [0]), ContextReads(tokens: [63]),
    ContextReads(tokens: [64]), ContextReads(tokens: [127]), ContextReads(tokens: [128]),
    ContextReads(tokens: [300]),
  ]

  @Test(arguments: samples.indices, samples.indices)
  func `different reads don't intersect`(one: Int, other: Int) {
    let (one, other, isSame) = (Self.samples[one], Self.samples[other], one == other)
    #expect(!one.isEmpty)
    #expect((one == other) == isSame)
    #expect(one.intersects(other) == isSame)
    var both = one
    both.formUnion(other)
    #expect(both.intersects(one))
    #expect(both.intersects(other))
    #expect((both == one) == isSame)
  }

  @Test func `the order doesn't matter`() {
    let up = ContextReads([.idiom, .contrast], keys: [Int.self, Bool.self], tokens: [3, 70, 200])
    var down = ContextReads(.contrast, tokens: [200, 70])
    down.formUnion(ContextReads(.idiom, keys: [Bool.self, Int.self], tokens: [3]))
    #expect(up == down)
    #expect(up.hashValue == down.hashValue)
  }

  @Test(arguments: [[], [5], [64], [5, 64, 65, 190, 191, 192]] as [[Int]])
  func `a set of tokens has those that were inserted`(indices: [Int]) {
    var set = TokenIndices()
    for index in indices { set.insert(index) }
    #expect(set.isEmpty == indices.isEmpty)
    #expect((0..<260).filter(set.contains) == indices)
  }

  @Test func `reads of all keys include keys that are set later`() {
    let key = ContextReads(keys: [Int.self])
    #expect(ContextReads(.everyKey).intersects(key))
    #expect(key.intersects(ContextReads(.everyKey)))
    #expect(!ContextReads(.everyKey).intersects(ContextReads(.idiom, tokens: [1])))
  }
}
