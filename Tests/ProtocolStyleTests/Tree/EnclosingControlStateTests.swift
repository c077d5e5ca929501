import Synchronization
import Testing

@testable import ProtocolStyle
@testable import TreeFixtures

private struct Stack: ViewNode {}

private struct PayButton: ButtonNode, BackgroundColor {}

private struct Row: TableCellNode {}

/// A button that defines its state, which may depend on the environment.
private struct Toggle: ButtonNode, ControlStateContent {
  var isSelected = false
  var controlState: ControlState {
    let isDark = StyleEnvironment.current.colorScheme == .dark
    let isEnclosed = ControlState.ofEnclosingControl != .normal
    return isSelected || isDark || isEnclosed ? .selected : .normal
  }
}

private struct Icon: ImageNode, TintColor {
  var tintColor: Color {
    ControlState.ofEnclosingControl.isDisjoint(with: [.highlighted, .selected]) ? .blue : .white
  }
}

/// A label that counts how often it's styled, and whose text may follow the control around it.
private struct Caption: LabelNode, Alpha, TextContent {
  var follows = true
  let count = SharedCount()
  var alpha: Double {
    count.value.add(1, ordering: .relaxed)
    return 0.75
  }
  var text: String { follows ? "\(ControlState.ofEnclosingControl)" : "plain" }
}

/// A view that counts how often it's styled, and reads the state around it only if it's on.
private struct Counted: ViewNode, Alpha {
  var reads: Bool
  let count = SharedCount()
  var alpha: Double {
    count.value.add(1, ordering: .relaxed)
    return reads && ControlState.ofEnclosingControl.contains(.highlighted) ? 0.5 : 1
  }
}

private final class SharedCount: Sendable {
  let value = Atomic(0)
  var current: Int { value.load(ordering: .relaxed) }
}

private struct Plain: LabelNode {}

/// A label whose object may be observed.
private struct Holder: LabelNode {
  let count = SharedCount()
}

private struct Named: LabelNode, StyleClassed {
  var styleClasses: [String] {
    ControlState.ofEnclosingControl.contains(.selected) ? ["Loud"] : []
  }
}

private struct Shaded: ViewNode, ScopeProviding {
  var styleScope: StyleScope {
    let isPressed = ControlState.ofEnclosingControl.contains(.highlighted)
    return StyleScope { if isPressed { $0.colorScheme = .dark } }
  }
}

private struct Tinted: LabelNode, TextColor {
  var textColor: Color { Token.enclosed.value }
}

extension Token<Color> {
  fileprivate static let enclosed = Token(
    "enclosed", default: ControlState.ofEnclosingControl.contains(.selected) ? .red : .black)
}

extension ControlState {
  fileprivate static let armed = ControlState(rawValue: 0x20000)
}

/// The state of the control around a node, as getters, closures and conditions read it.
@Suite struct EnclosingControlStateTests {
  private let tree = StyleTree()

  private func tint(_ icon: NodeHandle<Icon>) -> Color? { tree.viewModel(of: icon).tintColor }

  @Test(arguments: [Plain(), Holder()] as [any StyleNode & Sendable])
  func `a rule that doesn't hold when it's inserted holds in a later state`(
    label: any StyleNode & Sendable
  ) {
    let tree = StyleTree()
    let button = tree.attach(Toggle())
    let node = tree.attach(erased: label, to: tree.attach(Stack(), to: button))
    tree.refresh()
    tree.styleSheet.insert(
      StyleRule(for: .label, when: .enclosingControlState(.selected)) { $0.cornerRadius = 7 })
    #expect(tree.refresh().isEmpty)
    tree[button].isSelected = true
    #expect(tree.refresh().changes.contains { $0.node == node })
    #expect(tree.viewModel(of: node).cornerRadius == 7)
  }

  @Test func `an icon follows the button that it is in, through other views`() {
    let button = tree.attach(PayButton())
    let icon = tree.attach(Icon(), to: tree.attach(Stack(), to: tree.attach(Stack(), to: button)))
    #expect(tint(icon) == .blue)
    tree.setControlState(.highlighted, of: button)
    #expect(tint(icon) == .white)
    #expect(tree.enclosingControlState(of: icon) == .highlighted)
    tree.setControlState(nil, of: button)
    #expect(tint(icon) == .blue)
  }

