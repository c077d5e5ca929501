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
    let model = StyleApplier().viewModel(for: Toggle(), in: .controlState(state))
    #expect("\(model)" == text)
    let tree = StyleTree()
    let node = tree.attach(Toggle())
    tree.setControlState(state, of: node)
    #expect(tree.viewModel(of: node) == model)
  }

  @Test func `kinds without states have none`() {
    let model = StyleApplier().viewModel(for: Card(), in: .controlState(.focused))
    #expect("\(model)" == "view(alpha: 1)")
  }

  @Test func `a class node is styled by its dynamic type`() {
    func styled(_ node: some StyleNode) -> String {
      "\(StyleApplier().viewModel(for: node, in: .controlState(.focused)))"
    }
    #expect(styled(Panel()) == "control(alpha: 1, controlState: focused)")
  }

  @Test func `the environment is as given`() {
    struct Banner: ControlNode, BackgroundColor {}
    let dark = StyleApplier().viewModel(
      for: Banner(), in: [.colorScheme(.dark), .controlState(.normal)])
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

// MARK: - ApplierCurrentStateTests

private struct Toggle: ButtonNode, ControlStateContent, Alpha {
  var controlState: ControlState
  var alpha: Double { ControlState.current.contains(.selected) ? 0.5 : 1 }
}

private struct Plain: ViewNode, Alpha {
  var alpha: Double { ControlState.current == .normal ? 1 : 0.5 }
}

/// Styles another node in its getter.
private struct Outer: ButtonNode, ControlStateContent, Alpha, BorderWidth {
  var controlState: ControlState { .selected }
  var alpha: Double { StyleApplier().viewModel(for: Plain()).alpha ?? 0 }
  var borderWidth: Double { ControlState.current == .selected ? 2 : 1 }
}

/// A label, which isn't a control, with a state.
private struct Caption: LabelNode, ControlStateContent, Alpha {
  var controlState: ControlState
  var alpha: Double { ControlState.current.contains(.selected) ? 0.5 : 1 }
}

/// The control state that getters read for nodes outside a tree.
@Suite struct ApplierCurrentStateTests {
  private static let environments: [StyleEnvironment?] = [
    nil, StyleEnvironment(colorScheme: .dark),
  ]

  @Test(arguments: environments)
  func `it is the state that the model returns`(environment: StyleEnvironment?) {
    let applier = StyleApplier()
    let selected = applier.viewModel(for: Toggle(controlState: .selected), in: environment)
    #expect(selected.alpha == 0.5)
    #expect(applier.viewModel(for: Toggle(controlState: .normal), in: environment).alpha == 1)
    var model = ViewModel(kind: .button)
    applier.apply(Toggle(controlState: .selected), to: &model, in: environment)
    #expect(model.alpha == 0.5)
  }

  @Test func `a state that is given replaces it, and one around it doesn't`() {
    let node = Toggle(controlState: .selected)
    let model = StyleApplier().viewModel(
      for: node, in: [.colorScheme(.dark), .controlState(.disabled)])
    #expect(model.alpha == 1)
    #expect(model.controlState == .disabled)
    let enclosed = StyleApplier().viewModel(for: node, in: .enclosingControlState(.disabled))
    #expect(enclosed.alpha == 0.5)
    #expect(enclosed.controlState == .selected)
  }

  @Test func `a node that is styled in a getter has its own state`() {
    let model = StyleApplier().viewModel(for: Outer())
    #expect(model.alpha == 1)
    #expect(model.borderWidth == 2)
    let tree = StyleTree()
    let node = tree.attach(Outer())
    #expect(tree.viewModel(of: node).alpha == 1)
    #expect(tree.viewModel(of: node).borderWidth == 2)
  }

  @Test func `the state that a model of a kind without states returns counts as well`() {
    let caption = Caption(controlState: .selected)
    let tree = StyleTree()
    let node = tree.attach(caption)
    #expect(tree.viewModel(of: node).alpha == 0.5)
    #expect(StyleApplier().viewModel(for: caption) == tree.viewModel(of: node))
    var model = ViewModel(kind: .label)
    StyleApplier().apply(caption, to: &model)
    #expect(model.alpha == 0.5)
    #expect(StyleApplier(attributes: [.alpha]).viewModel(for: caption).alpha == 0.5)
  }
}
