import ProtocolStyle
import Testing

@testable import TreeFixtures

/// The changes in a report.
@Suite struct RefreshReportTests {
  private let tree = StyleTree()

  private func changes(_ report: RefreshReport) -> [String] {
    report.changes.flatMap(\.attributes).map(\.description)
  }

  @Test func `the first report is of everything since the tree was made`() {
    #expect(StyleTree().refresh().isEmpty)
    let screen = tree.attach(ShopScreen())
    let button = tree.attach(BuyButton(), to: screen)
    let gone = tree.attach(PriceLabel(), to: screen)
    tree.detach(gone)
    let report = tree.refresh()
    #expect(Set(report.attached) == [screen.erased, button.erased])
    #expect(report.changes.isEmpty && report.detached.isEmpty && report.moved.isEmpty)
    #expect(!report.isEmpty)
    #expect(tree.refresh().isEmpty)
  }

  @Test func `a change has the values before and after`() throws {
    let button = tree.attach(BuyButton())
    tree.refresh()
    tree[button].isOn = true
    tree.override(button) { $0.alpha = 0.5 }
    let report = tree.refresh()
    let change = try #require(report.changes.first)
    #expect(report.changes.count == 1)
    #expect(change.node == button.erased)
    #expect(ObjectIdentifier(change.nodeType) == ObjectIdentifier(BuyButton.self))
    #expect("\(change.previous)" == "button(backgroundColor: #ffff00, text: Buy)")
    #expect("\(change.current)" == "button(alpha: 0.5, backgroundColor: #00ff00, text: Bought)")
    #expect(change.current == tree.viewModel(of: button))
    #expect(
      changes(report) == [
        "alpha: nil → 0.5", "backgroundColor: #ffff00 → #00ff00", "text: Buy → Bought",
      ])
    #expect(tree.refresh().isEmpty)
  }

  @Test func `the old values are those of the last refresh, however often it changed since`() {
    let button = tree.attach(BuyButton())
    tree.refresh()
    for alpha in [0.25, 0.5, 0.75] {
      tree.override(button) { $0.alpha = alpha }
      #expect(tree.viewModel(of: button).alpha == alpha)
    }
    #expect(changes(tree.refresh()) == ["alpha: nil → 0.75"])
  }

  @Test func `a reverted change is not reported`() {
    let button = tree.attach(BuyButton())
    tree.refresh()
    tree[button].isOn = true
    tree.override(button) { $0.alpha = 0.5 }
    #expect(tree.viewModel(of: button).text == "Bought")
    tree[button].isOn = false
    tree.clearOverrides(of: button)
    #expect(tree.refresh().isEmpty)
  }

  @Test func `a node that was attached since is not reported as changed, unless it did since`() {
    let button = tree.attach(BuyButton())
    let label = tree.attach(PriceLabel())
    tree[button].isOn = true
    let report = tree.refresh()
    #expect(Set(report.attached) == [button.erased, label.erased])
    #expect(report.changes.map(\.node) == [button.erased])
    #expect(report.changes.map(\.current) == [tree.viewModel(of: button)])
  }

  @Test func `later changes of the tree don't affect a report`() {
    let button = tree.attach(BuyButton())
    tree.refresh()
    tree[button].isOn = true
    let report = tree.refresh()
    tree[button].isOn = false
    tree.detach(button)
    #expect(
      changes(report) == ["backgroundColor: #ffff00 → #00ff00", "text: Buy → Bought"])
  }

  @Test func `a report reads as text`() {
    let screen = tree.attach(ShopScreen())
    let button = tree.attach(BuyButton(), to: screen)
    let gone = tree.attach(PriceLabel(), to: screen)
    let card = tree.attach(CardView(), to: screen)
    #expect("\(tree.refresh())" == "0 changed, 4 attached, 0 looked at")
    tree[button].isOn = true
    let report = tree.refresh()
    #expect(
      "\(report)" == """
        1 changed, 1 looked at
        BuyButton, node 1
          backgroundColor: #ffff00 → #00ff00
          text: Buy → Bought
        """)
    #expect(
      report.changes.map(\.description) == [
        "BuyButton, node 1: backgroundColor: #ffff00 → #00ff00, text: Buy → Bought"
      ])
    tree.detach(gone)
    tree.moveToRoot(card)
    tree.attach(PlainButton(), to: screen)
    let lines = "\(tree.refresh())".split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("0 changed, 1 attached, 1 detached, 1 moved, "))
  }
}
