import Testing

@testable import ProtocolStyle
@testable import TestSupport
@testable import TreeFixtures

/// What a tree keeps after many cycles that end as they began.
@Suite struct BoundsTests {
  /// The cycles of a tree with a few nodes.
  enum Cycle: CaseIterable {
    /// Objects change, nodes come and go, and are only read.
    case readingOnly

    /// One consumer reads each change, and another one reads nothing.
    case stalledCursor

    /// Changes are made in animations, and never reported.
    case animating

    /// Changes are made in animations with a stalled consumer.
    case animatingWithStalledCursor
  }

  private let tree = StyleTree()
  private let card: NodeHandle<CardView>
  private let lamp = Lamp()
  private let cursors: [ChangeCursor]

  init() {
    card = tree.attach(CardView())
    tree.attach(lamp, to: card)
    cursors = [ChangeCursor(of: tree), ChangeCursor(of: tree)]
  }

  private func perform(_ cycle: Cycle, _ number: Int) {
    var label: NodeHandle<PriceLabel>?
    func change() {
      lamp.isOn.toggle()
      label = tree.attach(PriceLabel(), to: card)
    }
    func readReports() {
      if cycle == .stalledCursor || cycle == .animatingWithStalledCursor {
        _ = tree.changes(since: cursors[0])
      } else {
        for node in tree.nodes { _ = tree.viewModel(of: node) }
      }
    }
    let isAnimated = cycle == .animating || cycle == .animatingWithStalledCursor
    isAnimated ? tree.animated(change) : change()
    guard let label else { return }
    readReports()
    tree[label].text = "\(number)"
    tree.override(card) { $0.accessibilityLabel = "\(number)" }
    readReports()
    tree.moveToRoot(label)
    tree.clearOverrides(of: card)
    readReports()
    if isAnimated {
      tree.animated {
        tree.detach(label)
        tree.detach(tree.attach(PriceLabel(), to: card))
      }
    } else {
      tree.detach(label)
    }
    readReports()
  }

  @Test(arguments: Cycle.allCases)
  func `a tree doesn't grow in cycles`(cycle: Cycle) {
    for cursor in cursors
    where cycle == .stalledCursor || cycle == .animatingWithStalledCursor {
      _ = tree.changes(since: cursor)
    }
    for number in 0..<TestScale.nodes(30_000) { perform(cycle, number) }
    tree.checkInvariants()
    #expect(tree.refresher.tracker.entryCount < 3_000)
    #expect(tree.refresher.tracker.contentCount < 3_000)
    #expect(tree.refresher.tracker.shapes.count < 1_500)
    #expect(tree.refresher.observed.pending.count <= tree.count)
    #expect(tree.computedStyles.count < 3_000)
    #expect(tree.resolver.contexts.count < 300)
    guard cycle == .stalledCursor || cycle == .animatingWithStalledCursor else { return }
    let report = tree.changes(since: cursors[1])
    #expect(report.shapeChanges.isEmpty && report.changes.allSatisfy { $0.node != card.erased })
  }
}
