@testable import ProtocolStyle
@testable import StyleNavigation

/// Random screens and appearances.
extension RandomStack {
  /// Returns a screen, or nil for one that doesn't participate.
  func makeScreen() -> WalkScreen? {
    guard Int.random(in: 0..<5, using: &generator) > 0 else { return nil }
    return WalkScreen(
      prefersNavigationBarHidden: Int.random(in: 0..<4, using: &generator) == 0,
      prefersToolbarHidden: Bool.random(using: &generator),
      answer: Bool.random(using: &generator) ? makeAppearance() : nil,
      answersWithAccent: Int.random(in: 0..<6, using: &generator) == 0)
  }

  func makeAppearance() -> ScreenAppearance {
    ScreenAppearance(
      statusBarStyle: StatusBarStyleValue.allCases.randomElement(using: &generator)!,
      navigationBar: makeBar(), toolbar: makeBar())
  }

  func makeBar() -> BarAppearance {
    BarAppearance(
      style: [.default, .black, nil].randomElement(using: &generator)!,
      backgroundColor: Bool.random(using: &generator) ? color() : nil,
      tintColor: Bool.random(using: &generator) ? color() : nil,
      barTintColor: Bool.random(using: &generator) ? color() : nil)
  }

  func color() -> Color {
    let colors: [Color] = [
      .red, .green, .blue, .white, .adaptive(light: .yellow, dark: .purple), .systemBackground,
    ]
    return colors.randomElement(using: &generator)!
  }
}
