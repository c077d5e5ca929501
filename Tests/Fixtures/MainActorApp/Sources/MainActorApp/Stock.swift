import Observation
import ProtocolStyle

/// A model that is a node itself: a class that is declared as nonisolated.
///
/// It isn't `Sendable` either, so it stays with its owner, which is the main actor here.
@Observable nonisolated final class Stock: LabelNode, CountedBorder, TextContent {
  var count: Int

  init(count: Int) { self.count = count }

  var text: String { "\(count) left" }
}

/// Shows a stock in a tree, which detects changes by itself.
final class StockScreen {
  let tree = StyleTree()
  let stock: Stock
  private let label: NodeHandle<Stock>

  init(_ stock: Stock) {
    self.stock = stock
    label = tree.attach(stock)
  }

  var labelModel: ViewModel { tree.viewModel(of: label) }
}
