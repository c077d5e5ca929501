import ProtocolStyle

extension Exhibit {
  /// One attribute with a value at every level of the cascade.
  static var levels: Exhibit {
    Exhibit(
      heading: "Which value wins?",
      prose: """
        Nine values for one tint, from the card's, which is inherited, to an override of this one button. \
        Focus the button: the inspector lists them from low to high, with all that lost struck through.
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
        print(tree.explain(button))
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
