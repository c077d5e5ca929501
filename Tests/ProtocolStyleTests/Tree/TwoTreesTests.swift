import ProtocolStyle
import Testing

@testable import TreeFixtures

/// Several trees on several threads share one sheet, one theme and one applier.
@Suite struct TwoTreesTests {
  private static let sheet = StyleSheet {
    StyleRule(for: .button, when: .colorScheme(.dark)) { $0.alpha = 0.5 }
    StyleRule(for: .button, containedIn: [ShopScreen.self]) { $0.cornerRadius = 4 }
    StyleRule(for: .view) { $0.borderColor = .adaptive(light: .black, dark: .white) }
  }

  @Test func `trees on several tasks share a sheet, each in its environment`() async {
    let sheet = Self.sheet
    let theme = Theme("round", styleSheet: StyleSheet { StyleRule.naming("theme") })
    let applier = StyleApplier()
    let models = await withTaskGroup(of: (Int, Set<String>).self) { group in
      for task in 0..<8 {
        group.addTask {
          let scheme: StyleEnvironment.ColorScheme = task.isMultiple(of: 2) ? .light : .dark
          let tree = StyleTree(
            applier: applier, themes: [theme], environment: StyleEnvironment(colorScheme: scheme),
            styleSheet: sheet)
          let screen = tree.attach(ShopScreen())
          let buttons = (0..<200).map { _ in tree.attach(PlainButton(), to: screen) }
          return (task, Set(buttons.map { "\(tree.viewModel(of: $0))" }))
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(models.count == 8)
    for (task, texts) in models {
      let expected =
        task.isMultiple(of: 2)
        ? "button(borderColor: #000000, cornerRadius: 4, winner: theme)"
        : "button(alpha: 0.5, borderColor: #ffffff, cornerRadius: 4, winner: theme)"
      #expect(texts == [expected])
    }
  }

  @Test func `trees of two actors go their own ways`() async {
    let one = Shop(Self.sheet)
    let other = Shop(Self.sheet)
    async let first = one.alpha(in: .dark)
    async let second = other.alpha(in: .light)
    #expect(await first == 0.5)
    #expect(await second == nil)
    await one.add(StyleRule(for: .button) { $0.cornerRadius = 6 })
    #expect(await one.cornerRadius() == 6)
    #expect(await other.cornerRadius() == nil)
  }

  @Test func `one object may hang in two trees`() {
    let view = CountingView()
    let light = StyleTree(styleSheet: Self.sheet)
    let dark = StyleTree(
      environment: StyleEnvironment(colorScheme: .dark), styleSheet: Self.sheet)
    let inLight = light.attach(view)
    let inDark = dark.attach(view)
    #expect(light.viewModel(of: inLight).borderColor == .black)
    #expect(dark.viewModel(of: inDark).borderColor == .white)
    light[inLight].color = .green
    dark.setNeedsStyle(of: inDark)
    #expect(dark.viewModel(of: inDark).backgroundColor == .green)
  }
}

private actor Shop {
  private let tree: StyleTree

  init(_ sheet: StyleSheet) {
    tree = StyleTree(styleSheet: sheet)
  }

  func add(_ rule: StyleRule) {
    tree.styleSheet.insert(rule)
  }

  func alpha(in scheme: StyleEnvironment.ColorScheme) -> Double? {
    tree.environment.colorScheme = scheme
    return tree.viewModel(of: tree.attach(PlainButton())).alpha
  }

  func cornerRadius() -> Double? {
    tree.viewModel(of: tree.attach(PlainButton())).cornerRadius
  }
}
