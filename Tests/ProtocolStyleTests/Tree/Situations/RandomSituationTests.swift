import Testing

@testable import ProtocolStyle
@testable import TestSupport

/// The style of a node in another situation is that of a tree which is really brought there: of nodes
/// whose getters, scopes, style classes, states, closures and rules read anything in any nesting.
@Suite struct RandomSituationTests {
  @Test(arguments: TestScale.seeds(80))
  func `a random tree has the styles of one that is brought there`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let world = DecidedWorld(&random, further: DecidedWorld.Further(seed: seed))
    let tree = world.tree(limits: TreeLimits(seed: seed))
    for _ in 0..<TestScale.steps(20) {
      world.change(tree, &random)
      let node = Array(tree.nodes)[random.next(world.count)]
      switch random.next(12) {
      // Pages don't follow what an ancestor passes on that depends on the states in it.
      case 0 where world.further != .passedOnSurroundings:
        checkStates(of: node, in: tree, world, &random)
      case 1 where world.further != .passedOnSurroundings:
        checkWidths(of: node, in: tree, world, &random)
      case 2 where world.further != .passedOnSurroundings:
        checkAffecting(node, in: tree, world)
      default: check(node, in: tree, world, &random)
      }
    }
  }

  /// Compares one view model in a random state, enclosing state or width.
  private func check(
    _ node: AnyNodeHandle, in tree: StyleTree, _ world: DecidedWorld,
    _ random: inout RandomNumbers
  ) {
    let includesContent = random.next(2) == 0
    let state = random.next(3) == 0 ? nil : world.state(&random)
    let enclosing = random.next(3) == 0 ? nil : world.state(&random)
    let width = DecidedWorld.width(&random)
    let stated = (state.map(Situation.controlState) ?? [])
      .merging(enclosing.map(Situation.enclosingControlState) ?? [])
      .merging(width.map(Situation.containerWidth) ?? [])
    let ours = tree.viewModel(of: node, in: stated, includingContent: includesContent)
    let theirs = world.viewModel(
      of: node, like: tree, state: state, enclosing: enclosing, containerWidth: width)
    let situation = "\(node) in \(state as Any), \(enclosing as Any), \(width as Any)"
    #expect(ours.hasSameStyle(as: theirs), "\(situation): \(ours) \(theirs)")
    if includesContent { #expect(ours.text == theirs.text, "\(situation)") }
  }

  /// Compares the styles of a page in states.
  private func checkStates(
    of node: AnyNodeHandle, in tree: StyleTree, _ world: DecidedWorld,
    _ random: inout RandomNumbers
  ) {
    check(tree.stateStyles(of: node), of: node, in: tree, LeastWidths?.none, world, &random)
  }

  /// Compares the styles of a page in states and widths.
  private func checkWidths(
    of node: AnyNodeHandle, in tree: StyleTree, _ world: DecidedWorld,
    _ random: inout RandomNumbers
  ) {
    let all = tree.widthStyles(of: node)
    let place = random.next(all.widths.count)
    // A width of zero stands for the present width of a node that depends on no width.
    let widths = all.widths.count == 1 ? nil : all.widths[place]
    check(all.styles[place], of: node, in: tree, widths, world, &random)
  }

  private func check(
    _ styles: StateStyles, of node: AnyNodeHandle, in tree: StyleTree, _ widths: LeastWidths?,
    _ world: DecidedWorld, _ random: inout RandomNumbers
  ) {
    let (state, enclosing) = (world.state(&random), world.state(&random))
    func listed(_ state: ControlState, _ all: [ControlState]) -> ControlState {
      let bits = all.reduce(ControlState.normal) { $0.union($1) }
      let other = StateStyles.otherApplication
      let isOther = bits.isSuperset(of: other) && state.isSuperset(of: .decided)
      return state.intersection(bits).union(
        isOther && !bits.isSuperset(of: .decided) ? other : .normal)
    }
    let (own, around) = (
      listed(state, styles.situations.map(\.own)),
      listed(enclosing, styles.situations.map(\.enclosing))
    )
    let descendants = world.descendantState(
      of: node, like: tree, state: state, enclosing: enclosing)
    let inside = listed(descendants, styles.situations.map(\.descendants))
    let place = styles.situations.firstIndex {
      $0.own == own && $0.enclosing == around && $0.descendants == inside
    }
    guard let place else {
      Issue.record("\(styles.situations) lacks \(state) in \(enclosing)")
      return
    }
    let theirs = world.viewModel(
      of: node, like: tree, state: state, enclosing: enclosing, widths: widths)
    #expect(
      styles.styles[place].hasSameStyle(as: theirs),
      "\(node) in \(state), in a control in \(enclosing), from \(widths as Any): \(styles.styles[place]) \(theirs)"
    )
  }

  /// What isn't listed as affecting a node doesn't affect it.
  private func checkAffecting(
    _ node: AnyNodeHandle, in tree: StyleTree, _ world: DecidedWorld
  ) {
    let states = tree.controlStates(affecting: node)
    let enclosing = tree.enclosingControlStates(affecting: node)
    let widths = tree.containerWidths(affecting: node)
    let own = tree.viewModel(of: node)
    if states.isEmpty {
      let other = world.viewModel(
        of: node, like: tree, state: [.selected, .highlighted, .decided, .hovered])
      #expect(other.hasSameStyle(as: own))
    }
    if enclosing.isEmpty {
      let other = world.viewModel(
        of: node, like: tree, enclosing: [.selected, .highlighted, .decided])
      #expect(other.hasSameStyle(as: own))
    }
    if widths.isEmpty {
      for width in [0.0, 299, 300, 600] {
        let other = world.viewModel(of: node, like: tree, containerWidth: width)
        #expect(other.hasSameStyle(as: own), "\(node) in \(width)")
      }
    }
  }
}

