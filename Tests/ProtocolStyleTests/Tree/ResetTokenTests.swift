import ProtocolStyle
import Testing

@testable import TreeFixtures

/// Three simultaneous resets, ended in every order.
@Suite struct ResetTokenTests {
  private static let orders = [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ]

  private let tree = StyleTree(
    styleSheet: StyleSheet {
      StyleRule(for: .navigationBar) { $0.barTintColor = .green }
      StyleRule(for: ShopBar.self) { $0.alpha = 0.5 }
      StyleRule(for: .view) { $0.borderWidth = 1 }
    })

  private func tokens() -> [ResetToken] {
    [tree.reset(of: .navigationBar), tree.reset(of: ShopBar.self), tree.reset(of: .view)]
  }

  /// Returns which of the three rules apply to a bar that is attached now.
  private func taken() -> [Bool] {
    let model = tree.viewModel(of: tree.attach(ShopBar()))
    return [model.barTintColor == .green, model.alpha == 0.5, model.borderWidth == 1]
  }

  @Test(arguments: orders)
  func `tokens end their own reset, in any order`(order: [Int]) {
    let tokens = tokens()
    let plain = tree.attach(ShopBar())
    var expected = [false, false, false]
    #expect(taken() == expected)
    for index in order {
      tree.restore(tokens[index])
      expected[index] = true
      #expect(taken() == expected)
      #expect("\(tree.viewModel(of: plain))" == "navigationBar()")
    }
  }

  @Test(arguments: orders)
  func `giving a token back twice does no harm`(order: [Int]) {
    let tokens = tokens()
    var expected = [false, false, false]
    for index in order {
      tree.restore(tokens[index])
      tree.restore(tokens[index])
      expected[index] = true
      #expect(taken() == expected)
    }
    for token in tokens { tree.restore(token) }
    #expect(taken() == expected)
  }

  @Test(arguments: orders)
  func `three resets of one target end with the last`(order: [Int]) {
    let tokens = (0..<3).map { _ in tree.reset(of: .navigationBar) }
    #expect(Set(tokens).count == 3)
    for index in order.dropLast() {
      tree.restore(tokens[index])
      tree.restore(tokens[index])
      #expect(taken() == [false, true, true])
    }
    tree.restore(tokens[order[2]])
    #expect(taken() == [true, true, true])
  }
}
