import ProtocolStyle
import Testing

@testable import StyleNavigation
@testable import TestSupport

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

// MARK: - BarAppearanceTests

@Suite struct BarAppearanceTests {
  @Test func `an appearance sets nothing by default`() {
    let bar = BarAppearance()
    #expect(bar.style == nil)
    #expect(bar.backgroundColor == nil)
    #expect(bar.tintColor == nil)
    #expect(bar.barTintColor == nil)
    #expect(ScreenAppearance().statusBarStyle == .default)
  }

  @Test func `the default of the predecessor is a preset`() {
    let bar = BarAppearance.red
    #expect(ScreenAppearance.red.navigationBar == bar)
    #expect(ScreenAppearance.red.toolbar == bar)
    #expect(bar.style == .default)
    #expect(bar.backgroundColor == Color(red: 234 / 255, green: 46 / 255, blue: 73 / 255))
    #expect(bar.tintColor == .white)
    #expect(bar.barTintColor == nil)
  }

  @Test func `one color chooses a tint that is readable on it`() {
    #expect(BarAppearance(color: .yellow).tintColor == .black)
    #expect(BarAppearance(color: .blue).tintColor == .white)
    #expect(
      BarAppearance(color: .adaptive(light: .yellow, dark: .blue)).tintColor
        == .adaptive(light: .black, dark: .white))
  }

  @Test func `the inverse inverts every color but not alpha`() {
    let bar = BarAppearance(
      style: .black, backgroundColor: Color(red: 1, green: 0.25, blue: 0, alpha: 0.5),
      tintColor: .yellow, barTintColor: .black)
    let inverse = BarAppearance(
      style: .black, backgroundColor: Color(red: 0, green: 0.75, blue: 1, alpha: 0.5),
      tintColor: .blue, barTintColor: .white)
    #expect(bar.inverse() == inverse)
    #expect(bar.inverse().inverse() == bar)
  }

  @Test func `the inverse of nothing is nothing`() {
    let bar = BarAppearance(style: nil, backgroundColor: nil, tintColor: nil)
    #expect(bar.inverse() == bar)
  }

  @Test func `colors are interpolated in OKLab, and discrete values change at a half`() {
    let start = BarAppearance(
      style: .default, backgroundColor: .red, tintColor: .white, barTintColor: nil)
    let end = BarAppearance(
      style: .black, backgroundColor: .blue, tintColor: .black, barTintColor: .green)
    let early = start.interpolated(to: end, at: 0.25)
    #expect(early.backgroundColor == Color.red.interpolated(to: .blue, at: 0.25))
    #expect(early.tintColor == Color.white.interpolated(to: .black, at: 0.25))
    #expect(early.style == .default)
    #expect(early.barTintColor == nil)
    let late = start.interpolated(to: end, at: 0.5)
    #expect(late.style == .black)
    #expect(late.barTintColor == .green)
    #expect(start.interpolated(to: end, at: 0) == start)
    #expect(start.interpolated(to: end, at: 1) == end)
  }
}
