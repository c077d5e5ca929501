import OUDSPack
import ProtocolStyle
import StyleInspector
import StyleSampling
import StyleTesting
import Testing

/// The pack of OUDS against the published values.
@Suite struct OUDSTests {
  private static let themes = [Theme.oudsSosh, .oudsOrangeCompact]
  private static let states: [ControlState] = [
    .normal, .hovered, .highlighted, .focused, .busy, .disabled,
  ]

  @Test(arguments: PublishedLine.lines(of: OUDSNumbers.buttons))
  func `a button has the published colors`(line: PublishedLine) throws {
    let name = line.subject.replacing(" on color", with: "")
    let hierarchy = try #require(OUDSHierarchy(rawValue: name))
    let button = OUDSButton(text: "Buy", hierarchy: hierarchy, isOnColor: name != line.subject)
    let tree = line.tree(Self.themes)
    for (state, expected) in zip(Self.states, line.values) {
      let colors = tree.colors(of: button, in: state) {
        [$0.backgroundColor, $0.textColor, $0.borderColor]
      }
      #expect(colors == expected, "\(state)")
    }
    #expect(line.values.count == Self.states.count)
  }

  @Test(arguments: PublishedLine.lines(of: OUDSNumbers.buttonLengths))
  func `a button has the published lengths`(line: PublishedLine) throws {
    let size = try #require(OUDSButtonSize(rawValue: line.appearance))
    let tree = line.tree(Self.themes)
    let button = tree.attach(OUDSButton(text: "Buy", size: size))
    let model = tree.viewModel(of: button)
    let hovered = tree.viewModel(of: button, in: .hovered)
    let insets = try #require(model.contentEdgeInsets)
    let border = try #require(model.borderWidth)
    let font = try #require(model.font)
    let lengths = [
      model.minimumHeight, model.minimumWidth, insets.top + border, insets.left + border, border,
      hovered.borderWidth, model.cornerRadius, font.size,
      model.lineHeight.map { ($0 * font.size).rounded() }, model.letterSpacing,
    ]
    #expect(lengths == line.values[0].split(separator: " ").map { Double($0) })
    #expect(font.weight == .bold)
    // The published insets include the border, which is wider in an interaction.
    #expect(hovered.contentEdgeInsets?.top == insets.top + border - (hovered.borderWidth ?? 0))
  }

  @Test(arguments: PublishedLine.lines(of: OUDSNumbers.fields))
  func `a field has the published colors`(line: PublishedLine) {
    let states: [ControlState] = [
      .normal, .hovered, .focused, .invalid, [.invalid, .hovered], [.invalid, .focused],
      .readOnly, .disabled,
    ]
    let tree = line.tree(Self.themes)
    for (state, expected) in zip(states, line.values) {
      let field = tree.attach(OUDSField(isOutlined: line.subject == "outlined"))
      let label = tree.attach(OUDSFieldLabel(text: "Email"), to: field)
      let input = tree.attach(OUDSInput(text: "ada", accessibilityLabel: "Email"), to: field)
      tree.setControlState(state, of: field)
      tree.setControlState(state, of: input)
      let surface = tree.viewModel(of: field)
      let colors = [
        surface.backgroundColor, surface.borderColor, tree.viewModel(of: label).textColor,
        tree.viewModel(of: input).textColor,
      ]
      #expect(colors.map(StyleTree.notation).joined(separator: " ") == expected, "\(state)")
      // A filled field has a line only at the bottom.
      let isBoxed = line.subject == "outlined" || state == .readOnly
      #expect((surface.borders?.top?.width ?? 0 > 0) == (isBoxed && surface.borderWidth ?? 0 > 0))
      #expect(surface.borders?.bottom?.width == surface.borderWidth)
    }
  }

  @Test(arguments: PublishedLine.lines(of: OUDSNumbers.statuses))
  func `badges and alerts have the published colors`(line: PublishedLine) throws {
    let status = try #require(OUDSStatus(rawValue: line.subject))
    let tree = line.tree(Self.themes)
    let badge = tree.viewModel(of: tree.attach(OUDSBadge(text: "3", status: status)))
    let alert = tree.viewModel(of: tree.attach(OUDSAlert(status: status)))
    let icon = tree.viewModel(
      of: tree.attach(OUDSAlertIcon(image: .symbol("info"), status: status)))
    let colors = [badge.backgroundColor, badge.textColor, alert.backgroundColor, icon.tintColor]
    #expect(colors.map(StyleTree.notation).joined(separator: " ") == line.values[0])
  }

  @Test(arguments: PublishedLine.lines(of: OUDSNumbers.lengths))
  func `fields and alerts have the published lengths`(line: PublishedLine) throws {
    let tree = line.tree(Self.themes)
    let handle = tree.attach(OUDSField())
    let input = tree.attach(OUDSInput(text: "", accessibilityLabel: "Email"), to: handle)
    let field = tree.viewModel(of: handle)
    tree.setControlState(.focused, of: input)
    let focused = tree.viewModel(of: handle)
    let alert = tree.viewModel(of: tree.attach(OUDSAlert()))
    let icon = tree.viewModel(of: tree.attach(OUDSAlertIcon(image: .symbol("info"))))
    tree.themes.append(.oudsRounded)
    let rounded = tree.viewModel(of: handle).cornerRadius
    let roundedAlert = tree.viewModel(of: tree.attach(OUDSAlert())).cornerRadius
    let lengths = [
      field.minimumHeight, field.minimumWidth, field.padding?.left,
      field.padding.map { $0.bottom + 1 }, field.borderWidth, focused.borderWidth,
      field.cornerRadius, rounded, alert.minimumHeight, alert.minimumWidth, alert.padding?.top,
      alert.padding?.left, alert.spacing, icon.width, alert.cornerRadius, roundedAlert,
    ]
    #expect(lengths == line.values[0].split(separator: " ").map { Double($0) })
  }

  private static let badges: [(OUDSBadgeSize, height: Double, inset: Double, font: Double)] = [
    (.extraSmall, 8, 0, 12), (.small, 12, 0, 12), (.medium, 16, 4, 12), (.large, 20, 6, 14),
  ]

  @Test(arguments: badges)
  func `a badge has the published lengths`(
    size: OUDSBadgeSize, height: Double, inset: Double, font: Double
  ) {
    let model = StyleApplier().viewModel(for: OUDSBadge(text: "3", size: size))
    #expect(model.height == height)
    #expect(model.minimumWidth == height)
    #expect(model.padding?.left == inset)
    #expect(model.font?.size == font)
    #expect(model.cornerShape == .capsule)
  }

  @Test func `two rings are around what has the focus`() {
    let model = StyleApplier().viewModel(
      for: OUDSButton(text: "Buy"), in: .controlState(.focused))
    #expect(model.outline == OutlineValue(width: 3, color: .black, offset: 2))
    #expect(model.shadows == [Shadow(color: .white, offset: .zero, blur: 0, spread: 2)])
  }

  @Test func `a badge is disabled with its control`() {
    let tree = StyleTree()
    let control = tree.attach(OUDSField())
    let badge = tree.attach(OUDSBadge(text: "3"), to: control)
    tree.setControlState(.disabled, of: control)
    #expect(tree.viewModel(of: badge).backgroundColor == .black.withAlpha(0.2))
    #expect(tree.viewModel(of: badge).textColor == .white)
  }
}
