import FluentPack
import OUDSPack
import ProtocolStyle
import StyleInspector
import StyleTesting
import Testing
import WarpPack

/// All three packs: what they consist of, and what is provable about them.
@Suite struct PackTests {
  @Test(arguments: [StylePack.ouds, .warp, .fluent])
  func `a pack has no attribute, kind or rule of its own`(pack: StylePack) {
    #expect(pack.attributes.isEmpty)
    #expect(pack.kinds.isEmpty)
    #expect(pack.styleSheet.isEmpty)
    #expect(pack.tokens.allSatisfy { $0.summary != nil })
    #expect(pack.themes.allSatisfy { $0.summary != nil })
    #expect([pack].findings() == [])
  }

  private static let probes: [(StylePack, [any StyleNode & Sendable])] = [
    (
      .ouds,
      [
        OUDSProbe.Button(), OUDSProbe.Field(), OUDSProbe.Label(), OUDSProbe.Input(),
        OUDSProbe.Helper(), OUDSProbe.Badge(), OUDSProbe.Alert(), OUDSProbe.Icon(),
        OUDSProbe.Body(), OUDSProbe.Card(),
      ]
    ),
    (
      .warp,
      [
        WarpProbe.Button(), WarpProbe.Pill(), WarpProbe.Field(), WarpProbe.Label(),
        WarpProbe.Help(), WarpProbe.Badge(), WarpProbe.Alert(), WarpProbe.Icon(), WarpProbe.Body(),
        WarpProbe.Card(), WarpProbe.Box(),
      ]
    ),
    (
      .fluent,
      [
        FluentProbe.Button(), FluentProbe.Field(), FluentProbe.Badge(), FluentProbe.Message(),
        FluentProbe.Icon(), FluentProbe.Body(), FluentProbe.Card(),
      ]
    ),
  ]

  /// The contrast of texts is proven by certificates.
  @Test(arguments: probes)
  func `values of traits are visible to other modules`(
    pack: StylePack, probes: [any StyleNode & Sendable]
  ) {
    checkPack(pack, probes: probes, minimumContrast: 1)
  }

  // MARK: Certificates

  /// Components on the background of their system, and the smallest counterexample to their contrast.
  struct Proof: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let pack: StylePack
    let nodes: [any StyleNode & Sendable]
    let counterexample: String?

    init(
      _ name: String, _ pack: StylePack, _ nodes: [any StyleNode & Sendable],
      _ counterexample: String? = nil
    ) {
      (testDescription, self.pack, self.nodes) = (name, pack, nodes)
      self.counterexample = counterexample
    }
  }

  private static let proofs: [Proof] = [
    Proof(
      "OUDS buttons", .ouds,
      [OUDSHierarchy.default, .strong, .brand, .negative].map {
        OUDSButton(text: "Buy", hierarchy: $0)
      }),
    Proof(
      "OUDS minimal buttons", .ouds, [OUDSButton(text: "Buy", hierarchy: .minimal)],
      "shows 'titleColorForState' as #f15e00 on #e0e0e0: a contrast of 2.51, below 3, highlighted"),
    Proof("OUDS badges", .ouds, OUDSStatus.allCases.map { OUDSBadge(text: "3", status: $0) }),
    Proof(
      "OUDS help", .ouds, [OUDSHelper(text: "Help"), OUDSHelper(text: "No", isError: true)]),
    Proof(
      "Warp buttons", .warp,
      WarpButtonVariant.allCases.filter { ![.negativeQuiet, .overlayInvertedQuiet].contains($0) }
        .map { WarpButton(text: "Buy", variant: $0) }),
    Proof(
      "Warp quiet negative buttons", .warp, [WarpButton(text: "Buy", variant: .negativeQuiet)],
      "shows 'titleColorForState' as #ff5844 on #9e2216: a contrast of 2.49, below 3, color scheme dark, "
        + "highlighted"),
    Proof(
      "Warp fields", .warp, [WarpField(text: "Ada", accessibilityLabel: "Name")],
      "shows 'placeholderColor' as #cacad1 on #ffffff: a contrast of 1.63, below 4.5"),
    Proof(
      "Warp badges", .warp,
      WarpBadgeVariant.allCases.filter { $0 != .warning && $0 != .sponsored }.map {
        WarpBadge(text: "New", variant: $0)
      }),
    Proof(
      "Warp warnings", .warp, [WarpBadge(text: "New", variant: .warning)],
      "shows 'textColor' as #ffffff on #b67b00: a contrast of 3.6, below 4.5, theme 'Blocket', color scheme dark"
    ),
    Proof(
      "Warp sponsored badges", .warp, [WarpBadge(text: "Ad", variant: .sponsored)],
      "shows 'textColor' as #ffffff on #0386bf: a contrast of 4.06, below 4.5, color scheme dark"),
    Proof(
      "Fluent buttons", .fluent,
      [FluentButtonStyle.secondary, .primary, .outline, .subtle].map {
        FluentButton(text: "Send", style: $0)
      }),
    Proof(
      "Fluent transparent buttons", .fluent, [FluentButton(text: "Send", style: .transparent)],
      "shows 'titleColorForState' as #2886de on #292929: a contrast of 3.84, below 4.5, color scheme dark, "
        + "highlighted"),
    Proof(
      "Fluent fields", .fluent,
      FluentFieldStyle.allCases.map {
        FluentField(text: "Ada", accessibilityLabel: "Name", style: $0)
      }),
    Proof(
      "Fluent badges", .fluent,
      [FluentBadgeStyle.filled, .tint].flatMap { style in
        FluentBadgeColor.allCases.map { FluentBadge(text: "New", style: style, color: $0) }
      }),
    Proof(
      "Fluent badges on the page", .fluent,
      [FluentBadgeStyle.outline, .ghost].flatMap { style in
        FluentBadgeColor.allCases.filter { $0 != .subtle }.map {
          FluentBadge(text: "New", style: style, color: $0)
        }
      }),
  ]

  @Test(arguments: proofs)
  func `texts have contrast in all situations, or a published value is the counterexample`(
    proof: Proof
  ) {
    let tree = StyleTree(packs: [proof.pack])
    let ground = tree.attach(Ground(pack: proof.pack.name))
    for node in proof.nodes { tree.attach(erased: node, to: ground.erased) }
    let themes = [[]] + proof.pack.themes.map { [$0] }
    let certificate = Inspector(themes: themes).certify([.contrast(.aa)], of: tree)
    #expect(certificate.undecided == [])
    let found = certificate.counterexamples.map {
      ([$0.problem] + $0.situation).joined(separator: ", ")
    }
    #expect(found == (proof.counterexample.map { [$0] } ?? []))
  }
}

