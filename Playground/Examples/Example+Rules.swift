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

// MARK: - Relations

extension Example {
  /// An icon reads the state of the control that it's in.
  static var relations: Example {
    let tree = StyleTree()
    let button = tree.attach(SendButton())
    let icon = tree.attach(SendIcon(), to: button)
    tree.refresh()
    var scenes: [Scene] = []
    func show(_ caption: String) {
      let changed = tree.refresh().changes.map { "\(type(of: tree.node(of: $0.node)))" }
      scenes.append(
        Scene(
          caption: caption, nodes: [("Icon", tree.viewModel(of: icon))],
          text: changed.isEmpty ? "" : "Restyled: \(changed.joined(separator: ", "))"))
    }
    show("The button is normal")
    tree.setControlState(.highlighted, of: button)
    show("tree.setControlState(.highlighted, of: button)")
    return Example(
      heading: "An icon follows the state of its button",
      code: """
        struct SendIcon: ImageNode, TintColor {
          var tintColor: Color {
            ControlState.ofEnclosingControl.contains(.highlighted) ? .white : .tide
          }
        }

        let button = tree.attach(SendButton())
        let icon = tree.attach(SendIcon(), to: button)
        """,
      scenes: scenes)
  }
}

struct SendButton: ButtonNode {}

struct SendIcon: ImageNode, TintColor {
  var tintColor: Color {
    ControlState.ofEnclosingControl.contains(.highlighted) ? .white : .tide
  }
}

// MARK: - Cascade

extension Example {
  /// Conformances override rules, and overrides override both; each level can be removed.
  static var cascade: Example {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button) { $0.backgroundColor = .white }
        StyleRule(for: (any ButtonFont).self) { $0.cornerRadius = 4 }
        StyleRule(for: .button) { $0.titleColorForState = [.disabled: .white] }
      })
    let card = tree.attach(ShopCard())
    let button = tree.attach(SmartButton(), to: card)
    tree.override(button) { $0.cornerRadius = 8 }
    var scenes = [Scene(caption: "print(tree.explain(button))", text: "\(tree.explain(button))")]
    tree.clearOverride(.cornerRadius, of: button)
    scenes.append(
      Scene(
        caption: "tree.clearOverride(.cornerRadius, of: button)",
        nodes: [("SmartButton", tree.viewModel(of: button))]))
    return Example(
      heading: "The cascade decides, and an explanation lists each level",
      code: """
        let tree = StyleTree(
          styleSheet: StyleSheet {
            StyleRule(for: .button) { $0.backgroundColor = .white }
            StyleRule(for: (any ButtonFont).self) { $0.cornerRadius = 4 }
            StyleRule(for: .button) { $0.titleColorForState = [.disabled: .white] }
          })
        let button = tree.attach(SmartButton(), to: card)
        tree.override(button) { $0.cornerRadius = 8 }
        """,
      scenes: scenes)
  }
}

// MARK: - Scopes

extension Example {
  /// A scope gives a subtree separate themes, environment and rules, and can exclude outside rules.
  static var scopes: Example {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule(for: .label) { $0.cornerRadius = 8 } })
    let sidebar = tree.attach(ShopCard())
    let banner = tree.attach(Banner(), to: sidebar)
    var scenes: [Scene] = []
    func show(_ caption: String) {
      scenes.append(Scene(caption: caption, nodes: [("Banner", tree.viewModel(of: banner))]))
    }
    tree.setScope(StyleScope { $0.colorScheme = .dark }, at: sidebar)
    show("The sidebar is dark")
    tree.setScope(StyleScope(isBoundary: true), at: sidebar)
    show("Outside rules don't apply")
    tree.setScope(nil, at: sidebar)
    show("Without a scope")
    return Example(
      heading: "A scope styles a subtree",
      code: """
        tree.setScope(StyleScope { $0.colorScheme = .dark }, at: sidebar)
        tree.setScope(StyleScope(isBoundary: true), at: sidebar)
        tree.setScope(nil, at: sidebar)
        """,
      scenes: scenes)
  }
}

// MARK: - Reset

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