  @Test func `the state is that of the nearest control or shared, and never the node's own`() {
    let row = tree.attach(Row())
    let button = tree.attach(PayButton(), to: row)
    let icon = tree.attach(Icon(), to: button)
    let other = tree.attach(Icon(), to: tree.attach(Stack(), to: row))
    tree.setControlState(.selected, of: row)
    #expect(tint(icon) == .blue)
    #expect(tint(other) == .white)
    #expect(tree.enclosingControlState(of: button) == .selected)
    tree.setControlState(.selected, of: icon)
    #expect(tint(icon) == .blue)
    #expect(tree.enclosingControlState(of: row) == .normal)
  }

  @Test func `the state is normal where there is no control, and where no node is styled`() {
    let icon = tree.attach(Icon(), to: tree.attach(Stack()))
    #expect(tint(icon) == .blue)
    #expect(ControlState.ofEnclosingControl == .normal)
    #expect(StyleApplier().viewModel(for: Icon()).tintColor == .blue)
    let pressed = StyleApplier().viewModel(
      for: Icon(), in: .enclosingControlState(.highlighted))
    #expect(pressed.tintColor == .white)
  }

  @Test func `a press is reported at the nodes that read the state`() throws {
    let button = tree.attach(PayButton())
    let stack = tree.attach(Stack(), to: button)
    let icon = tree.attach(Icon(), to: stack)
    tree.attach(Plain(), to: stack)
    tree.refresh()
    tree.setControlState(.highlighted, of: button)
    let changes = tree.refresh().changes
    #expect(Set(changes.map(\.node)) == [button.erased, icon.erased])
    let change = try #require(changes.first { $0.node == icon.erased })
    #expect(change.previous.tintColor == .blue)
    #expect(change.current.tintColor == .white)
  }

