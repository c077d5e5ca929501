import ModernPack
import ProtocolStyle
import StyleInspector
import StyleTesting
import Testing

/// The effects of the pack in a tree.
@Suite struct ModernPackTests {
  @Test func `the pack has a name, a version and contents`() {
    let pack = StylePack.modern
    #expect(pack.name == "modern")
    #expect(pack.version == .init(1))
    #expect(pack.themes.map(\.name) == ["comfortable", "compact", "increasedContrast"])
    #expect(pack.themes.allSatisfy { $0.summary != nil })
    #expect(
      pack.tokens.map(\.name) == [
        "modernAccent", "modernOnAccent", "modernSurface", "modernRaised", "modernInk",
        "modernQuietInk", "modernEdge", "modernDensity",
      ])
    #expect(pack.tokens.allSatisfy { $0.summary != nil })
    #expect([pack].findings() == [])
    #expect([pack].findings(in: StyleEnvironment(colorScheme: .dark)) == [])
  }

  @Test func `a compact tree has more on it, and may have a comfortable part`() {
    let tree = StyleTree(packs: [.modern], themes: [.modernCompact])
    let page = tree.attach(Page())
    let (card, table) = (tree.attach(OfferCard(), to: page), tree.attach(Inbox(), to: page))
    let (button, field) = (tree.attach(BuyButton(), to: page), tree.attach(NameField(), to: page))
    #expect(tree.viewModel(of: card).padding == EdgeInsets(15))
    #expect(tree.viewModel(of: table).rowHeight == 45)
    #expect(tree.viewModel(of: field).padding == EdgeInsets(9))
    #expect(
      tree.viewModel(of: button).contentEdgeInsets
        == EdgeInsets(top: 9, left: 15, bottom: 9, right: 15))
    tree.setScope(StyleScope(themes: [.modernComfortable]), at: page)
    #expect(tree.viewModel(of: card).padding == EdgeInsets(20))
    #expect(tree.viewModel(of: table).rowHeight == 60)
  }

  @Test func `a button is dim when it is disabled, and a little when it is touched`() {
    let tree = StyleTree(packs: [.modern])
    let buttons = [tree.attach(BuyButton()).erased, tree.attach(LaterButton()).erased]
    for button in buttons {
      #expect(tree.viewModel(of: button).alpha == nil)
      tree.setControlState(.disabled, of: button)
      #expect(tree.viewModel(of: button).alpha == 0.4)
      tree.setControlState(.highlighted, of: button)
      #expect(tree.viewModel(of: button).alpha == 0.9)
    }
  }

  @Test func `a custom accent colors all tappable nodes`() {
    let brand = Theme("contoso") { $0[.modernAccent] = .purple }
    let tree = StyleTree(packs: [.modern], themes: [brand])
    let bar = tree.attach(MainBar())
    let item = tree.attach(DoneItem(), to: bar)
    #expect(tree.viewModel(of: tree.attach(BuyButton())).backgroundColor == .purple)
    #expect(tree.viewModel(of: tree.attach(LaterButton())).textColor == .purple)
    #expect(tree.viewModel(of: tree.attach(WiFiSwitch())).onTintColor == .purple)
    #expect(tree.viewModel(of: bar).tintColor == .purple)
    #expect(tree.viewModel(of: item).tintColor == .purple)
  }

  @Test func `removing the pack leaves the values of traits`() {
    let tree = StyleTree(packs: [.modern])
    let button = tree.attach(BuyButton())
    tree.setControlState(.disabled, of: button)
    tree.packs = []
    #expect(tree.viewModel(of: button).alpha == nil)
    #expect(tree.viewModel(of: button).backgroundColor == Color(hex: "#4353c8"))
  }
}

// MARK: - ModernTraitTests

