import ProtocolStyle
import Testing

@testable import TreeFixtures

/// The steps that give a copy of a tree its current shape.
@Suite struct ShapeChangesTests {
  private let tree = StyleTree()
  private let screen: NodeHandle<ShopScreen>
  private let labels: [NodeHandle<PriceLabel>]

  init() {
    let tree = tree
    let screen = tree.attach(ShopScreen())
    self.screen = screen
    labels = (0..<5).map { tree.attach(PriceLabel(text: "\($0)"), to: screen) }
    tree.refresh()
  }

  /// Returns a report's steps; nodes are represented by the texts of their labels.
  private func steps() -> [String] {
    var names = [screen.erased: "screen"]
    for (index, label) in labels.enumerated() { names[label.erased] = "\(index)" }
    func name(_ node: AnyNodeHandle?) -> String {
      guard let node else { return "nil" }
      return names[node] ?? tree.viewModel(of: node).text ?? "\(tree.viewModel(of: node).kind)"
    }
    return tree.refresh().shapeChanges.map { step in
      switch step {
      case .remove(let removal): "\(removal.isDetached ? "detach" : "remove") \(name(removal.node))"
      case .insert(let placement):
        "\(placement.isMove ? "move" : "attach") \(name(placement.node)) to "
          + "\(name(placement.parent)) at \(placement.index) before \(name(placement.next))"
      }
    }
  }

  @Test func `siblings are inserted in order, before the next one in place`() {
    tree.attach(PriceLabel(text: "b"), to: screen, at: 1)
    tree.attach(PriceLabel(text: "a"), to: screen, at: 1)
    tree.attach(PriceLabel(text: "c"), to: screen)
    #expect(
      steps() == [
        "attach a to screen at 1 before 1", "attach b to screen at 2 before 1",
        "attach c to screen at 7 before nil",
      ])
    #expect(steps().isEmpty)
  }

  @Test func `many siblings between others are inserted at their places`() {
    // In a small tree, a walk takes less time than finding the places.
    for _ in 0..<60 { tree.attach(PriceLabel(text: "x"), to: screen) }
    tree.refresh()
    for (place, name) in ["a", "b", "c", "d", "e", "f"].enumerated() {
      tree.attach(PriceLabel(text: name), to: screen, at: place * 2)
    }
    #expect(
      steps() == [
        "attach a to screen at 0 before 0", "attach b to screen at 2 before 1",
        "attach c to screen at 4 before 2", "attach d to screen at 6 before 3",
        "attach e to screen at 8 before 4", "attach f to screen at 10 before x",
      ])
  }

  @Test func `a moved node is removed before anything is inserted`() throws {
    try tree.move(labels[0], to: screen)
    tree.attach(PriceLabel(text: "a"), to: screen, at: 0)
    #expect(
      steps() == [
        "remove 0", "attach a to screen at 0 before 1", "move 0 to screen at 5 before nil",
      ])
  }

  @Test func `two nodes that are swapped aren't inserted into each other`() throws {
    try tree.move(labels[1], to: labels[0])
    _ = tree.refresh()
    try tree.move(labels[1], to: screen, at: 0)
    try tree.move(labels[0], to: labels[1])
    #expect(
      steps() == [
        "remove 1", "remove 0", "move 1 to screen at 0 before 2", "move 0 to 1 at 0 before nil",
      ])
  }

  @Test func `the descendants of a new node are inserted with it`() throws {
    let card = tree.attach(CardView(), to: screen, at: 2)
    tree.attach(PriceLabel(text: "b"), to: card)
    try tree.move(labels[4], to: card, at: 0)
    #expect(
      steps() == [
        "remove 4", "attach view to screen at 2 before 2", "move 4 to view at 0 before nil",
        "attach b to view at 1 before nil",
      ])
  }

  @Test func `a node is detached after its descendants, including moved ones`()
    throws
  {
    try tree.move(labels[1], to: labels[0])
    _ = tree.refresh()
    try tree.move(labels[2], to: labels[1])
    tree.detach(labels[0])
    #expect(steps() == ["remove 2", "detach 2", "detach 1", "detach 0"])
  }

  @Test func `a node that was attached and moved is only attached`() throws {
    let label = tree.attach(PriceLabel(text: "a"))
    try tree.move(label, to: screen, at: 3)
    #expect(steps() == ["attach a to screen at 3 before 3"])
  }

  @Test(arguments: [1, 3, 40, 2_000])
  func `nodes have their places among many`(count: Int) {
    let list = tree.attach(CardView())
    for number in 0..<count { tree.attach(PriceLabel(text: "\(number)"), to: list) }
    tree.refresh()
    for place in [0, count, 0, (count + 2) / 2, 1, (count + 4) / 2] {
      tree.attach(PriceLabel(text: "first"), to: list, at: place)
      tree.attach(CardView())
      let last = tree.attach(PriceLabel(text: "last"), to: list)
      let report = tree.refresh()
      for case .insert(let placement) in report.shapeChanges where placement.parent != nil {
        let siblings = tree.children(of: list)
        #expect(siblings.firstIndex(of: placement.node) == placement.index)
      }
      #expect(report.attached.count == 3)
      tree.detach(last)
      tree.refresh()
    }
  }

  @Test func `the first report attaches every node at its place`() {
    let tree = StyleTree()
    let screen = tree.attach(ShopScreen())
    let card = tree.attach(CardView(), to: screen)
    let label = tree.attach(PriceLabel(), to: card)
    let second = tree.attach(PriceLabel(), to: card)
    let cursor = ChangeCursor(of: tree)
    for report in [tree.refresh(), tree.changes(since: cursor)] {
      #expect(report.attached == [screen.erased, card.erased, label.erased, second.erased])
      let placements = report.shapeChanges.compactMap { step in
        if case .insert(let placement) = step { placement } else { nil }
      }
      #expect(placements.map(\.index) == [0, 0, 0, 1])
      #expect(placements.map(\.parent) == [nil, screen.erased, card.erased, card.erased])
      #expect(placements.allSatisfy { $0.next == nil && !$0.isMove && !$0.isAnimated })
    }
  }
}
