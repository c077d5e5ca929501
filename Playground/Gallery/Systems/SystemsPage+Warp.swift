import ProtocolStyle
import WarpPack

extension Specimen {
  private static let buttonStates = [
    SpecimenState("Default"), SpecimenState("Hover", .hovered),
    SpecimenState("Active", .highlighted), SpecimenState("Focus", .focused),
    SpecimenState("Loading", .busy), SpecimenState("Disabled", .disabled),
  ]

  private static let fieldStates = [
    SpecimenState("Default"), SpecimenState("Hover", .hovered),
    SpecimenState("Active", .highlighted), SpecimenState("Focus", .focused),
    SpecimenState("Invalid", .invalid), SpecimenState("Invalid, hover", [.invalid, .hovered]),
    SpecimenState("Invalid, focus", [.invalid, .focused]), SpecimenState("Read-only", .readOnly),
    SpecimenState("Disabled", .disabled),
  ]

  private static let cardStates = [
    SpecimenState("Default"), SpecimenState("Hover", .hovered),
    SpecimenState("Active", .highlighted), SpecimenState("Focus", .focused),
    SpecimenState("Selected", .selected), SpecimenState("Selected, hover", [.selected, .hovered]),
  ]

  /// Attaches the components of Warp.
  func attachWarp() {
    attachWarpButtons()
    attachWarpFields()
    attachWarpBadges()
    attachWarpMessages()
    attachWarpCards()
  }

  private func attachWarpButtons() {
    let rows =
      WarpButtonVariant.allCases.map { ($0, WarpButtonSize.medium) }
      + shown(WarpButtonVariant.allCases, else: [.primary]).map { ($0, .small) }
    attachTable(
      Self.buttonStates.map(\.name), rows: rows.map { "\($0.words), \($1.words)" },
      to: attachPart("Buttons")
    ) { row, column, cell in
      let (variant, size) = rows[row]
      let state = Self.buttonStates[column].state
      if variant == .pill {
        let button = tree.attach(
          WarpPillButton(image: .symbol("heart"), accessibilityLabel: "Like", size: size), to: cell)
        tree.setControlState(state, of: button)
      } else {
        let isOnDark = variant == .overlayInvertedQuiet
        let parent = isOnDark ? tree.attach(WarpPicture(), to: cell).erased : cell
        let button = tree.attach(WarpButton(text: "Go", variant: variant, size: size), to: parent)
        tree.setControlState(state, of: button)
      }
    }
  }

  private func attachWarpFields() {
    let states = Self.fieldStates
    attachNamed(states.map(\.name), columns: 3, to: attachPart("Text fields")) { index, cell in
      let state = states[index].state
      tree.attach(WarpLabel(text: "Email"), to: cell)
      let field = tree.attach(
        WarpField(text: "ada@example.com", accessibilityLabel: "Email"), to: cell)
      tree.setControlState(state, of: field)
      if state == .normal { tree.attach(WarpHelp(text: "We never share it."), to: cell) }
      if state == .invalid {
        tree.attach(WarpHelp(text: "It’s already taken.", isError: true), to: cell)
      }
    }
  }

  private func attachWarpBadges() {
    let variants = WarpBadgeVariant.allCases
    let part = attachPart("Badges")
    attachNamed(variants.map(\.words), columns: 4, to: part) { index, cell in
      let row = tree.attach(SpecimenCell(), to: cell)
      tree.attach(
        WarpBadge(
          text: variants[index] == .price ? "490 kr" : "New", variant: variants[index]),
        to: row)
    }
    attachWarpCorners(to: part)
  }

  private func attachWarpCorners(to part: AnyNodeHandle) {
    let corners = WarpBadgeCorner.allCases
    attachNamed(corners.map(\.words), columns: 4, to: part) { index, cell in
      let picture = tree.attach(WarpPhoto(), to: cell)
      tree.attach(WarpCornerBadge(text: "490 kr", corner: corners[index]), to: picture)
    }
  }

  private func attachWarpMessages() {
    let statuses = WarpStatus.allCases
    attachNamed(statuses.map(\.words), columns: 2, to: attachPart("Alerts")) { index, cell in
      let status = statuses[index]
      let alert = tree.attach(WarpAlert(status: status), to: cell)
      tree.attach(WarpAlertIcon(image: .symbol(status.symbol), status: status), to: alert)
      let texts = tree.attach(SpecimenColumn(spacing: 0, growth: 1), to: alert)
      tree.attach(WarpBody(text: "Your parcel is late", isTitle: true), to: texts)
      tree.attach(WarpBody(text: "It arrives on Friday."), to: texts)
    }
  }

  private func attachWarpCards() {
    let states = Self.cardStates
    let looks = [(false, "elevated"), (true, "flat")]
    let part = attachPart("Cards and boxes")
    for (isFlat, look) in looks {
      attachNamed(states.map { "\($0.name), \(look)" }, columns: 3, to: part) { index, cell in
        let card = tree.attach(WarpCard(isFlat: isFlat), to: cell)
        tree.setControlState(states[index].state, of: card)
        let texts = tree.attach(WarpCardContent(), to: card)
        tree.attach(WarpBody(text: "Oak table", isTitle: true), to: texts)
        tree.attach(WarpBody(text: "1 200 kr"), to: texts)
      }
    }
    let boxes = WarpBoxVariant.allCases
    attachNamed(boxes.map { "\($0.words) box" }, columns: 3, to: part) { index, cell in
      let box = tree.attach(WarpBox(variant: boxes[index]), to: cell)
      tree.attach(WarpBody(text: "Pick-up only"), to: box)
    }
  }
}

extension WarpStatus {
  fileprivate var symbol: String {
    switch self {
    case .info: "info.circle"
    case .positive: "checkmark.circle"
    case .warning: "exclamationmark.triangle"
    case .negative: "exclamationmark.circle"
    }
  }
}

/// The place of a dark picture in light, and of a bright one in dark.
struct WarpPicture: ViewNode, BackgroundColor, CornerRadius {
  var backgroundColor: Color { Token.warpBackgroundInverted.value }
  var cornerRadius: Double { 24 }
}

/// The space around the content of a card.
struct WarpCardContent: ViewNode, Padding, Spacing {
  var padding: EdgeInsets { EdgeInsets(14) }
  var spacing: Double { 2 }
}

/// The place of a picture with a badge in its corner.
struct WarpPhoto: ViewNode, BackgroundColor, Height, CornerRadius, MasksToBounds {
  var backgroundColor: Color { Token.warpBackgroundSubtle.value }
  var height: Double { 72 }
  var cornerRadius: Double { 8 }
}
