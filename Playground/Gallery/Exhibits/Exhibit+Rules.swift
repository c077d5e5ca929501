import ProtocolStyle

extension Exhibit {
  /// The features of UIAppearance, and those that it lacks.
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
      heading: "Rules for a type",
      prose: "A view with two custom attributes, and one rule that sets both.",
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
        StageContent("With the rule", scope: StyleScope(styleSheet: demoRules)) { tree, frame in
          for _ in 0..<2 { tree.attach(DemoView(), to: frame) }
        },
      ])
  }

  private static var contained: Exhibit {
    Exhibit(
      heading: "Rules for a container",
      prose: "One screen overrides one attribute; the other still comes from the general rule.",
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
      heading: "Rules with conditions",
      prose: "Switch the page to Night: the rule for dark applies. The last button is disabled.",
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
      heading: "Resets",
      prose: "A reset keeps the app's green bars out of screens that belong to the system.",
      before: """
        let old = UINavigationBar.appearance().barTintColor
        UINavigationBar.appearance().barTintColor = nil
        present(contactPicker, animated: true)
        // … and restore it after the dismissal.
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
        StageContent("In the reset", scope: StyleScope(styleSheet: leakyRules)) { tree, frame in
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
      heading: "Boundaries",
      prose: "Rules from outside don't apply in a subtree with a boundary.",
      code: """
        StyleRule(for: .button) { $0.backgroundColor = .blush }

        tree.setScope(StyleScope(isBoundary: true), at: card)
        """,
      stages: [
        StageContent(
          "The inner card has a boundary",
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

// MARK: - Levels

extension Exhibit {
  /// One attribute with a value at every level of the cascade.
  static var levels: Exhibit {
    Exhibit(
      heading: "Which value wins?",
      prose: """
        Nine values for one tint, from the card's, which is inherited, to an override of this one button. \
        Focus the button: the inspector lists them from the winner down, with all that lost struck through.
        """,
      before: """
        // Set a breakpoint in setTintColor:
        // and read the stack, once per writer.
        """,
      code: """
        struct RivalCard: ViewNode, TintColor {}

        StyleRule(for: .button) { $0.tintColor = … }
        StyleRule(for: .button, containedIn: [RivalCard.self]) { … }

        struct RivalButton: ButtonNode, RivalAppearance, CustomClosure {
          var customClosure: StyleClosure {
            { $0.tintColor = .dusk }
          }
        }

        StyleRule(for: RivalButton.self) { $0.tintColor = … }
          .overridingConformances()

        tree.override(button) { $0.tintColor = .tide }
        print(tree.explain(button).symbolicated())
        """,
      article: .cascade,
      stages: [
        StageContent("Nine values, one winner", scope: scope) { tree, frame in
          let card = tree.attach(RivalCard(), to: frame)
          tree.setScope(StyleScope(styleSheet: inner), at: card)
          let button = tree.attach(RivalButton(), to: card)
          tree.override(button) { $0.tintColor = .tide }
        }
      ])
  }

  private static let scope = StyleScope(
    themes: [
      Theme(
        "rival",
        styleSheet: StyleSheet {
          StyleRule(for: .button) { $0.tintColor = .stone }
        }
      ) { _ in }
    ],
    styleSheet: StyleSheet {
      StyleRule(for: .button) { $0.tintColor = .blush }
      StyleRule(for: .button, containedIn: [RivalCard.self]) { $0.tintColor = .honey }
    })

  private static let inner = StyleSheet {
    StyleRule(for: RivalButton.self) {
      $0.tintColor = .leaf
      $0.cornerRadius = 12
      $0.contentEdgeInsets = .sample
    }
    StyleRule(for: RivalButton.self) { $0.tintColor = .clay }.overridingConformances()
  }
}

struct RivalCard: ViewNode, TintColor {
  var tintColor: Color { .black }
}

protocol RivalAppearance: TintColor, BackgroundColor {}

extension RivalAppearance {
  var tintColor: Color { .berry }
  var backgroundColor: Color { .white }
}

struct RivalButton: ButtonNode, RivalAppearance, CustomClosure, TextContent {
  var text: String { "The override wins" }
  var customClosure: StyleClosure { { $0.tintColor = .dusk } }
}
