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

  /// A scope with a theme and the environment that goes with it.
  static func scope(of theme: Theme) -> StyleScope {
    StyleScope(themes: [theme]) { environment in
      environment.colorScheme = theme.name == "night" ? .dark : .light
      environment.contrast = theme.name == "clear" ? .increased : .standard
    }
  }
}
