import ProtocolStyle

extension Example {
  /// Conformances override rules, and overrides override both; each level can be removed.
  static var cascade: Example {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button) { $0.backgroundColor = .white }
        StyleRule(for: (any ButtonFont).self) { $0.cornerRadius = 4 }
        StyleRule(for: .button) { $0.titleColorForState = [.disabled: .white] }
      })
    let card = tree.attach(ShopCard())
    let button = tree.attach(SmartButton(), to: card)
    tree.override(button) { $0.cornerRadius = 8 }
    var scenes = [Scene(caption: "print(tree.explain(button))", text: "\(tree.explain(button))")]
    tree.clearOverride(.cornerRadius, of: button)
    scenes.append(
      Scene(
        caption: "tree.clearOverride(.cornerRadius, of: button)",
        nodes: [("SmartButton", tree.viewModel(of: button))]))
    return Example(
      heading: "The cascade decides, and an explanation lists each level",
      code: """
        let tree = StyleTree(
          styleSheet: StyleSheet {
            StyleRule(for: .button) { $0.backgroundColor = .white }
            StyleRule(for: (any ButtonFont).self) { $0.cornerRadius = 4 }
            StyleRule(for: .button) { $0.titleColorForState = [.disabled: .white] }
          })
        let button = tree.attach(SmartButton(), to: card)
        tree.override(button) { $0.cornerRadius = 8 }
        """,
      scenes: scenes)
  }
}
