import ProtocolStyle
import Testing

@testable import TreeFixtures

/// A view with an inherited tint that depends only on whether a token is bright.
private struct RoundingView: ViewNode, TintColor {
  let counter: EvaluationCounter
  var tintColor: Color { counter.counting(Token.lamp.value.alpha > 0.5 ? .white : .black) }
}

private struct WritableView: ViewNode, TintColor {
  var tintColor = Color.red
  var note = ""
}

/// If a new result equals the old one, nothing is reported, and no descendant is evaluated.
@Suite struct CutOffTests {
  private let tree = StyleTree()
  private let counter = EvaluationCounter()
  private let below = EvaluationCounter()

  @Test func `an equal result is not reported, and evaluates nothing else`() {
    let parent = tree.attach(RoundingView(counter: counter))
    let child = tree.attach(CountedView(counter: below), to: parent)
    tree.refresh()
    let counts = (counter.count, below.count)
    tree.tokens[.lamp] = .red
    #expect(tree.refresh().isEmpty)
    #expect(counter.count == counts.0 + 1)
    #expect(below.count == counts.1)
    tree.tokens[.lamp] = .clear
    #expect(Set(tree.refresh().changes.map(\.node)) == [parent.erased, child.erased])
    #expect(below.count == counts.1 + 1)
  }

  @Test func `a rule that writes the same evaluates no node`() {
    tree.styleSheet.insert(
      StyleRule(for: CountedView.self) { [counter] in
        $0.alpha = counter.counting(Token.lamp.value.alpha)
      })
    let view = tree.attach(CountedView(counter: below))
    tree.refresh()
    let counts = (counter.count, below.count)
    tree.tokens[.lamp] = .red
    #expect(tree.refresh().isEmpty)
    #expect(tree.viewModel(of: view).alpha == 1)
    #expect(counter.count == counts.0 + 1)
    #expect(below.count == counts.1)
  }

  @Test func `a model written with equal values is not reported, and evaluates nothing else`() {
    let parent = tree.attach(WritableView())
    tree.attach(CountedView(counter: below), to: parent)
    tree.refresh()
    let count = below.count
    tree[parent].tintColor = .red
    tree[parent].note = "not of its style"
    #expect(tree.refresh().isEmpty)
    #expect(below.count == count)
  }

  @Test func `a change that isn't inherited evaluates nothing else`() {
    let parent = tree.attach(WritableView())
    tree.attach(CountedView(counter: below), to: parent)
    tree.refresh()
    let count = below.count
    tree.override(parent) { $0.alpha = 0.5 }
    #expect(tree.refresh().changes.map(\.node) == [parent.erased])
    #expect(below.count == count)
  }

  @Test func `an equal scope evaluates nothing else`() {
    let scope = StyleScope(themes: [Theme("green") { $0[.lamp] = .green }])
    let parent = tree.attach(CardView())
    tree.setScope(scope, at: parent)
    tree.attach(LitView(source: .token, counter: below), to: parent)
    tree.refresh()
    let count = below.count
    tree.setScope(scope, at: parent)
    #expect(tree.refresh().isEmpty)
    #expect(below.count == count)
  }

  private typealias Change = @Sendable (StyleTree) -> Void

  private static let theme = Theme("lamp") { $0[.lamp] = .blue }

  /// Changes to values that are set already.
  private static let empty: [(name: String, change: Change)] = [
    ("environment", { $0.environment.colorScheme = .light }),
    ("another environment", { $0.environment = StyleEnvironment() }),
    ("key", { $0.environment.isLit = false }),
    ("tokens", { $0.tokens[.lamp] = .yellow }),
    ("other themes of equal values", { $0.themes = [Theme("twin") { $0[.lamp] = .blue }] }),
    ("a theme above that says the same", { $0.themes.append(Theme("echo") { $0[.lamp] = .blue }) }),
    ("appearance", { tree in tree.styleSheet = tree.styleSheet }),
    ("empty pack", { $0.packs = [StylePack("empty")] }),
    ("clearing nothing", { tree in tree.nodes.forEach { tree.clearOverrides(of: $0) } }),
  ]

  @Test(arguments: empty.indices)
  func `a change to an equal value is not reported`(index: Int) {
    let tree = StyleTree(themes: [Self.theme])
    tree.tokens[.lamp] = .yellow
    let view = tree.attach(LitView(source: .token, counter: counter))
    tree.refresh()
    Self.empty[index].change(tree)
    #expect(tree.refresh().isEmpty, "\(Self.empty[index].name)")
    #expect(tree.viewModel(of: view).backgroundColor == .yellow)
  }

  @Test(arguments: empty.indices.dropLast())
  func `a change to an equal value evaluates nothing`(index: Int) {
    let tree = StyleTree(themes: [Self.theme])
    tree.tokens[.lamp] = .yellow
    let view = tree.attach(LitView(source: .token, counter: counter))
    let count = counter.count
    Self.empty[index].change(tree)
    #expect(tree.viewModel(of: view).backgroundColor == .yellow)
    #expect(counter.count == count, "\(Self.empty[index].name)")
  }
}
