import ProtocolStyle
import StyleHTML

/// Nodes whose style depends on control states, each in another way.
enum StateFixtures {
  private struct Titled: ButtonNode, TextContent, TitleColorForState {
    var text = "Titled"
    var titleColorForState: StateValues<Color> {
      [.normal: Token.ink.value, .highlighted: .red, [.highlighted, .selected]: .green]
    }
  }

  private struct Shadowed: ButtonNode, TitleShadowColorForState {
    var titleShadowColorForState: StateValues<Color> {
      [.normal: .gray, ControlState(rawValue: 0x1_0000): .blue]
    }
  }

  private struct Closing: ButtonNode, TextContent, CustomClosure {
    var text = "Closing"
    var isStrong = false

    var customClosure: StyleClosure {
      { [isStrong] model in
        switch model.controlState {
        case .highlighted?: model.alpha = isStrong ? 0.25 : 0.5
        case ControlState.focused.union(.selected): model.borderWidth = 4
        case nil: model.cornerRadius = 1
        default: model.backgroundColor = Token.ink.value
        }
      }
    }
  }

  private struct Stated: ButtonNode, ControlStateContent, BorderWidth {
    var controlState = ControlState.selected
    var borderWidth: Double { controlState == .selected ? 5 : 1 }
  }

  private struct Cell: TableCellNode, TextContent {
    var text = "Cell"
  }

  private struct Pad: ControlNode {}

  /// The order of the rules differs from all orders of bits.
  private static let sheet = StyleSheet {
    StyleRule(for: .button, when: .controlState(.selected)) { $0.backgroundColor = .red }
    StyleRule(for: .button, when: .controlState(.highlighted)) { $0.backgroundColor = .blue }
    StyleRule(for: .button, when: .controlState([.focused, .selected])) {
      $0.backgroundColor = .green
    }
    StyleRule(for: .control, when: .controlState(.disabled)) { $0.alpha = 0.5 }
    StyleRule(for: .control, when: .controlState(.normal)) { $0.cornerRadius = 2 }
    StyleRule(for: .tableCell, when: .controlState(.selected)) { $0.backgroundColor = .orange }
    StyleRule(for: .label, when: .controlState(.disabled) && .colorScheme(.dark)) {
      $0.alpha = 0.75
    }
    StyleRule(for: Pad.self, when: .controlState(ControlState(rawValue: 0x1_0000))) {
      $0.shadowRadius = 7
    }
    StyleRule(for: Pad.self, when: .controlState(ControlState(rawValue: 0x3_0000))) {
      $0.borderWidth = 3
    }
    StyleRule(for: Pad.self, when: !.controlState(.focused)) { $0.borderColor = .purple }
  }

  /// Returns a tree of roots, with themes and an environment.
  static func makeTree(
    themes: [Theme] = [], environment: StyleEnvironment = StyleEnvironment()
  ) -> StyleTree {
    let tree = StyleTree(themes: themes, environment: environment, styleSheet: sheet)
    tree.attach(Titled())
    tree.attach(Shadowed())
    tree.attach(Closing())
    tree.attach(Closing(isStrong: true))
    tree.attach(Stated())
    tree.attach(Pad())
    tree.setControlState([.highlighted, .selected], of: tree.attach(Titled()))
    tree.setControlState(ControlState(rawValue: 0x3_0005), of: tree.attach(Closing()))
    tree.setControlState(.selected, of: tree.attach(Cell()))
    tree.setControlState(.disabled, of: tree.attach(Title(text: "Title")))
    let overridden = tree.attach(Titled())
    tree.override(overridden) { if $0.controlState == .focused { $0.borderColor = .red } }
    tree.attach(Buy())
    return tree
  }

  /// Changes that are visible only in some states, each followed by a refresh.
  static let changes: [@Sendable (StyleTree) -> Void] = [
    { $0.tokens[.ink] = .brown },
    { tree in
      tree.styleSheet.insert(
        StyleRule(for: .button, when: .controlState([.disabled, .focused])) {
          $0.borderColor = .cyan
        })
    },
    { tree in
      if let node = tree.first(Closing.self) { tree[node].isStrong.toggle() }
    },
    { tree in
      if let node = tree.first(Cell.self) { tree.setControlState(.highlighted, of: node) }
    },
    { tree in
      if let node = tree.first(Pad.self) {
        tree.override(node) { if $0.controlState == .selected { $0.alpha = 0.125 } }
      }
    },
    { tree in
      if let node = tree.first(Titled.self) { tree.setControlState(.focused, of: node) }
    },
    { $0.tokens[.ink] = nil },
  ]
}
