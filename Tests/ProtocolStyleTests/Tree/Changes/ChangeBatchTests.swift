import Testing

@testable import ProtocolStyle

/// The batches of the record of changes, and their contents.
@Suite struct ChangeBatchTests {
  private let computedStyles = ComputedStyleTable(minimumCollectionThreshold: 1_000)

  /// Computed styles, each with its position as the width of a border.
  private let numbers: [ComputedStyleNumber]
  private let column = ColumnNumber(index: 0)

  init() {
    numbers = (0..<200).map { [computedStyles] number in
      var model = ViewModel(kind: .view)
      model.borderWidth = Double(number)
      return computedStyles.insert(
        ComputedStyle(context: .none, matchedRules: .none, basis: nil, style: model.style))
    }
  }

  private func style(_ position: Int) -> Block { computedStyles[numbers[position]].style }

  private func batch(
    _ entries: [(index: Int, generation: UInt32, style: Int)]
  ) -> ChangeBatch {
    var batch = ChangeBatch(number: 1)
    for entry in entries {
      batch.append(numbers[entry.style], entry.index, generation: entry.generation)
    }
    return batch
  }

  /// Returns the entries with the widths of former styles.
  private func entries(_ batch: ChangeBatch) -> [String] {
    batch.entries.map { entry in
      let former = ViewModel(style: computedStyles[entry.computedStyle].style, content: nil)
      return "\(entry.index).\(entry.generation): \(former.borderWidth ?? -1)"
    }
  }

  @Test func `an entry takes 12 bytes, and its flags leave the computedStyle as it is`() {
    #expect(MemoryLayout<ChangeEntry>.stride == 12)
    var entry = ChangeEntry(
      index: 3, generation: 7, computedStyle: ComputedStyleNumber(value: 1 << 29))
    entry.isAnimated = true
    entry.hasNotedContent = true
    #expect(entry.computedStyle.value == 1 << 29 && entry.isAnimated && entry.hasNotedContent)
    entry.pair = 5
    entry.isAnimated = false
    #expect(entry.pair == 5 && !entry.isAnimated && entry.hasNotedContent)
  }

  @Test func `pairs are told apart by former and present computedStyle`() {
    var pairs = StylePairs(computedStyles)
    let first = pairs.find(numbers[0], numbers[1], column: column)
    #expect(first.areDifferent && first.number == 0)
    #expect(pairs.find(numbers[0], numbers[1], column: column).number == 0)
    #expect(pairs.find(numbers[0], numbers[2], column: column).number == 1)
    #expect(pairs.find(numbers[3], numbers[1], column: column).number == 2)
    #expect(!pairs.find(numbers[4], numbers[4], column: column).areDifferent)
    for position in numbers.indices {
      let pair = pairs.find(numbers[position], numbers[0], column: column)
      #expect(pairs.pairs[pair.number].old === style(position))
      #expect(pair.areDifferent == (position > 0))
    }
  }

  @Test func `the earliest former style stays when batches are merged`() {
    let batches = [
      batch([(1, 0, 1), (2, 0, 2)]), batch([(2, 0, 20), (3, 0, 30), (2, 1, 21)]),
      batch([(3, 0, 31), (4, 0, 40)]),
    ]
    #expect(
      entries(ChangeBatch(merging: batches) { _ in true })
        == ["1.0: 1.0", "2.0: 2.0", "3.0: 30.0", "2.1: 21.0", "4.0: 40.0"])
  }

  @Test func `flags and content of both batches stay when these are merged`() {
    var (older, newer) = (batch([(1, 0, 1), (2, 0, 2)]), batch([(1, 0, 3), (2, 0, 4)]))
    older.entries[0].hasNotedContent = true
    newer.entries[0].isAnimated = true
    newer.entries[0].hasNotedContent = true
    newer.contents[newer.entries[0].key] = style(9)
    newer.entries[1].hasNotedContent = true
    newer.contents[newer.entries[1].key] = style(8)
    let merged = ChangeBatch(merging: [older, newer]) { _ in true }
    #expect(merged.entries.map(\.isAnimated) == [true, false])
    #expect(merged.entries.map(\.hasNotedContent) == [true, true])
    #expect(merged.contents[merged.entries[0].key] == nil)
    #expect(merged.contents[merged.entries[1].key] === style(8))
  }

  @Test func `a merged batch has neither entries nor contents of detached nodes`() {
    var batch = batch((0..<20).map { ($0, 0, $0) })
    for position in batch.entries.indices {
      batch.entries[position].hasNotedContent = true
      batch.contents[batch.entries[position].key] = style(position)
    }
    let merged = ChangeBatch(merging: [batch]) { $0.index % 5 == 0 }
    #expect(entries(merged) == ["0.0: 0.0", "5.0: 5.0", "10.0: 10.0", "15.0: 15.0"])
    #expect(merged.contents.count == 4)
  }

  @Test(arguments: [
    // The node's record, the batches in which the node was attached and the event happened, the
    // consumer's position, and whether the consumer has seen the node.
    (3, 0, 5, 1, true), (3, 0, 5, 5, true), (3, 0, 5, 6, false), (10, 0, 5, 2, false),
    (3, 2, 5, 2, false), (3, 2, 5, 3, true),
  ])
  func `an event concerns the consumers that have seen the node`(
    index: UInt32, birth: UInt32, batch: UInt32, position: UInt32, isConcerned: Bool
  ) {
    let event = ShapeEvent(
      node: NodeKey(index: index, generation: 1), kind: .detached, isAnimated: false,
      birth: birth, batch: batch)
    #expect(ChangePosition(batch: position, recordCount: 10).precedes(event) == isConcerned)
  }
}
