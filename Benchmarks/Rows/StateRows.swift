import ProtocolStyle

/// A trait with a different style while the node is pressed.
private protocol PressedAppearance: BackgroundColor, BorderWidth {}

extension PressedAppearance {
  var backgroundColor: Color { ControlState.current.contains(.highlighted) ? .gray : .yellow }
}

private struct PressButton: ButtonNode, PressedAppearance, TextContent {
  var borderWidth = 1.0
  var text: String { "Buy" }
}

/// Control states that getters read.
enum StateRows {
  static let all: [Benchmark] = [
    Benchmark(name: "state.press", baseline: "styling the node twice", bar: 3) {
      let (pressed, written) = (Buttons(), Buttons())
      let rounds = Rounds()
      return .time(
        items: pressed.nodes.count,
        ours: {
          for node in pressed.nodes {
            for state in [ControlState.highlighted, nil] {
              pressed.tree.setControlState(state, of: node)
              keep(pressed.tree.viewModel(of: node, includingContent: false))
            }
          }
        },
        baseline: {
          let round = Double(rounds.next())
          for node in written.nodes {
            for width in [round, round + 0.5] {
              written.tree[node].borderWidth = width
              keep(written.tree.viewModel(of: node, includingContent: false))
            }
          }
        })
    }
  ]

  private struct Buttons {
    let tree = StyleTree()
    let nodes: [NodeHandle<PressButton>]

    init() {
      let screen = tree.attach(ShopScreen())
      nodes = (0..<10_000).map { [tree] _ in tree.attach(PressButton(), to: screen) }
      tree.refresh()
    }
  }
}
