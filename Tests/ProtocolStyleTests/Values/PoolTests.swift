import Testing

@testable import ProtocolStyle
@testable import TestSupport

/// A pool next to a dictionary of the same elements.
@Suite struct PoolTests {
  private final class Element {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test(arguments: TestScale.seeds(10))
  func `elements keep their places and addresses until they are removed`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pool = Pool<Element>()
    var expected: [Int: Int] = [:]
    var references: [Int: ValueReference<Element>] = [:]
    for number in 0..<500 {
      if let place = expected.keys.sorted().randomElement(using: &generator),
        Int.random(in: 0..<3, using: &generator) == 0
      {
        pool.remove(at: place)
        expected[place] = nil
        references[place] = nil
      } else {
        let place = pool.insert(Element(number))
        #expect(expected[place] == nil)
        expected[place] = number
        references[place] = pool.reference(to: place)
      }
      #expect(expected.allSatisfy { pool[$0.key].number == $0.value })
      #expect(references.allSatisfy { pool.reference(to: $0.key) == $0.value })
    }
    var found: [Int: Int] = [:]
    pool.forEach { place, element in found[place] = element.value.number }
    #expect(found == expected)
    #expect((0..<pool.count).allSatisfy { pool.contains($0) == (expected[$0] != nil) })
  }

  @Test func `elements end with the pool, removed ones before`() {
    weak var kept: Element?
    weak var removed: Element?
    do {
      let pool = Pool<Element>()
      for number in 0..<100 {
        let element = Element(number)
        let place = pool.insert(element)
        if number == 70 { kept = element }
        if number == 71 {
          removed = element
          pool.remove(at: place)
        }
      }
      #expect(kept != nil && removed == nil)
    }
    #expect(kept == nil)
  }
}
