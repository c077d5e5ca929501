import ProtocolStyle
import UIKit

// Step 4: a migrated part is a view among the others.

final class BookViewController: UIViewController {
  private let tree: StyleTree

  init(_ tree: StyleTree) {
    self.tree = tree
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Book"
    let card = tree.attach(Card())
    tree.attach(Price(text: "12 €"), to: card)
    tree.attach(BuyButton())
    view.addSubview(StyleHostingView(tree))
  }
}
