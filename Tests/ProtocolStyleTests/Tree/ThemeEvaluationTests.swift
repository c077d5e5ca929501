import ProtocolStyle
import Synchronization
import Testing

private struct Row: ViewNode, Alpha {
  var alpha: Double { Token.evaluated.value }
}

extension Token<Double> {
  fileprivate static let evaluated = Token("evaluated", default: 1)
}

private final class Count: Sendable {
  let value = Atomic(0)
  var current: Int { value.load(ordering: .relaxed) }
}

/// The number of evaluations of themes' closures.
@Suite struct ThemeEvaluationTests {
  private let count = Count()

  /// A theme that reads only the color scheme.
  private var theme: Theme {
    Theme("counted") { [count] values in
      count.value.add(1, ordering: .relaxed)
      values[.evaluated] = StyleEnvironment.current.colorScheme == .dark ? 0.25 : 0.75
    }
  }

  @Test func `a theme runs once for all scopes that agree in what it reads`() {
    let tree = StyleTree(themes: [theme])
    let rows = (0..<6).map { number in
      let row = tree.attach(Row())
      tree.setScope(StyleScope { $0.displayScale = Double(number + 2) }, at: row)
      return row
    }
    #expect(rows.map { tree.viewModel(of: $0).alpha } == Array(repeating: 0.75, count: 6))
    #expect(count.current == 1)
    tree.environment.colorScheme = .dark
    #expect(rows.map { tree.viewModel(of: $0).alpha } == Array(repeating: 0.25, count: 6))
    #expect(count.current == 2)
  }

  @Test func `scopes that differ in its reads have separate values`() {
    let tree = StyleTree(themes: [theme])
    let rows = (0..<4).map { number in
      let row = tree.attach(Row())
      tree.setScope(StyleScope { $0.colorScheme = number % 2 == 0 ? .dark : .light }, at: row)
      return row
    }
    #expect(rows.map { tree.viewModel(of: $0).alpha } == [0.25, 0.75, 0.25, 0.75])
    #expect(count.current == 2)
  }

  @Test func `a scope's theme runs after a change only when something in the scope is read`() {
    let tree = StyleTree()
    let root = tree.attach(Row())
    let row = tree.attach(Row(), to: root)
    tree.setScope(StyleScope(themes: [theme]), at: row)
    #expect(tree.viewModel(of: row).alpha == 0.75)
    #expect(count.current == 1)
    for scheme in [StyleEnvironment.ColorScheme.dark, .light, .dark] {
      tree.environment.colorScheme = scheme
      #expect(tree.viewModel(of: root).alpha == 1)
    }
    #expect(count.current == 1)
    #expect(tree.viewModel(of: row).alpha == 0.25)
    #expect(count.current == 2)
    tree.refresh()
    tree.environment.displayScale = 3
    #expect(tree.refresh().changes.isEmpty)
  }

  @Test func `a report has the changes of scopes that weren't read between two switches`() {
    let tree = StyleTree()
    let row = tree.attach(Row(), to: tree.attach(Row()))
    tree.setScope(StyleScope(themes: [theme]), at: row)
    tree.refresh()
    tree.environment.colorScheme = .dark
    tree.environment.displayScale = 3
    let changes = Array(tree.refresh().changes)
    #expect(changes.map(\.node) == [row.erased])
    #expect(changes.map(\.previous.alpha) == [0.75])
    #expect(changes.map(\.current.alpha) == [0.25])
    tree.environment.colorScheme = .light
    tree.environment.colorScheme = .dark
    #expect(tree.refresh().changes.isEmpty)
  }

  @Test func `a theme of scopes runs once over equal values of lower themes`() {
    let tree = StyleTree(themes: [Theme("lower") { $0[.evaluated] = 0.5 }])
    let theme = theme
    let rows = (0..<4).map { number in
      let row = tree.attach(Row())
      var scope = StyleScope { $0.displayScale = Double(number + 2) }
      scope.themes = [theme]
      tree.setScope(scope, at: row)
      return row
    }
    #expect(rows.map { tree.viewModel(of: $0).alpha } == Array(repeating: 0.75, count: 4))
    #expect(count.current == 1)
    tree.tokens[.evaluated] = 0.1
    #expect(rows.map { tree.viewModel(of: $0).alpha } == Array(repeating: 0.75, count: 4))
  }
}
