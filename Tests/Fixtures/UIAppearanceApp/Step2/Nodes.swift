import ProtocolStyle

// Step 2: a node for each view of the twelve screens.

struct Bar: NavigationBarNode, TextContent { var text: String }
struct Title: LabelNode, TextContent { var text: String }
struct Action: ButtonNode, TextContent { var text: String }
struct Input: TextFieldNode, PlaceholderContent { var placeholder: String }
struct Row: TableCellNode, TextContent { var text: String }
struct Toggle: SwitchNode {}
struct Volume: SliderNode {}

struct Price: LabelNode, TextContent, StyleClassed {
  var text: String
  var styleClasses: [String] { ["Price"] }
}

struct BuyButton: ButtonNode, TextContent, StyleClassed {
  let text = "Buy"
  var styleClasses: [String] { ["BuyButton"] }
}

/// A screen, which has a bar with its title.
struct Screen: ScreenNode {
  let title: String
}

extension StyleTree {
  /// Attaches the twelve screens of the app.
  func attachScreens() {
    attach("Books", [], inCard: [Title(text: "New")])
    attach("Search", [Input(placeholder: "Title or author")])
    attach("Category", [Row(text: "Novels")])
    attach("Author", [Title(text: "Jane Austen")])
    attach("Book", [BuyButton()], inCard: [Price(text: "12 €")])
    attach("Cart", [Action(text: "Check out")])
    attach("Checkout", [Action(text: "Order")])
    attach("Payment", [Input(placeholder: "Card number")])
    attach("Orders", [Row(text: "Order 1")])
    attach("Order", [], inCard: [Title(text: "Paid")])
    attach("Profile", [Action(text: "Sign out")])
    attach("Settings", [Toggle(), Volume()])
  }

  private func attach(
    _ title: String, _ nodes: [any StyleNode], inCard content: [any StyleNode] = []
  ) {
    let screen = attach(Screen(title: title))
    attach(Bar(text: title), to: screen)
    for node in nodes { attach(erased: node, to: screen) }
    guard !content.isEmpty else { return }
    let card = attach(Card(), to: screen)
    for node in content { attach(erased: node, to: card) }
  }
}
