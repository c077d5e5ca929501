import BenchmarkPack
import ProtocolStyle

/// A container that is drawn without lines, because a terminal has no space for a million borders.
struct StressBox: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.surface.value }
}

struct StressLabel: LabelNode, BackgroundColor, TextColor, TextContent {
  var backgroundColor: Color { Token.surface.value }
  var textColor: Color { .black }
  var text: String { "Tea & cake" }
}

/// A shop that is given one theme after the other, each only once.
final class Wardrobe {
  private let tree: StyleTree
  private var count = 0

  init() {
    tree = StyleTree(themes: [Self.theme(0)], styleSheet: Shop.sheet)
    let screen = tree.attach(ShopScreen())
    for _ in 0..<100 {
      let box = tree.attach(StressBox(), to: screen)
      for _ in 0..<9 { tree.attach(ThemedRow(), to: box) }
    }
    tree.refresh()
  }

  /// A theme with distinct values and rules.
  static func theme(_ number: Int) -> Theme {
    let white = 0.5 + Double(number % 100_000) / 200_000
    return Theme(
      "theme \(number)",
      styleSheet: StyleSheet {
        StyleRule(for: .view, containedIn: [ShopScreen.self]) { $0.shadowOpacity = white }
      }
    ) {
      $0[.surface] = Color(white: white)
    }
  }

  func switchThemes(_ times: Int) {
    for _ in 0..<times {
      count += 1
      tree.themes = [Self.theme(count)]
      precondition(!tree.refresh().changes.isEmpty, "Each theme has values of its own.")
    }
  }
}

/// A tree to which nodes with all kinds of settings are attached, and from which they are detached.
final class Turnover {
  private let tree = StyleTree(themes: [Wardrobe.theme(1)], styleSheet: Shop.sheet)
  private let screen: NodeHandle<ShopScreen>
  private let themes = [Wardrobe.theme(2), Wardrobe.theme(3)]
  private var count = 0

  init() {
    screen = tree.attach(ShopScreen())
    Shop.fill(tree, screen, cards: 100)
  }

  func run(_ cycles: Int) {
    for _ in 0..<cycles {
      count += 1
      let token = tree.reset(of: .button, attributes: [.alpha])
      let group = tree.attach(TintedGroup(white: Double(count / 10 % 10_000) / 10_000), to: screen)
      Shop.fill(tree, group, cards: 1)
      let button = tree.attach(ToggleButton(), to: group)
      let object = tree.attach(ThemedObject(number: count), to: group)
      tree.restore(token)
      tree[button].isOn = true
      keep(tree[object])
      tree.setControlState(.selected, of: button)
      tree.override(button) { $0.text = "\($0.borderWidth ?? 0)" }
      tree.setScope(StyleScope(themes: [themes[count % 2]]) { $0.colorScheme = .dark }, at: group)
      keep(tree.viewModel(of: button))
      keep(tree.explain(object))
      // Neither trees without reports nor those with reports may accumulate memory.
      if count % 1_000 < 10 { keep(tree.refresh()) }
      tree.detach(group)
    }
    precondition(tree.count == 501, "All that came have gone.")
  }
}

/// A node with an inherited value that few others have.
private struct TintedGroup: ViewNode, TintColor {
  var white: Double
  var tintColor: Color { Color(white: white) }
}
