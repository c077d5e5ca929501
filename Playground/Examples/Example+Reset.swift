import ProtocolStyle

extension Example {
  /// A reset keeps the app's green bars out of system screens; the app's own bars never change.
  static var reset: Example {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule(for: .navigationBar) { $0.barTintColor = .leaf } })
    let own = tree.attach(ShopBar(), to: tree.attach(ShopScreen()))
    let (contacts, detail) = tree.withReset(of: .navigationBar) {
      (
        tree.attach(ContactBar(), to: tree.attach(ContactScreen())),
        tree.attach(ContactBar(), to: tree.attach(ContactScreen()))
      )
    }
    let later = tree.attach(ShopBar(), to: tree.attach(ShopScreen()))
    return Example(
      heading: "A reset keeps system screens plain",
      code: """
        StyleRule(for: .navigationBar) { $0.barTintColor = .leaf }

        tree.withReset(of: .navigationBar) {
          tree.attach(ContactBar(), to: tree.attach(ContactScreen()))
          tree.attach(ContactBar(), to: tree.attach(ContactScreen()))
        }
        """,
      scenes: [
        Scene(
          caption: "The app's own bars, attached before and after",
          nodes: [("Before", tree.viewModel(of: own)), ("After", tree.viewModel(of: later))]),
        Scene(
          caption: "The bars of a contact screen and of a screen that it presents",
          nodes: [
            ("Contacts", tree.viewModel(of: contacts)), ("Detail", tree.viewModel(of: detail)),
          ]),
        Scene(caption: "print(tree.explain(contacts))", text: "\(tree.explain(contacts))"),
      ])
  }
}

struct ContactScreen: ScreenNode {}

struct ContactBar: NavigationBarNode, BackgroundColor {}
