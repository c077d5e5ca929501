import ProtocolStyle
import StyleInspector
import Testing

@testable import TestSupport
@testable import TreeFixtures

/// A chain of a hundred thousand nodes isn't too deep.
@Suite struct DeepTreeTests {
  private static let depth = TestScale.nodes(100_000)

  /// Returns a tree with a chain of views in a tinted one, and the ends of the chain.
  private func chain(
    _ styleSheet: StyleSheet = StyleSheet(), depth: Int = depth
  ) -> (tree: StyleTree, top: NodeHandle<AccentView>, bottom: NodeHandle<CardView>) {
    let tree = StyleTree(styleSheet: styleSheet)
    let top = tree.attach(AccentView())
    var bottom = tree.attach(CardView(), to: top)
    for _ in 2...depth { bottom = tree.attach(CardView(), to: bottom) }
    return (tree, top, bottom)
  }

  @Test func `a chain is attached, walked through and detached`() {
    let (tree, top, bottom) = chain()
    #expect(tree.nodes.reduce(0) { count, _ in count + 1 } == Self.depth + 1)
    #expect(tree.ancestors(of: bottom).count == Self.depth)
    #expect(tree.detach(top))
    #expect(tree.count == 0)
    #expect(!tree.contains(bottom))
  }

  @Test func `a change at the root reaches the bottom`() {
    let (tree, top, bottom) = chain()
    #expect(tree.viewModel(of: bottom).tintColor == .red)
    tree[top].tintColor = .blue
    #expect(tree.viewModel(of: bottom).tintColor == .blue)
    tree.setScope(StyleScope(styleSheet: StyleSheet { StyleRule.naming("scope") }), at: top)
    #expect(tree.winner(of: bottom) == "scope")
    tree.styleSheet.insert(StyleRule(for: .view) { $0.alpha = 0.5 })
    #expect(tree.viewModel(of: bottom).alpha == 0.5)
  }

  @Test func `a chain is refreshed, explained and freed with its tree`() {
    weak var gone: StyleTree?
    do {
      let (tree, top, bottom) = chain()
      gone = tree
      tree.refresh()
      tree[top].tintColor = .blue
      #expect(tree.refresh().changes.count == Self.depth + 1)
      #expect(tree.explain(bottom).outcomes.map(\.attribute) == [Attribute<Color>.tintColor.id])
    }
    #expect(gone == nil)
  }

  @Test func `a chain is inspected`() {
    // This takes a while, because each node of a chain is a separate group for an inspector.
    let (tree, _, bottom) = chain(depth: Self.depth / 5)
    tree.override(bottom) { $0.backgroundColor = .white }
    tree.attach(FaintLabel(), to: bottom)
    let findings = Inspector(environments: []).findings(of: tree)
    #expect(findings.map(\.identifier) == [.lowContrast])
  }

  @Test func `a chain moves under another root`() throws {
    let (tree, top, bottom) = chain(
      StyleSheet {
        StyleRule.naming("contact", in: [ContactScreen.self])
      })
    #expect(tree.winner(of: bottom) == nil)
    try tree.move(top, to: tree.attach(ContactScreen()))
    #expect(tree.winner(of: bottom) == "contact")
    #expect(throws: StyleTreeError.self) { try tree.move(top, to: bottom) }
  }
}

private struct FaintLabel: LabelNode, TextColor, TextContent {
  var text: String { "Tea" }
  var textColor: Color { .yellow }
}
