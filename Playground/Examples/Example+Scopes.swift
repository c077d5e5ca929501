import ProtocolStyle

extension Example {
  /// A scope gives a subtree separate themes, environment and rules, and can exclude outside rules.
  static var scopes: Example {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule(for: .label) { $0.cornerRadius = 8 } })
    let sidebar = tree.attach(ShopCard())
    let banner = tree.attach(Banner(), to: sidebar)
    var scenes: [Scene] = []
    func show(_ caption: String) {
      scenes.append(Scene(caption: caption, nodes: [("Banner", tree.viewModel(of: banner))]))
    }
    tree.setScope(StyleScope { $0.colorScheme = .dark }, at: sidebar)
    show("The sidebar is dark")
    tree.setScope(StyleScope(isBoundary: true), at: sidebar)
    show("Outside rules don't apply")
    tree.setScope(nil, at: sidebar)
    show("Without a scope")
    return Example(
      heading: "A scope styles a subtree",
      code: """
        tree.setScope(StyleScope { $0.colorScheme = .dark }, at: sidebar)
        tree.setScope(StyleScope(isBoundary: true), at: sidebar)
        tree.setScope(nil, at: sidebar)
        """,
      scenes: scenes)
  }
}
