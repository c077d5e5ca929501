import ProtocolStyle

extension Exhibit {
  /// What UIAppearance does, and what its users miss.
  static var rules: [Exhibit] { [global, contained, conditions, resets, boundary] }

  private static let demoRules = StyleSheet {
    StyleRule(for: DemoView.self) {
      $0[.leftColor] = .berry
      $0[.rightColor] = .tide
    }
    StyleRule(for: DemoView.self, containedIn: [ContactScreen.self]) {
      $0[.leftColor] = .honey
    }
  }

  private static var global: Exhibit {
    Exhibit(
      heading: "For all of a type",
      prose: "A view with two attributes of its own, and one rule that sets both.",
      before: """
        DemoView.appearance().leftColor = .berry
        DemoView.appearance().rightColor = .tide
        // leftColor must be @objc dynamic.
        """,
      code: """
        StyleRule(for: DemoView.self) {
          $0[.leftColor] = .berry
          $0[.rightColor] = .tide
        }
        """,
      stages: [
        StageContent("Without the rule") { tree, frame in
          for _ in 0..<2 { tree.attach(DemoView(), to: frame) }
        },
        StageContent("With it", scope: StyleScope(styleSheet: demoRules)) { tree, frame in
          for _ in 0..<2 { tree.attach(DemoView(), to: frame) }
        },
      ])
  }

  private static var contained: Exhibit {
    Exhibit(
      heading: "Inside a container",
      prose: "One attribute changes in one screen; the other shows through from the general rule.",
      before: """
        DemoView.appearance(
          whenContainedInInstancesOf: [ContactController.self]
        ).leftColor = .honey
        """,
      code: """
        StyleRule(for: DemoView.self, containedIn: [ContactScreen.self]) {
          $0[.leftColor] = .honey
        }
        """,
      stages: [
        StageContent("In a shop screen", scope: StyleScope(styleSheet: demoRules)) { tree, frame in
          tree.attach(DemoView(), to: tree.attach(ShopScreen(), to: frame))
        },
        StageContent("In a contact screen", scope: StyleScope(styleSheet: demoRules)) {
          tree, frame in
          tree.attach(DemoView(), to: tree.attach(ContactScreen(), to: frame))
        },
      ])
  }

  private static var conditions: Exhibit {
    Exhibit(
      heading: "Under a condition",
      prose: "Switch the page to night: the bar follows its rule. The last button is disabled.",
      before: """
        override func traitCollectionDidChange(
          _ previous: UITraitCollection?
        ) {
          let isDark = traitCollection
            .userInterfaceStyle == .dark
          bar.barTintColor = isDark ? .dusk : .tide
        }
        """,
      code: """
        StyleRule(for: .navigationBar) { $0.barTintColor = .tide }
        StyleRule(for: .navigationBar, when: .colorScheme(.dark)) {
          $0.barTintColor = .dusk
        }
        StyleRule(for: .button) { $0.backgroundColor = .honey }
        StyleRule(for: .button, when: .controlState(.disabled)) {
          $0.backgroundColor = .stone
        }
        """,
      stages: [
        StageContent(
          "Light or dark, enabled or not",
          scope: StyleScope(
            styleSheet: StyleSheet {
              StyleRule(for: .navigationBar) {
                $0.barTintColor = .tide
                $0.titleTextAttributes = TextAttributes(foregroundColor: .white)
              }
              StyleRule(for: .navigationBar, when: .colorScheme(.dark)) {
                $0.barTintColor = .dusk
                $0.titleTextAttributes = TextAttributes(foregroundColor: .white)
              }
              StyleRule(for: .button) {
                $0.backgroundColor = .honey
                $0.titleColorForState = [.normal: .black]
                $0.contentEdgeInsets = .sample
                $0.cornerRadius = 8
              }
              StyleRule(for: .button, when: .controlState(.disabled)) {
                $0.backgroundColor = .stone
              }
            })
        ) { tree, frame in
          tree.attach(TitledBar(text: "Bar"), to: frame)
          tree.attach(TitledButton(text: "Enabled"), to: frame)
          tree.setControlState(
            .disabled, of: tree.attach(TitledButton(text: "Disabled"), to: frame))
        }
      ])
  }

  private static let leakyRules = StyleSheet {
    StyleRule(for: .navigationBar) {
      $0.barTintColor = .leaf
      $0.padding = .sample
      $0.titleTextAttributes = TextAttributes(foregroundColor: .black)
    }
  }

  private static var resets: Exhibit {
    Exhibit(
      heading: "Reset for a while",
      prose: "The app's green bars would leak into screens that are not its own.",
      before: """
        let old = UINavigationBar.appearance().barTintColor
        UINavigationBar.appearance().barTintColor = nil
        present(contactPicker, animated: true)
        // … and back, after it was dismissed.
        UINavigationBar.appearance().barTintColor = old
        """,
      code: """
        StyleRule(for: .navigationBar) { $0.barTintColor = .leaf }

        tree.withReset(of: .navigationBar) {
          tree.attach(ContactBar(), to: contactScreen)
        }
        """,
      stages: [
        StageContent("Before", scope: StyleScope(styleSheet: leakyRules)) { tree, frame in
          tree.attach(TitledBar(text: "Shop"), to: frame)
        },
        StageContent("Under the reset", scope: StyleScope(styleSheet: leakyRules)) { tree, frame in
          tree.withReset(of: .navigationBar) {
            _ = tree.attach(TitledBar(text: "Contacts"), to: frame)
          }
        },
        StageContent("After", scope: StyleScope(styleSheet: leakyRules)) { tree, frame in
          tree.attach(TitledBar(text: "Shop"), to: frame)
        },
      ])
  }

  private static var boundary: Exhibit {
    Exhibit(
      heading: "Not beyond a boundary",
      prose: "A subtree that takes no rule from outside it.",
      code: """
        StyleRule(for: .button) { $0.backgroundColor = .blush }

        tree.setScope(StyleScope(isBoundary: true), at: card)
        """,
      stages: [
        StageContent(
          "A card inside has a boundary",
          scope: StyleScope(
            styleSheet: StyleSheet {
              StyleRule(for: .button) {
                $0.backgroundColor = .blush
                $0.titleColorForState = [.normal: .black]
                $0.contentEdgeInsets = .sample
                $0.cornerRadius = 8
              }
            })
        ) { tree, frame in
          tree.attach(TitledButton(text: "Outside"), to: frame)
          let card = tree.attach(Frame(), to: frame)
          tree.setScope(StyleScope(isBoundary: true), at: card)
          tree.attach(TitledButton(text: "Inside"), to: card)
        }
      ])
  }
}

struct TitledButton: ButtonNode, TextContent {
  var text: String
}

struct TitledBar: NavigationBarNode, TextContent {
  var text: String
}
