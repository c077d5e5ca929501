import ProtocolStyle
import Testing

@Suite struct BarTintDerivationTests {
  private static let barsWithBackground: [any StyleNode & Sendable] = [
    NavigationBar(backgroundColor: .yellow), Toolbar(backgroundColor: .yellow),
    TabBar(backgroundColor: .yellow),
  ]

  @Test(arguments: barsWithBackground)
  func `a bar's background is its bar tint`(bar: any StyleNode & Sendable) {
    let model = StyleApplier().viewModel(for: bar)
    #expect(model.barTintColor == .yellow)
    #expect(model.backgroundColor == .yellow)
    #expect(model.derivedNames == ["barTintColor"])
    #expect(model.count { $0.attribute.name == "barTintColor" } == 1)
  }

  private static let barsWithBoth: [any StyleNode & Sendable] = [
    TintedNavigationBar(), TintedToolbar(), TintedTabBar(),
  ]

  @Test(arguments: barsWithBoth)
  func `an explicit bar tint wins over the background`(bar: any StyleNode & Sendable) {
    let model = StyleApplier().viewModel(for: bar)
    #expect(model.barTintColor == .green)
    #expect(model.backgroundColor == .yellow)
    #expect(model.derivedNames == [])
  }

  @Test func `an adaptive background gives a decided bar tint`() {
    let bar = NavigationBar(backgroundColor: .adaptive(light: .white, dark: .brown))
    let dark = StyleApplier().viewModel(for: bar, in: StyleEnvironment(colorScheme: .dark))
    #expect(dark.barTintColor == .brown)
    #expect(StyleApplier().viewModel(for: bar).barTintColor == .white)
  }
}

extension BarTintDerivationTests {
  private struct NavigationBar: NavigationBarNode, BackgroundColor {
    var backgroundColor: Color
  }

  private struct Toolbar: ToolbarNode, BackgroundColor {
    var backgroundColor: Color
  }

  private struct TabBar: TabBarNode, BackgroundColor {
    var backgroundColor: Color
  }

  private struct TintedNavigationBar: NavigationBarNode, YellowAndGreen {}
  private struct TintedToolbar: ToolbarNode, YellowAndGreen {}
  private struct TintedTabBar: TabBarNode, YellowAndGreen {}

  protocol YellowAndGreen: BackgroundColor, BarTintColor {}
}

extension BarTintDerivationTests.YellowAndGreen {
  var backgroundColor: Color { .yellow }
  var barTintColor: Color { .green }
}
