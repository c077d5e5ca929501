import FluentPack
import ProtocolStyle

extension Specimen {
  private static let buttonStates = [
    SpecimenState("Rest"), SpecimenState("Hover", .hovered),
    SpecimenState("Pressed", .highlighted), SpecimenState("Focus", .focused),
    SpecimenState("Disabled", .disabled),
  ]

  private static let toggleStates = buttonStates.map {
    SpecimenState("On, \($0.name.lowercased())", $0.state.union(.selected))
  }

  private static let fieldStates = [
    SpecimenState("Rest"), SpecimenState("Hover", .hovered), SpecimenState("Focus", .focused),
    SpecimenState("Pressed", [.focused, .highlighted]), SpecimenState("Error", .invalid),
    SpecimenState("Disabled", .disabled),
  ]

  private static let cardStates = [
    SpecimenState("rest"), SpecimenState("hover", .hovered), SpecimenState("pressed", .highlighted),
    SpecimenState("focus", .focused), SpecimenState("selected", .selected),
    SpecimenState("disabled", .disabled),
  ]

  /// Attaches the components of Fluent.
  func attachFluent() {
    attachFluentButtons()
    attachFluentFields()
    attachFluentBadges()
    attachFluentMessages()
    attachFluentCards()
  }

  private func attachFluentButtons() {
    let part = attachPart("Buttons")
    let styles = FluentButtonStyle.allCases
    let rows =
      styles.map { ($0, FluentSize.medium) }
      + [.small, .large].flatMap { size in shown(styles, else: [.primary]).map { ($0, size) } }
    attachTable(
      Self.buttonStates.map(\.name), rows: rows.map { "\($0.words), \($1.words)" }, to: part
    ) { row, column, cell in
      let button = tree.attach(
        FluentButton(text: "Send", style: rows[row].0, size: rows[row].1), to: cell)
      tree.setControlState(Self.buttonStates[column].state, of: button)
    }
    attachTable(
      Self.toggleStates.map(\.name), rows: styles.map(\.words), to: attachPart("Toggle buttons")
    ) { row, column, cell in
      let button = tree.attach(FluentButton(text: "Mute", style: styles[row]), to: cell)
      tree.setControlState(Self.toggleStates[column].state, of: button)
    }
    let shapes = FluentShape.allCases
    attachTable(shapes.map(\.words), rows: [""], to: attachPart("Shapes")) { _, column, cell in
      tree.attach(FluentButton(text: "Send", style: .primary, shape: shapes[column]), to: cell)
      tree.attach(FluentBadge(text: "New", style: .tint, shape: shapes[column]), to: cell)
    }
  }

  private func attachFluentFields() {
    let part = attachPart("Inputs")
    let states = Self.fieldStates
    for style in FluentFieldStyle.allCases {
      attachNamed(states.map { "\($0.name), \(style.words)" }, columns: 3, to: part) {
        index, cell in
        attachFluentField(style, .medium, states[index].state, to: cell)
      }
    }
    let sizes = FluentSize.allCases
    attachNamed(sizes.map(\.words), columns: 3, to: part) { index, cell in
      attachFluentField(.outline, sizes[index], .normal, to: cell)
    }
  }

  private func attachFluentField(
    _ style: FluentFieldStyle, _ size: FluentSize, _ state: ControlState, to cell: AnyNodeHandle
  ) {
    let field = tree.attach(
      FluentField(text: "Ada Lovelace", accessibilityLabel: "Name", style: style, size: size),
      to: cell)
    tree.setControlState(state, of: field)
  }

  private func attachFluentBadges() {
    let part = attachPart("Badges")
    let (styles, colors) = (FluentBadgeStyle.allCases, FluentBadgeColor.allCases)
    attachTable(colors.map(\.words), rows: styles.map(\.words), to: part) {
      row, column, cell in
      tree.attach(FluentBadge(text: "New", style: styles[row], color: colors[column]), to: cell)
    }
    let sizes = FluentBadgeSize.allCases
    attachTable(sizes.map(\.words), rows: [""], to: part) { _, column, cell in
      let size = sizes[column]
      let hasText = size != .tiny && size != .extraSmall
      tree.attach(FluentBadge(text: hasText ? "3" : "", color: .danger, size: size), to: cell)
    }
  }

  private func attachFluentMessages() {
    let intents = FluentIntent.allCases
    attachNamed(intents.map(\.words), columns: 2, to: attachPart("Message bars")) {
      index, cell in
      let intent = intents[index]
      let message = tree.attach(FluentMessage(intent: intent), to: cell)
      tree.attach(FluentMessageIcon(image: .symbol(intent.symbol), intent: intent), to: message)
      let texts = tree.attach(SpecimenColumn(spacing: 0, growth: 1), to: message)
      tree.attach(FluentBody(text: "The file is read-only", isTitle: true), to: texts)
      tree.attach(FluentBody(text: "Save a copy to change it."), to: texts)
    }
  }

  private func attachFluentCards() {
    let part = attachPart("Cards")
    let states = Self.cardStates
    for style in FluentCardStyle.allCases {
      attachNamed(states.map { "\(style.words), \($0.name)" }, columns: 3, to: part) {
        index, cell in
        attachFluentCard(style, .medium, states[index].state, to: cell)
      }
    }
    let sizes = FluentSize.allCases
    attachNamed(sizes.map(\.words), columns: 3, to: part) { index, cell in
      attachFluentCard(.filled, sizes[index], .normal, to: cell)
    }
  }

  private func attachFluentCard(
    _ style: FluentCardStyle, _ size: FluentSize, _ state: ControlState, to cell: AnyNodeHandle
  ) {
    let card = tree.attach(FluentCard(style: style, size: size), to: cell)
    tree.setControlState(state, of: card)
    tree.attach(FluentBody(text: "Budget 2027", isTitle: true), to: card)
    tree.attach(FluentBody(text: "Edited yesterday"), to: card)
  }
}

extension FluentIntent {
  fileprivate var symbol: String {
    switch self {
    case .info: "info.circle"
    case .success: "checkmark.circle"
    case .warning: "exclamationmark.triangle"
    case .error: "xmark.circle"
    }
  }
}