/// The values of the pack's traits, with or without a tree.
@Suite struct ModernTraitTests {
  private static let rendered: [(any StyleNode & Sendable, String)] = [
    (Page(), "view(backgroundColor: #ffffff)"),
    (
      OfferCard(),
      "view(backgroundColor: #f2f3f8, cornerRadius: 20, masksToBounds: true, padding: (top: 20, left: 20, bottom: 20, right: 20))"
    ),
    (
      Headline(),
      "label(backgroundColor: #ffffff, font: system 28 bold (title1), letterSpacing: -0.5, "
        + "textColor: #1b1c20)"
    ),
    (
      Story(),
      "textView(backgroundColor: #ffffff, font: system 17 (body), textColor: #1b1c20)"
    ),
    (
      CardFootnote(),
      "label(backgroundColor: #f2f3f8, font: system 13 (footnote), textColor: #5a5d69)"
    ),
    (
      BuyButton(),
      "button(backgroundColor: #4353c8, contentEdgeInsets: (top: 12, left: 20, bottom: 12, right: 20), cornerRadius: 14, cornerShape: capsule, font: "
        + "system 17 semibold (headline), textColor: #ffffff, titleColorForState: [normal: #ffffff])"
    ),
    (
      LaterButton(),
      "button(backgroundColor: #f2f3f8, contentEdgeInsets: (top: 12, left: 20, bottom: 12, right: 20), cornerRadius: 14, cornerShape: capsule, font: "
        + "system 17 semibold (headline), textColor: #4353c8, titleColorForState: [normal: #4353c8])"
    ),
    (
      NameField(),
      "textField(backgroundColor: #f2f3f8, borderColor: #868995, borderWidth: 1, cornerRadius: 14, font: system "
        + "17 (body), padding: (top: 12, left: 12, bottom: 12, right: 12), placeholderColor: #5a5d69, textColor: #1b1c20)"
    ),
    (
      VolumeSlider(),
      "slider(maximumTrackTintColor: #868995, minimumTrackTintColor: #4353c8, thumbTintColor: "
        + "#4353c8, tintColor: #4353c8)"
    ),
    (
      LoadingBar(),
      "progress(progressTintColor: #4353c8, tintColor: #4353c8, trackTintColor: rgb(90 93 105 / 0.25))"
    ),
    (WiFiSwitch(), "switch(onTintColor: #4353c8, thumbTintColor: #ffffff, tintColor: #4353c8)"),
    (
      MainBar(),
      "navigationBar(backgroundColor: #ffffff, barTintColor: #ffffff, font: system 17 semibold "
        + "(headline), isTranslucent: false, textColor: #1b1c20, tintColor: #4353c8, "
        + "titleTextAttributes: [foregroundColor: #1b1c20, font: system 17 semibold (headline)])"
    ),
    (
      ActionBar(),
      "toolbar(backgroundColor: #ffffff, barTintColor: #ffffff, isTranslucent: false, tintColor: "
        + "#4353c8)"
    ),
    (
      Inbox(),
      "table(backgroundColor: #ffffff, listVariant: insetGrouped, rowHeight: 60, separatorColor: "
        + "rgb(90 93 105 / 0.25), separatorInsets: (top: 0, left: 16, bottom: 0, right: 0), tintColor: #4353c8)"
    ),
    (
      CheckoutPanel(),
      "view(backgroundMaterial: regular, cornerShape: radii 28 28 0 0 continuous, padding: "
        + "(top: 20, left: 20, bottom: 20, right: 20), shadows: [0 -1px 2px rgb(0 0 0 / 0.12), "
        + "0 -8px 24px -4px rgb(0 0 0 / 0.1)])"
    ),
    (
      NewTag(),
      "label(backgroundColor: #f2f3f8, cornerShape: capsule, font: system 13 (footnote), padding: "
        + "(top: 4, left: 10, bottom: 4, right: 10), textColor: #5a5d69)"
    ),
    (
      DueDate(),
      "datePicker(backgroundColor: #f2f3f8, cornerRadius: 14, padding: (top: 8, left: 12, bottom: 8, "
        + "right: 12), tintColor: #4353c8)"
    ),
    (
      Quantity(), "stepper(backgroundColor: #f2f3f8, cornerShape: capsule, tintColor: #4353c8)"
    ),
  ]

  @Test(arguments: rendered)
  func `a trait renders all that it fills`(node: any StyleNode & Sendable, text: String) {
    #expect("\(StyleApplier().viewModel(for: node))" == text)
  }

  @Test func `in dark everything differs except the geometry`() {
    let dark = StyleEnvironment(colorScheme: .dark)
    #expect(
      "\(StyleApplier().viewModel(for: BuyButton(), in: dark))"
        == "button(backgroundColor: #aeb8ff, contentEdgeInsets: (top: 12, left: 20, bottom: 12, right: 20), cornerRadius: 14, "
        + "cornerShape: capsule, font: system 17 semibold (headline), textColor: #14162b, titleColorForState: [normal: "
        + "#14162b])")
    let page = StyleApplier().viewModel(for: Page(), in: dark)
    #expect(page.backgroundColor == Color(hex: "#15161b"))
  }

  private static let types: [any StyleNode.Type] = [
    Page.self, OfferCard.self, Story.self, Headline.self, Footnote.self, CardTitle.self,
    CardFootnote.self, BuyButton.self, LaterButton.self, NameField.self, VolumeSlider.self,
    LoadingBar.self, WiFiSwitch.self, MainBar.self, ActionBar.self, Inbox.self,
    CheckoutPanel.self, NewTag.self, DueDate.self, Quantity.self,
  ]

  @Test func `all values of traits are used by their kinds`() {
    #expect(Self.types.flatMap(StyleApplier().findings(for:)) == [])
  }
}

// MARK: - ModernPackCheckTests

/// The check for packs, on nodes that adopt the traits as users do.
@Suite struct ModernPackCheckTests {
  @Test func `trait values are visible to other modules, and text is readable`() {
    checkPack(
      .modern,
      probes: [
        Page(), Story(), Headline(), Footnote(), CardTitle(), CardFootnote(),
        BuyButton(), LaterButton(), NameField(), VolumeSlider(), LoadingBar(), WiFiSwitch(),
        MainBar(), ActionBar(), Inbox(), OfferCard(), CheckoutPanel(), NewTag(), DueDate(),
        Quantity(),
      ])
  }
}

