import ProtocolStyle

/// A screen controller, which is isolated to the main actor like everything here by default.
final class ProductScreen {
  /// A node can be nested in a type that is isolated to the main actor.
  struct Badge: LabelNode, AccentBackground {}

  private(set) var buttonModel = ViewModel(kind: .button)
  let badgeModel: ViewModel
  private var button = BuyButton()
  private let applier: StyleApplier

  init(applier: StyleApplier = StyleApplier(attributes: .standard + [.halo])) {
    self.applier = applier
    badgeModel = applier.viewModel(for: Badge())
    applier.apply(button, to: &buttonModel)
  }

  func restock(_ count: Int) {
    button.count = count
    applier.apply(button, to: &buttonModel)
  }
}
