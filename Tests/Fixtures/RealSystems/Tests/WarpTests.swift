import ProtocolStyle
import StyleTesting
import Testing
import WarpPack

/// The pack of Warp against the published values.
@Suite struct WarpTests {
  private static let themes = [
    Theme.warpTori, .warpBlocket, .warpDBA, .warpVend,
  ]

  @Test(arguments: PublishedLine.lines(of: WarpNumbers.buttons))
  func `a button has the published colors`(line: PublishedLine) throws {
    let variant = try #require(WarpButtonVariant(rawValue: line.subject))
    let tree = line.tree(Self.themes)
    for (state, expected) in zip([ControlState.normal, .hovered, .highlighted], line.values) {
      let colors = tree.colors(of: WarpButton(text: "Buy", variant: variant), in: state) {
        [$0.backgroundColor, $0.textColor, $0.borderColor]
      }
      #expect(colors == expected, "\(state)")
    }
  }

  @Test(arguments: PublishedLine.lines(of: WarpNumbers.disabledButtons))
  func `disabled and loading buttons, and the ring, have the published colors`(
    line: PublishedLine
  ) {
    let tree = line.tree(Self.themes)
    for variant in WarpButtonVariant.allCases {
      let button = tree.attach(WarpButton(text: "Buy", variant: variant))
      let disabled = tree.viewModel(of: button, in: .disabled)
      let loading = tree.viewModel(of: button, in: .busy)
      let colors = [
        disabled.backgroundColor, disabled.textColor, loading.backgroundColor, loading.textColor,
        tree.viewModel(of: button, in: .focused).outline?.color,
      ]
      #expect(colors.map(StyleTree.notation).joined(separator: " ") == line.values[0])
      #expect(disabled.borderWidth == 0)
    }
  }

  private static let sizes: [(WarpButtonVariant, WarpButtonSize, [Double])] = [
    (.primary, .medium, [48, 13, 16, 0, 16, 22]), (.primary, .small, [32, 8, 12, 0, 12, 16]),
    (.secondary, .medium, [48, 11, 14, 2, 16, 22]), (.utility, .small, [32, 7, 11, 1, 12, 16]),
    (.pill, .medium, [44, 14, 14, 0, 16, 22]), (.pill, .small, [32, 8, 8, 0, 12, 16]),
    (.link, .medium, [22, 0, 0, 0, 16, 22]),
  ]

  @Test(arguments: sizes)
  func `a button has the published lengths`(
    variant: WarpButtonVariant, size: WarpButtonSize, expected: [Double]
  ) throws {
    let model = StyleApplier().viewModel(
      for: WarpButton(text: "Buy", variant: variant, size: size))
    let insets = try #require(model.contentEdgeInsets)
    let font = try #require(model.font)
    let lengths = [
      model.minimumHeight, insets.top, insets.left, model.borderWidth, font.size,
      model.lineHeight.map { ($0 * font.size).rounded() },
    ]
    #expect(lengths == expected)
    #expect(font.weight == (variant == .link ? .regular : .bold))
  }

  private static let radii: [(Theme, standard: Double, utility: Double)] = [
    (.warpTori, 8, 4), (.warpDBA, 8, 4), (.warpVend, 999, 999),
  ]

  @Test(arguments: radii)
  func `a brand has its corners`(theme: Theme, standard: Double, utility: Double) {
    let tree = StyleTree(themes: [theme])
    func shape(_ variant: WarpButtonVariant) -> CornerShapeValue? {
      tree.viewModel(of: tree.attach(WarpButton(text: "", variant: variant))).cornerShape
    }
    #expect(shape(.primary) == .radii(standard))
    #expect(shape(.utility) == .radii(utility))
    #expect(shape(.overlay) == .capsule)
  }

  @Test(arguments: PublishedLine.lines(of: WarpNumbers.fields))
  func `a field has the published colors`(line: PublishedLine) {
    let states: [ControlState] = [
      .normal, .hovered, .highlighted, .invalid, [.invalid, .hovered], .readOnly, .disabled,
    ]
    let tree = line.tree(Self.themes)
    for (state, expected) in zip(states, line.values) {
      let field = WarpField(text: "ada", accessibilityLabel: "Email")
      let colors = tree.colors(of: field, in: state) {
        [$0.backgroundColor, $0.textColor, $0.borderColor]
      }
      #expect(colors == expected, "\(state)")
    }
  }

