import Testing

@testable import ProtocolStyle
@testable import TestSupport

@Suite struct StyleContextTests {
  private struct Reading: ViewNode, Alpha {
    var alpha: Double { StyleEnvironment.current.idiom == .phone ? 0.5 : 1 }
  }

  @Test func `reads are those of one run`() {
    _ = StyleEnvironment.current.idiom
    #expect(StyleContext.current.reads.isEmpty)
    var context = StyleContext()
    context.run { _ = StyleEnvironment.current.contrast }
    _ = StyleEnvironment.current.idiom
    #expect(context.reads == ContextReads(.contrast))
    #expect(StyleContext.reference == nil)
  }

  @Test func `a copy of the current context has not read anything`() {
    let read = StyleContext.evaluate {
      _ = StyleEnvironment.current.idiom
      return StyleContext.current.reads
    }
    #expect(read.result.isEmpty)
    #expect(read.reads == ContextReads(.idiom))
  }

  @Test func `reads of an inner context are added to the outer one, not vice versa`() {
    let outer = StyleContext.evaluate {
      _ = StyleEnvironment.current.contrast
      var inner = StyleContext.current
      inner.run { _ = StyleEnvironment.current.idiom }
      _ = StyleEnvironment.current.orientation
      return inner.reads
    }
    #expect(outer.result == ContextReads(.idiom))
    #expect(outer.reads == ContextReads([.contrast, .idiom, .orientation]))
  }

  @Test func `styling inside a getter is recorded as reads of the getter`() {
    var phone = StyleEnvironment()
    phone.idiom = .phone
    let outer = StyleContext.evaluate { [phone] in
      StyleApplier().viewModel(for: Reading(), in: phone).alpha
    }
    #expect(outer.result == 0.5)
    #expect(outer.reads == ContextReads(.idiom))
  }

  @Test func `a context at an address runs many times and is cleared by its owner`() {
    let owner = FixedValue(StyleContext(environment: StyleEnvironment(colorScheme: .dark)))
    let context = owner.reference
    let scheme = StyleContext.run(at: context) { StyleEnvironment.current.colorScheme }
    #expect(scheme == .dark)
    // Also nested in itself, as when a getter uses the tree that is styling it.
    StyleContext.run(at: context) {
      StyleContext.run(at: context) { _ = StyleEnvironment.current.idiom }
    }
    #expect(context.value.reads == ContextReads([.colorScheme, .idiom]))
    context.value.reads = ContextReads()
    StyleContext.run(at: context) { _ = StyleEnvironment.current.contrast }
    #expect(context.value.reads == ContextReads(.contrast))
  }
}

// MARK: - ContextReadsTests

@Suite struct ContextReadsTests {
  @Test func `nothing was read at first`() {
    #expect(ContextReads().isEmpty)
    #expect(!ContextReads().intersects(ContextReads(.all, keys: [Int.self], tokens: [0, 99])))
  }

  @Test(arguments: TestScale.seeds(20))
  func `thresholds are a set in rising order, in whatever order they were compared`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var (reads, known) = (ContextReads(), [Double]())
    for _ in 0..<40 {
      let threshold = Double(random.next(30))
      reads.insert(threshold: threshold)
      if !known.contains(threshold) { known.append(threshold) }
      #expect(reads.containerWidths == known.sorted())
    }
    var union = ContextReads()
    for threshold in known.reversed() {
      var one = ContextReads()
      one.insert(threshold: threshold)
      #expect(!union.isSuperset(of: one))
      union.formUnion(one)
      #expect(union.isSuperset(of: one))
    }
    #expect(union == reads)
    #expect(union.hashValue == reads.hashValue)
    var other = ContextReads()
    for threshold in known { other.insert(threshold: threshold + 1) }
    #expect(other != reads)
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

// MARK: - Reads

extension StyleContext {
  /// Returns the result of a closure in a context, and the closure's reads.
  static func evaluate<Result>(
    in environment: StyleEnvironment = StyleEnvironment(),
    _ write: (inout TokenValues) -> Void = { _ in }, _ body: () -> Result
  ) -> (result: Result, reads: ContextReads) {
    var context = StyleContext(environment: environment)
    write(&context.tokens)
    let result = context.run(body)
    return (result, context.reads)
  }
}

extension ContextReads {
  /// Creates reads of fields, keys, and tokens by their indices.
  init(
    _ fields: StyleEnvironment.Fields = [], keys: [Any.Type] = [], tokens: [Int] = []
  ) {
    self.init()
    insert(fields)
    for key in keys { insert(key: ObjectIdentifier(key)) }
    for token in tokens { insert(token: token) }
  }
}
