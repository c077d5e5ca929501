import Synchronization
import Testing

@testable import ProtocolStyle

private protocol FieldAppearance: BorderColor, BorderWidth {}

extension FieldAppearance {
  var borderColor: Color { ControlState.current.contains(.focused) ? .blue : .gray }
  var borderWidth: Double { 1 }
}

private struct Field: TextFieldNode, FieldAppearance {}

/// A button that reads its state in one getter and counts how often it's styled.
private struct Counted: ButtonNode, Alpha {
  let reads: Bool
  let count = SharedCount()
  var alpha: Double {
    count.value.add(1, ordering: .relaxed)
    return reads && ControlState.current.contains(.highlighted) ? 0.5 : 1
  }
}

private final class SharedCount: Sendable {
  let value = Atomic(0)
  var current: Int { value.load(ordering: .relaxed) }
}

extension Token<Color> {
  fileprivate static let plainShade = Token("currentStatePlainShade", default: .blue)
}

/// A button that reads a token only if it's on.
private struct Shaded: ButtonNode, BackgroundColor {
  let isOn: Bool
  var backgroundColor: Color { isOn ? Token.plainShade.value : .white }
}

/// A label that reads a token, and can have style classes.
private struct Named: LabelNode, BackgroundColor, StyleClassed {
  let styleClasses: [String]
  var backgroundColor: Color { styleClasses.isEmpty ? Token.plainShade.value : .white }
}

/// A button that defines its state, and whose style depends on it.
private struct Toggle: ButtonNode, ControlStateContent, Alpha {
  var isSelected = false
  var controlState: ControlState {
    // The getter of the state reads the normal state.
    ControlState.current == .normal && isSelected ? .selected : .normal
  }
  var alpha: Double { ControlState.current.contains(.selected) ? 0.5 : 1 }
}

private struct Closed: ButtonNode, CustomClosure {
  var customClosure: StyleClosure {
    { $0.alpha = ControlState.current.contains(.disabled) ? 0.5 : 1 }
  }
}

private struct Plain: ButtonNode {}

private struct Bare: LabelNode, TextColor {
  var textColor: Color { Token.stated.value }
}

extension Token<Color> {
  fileprivate static let stated = Token(
    "stated", default: ControlState.current.contains(.selected) ? .red : .black)
}

extension ControlState {
  fileprivate static let invalid = ControlState(rawValue: 0x10000)
}

/// The state of the node that is being styled, as read by getters and closures.
@Suite struct CurrentControlStateTests {
  private let tree = StyleTree()

  @Test func `a getter of a trait reads the state`() {
    let field = tree.attach(Field())
    #expect(tree.viewModel(of: field).borderColor == .gray)
    tree.setControlState(.focused, of: field)
    #expect(tree.viewModel(of: field).borderColor == .blue)
    tree.setControlState(nil, of: field)
    #expect(tree.viewModel(of: field).borderColor == .gray)
  }

  @Test func `a change of the state is reported`() throws {
    let field = tree.attach(Field())
    tree.refresh()
    tree.setControlState(.focused, of: field)
    let change = try #require(tree.refresh().changes.first)
    #expect(Set(change.attributes.map(\.attribute.name)) == ["borderColor", "controlState"])
    #expect(change.previous.borderColor == .gray)
    #expect(change.current.borderColor == .blue)
  }

  @Test(arguments: [true, false])
  func `only nodes that read the state are styled again`(reads: Bool) {
    let node = Counted(reads: reads)
    let button = tree.attach(node)
    tree.refresh()
    let before = node.count.current
    tree.setControlState(.highlighted, of: button)
    let model = tree.viewModel(of: button)
    #expect(model.alpha == (reads ? 0.5 : 1))
    #expect(model.controlState == .highlighted)
    #expect((node.count.current > before) == reads)
    #expect(tree.refresh().changes.map(\.node) == [button.erased])
  }

