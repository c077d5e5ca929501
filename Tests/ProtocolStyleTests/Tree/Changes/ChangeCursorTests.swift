import Testing

@testable import ProtocolStyle

/// Several consumers of one tree's changes.
@Suite struct ChangeCursorTests {
  private let tree = StyleTree()
  private let card: NodeHandle<CardView>
  private let button: NodeHandle<BuyButton>

  init() {
    card = tree.attach(CardView())
    button = tree.attach(BuyButton(), to: card)
  }

  /// Returns a cursor that has read all changes so far.
  private func cursorAtEnd() -> ChangeCursor {
    let cursor = ChangeCursor(of: tree)
    _ = tree.changes(since: cursor)
    return cursor
  }

  private func values(_ report: RefreshReport) -> [String] {
    report.changes.map { "\($0.attributes)" }
  }

  @Test func `each consumer gets each change once`() {
    let cursors = [cursorAtEnd(), cursorAtEnd()]
    tree.refresh()
    tree[button].isOn = true
    let label = tree.attach(PriceLabel(), to: card)
    for cursor in cursors {
      let report = tree.changes(since: cursor)
      #expect(values(report) == ["[backgroundColor: #ffff00 → #00ff00, text: Buy → Bought]"])
      #expect(report.attached == [label.erased])
      #expect(tree.changes(since: cursor).isEmpty)
    }
    #expect(tree.refresh().changes.count == 1)
    #expect(tree.refresh().isEmpty)
  }

  @Test func `changes between the reports to others are combined`() {
    let (slow, fast) = (cursorAtEnd(), cursorAtEnd())
    for step in 1...4 {
      tree.override(button) { $0.borderWidth = Double(step) }
      #expect(tree.changes(since: fast).changes.count == 1)
    }
    tree[button].isOn = true
    #expect(tree.changes(since: fast).changes.count == 1)
    #expect(
      values(tree.changes(since: slow)) == [
        "[backgroundColor: #ffff00 → #00ff00, borderWidth: nil → 4, text: Buy → Bought]"
      ])
  }

  @Test func `reverted changes aren't reported`() {
    let (slow, fast) = (cursorAtEnd(), cursorAtEnd())
    tree[button].isOn = true
    let label = tree.attach(PriceLabel(), to: card)
    #expect(!tree.changes(since: fast).isEmpty)
    tree[button].isOn = false
    tree.detach(label)
    #expect(tree.changes(since: fast).detached == [label.erased])
    #expect(tree.changes(since: slow).isEmpty)
  }

  @Test func `a node in a reused record is distinguished`() {
    let label = tree.attach(PriceLabel(text: "old"), to: card)
    let (slow, fast) = (cursorAtEnd(), cursorAtEnd())
    tree[label].text = "changed"
    _ = tree.changes(since: fast)
    tree.detach(label)
    let next = tree.attach(PriceLabel(text: "new"), to: card)
    _ = tree.changes(since: fast)
    tree[next].text = "newer"
    let report = tree.changes(since: slow)
    #expect(report.detached == [label.erased] && report.attached == [next.erased])
  }

  @Test func `segments that no cursor separates are one`() {
    let (slow, fast) = (cursorAtEnd(), cursorAtEnd())
    for number in 0..<10 {
      tree.override(button) { $0.alpha = Double(number) / 10 }
      _ = tree.changes(since: fast)
      tree.clearOverrides(of: button)
    }
    #expect(tree.tracker.closedCount == 1)
    _ = tree.changes(since: fast)
    _ = tree.changes(since: slow)
    #expect(tree.tracker.closedCount == 0)
  }

  @Test func `changes for a released cursor only are dropped`() {
    let fast = cursorAtEnd()
    var slow: ChangeCursor? = cursorAtEnd()
    tree[button].isOn = true
    _ = tree.changes(since: fast)
    #expect(tree.tracker.closedCount == 1)
    withExtendedLifetime(slow) {}
    slow = nil
    _ = tree.changes(since: fast)
    #expect(tree.tracker.closedCount == 0)
  }

  @Test func `nothing is kept for refresh() until it's called`() {
    let cursor = cursorAtEnd()
    tree[button].isOn = true
    _ = tree.changes(since: cursor)
    #expect(tree.tracker.closedCount == 0)
    let report = tree.refresh()
    #expect(report.attached == [card.erased, button.erased] && report.changes.isEmpty)
  }

  @Test func `a slow consumer's record doesn't outgrow the tree`() {
    let (slow, fast) = (cursorAtEnd(), cursorAtEnd())
    for number in 0..<3_000 {
      let label = tree.attach(PriceLabel(), to: card)
      _ = tree.changes(since: fast)
      tree[label].text = "\(number)"
      _ = tree.changes(since: fast)
      tree.detach(label)
    }
    tree.checkInvariants()
    #expect(tree.tracker.entryCount < 1_100)
    #expect(tree.changes(since: slow).isEmpty)
  }
}
