import ProtocolStyle

/// An app of a café in three screens: the menu, a drink, an order.
///
/// All of it is styled by traits. The theme and the environment of a phone are in the scope of its
/// node.
enum Cafe {
  /// A screen of the app.
  enum Screen: String, CaseIterable, Sendable {
    case menu = "Menu"
    case drink = "Drink"
    case order = "Order"
  }

  /// Attaches a phone that shows a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - theme: The theme of the phone.
  ///   - parent: The parent of the phone; nil for a root.
  ///   - tree: The tree.
  /// - Returns: The phone.
  @discardableResult
  static func attach(
    _ screen: Screen, in theme: Theme, to parent: AnyNodeHandle?, of tree: StyleTree
  ) -> AnyNodeHandle {
    let phone =
      parent.map { tree.attach(CafePhone(), to: $0).erased } ?? tree.attach(CafePhone()).erased
    tree.setScope(scope(of: theme), at: phone)
    let content = tree.attach(CafeScreen(), to: phone).erased
    let builder = CafeBuilder(tree: tree)
    switch screen {
    case .menu: builder.attachMenu(to: content)
    case .drink: builder.attachDrink(to: content)
    case .order: builder.attachOrder(to: content)
    }
    return phone
  }

  /// Attaches a phone of a fixed size that shows the menu in short, as each renderer draws it.
  ///
  /// - Parameters:
  ///   - brand: The brand whose theme the phone has.
  ///   - parent: The parent of the phone; nil for a root.
  ///   - tree: The tree.
  /// - Returns: The phone.
  @discardableResult
  static func attachSummary(
    in brand: StudioBrand, to parent: AnyNodeHandle?, of tree: StyleTree
  ) -> AnyNodeHandle {
    let phone =
      parent.map { tree.attach(CafePhone(), to: $0).erased } ?? tree.attach(CafePhone()).erased
    let scheme = brand.summaryScheme
    // The pictures beside the page are of this contrast.
    tree.setScope(
      StyleScope(themes: [brand.theme]) {
        $0.colorScheme = scheme
        $0.contrast = .standard
      }, at: phone)
    tree.override(phone) {
      $0.width = summarySize.width
      $0.minimumWidth = summarySize.width
      $0.maximumWidth = summarySize.width
      $0.height = summarySize.height
    }
    CafeBuilder(tree: tree)
      .attachMenu(to: tree.attach(CafeScreen(), to: phone).erased, inShort: true)
    return phone
  }

  /// The size of the menu in short, in points; its width is 40 columns of a terminal.
  static let summarySize = (width: 320.0, height: 600.0)

  /// A scope with a theme and the environment that goes with it.
  static func scope(of theme: Theme) -> StyleScope {
    StyleScope(themes: [theme]) { environment in
      environment.colorScheme = theme.name == "night" ? .dark : .light
      environment.contrast = theme.name == "clear" ? .increased : .standard
    }
  }
}

// MARK: - CafeBuilder

/// Attaches the contents of the café's screens.
struct CafeBuilder {
  let tree: StyleTree

  /// Attaches the menu, or one without a search bar and with fewer products.
  func attachMenu(to screen: AnyNodeHandle, inShort isShort: Bool = false) {
    let bar = tree.attach(CafeBar(text: "Corner Café"), to: screen)
    tree.attach(CafeItem(text: "Map"), to: bar)
    tree.attach(CafeItem(text: "Cart"), to: bar)
    if !isShort { tree.attach(CafeSearch(placeholder: "Search menu"), to: screen) }
    tree.attach(
      CafeSegments(
        items: ["Coffee", "Tea", "Food"], selectedIndex: 0, accessibilityLabel: "Kind of product"),
      to: screen)
    let card = tree.attach(CafeFeature(), to: screen)
    tree.attach(CafePicture(image: .bun, accessibilityLabel: "A cinnamon bun"), to: card)
    let texts = tree.attach(CafeFeatureTexts(), to: card)
    tree.attach(CafeTitle(text: "Cinnamon bun"), to: texts)
    tree.attach(CafeNote(text: "Out of the oven at 8 and at 14"), to: texts)
    tree.attach(CafeButton(text: "Add · 3.20\u{A0}€"), to: texts)
    let table = tree.attach(CafeTable(), to: screen).erased
    attachProduct("Flat white", price: "3.80\u{A0}€", to: table)
    attachProduct("Cortado", price: "3.40\u{A0}€", to: table)
    if !isShort { attachProduct("Filter coffee", price: "2.90\u{A0}€", to: table) }
    attachTabs(selected: 0, to: screen)
  }

