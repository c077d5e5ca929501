import Testing

@testable import ProtocolStyle

/// The segments of the record of changes, and their contents.
@Suite struct ChangeSegmentTests {
  private let styles = (0..<200).map { number in
    var model = ViewModel(kind: .view)
    model.borderWidth = Double(number)
    return model.style
  }

  private func node(_ index: UInt32, _ generation: UInt32 = 0) -> AnyNodeHandle {
    AnyNodeHandle(tree: 1, index: index, generation: generation)
  }

  private func segment(
    recordCount: Int = 10, _ entries: [(index: Int, generation: UInt32, style: Int)]
  ) -> ChangeSegment {
    var segment = ChangeSegment(recordCount: recordCount, revision: 1)
    for entry in entries {
      segment.append(styles[entry.style], entry.index, generation: entry.generation)
    }
    return segment
  }

  /// Returns the entries with the widths of former styles.
  private func entries(_ segment: ChangeSegment) -> [String] {
    segment.entries.map { entry in
      let former = ViewModel(style: segment.formers.blocks[entry.number], content: nil)
      return "\(entry.index).\(entry.generation): \(former.borderWidth ?? -1)"
    }
  }

  @Test func `an entry takes 12 bytes, and its flags leave the number as it is`() {
    #expect(MemoryLayout<ChangeEntry>.stride == 12)
    var entry = ChangeEntry(index: 3, generation: 7, number: 1 << 29)
    entry.isAnimated = true
    entry.hasNotedContent = true
    #expect(entry.number == 1 << 29 && entry.isAnimated && entry.hasNotedContent)
    entry.number = 5
    entry.isAnimated = false
    #expect(entry.number == 5 && !entry.isAnimated && entry.hasNotedContent)
  }

  @Test func `alternating styles are numbered once`() {
    var numbered = NumberedStyles()
    let numbers = [0, 1, 0, 1, 1, 0].map { numbered.number(of: styles[$0]) }
    #expect(numbers == [0, 1, 0, 1, 1, 0])
    #expect(numbered.blocks.count == 2)
  }

  @Test func `each of many styles has a number that leads to it`() {
    var numbered = NumberedStyles()
    for style in styles + styles {
      let number = numbered.number(of: style)
      #expect(numbered.blocks[number] === style)
    }
  }

  @Test func `pairs are distinguished by former style, present style and column`() {
    var pairs = StylePairs(styles)
    let first = pairs.find(0, .passUnretained(styles[1]), column: 0)
    #expect(first.areDifferent && first.number == 0)
    #expect(pairs.find(0, .passUnretained(styles[1]), column: 0).number == 0)
    #expect(pairs.find(0, .passUnretained(styles[1]), column: 1).number == 1)
    #expect(pairs.find(0, .passUnretained(styles[2]), column: 0).number == 2)
    #expect(pairs.find(3, .passUnretained(styles[1]), column: 0).number == 3)
    #expect(!pairs.find(4, .passUnretained(styles[4]), column: 0).areDifferent)
    for number in styles.indices {
      let pair = pairs.find(number, .passUnretained(styles[0]), column: 0)
      #expect(pairs.pairs[pair.number].old === styles[number])
      #expect(pair.areDifferent == (number > 0))
    }
  }

  @Test func `the earliest former style stays when segments are merged`() {
    var older = segment([(1, 0, 1), (2, 0, 2)])
    older.merge(segment([(2, 0, 20), (3, 0, 30), (2, 1, 21)]))
    older.merge(segment([(3, 0, 31), (4, 0, 40)]))
    #expect(entries(older) == ["1.0: 1.0", "2.0: 2.0", "3.0: 30.0", "2.1: 21.0", "4.0: 40.0"])
  }

  @Test func `flags and content of both segments stay when these are merged`() {
    var (older, newer) = (segment([(1, 0, 1), (2, 0, 2)]), segment([(1, 0, 3), (2, 0, 4)]))
    older.entries[0].hasNotedContent = true
    newer.entries[0].isAnimated = true
    newer.entries[0].hasNotedContent = true
    newer.contents[newer.entries[0].key] = styles[9]
    newer.entries[1].hasNotedContent = true
    newer.contents[newer.entries[1].key] = styles[8]
    older.merge(newer)
    #expect(older.entries.map(\.isAnimated) == [true, false])
    #expect(older.entries.map(\.hasNotedContent) == [true, true])
    #expect(older.contents[older.entries[0].key] == nil)
    #expect(older.contents[older.entries[1].key] === styles[8])
  }

  @Test func `temporary nodes cancel out when segments are merged`() {
    var (older, newer) = (segment([]), segment(recordCount: 12, []))
    older.attached = [node(3, 1)]
    older.moved = [node(5)]
    older.detached = [node(3)]
    newer.attached = [node(11, 1), node(4, 1)]
    newer.moved = [node(5), node(6), node(3, 1)]
    newer.detached = [node(3, 1), node(11), node(4)]
    older.merge(newer)
    #expect(older.detached == [node(3), node(4)])
    #expect(older.moved == [node(5), node(6)])
    #expect(older.attached == [node(3, 1), node(4, 1)])
  }

  @Test func `entries of detached nodes are removed once they are the majority`() {
    var segment = segment((0..<20).map { ($0, 0, $0) })
    segment.animationStart = 10
    segment.compact(count: 4, slack: 12) { $0.index % 5 == 0 }
    #expect(segment.entries.count == 20)
    segment.compact(count: 4, slack: 11) { $0.index % 5 == 0 }
    #expect(entries(segment) == ["0.0: 0.0", "5.0: 5.0", "10.0: 10.0", "15.0: 15.0"])
    #expect(segment.formers.blocks.count == 4 && segment.animationStart == 2)
  }
}
