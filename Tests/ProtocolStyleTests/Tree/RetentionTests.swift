import Testing

@testable import ProtocolStyle
@testable import TestSupport
@testable import TreeFixtures

/// An object whose deallocation a test can observe.
private final class Payload: Sendable {}

/// A value of an attribute with an object.
private struct Freight: Hashable, Codable, Sendable {
  let payload: Payload

  init(_ payload: Payload) {
    self.payload = payload
  }

  init(from decoder: any Decoder) throws {
    payload = Payload()
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }

  static func == (left: Freight, right: Freight) -> Bool { left.payload === right.payload }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(payload))
  }
}

private protocol FreightStyle: SendableMetatype {
  var freight: Freight { get }
}

private protocol LabelContent: SendableMetatype {
  var label: Freight { get }
}

extension AnyAttribute where Self == Attribute<Freight> {
  fileprivate static var freight: Self {
    @Sendable func read(
      _ node: borrowing some FreightStyle, _ slot: borrowing AttributeSlot<Freight>
    ) -> AttributeWrite {
      slot.write(node.freight)
    }
    return Attribute("freight", of: (any FreightStyle).self, isInherited: true) {
      ($0 as? any FreightStyle.Type).map { AttributeReader($0, read) }
    }
  }

  fileprivate static var freightLabel: Self {
    @Sendable func read(
      _ node: borrowing some LabelContent, _ slot: borrowing AttributeSlot<Freight>
    ) -> AttributeWrite {
      slot.write(node.label)
    }
    return Attribute("freightLabel", of: (any LabelContent).self, isContent: true) {
      ($0 as? any LabelContent.Type).map { AttributeReader($0, read) }
    }
  }
}

private struct Wagon: ViewNode, FreightStyle, LabelContent {
  var freight: Freight
  var label: Freight

  init(_ payload: Payload) {
    (freight, label) = (Freight(payload), Freight(payload))
  }
}

/// A button that no other looks like.
private struct Numbered: ButtonNode, BorderWidth {
  let number: Int
  var borderWidth: Double { Double(number) }
}

extension Token<Color> {
  fileprivate static let retained = Token("retained", default: .blue)
}

/// Weak references to payloads.
private struct Payloads {
  private struct Reference {
    weak var payload: Payload?
  }

  private var references: [Reference] = []

  var aliveCount: Int { references.count { $0.payload != nil } }

  mutating func make() -> Payload {
    let payload = Payload()
    references.append(Reference(payload: payload))
    return payload
  }
}

/// The values of removed nodes, of which appliers and trees retain only a few.
@Suite struct RetentionTests {
  /// The maximum number of values of removed nodes that an applier may retain for one type.
  private static let bound = 4

  /// The maximum number of values of removed nodes and former settings that a tree with a few nodes
  /// may retain.
  private static let treeBound = 150

  private static let attributes: AttributeList = .standard + [.freight, .freightLabel]
  private let applier = StyleApplier(attributes: attributes)

  @Test func `an applier retains few values of the nodes that it styled`() {
    var payloads = Payloads()
    for _ in 0..<1_000 { _ = applier.viewModel(for: Wagon(payloads.make())) }
    #expect(payloads.aliveCount <= Self.bound)
  }

  @Test func `an applier retains the first values of a type as long as it exists`() {
    var payloads = Payloads()
    var applier: StyleApplier? = StyleApplier(attributes: Self.attributes)
    for _ in 0..<3 { _ = applier?.viewModel(for: Wagon(payloads.make())) }
    #expect(payloads.aliveCount == 1)
    applier = nil
    #expect(payloads.aliveCount == 0)
  }

  @Test func `a tree retains few values of detached nodes`() {
    var payloads = Payloads()
    let tree = StyleTree(applier: applier)
    let root = tree.attach(CardView())
    for _ in 0..<1_000 { tree.attach(Wagon(payloads.make()), to: root) }
    tree.refresh()
    #expect(payloads.aliveCount == 1_000)
    tree.detach(root)
    tree.refresh()
    #expect(payloads.aliveCount <= Self.treeBound)
  }

  @Test func `a tree retains few values of detached nodes that others inherited`() {
    var payloads = Payloads()
    let tree = StyleTree(applier: applier)
    let root = tree.attach(CardView())
    for _ in 0..<1_000 {
      let wagon = tree.attach(Wagon(payloads.make()), to: root)
      tree.attach(BuyButton(), to: tree.attach(CardView(), to: wagon))
    }
    tree.refresh()
    tree.detach(root)
    tree.refresh()
    #expect(payloads.aliveCount <= Self.treeBound)
  }