// MARK: - ModernCertificateTests

/// The proof of what the pack promises, in every situation that its styles can tell apart.
@Suite struct ModernCertificateTests {
  @Test func `each text is certified to have a contrast of level AA, or AAA where it's increased`()
  {
    let nodes: [any StyleNode] = [
      Story(), Headline(), Footnote(), CardTitle(), CardFootnote(), BuyButton(), LaterButton(),
      NameField(), MainBar(), ActionBar(), Inbox(), OfferCard(), CheckoutPanel(), NewTag(),
      DueDate(), Quantity(),
    ]
    let certificate = Inspector().certify(
      [.contrast(.aa, increased: .aaa)], of: .modern, samples: nodes)
    #expect(certificate.verdict == .certified, "\(certificate)")
  }
}

// MARK: - ModernContrastTests

/// The contrast of all text, in every theme and every environment.
@Suite struct ModernContrastTests {
  private static let nodes: [any StyleNode & Sendable] = [
    Story(), Headline(), Footnote(), CardTitle(), CardFootnote(), BuyButton(), LaterButton(),
    NameField(), MainBar(),
  ]

  private static let environments = StyleEnvironment.ColorScheme.allCases.flatMap { scheme in
    StyleEnvironment.Contrast.allCases.map { contrast in
      var environment = StyleEnvironment(colorScheme: scheme)
      environment.contrast = contrast
      return environment
    }
  }

  private static let themes: [[Theme]] =
    [[]] + StylePack.modern.themes.map { [$0] } + [[.modernIncreasedContrast, .modernCompact]]

  @Test(arguments: nodes, environments)
  func `text has enough contrast with its background`(
    node: any StyleNode & Sendable, environment: StyleEnvironment
  ) throws {
    for themes in Self.themes {
      let tree = StyleTree(packs: [.modern], themes: themes, environment: environment)
      let isHigh =
        environment.contrast == .increased || themes.contains(.modernIncreasedContrast)
      let model = tree.viewModel(of: tree.attach(erased: node))
      let background = try #require(model.backgroundColor)
      let texts = try [#require(model.textColor)] + [model.placeholderColor].compactMap(\.self)
      for text in texts {
        #expect(
          text.contrastRatio(with: background) >= (isHigh ? 7 : 4.5),
          "\(text) on \(background) in \(themes)")
      }
    }
  }

  @Test(arguments: environments)
  func `items have enough contrast with their bar`(environment: StyleEnvironment) throws {
    for themes in Self.themes {
      let tree = StyleTree(packs: [.modern], themes: themes, environment: environment)
      let isHigh =
        environment.contrast == .increased || themes.contains(.modernIncreasedContrast)
      let bar = tree.attach(MainBar())
      let item = tree.viewModel(of: tree.attach(DoneItem(), to: bar))
      let background = try #require(tree.viewModel(of: bar).barTintColor)
      let title = try #require(item[.titleTextAttributesForState, .normal]?.foregroundColor)
      #expect(item.tintColor == title)
      #expect(title.contrastRatio(with: background) >= (isHigh ? 7 : 4.5))
    }
  }

  @Test func `increased contrast is as the theme has it, or the environment`() {
    var environment = StyleEnvironment()
    environment.contrast = .increased
    let tree = StyleTree(themes: [.modernIncreasedContrast])
    #expect(
      tree.viewModel(of: tree.attach(BuyButton()))
        == StyleApplier().viewModel(for: BuyButton(), in: environment))
  }
}

// MARK: - ModernNodes

// Nodes as a user of the pack writes them: they adopt its traits, and nothing else.

struct Page: ViewNode, ModernSurface {}
struct OfferCard: ViewNode, ModernCardAppearance {}
struct Story: TextViewNode, ModernTextAppearance, ModernSurface {}
struct Headline: LabelNode, ModernTitleAppearance, ModernSurface {}
struct Footnote: LabelNode, ModernCaptionAppearance, ModernSurface {}
struct CardTitle: LabelNode, ModernTitleAppearance, ModernRaised {}
struct CardFootnote: LabelNode, ModernCaptionAppearance, ModernRaised {}
struct BuyButton: ButtonNode, ModernButtonAppearance {}
struct LaterButton: ButtonNode, ModernQuietButtonAppearance {}
struct NameField: TextFieldNode, ModernFieldAppearance {}
struct VolumeSlider: SliderNode, ModernSliderAppearance {}
struct LoadingBar: ProgressNode, ModernProgressAppearance {}
struct WiFiSwitch: SwitchNode, ModernSwitchAppearance {}
struct MainBar: NavigationBarNode, ModernNavigationBarAppearance {}
struct ActionBar: ToolbarNode, ModernBarAppearance {}
struct DoneItem: BarButtonItemNode {}
struct Inbox: TableNode, ModernTableAppearance {}

struct CheckoutPanel: ViewNode, ModernPanelAppearance {}

struct NewTag: LabelNode, ModernTagAppearance {}

struct DueDate: DatePickerNode, ModernDateFieldAppearance {}

struct Quantity: StepperNode, ModernStepperAppearance {}
