import ProtocolStyle
import Testing

@Suite struct ApplierControlStateTests {
  private struct Toggle: ControlNode, ControlStateContent, Alpha, CustomClosure {
    var controlState: ControlState { .selected }
    var alpha: Double { 0.75 }
    var customClosure: StyleClosure {
      { if $0.controlState?.contains(.disabled) == true { $0.alpha = 0.5 } }
    }
  }

  private struct Card: ViewNode, Alpha {}

  private final class Panel: ControlNode, Alpha {}

  static let states: [(ControlState, String)] = [
    (.normal, "control(alpha: 0.75, controlState: normal)"),
    (.disabled, "control(alpha: 0.5, controlState: disabled)"),
    ([.disabled, .focused], "control(alpha: 0.5, controlState: disabled+focused)"),
  ]

  @Test(arguments: states)
  func `a node is styled as if in a state`(state: ControlState, text: String) {
    let model = StyleApplier().viewModel(for: Toggle(), controlState: state)
    #expect("\(model)" == text)
    let tree = StyleTree()
    let node = tree.attach(Toggle())
    tree.setControlState(state, of: node)
    #expect(tree.viewModel(of: node) == model)
  }

  @Test func `kinds without states have none`() {
    #expect("\(StyleApplier().viewModel(for: Card(), controlState: .focused))" == "view(alpha: 1)")
  }

  @Test func `a class node is styled by its dynamic type`() {
    func styled(_ node: some StyleNode) -> String {
      "\(StyleApplier().viewModel(for: node, controlState: .focused))"
    }
    #expect(styled(Panel()) == "control(alpha: 1, controlState: focused)")
  }

  @Test func `the environment is as given`() {
    struct Banner: ControlNode, BackgroundColor {}
    let dark = StyleApplier().viewModel(
      for: Banner(), in: StyleEnvironment(colorScheme: .dark), controlState: .normal)
    #expect(dark.backgroundColor == .black)
  }
}

@Suite struct ApplierPacksTests {
  @Test func `an applier reads the attributes of packs`() {
    let pack = StylePack("moods", attributes: [.alpha])
    #expect(StyleApplier(packs: [pack], attributes: []).attributes.map(\.name) == ["alpha"])
    #expect(
      StyleApplier(packs: [pack]).attributes.map(\.name) == AttributeList.standard.map(\.name))
    #expect(StyleApplier(packs: []).attributes.map(\.name) == AttributeList.standard.map(\.name))
  }
}
