import ProtocolStyle
import Testing

@testable import TreeFixtures

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

  @Test func `a detached node is reported once, with its descendants`() {
    tree.detach(card)
    let report = tree.refresh()
    #expect(Set(report.detached) == [card.erased, label.erased])
    #expect(report.changes.isEmpty && report.attached.isEmpty && report.moved.isEmpty)
    #expect(tree.refresh().isEmpty)
  }

  @Test func `a moved node is reported without its descendants`() throws {
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

  @Test func `a node whose style differs after a move is reported as changed`() throws {
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

  @Test func `a node that is attached and detached between refreshes is not reported`() {
    for _ in 0..<10 {
      let node = tree.attach(BuyButton(), to: card)
      tree[node].isOn = true
      tree.detach(node)
    }
    #expect(tree.refresh().isEmpty)
  }

  @Test func `a node in the place of a detached one is reported as a new one`() {
    tree.detach(label)
    let next = tree.attach(PriceLabel(text: "new"), to: card)
    let report = tree.refresh()
    #expect(report.detached == [label.erased])
    #expect(report.attached == [next.erased])
    #expect(report.changes.isEmpty)
  }

  @Test func `a changed or moved node that was detached is reported only as detached`() {
    tree[label].text = "new"
    tree.override(card) { $0.alpha = 0.5 }
    tree.moveToRoot(label)
    tree.detach(label)
    tree.detach(card)
    let report = tree.refresh()
    #expect(Set(report.detached) == [card.erased, label.erased])
    #expect(report.changes.isEmpty && report.moved.isEmpty && report.attached.isEmpty)
  }

  @Test func `temporary nodes leave a report of the remaining ones`() {
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
