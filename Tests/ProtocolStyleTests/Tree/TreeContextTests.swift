import ProtocolStyle
import Testing

@testable import TreeFixtures

extension Token<Color> {
  fileprivate static let base = Token("contextBase", default: .blue)
  fileprivate static let accent = Token("contextAccent", default: Token.base.value)
}

/// A label whose style class and state depend on the time of day by default.
private struct DayLabel: LabelNode, StyleClassed, ControlStateContent {
  var isAlwaysDay = false
  private var isNight: Bool {
    !isAlwaysDay && StyleEnvironment.current.colorScheme == .dark
  }

  init(isAlwaysDay: Bool = false) {
    self.isAlwaysDay = isAlwaysDay
  }

  var styleClasses: [String] { [isNight ? "Night" : "Day"] }
  var controlState: ControlState { isNight ? .disabled : .normal }
}

private struct AccentLabel: LabelNode, TextColor {
  var textColor: Color { Token.accent.value }
}

/// Getters, rules and themes are evaluated in the context of the node's position.
@Suite struct TreeContextTests {
  private let tree = StyleTree(
    environment: StyleEnvironment(colorScheme: .dark),
    styleSheet: StyleSheet {
      StyleRule(for: .styleClass("Night")) { $0[.winner] = "night" }
      StyleRule(for: .styleClass("Day")) { $0.textColor = .adaptive(light: .white, dark: .black) }
      StyleRule(for: .label, when: .controlState(.disabled)) { $0.alpha = 0.5 }
    })

  @Test func `style classes and states may depend on the environment`() {
    let label = tree.attach(DayLabel())
    #expect(tree.winner(of: label) == "night")
    #expect(tree.viewModel(of: label).alpha == 0.5)
    tree.setScope(StyleScope { $0.colorScheme = .light }, at: label)
    #expect(tree.viewModel(of: label).textColor == .white)
    #expect(tree.viewModel(of: label).alpha == nil)
  }

  @Test func `the state of a control is that of its place`() {
    let label = tree.attach(DayLabel())
    #expect(tree.controlState(of: label) == .disabled)
  }

  @Test func `a node's children don't affect the context of its rules`() {
    let parent = tree.attach(DayLabel())
    tree.attach(PriceLabel(), to: parent)
    let day = tree.attach(DayLabel(isAlwaysDay: true))
    #expect(tree.viewModel(of: day).textColor == .black)
  }

  @Test func `a theme reads tokens of the themes below it, not of those above`() {
    tree.themes = [
      Theme("brand") { $0[.base] = .red },
      Theme("loud") { $0[.accent] = Token.base.value.withAlpha(0.5) },
    ]
    let label = tree.attach(AccentLabel())
    #expect(tree.viewModel(of: label).textColor == Color.red.withAlpha(0.5))
    tree.setScope(StyleScope(themes: [Theme("green") { $0[.base] = .green }]), at: label)
    #expect(tree.viewModel(of: label).textColor == Color.red.withAlpha(0.5))
  }

  @Test func `a token's default follows the tokens that it reads`() {
    let label = tree.attach(AccentLabel())
    #expect(tree.viewModel(of: label).textColor == .blue)
    tree.setScope(StyleScope(themes: [Theme("green") { $0[.base] = .green }]), at: label)
    #expect(tree.viewModel(of: label).textColor == .green)
  }

  @Test func `a font of a text style has the content size of its place`() {
    tree.styleSheet = StyleSheet {
      StyleRule(for: .label) { $0.font = FontDescriptor(textStyle: .body) }
    }
    let label = tree.attach(PriceLabel())
    let usual = tree.viewModel(of: label).font
    tree.setScope(StyleScope { $0.contentSizeCategory = .accessibilityExtraLarge }, at: label)
    let large = tree.viewModel(of: label).font
    #expect(usual != nil)
    #expect(large != usual)
  }
}
