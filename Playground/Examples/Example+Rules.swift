import ProtocolStyle

extension Example {
  /// The features of UIAppearance: rules by type, container and condition, which can be removed.
  static var rules: Example {
    let tree = StyleTree(styleSheet: shopRules)
    let shop = tree.attach(ShopScreen())
    let bar = tree.attach(ShopBar(), to: shop)
    let button = tree.attach(PayButton(), to: bar)
    var scenes: [Scene] = []
    func show(_ caption: String) {
      scenes.append(
        Scene(
          caption: caption,
          nodes: [("Bar", tree.viewModel(of: bar)), ("Button", tree.viewModel(of: button))]))
    }
    show("In light mode")
    tree.environment.colorScheme = .dark
    show("tree.environment.colorScheme = .dark")
    tree.setControlState(.disabled, of: button)
    show("tree.setControlState(.disabled, of: button)")
    let large = tree.styleSheet.insert(
      StyleRule(for: .styleClass("Large")) { $0.cornerRadius = 12 })
    show("tree.styleSheet.insert(StyleRule(for: .styleClass(\"Large\")) { … })")
    tree.styleSheet.remove(large)
    show("tree.styleSheet.remove(large)")
    return Example(
      heading: "Rules target types, containers and conditions",
      code: """
        let rules = StyleSheet {
          StyleRule(for: .navigationBar) { $0.barTintColor = .white }
          StyleRule(for: ShopBar.self, when: .colorScheme(.dark)) {
            $0.barTintColor = .darkGray
          }
          StyleRule(for: .button, containedIn: [(any NavigationBarNode).self]) {
            $0.cornerRadius = 4
          }
          StyleRule(for: .button, when: .controlState(.disabled)) { $0.alpha = 0.5 }
        }
        """,
      scenes: scenes)
  }

  private static var shopRules: StyleSheet {
    StyleSheet {
      StyleRule(for: .navigationBar) { $0.barTintColor = .white }
      StyleRule(for: ShopBar.self, when: .colorScheme(.dark)) { $0.barTintColor = .darkGray }
      StyleRule(for: .button, containedIn: [(any NavigationBarNode).self]) { $0.cornerRadius = 4 }
      StyleRule(for: .button, when: .controlState(.disabled)) { $0.alpha = 0.5 }
    }
  }
}

struct ShopBar: NavigationBarNode {}

struct PayButton: ButtonNode, StyleClassed {
  var styleClasses: [String] { ["Large"] }
}
