import ProtocolStyle
import Testing

@testable import TreeFixtures

/// A label whose text depends on the environment.
private struct SchemeLabel: LabelNode, TextContent {
  var text: String { "\(StyleEnvironment.current.colorScheme)" }
}

/// Changes that are marked as animated.
@Suite struct AnimatedChangesTests {
  private let tree = StyleTree()
  private let card: NodeHandle<CardView>
  private let buttons: [NodeHandle<BuyButton>]

  init() {
    let tree = tree
    let card = tree.attach(CardView())
    self.card = card
    buttons = (0..<3).map { _ in tree.attach(BuyButton(), to: card) }
    tree.refresh()
  }

  private func marks(_ report: RefreshReport) -> [AnyNodeHandle: Bool] {
    Dictionary(uniqueKeysWithValues: report.changes.map { ($0.node, $0.isAnimated) })
  }

  @Test func `only what an animation changes is marked`() {
    tree[buttons[0]].isOn = true
    tree.animated { tree[buttons[1]].isOn = true }
    tree[buttons[2]].isOn = true
    #expect(
      marks(tree.refresh()) == [
        buttons[0].erased: false, buttons[1].erased: true, buttons[2].erased: false,
      ])
    tree[buttons[1]].isOn = false
    #expect(marks(tree.refresh()) == [buttons[1].erased: false])
  }

  @Test func `a change of the inherited marks the nodes that follow it`() {
    let rule = StyleRule(for: BuyButton.self) { $0.alpha = 0.5 }
    tree[card] = CardView()
    tree.animated { _ = tree.styleSheet.insert(rule) }
    let marks = marks(tree.refresh())
    #expect(marks.count == 3 && marks.values.allSatisfy { $0 })
  }

  @Test func `one of several changes of a node is enough`() {
    tree[buttons[0]].isOn = true
    tree.animated { tree.override(buttons[0]) { $0.alpha = 0.5 } }
    tree.override(buttons[0]) { $0.borderWidth = 1 }
    #expect(marks(tree.refresh()) == [buttons[0].erased: true])
  }

  @Test func `an animation without an effect marks nothing`() {
    tree.animated { tree[buttons[0]].isOn = false }
    tree.override(buttons[0]) { $0.borderWidth = 1 }
    tree.animated {}
    #expect(marks(tree.refresh()) == [buttons[0].erased: false])
  }

  @Test func `content that the environment changed before an animation isn't marked`() {
    let label = tree.attach(SchemeLabel(), to: card)
    tree.refresh()
    #expect(tree.viewModel(of: label).text == "light")
    tree.environment.colorScheme = .dark
    tree.animated { tree[buttons[0]].isOn = true }
    #expect(marks(tree.refresh()) == [label.erased: false, buttons[0].erased: true])
    tree.animated { tree.environment.colorScheme = .light }
    #expect(marks(tree.refresh()) == [label.erased: true])
  }

  @Test func `a value that is written again isn't marked`() {
    tree[buttons[0]].isOn = true
    tree.animated { tree[buttons[0]].isOn = true }
    #expect(marks(tree.refresh()) == [buttons[0].erased: false])
  }

  @Test func `a change that is reverted in an animation isn't marked`() {
    tree[buttons[0]].isOn = true
    tree.animated {
      tree[buttons[0]].isOn = false
      _ = tree.viewModel(of: buttons[0])
      tree[buttons[0]].isOn = true
    }
    #expect(marks(tree.refresh()) == [buttons[0].erased: false])
  }

  @Test func `a rule that a conformance beats marks nothing`() {
    let rule = StyleRule(for: BuyButton.self) { $0.backgroundColor = .red }
    tree[buttons[0]].isOn = true
    tree.animated { _ = tree.styleSheet.insert(rule) }
    #expect(marks(tree.refresh()) == [buttons[0].erased: false])
  }

  @Test func `a node that was attached before and is moved in an animation is marked`() throws {
    let label = tree.attach(PriceLabel())
    try tree.animated { try tree.move(label, to: card) }
    let steps = tree.refresh().shapeChanges
    #expect(steps.map(\.isAnimated) == [true] && steps.map(\.node) == [label.erased])
  }

  @Test func `attached, detached and moved nodes are marked`() throws {
    try tree.animated {
      tree.attach(PriceLabel(), to: card)
      tree.detach(buttons[0])
      try tree.move(buttons[1], to: card)
    }
    tree.attach(PriceLabel(), to: card)
    let marks = tree.refresh().shapeChanges.map(\.isAnimated)
    #expect(marks == [true, true, true, true, false])
  }

  @Test func `a report in an animation ends none of it`() {
    tree.animated {
      tree[buttons[0]].isOn = true
      #expect(marks(tree.refresh()) == [buttons[0].erased: true])
      tree.animated { tree[buttons[1]].isOn = true }
      tree[buttons[2]].isOn = true
    }
    tree[buttons[0]].isOn = false
    #expect(
      marks(tree.refresh()) == [
        buttons[0].erased: false, buttons[1].erased: true, buttons[2].erased: true,
      ])
  }

  @Test func `changes before an error are marked`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try tree.animated {
        tree[buttons[0]].isOn = true
        throw Failure()
      }
    }
    #expect(marks(tree.refresh()) == [buttons[0].erased: true])
  }

  @Test func `other consumers get the mark as well`() {
    let (first, second) = (ChangeCursor(of: tree), ChangeCursor(of: tree))
    for cursor in [first, second] { _ = tree.changes(since: cursor) }
    tree[buttons[0]].isOn = true
    _ = tree.changes(since: first)
    tree.animated { tree.override(buttons[0]) { $0.alpha = 0.5 } }
    #expect(marks(tree.changes(since: first)) == [buttons[0].erased: true])
    #expect(marks(tree.changes(since: second)) == [buttons[0].erased: true])
  }
}