  @Test func `the state is the one that the model returns`() {
    let toggle = tree.attach(Toggle())
    #expect(tree.viewModel(of: toggle).alpha == 1)
    tree[toggle].isSelected = true
    #expect(tree.viewModel(of: toggle).alpha == 0.5)
    tree.setControlState(.normal, of: toggle)
    #expect(tree.viewModel(of: toggle).alpha == 1)
  }

  @Test func `a node that is attached in a state is styled in it`() {
    let toggle = tree.attach(Toggle(isSelected: true))
    #expect(tree.viewModel(of: toggle).alpha == 0.5)
  }

  @Test func `a custom closure and an override read the state`() {
    let closed = tree.attach(Closed())
    tree.setControlState(.disabled, of: closed)
    #expect(tree.viewModel(of: closed).alpha == 0.5)
    let plain = tree.attach(Plain())
    tree.override(plain) { $0.alpha = ControlState.current == .selected ? 0.25 : 1 }
    #expect(tree.viewModel(of: plain).alpha == 1)
    tree.setControlState(.selected, of: plain)
    #expect(tree.viewModel(of: plain).alpha == 0.25)
  }

  @Test func `the default of a token reads the state`() {
    let label = tree.attach(Bare())
    tree.setControlState(.selected, of: label)
    #expect(tree.viewModel(of: label).textColor == .red)
    tree.setControlState(nil, of: label)
    #expect(tree.viewModel(of: label).textColor == .black)
  }

  @Test(arguments: [true, false])
  func `a closure of a rule reads the state of each node`(overridesConformances: Bool) {
    let rule = StyleRule(for: .button) {
      $0.alpha = ControlState.current.contains(.selected) ? 0.5 : 0.75
    }
    tree.styleSheet.insert(overridesConformances ? rule.overridingConformances() : rule)
    let nodes = (0..<3).map { _ in tree.attach(Plain()) }
    #expect(nodes.map { tree.viewModel(of: $0).alpha } == [0.75, 0.75, 0.75])
    tree.setControlState(.selected, of: nodes[1])
    #expect(nodes.map { tree.viewModel(of: $0).alpha } == [0.75, 0.5, 0.75])
    #expect(tree.viewModel(of: nodes[0], in: .selected).alpha == 0.5)
    #expect(tree.viewModel(of: nodes[1], in: .normal).alpha == 0.75)
  }

