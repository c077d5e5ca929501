import ProtocolStyle

extension Example {
  /// A subtree may have themes, an environment and rules of its own, and let no others in.
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
    show("No rule comes in")
    tree.setScope(nil, at: sidebar)
    show("Everything is as around it")
    return Example(
      heading: "A scope is a subtree's own",
      code: """
        tree.setScope(StyleScope { $0.colorScheme = .dark }, at: sidebar)
        tree.setScope(StyleScope(isBoundary: true), at: sidebar)
        tree.setScope(nil, at: sidebar)
        """,
      scenes: scenes)
  }
}
