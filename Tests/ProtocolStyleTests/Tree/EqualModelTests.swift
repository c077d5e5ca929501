import ProtocolStyle
import Testing

@testable import TreeFixtures

extension Token<Color> {
  fileprivate static let ink = Token("equalModelInk", default: .black)
}

/// A button without references, whose models are compared by their bytes.
private struct InkButton: ButtonNode, BackgroundColor, TextColor {
  var number = 1
  var backgroundColor: Color { Token.ink.value }
  var textColor: Color { ControlState.ofEnclosingControl.isEmpty ? .gray : .white }
}

/// The same without anything that depends on where it is.
private struct InkBox: ViewNode, BackgroundColor {
  var number = 1
  var backgroundColor: Color { number == 1 ? Token.ink.value : .gray }
}

/// Models with equal bytes share their computed style after a change, unless the nodes differ in
/// other ways.
@Suite struct EqualModelTests {
  /// What is done to one of several nodes with equal models.
  enum Difference: CaseIterable {
    case nothing, override, controlState, scope, heldReset, enclosingState, parent, model, move

    /// Attaches two nodes with equal models, around and beside one that differs.
    ///
    /// - Returns: All nodes, in the order in which they're read.
    func attach(to tree: StyleTree) -> [AnyNodeHandle] {
      let screen = tree.attach(ShopScreen())
      let accent = tree.attach(AccentView(), to: screen)
      let shared = tree.attach(StateCell(), to: screen)
      tree.setControlState(.selected, of: shared)
      func node(in parent: some NodeReference) -> [AnyNodeHandle] {
        [tree.attach(InkBox(), to: parent).erased, tree.attach(InkButton(), to: parent).erased]
      }
      let first = node(in: screen)
      let odd =
        switch self {
        case .heldReset: tree.withReset(of: .view) { node(in: screen) }
        case .enclosingState: node(in: shared)
        case .parent: node(in: accent)
        default: node(in: screen)
        }
      for node in odd {
        switch self {
        case .override: tree.override(node) { $0.backgroundColor = .blue }
        case .controlState: tree.setControlState(.disabled, of: node)
        case .scope: tree.setScope(StyleScope { $0.colorScheme = .dark }, at: node)
        default: break
        }
      }
      return first + odd + node(in: screen)
    }

    /// Changes the differing nodes after the others were read.
    func change(_ nodes: [AnyNodeHandle], in tree: StyleTree) throws {
      switch self {
      case .model:
        try tree.update(#require(tree.handle(nodes[2], as: InkBox.self))) { $0.number = 2 }
      case .move: try tree.move(nodes[2], to: #require(tree.parent(of: nodes[0])), at: 0)
      default: break
      }
    }
  }

  private struct StateCell: TableCellNode {}

  /// Rules that depend on where and in which state a node is.
  private static let rules = StyleSheet {
    StyleRule(for: .view) { $0.borderWidth = 3 }
    StyleRule(for: .view, when: .colorScheme(.dark)) { $0.alpha = 0.25 }
    StyleRule(for: .view, when: .controlState(.disabled)) { $0.alpha = 0.5 }
    StyleRule(for: .view, containedIn: [AccentView.self]) { $0.cornerRadius = 8 }
  }

  private static func theme(_ name: String, _ ink: Color, hasRules: Bool) -> Theme {
    Theme(name, styleSheet: hasRules ? Self.rules : StyleSheet()) { $0[.ink] = ink }
  }

  @Test(arguments: Difference.allCases, [false, true])
  func `each node computedStyles as in a new tree`(_ difference: Difference, hasRules: Bool) throws
  {
    let day = Self.theme("day", .red, hasRules: false)
    let night = Self.theme("night", .green, hasRules: hasRules)
    let tree = StyleTree(themes: [day], styleSheet: Self.rules)
    let nodes = difference.attach(to: tree)
    for theme in [night, day, night] {
      tree.themes = [theme]
      // Half of them are read before one is changed in the same revision.
      for node in nodes.prefix(2) { _ = tree.viewModel(of: node) }
      try difference.change(nodes, in: tree)
      let fresh = StyleTree(themes: [theme], styleSheet: Self.rules)
      let others = difference.attach(to: fresh)
      try difference.change(others, in: fresh)
      for (node, other) in zip(nodes, others) {
        #expect(tree.viewModel(of: node) == fresh.viewModel(of: other))
      }
    }
  }

  private struct SchemeLabel: LabelNode, TextContent {
    var number = 1
    var text: String { "\(StyleEnvironment.current.colorScheme == .dark), \(number)" }
  }

  @Test(arguments: [false, true], [false, true])
  func `the content of each is reported after a move to another context`(
    isReadBefore: Bool, isReadAfter: Bool
  ) throws {
    let tree = StyleTree()
    let (day, night) = (tree.attach(ShopScreen()), tree.attach(ShopScreen()))
    tree.setScope(StyleScope { $0.colorScheme = .dark }, at: night)
    let labels = (0..<3).map { _ in tree.attach(SchemeLabel(), to: day) }
    if isReadBefore { for label in labels { _ = tree.viewModel(of: label) } }
    tree.refresh()
    for label in labels { try tree.move(label, to: night) }
    if isReadAfter { for label in labels { _ = tree.viewModel(of: label) } }
    let changes = tree.refresh().changes
    for label in labels {
      let change = try #require(changes.first { $0.node == label.erased })
      #expect(change.attributes.map(\.description) == ["text: false, 1 → true, 1"])
    }
  }
}
