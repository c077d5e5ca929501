import ProtocolStyle
import Testing

@testable import MainActorApp

/// Not isolated, so tests run off the main actor unless they are isolated themselves.
@Suite struct MainActorAppTests {
  private let applier = StyleApplier(attributes: .standard + [.halo])

  @MainActor @Test func `a screen on the main actor styles the node that it owns`() {
    let screen = ProductScreen()
    #expect(screen.badgeModel.backgroundColor == .orange)
    #expect(screen.buttonModel.borderWidth == 0)
    #expect(screen.buttonModel.alpha == 0.5)
    screen.restock(2)
    #expect(screen.buttonModel.borderWidth == 2)
    #expect(screen.buttonModel.alpha == 1)
  }

  @Test func `traits render off the main actor`() {
    let model = applier.viewModel(
      for: BuyButton(count: 2), in: StyleEnvironment(colorScheme: .dark))
    #expect(model.backgroundColor == .yellow)
    #expect(model.borderWidth == 2)
    #expect(model[.titleColorForState, .highlighted] == .red)
  }

  @MainActor @Test func `a node of the main actor is styled in a detached task`() async {
    let (button, applier) = (BuyButton(count: 2), applier)
    let detached = await Task.detached { applier.viewModel(for: button) }.value
    #expect(detached == applier.viewModel(for: button))
    #expect(detached.backgroundColor == .orange)
  }

  @Test func `a custom kind and attribute render off the main actor`() async {
    let model = await Task.detached { [applier] in applier.viewModel(for: StockGauge()) }.value
    #expect(model.kind == .gauge)
    #expect(model.halo == Halo(radius: 8))
    #expect(model.borderWidth == 3)
  }

  @Test func `a class node renders off the main actor`() async {
    let model = await Task.detached { [applier] in applier.viewModel(for: StockLabel()) }.value
    #expect(model.halo == Halo(radius: 5))
  }

  @MainActor @Test func `a model on the main actor creates nodes from its properties`() async {
    let screen = CartScreen()
    #expect(screen.badgeModel.text == "Nothing to pay")
    screen.cart.prices = [3, 4.5]
    #expect(screen.badgeModel.text == "2 in the cart")
    #expect(screen.badgeModel.borderWidth == 2)
    let (badge, applier) = (screen.cart.badge, applier)
    let detached = await Task.detached { applier.viewModel(for: badge) }.value
    #expect(detached.text == "2 in the cart")
  }

  @MainActor @Test func `a nonisolated model is a node, and its tree notices changes`() {
    let screen = StockScreen(Stock(count: 3))
    #expect(screen.labelModel.borderWidth == 3)
    screen.stock.count = 1
    #expect(screen.labelModel.borderWidth == 1)
    #expect(screen.labelModel.text == "1 left")
  }

  @Test func `a nonisolated model is styled on any actor`() async {
    let text = await Task.detached { [applier] in
      applier.viewModel(for: Stock(count: 2)).text
    }.value
    #expect(text == "2 left")
  }
}