  @Test func `a closure of a rule may begin to read the state later`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button) { model in
          let isDark = StyleEnvironment.current.colorScheme == .dark
          model.alpha = isDark && ControlState.current.contains(.selected) ? 0.5 : 0.75
        }
      })
    let (button, other) = (tree.attach(Plain()), tree.attach(Plain()))
    tree.setControlState(.selected, of: button)
    #expect(tree.viewModel(of: button).alpha == 0.75)
    tree.environment.colorScheme = .dark
    #expect(tree.viewModel(of: button).alpha == 0.5)
    #expect(tree.viewModel(of: other).alpha == 0.75)
    tree.setControlState(nil, of: button)
    #expect(tree.viewModel(of: button).alpha == 0.75)
  }

  @Test func `the state is normal where no node is styled`() {
    #expect(ControlState.current == .normal)
    let theme = Theme("state") { $0[.stated] = ControlState.current == .normal ? .green : .red }
    tree.themes = [theme]
    let label = tree.attach(Bare())
    tree.setControlState(.selected, of: label)
    #expect(tree.viewModel(of: label).textColor == .green)
  }

  @Test func `a node that reads the state depends on every named state and each pair`() {
    let states = tree.controlStates(affecting: tree.attach(Field()))
    let named: [ControlState] = [.highlighted, .disabled, .selected, .focused]
    let pairs = named.flatMap { first in named.map { first.union($0) } }
    #expect(Set(states) == Set(pairs))
    #expect(tree.controlStates(affecting: tree.attach(Plain())) == [])
  }

  @Test func `a node depends on a custom state that a getter tests`() throws {
    struct Validated: TextFieldNode, BorderColor {
      var borderColor: Color { ControlState.current.contains(.invalid) ? .red : .gray }
    }
    let field = tree.attach(Validated())
    #expect(tree.controlStates(affecting: field).contains(.invalid))
    let styles = tree.stateStyles(of: field.erased)
    let index = try #require(styles.states.firstIndex { $0 == .invalid })
    #expect(styles.styles[index].borderColor == .red)
    #expect(tree.viewModel(of: field, in: [.invalid, .focused]).borderColor == .red)
  }

  @Test func `equal models in different states have different styles`() {
    let fields = (0..<4).map { _ in tree.attach(Field()) }
    tree.setControlState(.focused, of: fields[2])
    tree.environment.colorScheme = .dark
    #expect(
      fields.map { tree.viewModel(of: $0).borderColor } == [.gray, .gray, .blue, .gray])
  }

  private typealias Distinguish = @Sendable (StyleTree, NodeHandle<Shaded>) -> Void

  private static let distinctions: [Distinguish] = [
    { $0.setControlState(.selected, of: $1) },
    { _ = $0.viewModel(of: $1, in: .selected) },
    { tree, _ in tree.setControlState(.selected, of: tree.attach(Plain())) },
    { tree, _ in tree.attach(Named(styleClasses: ["Stateful"])) },
  ]

  @Test(arguments: distinctions.indices, [false, true])
  func `a rule that begins to read the state loses no reads of other nodes`(
    index: Int, isSwept: Bool
  ) {
    let tree = StyleTree(
      limits: TreeLimits(computedStyleCount: isSwept ? 1 : 128, contextSlack: isSwept ? 0 : 128),
      styleSheet: StyleSheet {
        StyleRule(for: .button, when: .controlState(.selected)) {
          $0.cornerRadius = ControlState.current.contains(.highlighted) ? 1 : 2
        }
        StyleRule(for: .styleClass("Stateful")) {
          $0.cornerRadius = ControlState.current.contains(.highlighted) ? 1 : 2
        }
      })
    let (button, other) = (tree.attach(Shaded(isOn: false)), tree.attach(Shaded(isOn: true)))
    let named = tree.attach(Named(styleClasses: []))
    tree.refresh()
    Self.distinctions[index](tree, button)
    tree.refresh()
    tree.tokens[.plainShade] = .green
    let changed = Set(tree.refresh().changes.map(\.node))
    #expect(changed == Set([other.erased, named.erased]))
  }

  @Test func `a rule that begins to read the state in the dark leaves no node behind`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button) { model in
          let isDark = StyleEnvironment.current.colorScheme == .dark
          model.alpha = isDark ? (ControlState.current.contains(.selected) ? 0.5 : 0.25) : 0.75
        }
      })
    let buttons = (0..<3).map { _ in tree.attach(Plain()) }
    tree.refresh()
    tree.environment.colorScheme = .dark
    #expect(tree.viewModel(of: buttons[0]).alpha == 0.25)
    #expect(Set(tree.refresh().changes.map(\.node)) == Set(buttons.map(\.erased)))
    tree.environment.colorScheme = .light
    #expect(tree.viewModel(of: buttons[1], in: .selected).alpha == 0.75)
    #expect(Set(tree.refresh().changes.map(\.node)) == Set(buttons.map(\.erased)))
  }

  @Test func `a token that only another state reads is found after collections`() throws {
    let tree = StyleTree(
      limits: TreeLimits(computedStyleCount: 1, contextSlack: 0),
      styleSheet: StyleSheet {
        StyleRule(for: .button, when: .controlState(.selected)) {
          $0.backgroundColor = Token.plainShade.value
        }
      })
    let button = tree.attach(Plain())
    tree.refresh()
    _ = tree.viewModel(of: button, in: .selected)
    let last = tree.renderingRevision
    for _ in 0..<8 { tree.detach(tree.attach(Shaded(isOn: true))) }
    tree.refresh()
    tree.tokens[.plainShade] = .green
    guard case .some(let nodes) = tree.stateChanges(since: last, in: tree.refresh()) else {
      Issue.record("all nodes are compared")
      return
    }
    #expect(nodes.contains(button.erased))
  }
}
