import ProtocolStyle
import Testing

@testable import TreeFixtures

/// The asynchronous sequence of invalidations.
@Suite struct InvalidationsTests {
  private let tree = StyleTree()
  private let button: NodeHandle<BuyButton>

  init() {
    button = tree.attach(BuyButton())
    tree.refresh()
  }

  @Test func `there is an element for each refresh that is necessary`() async {
    var events = tree.invalidations.makeAsyncIterator()
    for isOn in [true, false, true] {
      tree[button].isOn = isOn
      tree.environment.colorScheme = isOn ? .dark : .light
      await #expect(events.next() != nil)
      #expect(tree.refresh().changes.map(\.node) == [button.erased])
    }
  }

  @Test func `there is an element at once if the tree is stale already`() async {
    tree[button].isOn = true
    var events = tree.invalidations.makeAsyncIterator()
    await #expect(events.next() != nil)
  }

  @Test func `a slow consumer misses nothing, and has no element twice`() async {
    let events = tree.invalidations
    for _ in 0..<1_000 {
      tree[button].isOn.toggle()
      tree.refresh()
    }
    tree[button].isOn = true
    let waiting = await Self.waitingCount(in: events)
    #expect(waiting == 1)
    #expect(tree.refresh().changes.map(\.current.text) == ["Bought"])
  }

  @Test func `each sequence has separate elements`() async {
    let sequences = [tree.invalidations, tree.invalidations]
    tree[button].isOn = true
    for events in sequences {
      var iterator = events.makeAsyncIterator()
      await #expect(iterator.next() != nil)
    }
  }

  @Test func `a task that is cancelled ends its sequence`() async {
    let events = tree.invalidations
    let count = await Self.waitingCount(in: events)
    #expect(count == 0)
    tree[button].isOn = true
    let rest = await Self.waitingCount(in: events)
    #expect(rest == 0)
  }

  @Test func `a renderer follows a tree on another actor with reports only`() async {
    let shop = Shop()
    let shown = Task { await shop.show(until: 200) }
    for price in 1...200 {
      await shop.setPrice(price)
      if price.isMultiple(of: 7) { await Task.yield() }
    }
    let text = await shown.value
    #expect(text == "200")
  }

  /// Returns the number of buffered elements in a sequence, and finishes it.
  private static func waitingCount(in events: AsyncStream<Void>) async -> Int {
    let task = Task {
      var count = 0
      for await _ in events { count += 1 }
      return count
    }
    task.cancel()
    return await task.value
  }
}

/// A label whose price changes, and the shown price.
private actor Shop {
  private let tree = StyleTree()
  private let label: NodeHandle<PriceLabel>
  private var shown = ""

  init() {
    label = tree.attach(PriceLabel(text: "0"))
  }

  func setPrice(_ price: Int) {
    tree[label].text = "\(price)"
  }

  /// Shows the values of reports until a price is shown.
  func show(until price: Int) async -> String {
    for await _ in tree.invalidations {
      for change in tree.refresh().changes { shown = change.current.text ?? shown }
      if shown == "\(price)" { break }
    }
    return shown
  }
}
