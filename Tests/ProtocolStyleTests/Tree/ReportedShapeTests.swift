import ProtocolStyle
import Testing

/// Attached, detached and moved nodes in reports.
@Suite struct ReportedShapeTests {
  private let tree = StyleTree()
  private let screen: NodeHandle<ShopScreen>
  private let card: NodeHandle<CardView>
  private let label: NodeHandle<PriceLabel>

  init() {
    screen = tree.attach(ShopScreen())
    card = tree.attach(CardView(), to: screen)
    label = tree.attach(PriceLabel(), to: card)
    tree.refresh()
  }

  @Test func `what was detached is told with all in it, and once`() {
    tree.detach(card)
    let report = tree.refresh()
    #expect(Set(report.detached) == [card.erased, label.erased])
    #expect(report.changes.isEmpty && report.attached.isEmpty && report.moved.isEmpty)
    #expect(tree.refresh().isEmpty)
  }

  @Test func `what was moved is told, not what is in it`() throws {
    let other = tree.attach(ContactScreen())
    tree.refresh()
    try tree.move(card, to: other)
    tree.moveToRoot(card)
    try tree.move(card, to: other)
    let report = tree.refresh()
    #expect(report.moved == [card.erased])
    #expect(report.changes.isEmpty && report.attached.isEmpty && report.detached.isEmpty)
    #expect(tree.refresh().isEmpty)
  }

  @Test func `what looks otherwise where it was moved to is told as changed`() throws {
    let accent = tree.attach(AccentView())
    tree.refresh()
    try tree.move(card, to: accent)
    let report = tree.refresh()
    #expect(report.moved == [card.erased])
    #expect(Set(report.changes.map(\.node)) == [card.erased, label.erased])
    #expect(
      report.changes.map { "\($0.attributes)" }
        == Array(repeating: "[tintColor: nil → #ff0000]", count: 2))
  }

  @Test func `what comes and goes between two refreshes is not told`() {
    for _ in 0..<10 {
      let node = tree.attach(BuyButton(), to: card)
      tree[node].isOn = true
      tree.detach(node)
    }
    #expect(tree.refresh().isEmpty)
  }

  @Test func `another node in the place of one that went is told as another`() {
    tree.detach(label)
    let next = tree.attach(PriceLabel(text: "new"), to: card)
    let report = tree.refresh()
    #expect(report.detached == [label.erased])
    #expect(report.attached == [next.erased])
    #expect(report.changes.isEmpty)
  }

  @Test func `what changed or moved before it was detached is told as detached alone`() {
    tree[label].text = "new"
    tree.override(card) { $0.alpha = 0.5 }
    tree.moveToRoot(label)
    tree.detach(label)
    tree.detach(card)
    let report = tree.refresh()
    #expect(Set(report.detached) == [card.erased, label.erased])
    #expect(report.changes.isEmpty && report.moved.isEmpty && report.attached.isEmpty)
  }

  @Test func `many that come and go leave a report of those that stay`() {
    var latest: [NodeHandle<PriceLabel>] = []
    for turn in 0..<3_000 {
      latest.append(tree.attach(PriceLabel(text: "\(turn)"), to: card))
      if latest.count > 3 { tree.detach(latest.removeFirst()) }
    }
    let report = tree.refresh()
    #expect(Set(report.attached) == Set(latest.map(\.erased)))
    #expect(report.detached.isEmpty && report.changes.isEmpty && report.moved.isEmpty)
  }
}
