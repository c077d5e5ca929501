import ProtocolStyle
import Testing

/// Values of tokens that are set on the tree itself.
@Suite struct TreeTokenTests {
  private let tree = StyleTree(themes: [Theme("red") { $0[.lamp] = .red }])
  private let node: NodeHandle<TokenView>

  init() {
    node = tree.attach(TokenView(token: .lamp, counter: EvaluationCounter()))
  }

  private var color: Color? { tree.viewModel(of: node).backgroundColor }

  @Test func `a token of the tree wins over those of its themes`() {
    #expect(color == .red)
    tree.tokens[.lamp] = .green
    #expect(color == .green)
    tree.themes.append(Theme("yellow") { $0[.lamp] = .yellow })
    #expect(color == .green)
  }

  @Test func `removing a token reveals the themes' values`() {
    tree.tokens[.lamp] = .green
    tree.themes = [Theme("yellow") { $0[.lamp] = .yellow }]
    tree.tokens[.lamp] = nil as Color?
    #expect(color == .yellow)
    tree.themes = []
    #expect(color == .blue)
  }

  @Test func `a scope's theme wins over a token of the tree`() {
    tree.tokens[.lamp] = .green
    tree.setScope(StyleScope(themes: [Theme("white") { $0[.lamp] = .white }]), at: node)
    #expect(color == .white)
    tree.tokens[.lamp] = .yellow
    #expect(color == .white)
    tree.setScope(nil, at: node)
    #expect(color == .yellow)
  }

  @Test func `a token of the tree may be another token's value, and follows it`() {
    let alias = tree.attach(TokenView(token: .alias, counter: EvaluationCounter()))
    tree.tokens[.alias] = Token.lamp
    tree.refresh()
    #expect(tree.viewModel(of: alias).backgroundColor == .red)
    tree.tokens[.lamp] = .green
    #expect(Set(tree.refresh().changes.map(\.node)) == [node.erased, alias.erased])
    tree.tokens[.alias] = .white
    #expect(tree.refresh().changes.map(\.node) == [alias.erased])
    tree.tokens[.lamp] = .yellow
    #expect(tree.refresh().changes.map(\.node) == [node.erased])
    #expect(tree.viewModel(of: alias).backgroundColor == .white)
  }

  @Test func `a tree that sets a token doesn't affect other trees`() {
    let other = StyleTree()
    let node = other.attach(TokenView(token: .lamp, counter: EvaluationCounter()))
    tree.tokens[.lamp] = .green
    #expect(other.viewModel(of: node).backgroundColor == .blue)
    #expect(other.tokens[.lamp] == nil as Color?)
  }
}
