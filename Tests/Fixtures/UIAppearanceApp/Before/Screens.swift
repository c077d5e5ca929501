import UIKit

/// A box with content.
final class CardView: UIView {}

final class HomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Books"
    let card = CardView()
    card.addSubview(UILabel())
    view.addSubview(card)
  }
}

final class SearchViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Search"
    let field = UITextField()
    field.placeholder = "Title or author"
    view.addSubview(field)
  }
}

final class CategoryViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Category"
    let cell = UITableViewCell()
    cell.textLabel?.text = "Novels"
    view.addSubview(cell)
  }
}

final class AuthorViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Author"
    let label = UILabel()
    label.text = "Jane Austen"
    view.addSubview(label)
  }
}

final class CartViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cart"
    let button = UIButton()
    button.setTitle("Check out", for: .normal)
    view.addSubview(button)
  }
}

final class CheckoutViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Checkout"
    let button = UIButton()
    button.setTitle("Order", for: .normal)
    view.addSubview(button)
  }
}

final class PaymentViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Payment"
    let field = UITextField()
    field.placeholder = "Card number"
    view.addSubview(field)
  }
}

final class OrderListViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    let cell = UITableViewCell()
    cell.textLabel?.text = "Order 1"
    view.addSubview(cell)
  }
}

final class OrderViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Order"
    let card = CardView()
    card.addSubview(UILabel())
    view.addSubview(card)
  }
}

final class ProfileViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    let button = UIButton()
    button.setTitle("Sign out", for: .normal)
    view.addSubview(button)
  }
}

final class SettingsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.addSubview(UISwitch())
    view.addSubview(UISlider())
  }
}
