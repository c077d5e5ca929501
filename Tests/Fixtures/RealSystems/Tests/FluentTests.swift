import FluentPack
import ProtocolStyle
import StyleTesting
import Testing

/// The pack of Fluent against the published values.
@Suite struct FluentTests {
  @Test(arguments: PublishedLine.lines(of: FluentNumbers.buttons))
  func `a button has the published colors`(line: PublishedLine) throws {
    let style = try #require(FluentButtonStyle(rawValue: line.subject))
    let states: [ControlState] = [
      .normal, .hovered, .highlighted, .selected, .focused, .disabled,
    ]
    let tree = line.tree([.fluentTeams])
    for (state, expected) in zip(states, line.values) {
      let colors = tree.colors(of: FluentButton(text: "Send", style: style), in: state) {
        [$0.backgroundColor, $0.textColor, $0.borderColor]
      }
      #expect(colors == expected, "\(state)")
    }
  }

  private static let sizes: [(FluentSize, [Double], FontDescriptor.Weight)] = [
    (.small, [24, 64, 3, 8, 12, 16, 2], .regular),
    (.medium, [32, 96, 5, 12, 14, 20, 4], .semibold),
    (.large, [40, 96, 8, 16, 16, 22, 6], .semibold),
  ]

  @Test(arguments: sizes)
  func `a button has the published lengths`(
    size: FluentSize, expected: [Double], weight: FontDescriptor.Weight
  ) throws {
    let button = FluentButton(text: "Send", size: size)
    let model = StyleApplier().viewModel(for: button)
    let focused = StyleApplier().viewModel(for: button, in: .controlState(.focused))
    let insets = try #require(model.contentEdgeInsets)
    let font = try #require(model.font)
    let line = ((model.lineHeight ?? 0) * font.size).rounded()
    #expect(
      [model.minimumHeight, model.minimumWidth, insets.top, insets.left, font.size, line]
        == expected.dropLast().map { $0 })
    #expect(font.weight == weight)
    #expect(model.cornerShape == .radii(4))
    #expect(focused.cornerShape == .radii(expected[6]))
    // The line, the insets and the border are the published height.
    #expect(line + insets.top + insets.bottom + 2 <= expected[0])
  }

  @Test(arguments: PublishedLine.lines(of: FluentNumbers.fields))
  func `a field has the published colors`(line: PublishedLine) throws {
    let style = try #require(FluentFieldStyle(rawValue: line.subject))
    let states: [ControlState] = [.normal, .hovered, .focused, .invalid, .disabled]
    let tree = line.tree([.fluentTeams])
    for (state, expected) in zip(states, line.values) {
      let field = FluentField(text: "Ada", accessibilityLabel: "Name", style: style)
      let colors = tree.colors(of: field, in: state) {
        [$0.backgroundColor, $0.textColor, $0.borders?.left?.color, $0.borders?.bottom?.color]
      }
      #expect(colors == expected, "\(state)")
    }
  }

  @Test func `the line of a field with the focus takes no room`() {
    let field = FluentField(text: "Ada", accessibilityLabel: "Name")
    for size in FluentSize.allCases {
      var field = field
      field.size = size
      let rest = StyleApplier().viewModel(for: field)
      let focused = StyleApplier().viewModel(for: field, in: .controlState(.focused))
      #expect(rest.borders?.bottom?.width == 1 && focused.borders?.bottom?.width == 2)
      #expect(focused.padding?.top == (rest.padding?.top ?? 0) + 1)
      #expect(rest.minimumHeight == [24, 32, 40][FluentSize.allCases.firstIndex(of: size) ?? 0])
      #expect(rest.padding?.left == [8, 12, 18][FluentSize.allCases.firstIndex(of: size) ?? 0])
    }
  }

  @Test(arguments: PublishedLine.lines(of: FluentNumbers.badges))
  func `a badge has the published colors`(line: PublishedLine) throws {
    let style = try #require(FluentBadgeStyle(rawValue: line.subject))
    let tree = line.tree([.fluentTeams])
    for (color, expected) in zip(FluentBadgeColor.allCases, line.values) {
      let colors = tree.colors(of: FluentBadge(text: "3", style: style, color: color), in: .normal)
      {
        [$0.backgroundColor, $0.textColor, $0.borderColor]
      }
      #expect(colors == expected, "\(color)")
    }
    #expect(line.values.count == FluentBadgeColor.allCases.count)
  }

  private static let badges: [(FluentBadgeSize, height: Double, inset: Double, font: Double)] = [
    (.tiny, 6, 0, 10), (.extraSmall, 10, 0, 10), (.small, 16, 4, 10), (.medium, 20, 6, 12),
    (.large, 24, 6, 12), (.extraLarge, 32, 8, 12),
  ]

  @Test(arguments: badges)
  func `a badge has the published lengths`(
    size: FluentBadgeSize, height: Double, inset: Double, font: Double
  ) {
    let badge = FluentBadge(text: "3", size: size, shape: .rounded)
    let model = StyleApplier().viewModel(for: badge)
    #expect(model.minimumHeight == height && model.minimumWidth == height)
    #expect(model.padding?.left == max(inset - 1, 0))
    #expect(model.font?.size == font)
    #expect(model.cornerShape == .radii(height > 16 ? 4 : 2))
  }

  @Test(arguments: PublishedLine.lines(of: FluentNumbers.messages))
  func `a message has the published colors`(line: PublishedLine) {
    let tree = line.tree([.fluentTeams])
    for (intent, expected) in zip(FluentIntent.allCases, line.values) {
      let message = tree.viewModel(of: tree.attach(FluentMessage(intent: intent)))
      let icon = tree.viewModel(
        of: tree.attach(FluentMessageIcon(image: .symbol("info"), intent: intent)))
      let colors = [message.backgroundColor, message.borderColor, icon.tintColor]
      #expect(colors.map(StyleTree.notation).joined(separator: " ") == expected, "\(intent)")
    }
  }

  @Test(arguments: PublishedLine.lines(of: FluentNumbers.cards))
  func `a card has the published colors`(line: PublishedLine) throws {
    let style = try #require(FluentCardStyle(rawValue: line.subject))
    let states: [ControlState] = [.normal, .hovered, .highlighted, .selected, .disabled]
    let tree = line.tree([.fluentTeams])
    for (state, expected) in zip(states, line.values) {
      let colors = tree.colors(of: FluentCard(style: style), in: state) {
        [$0.backgroundColor, $0.borderColor]
      }
      #expect(colors == expected, "\(state)")
    }
  }

  private static let cards: [(FluentSize, space: Double, radius: Double)] = [
    (.small, 8, 2), (.medium, 12, 4), (.large, 16, 6),
  ]

  @Test(arguments: cards)
  func `a card has the published lengths and shadows`(
    size: FluentSize, space: Double, radius: Double
  ) {
    let card = FluentCard(size: size)
    let model = StyleApplier().viewModel(for: card)
    #expect(model.spacing == space && model.padding == EdgeInsets(space - 1))
    #expect(model.cornerRadius == radius)
    #expect(
      model.shadows?.map(\.description) == [
        "0 0 2px rgb(0 0 0 / 0.12)", "0 2px 4px rgb(0 0 0 / 0.14)",
      ])
    let hovered = StyleApplier().viewModel(for: card, in: .controlState(.hovered))
    #expect(hovered.shadows?.last?.description == "0 4px 8px rgb(0 0 0 / 0.14)")
  }

  @Test func `the texts of a card follow its state`() {
    let tree = StyleTree()
    let card = tree.attach(FluentCard())
    let text = tree.attach(FluentBody(text: "Budget"), to: card)
    #expect(tree.viewModel(of: text).textColor == Color(hex: 0x242424))
    tree.setControlState(.disabled, of: card)
    #expect(tree.viewModel(of: text).textColor == Color(hex: 0xBDBDBD))
  }
}
