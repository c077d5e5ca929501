import Observation
import Synchronization
import Testing

@testable import ProtocolStyle

private final class SharedCount: Sendable {
  private let value = Atomic(0)
  var current: Int { value.load(ordering: .relaxed) }
  func add() { value.add(1, ordering: .relaxed) }
}

private struct Stack: ViewNode {}

private struct Field: TextFieldNode {}

/// A field whose model defines its state.
private struct Checked: TextFieldNode, ControlStateContent {
  var isValid = true
  var controlState: ControlState {
    isValid && StyleEnvironment.current.colorScheme == .light ? .normal : .invalid
  }
}

@Observable private final class Form: Sendable {
  private let registrarState = Mutex(true)
  @ObservationIgnored var isValid: Bool {
    get {
      access(keyPath: \.isValid)
      return registrarState.withLock(\.self)
    }
    set { withMutation(keyPath: \.isValid) { registrarState.withLock { $0 = newValue } } }
  }
}

private struct Observed: TextFieldNode, ControlStateContent {
  let form: Form
  var controlState: ControlState { form.isValid ? .normal : .invalid }
}

/// A card that counts how often it's styled.
private struct Card: ViewNode, BorderColor, TintColor {
  let count = SharedCount()
  var borderColor: Color {
    count.add()
    let state = ControlState.ofDescendants
    return state.contains(.invalid) ? .red : state.contains(.focused) ? .blue : .gray
  }
  var tintColor: Color { ControlState.ofDescendants.contains(.selected) ? .green : .brown }
}

private struct Caption: LabelNode, TextContent {
  var text: String { ControlState.ofDescendants.contains(.selected) ? "chosen" : "open" }
}

private struct Shaded: ViewNode, ScopeProviding {
  var styleScope: StyleScope {
    let isFocused = ControlState.ofDescendants.contains(.focused)
    return StyleScope { if isFocused { $0.colorScheme = .dark } }
  }
}

private struct Adapting: LabelNode, TextColor {
  var textColor: Color { StyleEnvironment.current.colorScheme == .dark ? .white : .black }
}

private struct Icon: ImageNode {}

/// The united states of the descendants of a node, as getters, contents, scopes, closures and conditions
/// read them.
@Suite struct DescendantStateTests {
  private let tree = StyleTree()

  private func border(_ card: NodeHandle<Card>) -> Color? { tree.viewModel(of: card).borderColor }

  @Test func `a card shows that a field in it is focused, through other views`() {
    let card = tree.attach(Card())
    let field = tree.attach(Field(), to: tree.attach(Stack(), to: tree.attach(Stack(), to: card)))
    #expect(border(card) == .gray)
    tree.setControlState(.focused, of: field)
    #expect(border(card) == .blue)
    tree.setControlState(nil, of: field)
    #expect(border(card) == .gray)
  }

