import ClassicPack
import ModernPack
import ProtocolStyle
import Testing

/// The effects of the pack in a tree.
@Suite struct ClassicPackTests {
  @Test func `the pack has a name, a version and contents`() {
    let pack = StylePack.classic
    #expect(pack.name == "classic")
    #expect(pack.version == .init(1))
    #expect(pack.themes.map(\.name) == ["graphite"])
    #expect(pack.tokens.map(\.name) == ["classicTint", "classicBar"])
    #expect(pack.tokens.allSatisfy { $0.summary != nil })
    #expect([pack].findings() == [])
  }

  @Test func `a disabled button fades, and a touched one is flat`() {
    let tree = StyleTree(packs: [.classic])
    let button = tree.attach(CallToActionButton())
    let normal = tree.viewModel(of: button)
    #expect(normal == StyleApplier().viewModel(for: CallToActionButton()))
    tree.setControlState(.disabled, of: button)
    #expect(tree.viewModel(of: button).alpha == 0.5)
    tree.setControlState(.highlighted, of: button)
    #expect(tree.viewModel(of: button).alpha == nil)
    #expect(tree.viewModel(of: button).shadowOpacity == 0)
  }

  @Test func `items are white and bold in its bars, and plain elsewhere`() {
    let tree = StyleTree(packs: [.classic])
    let inside = tree.attach(DoneItem(), to: tree.attach(MainBar()))
    let outside = tree.attach(DoneItem())
    #expect(tree.viewModel(of: inside).tintColor == .white)
    #expect(
      "\(tree.viewModel(of: inside).titleTextAttributesForState!)"
        == "[normal: [foregroundColor: #ffffff, font: Helvetica Neue 14 bold]]")
    #expect("\(tree.viewModel(of: outside))" == "barButtonItem()")
  }

  @Test func `graphite removes the color from tints and bars`() {
    let tree = StyleTree(packs: [.classic], themes: [.classicGraphite])
    let slider = tree.viewModel(of: tree.attach(VolumeSlider()))
    #expect(slider.minimumTrackTintColor == Color(hex: "#666e78"))
    #expect(slider.maximumTrackTintColor == slider.minimumTrackTintColor?.withAlpha(0.3))
    let bar = tree.viewModel(of: tree.attach(MainBar()))
    #expect(bar.barTintColor == Color(hex: "#3b3d42"))
  }

  private struct ModernButton: ButtonNode, ModernButtonAppearance {}
  private struct ModernBar: NavigationBarNode, ModernNavigationBarAppearance {}

  private static let orders: [[StylePack]] = [[.classic, .modern], [.modern, .classic]]

  @Test(arguments: orders)
  func `both packs live in one tree, and each keeps to its own`(packs: [StylePack]) {
    #expect(packs.findings() == [])
    let both = StyleTree(packs: packs)
    let (classic, modern) = (StyleTree(packs: [.classic]), StyleTree(packs: [.modern]))
    for state in [ControlState.normal, .disabled, .highlighted] {
      #expect(
        look(RegularButton(), with: DoneItem(), state, in: both)
          == look(RegularButton(), with: DoneItem(), state, in: classic))
      #expect(
        look(MainBar(), with: DoneItem(), state, in: both)
          == look(MainBar(), with: DoneItem(), state, in: classic))
      #expect(
        look(ModernButton(), with: DoneItem(), state, in: both)
          == look(ModernButton(), with: DoneItem(), state, in: modern))
      #expect(
        look(ModernBar(), with: DoneItem(), state, in: both)
          == look(ModernBar(), with: DoneItem(), state, in: modern))
    }
  }

  /// Returns the view models of a node and its child.
  private func look(
    _ node: some StyleNode, with child: some StyleNode, _ state: ControlState, in tree: StyleTree
  ) -> [ViewModel] {
    let parent = tree.attach(node)
    let child = tree.attach(child, to: parent)
    tree.setControlState(state, of: parent)
    return [tree.viewModel(of: parent), tree.viewModel(of: child)]
  }
}
