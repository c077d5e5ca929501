import ProtocolStyle
import Synchronization
import Testing

@testable import TreeFixtures

private enum LitKey: StyleEnvironmentKey {
  static let defaultValue = false
}

extension StyleEnvironment {
  var isLit: Bool {
    get { self[LitKey.self] }
    set { self[LitKey.self] = newValue }
  }
}

extension Token<Color> {
  static let lamp = Token("dependencyLamp", default: .blue)

  /// A token that is set to the lamp's token.
  static let alias = Token("dependencyAlias", default: .red)

  /// A token that is set by scopes and themes, which read other values themselves.
  static let shade = Token("dependencyShade", default: .blue)

  /// A token that is never read.
  static let idle = Token("dependencyIdle", default: .blue)

  fileprivate static let tokenReader = Token(
    "dependencyTokenReader", default: DependencySource.token.color)
  fileprivate static let fieldReader = Token(
    "dependencyFieldReader", default: DependencySource.field.color)
  fileprivate static let keyReader = Token(
    "dependencyKeyReader", default: DependencySource.key.color)
}

/// A source that styling reads from its context: blue at first, and green once it's lit.
enum DependencySource: String, CaseIterable, CustomTestStringConvertible {
  case token
  case field
  case key

  var color: Color {
    switch self {
    case .token: Token.lamp.value
    case .field: StyleEnvironment.current.colorScheme == .dark ? .green : .blue
    case .key: StyleEnvironment.current.isLit ? .green : .blue
    }
  }

  var isLit: Bool { color == .green }

  /// A token whose default reads the source.
  var reader: Token<Color> {
    switch self {
    case .token: .tokenReader
    case .field: .fieldReader
    case .key: .keyReader
    }
  }

  /// A condition that the source is lit; nil if conditions can't test it.
  var condition: StyleCondition? {
    switch self {
    case .token: nil
    case .field: .colorScheme(.dark)
    case .key: .environment(\.isLit, true)
    }
  }

  var testDescription: String { rawValue }
}

// MARK: - DependencyStage

/// The tree for a dependent node: a panel with the node and a neighbor.
final class DependencyStage {
  struct Panel: ViewNode, CornerRadius {
    var cornerRadius = 0.0
  }

  let tree = StyleTree()
  let source: DependencySource
  let counter = EvaluationCounter()
  let panel: NodeHandle<Panel>
  let neighbor: NodeHandle<BuyButton>

  /// A rule that doesn't match any node.
  let idleRule: StyleSheet.Identity

  init(_ source: DependencySource) {
    self.source = source
    idleRule = tree.styleSheet.insert(Self.makeIdleRule())
    panel = tree.attach(Panel(), to: tree.attach(ShopScreen()))
    neighbor = tree.attach(BuyButton(), to: panel)
  }

  static func makeIdleRule() -> StyleRule {
    StyleRule.naming("idle", ContactScreen.self)
  }
}

// MARK: - Dependant

/// A way for nodes to depend on a source.
struct Dependant: Sendable, CustomTestStringConvertible {
  let name: String

  /// The sources that it can read.
  var sources = DependencySource.allCases

  /// The changes that a report contains for each changed node, once the source is lit.
  let changes: [[String]]

  /// Attaches the dependent nodes to the panel of a stage.
  let attach: @Sendable (DependencyStage) -> [AnyNodeHandle]

  var testDescription: String { name }

  private static let background = "backgroundColor: #0000ff → #00ff00"
  private static let winner = "winner: nil → lit"

