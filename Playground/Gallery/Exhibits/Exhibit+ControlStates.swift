import ProtocolStyle

extension Exhibit {
  /// What the states of a control look like; rules and values per state are pseudo-classes.
  static var controlStates: Exhibit {
    Exhibit(
      heading: "States of a control",
      prose: """
        The first is live: point at it, press it, focus it. The others are held in their states.
        """,
      before: """
        override var isHighlighted: Bool {
          didSet { updateBackground() }
        }
        override var isSelected: Bool {
          didSet { updateBackground() }
        }
        override var isEnabled: Bool {
          didSet { updateBackground() }
        }
        """,
      code: """
        struct PlayButton: ButtonNode, TitleColorForState {
          var titleColorForState: StateValues<Color> {
            [.normal: .white, .disabled: .white.withAlpha(0.75)]
          }
        }

        StyleRule(for: PlayButton.self) { $0.backgroundColor = .blue }
        StyleRule(for: PlayButton.self, when: .controlState(.highlighted)) {
          $0.backgroundColor = .purple
        }
        StyleRule(for: PlayButton.self, when: .controlState(.selected)) { … }
        StyleRule(for: PlayButton.self, when: .controlState(.focused)) { … }
        StyleRule(for: PlayButton.self, when: .controlState(.disabled)) { … }
        """,
      stages: [
        StageContent("Live", scope: StyleScope(styleSheet: playRules), isLive: true) {
          tree, frame in
          tree.attach(PlayButton(text: "Play"), to: frame)
        },
        StageContent("Held", scope: StyleScope(styleSheet: playRules)) { tree, frame in
          let states: [(String, ControlState)] = [
            ("Normal", .normal), ("Highlighted", .highlighted), ("Selected", .selected),
            ("Focused", .focused), ("Disabled", .disabled),
          ]
          for (name, state) in states {
            tree.setControlState(state, of: tree.attach(PlayButton(text: name), to: frame))
          }
        },
      ])
  }

  private static let playRules = StyleSheet {
    StyleRule(for: PlayButton.self) {
      $0.backgroundColor = Color(rgb: 0x1556C5)
      $0.cornerRadius = 10
      $0.contentEdgeInsets = .sample
    }
    StyleRule(for: PlayButton.self, when: .controlState(.highlighted)) {
      $0.backgroundColor = Color(rgb: 0x6A1B9A)
    }
    StyleRule(for: PlayButton.self, when: .controlState(.selected)) {
      $0.backgroundColor = Color(rgb: 0x1B5E20)
    }
    StyleRule(for: PlayButton.self, when: .controlState(.focused)) {
      $0.borderWidth = 3
      $0.borderColor = .honey
    }
    StyleRule(for: PlayButton.self, when: .controlState(.disabled)) {
      $0.backgroundColor = Color(rgb: 0x5C606B)
    }
  }
}

struct PlayButton: ButtonNode, TitleColorForState, TextContent {
  var text: String
  var titleColorForState: StateValues<Color> {
    [.normal: .white, .disabled: .white.withAlpha(0.75)]
  }
}
