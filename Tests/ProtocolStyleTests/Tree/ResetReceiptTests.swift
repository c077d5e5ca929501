import ProtocolStyle
import Testing

/// Three resets at once, ended in every order.
@Suite struct ResetReceiptTests {
  private static let orders = [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ]

  private let tree = StyleTree(
    appearance: AppearanceSheet {
      Appearance(of: .navigationBar) { $0.barTintColor = .green }
      Appearance(of: ShopBar.self) { $0.alpha = 0.5 }
      Appearance(of: .view) { $0.borderWidth = 1 }
    })

  private func receipts() -> [ResetReceipt] {
    [tree.reset(of: .navigationBar), tree.reset(of: ShopBar.self), tree.reset(of: .view)]
  }

  /// Which of the three rules a bar attached now takes.
  private func taken() -> [Bool] {
    let model = tree.viewModel(of: tree.attach(ShopBar()))
    return [model.barTintColor == .green, model.alpha == 0.5, model.borderWidth == 1]
  }

  @Test(arguments: orders)
  func `receipts end their own reset, in any order`(order: [Int]) {
    let receipts = receipts()
    let plain = tree.attach(ShopBar())
    var expected = [false, false, false]
    #expect(taken() == expected)
    for index in order {
      tree.restore(receipts[index])
      expected[index] = true
      #expect(taken() == expected)
      #expect("\(tree.viewModel(of: plain))" == "navigationBar()")
    }
  }

  @Test(arguments: orders)
  func `giving a receipt back twice does no harm`(order: [Int]) {
    let receipts = receipts()
    var expected = [false, false, false]
    for index in order {
      tree.restore(receipts[index])
      tree.restore(receipts[index])
      expected[index] = true
      #expect(taken() == expected)
    }
    for receipt in receipts { tree.restore(receipt) }
    #expect(taken() == expected)
  }

  @Test(arguments: orders)
  func `of three resets of one target, the last to end counts`(order: [Int]) {
    let receipts = (0..<3).map { _ in tree.reset(of: .navigationBar) }
    #expect(Set(receipts).count == 3)
    for index in order.dropLast() {
      tree.restore(receipts[index])
      tree.restore(receipts[index])
      #expect(taken() == [false, true, true])
    }
    tree.restore(receipts[order[2]])
    #expect(taken() == [true, true, true])
  }
}
