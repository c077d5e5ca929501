import ProtocolStyle

/// What a view controller would be: on the main actor, for everything here is by default.
final class ProductScreen {
  /// A node may be nested in a type of the main actor.
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
