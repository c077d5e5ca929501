import ProtocolStyle
import Synchronization
import Testing

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
