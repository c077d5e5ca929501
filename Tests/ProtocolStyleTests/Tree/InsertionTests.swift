import Testing

@testable import ProtocolStyle
@testable import TestSupport
@testable import TreeFixtures

private struct Row: ViewNode {
  var number: Int
}

/// Insertion at positions near each other and far apart, compared with an array.
@Suite struct InsertionTests {
  @Test(arguments: TestScale.seeds(8))
  func `nodes are where an array has them`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let tree = StyleTree()
    let parents = [tree.attach(ShopScreen()), tree.attach(ShopScreen())]
    var expected: [[NodeHandle<Row>]] = [[], []]
    var place = 0
    for number in 0..<TestScale.steps(600) {
      let list = Int.random(in: 0..<2, using: &generator)
      let count = expected[list].count
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: place = Int.random(in: 0...count, using: &generator)
      case 1...3: place += 1
      case 4: place -= 1
      case 5 where count > 0:
        tree.detach(expected[list].remove(at: Int.random(in: 0..<count, using: &generator)))
      case 6 where count > 0:
        let node = expected[list].remove(at: Int.random(in: 0..<count, using: &generator))
        place = Int.random(in: 0..<count, using: &generator)
        try? tree.move(node, to: parents[list], at: place)
        expected[list].insert(node, at: place)
      default: break
      }
      place = min(max(place, 0), expected[list].count)
      expected[list].insert(
        tree.attach(Row(number: number), to: parents[list], at: place), at: place)
      tree.checkInvariants()
    }
    for (parent, nodes) in zip(parents, expected) {
      #expect(tree.children(of: parent) == nodes.map(\.erased))
    }
  }
}
