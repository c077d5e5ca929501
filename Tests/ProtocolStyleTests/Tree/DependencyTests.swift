import ProtocolStyle
import Testing

@testable import TestSupport

/// A change, and a node that may depend on it.
struct DependencyCase: Sendable, CustomTestStringConvertible {
  let change: StageChange
  let dependant: Dependant
  let source: DependencySource

  var testDescription: String { "\(dependant.name) of a \(source) and a \(change.name)" }

  /// All dependent nodes that can read a source, with all changes of that source.
  static let connected = pairs(StageChange.lighting + StageChange.scoping) { $0 == $1 }

  /// All dependent nodes, with all changes of other sources.
  static let unconnected =
    pairs(StageChange.lighting + StageChange.idle) { $0 != $1 }
    // Scopes are evaluated again when rules change, because rules are part of the inherited
    // context.
    + pairs(StageChange.idleSheets) { _, _ in true }.filter { $0.dependant.name != "scope getter" }

  static let neighboring = pairs(StageChange.neighboring) { _, _ in true }

  private static func pairs(
    _ changes: [StageChange], _ isMeant: (DependencySource?, DependencySource) -> Bool
  ) -> [DependencyCase] {
    changes.flatMap { change in
      Dependant.all.flatMap { dependant in
        dependant.sources.filter { isMeant(change.source, $0) }.map {
          DependencyCase(change: change, dependant: dependant, source: $0)
        }
      }
    }
  }
}

/// All combinations of changes and dependent nodes.
@Suite struct DependencyTests {
  @Test(arguments: DependencyCase.connected)
  func `the read after a change is the same as if it had been made at the start`(
    pair: DependencyCase
  ) {
    let stage = DependencyStage(pair.source)
    let nodes = pair.dependant.attach(stage)
    let before = nodes.map { stage.tree.viewModel(of: $0) }
    pair.change.apply(stage)
    let after = nodes.map { stage.tree.viewModel(of: $0) }
    let lit = DependencyStage(pair.source)
    pair.change.apply(lit)
    #expect(after == pair.dependant.attach(lit).map { lit.tree.viewModel(of: $0) })
    #expect(zip(before, after).allSatisfy { $0 != $1 })
  }

  @Test(arguments: DependencyCase.connected, [false, true])
  func `the report contains all dependent nodes, and no others`(
    pair: DependencyCase, isReadBefore: Bool
  ) {
    let stage = DependencyStage(pair.source)
    let nodes = pair.dependant.attach(stage)
    stage.tree.refresh()
    // Reads the view models, as renderers do.
    for node in nodes { _ = stage.tree.viewModel(of: node) }
    pair.change.apply(stage)
    if isReadBefore { for node in nodes { _ = stage.tree.viewModel(of: node) } }
    let report = stage.tree.refresh()
    #expect(stage.changes(in: report) == Dictionary(zip(nodes, pair.dependant.changes)) { $1 })
    #expect(report.changes.map(\.node).count == nodes.count)
    #expect(report.changes.allSatisfy { $0.current == stage.tree.viewModel(of: $0.node) })
    #expect(stage.tree.refresh().isEmpty)
  }

  @Test(arguments: TestScale.rows(DependencyCase.unconnected), [false, true])
  func `independent nodes are not evaluated again`(
    pair: DependencyCase, isReadBefore: Bool
  ) {
    let stage = DependencyStage(pair.source)
    let nodes = pair.dependant.attach(stage)
    stage.tree.refresh()
    let start = stage.counter.count
    let before = nodes.map { stage.tree.viewModel(of: $0) }
    // Content is evaluated for each read.
    let reading = stage.counter.count - start
    pair.change.apply(stage)
    if isReadBefore {
      #expect(nodes.map { stage.tree.viewModel(of: $0) } == before)
      #expect(stage.counter.count == start + 2 * reading)
    }
    let count = stage.counter.count
    #expect(stage.tree.refresh().isEmpty)
    #expect(stage.counter.count == count)
  }

  @Test(arguments: DependencyCase.neighboring)
  func `a change beside or above is reported alone, and evaluates nothing else`(
    pair: DependencyCase
  ) {
    let stage = DependencyStage(pair.source)
    _ = pair.dependant.attach(stage)
    stage.tree.refresh()
    let count = stage.counter.count
    pair.change.apply(stage)
    let report = stage.tree.refresh()
    let changed =
      pair.change.name.hasPrefix("panel") ? stage.panel.erased : stage.neighbor.erased
    #expect(report.changes.map(\.node) == [changed])
    #expect(stage.counter.count == count)
  }
}

extension DependencyStage {
  /// Returns the changes of each node, by their descriptions.
  fileprivate func changes(in report: RefreshReport) -> [AnyNodeHandle: [String]] {
    Dictionary(
      uniqueKeysWithValues: report.changes.map { ($0.node, $0.attributes.map(\.description)) })
  }
}
