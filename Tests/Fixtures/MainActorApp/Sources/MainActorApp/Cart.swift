import Observation
import ProtocolStyle

/// A model that must stay on the main actor, as everything here does by default.
///
/// It adopts no kind: a class that does isn't isolated. It makes nodes instead.
@Observable final class Cart {
  var prices: [Double] = []

  /// What the cart looks like at the moment: a value, which any thread may style.
  var badge: CartBadge { CartBadge(count: prices.count, isFree: prices.reduce(0, +) == 0) }
}

/// The node of a cart: a struct of what its style and its content need.
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

  /// The badge as it looks now: its node is replaced by that of the present cart.
  var badgeModel: ViewModel {
    tree[badge] = cart.badge
    return tree.viewModel(of: badge)
  }
}
