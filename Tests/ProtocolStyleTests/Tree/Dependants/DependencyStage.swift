import ProtocolStyle

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
