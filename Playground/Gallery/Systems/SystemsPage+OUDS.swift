import OUDSPack
import ProtocolStyle

extension Specimen {
  private static let buttonStates = [
    SpecimenState("Enabled"), SpecimenState("Hover", .hovered),
    SpecimenState("Pressed", .highlighted), SpecimenState("Focus", .focused),
    SpecimenState("Loading", .busy), SpecimenState("Disabled", .disabled),
  ]

  private static let fieldStates = [
    SpecimenState("Enabled"), SpecimenState("Hover", .hovered), SpecimenState("Focus", .focused),
    SpecimenState("Error", .invalid), SpecimenState("Error, hover", [.invalid, .hovered]),
    SpecimenState("Error, focus", [.invalid, .focused]), SpecimenState("Read only", .readOnly),
    SpecimenState("Disabled", .disabled),
  ]

  /// Attaches the components of OUDS.
  func attachOUDS() {
    attachOUDSButtons()
    attachOUDSFields()
    attachOUDSBadges()
    attachOUDSMessages()
  }

  private func attachOUDSButtons() {
    let part = attachPart("Buttons")
    let rows =
      OUDSHierarchy.allCases.map { ($0, OUDSButtonSize.default) }
      + shown(OUDSHierarchy.allCases, else: [.strong]).map { ($0, .small) }
    attachTable(
      Self.buttonStates.map(\.name), rows: rows.map { "\($0.words), \($1.words)" }, to: part
    ) { row, column, cell in
      attachOUDSButton(rows[row].0, rows[row].1, Self.buttonStates[column].state, to: cell)
    }
    attachOUDSMonoButtons(to: part)
  }

  /// Attaches buttons on the color of the brand, in the scheme that its content is in.
  private func attachOUDSMonoButtons(to part: AnyNodeHandle) {
    tree.attach(
      SpecimenCaption(text: "default, strong, minimal, on color", columnSpan: 2), to: part)
    let box = tree.attach(OUDSColoredBox(), to: part)
    let grid = tree.attach(SpecimenGrid(columns: Self.buttonStates.count), to: box).erased
    let isSosh = brand == .oudsSosh
    tree.setScope(
      StyleScope { $0.colorScheme = isSosh ? $0.colorScheme.inverse : .light }, at: grid)
    for hierarchy in [OUDSHierarchy.default, .strong, .minimal] {
      for state in Self.buttonStates {
        attachOUDSButton(hierarchy, .small, state.state, isOnColor: true, to: grid)
      }
    }
  }

  /// Attaches a button, whose indicator takes the place of its title.
  private func attachOUDSButton(
    _ hierarchy: OUDSHierarchy, _ size: OUDSButtonSize, _ state: ControlState,
    isOnColor: Bool = false, to cell: AnyNodeHandle
  ) {
    let isLoading = state.contains(.busy)
    let button = tree.attach(
      OUDSButton(
        text: isLoading ? "" : "Go", hierarchy: hierarchy, size: size, isOnColor: isOnColor,
        accessibilityLabel: isLoading ? "Go" : ""), to: cell)
    tree.setControlState(state, of: button)
  }

  private func attachOUDSFields() {
    let part = attachPart("Text inputs")
    let states = Self.fieldStates
    let looks = [(false, "filled"), (true, "outlined")]
    let names = states.flatMap { state in looks.map { "\(state.name), \($0.1)" } }
    attachNamed(names, columns: 2, to: part) { index, cell in
      let state = states[index / 2].state
      let field = tree.attach(OUDSField(isOutlined: looks[index % 2].0), to: cell)
      tree.setControlState(state, of: field)
      tree.attach(OUDSFieldLabel(text: "Email"), to: field)
      let input = tree.attach(
        OUDSInput(text: "ada@example.com", accessibilityLabel: "Email"), to: field)
      tree.setControlState(state, of: input)
      if state == .normal { tree.attach(OUDSHelper(text: "We never share it."), to: cell) }
      if state == .invalid {
        tree.attach(OUDSHelper(text: "It’s already taken.", isError: true), to: cell)
      }
    }
  }

  private func attachOUDSBadges() {
    let part = attachPart("Badges")
    let statuses = OUDSStatus.allCases
    let sizes = OUDSBadgeSize.allCases
    attachTable(
      statuses.map(\.words), rows: sizes.map(\.words), to: part
    ) { row, column, cell in
      let hasText = [.medium, .large].contains(sizes[row])
      tree.attach(
        OUDSBadge(text: hasText ? "3" : "", status: statuses[column], size: sizes[row]), to: cell)
    }
    attachTable(["disabled"], rows: [""], to: part) { _, _, cell in
      let control = tree.attach(OUDSDisabledControl(), to: cell)
      tree.attach(OUDSBadge(text: "3"), to: control)
    }
  }

  private func attachOUDSMessages() {
    let statuses = OUDSStatus.allCases
    attachNamed(statuses.map(\.words), columns: 2, to: attachPart("Alert messages")) {
      index, cell in
      let status = statuses[index]
      let alert = tree.attach(OUDSAlert(status: status), to: cell)
      tree.attach(OUDSAlertIcon(image: .symbol(status.symbol), status: status), to: alert)
      let texts = tree.attach(SpecimenColumn(spacing: 8, growth: 1), to: alert)
      tree.attach(OUDSBody(text: "Your parcel is late", isTitle: true), to: texts)
      tree.attach(OUDSBody(text: "It arrives on Friday."), to: texts)
    }
    attachNamed(["plain"], columns: 2, to: attachPart("Cards")) { _, cell in
      let card = tree.attach(OUDSCard(), to: cell)
      tree.attach(OUDSBody(text: "Fiber", isTitle: true), to: card)
      tree.attach(OUDSBody(text: "Two gigabits a second, without a minimum term."), to: card)
      tree.attach(OUDSButton(text: "Order", hierarchy: .brand, size: .small), to: card)
    }
  }
}

extension OUDSStatus {
  fileprivate var symbol: String {
    switch self {
    case .neutral, .accent: "info"
    case .positive: "checkmark.circle"
    case .info: "info.circle"
    case .warning: "exclamationmark.triangle"
    case .negative: "xmark.circle"
    }
  }
}

/// A surface in the color of the brand.
struct OUDSColoredBox: ViewNode, BackgroundColor, Padding, CornerRadius {
  var backgroundColor: Color { Token.oudsAccent.value.emphasized }
  var padding: EdgeInsets { EdgeInsets(12) }
  var cornerRadius: Double { 8 }
}

/// A control around a badge.
struct OUDSDisabledControl: ControlNode, ControlStateContent {
  var controlState: ControlState { .disabled }
}