// MARK: - DecidedWorld

/// The decisions of all nodes of a tree, and trees of these.
struct DecidedWorld {
  /// What some nodes read besides the usual, each of which doubles what a renderer distinguishes.
  enum Further {
    case nothing

    /// States that come in addition to UIKit's, and the level of the interface.
    case additionalStates

    /// The states of descendants and positions among siblings, for what descendants don't inherit, or also
    /// for what they inherit.
    case surroundings
    case passedOnSurroundings

    init(seed: UInt64) {
      self =
        switch seed % 5 {
        case 0: .additionalStates
        case 1: .surroundings
        case 2: .passedOnSurroundings
        default: .nothing
        }
    }
  }

  let further: Further
  private let decisions: [NodeDecisions]
  private let sheet: StyleSheet
  let themes: [[Theme]]

  /// The parents of the nodes by their numbers; nil for roots.
  private static let parents: [Int?] = [nil, 0, 1, 2, 3, 4, 1, 6, 2]

  var count: Int { Self.parents.count }

  /// Makes random decisions.
  ///
  /// - Parameters:
  ///   - random: The generator.
  ///   - further: What some nodes read besides the usual.
  init(_ random: inout RandomNumbers, further: Further) {
    self.further = further
    let usual = Decision.Source.usual
    let surroundings = Decision.Source.ofSurroundings
    // Few, because each state that's tested multiplies those that pages distinguish.
    let places: [Decision.Source] = [.scheme, .selected, .wide, .first, .last, .even]
    let (own, tint, scope) =
      switch further {
      case .nothing: (usual, usual, usual)
      case .additionalStates: (usual, usual + [.level, .hovered], usual)
      case .surroundings: (surroundings + places, places, places)
      case .passedOnSurroundings:
        (usual, surroundings + [.scheme, .selected], surroundings + [.scheme])
      }
    decisions = Self.parents.indices.map { _ in
      NodeDecisions(&random, of: own, tint: tint, scope: scope)
    }
    let (dark, pressed) = (Decision.random(&random, depth: 3), Decision.random(&random, depth: 2))
    let target: StyleRule.Target = random.next(2) == 0 ? .label : .view
    sheet = StyleSheet {
      StyleRule(for: .styleClass("Decided")) { $0.cornerRadius = dark.value ? 4 : 8 }
      StyleRule(
        for: target, when: .enclosingControlState(.selected) && .containerWidth(atLeast: 300)
      ) { $0.borderWidth = pressed.value ? 2 : 3 }
      StyleRule(for: .button, when: .colorScheme(.dark) && .controlState(.highlighted)) {
        $0.tintColor = .green
      }
      if further == .additionalStates {
        StyleRule(for: .tableCell, when: .controlState(.hovered)) { $0.cornerRadius = 2 }
      }
      if further == .surroundings {
        StyleRule(for: .button, when: .descendantControlState(.selected)) { $0.cornerRadius = 3 }
        StyleRule(for: .view, when: .siblingPosition(.last) && .controlState(.selected)) {
          $0.cornerRadius = 5
        }
      }
    }
    let ofThemes = Decision.Source.ofEnvironment
    let inTheme = ofThemes[random.next(ofThemes.count)]
    let (set, reading) = (
      Theme("set") { $0[.decisionFlag] = true },
      Theme("reading") { $0[.decisionFlag] = inTheme.value }
    )
    themes = [[], [set], [reading, set], [set, reading]]
  }

