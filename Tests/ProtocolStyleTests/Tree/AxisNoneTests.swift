import ProtocolStyle
import Testing

@testable import TreeFixtures

/// A closure writes nil and then values for some places; no derivation fills the others.
@Suite struct AxisNoneTests {
  private struct ClosingButton: ButtonNode, CustomClosure {
    var customClosure: StyleClosure { AxisNoneTests.write }
  }

  @Sendable private static func write(_ model: inout ViewModel) {
    model.textColor = .red
    model.titleColorForState = nil
    model.titleColorForState = [.disabled: .blue]
  }

  @Test func `a custom closure that writes none and then some leaves the rest at none`() {
    let tree = StyleTree()
    let button = tree.attach(ClosingButton())
    #expect(tree.viewModel(of: button).titleColorForState == [.disabled: .blue])
  }

  @Test func `an override that writes none and then some leaves the rest at none`() {
    let tree = StyleTree()
    let button = tree.attach(PlainButton())
    tree.override(button, Self.write)
    #expect(tree.viewModel(of: button).titleColorForState == [.disabled: .blue])
  }

  @Test func `a rule that writes none and then some leaves the rest at none`() {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule(for: PlainButton.self, Self.write) })
    let button = tree.attach(PlainButton())
    #expect(tree.viewModel(of: button).titleColorForState == [.disabled: .blue])
  }
}