  @Test func `the states of all descendants are united, without the node's own`() {
    let card = tree.attach(Card())
    let fields = (0..<2).map { _ in tree.attach(Field(), to: card) }
    tree.setControlState(.focused, of: fields[0])
    tree.setControlState([.invalid, .hovered], of: fields[1])
    tree.setControlState(.selected, of: card)
    #expect(border(card) == .red)
    #expect(tree.viewModel(of: card).tintColor == .brown)
    #expect(StyleApplier().viewModel(for: Card()).borderColor == .gray)
    #expect(
      StyleApplier().viewModel(for: Card(), in: .descendantControlState(.focused)).borderColor
        == .blue)
  }

  @Test func `attaching, moving and detaching a field changes the states around it`() throws {
    let cards = (0..<2).map { _ in tree.attach(Card()) }
    let field = tree.attach(Field(), to: cards[0])
    tree.setControlState(.invalid, of: field)
    #expect(cards.map(border) == [.red, .gray])
    try tree.move(field, to: cards[1])
    #expect(cards.map(border) == [.gray, .red])
    tree.attach(Checked(isValid: false), to: cards[0])
    #expect(cards.map(border) == [.red, .red])
    tree.detach(field)
    #expect(cards.map(border) == [.red, .gray])
  }

  @Test func `a model's own state counts, also when the environment changes it`() {
    let card = tree.attach(Card())
    let field = tree.attach(Checked(), to: card)
    tree.refresh()
    tree[field].isValid = false
    #expect(Set(tree.refresh().changes.map(\.node)) == [field.erased, card.erased])
    #expect(border(card) == .red)
    tree[field].isValid = true
    #expect(border(card) == .gray)
    tree.refresh()
    tree.environment.colorScheme = .dark
    #expect(tree.refresh().changes.contains { $0.node == card.erased })
    #expect(border(card) == .red)
  }

  @Test func `an object that changes by itself is followed`() {
    let (form, card) = (Form(), tree.attach(Card()))
    let field = tree.attach(Observed(form: form), to: card)
    #expect(border(card) == .gray)
    tree.refresh()
    form.isValid = false
    #expect(Set(tree.refresh().changes.map(\.node)) == [field.erased, card.erased])
    #expect(border(card) == .red)
  }

  @Test func `a card is styled again only when the united states change`() {
    let (card, other) = (tree.attach(Card()), tree.attach(Card()))
    let fields = (0..<2).map { _ in tree.attach(Field(), to: card) }
    tree.setControlState(.focused, of: fields[0])
    tree.refresh()
    let former = (tree[card].count.current, tree.node(of: other).count.current)
    tree.setControlState(.focused, of: fields[1])
    tree.refresh()
    #expect(tree.node(of: card).count.current == former.0)
    tree.setControlState(.invalid, of: fields[1])
    #expect(Set(tree.refresh().changes.map(\.node)) == [fields[1].erased, card.erased])
    #expect(tree.node(of: card).count.current == former.0 + 1)
    #expect(tree.node(of: other).count.current == former.1)
  }

  @Test func `descendants inherit what depends on the states of others`() {
    let card = tree.attach(Card())
    let (icon, field) = (tree.attach(Icon(), to: card), tree.attach(Field(), to: card))
    #expect(tree.viewModel(of: icon).tintColor == .brown)
    tree.setControlState(.selected, of: field)
    #expect(tree.viewModel(of: icon).tintColor == .green)
    tree.setControlState(nil, of: field)
    #expect(tree.viewModel(of: icon).tintColor == .brown)
    // In another state of the field, the icon has the tint that it would have.
    #expect(tree.viewModel(of: field, in: .selected).tintColor == .green)
  }

  @Test func `content and scopes follow the states`() {
    let caption = tree.attach(Caption())
    let field = tree.attach(Field(), to: caption)
    #expect(tree.viewModel(of: caption).text == "open")
    tree.refresh()
    tree.setControlState(.selected, of: field)
    let changes = tree.refresh().changes.filter { $0.node == caption.erased }
    #expect(changes.map(\.previous.text) == ["open"])
    #expect(changes.map(\.current.text) == ["chosen"])
    let shaded = tree.attach(Shaded())
    let (label, other) = (tree.attach(Adapting(), to: shaded), tree.attach(Field(), to: shaded))
    #expect(tree.viewModel(of: label).textColor == .black)
    tree.setControlState(.focused, of: other)
    #expect(tree.viewModel(of: label).textColor == .white)
  }

  @Test func `conditions and closures of rules follow the states`() {
    tree.styleSheet = StyleSheet {
      StyleRule(for: .view, when: .descendantControlState(.focused)) { $0.cornerRadius = 3 }
      StyleRule(for: .view, when: .descendantControlState(.normal)) { $0.cornerRadius = 5 }
      StyleRule(for: .view) {
        $0.alpha = ControlState.ofDescendants.contains(.disabled) ? 0.5 : 1
      }
    }
    let stack = tree.attach(Stack())
    let field = tree.attach(Field(), to: stack)
    #expect(tree.viewModel(of: stack).cornerRadius == 5)
    tree.setControlState([.focused, .disabled], of: field)
    #expect(tree.viewModel(of: stack).cornerRadius == 3)
    #expect(tree.viewModel(of: stack).alpha == 0.5)
  }

  @Test(
    arguments: zip(
      [ControlState.normal, .focused, [.focused, .invalid]], [Color.gray, .blue, .red]))
  func `a situation states them`(state: ControlState, color: Color) {
    let card = tree.attach(Card())
    tree.setControlState(.invalid, of: tree.attach(Field(), to: card))
    let situation = Situation.descendantControlState(state)
    #expect(tree.viewModel(of: card, in: situation).borderColor == color)
    #expect(
      tree.viewModel(of: card, in: [situation, .colorScheme(.dark)]).borderColor == color)
    #expect(
      StyleCondition.descendantControlState(.focused).holds(in: situation) == (color != .gray))
  }

  @Test func `the situations of a value have the states in a node`() {
    let card = tree.attach(Card())
    tree.attach(Field(), to: card)
    let texts = tree.situations(of: card, [.borderColor]).map(\.description)
    #expect(
      texts == [
        """
        borderColor
          not invalid inside:
            not focused inside: color(srgb 0.5 0.5 0.5)
            focused inside: #0000ff
          invalid inside: #ff0000
        """
      ])
  }
}