  /// In a process in which no state around a node was ever read.
  @Test func `content that was never evaluated is reported with what it was before a press`() async
  {
    await #expect(processExitsWith: .success) {
      let tree = StyleTree()
      let (button, other) = (tree.attach(PayButton()), tree.attach(PayButton()))
      let label = tree.attach(Caption(), to: tree.attach(Stack(), to: button))
      let moved = tree.attach(Caption(), to: button)
      tree.refresh()
      tree.setControlState(.highlighted, of: button)
      let press = tree.refresh().changes.first { $0.node == label.erased }
      #expect(press?.previous.text == "\(ControlState.normal)")
      #expect(press?.current.text == "\(ControlState.highlighted)")
      try tree.move(moved, to: other)
      let move = tree.refresh().changes.first { $0.node == moved.erased }
      #expect(move?.previous.text == "\(ControlState.highlighted)")
      #expect(move?.current.text == "\(ControlState.normal)")
    }
  }

  @Test func `a press restyles only the nodes that read the state`() {
    let button = tree.attach(PayButton())
    let nodes = [true, false].map { Counted(reads: $0) }
    let handles = nodes.map { tree.attach($0, to: tree.attach(Stack(), to: button)) }
    tree.refresh()
    let before = nodes.map(\.count.current)
    tree.setControlState(.highlighted, of: button)
    #expect(handles.map { tree.viewModel(of: $0).alpha } == [0.5, 1])
    tree.refresh()
    #expect(nodes.map(\.count.current) == [before[0] + 1, before[1]])
    #expect(tree.refresher.surroundings.count == 1)
  }

  /// Nothing else depends on the state of the button.
  @Test func `a node that only inherits from one which follows a control is restyled`() {
    struct Tray: ViewNode, TintColor {
      var tintColor: Color {
        ControlState.ofEnclosingControl.contains(.selected) ? .red : .green
      }
    }
    struct Picture: ImageNode {}
    let button = tree.attach(PayButton())
    let picture = tree.attach(Picture(), to: tree.attach(Tray(), to: button))
    for (state, tint) in [(.normal, .green), (.selected, .red), (nil, .green), (.selected, .red)]
      as [(ControlState?, Color)]
    {
      tree.setControlState(state, of: button)
      #expect(tree.viewModel(of: picture).tintColor == tint)
    }
  }

  @Test func `a node that stops reading the state isn't kept`() {
    let button = tree.attach(PayButton())
    let node = tree.attach(Counted(reads: true), to: button)
    #expect(tree.refresher.surroundings.count == 1)
    tree[node].reads = false
    tree.refresh()
    #expect(tree.refresher.surroundings.isEmpty)
    tree[node].reads = true
    tree.refresh()
    tree.detach(node)
    #expect(tree.refresher.surroundings.isEmpty)
  }

  @Test func `the state is the one that the control's model returns`() {
    let toggle = tree.attach(Toggle())
    let icon = tree.attach(Icon(), to: tree.attach(Stack(), to: toggle))
    tree.refresh()
    tree[toggle].isSelected = true
    #expect(tree.refresh().changes.map(\.node).contains(icon.erased))
    #expect(tint(icon) == .white)
    tree.setControlState(.normal, of: toggle)
    #expect(tint(icon) == .blue)
  }

  @Test(arguments: [false, true])
  func `the state of the control is read in the control's own context`(isScoped: Bool) {
    let toggle = tree.attach(Toggle())
    let stack = tree.attach(Stack(), to: toggle)
    if isScoped { tree.setScope(StyleScope { $0.colorScheme = .light }, at: stack) }
    let icon = tree.attach(Icon(), to: stack)
    tree.refresh()
    #expect(tint(icon) == .blue)
    tree.environment.colorScheme = .dark
    #expect(tree.refresh().changes.map(\.node).contains(icon.erased))
    #expect(tint(icon) == .white)
    tree.setScope(StyleScope { $0.colorScheme = .light }, at: toggle)
    #expect(tree.refresh().changes.map(\.node).contains(icon.erased))
    #expect(tint(icon) == .blue)
  }

  @Test func `the getter of a control's own state reads the normal state around it`() {
    let row = tree.attach(Row())
    let icon = tree.attach(Icon(), to: tree.attach(Toggle(), to: row))
    tree.setControlState(.selected, of: row)
    #expect(tint(icon) == .blue)
  }

  @Test func `a moved node follows the control that it is moved to`() throws {
    let (button, other) = (tree.attach(PayButton()), tree.attach(PayButton()))
    let stack = tree.attach(Stack(), to: button)
    let icon = tree.attach(Icon(), to: stack)
    tree.setControlState(.highlighted, of: other)
    tree.refresh()
    try tree.move(stack, to: other)
    #expect(tree.refresh().changes.map(\.node) == [icon.erased])
    #expect(tint(icon) == .white)
    tree.moveToRoot(stack)
    #expect(tree.refresh().changes.map(\.node) == [icon.erased])
    #expect(tint(icon) == .blue)
  }

  @Test func `a control that is inserted above a node is its enclosing one until it's removed`()
    throws
  {
    let row = tree.attach(Row())
    tree.setControlState(.selected, of: row)
    let icon = tree.attach(Icon(), to: row)
    #expect(tint(icon) == .white)
    let button = tree.attach(PayButton(), to: row)
    try tree.move(icon, to: button)
    #expect(tint(icon) == .blue)
    try tree.move(icon, to: row)
    tree.detach(button)
    #expect(tint(icon) == .white)
  }

  @Test(arguments: [true, false])
  func `content that reads the state is reported, even if nothing has read it before`(
    isRead: Bool
  ) throws {
    let button = tree.attach(PayButton())
    let caption = tree.attach(Caption(), to: tree.attach(Stack(), to: button))
    tree.attach(Caption(follows: false), to: button)
    tree.refresh()
    if isRead { #expect(tree.viewModel(of: caption).text == "normal") }
    // The state of some enclosing control was read before.
    _ = tree.viewModel(of: tree.attach(Icon()))
    tree.refresh()
    tree.setControlState(.selected, of: button)
    let change = try #require(tree.refresh().changes.first { $0.node == caption.erased })
    #expect(change.previous.text == "normal")
    #expect(change.current.text == "selected")
    tree.moveToRoot(caption)
    let moved = try #require(tree.refresh().changes.first { $0.node == caption.erased })
    #expect(moved.previous.text == "selected")
    #expect(moved.current.text == "normal")
  }

  // MARK: Rules

  @Test func `a rule applies in states of the control around a node`() {
    tree.styleSheet = StyleSheet {
      StyleRule(for: .label, when: .enclosingControlState(.highlighted)) { $0.alpha = 0.5 }
      StyleRule(for: .label, when: .enclosingControlState(.normal)) { $0.cornerRadius = 2 }
      StyleRule(for: .label, when: .enclosingControlState(.selected) && .controlState(.disabled)) {
        $0.borderWidth = 3
      }
    }
    let button = tree.attach(PayButton())
    let label = tree.attach(Plain(), to: tree.attach(Stack(), to: button))
    let alone = tree.attach(Plain())
    #expect(tree.viewModel(of: label).cornerRadius == 2)
    tree.refresh()
    tree.setControlState([.highlighted, .selected], of: button)
    #expect(tree.refresh().changes.map(\.node).contains(label.erased))
    #expect(tree.viewModel(of: label).alpha == 0.5)
    #expect(tree.viewModel(of: label).cornerRadius == nil)
    #expect(tree.viewModel(of: label).borderWidth == nil)
    tree.setControlState(.disabled, of: label)
    #expect(tree.viewModel(of: label).borderWidth == 3)
    #expect(tree.viewModel(of: alone).cornerRadius == 2)
    #expect(
      tree.enclosingControlStates(affecting: label)
        == [.highlighted, .disabled, .selected, .focused])
    #expect(tree.controlStates(affecting: label) == [.disabled])
  }

  @Test(arguments: [true, false])
  func `a closure of a rule reads the state around each node`(overridesConformances: Bool) {
    let rule = StyleRule(for: .label) {
      $0.alpha = ControlState.ofEnclosingControl.contains(.selected) ? 0.5 : 0.75
      if ControlState.current.contains(.focused) { $0.alpha = 0.25 }
    }
    tree.styleSheet.insert(overridesConformances ? rule.overridingConformances() : rule)
    let buttons = (0..<3).map { _ in tree.attach(PayButton()) }
    let labels = buttons.map { tree.attach(Plain(), to: $0) }
    #expect(labels.map { tree.viewModel(of: $0).alpha } == [0.75, 0.75, 0.75])
    tree.setControlState(.selected, of: buttons[1])
    tree.setControlState(.focused, of: labels[2])
    #expect(labels.map { tree.viewModel(of: $0).alpha } == [0.75, 0.5, 0.25])
    #expect(tree.viewModel(of: labels[0], in: .enclosingControlState(.selected)).alpha == 0.5)
    #expect(tree.viewModel(of: labels[1], in: .enclosingControlState(.normal)).alpha == 0.75)
    #expect(
      tree.viewModel(
        of: labels[2], in: [.controlState(.normal), .enclosingControlState(.selected)]
      ).alpha == 0.5)
  }

  @Test func `a closure of a rule may begin to read the state later`() {
    tree.styleSheet = StyleSheet {
      StyleRule(for: .label) { model in
        let isDark = StyleEnvironment.current.colorScheme == .dark
        model.alpha = isDark && ControlState.ofEnclosingControl.contains(.selected) ? 0.5 : 0.75
      }
    }
    let button = tree.attach(PayButton())
    let (label, other) = (tree.attach(Plain(), to: button), tree.attach(Plain()))
    tree.setControlState(.selected, of: button)
    #expect(tree.viewModel(of: label).alpha == 0.75)
    tree.environment.colorScheme = .dark
    #expect(tree.viewModel(of: label).alpha == 0.5)
    #expect(tree.viewModel(of: other).alpha == 0.75)
    tree.setControlState(nil, of: button)
    #expect(tree.viewModel(of: label).alpha == 0.75)
  }

  @Test func `the default of a token, an override, style classes and a scope read the state`() {
    tree.styleSheet = StyleSheet {
      StyleRule(for: .styleClass("Loud")) { $0.borderWidth = 3 }
      StyleRule(for: .label, when: .colorScheme(.dark)) { $0.cornerRadius = 4 }
    }
    let button = tree.attach(PayButton())
    let tinted = tree.attach(Tinted(), to: button)
    let named = tree.attach(Named(), to: button)
    let dark = tree.attach(Plain(), to: tree.attach(Shaded(), to: button))
    tree.override(named) { $0.alpha = ControlState.ofEnclosingControl == .normal ? 1 : 0.5 }
    tree.refresh()
    tree.setControlState([.highlighted, .selected], of: button)
    #expect(
      Set(tree.refresh().changes.map(\.node))
        == [button.erased, tinted.erased, named.erased, dark.erased])
    #expect(tree.viewModel(of: tinted).textColor == .red)
    #expect(tree.viewModel(of: named).borderWidth == 3)
    #expect(tree.viewModel(of: named).alpha == 0.5)
    #expect(tree.viewModel(of: dark).cornerRadius == 4)
    tree.setControlState(nil, of: button)
    #expect(tree.viewModel(of: tinted).textColor == .black)
    #expect(tree.viewModel(of: named).borderWidth == nil)
    #expect(tree.viewModel(of: dark).cornerRadius == nil)
  }

  @Test func `a condition is described and counted like others`() {
    let condition = StyleCondition.enclosingControlState(.selected) && !.colorScheme(.dark)
    #expect(condition.description == "enclosingControlState(selected) && !colorScheme(dark)")
    #expect(condition.conditionCount == 2)
    #expect(condition.controlStates == [])
    #expect(condition.enclosingControlStates == [.selected])
  }

  // MARK: Other states

  @Test func `a node is shown in any state of the control around it`() {
    let button = tree.attach(PayButton())
    let icon = tree.attach(Icon(), to: button)
    #expect(tree.viewModel(of: icon, in: .enclosingControlState(.selected)).tintColor == .white)
    #expect(tree.viewModel(of: icon, in: .focused).tintColor == .blue)
    tree.setControlState(.selected, of: button)
    #expect(tree.viewModel(of: icon, in: .focused).tintColor == .white)
    #expect(tree.viewModel(of: icon, in: .enclosingControlState(.normal)).tintColor == .blue)
    let named = ControlState.basic.elements
    let pairs = named.flatMap { first in named.map { first.union($0) } }
    #expect(Set(tree.enclosingControlStates(affecting: icon)) == Set(pairs))
    #expect(tree.controlStates(affecting: icon) == [])
    #expect(tree.enclosingControlStates(affecting: button) == [])
  }

  @Test func `a renderer has a style for each state around a node that matters`() throws {
    struct Marked: ImageNode, TintColor, Alpha {
      var tintColor: Color { ControlState.ofEnclosingControl.contains(.armed) ? .red : .gray }
      var alpha: Double { ControlState.current.contains(.focused) ? 0.5 : 1 }
    }
    let styles = tree.stateStyles(of: tree.attach(Marked(), to: tree.attach(PayButton())).erased)
    let armed = try #require(
      styles.situations.firstIndex(of: NodeSituation(.focused, enclosing: .armed)))
    #expect(styles.styles[armed].tintColor == .red)
    #expect(styles.styles[armed].alpha == 0.5)
    #expect(styles.situations[0] == NodeSituation(.normal))
    #expect(styles.styles[0].tintColor == .gray)
    let plain = tree.stateStyles(of: tree.attach(Plain()).erased)
    #expect(plain.situations == [NodeSituation(.normal)])
  }

  /// A button whose tint is another one while it's highlighted, or the same in all states although it
  /// reads them.
  private struct Card: ButtonNode, TintColor {
    var differs = true
    var tintColor: Color {
      ControlState.current.contains(.highlighted) && differs ? .white : .blue
    }
  }

  @Test func `a node may read the state around it in only one of its own states`() throws {
    struct Note: LabelNode, TextColor {
      var textColor: Color {
        guard ControlState.current.contains(.focused) else { return .black }
        return ControlState.ofEnclosingControl.contains(.selected) ? .red : .gray
      }
    }
    let styles = tree.stateStyles(of: tree.attach(Note(), to: tree.attach(Card())).erased)
    func color(_ situation: NodeSituation) throws -> Color? {
      styles.styles[try #require(styles.situations.firstIndex(of: situation))].textColor
    }
    #expect(try color(NodeSituation(.focused, enclosing: .selected)) == .red)
    #expect(try color(NodeSituation(.focused)) == .gray)
    #expect(try color(NodeSituation(.normal, enclosing: .selected)) == .black)
  }

  @Test(arguments: [(false, 32), (true, 64)])
  func `a node is styled once in each of its states with another context`(
    differs: Bool, expected: Int
  ) {
    struct Lamp: LabelNode, TextColor {
      let count = SharedCount()
      var textColor: Color {
        count.value.add(1, ordering: .relaxed)
        return ControlState.current.contains(.focused) ? .red : .black
      }
    }
    let lamp = Lamp()
    let node = tree.attach(lamp, to: tree.attach(Card(differs: differs))).erased
    let styles = tree.stateStyles(of: node)
    #expect(styles.situations.contains { $0.enclosing != .normal } == differs)
    #expect(lamp.count.current == expected)
  }

  @Test func `a closure that is evaluated at a node tracks the state around it`() {
    let button = tree.attach(PayButton())
    let label = tree.attach(Plain(), to: button)
    let (state, evaluation) = tree.evaluate(at: label.erased) { ControlState.ofEnclosingControl }
    #expect(state == .normal)
    #expect(!tree.mayHaveChanged(evaluation))
    tree.setControlState(.highlighted, of: button)
    #expect(tree.mayHaveChanged(evaluation))
  }

  @Test func `an explanation shows the values in the present state`() throws {
    let button = tree.attach(PayButton())
    let icon = tree.attach(Icon(), to: button)
    tree.setControlState(.highlighted, of: button)
    let outcome = try #require(tree.explain(icon)[.tintColor].first)
    #expect(outcome.winner?.value as? Color == .white)
  }
}
