import UIKit

final class BookViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Book"
    let card = CardView()
    let price = UILabel()
    price.text = "12 €"
    card.addSubview(price)
    let button = UIButton()
    button.setTitle("Buy", for: .normal)
    view.addSubview(card)
    view.addSubview(button)
  }
}