  static let all = [
    Dependant(name: "getter", changes: [[background]]) { stage in
      [stage.attach(LitView(source: stage.source, counter: stage.counter))]
    },
    Dependant(name: "rule closure", changes: [[background]]) { stage in
      let (source, counter) = (stage.source, stage.counter)
      stage.tree.styleSheet.insert(
        StyleRule(for: CardView.self) { $0.backgroundColor = counter.counting(source.color) })
      return [stage.attach(CardView())]
    },
    Dependant(name: "rule condition", sources: [.field, .key], changes: [[winner]]) { stage in
      stage.tree.styleSheet.insert(
        .naming("lit", CountedView.self, when: stage.source.condition))
      return [stage.attach(CountedView(counter: stage.counter))]
    },
    Dependant(name: "custom closure", changes: [[background]]) { stage in
      [stage.attach(ClosureView(source: stage.source, counter: stage.counter))]
    },
    Dependant(name: "override closure", changes: [[background]]) { stage in
      let (source, counter) = (stage.source, stage.counter)
      let card = stage.attach(CardView())
      stage.tree.override(card) { $0.backgroundColor = counter.counting(source.color) }
      return [card]
    },
    Dependant(
      name: "inherited value",
      changes: Array(repeating: ["tintColor: #0000ff → #00ff00"], count: 2)
    ) { stage in
      let parent = stage.attach(TintingView(source: stage.source, counter: stage.counter))
      return [parent, stage.attach(CountedView(counter: stage.counter), to: parent)]
    },
    Dependant(
      name: "derivation", changes: [[background, "barTintColor: #0000ff → #00ff00"]]
    ) { stage in
      [stage.attach(LitBar(source: stage.source, counter: stage.counter))]
    },
    Dependant(name: "scope getter", changes: [[background]]) { stage in
      let parent = stage.attach(LitScopeView(source: stage.source, counter: stage.counter))
      return [stage.attach(TokenView(token: .shade, counter: stage.counter), to: parent)]
    },
    Dependant(name: "style classes", changes: [[winner]]) { stage in
      stage.tree.styleSheet.insert(.naming("lit", ofClass: "Lit"))
      return [stage.attach(LitClassView(source: stage.source, counter: stage.counter))]
    },
    Dependant(name: "control state", changes: [[winner]]) { stage in
      stage.tree.styleSheet.insert(
        .naming("lit", LitStateLabel.self, when: .controlState(.selected)))
      return [stage.attach(LitStateLabel(source: stage.source, counter: stage.counter))]
    },
    Dependant(name: "content getter", changes: [["text: dim → lit"]]) { stage in
      [stage.attach(LitLabel(source: stage.source, counter: stage.counter))]
    },
    Dependant(name: "adaptive color", sources: [.field], changes: [[background]]) { stage in
      [stage.attach(AdaptiveView(counter: stage.counter))]
    },
    Dependant(name: "alias", sources: [.token], changes: [[background]]) { stage in
      stage.tree.tokens[.alias] = Token.lamp
      return [stage.attach(TokenView(token: .alias, counter: stage.counter))]
    },
    Dependant(name: "token's default", changes: [[background]]) { stage in
      [stage.attach(TokenView(token: stage.source.reader, counter: stage.counter))]
    },
    Dependant(name: "theme's closure", sources: [.field, .key], changes: [[background]]) { stage in
      let source = stage.source
      stage.tree.themes.append(Theme("shading") { $0[.shade] = source.color })
      return [stage.attach(TokenView(token: .shade, counter: stage.counter))]
    },
  ]
}

extension DependencyStage {
  fileprivate func attach(_ node: some StyleNode) -> AnyNodeHandle {
    tree.attach(node, to: panel).erased
  }

  fileprivate func attach(_ node: some StyleNode, to parent: AnyNodeHandle) -> AnyNodeHandle {
    tree.attach(node, to: parent).erased
  }
}

/// Counts how often getters and closures run.
final class EvaluationCounter: Sendable {
  private let total = Atomic(0)

  var count: Int { total.load(ordering: .relaxed) }

  /// Counts an evaluation, and returns its result.
  func counting<Value>(_ value: Value) -> Value {
    total.add(1, ordering: .relaxed)
    return value
  }
}

// MARK: - DependantNodes

// Nodes that read a source in one way each and count their evaluations.

struct LitView: ViewNode, BackgroundColor {
  let source: DependencySource
  let counter: EvaluationCounter
  var backgroundColor: Color { counter.counting(source.color) }
}

struct LitBar: NavigationBarNode, BackgroundColor {
  let source: DependencySource
  let counter: EvaluationCounter
  var backgroundColor: Color { counter.counting(source.color) }
}

struct TintingView: ViewNode, TintColor {
  let source: DependencySource
  let counter: EvaluationCounter
  var tintColor: Color { counter.counting(source.color) }
}

struct ClosureView: ViewNode, CustomClosure {
  let source: DependencySource
  let counter: EvaluationCounter
  var customClosure: StyleClosure {
    { $0.backgroundColor = counter.counting(source.color) }
  }
}

struct AdaptiveView: ViewNode, BackgroundColor {
  let counter: EvaluationCounter
  var backgroundColor: Color { counter.counting(.adaptive(light: .blue, dark: .green)) }
}

/// A view with the color of a token.
struct TokenView: ViewNode, BackgroundColor {
  let token: Token<Color>
  let counter: EvaluationCounter
  var backgroundColor: Color { counter.counting(token.value) }
}

struct LitLabel: LabelNode, TextContent {
  let source: DependencySource
  let counter: EvaluationCounter
  var text: String { counter.counting(source.isLit ? "lit" : "dim") }
}

/// A view that reads nothing.
struct CountedView: ViewNode, CornerRadius {
  let counter: EvaluationCounter
  var cornerRadius: Double { counter.counting(1) }
}

/// A view that has a style class while the source is lit; only its style is counted.
struct LitClassView: ViewNode, StyleClassed, CornerRadius {
  let source: DependencySource
  let counter: EvaluationCounter
  var styleClasses: [String] { source.isLit ? ["Lit"] : [] }
  var cornerRadius: Double { counter.counting(1) }
}

