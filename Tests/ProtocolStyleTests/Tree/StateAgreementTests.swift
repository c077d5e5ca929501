import ProtocolStyle
import Testing

@testable import TestSupport
@testable import TreeFixtures

/// A button whose closure depends on its state.
private struct Dimming: ButtonNode, TextContent, CustomClosure {
  var text = "Dim"
  var amount = 0.5

  var customClosure: StyleClosure {
    { [amount] in $0.alpha = $0.controlState == .highlighted ? amount : 1 }
  }
}

/// A button that defines its state and reads it in a getter.
private struct Stated: ButtonNode, ControlStateContent, BorderWidth, CustomClosure {
  var controlState = ControlState.normal
  var borderWidth: Double { controlState == .selected ? 3 : 1 }
  var customClosure: StyleClosure {
    { if $0.controlState?.contains(.disabled) == true { $0.cornerRadius = 9 } }
  }
}

private struct Plain: ButtonNode, TitleColorForState {
  var titleColorForState: StateValues<Color> { [.normal: .black, .highlighted: .red] }
}

/// A label, which isn't a control: its state determines the rules, but isn't visible to its
/// closure.
private struct Caption: LabelNode, CustomClosure {
  var customClosure: StyleClosure { { $0.alpha = $0.controlState == nil ? 0.75 : 0.25 } }
}

/// All ways to read the style of a node in a control state agree.
@Suite struct StateAgreementTests {
  static let states: [ControlState] =
    (0..<16).map { ControlState(rawValue: $0) } + [ControlState(rawValue: 0x1_0001)]

  @Test(arguments: states)
  func `a closure that reads the state is in the style of that state`(state: ControlState) {
    let tree = StyleTree()
    let button = tree.attach(Dimming())
    #expect(
      tree.viewModel(of: button, in: state, includingContent: false).alpha
        == (state == .highlighted ? 0.5 : 1))
  }

  @Test func `an override that reads the state is in the style of that state`() {
    let tree = StyleTree()
    let button = tree.attach(Plain())
    tree.override(button) { $0.alpha = $0.controlState == .selected ? 0.25 : nil }
    #expect(tree.viewModel(of: button, in: .selected, includingContent: false).alpha == 0.25)
    #expect(tree.viewModel(of: button, in: .normal, includingContent: false).alpha == nil)
  }

  @Test func `nodes that are equal in their own state keep their closures' values in another`() {
    let tree = StyleTree()
    let strong = tree.attach(Dimming(amount: 0.75))
    let weak = tree.attach(Dimming(amount: 0.25))
    #expect(
      tree.viewModel(of: strong, includingContent: false).alpha
        == tree.viewModel(of: weak, includingContent: false).alpha)
    for _ in 0..<2 {
      #expect(tree.viewModel(of: strong, in: .highlighted, includingContent: false).alpha == 0.75)
      #expect(tree.viewModel(of: weak, in: .highlighted, includingContent: false).alpha == 0.25)
    }
  }

  @Test(arguments: TestScale.seeds(4))
  func `styles, view models and states that are set agree at random`(seed: UInt64) {
    var shop = RandomShop(seed: seed)
    for _ in 0..<TestScale.steps(15) {
      shop.change()
      for node in shop.nodes { check(node, of: shop) }
    }
  }

  private func check(_ node: AnyNodeHandle, of shop: RandomShop) {
    let tree = shop.tree
    for state in Self.states {
      let model = tree.viewModel(of: node, in: state)
      #expect(
        tree.viewModel(of: node, in: state, includingContent: false).hasSameStyle(as: model),
        "\(node) in \(state)")
      tree.setControlState(state, of: node)
      #expect(tree.viewModel(of: node) == model, "\(node) in \(state)")
      #expect(
        tree.viewModel(of: node, includingContent: false).hasSameStyle(as: model),
        "\(node) in \(state)")
      tree.setControlState(shop.statesSet[node], of: node)
    }
  }
}

/// A tree of nodes that depend on their state in different ways, changed at random.
private struct RandomShop {
  let tree = StyleTree()
  private(set) var nodes: [AnyNodeHandle] = []
  private(set) var statesSet: [AnyNodeHandle: ControlState] = [:]
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let card = tree.attach(CardView())
    let models: [any StyleNode] = [
      Dimming(), Dimming(amount: 0.25), Stated(), Stated(controlState: .selected), Plain(),
      Caption(), PlainButton(),
    ]
    nodes = models.flatMap { model in
      (0..<2).map { _ in tree.attach(erased: model, to: card) }
    }
  }

  mutating func change() {
    let node = nodes.randomElement(using: &random)!
    let state = StateAgreementTests.states.randomElement(using: &random)!
    let width = Double(Int.random(in: 0..<4, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: set(state, of: node)
    case 1: set(nil, of: node)
    case 2: tree.override(node) { if $0.controlState == state { $0.borderWidth = width } }
    case 3: tree.clearOverrides(of: node)
    case 4:
      tree.styleSheet.insert(
        StyleRule(for: .view, when: .controlState(state)) { $0.shadowRadius = width })
    default:
      tree.styleSheet.insert(
        StyleRule(for: .button, when: !.controlState(state)) {
          $0.titleColorForState = [state: .blue]
        })
    }
  }

  private mutating func set(_ state: ControlState?, of node: AnyNodeHandle) {
    statesSet[node] = state
    tree.setControlState(state, of: node)
  }
}
