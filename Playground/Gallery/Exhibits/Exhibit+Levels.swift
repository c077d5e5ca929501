import ProtocolStyle

extension Exhibit {
  /// One attribute with a value at every level of the cascade.
  static var levels: Exhibit {
    Exhibit(
      heading: "Which value wins?",
      prose: """
        Eight values for one background, from a theme's rule to an override of this button. Focus \
        the button: the inspector lists them from lowest to highest, with overridden values \
        struck through.
        """,
      before: """
        // Set a breakpoint in setBackgroundColor:
        // and read the stack trace of each call.
        """,
      code: """
        StyleRule(for: .button) { $0.backgroundColor = … }
        StyleRule(for: .button, containedIn: [RivalCard.self]) { … }

        struct RivalButton: ButtonNode, RivalAppearance, CustomClosure {
          var customClosure: StyleClosure {
            { $0.backgroundColor = .dusk }
          }
        }

        StyleRule(for: RivalButton.self) { $0.backgroundColor = … }
          .overridingConformances()

        tree.override(button) { $0.backgroundColor = .tide }
        print(tree.explain(button))
        """,
      article: "HowTheCascadeDecides",
      stages: [
        StageContent("Eight values, one winner", scope: scope) { tree, frame in
          let card = tree.attach(RivalCard(), to: frame)
          tree.setScope(StyleScope(styleSheet: inner), at: card)
          let button = tree.attach(RivalButton(), to: card)
          tree.override(button) { $0.backgroundColor = .tide }
        }
      ])
  }

  private static let scope = StyleScope(
    themes: [
      Theme(
        "rival",
        styleSheet: StyleSheet {
          StyleRule(for: .button) { $0.backgroundColor = .stone }
        }
      ) { _ in }
    ],
    styleSheet: StyleSheet {
      StyleRule(for: .button) { $0.backgroundColor = .blush }
      StyleRule(for: .button, containedIn: [RivalCard.self]) { $0.backgroundColor = .honey }
    })

  private static let inner = StyleSheet {
    StyleRule(for: RivalButton.self) {
      $0.backgroundColor = .leaf
      $0.cornerRadius = 12
      $0.contentEdgeInsets = .sample
    }
    StyleRule(for: RivalButton.self) { $0.backgroundColor = .clay }.overridingConformances()
  }
}

struct RivalCard: ViewNode {}

protocol RivalAppearance: BackgroundColor, TextColor {}

extension RivalAppearance {
  var backgroundColor: Color { .berry }
  var textColor: Color { .white }
}

struct RivalButton: ButtonNode, RivalAppearance, CustomClosure, TextContent {
  var text: String { "The override wins" }
  var customClosure: StyleClosure { { $0.backgroundColor = .dusk } }
}
