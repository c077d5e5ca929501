import ProtocolStyle

extension Example {
  /// Everything UIAppearance does: rules by type, container and condition, which can be taken back.
  static var rules: Example {
    let tree = StyleTree(appearance: shopRules)
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
    show("In the light")
    tree.environment.colorScheme = .dark
    show("tree.environment.colorScheme = .dark")
    tree.setControlState(.disabled, of: button)
    show("tree.setControlState(.disabled, of: button)")
    let large = tree.appearance.insert(Appearance(ofClass: "Large") { $0.cornerRadius = 12 })
    show("tree.appearance.insert(Appearance(ofClass: \"Large\") { … })")
    tree.appearance.remove(large)
    show("tree.appearance.remove(large)")
    return Example(
      heading: "Rules name types, containers and conditions",
      code: """
        let rules = AppearanceSheet {
          Appearance(of: .navigationBar) { $0.barTintColor = .white }
          Appearance(of: ShopBar.self, when: .colorScheme(.dark)) {
            $0.barTintColor = .darkGray
          }
          Appearance(of: .button, containedIn: [(any NavigationBarNode).self]) {
            $0.cornerRadius = 4
          }
          Appearance(of: .button, when: .controlState(.disabled)) { $0.alpha = 0.5 }
        }
        """,
      scenes: scenes)
  }

  private static var shopRules: AppearanceSheet {
    AppearanceSheet {
      Appearance(of: .navigationBar) { $0.barTintColor = .white }
      Appearance(of: ShopBar.self, when: .colorScheme(.dark)) { $0.barTintColor = .darkGray }
      Appearance(of: .button, containedIn: [(any NavigationBarNode).self]) { $0.cornerRadius = 4 }
      Appearance(of: .button, when: .controlState(.disabled)) { $0.alpha = 0.5 }
    }
  }
}

struct ShopBar: NavigationBarNode {}

struct PayButton: ButtonNode, StyleClassed {
  var styleClasses: [String] { ["Large"] }
}
