import ProtocolStyle

extension Example {
  /// Attaching a node to a tree styles it, and a handle reads and writes it.
  static var tree: Example {
    let tree = StyleTree()
    let shop = tree.attach(ShopScreen()) {
      Subtree(ShopCard()) {
        CartButton(title: "Add")
      }
      CartButton(title: "Pay")
    }
    var scenes: [Scene] = []
    guard let add = tree.first(CartButton.self), let card = tree.first(ShopCard.self) else {
      return Example(heading: "A tree styles nodes in their context", code: "")
    }
    func show(_ caption: String) {
      scenes.append(Scene(caption: caption, nodes: [("Add", tree.viewModel(of: add))]))
    }
    show("The button inherits the tint of its card")
    tree[add].isFull = true
    show("tree[add].isFull = true")
    tree.moveToRoot(add)
    show("tree.moveToRoot(add)")
    tree.detach(card)
    let names = tree.nodes(in: shop).map { "\(type(of: tree.node(of: $0)))" }
    scenes.append(Scene(caption: "tree.detach(card)", text: names.joined(separator: ", ")))
    return Example(
      heading: "A tree styles nodes in their context",
      code: """
        let shop = tree.attach(ShopScreen()) {
          Subtree(ShopCard()) {
            CartButton(title: "Add")
          }
          CartButton(title: "Pay")
        }
        let add = tree.first(CartButton.self)
        """,
      scenes: scenes)
  }
}

struct ShopScreen: ScreenNode {}

struct ShopCard: ViewNode, BrandTint {}

struct CartButton: ButtonNode, BorderWidth, TextContent {
  var title: String
  var isFull = false
  var text: String { isFull ? "\(title) (3)" : title }
  var borderWidth: Double { isFull ? 2 : 1 }
}