/// A label that is selected while the source is lit; only its style is counted.
struct LitStateLabel: LabelNode, ControlStateContent, Alpha {
  let source: DependencySource
  let counter: EvaluationCounter
  var controlState: ControlState { source.isLit ? .selected : .normal }
  var alpha: Double { counter.counting(1) }
}

/// A view with a theme in its scope while the source is lit.
struct LitScopeView: ViewNode, ScopeProviding {
  private static let lit = Theme("lit") { $0[.shade] = .green }

  let source: DependencySource
  let counter: EvaluationCounter
  var styleScope: StyleScope {
    StyleScope(themes: counter.counting(source.isLit) ? [Self.lit] : [])
  }
}

// MARK: - StageChange

/// A change of a stage.
struct StageChange: Sendable, CustomTestStringConvertible {
  let name: String

  /// The source that the change lights.
  var source: DependencySource?

  let apply: @Sendable (DependencyStage) -> Void

  var testDescription: String { name }

  /// Changes that light a source, which dependent nodes may read.
  static let lighting = [
    StageChange(name: "token of a theme", source: .token) { stage in
      stage.tree.themes.append(Theme("lit") { $0[.lamp] = .green })
    },
    StageChange(name: "token of the tree", source: .token) { $0.tree.tokens[.lamp] = .green },
    StageChange(name: "field of the environment", source: .field) {
      $0.tree.environment.colorScheme = .dark
    },
    StageChange(name: "key of the environment", source: .key) { $0.tree.environment.isLit = true },
  ]

  /// Changes that light a source for an ancestor and its descendants.
  static let scoping = [
    StageChange(name: "theme of a scope", source: .token) { stage in
      let theme = Theme("lit") { $0[.lamp] = .green }
      stage.tree.setScope(StyleScope(themes: [theme]), at: stage.panel)
    },
    StageChange(name: "field of a scope", source: .field) { stage in
      stage.tree.setScope(StyleScope { $0.colorScheme = .dark }, at: stage.panel)
    },
    StageChange(name: "key of a scope", source: .key) { stage in
      stage.tree.setScope(StyleScope { $0.isLit = true }, at: stage.panel)
    },
  ]

  /// Changes that no dependent node reads, and which don't change any node's style.
  static let idle = [
    StageChange(name: "another token of a theme") { stage in
      stage.tree.themes.append(Theme("idle") { $0[.idle] = .green })
    },
    StageChange(name: "another token of the tree") { $0.tree.tokens[.idle] = .green },
    StageChange(name: "another field") { $0.tree.environment.contrast = .increased },
    StageChange(name: "reset") { stage in
      let token = stage.tree.reset(of: .view)
      stage.tree.restore(token)
      _ = stage.tree.reset(of: CountedView.self)
    },
  ]

  /// Changes of rules that don't match any node.
  static let idleSheets = [
    StageChange(name: "rule inserted") {
      $0.tree.styleSheet.insert(DependencyStage.makeIdleRule())
    },
    StageChange(name: "rule removed") { $0.tree.styleSheet.remove($0.idleRule) },
    StageChange(name: "sheet of a theme") { stage in
      let sheet = StyleSheet { DependencyStage.makeIdleRule() }
      stage.tree.themes.append(Theme("idle", styleSheet: sheet))
    },
    StageChange(name: "pack") { stage in
      let sheet = StyleSheet { DependencyStage.makeIdleRule() }
      stage.tree.packs.append(StylePack("idle", styleSheet: sheet))
    },
    StageChange(name: "sheet of a scope") { stage in
      let sheet = StyleSheet { DependencyStage.makeIdleRule() }
      stage.tree.setScope(StyleScope(styleSheet: sheet), at: stage.panel)
    },
  ]

  /// Changes of one node beside or above, which changes its own style.
  static let neighboring = [
    StageChange(name: "neighbor written") { $0.tree[$0.neighbor].isOn = true },
    StageChange(name: "neighbor's state") { $0.tree.setControlState(.selected, of: $0.neighbor) },
    StageChange(name: "neighbor overridden") { stage in
      stage.tree.override(stage.neighbor) { $0.alpha = 0.5 }
    },
    StageChange(name: "neighbor's scope") { stage in
      stage.tree.setScope(StyleScope { $0.colorScheme = .dark }, at: stage.neighbor)
      stage.tree.override(stage.neighbor) { $0.alpha = 0.5 }
    },
    StageChange(name: "panel written") { $0.tree[$0.panel].cornerRadius = 4 },
    StageChange(name: "panel overridden") { stage in
      stage.tree.override(stage.panel) { $0.alpha = 0.5 }
    },
  ]
}
