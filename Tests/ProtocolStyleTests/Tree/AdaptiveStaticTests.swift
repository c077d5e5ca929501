import ProtocolStyle
import Testing

@testable import TreeFixtures

extension Color {
  fileprivate static let paper = Color.adaptive(light: .white, dark: .black)
}

extension Token<Color> {
  fileprivate static let ink = Token("adaptiveStaticInk", default: .blue)
}

private struct PaperView: ViewNode, BackgroundColor {
  let counter: EvaluationCounter
  var backgroundColor: Color { counter.counting(.paper) }
}

private struct StoredView: ViewNode, BackgroundColor {
  var backgroundColor = Color.paper
}

private struct PaperButton: ButtonNode, TitleColorForState {
  static let colors: StateValues<Color> = [.normal: .paper, .highlighted: .red]
  var titleColorForState: StateValues<Color> { Self.colors }
}

private struct InkView: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.ink.value }
}

/// An adaptive color in a `static let` is created once and resolved again after each switch.
@Suite struct AdaptiveStaticTests {
  private let tree = StyleTree()

  private typealias Read = @Sendable (StyleTree) -> AnyNodeHandle

  /// Places where an adaptive color can be stored.
  private static let places: [(name: String, attach: Read)] = [
    ("getter", { $0.attach(PaperView(counter: EvaluationCounter())).erased }),
    ("model", { $0.attach(StoredView()).erased }),
    (
      "rule",
      { tree in
        tree.styleSheet.insert(StyleRule(for: CardView.self) { $0.backgroundColor = .paper })
        return tree.attach(CardView()).erased
      }
    ),
    (
      "override",
      { tree in
        let card = tree.attach(CardView())
        tree.override(card) { $0.backgroundColor = .paper }
        return card.erased
      }
    ),
    (
      "token of the tree",
      { tree in
        tree.tokens[.ink] = .paper
        return tree.attach(InkView()).erased
      }
    ),
    (
      "theme",
      { tree in
        tree.themes = [Theme("paper") { $0[.ink] = .paper }]
        return tree.attach(InkView()).erased
      }
    ),
  ]

  @Test(arguments: places.indices)
  func `it is resolved wherever it is stored`(index: Int) {
    let node = Self.places[index].attach(tree)
    tree.refresh()
    for (scheme, change) in [
      (StyleEnvironment.ColorScheme.dark, "backgroundColor: #ffffff → #000000"),
      (.light, "backgroundColor: #000000 → #ffffff"),
    ] {
      tree.environment.colorScheme = scheme
      let changes = tree.refresh().changes
      #expect(changes.map(\.node) == [node], "\(Self.places[index].name)")
      #expect(changes.flatMap(\.attributes).map(\.description) == [change])
      #expect(tree.viewModel(of: node).backgroundColor?.isAdaptive == false)
    }
  }

  @Test func `colors in values by state are resolved as well`() {
    let button = tree.attach(PaperButton())
    tree.environment.colorScheme = .dark
    #expect(tree.viewModel(of: button).titleColorForState == [.normal: .black, .highlighted: .red])
    tree.environment.colorScheme = .light
    #expect(tree.viewModel(of: button).titleColorForState == [.normal: .white, .highlighted: .red])
  }

  @Test func `it depends only on the color scheme`() {
    let counter = EvaluationCounter()
    let view = tree.attach(PaperView(counter: counter))
    tree.refresh()
    let count = counter.count
    tree.environment.contrast = .increased
    tree.tokens[.ink] = .green
    #expect(tree.refresh().isEmpty)
    #expect(counter.count == count)
    tree.environment.colorScheme = .dark
    #expect(tree.viewModel(of: view).backgroundColor == .black)
    #expect(counter.count == count + 1)
  }

  @Test func `it is resolved separately in two places with different schemes`() {
    let paper = tree.attach(StoredView())
    let night = tree.attach(StoredView())
    tree.setScope(StyleScope { $0.colorScheme = .dark }, at: night)
    #expect(tree.viewModel(of: paper).backgroundColor == .white)
    #expect(tree.viewModel(of: night).backgroundColor == .black)
    tree.refresh()
    tree.environment.colorScheme = .dark
    #expect(tree.refresh().changes.map(\.node) == [paper.erased])
  }
}
