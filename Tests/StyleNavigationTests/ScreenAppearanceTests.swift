import ProtocolStyle
import Testing

@testable import StyleNavigation

@Suite struct ScreenAppearanceTests {
  static let presets: [ScreenAppearance] = [.light, .dark, .system]

  @Test func `title and status bar are readable on any color`() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<10_000 {
      func channel() -> Double { .random(in: 0...1, using: &generator) }
      let color = Color(red: channel(), green: channel(), blue: channel())
      let appearance = ScreenAppearance(barColor: color)
      for bar in [appearance.navigationBar, appearance.toolbar] {
        let contrast = try #require(bar.tintColor).contrastRatio(with: color)
        #expect(bar.backgroundColor == color)
        #expect(contrast >= 4.5, "\(color)")
      }
      let content = try #require(Self.content(of: appearance.statusBarStyle))
      #expect(content.contrastRatio(with: color) >= 4.5, "\(color)")
    }
  }

  @Test(arguments: presets) func `presets are readable, in light and in dark`(
    appearance: ScreenAppearance
  ) throws {
    for scheme in [StyleEnvironment.ColorScheme.light, .dark] {
      var environment = StyleEnvironment()
      environment.colorScheme = scheme
      let stack = ScreenStack.make(in: StyleTree(environment: environment))
      try stack.push(BarScreen(preferredAppearance: appearance))
      let bar = stack.tree.viewModel(of: stack.navigationBar)
      let background = try #require(bar.barTintColor)
      let title = try #require(bar.titleTextAttributes?.foregroundColor)
      let status = Self.content(of: stack.statusBarStyle) ?? (scheme == .dark ? .white : .black)
      #expect(title.contrastRatio(with: background) > 20)
      #expect(status.contrastRatio(with: background) > 20)
    }
  }

  static let colors: [(Color, StatusBarStyleValue)] = [
    (.white, .darkContent), (.black, .lightContent), (.systemBackground, .default),
    (.adaptive(light: .blue, dark: .black), .lightContent),
    (.adaptive(light: .white, dark: .yellow), .darkContent),
    (.adaptive(light: .black, dark: .white), .lightContent),
    // The original's formula classifies this as dark, but black has the higher contrast.
    (Color(red: 1, green: 0.25, blue: 0.25), .darkContent),
  ]

  @Test(arguments: colors)
  func `the status bar suits the color`(color: Color, style: StatusBarStyleValue) {
    #expect(ScreenAppearance(barColor: color).statusBarStyle == style)
    let bar = BarAppearance(backgroundColor: color)
    #expect(ScreenAppearance(navigationBar: bar).statusBarStyle == style)
  }

  @Test func `the status bar is on the bar tint if there is one`() {
    let bar = BarAppearance(backgroundColor: .white, barTintColor: .black)
    #expect(ScreenAppearance(navigationBar: bar).statusBarStyle == .lightContent)
    #expect(ScreenAppearance(navigationBar: bar).inverse().statusBarStyle == .darkContent)
  }

  @Test func `a status bar that is given stays`() {
    #expect(ScreenAppearance(statusBarStyle: .default).statusBarStyle == .default)
  }

  @Test func `without a color the status bar is default, and the inverse keeps a given style`() {
    let bar = BarAppearance(style: nil, backgroundColor: nil, tintColor: nil)
    #expect(ScreenAppearance(navigationBar: bar).statusBarStyle == .default)
    let light = ScreenAppearance(statusBarStyle: .lightContent, navigationBar: bar)
    #expect(light.inverse().statusBarStyle == .lightContent)
  }

  @Test func `the inverse inverts both bars and updates the status bar`() {
    let inverse = ScreenAppearance(
      statusBarStyle: .lightContent, navigationBar: .red, toolbar: BarAppearance(color: .red)
    )
    .inverse()
    #expect(inverse.navigationBar == BarAppearance.red.inverse())
    #expect(inverse.toolbar == BarAppearance(color: .red).inverse())
    #expect(ScreenAppearance(barColor: .white).inverse().statusBarStyle == .lightContent)
    #expect(ScreenAppearance(barColor: .black).inverse().statusBarStyle == .darkContent)
  }

  /// Returns the color of a status bar's content; nil if it depends on the environment.
  private static func content(of style: StatusBarStyleValue) -> Color? {
    switch style {
    case .default: nil
    case .lightContent: .white
    case .darkContent: .black
    }
  }
}