  /// The states that are set.
  ///
  /// Each in addition to UIKit's multiplies what pages distinguish, even if no style reads it by name.
  private var states: [ControlState] {
    switch further {
    case .additionalStates: [.highlighted, .selected, .hovered]
    default: [.highlighted, .selected, .decided, .disabled]
    }
  }

  func state(_ random: inout RandomNumbers) -> ControlState {
    var state = ControlState.normal
    for bit in states where random.next(3) == 0 { state.formUnion(bit) }
    return state
  }

  static func width(_ random: inout RandomNumbers) -> Double? {
    [nil, 0, 299, 300, 450, 600, 900][random.next(7)]
  }

  /// A tree of all nodes.
  func tree(limits: TreeLimits = .standard) -> StyleTree {
    let tree = StyleTree(limits: limits, styleSheet: sheet)
    var handles: [AnyNodeHandle] = []
    for (number, parent) in Self.parents.enumerated() {
      let decisions = decisions[number]
      let node: any StyleNode =
        switch number {
        case 0: DecidedPage(decisions: decisions)
        case 1, 8: DecidedPanel(decisions: decisions)
        case 2, 6: DecidedButton(decisions: decisions)
        case 3: DecidedStack(decisions: decisions)
        case 4: DecidedCell(decisions: decisions)
        default: DecidedLabel(decisions: decisions)
        }
      handles.append(
        parent.map { tree.attach(erased: node, to: handles[$0]) } ?? tree.attach(erased: node))
    }
    return tree
  }

  /// Scopes that are set at random, some of which depend on the environment around them.
  private static let scopes: [StyleScope?] = [
    nil, nil, StyleScope { $0.colorScheme = .dark },
    StyleScope { $0.colorScheme = $0.colorScheme.inverse },
    StyleScope { $0.interfaceLevel = $0.contrast == .increased ? .elevated : .base },
    StyleScope { $0.decisionKey += Token.decisionFlag.value ? 1 : 0 },
  ]

  /// Changes a tree at random.
  func change(_ tree: StyleTree, _ random: inout RandomNumbers) {
    let nodes = Array(tree.nodes)
    let node = nodes[random.next(nodes.count)]
    switch random.next(10) {
    case 7:
      tree.setScope(Self.scopes[random.next(Self.scopes.count)], at: node)
    case 8: tree.environment.interfaceLevel = random.next(2) == 0 ? .base : .elevated
    case 0: tree.themes = themes[random.next(themes.count)]
    case 1: tree.environment.colorScheme = random.next(2) == 0 ? .light : .dark
    case 2: tree.environment.contrast = random.next(2) == 0 ? .standard : .increased
    case 3: tree.environment.contentSizeCategory = [.large, .extraSmall][random.next(2)]
    case 4: tree.setControlState(random.next(3) == 0 ? nil : state(&random), of: node)
    case 5: tree.environment.layoutDirection = [.leftToRight, .rightToLeft][random.next(2)]
    case 6: tree.environment.reduceMotion.toggle()
    default:
      let containers = nodes.filter { tree.isSizeContainer($0) }
      tree.setContainerWidth(
        Self.width(&random), of: containers[random.next(containers.count)])
    }
  }

  /// The states of the descendants of a node in a new tree, as below.
  func descendantState(
    of node: AnyNodeHandle, like tree: StyleTree, state: ControlState, enclosing: ControlState
  ) -> ControlState {
    let copy = self.tree()
    let (target, _) = bring(copy, to: tree, node, state, enclosing, nil, nil)
    _ = copy.viewModel(of: target)
    return copy.resolver.descendantControlState(ofNode: target.index)
  }

  /// The view model of a node in a new tree, brought to the situation of another one, and from there to
  /// another situation.
  func viewModel(
    of node: AnyNodeHandle, like tree: StyleTree, state: ControlState? = nil,
    enclosing: ControlState? = nil, containerWidth: Double? = nil, widths: LeastWidths? = nil
  ) -> ViewModel {
    let copy = self.tree()
    let (target, control) = bring(copy, to: tree, node, state, enclosing, containerWidth, widths)
    guard let enclosing, control == nil else { return copy.viewModel(of: target) }
    // Without a control, only the node reads the state.
    return copy.viewModel(
      of: target,
      in: (state.map(Situation.controlState) ?? []).merging(.enclosingControlState(enclosing)))
  }

