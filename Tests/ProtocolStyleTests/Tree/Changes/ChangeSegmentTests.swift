import Testing

@testable import ProtocolStyle

/// The segments of the record of changes, and their contents.
@Suite struct ChangeSegmentTests {
  private let looks = LookTable(minimumSweepCount: 1_000)

  /// The numbers of looks, each with its position as the width of a border.
  private let numbers: [UInt32]

  init() {
    numbers = (0..<200).map { [looks] number in
      var model = ViewModel(kind: .view)
      model.borderWidth = Double(number)
      return looks.insert(Look(context: 1, ruleSet: 1, basis: nil, style: model.style))
    }
  }

  private func style(_ position: Int) -> Block { looks[numbers[position]].style }

  private func node(_ index: UInt32, _ generation: UInt32 = 0) -> AnyNodeHandle {
    AnyNodeHandle(tree: 1, index: index, generation: generation)
  }

  private func segment(
    recordCount: Int = 10, _ entries: [(index: Int, generation: UInt32, style: Int)]
  ) -> ChangeSegment {
    var segment = ChangeSegment(recordCount: recordCount, revision: 1)
    for entry in entries {
      segment.append(numbers[entry.style], entry.index, generation: entry.generation)
    }
    return segment
  }

  /// Returns the entries with the widths of former styles.
  private func entries(_ segment: ChangeSegment) -> [String] {
    segment.entries.map { entry in
      let former = ViewModel(style: looks[UInt32(entry.number)].style, content: nil)
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

  @Test func `pairs are told apart by former and present look`() {
    var pairs = StylePairs(looks)
    let first = pairs.find(numbers[0], numbers[1], column: 0)
    #expect(first.areDifferent && first.number == 0)
    #expect(pairs.find(numbers[0], numbers[1], column: 0).number == 0)
    #expect(pairs.find(numbers[0], numbers[2], column: 0).number == 1)
    #expect(pairs.find(numbers[3], numbers[1], column: 0).number == 2)
    #expect(!pairs.find(numbers[4], numbers[4], column: 0).areDifferent)
    for position in numbers.indices {
      let pair = pairs.find(numbers[position], numbers[0], column: 0)
      #expect(pairs.pairs[pair.number].old === style(position))
      #expect(pair.areDifferent == (position > 0))
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
    newer.contents[newer.entries[0].key] = style(9)
    newer.entries[1].hasNotedContent = true
    newer.contents[newer.entries[1].key] = style(8)
    older.merge(newer)
    #expect(older.entries.map(\.isAnimated) == [true, false])
    #expect(older.entries.map(\.hasNotedContent) == [true, true])
    #expect(older.contents[older.entries[0].key] == nil)
    #expect(older.contents[older.entries[1].key] === style(8))
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
    #expect(segment.animationStart == 2)
  }
}
