import ProtocolStyle
import Testing

@testable import MainActorApp

/// Not isolated, so what runs here is off the main actor unless it says otherwise.
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

  @Test func `a kind and an attribute of the module's own render off the main actor`() async {
    let model = await Task.detached { [applier] in applier.viewModel(for: StockGauge()) }.value
    #expect(model.kind == .gauge)
    #expect(model.halo == Halo(radius: 8))
    #expect(model.borderWidth == 3)
  }

  @Test func `a class node renders off the main actor`() async {
    let model = await Task.detached { [applier] in applier.viewModel(for: StockLabel()) }.value
    #expect(model.halo == Halo(radius: 5))
  }
}
