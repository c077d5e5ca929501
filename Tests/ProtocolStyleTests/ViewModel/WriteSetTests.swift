import Testing

@testable import ProtocolStyle

@Suite struct WriteSetTests {
  private func write(_ place: Int) -> Write {
    Write(attribute: Attribute<StateValues<Color>>.titleColorForState.id, place: place)
  }

  @Test(arguments: [1, 15, 16, 40])
  func `few and many writes are each in a set once, in order`(count: Int) {
    let writes = (0..<count).map(write)
    var set = WriteSet(writes + writes.reversed())
    #expect(Array(set) == writes)
    #expect(set.contains(write(count - 1)) && !set.contains(write(count)))
    #expect(set == WriteSet(writes.reversed()))
    #expect(set != WriteSet(writes.dropLast()))
    set.formUnion([write(0), write(count)])
    #expect(Array(set) == writes + [write(count)])
    #expect(Array(set.filter { $0 != write(0) }) == writes.dropFirst() + [write(count)])
  }
}
