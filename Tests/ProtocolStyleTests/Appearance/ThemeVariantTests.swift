import ProtocolStyle
import Testing

@testable import TestSupport

extension Token<Color> {
  fileprivate static let ink = Token("themeVariantInk", default: .gray)
  fileprivate static let paper = Token(
    "themeVariantPaper", default: .adaptive(light: .white, dark: .black))
}

private struct Sheet: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.ink.value }
}

private struct Plain: LabelNode {}

/// Themes that consist of one for light, one for dark, and others.
@Suite struct ThemeVariantTests {
  private static let light = Theme(
    "light",
    styleSheet: StyleSheet { StyleRule(for: .label) { $0.textColor = .green } }
  ) { $0[.ink] = .red }
  private static let dark = Theme(
    "dark",
    styleSheet: StyleSheet {
      StyleRule(for: .label, when: .reduceMotion()) { $0.textColor = .yellow }
    }
  ) { $0[.ink] = .blue }
  private static let clear = Theme("clear") { $0[.ink] = .black }
  private static let raised = Theme("raised") { $0[.ink] = .brown }

  static let environments: [(AppearanceVariant, Color, Color)] = [
    (.light, .red, .red), (.dark, .blue, .blue), (.highContrast, .red, .black),
    ([.dark, .highContrast], .blue, .blue), (.elevated, .red, .red),
    ([.dark, .elevated], .blue, .brown), ([.elevated, .highContrast], .red, .black),
    ([.dark, .elevated, .highContrast], .blue, .brown),
  ]

  @Test(arguments: environments)
  func `the values are those of the theme for the environment`(
    variant: AppearanceVariant, ofTwo: Color, ofFour: Color
  ) {
    let two = Theme("two", light: Self.light, dark: Self.dark)
    let four = Theme(
      "four",
      [
        .light: Self.light, .dark: Self.dark, .highContrast: Self.clear,
        [.dark, .elevated]: Self.raised,
      ])
    let environment = StyleEnvironment(variant)
    #expect(two.value(of: .ink, in: environment) == ofTwo)
    #expect(four.value(of: .ink, in: environment) == ofFour)
    let tree = StyleTree(themes: [four], environment: environment)
    let sheet = tree.attach(Sheet())
    #expect(tree.viewModel(of: sheet).backgroundColor == ofFour)
    tree.themes = [two]
    #expect(tree.viewModel(of: sheet).backgroundColor == ofTwo)
    #expect(two.value(of: .paper, in: environment) == (variant.contains(.dark) ? .black : .white))
  }

  @Test func `a tree follows a switch, and the rules of a theme apply in its environment`() {
    let tree = StyleTree(themes: [Theme("two", light: Self.light, dark: Self.dark)])
    let (sheet, label) = (tree.attach(Sheet()), tree.attach(Plain()))
    #expect(tree.viewModel(of: sheet).backgroundColor == .red)
    #expect(tree.viewModel(of: label).textColor == .green)
    tree.environment.reduceMotion = true
    #expect(tree.viewModel(of: label).textColor == .green)
    tree.environment.colorScheme = .dark
    #expect(tree.viewModel(of: sheet).backgroundColor == .blue)
    #expect(tree.viewModel(of: label).textColor == .yellow)
    tree.environment.reduceMotion = false
    #expect(tree.viewModel(of: label).textColor == nil)
  }

  @Test func `a theme without one for light has the one with the fewest properties`() {
    let theme = Theme("dark only", [[.dark, .elevated]: Self.raised, .dark: Self.dark])
    #expect(theme.value(of: .ink) == .blue)
    #expect(Theme("none", [:]).value(of: .ink) == .gray)
  }

  @Test func `a value that a theme doesn't set is that of the themes below`() {
    let top = Theme("top")
    #expect(top.value(of: .ink) == .gray)
    #expect(top.value(of: .ink, over: [Self.light, Self.dark]) == .blue)
    let alias = Theme("alias") { $0[.ink] = Token.paper.value }
    #expect(alias.value(of: .ink, in: StyleEnvironment(colorScheme: .dark)) == .black)
  }
}