  @Test func `a field has the published lengths`() {
    let field = WarpField(text: "ada", accessibilityLabel: "Email")
    let model = StyleApplier().viewModel(for: field)
    #expect(model.padding == EdgeInsets(top: 12, left: 8, bottom: 12, right: 8))
    #expect(model.cornerRadius == 4)
    #expect(model.borderWidth == 1)
    #expect(model.font?.size == 16)
    let readOnly = StyleApplier().viewModel(for: field, in: .controlState(.readOnly))
    #expect(readOnly.padding?.left == 0)
    let focused = StyleApplier().viewModel(for: field, in: .controlState(.focused))
    #expect(focused.outline == OutlineValue(width: 2, color: Color(hex: 0x06BEFB), offset: -2))
  }

  @Test(arguments: PublishedLine.lines(of: WarpNumbers.statuses))
  func `badges and alerts have the published colors`(line: PublishedLine) throws {
    let tree = line.tree(Self.themes)
    guard let status = WarpStatus(rawValue: line.subject) else {
      let name = line.subject.replacing(" badge", with: "")
      let badge = WarpBadge(text: "", variant: try #require(WarpBadgeVariant(rawValue: name)))
      #expect(tree.colors(of: badge, in: .normal) { [$0.backgroundColor] } == line.values[0])
      return
    }
    let alert = tree.viewModel(of: tree.attach(WarpAlert(status: status)))
    let icon = tree.viewModel(
      of: tree.attach(WarpAlertIcon(image: .symbol("info"), status: status)))
    let variant = try #require(WarpBadgeVariant(rawValue: status.rawValue))
    let badge = tree.viewModel(of: tree.attach(WarpBadge(text: "New", variant: variant)))
    let colors = [
      alert.backgroundColor, alert.borders?.top?.color, alert.borders?.left?.color,
      icon.tintColor, badge.backgroundColor,
    ]
    #expect(colors.map(StyleTree.notation).joined(separator: " ") == line.values[0])
    #expect(alert.borders?.left?.width == 4 && alert.borders?.top?.width == 1)
  }

  private static let corners: [(WarpBadgeCorner, OverlayValue.Alignment, CornerShapeValue)] = [
    (.topLeading, .topLeading, .radii(bottomTrailing: 4)),
    (.topTrailing, .topTrailing, .radii(bottomLeading: 4)),
    (.bottomLeading, .bottomLeading, .radii(topTrailing: 4)),
    (.bottomTrailing, .bottomTrailing, .radii(topLeading: 4)),
  ]

  @Test(arguments: corners)
  func `a badge in a corner is round at the opposite one`(
    corner: WarpBadgeCorner, alignment: OverlayValue.Alignment, shape: CornerShapeValue
  ) {
    let model = StyleApplier().viewModel(for: WarpCornerBadge(text: "490 kr", corner: corner))
    #expect(model.overlay == OverlayValue(alignment))
    #expect(model.cornerShape == shape)
  }

  @Test func `the thick border of an alert is where text begins`() {
    var environment = StyleEnvironment()
    environment.layoutDirection = .rightToLeft
    let tree = StyleTree(environment: environment)
    let borders = tree.viewModel(of: tree.attach(WarpAlert())).borders
    #expect(borders?.right?.width == 4 && borders?.left?.width == 1)
  }

  @Test(arguments: PublishedLine.lines(of: WarpNumbers.cards))
  func `a card has the published colors`(line: PublishedLine) {
    let states: [ControlState] = [
      .normal, .hovered, .highlighted, .selected, [.selected, .hovered], [.selected, .highlighted],
    ]
    let tree = line.tree(Self.themes)
    for (state, expected) in zip(states, line.values) {
      let card = WarpCard(isFlat: line.subject == "flat")
      let colors = tree.colors(of: card, in: state) { [$0.backgroundColor, $0.borderColor] }
      #expect(colors == expected, "\(state)")
    }
  }

  @Test func `the shadows of a card grow under a pointer`() {
    func shadows(_ isFlat: Bool, _ state: ControlState) -> [String]? {
      StyleApplier().viewModel(for: WarpCard(isFlat: isFlat), in: .controlState(state)).shadows?
        .map(\.description)
    }
    let rest = ["0 1px 6px rgb(0 0 0 / 0.12)", "0 1px 1px rgb(0 0 0 / 0.16)"]
    #expect(shadows(false, .normal) == rest)
    #expect(
      shadows(false, .hovered) == ["0 3px 6px rgb(0 0 0 / 0.1)", "0 3px 8px rgb(0 0 0 / 0.16)"])
    #expect(shadows(false, [.hovered, .highlighted]) == rest)
    #expect(shadows(true, .hovered) == [])
  }
}
