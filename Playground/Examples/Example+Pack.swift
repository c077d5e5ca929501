import ModernPack
import ProtocolStyle

extension Example {
  /// A pack brings traits to refine, rules for control states, and themes that set its tokens.
  static var pack: Example {
    let tree = StyleTree(packs: [.modern])
    let button = tree.attach(ReserveButton())
    var scenes: [Scene] = []
    func show(_ caption: String) {
      scenes.append(Scene(caption: caption, nodes: [("ReserveButton", tree.viewModel(of: button))]))
    }
    show("With the pack's tokens")
    tree.themes = [.modernCompact]
    show("tree.themes = [.modernCompact]")
    tree.environment.colorScheme = .dark
    show("tree.environment.colorScheme = .dark")
    tree.setControlState(.disabled, of: button)
    show("tree.setControlState(.disabled, of: button)")
    return Example(
      heading: "A pack brings a look, and an app refines it",
      code: """
        import ModernPack

        protocol PillAppearance: ModernButtonAppearance {}
        extension PillAppearance {
          var cornerRadius: Double { 22 * Token.modernDensity.value }
        }

        struct ReserveButton: ButtonNode, PillAppearance {}

        let tree = StyleTree(packs: [.modern])
        """,
      scenes: scenes)
  }
}

protocol PillAppearance: ModernButtonAppearance {}

extension PillAppearance {
  var cornerRadius: Double { 22 * Token.modernDensity.value }
}

struct ReserveButton: ButtonNode, PillAppearance {}
