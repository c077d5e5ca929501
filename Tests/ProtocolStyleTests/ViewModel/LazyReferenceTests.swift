import Testing

@testable import ProtocolStyle

@Suite struct LazyReferenceTests {
  private final class Counted: Sendable {
    let number: Int

    init(_ number: Int) { self.number = number }
  }

  /// A reference that tasks share.
  private final class Shared: Sendable {
    let reference = LazyReference<Counted>()
  }

  @Test func `the first object is stored, and others are released`() {
    weak var first: Counted?
    weak var second: Counted?
    do {
      let shared = Shared()
      let isEmpty = shared.reference.load() == nil
      #expect(isEmpty)
      do {
        let (one, two) = (Counted(1), Counted(2))
        (first, second) = (one, two)
        let stored = (shared.reference.storeIfNil(one), shared.reference.storeIfNil(two))
        #expect(stored.0 === one && stored.1 === one)
      }
      #expect(first != nil && second == nil)
      let loaded = shared.reference.load()
      #expect(loaded === first)
    }
    #expect(first == nil)
  }

  @Test func `all tasks get the same object`() async {
    for _ in 0..<50 {
      let shared = Shared()
      let numbers = await withTaskGroup(of: Int.self) { group in
        for number in 0..<8 {
          group.addTask {
            (shared.reference.load() ?? shared.reference.storeIfNil(Counted(number))).number
          }
        }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(numbers.count == 1)
      #expect(shared.reference.load()?.number == numbers.first)
    }
  }
}
