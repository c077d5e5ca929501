import ProtocolStyle
import Testing

@testable import TreeFixtures

/// Levels are merged place by place along an axis: control states, bar metrics, bar placements.
@Suite struct AxisMergeTests {
  private struct OwnTitle: ButtonNode, TitleColorForState {
    var titleColorForState: StateValues<Color> { [.highlighted: .red, .disabled: .gray] }
  }

  private struct OwnText: ButtonNode, TextColor, CustomClosure {
    var textColor: Color { .purple }
    var customClosure: StyleClosure { { $0[.titleColorForState, .normal] = nil } }
  }

  @Test func `title colors of rules, the node and an override merge per state`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button) { $0.titleColorForState = [.normal: .black, .highlighted: .blue] }
        StyleRule(for: OwnTitle.self) { $0[.titleColorForState, .focused] = .yellow }
      })
    let button = tree.attach(OwnTitle())
    tree.override(button) { $0[.titleColorForState, .selected] = .green }
    #expect(
      tree.viewModel(of: button).titleColorForState == [
        .normal: .black, .highlighted: .red, .disabled: .gray, .focused: .yellow, .selected: .green,
      ])
    tree.clearOverride(.titleColorForState, of: button)
    #expect(tree.viewModel(of: button)[.titleColorForState, .selected] == .black)
  }

  @Test func `values assigned as a whole merge as well, in a rule and in an override`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button) { $0.titleColorForState = [.normal: .black, .highlighted: .blue] }
        StyleRule(for: PlainButton.self) { $0.titleColorForState = [.highlighted: .green] }
      })
    let button = tree.attach(PlainButton())
    tree.override(button) { $0.titleColorForState = [.selected: .red] }
    #expect(
      tree.viewModel(of: button).titleColorForState == [
        .normal: .black, .highlighted: .green, .selected: .red,
      ])
    tree.clearOverrides(of: button)
    #expect(
      tree.viewModel(of: button).titleColorForState == [.normal: .black, .highlighted: .green])
  }

  @Test func `writing nil first replaces all lower values`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button) { $0.titleColorForState = [.normal: .black, .highlighted: .blue] }
        StyleRule(for: PlainButton.self) { model in
          model.titleColorForState = nil
          model.titleColorForState = [.selected: .green]
        }
      })
    let button = tree.attach(PlainButton())
    #expect(tree.viewModel(of: button).titleColorForState == [.selected: .green])
    tree.override(button) { $0.titleColorForState = nil }
    #expect(tree.viewModel(of: button).titleColorForState == nil)
  }

  @Test func `background images merge per metrics and per placement`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .navigationBar) { model in
          model[.backgroundImageForMetrics, .default] = .named("tall")
          model[.backgroundImageForPlacement, BarPlacement(.top)] = .named("top")
        }
        StyleRule(for: ShopBar.self) { model in
          model[.backgroundImageForMetrics, .compact] = .named("short")
          model[.backgroundImageForPlacement, BarPlacement(.top, .compact)] = .named("low")
        }
        StyleRule(for: ShopBar.self, containedIn: [ShopScreen.self]) { model in
          model[.backgroundImageForMetrics, .default] = .named("shop")
          model[.titleVerticalPositionForMetrics, .compact] = 3
        }
      })
    let model = tree.viewModel(of: tree.attach(ShopBar(), to: tree.attach(ShopScreen())))
    #expect(
      model.backgroundImageForMetrics == [.default: .named("shop"), .compact: .named("short")])
    #expect(
      model.backgroundImageForPlacement == [
        BarPlacement(.top): .named("top"), BarPlacement(.top, .compact): .named("low"),
      ])
    #expect(model.titleVerticalPositionForMetrics == [.compact: 3])
    let prompt = BarPlacement(.top, .compactPrompt)
    #expect(model[.backgroundImageForPlacement, prompt] == .named("low"))
  }

  @Test func `nil at one place is none there, and no derivation refills it`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button) { $0.titleColorForState = [.normal: .black, .highlighted: .blue] }
      })
    #expect(tree.viewModel(of: tree.attach(OwnText())).titleColorForState == [.highlighted: .blue])
    let button = tree.attach(PlainButton())
    tree.override(button) { $0[.titleColorForState, .highlighted] = nil }
    #expect(tree.viewModel(of: button).titleColorForState == [.normal: .black])
    tree.clearOverrides(of: button)
    #expect(tree.viewModel(of: button)[.titleColorForState, .highlighted] == .blue)
  }

  @Test func `a text color fills the normal state alone`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button) { $0.titleColorForState = [.highlighted: .blue] }
      })
    let button = tree.attach(PlainButton())
    tree.override(button) { $0.textColor = .purple }
    #expect(
      tree.viewModel(of: button).titleColorForState == [.normal: .purple, .highlighted: .blue])
  }
}