/// The background of a system's pages.
private struct Ground: ViewNode, BackgroundColor {
  let pack: String
  var backgroundColor: Color {
    switch pack {
    case "ouds": Token.oudsBackground.value
    case "warp": Token.warpBackground.value.rest
    default: Token.fluentBackground1.value.rest
    }
  }
}

// MARK: - Probes

// Nodes as a user of a pack writes them.

private enum OUDSProbe {
  struct Button: ButtonNode, OUDSButtonAppearance {
    var hierarchy: OUDSHierarchy { .default }
    var size: OUDSButtonSize { .default }
  }
  struct Field: ControlNode, OUDSFieldAppearance {
    var isOutlined: Bool { false }
  }
  struct Label: LabelNode, OUDSFieldLabelAppearance {}
  struct Input: TextFieldNode, OUDSInputAppearance {}
  struct Helper: LabelNode, OUDSHelperAppearance {
    var isError: Bool { false }
  }
  struct Badge: LabelNode, OUDSBadgeAppearance {
    var status: OUDSStatus { .info }
    var size: OUDSBadgeSize { .medium }
  }
  struct Alert: ViewNode, OUDSAlertAppearance {
    var status: OUDSStatus { .info }
  }
  struct Icon: ImageNode, OUDSIconAppearance {
    var status: OUDSStatus { .info }
  }
  struct Body: LabelNode, OUDSBodyAppearance {
    var isTitle: Bool { true }
  }
  struct Card: ViewNode, OUDSCardAppearance {}
}

private enum WarpProbe {
  struct Button: ButtonNode, WarpButtonAppearance {
    var variant: WarpButtonVariant { .secondary }
    var size: WarpButtonSize { .medium }
  }
  struct Pill: ButtonNode, WarpPillAppearance {
    var size: WarpButtonSize { .medium }
  }
  struct Field: TextFieldNode, WarpFieldAppearance {}
  struct Label: LabelNode, WarpLabelAppearance {}
  struct Help: LabelNode, WarpHelpAppearance {
    var isError: Bool { false }
  }
  struct Badge: LabelNode, WarpBadgeAppearance {
    var variant: WarpBadgeVariant { .info }
  }
  struct Alert: ViewNode, WarpAlertAppearance {
    var status: WarpStatus { .info }
  }
  struct Icon: ImageNode, WarpIconAppearance {
    var status: WarpStatus { .info }
  }
  struct Body: LabelNode, WarpBodyAppearance {
    var isTitle: Bool { true }
  }
  struct Card: ControlNode, WarpCardAppearance {
    var isFlat: Bool { false }
  }
  struct Box: ViewNode, WarpBoxAppearance {
    var variant: WarpBoxVariant { .bordered }
  }
}

private enum FluentProbe {
  struct Button: ButtonNode, FluentButtonAppearance {
    var style: FluentButtonStyle { .secondary }
    var size: FluentSize { .medium }
  }
  struct Field: TextFieldNode, FluentFieldAppearance {
    var style: FluentFieldStyle { .outline }
    var size: FluentSize { .medium }
  }
  struct Badge: LabelNode, FluentBadgeAppearance {
    var style: FluentBadgeStyle { .tint }
    var color: FluentBadgeColor { .danger }
    var size: FluentBadgeSize { .medium }
  }
  struct Message: ViewNode, FluentMessageAppearance {
    var intent: FluentIntent { .info }
  }
  struct Icon: ImageNode, FluentIconAppearance {
    var intent: FluentIntent { .info }
  }
  struct Body: LabelNode, FluentBodyAppearance {
    var isTitle: Bool { true }
  }
  struct Card: ControlNode, FluentCardAppearance {
    var style: FluentCardStyle { .filled }
    var size: FluentSize { .medium }
  }
}
