import ProtocolStyle
import Testing

@testable import TreeFixtures

/// The demo of UIAppearance for custom views: one global matched rules two custom attributes, and
/// one of them is changed in one screen.
@Suite struct DemoViewTests {
  @Test func `a custom view is red and blue, and yellow on the left inside one screen`() {
    let tree = StyleTree(
      applier: StyleApplier(attributes: .standard + [.leftColor, .rightColor]),
      styleSheet: StyleSheet {
        StyleRule(for: DemoView.self) { model in
          model.leftColor = .red
          model.rightColor = .blue
        }
        StyleRule(for: DemoView.self, containedIn: [YellowScreen.self]) { $0.leftColor = .yellow }
      })
    let plain = tree.attach(DemoView(), to: tree.attach(ShopScreen()))
    let yellow = tree.attach(DemoView(), to: tree.attach(YellowScreen()))
    let own = tree.attach(GreenDemoView(), to: tree.attach(YellowScreen()))
    #expect(tree.viewModel(of: plain).leftColor == .red)
    #expect(tree.viewModel(of: plain).rightColor == .blue)
    #expect(tree.viewModel(of: yellow).leftColor == .yellow)
    #expect(tree.viewModel(of: yellow).rightColor == .blue)
    #expect("\(tree.viewModel(of: own))" == "view(leftColor: #00ff00)")
  }

  @Test func `values of a view itself are never overridden by rules`() {
    let tree = StyleTree(
      applier: StyleApplier(attributes: .standard + [.leftColor, .rightColor]),
      styleSheet: StyleSheet {
        StyleRule(for: (any LeftColor).self, when: .colorScheme(.light)) { model in
          model.leftColor = .red
          model.rightColor = .blue
        }
      })
    let own = tree.viewModel(of: tree.attach(GreenDemoView()))
    #expect(own.leftColor == .green)
    #expect(own.rightColor == .blue)
  }
}

private protocol LeftColor: SendableMetatype {
  var leftColor: Color { get }
}

private struct DemoView: ViewNode {}

private struct GreenDemoView: ViewNode, LeftColor {
  var leftColor: Color { .green }
}

private struct YellowScreen: ScreenNode {}

extension AnyAttribute where Self == Attribute<Color> {
  fileprivate static var leftColor: Self {
    @Sendable func read(
      _ node: borrowing some LeftColor, _ slot: borrowing AttributeSlot<Color>
    ) -> AttributeWrite {
      slot.write(node.leftColor)
    }
    return Attribute("leftColor", of: (any LeftColor).self) {
      ($0 as? any LeftColor.Type).map { AttributeReader($0, read) }
    }
  }

  fileprivate static var rightColor: Self { Attribute("rightColor") }
}

extension ViewModel {
  fileprivate var leftColor: Color? {
    get { self[.leftColor] }
    set { self[.leftColor] = newValue }
  }

  fileprivate var rightColor: Color? {
    get { self[.rightColor] }
    set { self[.rightColor] = newValue }
  }
}