  /// Brings a new tree to the situation of another one and to another situation; returns the node and its
  /// enclosing control there.
  private func bring(
    _ copy: StyleTree, to tree: StyleTree, _ node: AnyNodeHandle, _ state: ControlState?,
    _ enclosing: ControlState?, _ containerWidth: Double?, _ widths: LeastWidths?
  ) -> (target: AnyNodeHandle, control: AnyNodeHandle?) {
    (copy.themes, copy.environment) = (tree.themes, tree.environment)
    let copies = Array(copy.nodes)
    for (original, other) in zip(tree.nodes, copies) {
      copy.setControlState(tree.controlStateThatWasSet(of: original), of: other)
      copy.setScope(tree.store.settings[original.index]?.scope, at: other)
      if tree.isSizeContainer(original) {
        copy.setContainerWidth(tree.containerWidth(of: original), of: other)
      }
    }
    let target = copies[Array(tree.nodes).firstIndex(of: node)!]
    if let state { copy.setControlState(state, of: target) }
    var control = copy.parent(of: target)
    while let found = control, !copy.nodeType(of: found).nodeKind.isControlOrCell {
      control = copy.parent(of: found)
    }
    if let enclosing, let control { copy.setControlState(enclosing, of: control) }
    if let container = copy.enclosingContainer(of: target) {
      if let width = containerWidth ?? widths?.own { copy.setContainerWidth(width, of: container) }
      if let widths, let above = copy.enclosingContainer(of: container) {
        copy.setContainerWidth(widths.above, of: above)
      }
    }
    return (target, control)
  }
}

/// The decisions of one node.
private struct NodeDecisions: Hashable, Sendable {
  let width: Decision
  let tint: Decision
  let scope: Decision
  let state: Decision
  let classes: Decision
  let closure: Decision
  let text: Decision

  init(
    _ random: inout RandomNumbers, of own: [Decision.Source], tint: [Decision.Source],
    scope: [Decision.Source]
  ) {
    width = .random(&random, depth: 4, of: own)
    self.tint = .random(&random, depth: 3, of: tint)
    self.scope = .random(&random, depth: 3, of: scope)
    let sources = Decision.Source.ofEnvironment + [.token, .wide]
    state = random.next(2) == 0 ? .result(true) : .random(&random, depth: 2, of: sources)
    classes = .random(&random, depth: 2, of: own)
    closure = .random(&random, depth: 2, of: own)
    text = .random(&random, depth: 2, of: own)
  }
}

private protocol DecidedNode: StyleNode, BorderColor {
  var decisions: NodeDecisions { get }
}

extension DecidedNode {
  var borderColor: Color { decisions.width.value ? .red : .blue }
}

private protocol DecidedTint: TintColor {
  var decisions: NodeDecisions { get }
}

extension DecidedTint {
  var tintColor: Color { decisions.tint.value ? .orange : .purple }
}

private protocol DecidedScope: ScopeProviding {
  var decisions: NodeDecisions { get }
}

extension DecidedScope {
  var styleScope: StyleScope {
    let isOn = decisions.scope.value
    return StyleScope { if !isOn { $0.decisionKey = 2 } }
  }
}

private struct DecidedPage: ScreenNode {
  let decisions: NodeDecisions
}

private struct DecidedPanel: ViewNode, SizeContainer, DecidedNode, DecidedTint, DecidedScope {
  let decisions: NodeDecisions
}

private struct DecidedButton: ButtonNode, DecidedNode, DecidedTint, DecidedScope, StyleClassed,
  ControlStateContent
{
  let decisions: NodeDecisions
  var controlState: ControlState { decisions.state.value ? .normal : .selected }
  var styleClasses: [String] { decisions.classes.value ? [] : ["Decided"] }
}

private struct DecidedCell: TableCellNode, DecidedNode, DecidedTint {
  let decisions: NodeDecisions
}

private struct DecidedStack: ViewNode, DecidedNode, DecidedTint, DecidedScope {
  let decisions: NodeDecisions
}

private struct DecidedLabel: LabelNode, DecidedNode, DecidedScope, StyleClassed, TextContent,
  CustomClosure
{
  let decisions: NodeDecisions
  var styleClasses: [String] { decisions.classes.value ? [] : ["Decided"] }
  var text: String { decisions.text.value ? "yes" : "no" }
  var customClosure: StyleClosure {
    { [decisions] in $0.alpha = decisions.closure.value ? 0.5 : 1 }
  }
}
