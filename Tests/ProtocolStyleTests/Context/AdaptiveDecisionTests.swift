import ProtocolStyle
import Testing

@Suite struct AdaptiveDecisionTests {
  private static let adaptive = Color.adaptive(light: .white, dark: .black)

  @Test func `outside an applier a color is resolved for light when it is written`() {
    var model = ViewModel(kind: .button)
    model.backgroundColor = Self.adaptive
    model.titleColorForState = [.normal: Self.adaptive, .highlighted: .red]
    model[.titleShadowColorForState, .selected] = Self.adaptive
    model.titleTextAttributes = TextAttributes(
      foregroundColor: Self.adaptive, shadowColor: Self.adaptive)
    model.titleTextAttributesForState = [
      .normal: TextAttributes(foregroundColor: Self.adaptive, alignment: .center)
    ]
    #expect(model.backgroundColor == .white)
    #expect(model.titleColorForState == [.normal: .white, .highlighted: .red])
    #expect(model.titleShadowColorForState == [.selected: .white])
    #expect(
      model.titleTextAttributes == TextAttributes(foregroundColor: .white, shadowColor: .white))
    #expect(
      model.titleTextAttributesForState
        == [.normal: TextAttributes(foregroundColor: .white, alignment: .center)])
  }

  @Test(arguments: [(.light, .white), (.dark, .black)] as [(StyleEnvironment.ColorScheme, Color)])
  func `a getter's color is resolved in the node's environment`(
    scheme: StyleEnvironment.ColorScheme, shown: Color
  ) {
    let environment = StyleEnvironment(colorScheme: scheme)
    let button = StyleApplier().viewModel(for: AdaptiveButton(), in: environment)
    #expect(button.backgroundColor == shown)
    #expect(button.titleShadowColorForState == [.normal: shown])
    #expect(button.titleColorForState == [.normal: shown])
    let item = StyleApplier().viewModel(for: AdaptiveItem(), in: environment)
    #expect(
      item.titleTextAttributesForState == [
        .normal: TextAttributes(foregroundColor: shown),
        .highlighted: TextAttributes(foregroundColor: .red, shadowColor: shown),
      ])
  }

  @Test(arguments: [(.light, .white), (.dark, .black)] as [(StyleEnvironment.ColorScheme, Color)])
  func `a closure's color is resolved in the node's environment`(
    scheme: StyleEnvironment.ColorScheme, shown: Color
  ) {
    struct Closed: ButtonNode, CustomClosure {
      var customClosure: StyleClosure {
        {
          $0.backgroundColor = AdaptiveDecisionTests.adaptive
          $0[.titleColorForState, .highlighted] = AdaptiveDecisionTests.adaptive
        }
      }
    }
    let model = StyleApplier().viewModel(
      for: Closed(), in: StyleEnvironment(colorScheme: scheme))
    #expect(model.backgroundColor == shown)
    #expect(model.titleColorForState == [.highlighted: shown])
  }

  @Test func `a resolved color stays resolved`() {
    let dark = StyleApplier().viewModel(
      for: AdaptiveButton(), in: StyleEnvironment(colorScheme: .dark))
    var copy = dark
    copy.alpha = 1
    #expect(copy.backgroundColor == .black)
    StyleApplier().apply(Adopter.OfAlpha(), to: &copy)
    #expect(copy.backgroundColor == .black)
  }

  @Test func `resolving uses the current context and keeps plain values`() {
    #expect(Self.adaptive.resolved() == .white)
    #expect(Color.red.resolved() == .red)
    #expect(([.normal: Self.adaptive] as StateValues<Color>).resolved() == [.normal: .white])
    let text = TextAttributes(
      foregroundColor: Self.adaptive, font: .system(size: 9), alignment: .left,
      shadowColor: Self.adaptive, shadowOffset: Offset(x: 1, y: 1))
    #expect(
      text.resolved()
        == TextAttributes(
          foregroundColor: .white, font: .system(size: 9), alignment: .left, shadowColor: .white,
          shadowOffset: Offset(x: 1, y: 1)))
  }
}

extension AdaptiveDecisionTests {
  private struct AdaptiveButton: ButtonNode, BackgroundColor, TextColor, TitleShadowColorForState {
    var backgroundColor: Color { adaptive }
    var textColor: Color { adaptive }
    var titleShadowColorForState: StateValues<Color> { [.normal: adaptive] }
  }

  private struct AdaptiveItem: BarButtonItemNode, TextColor, TitleTextAttributesForState {
    var textColor: Color { adaptive }
    var titleTextAttributesForState: StateValues<TextAttributes> {
      [.highlighted: TextAttributes(foregroundColor: .red, shadowColor: adaptive)]
    }
  }
}
