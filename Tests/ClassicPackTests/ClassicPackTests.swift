import ClassicPack
import ModernPack
import ProtocolStyle
import StyleInspector
import StyleTesting
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

// MARK: - ClassicTraitTests

/// The values of the pack's traits, with or without a tree.
@Suite struct ClassicTraitTests {
  private static let rendered: [(any StyleNode & Sendable, String)] = [
    (
      RegularButton(),
      "button(backgroundColor: #ffff00, backgroundGradient: linear-gradient(180deg, #ffffcc 0%, "
        + "#ffff73 50%, #ffff00 50%, #ffe61a 100%), cornerRadius: 8, font: Helvetica Neue 17, "
        + "shadowOffset: (0, 1), shadowRadius: 1, shadows: [0 1px 2px rgb(0 0 0 / 0.3)], textColor: #000000, titleColorForState: [normal: "
        + "#000000], titleShadowColorForState: [normal: #ffffff99])"
    ),
    (
      SmartButton(),
      "button(backgroundColor: #ffff00, backgroundGradient: linear-gradient(180deg, #ffffcc 0%, "
        + "#ffff73 50%, #ffff00 50%, #ffe61a 100%), font: Helvetica Neue 17, titleColorForState: "
        + "[normal: #000000, highlighted: #b30000])"
    ),
    (
      CallToActionField(),
      "textField(backgroundColor: #ffffff, borderColor: #1c8529, borderStyle: bezel, borderWidth: 2, "
        + "font: Helvetica Neue 17, placeholderColor: #737373, textColor: #385487)"
    ),
    (
      VolumeSlider(),
      "slider(maximumTrackTintColor: rgb(28 97 199 / 0.3), minimumTrackTintColor: #1c61c7, thumbTintColor: "
        + "#ffffff, tintColor: #1c61c7)"
    ),
    (
      LoadingBar(),
      "progress(progressTintColor: #1c61c7, tintColor: #1c61c7, trackTintColor: rgb(28 97 199 / 0.3))"
    ),
    (WiFiSwitch(), "switch(onTintColor: #1c61c7, thumbTintColor: #ffffff, tintColor: #1c61c7)"),
    (
      Pages(),
      "pageControl(currentPageIndicatorTintColor: #1c61c7, currentPageTintColor: #1c61c7, "
        + "pageIndicatorTintColor: rgb(28 97 199 / 0.3), tintColor: rgb(28 97 199 / 0.3))"
    ),
    (
      MainBar(),
      "navigationBar(barTintColor: #456187, font: Helvetica Neue 20 bold, isTranslucent: false, "
        + "statusBarStyle: lightContent, textColor: #ffffff, tintColor: #ffffff, "
        + "titleTextAttributes: [foregroundColor: #ffffff, font: Helvetica Neue 20 bold])"
    ),
    (ActionBar(), "toolbar(barTintColor: #456187, isTranslucent: false)"),
    (TabsBar(), "tabBar(barTintColor: #456187, isTranslucent: false)"),
    (Note(), "textView(font: Helvetica Neue 17)"),
  ]

  @Test(arguments: rendered)
  func `a trait renders all that it fills`(node: any StyleNode & Sendable, text: String) {
    #expect("\(StyleApplier().viewModel(for: node))" == text)
  }

  @Test func `a call to action adds a green border and nothing else`() {
    let applier = StyleApplier()
    let difference = applier.viewModel(for: CallToActionButton())
      .difference(from: applier.viewModel(for: RegularButton()))
    #expect(
      difference.map(\.description) == ["borderColor: nil → #1c8529", "borderWidth: nil → 2"])
  }

  private static let types: [any StyleNode.Type] = [
    RegularButton.self, CallToActionButton.self, SmartButton.self, NameField.self,
    CallToActionField.self, VolumeSlider.self, LoadingBar.self, WiFiSwitch.self, Pages.self,
    MainBar.self, ActionBar.self, TabsBar.self, Note.self, Badge.self,
  ]

  @Test func `all values of traits are used by their kinds`() {
    #expect(Self.types.flatMap(StyleApplier().findings(for:)) == [])
  }

  private static let texts: [(any StyleNode & Sendable)] = [
    RegularButton(), CallToActionButton(), NameField(), MainBar(),
  ]

  @Test(arguments: texts, [[], [Theme.classicGraphite]])
  func `text can be read`(node: any StyleNode & Sendable, themes: [Theme]) throws {
    let tree = StyleTree(themes: themes)
    let model = tree.viewModel(of: tree.attach(erased: node))
    let text = try #require(model.textColor)
    let background = try #require(model.barTintColor ?? model.backgroundColor)
    #expect(text.contrastRatio(with: background) >= 4.5)
    for stop in model.backgroundGradient?.stops ?? [] {
      #expect(text.contrastRatio(with: stop.color) >= 4.5)
    }
    if let placeholder = model.placeholderColor {
      #expect(placeholder.contrastRatio(with: background) >= 4.5)
    }
  }
}

// MARK: - ClassicPackCheckTests

/// The check for packs, on nodes that adopt the traits as users do.
@Suite struct ClassicPackCheckTests {
  @Test func `trait values are visible to other modules, and text is readable`() {
    checkPack(
      .classic,
      probes: [
        SmartButton(), NameField(), CallToActionField(), LoadingBar(), Pages(), MainBar(),
        ActionBar(), TabsBar(), Note(), Badge(), RegularButton(), CallToActionButton(),
        VolumeSlider(), WiFiSwitch(),
      ])
  }
}

// MARK: - ClassicNodes

// Nodes as a user of the pack writes them: they adopt its traits, and nothing else.

struct RegularButton: ButtonNode, ClassicButtonAppearance {}
struct CallToActionButton: ButtonNode, ClassicButtonAppearance, ClassicCallToActionAppearance {}
struct SmartButton: ButtonNode, ClassicYellowBackground, ClassicFont, ClassicSmartTitle {}
struct NameField: TextFieldNode, ClassicFieldAppearance {}
struct CallToActionField: TextFieldNode, ClassicFieldAppearance, ClassicCallToActionAppearance {}
struct VolumeSlider: SliderNode, ClassicSliderAppearance {}
struct LoadingBar: ProgressNode, ClassicProgressAppearance {}
struct WiFiSwitch: SwitchNode, ClassicSwitchAppearance {}
struct Pages: PageControlNode, ClassicPagesAppearance {}
struct MainBar: NavigationBarNode, ClassicNavigationBarAppearance {}
struct ActionBar: ToolbarNode, ClassicBarAppearance {}
struct TabsBar: TabBarNode, ClassicBarAppearance {}
struct DoneItem: BarButtonItemNode {}
struct Note: TextViewNode, ClassicFont {}
struct Badge: ViewNode, ClassicYellowBackground, ClassicTint {}
