import Observation
import ProtocolStyle

/// A model that must stay on the main actor, like everything here by default.
///
/// It adopts no kind, because a class that does isn't isolated. It creates nodes instead.
@Observable final class Cart {
  var prices: [Double] = []

  /// The node for the current cart: a value, which any thread can style.
  var badge: CartBadge { CartBadge(count: prices.count, isFree: prices.reduce(0, +) == 0) }
}

/// The node of a cart: a struct with the properties that its style and its content need.
struct CartBadge: LabelNode, AccentBackground, CountedBorder, TextContent {
  var count = 0
  var isFree = true
  var text: String { isFree ? "Nothing to pay" : "\(count) in the cart" }
}

/// Shows a cart in a tree, on the main actor.
final class CartScreen {
  let tree = StyleTree()
  let cart = Cart()
  private let badge: NodeHandle<CartBadge>

  init() {
    badge = tree.attach(cart.badge)
  }

  /// The view model of the badge, after its node was replaced by that of the current cart.
  var badgeModel: ViewModel {
    tree[badge] = cart.badge
    return tree.viewModel(of: badge)
  }
}
