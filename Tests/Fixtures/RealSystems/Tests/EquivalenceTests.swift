import ProtocolStyle
import StyleInspector
import Testing
import WarpPack

/// Two brands of Warp in two forms each: the published theme, and a new one with a theme for each color
/// scheme.
@Suite struct EquivalenceTests {
  private struct Page: ScreenNode {}

  private static let brands: [Theme] = [.warpTori, .warpBlocket]

  /// The brand in another form.
  private static func new(_ brand: Theme) -> Theme {
    Theme(
      "new", light: Theme("light") { brand.values(&$0) }, dark: Theme("dark") { brand.values(&$0) })
  }

  private static func certificate(of brand: Theme, and new: [Theme]) -> EquivalenceCertificate {
    let tree = StyleTree(packs: [.warp])
    let page = tree.attach(Page())
    tree.setContainerWidth(200, of: page)
    tree.attach(WarpBody(text: "A sofa"), to: page)
    tree.attach(WarpLabel(text: "Name"), to: page)
    tree.attach(WarpBadge(text: "New"), to: page)
    tree.attach(WarpBox(), to: page)
    tree.attach(WarpCard(), to: page)
    tree.attach(WarpButton(text: "Buy"), to: page)
    tree.attach(WarpField(text: "Ada", accessibilityLabel: "Name"), to: page)
    let variants: [SituationAxis] = [
      .variant("badge", \WarpBadge.variant), .variant("button", \WarpButton.variant),
    ]
    return Inspector().certifyEquivalence(
      of: tree, themes: [brand], and: new,
      over: SituationSpace(axes: SituationAxis.standard + variants))
  }

  @Test(arguments: brands)
  func `a brand looks the same in another form`(brand: Theme) {
    let certificate = Self.certificate(of: brand, and: [Self.new(brand)])
    #expect(certificate.verdict == .certified, "\(certificate)")
  }

  /// Twelve differences: of tokens, and of rules in states, widths and environments.
  private static let seeds = Theme(
    "seeds",
    styleSheet: StyleSheet {
      rule(WarpBody.self) { $0.textAlignment = .right }
      rule(WarpLabel.self, when: .contrast(.increased)) { $0.alpha = 0.9 }
      rule(WarpBox.self, when: .containerWidth(atLeast: 600)) { $0.cornerRadius = 9 }
      rule(WarpBox.self, when: .layoutDirection(.rightToLeft) && .colorScheme(.dark)) {
        $0.padding = EdgeInsets(15)
      }
      rule(WarpCard.self, when: .controlState(.selected)) { $0.borderWidth = 3 }
      rule(WarpCard.self, when: .controlState([.highlighted, .focused])) { $0.alpha = 0.5 }
      rule(WarpButton.self, when: .controlState(.expanded)) { $0.isHidden = true }
      rule(WarpField.self, when: .controlState(.invalid) && .contrast(.increased)) {
        $0.borderWidth = 4
      }
      rule(WarpField.self, when: .containerWidth(atLeast: 300) && .controlState(.focused)) {
        $0.minimumHeight = 64
      }
    }
  ) { values in
    values[.warpBadgeSponsored] = .yellow
    values[.warpUtilityRadius] = 5
    let disabled = Token.warpTextDisabled.value
    values[.warpTextDisabled] = .adaptive(
      light: disabled.decided(dark: false), dark: Color(hex: 0x123456))
  }

  private static func rule(
    _ type: any StyleNode.Type, when condition: StyleCondition? = nil,
    _ apply: @escaping @Sendable (inout ViewModel) -> Void
  ) -> StyleRule {
    StyleRule(for: type, when: condition, apply).overridingConformances()
  }

  private static let expected = [
    "WarpBody textAlignment: as it is", "WarpLabel alpha: contrast increased",
    "WarpBadge backgroundColor: badge sponsored",
    "WarpBox cornerRadius: Page 600 points wide",
    "WarpBox padding: color scheme dark, direction rightToLeft",
    "WarpCard alpha: highlighted, focused", "WarpCard borderWidth: selected",
    "WarpButton cornerShape: button utility", "WarpButton isHidden: expanded",
    "WarpField borderWidth: contrast increased, invalid",
    "WarpField minimumHeight: Page 300 points wide, focused",
    "WarpField textColor: color scheme dark, disabled",
  ]

  @Test(arguments: brands)
  func `seeded differences are found in their smallest situations, and no others`(brand: Theme) {
    let certificate = Self.certificate(of: brand, and: [Self.new(brand), Self.seeds])
    let found = certificate.differences.map { difference in
      let type = difference.subject.prefix { $0 != " " }
      let place =
        difference.situation.isEmpty ? "as it is" : difference.situation.joined(separator: ", ")
      return "\(type) \(difference.attribute): \(place)"
    }
    #expect(found == Self.expected)
  }
}