  @Test func `a tree retains few former values of a node that is written over and over`() throws {
    var payloads = Payloads()
    let tree = StyleTree(applier: applier)
    let wagon = tree.attach(Wagon(payloads.make()))
    tree.attach(BuyButton(), to: wagon)
    for _ in 0..<1_000 {
      let payload = payloads.make()
      try tree.update(wagon) { $0 = Wagon(payload) }
      tree.refresh()
    }
    #expect(payloads.aliveCount <= Self.treeBound)
  }

  @Test func `a tree retains few values of former overrides`() {
    var payloads = Payloads()
    let tree = StyleTree(applier: applier)
    let card = tree.attach(CardView())
    tree.attach(BuyButton(), to: card)
    for _ in 0..<1_000 {
      let freight = Freight(payloads.make())
      tree.override(card) { model in
        model[.freight] = freight
        model[.freightLabel] = freight
      }
      tree.refresh()
      tree.clearOverrides(of: card)
    }
    tree.refresh()
    #expect(payloads.aliveCount <= Self.treeBound)
  }

  @Test func `a tree retains few values of former themes, scopes and rules`() {
    var payloads = Payloads()
    let tree = StyleTree(applier: applier)
    let card = tree.attach(CardView())
    tree.attach(BuyButton(), to: card)
    for _ in 0..<1_000 {
      let freight = Freight(payloads.make())
      let sheet = StyleSheet { StyleRule(for: .view) { $0[.freight] = freight } }
      tree.themes = [Theme("freight", styleSheet: sheet)]
      tree.setScope(StyleScope(styleSheet: sheet), at: card)
      tree.styleSheet = sheet
      tree.refresh()
    }
    tree.themes = []
    tree.styleSheet = StyleSheet()
    tree.setScope(nil, at: card)
    tree.refresh()
    #expect(payloads.aliveCount <= Self.treeBound)
  }

  @Test func `what ended resets hid is forgotten with the nodes it was hidden from`() async {
    await #expect(processExitsWith: .success) {
      let tree = StyleTree()
      tree.attach(CardView())
      let growth = AllocatedBytes.growth(over: 1_000) { round in
        let token = tree.reset(of: .styleClass("A style class that nothing else names, \(round)"))
        let label = tree.attach(ClassedLabel(styleClasses: []))
        tree.restore(token)
        tree.refresh()
        tree.detach(label)
        tree.refresh()
      }
      #expect(growth < 32_000)
    }
  }

  @Test(arguments: [false, true])
  func `reading other states of an unchanged tree keeps the documented number of styles`(
    readsState: Bool
  ) {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button, when: readsState ? nil : .controlState(.highlighted)) { model in
          let isSelected = readsState && ControlState.current.contains(.selected)
          model.cornerRadius = isSelected ? 1 : 2
        }
      })
    let count = TestScale.nodes(3_000)
    let nodes = (0..<count).map { tree.attach(Numbered(number: $0)) }
    tree.refresh()
    for frame in 0..<8 {
      for node in nodes { _ = tree.viewModel(of: node, in: .highlighted, includingContent: false) }
      #expect(tree.computedStyles.count <= 2 * count, "frame \(frame)")
    }
    tree.keepingNumbers {
      for state in [ControlState.selected, .disabled, .focused] {
        for node in nodes { _ = tree.viewModel(of: node, in: state, includingContent: false) }
      }
    }
    #expect(tree.computedStyles.count <= 2 * count)
  }

  @Test
  func `reading an unchanged node in very many states keeps few rule sets and computedStyles`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button) { model in
          model.alpha = Double(ControlState.current.rawValue % 1_024)
          model.backgroundColor = Token.retained.value
        }
      })
    let (node, other) = (tree.attach(Numbered(number: 0)), tree.attach(Numbered(number: 1)))
    tree.refresh()
    for cycle in 0..<TestScale.steps(100_000) {
      _ = tree.viewModel(
        of: cycle.isMultiple(of: 3) ? node : other, in: ControlState(rawValue: UInt(cycle)))
    }
    #expect(tree.computedStyles.count <= 130)
    #expect(tree.resolver.matchedRulesTable.count <= 130)
    #expect(tree.resolver.contexts.count <= 130)
    tree.checkInvariants()
    tree.tokens[.retained] = .green
    #expect(tree.refresh().changes.map(\.node) == [node.erased, other.erased])
  }
}