  func attachDrink(to screen: AnyNodeHandle) {
    let bar = tree.attach(CafeBackBar(text: "Flat white"), to: screen)
    tree.attach(CafeItem(text: "Menu"), to: bar)
    tree.attach(CafeItem(text: "Share"), to: bar)
    let card = tree.attach(CafeFeature(), to: screen)
    let pictures = tree.attach(CafeFeaturePictures(), to: card)
    tree.attach(CafePicture(image: .cup, accessibilityLabel: "A cup of coffee"), to: pictures)
    tree.attach(
      CafePages(numberOfPages: 4, currentPage: 0, accessibilityLabel: "Pictures"), to: pictures)
    let texts = tree.attach(CafeFeatureTexts(), to: card)
    tree.attach(CafeTitle(text: "Flat white"), to: texts)
    tree.attach(CafeNote(text: "Two ristretti under silky milk"), to: texts)
    tree.attach(
      CafeSegments(items: ["S", "M", "L"], selectedIndex: 1, accessibilityLabel: "Size"),
      to: screen)
    let table = tree.attach(CafeTable(), to: screen).erased
    attachRow("Oat milk", CafeSwitch(isOn: true, accessibilityLabel: "Oat milk"), to: table)
    attachRow("Extra shot", CafeSwitch(isOn: false, accessibilityLabel: "Extra shot"), to: table)
    attachRow("Sweetness", CafeSlider(value: 0.3, accessibilityLabel: "Sweetness"), to: table)
    attachRow("Cups", CafeStepper(value: 2, accessibilityLabel: "Cups"), to: table)
    attachButton("Add to order · 8.60\u{A0}€", to: screen)
  }

  func attachOrder(to screen: AnyNodeHandle) {
    let bar = tree.attach(CafeBar(text: "Your order"), to: screen)
    tree.attach(CafeItem(text: "Edit"), to: bar)
    let card = tree.attach(CafeCard(), to: screen)
    tree.attach(CafeTitle(text: "Ready in 6 minutes"), to: card)
    tree.attach(CafeNote(text: "Corner Café, Harbor Street 12"), to: card)
    tree.attach(CafeProgress(value: 0.6, accessibilityLabel: "Progress of the order"), to: card)
    let table = tree.attach(CafeTable(), to: screen).erased
    attachRow("2 × Flat white", CafeAmount(text: "8.60\u{A0}€"), to: table)
    attachRow("1 × Cinnamon bun", CafeAmount(text: "3.20\u{A0}€"), to: table)
    attachRow("Bring a cup", CafeAmount(text: "−0.50\u{A0}€"), to: table)
    let total = tree.attach(CafeTotal(text: "Total"), to: table)
    tree.attach(CafeTotalAmount(text: "11.30\u{A0}€"), to: total)
    tree.attach(CafeField(placeholder: "Add a note"), to: screen)
    attachButton("Pay 11.30\u{A0}€", to: screen)
    attachTabs(selected: 1, to: screen)
  }

  private func attachRow(_ text: String, _ accessory: some StyleNode, to table: AnyNodeHandle) {
    tree.attach(accessory, to: tree.attach(CafeRow(text: text), to: table))
  }

  /// Attaches a button as wide as the screen.
  private func attachButton(_ text: String, to screen: AnyNodeHandle) {
    tree.attach(CafeButton(text: text), to: tree.attach(CafeActions(), to: screen))
  }

  private func attachProduct(_ text: String, price: String, to table: AnyNodeHandle) {
    let row = tree.attach(CafeProduct(text: text), to: table)
    tree.attach(CafePrice(text: price), to: row)
    tree.attach(CafePlus(accessibilityLabel: "Add \(text)"), to: row)
  }

  private func attachTabs(selected: Int, to screen: AnyNodeHandle) {
    let tabs = tree.attach(CafeTabs(), to: screen)
    let items = [("Menu", "book"), ("Orders", "ticket"), ("Account", "person")]
    for (index, (text, symbol)) in items.enumerated() {
      var tab = CafeTab(text: text, image: .symbol(symbol))
      if index == selected { tab.controlState = .selected }
      tree.attach(tab, to: tabs)
    }
  }
}
