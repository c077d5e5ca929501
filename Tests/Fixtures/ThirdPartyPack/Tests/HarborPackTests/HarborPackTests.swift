import HarborPack
import ModernPack
import ProtocolStyle
import StyleInspector
import StyleTesting
import Testing

/// A brand's pack, used like its customers use it; its traits depend on control states.
@Suite struct HarborPackTests {
  private let tree = StyleTree(packs: [.harbor])

  @Test func `the pack has no findings, alone and beside another`() {
    #expect([StylePack.harbor].findings() == [])
    #expect([.harbor, StylePack.modern].findings() == [])
    let applier = StyleApplier(packs: [.harbor])
    #expect(applier.findings(for: SaveButton.self) == [])
    #expect(applier.findings(for: NameField.self) == [])
  }

  @Test func `the pack holds in its themes, in light and dark, and in every state`() {
    checkPack(.harbor, probes: SettingsScreens.probes)
  }

  @Test func `a field shows the focus and invalid input`() {
    let field = tree.attach(NameField(text: "Ada"))
    #expect(tree.viewModel(of: field).borderWidth == 1)
    tree.setControlState(.focused, of: field)
    #expect(tree.viewModel(of: field).borderWidth == 2)
    #expect(tree.viewModel(of: field).borderColor == tree.viewModel(of: field).focusRing?.color)
    tree.setControlState(nil, of: field)
    tree[field].text = ""
    #expect(tree.viewModel(of: field).borderColor == Color(hex: 0xB3261E))
    #expect("\(tree.controlState(of: field))" == "invalid")
  }

  @Test func `the chosen row is tinted`() throws {
    _ = SettingsScreens.attach(to: tree)
    let row = try #require(tree.first(SettingRow.self))
    let plain = tree.viewModel(of: row).backgroundColor
    tree.setControlState(.selected, of: row)
    #expect(tree.viewModel(of: row).backgroundColor != plain)
  }

  @Test func `pressing a button restyles it alone`() throws {
    let screens = SettingsScreens.attach(to: tree)
    let save = try #require(tree.first(SaveButton.self))
    tree.refresh()
    tree.setControlState(.highlighted, of: save)
    let report = tree.refresh()
    #expect(report.changes.map(\.node) == [save.erased])
    #expect(screens.count == 6)
  }

  @Test func `a vanishing node is hidden while it's disabled`() {
    let badge = tree.attach(UpdateBadge())
    #expect(tree.viewModel(of: badge).isHidden == false)
    tree.setControlState(.disabled, of: badge)
    #expect(tree.viewModel(of: badge).isHidden == true)
  }

  @Test func `the brand's font follows the content size category`() {
    let title = tree.attach(ScreenTitle(text: "Settings"))
    let size = tree.viewModel(of: title).font?.size ?? 0
    tree.environment.contentSizeCategory = .accessibilityExtraLarge
    #expect((tree.viewModel(of: title).font?.size ?? 0) > size)
    #expect(tree.viewModel(of: title).font?.family == .named("Georgia"))
  }

  @Test func `an app restyles its own node type in one place`() {
    let save = tree.attach(SaveButton())
    tree.styleSheet = StyleSheet {
      StyleRule(for: SaveButton.self) { $0.cornerRadius = 0 }
    }
    #expect(tree.viewModel(of: save).cornerRadius == 10)
    tree.styleSheet = StyleSheet {
      StyleRule(for: SaveButton.self) { $0.cornerRadius = 0 }.overridingConformances()
    }
    #expect(tree.viewModel(of: save).cornerRadius == 0)
  }

  @Test func `the theme by night changes every screen`() {
    let grounds = SettingsScreens.attach(to: tree)
    tree.themes = [.harborNight]
    let colors = grounds.map { tree.viewModel(of: $0).backgroundColor }
    #expect(colors == Array(repeating: Color(hex: 0x101418), count: 6))
  }
}
