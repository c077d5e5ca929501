import Testing

@testable import ProtocolStyle
@testable import TreeFixtures

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

  @Test func `batches that no cursor separates are merged when there are many`() {
    let (slow, fast) = (cursorAtEnd(), cursorAtEnd())
    for number in 0..<3_000 {
      tree.setControlState(number.isMultiple(of: 2) ? .selected : .disabled, of: button)
      _ = tree.changes(since: fast)
    }
    #expect(tree.refresher.tracker.closed.count < 1_100)
    #expect(tree.changes(since: slow).changes.map(\.node) == [button.erased])
    #expect(tree.refresher.tracker.closed.isEmpty && tree.refresher.tracker.entryCount == 0)
  }

  @Test(arguments: [0, 1_024])
  func `a cursor gets no removals of nodes that it never saw`(journalSlack: Int) {
    var limits = TreeLimits.standard
    limits.journalSlack = journalSlack
    let tree = StyleTree(limits: limits)
    let root = tree.attach(CardView())
    let former = (0..<3_000).map { _ in tree.attach(PriceLabel(), to: root) }
    for node in former { tree.detach(node) }
    let (slow, fast) = (ChangeCursor(of: tree), ChangeCursor(of: tree))
    _ = tree.changes(since: slow)
    let labels = (0..<3_000).map { _ in tree.attach(PriceLabel(), to: root) }
    #expect(tree.changes(since: fast).attached.count == 3_001)
    tree.override(root) { $0.alpha = 0.5 }
    tree.refresh()
    for label in labels { tree.detach(label) }
    #expect(tree.changes(since: fast).detached.count == 3_000)
    let report = tree.changes(since: slow)
    #expect(report.detached.isEmpty && report.changes.map(\.node) == [root.erased])
  }

  @Test func `a node is reported to each cursor by what the cursor has seen`() {
    let former = tree.attach(PriceLabel(), to: card)
    tree.detach(former)
    let first = cursorAtEnd()
    let label = tree.attach(PriceLabel(), to: card)
    let second = cursorAtEnd()
    tree.moveToRoot(label)
    let third = cursorAtEnd()
    tree.detach(label)
    #expect(tree.changes(since: first).isEmpty)
    for cursor in [second, third] {
      let report = tree.changes(since: cursor)
      #expect(report.detached == [label.erased] && report.moved.isEmpty)
    }
  }

  @Test func `cursors stay in place when the batches are numbered anew`() {
    var limits = TreeLimits.standard
    limits.firstBatch = .max - 3
    let tree = StyleTree(limits: limits)
    let card = tree.attach(CardView())
    tree.detach(tree.attach(PriceLabel(), to: card))
    let (slow, fast) = (ChangeCursor(of: tree), ChangeCursor(of: tree))
    _ = tree.changes(since: fast)
    let label = tree.attach(PriceLabel(), to: card)
    _ = tree.changes(since: slow)
    for number in 0..<8 {
      tree[label].text = "\(number)"
      #expect(tree.changes(since: fast).changes.count == 1)
      tree.checkInvariants()
    }
    #expect(values(tree.changes(since: slow)) == ["[text: 9.99 → 7]"])
    #expect(tree.refresher.tracker.open.number < 10)
    tree.detach(label)
    for cursor in [slow, fast] {
      #expect(tree.changes(since: cursor).detached == [label.erased])
    }
  }

  @Test func `changes for a released cursor only are dropped`() {
    let fast = cursorAtEnd()
    var slow: ChangeCursor? = cursorAtEnd()
    tree[button].isOn = true
    _ = tree.changes(since: fast)
    #expect(tree.refresher.tracker.closed.count == 1)
    withExtendedLifetime(slow) {}
    slow = nil
    _ = tree.changes(since: fast)
    #expect(tree.refresher.tracker.closed.isEmpty)
  }

  @Test func `nothing is kept for refresh() until it's called`() {
    let cursor = cursorAtEnd()
    tree[button].isOn = true
    _ = tree.changes(since: cursor)
    #expect(tree.refresher.tracker.closed.isEmpty)
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
    #expect(tree.refresher.tracker.entryCount < 1_100)
    #expect(tree.changes(since: slow).isEmpty)
  }
}
