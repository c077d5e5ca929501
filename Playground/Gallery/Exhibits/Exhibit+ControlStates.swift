import ProtocolStyle

extension Exhibit {
  /// The states of a control, styled by rules and values per state, which become pseudo-classes.
  static var controlStates: Exhibit {
    Exhibit(
      heading: "Control states in rules",
      prose: """
        The first button is live: point at it, press it, focus it. The others each show one state.
        """,
      before: """
        override var isHighlighted: Bool {
          didSet { updateBackground() }
        }
        override var isSelected: Bool {
          didSet { updateBackground() }
        }
        override var isEnabled: Bool {
          didSet { updateBackground() }
        }
        """,
      code: """
        struct PlayButton: ButtonNode, TitleColorForState {
          var titleColorForState: StateValues<Color> {
            [.normal: .white, .disabled: .white.withAlpha(0.75)]
          }
        }

        StyleRule(for: PlayButton.self) { $0.backgroundColor = .blue }
        StyleRule(for: PlayButton.self, when: .controlState(.hovered)) {
          $0.backgroundColor = .indigo
        }
        StyleRule(for: PlayButton.self, when: .controlState(.highlighted)) {
          $0.backgroundColor = .purple
        }
        StyleRule(for: PlayButton.self, when: .controlState(.selected)) { … }
        StyleRule(for: PlayButton.self, when: .controlState(.focused)) { … }
        StyleRule(for: PlayButton.self, when: .controlState(.disabled)) { … }
        """,
      stages: [
        StageContent("Live", scope: StyleScope(styleSheet: playRules), isLive: true) {
          tree, frame in
          tree.attach(PlayButton(text: "Play"), to: frame)
        },
        StageContent("Each state", scope: StyleScope(styleSheet: playRules)) { tree, frame in
          let states: [(String, ControlState)] = [
            ("Normal", .normal), ("Hovered", .hovered), ("Highlighted", .highlighted),
            ("Selected", .selected),
            ("Focused", .focused), ("Disabled", .disabled),
          ]
          for (name, state) in states {
            tree.setControlState(state, of: tree.attach(PlayButton(text: name), to: frame))
          }
        },
      ])
  }

  /// The states of a field, styled by a trait that reads the state.
  static var statesInTraits: Exhibit {
    Exhibit(
      heading: "Control states in a trait",
      prose: """
        The trait reads the state of the field being styled. When a node's state changes, the \
        node is restyled only if its style read the state.
        """,
      before: """
        override var isFocused: Bool { … }
        func textFieldDidBeginEditing(_ field: UITextField) {
          field.layer.borderColor = UIColor.blue.cgColor
        }
        func textFieldDidEndEditing(_ field: UITextField) {
          field.layer.borderColor = isValid ? … : …
        }
        """,
      code: """
        protocol FormFieldAppearance: BorderColor, BorderWidth {}
        extension FormFieldAppearance {
          var borderColor: Color {
            let state = ControlState.current
            if state.contains(.invalid) { return .red }
            return state.contains(.focused) ? .blue : .separator
          }
          var borderWidth: Double {
            ControlState.current.isDisjoint(with: [.invalid, .focused]) ? 1 : 3
          }
        }
        """,
      article: .states,
      stages: [
        StageContent("Live", isLive: true) { tree, frame in
          tree.attach(FormField(placeholder: "Name"), to: frame)
        },
        StageContent("Each state") { tree, frame in
          let states: [(String, ControlState)] = [
            ("Normal", .normal), ("Focused", .focused), ("Invalid", .invalid),
            ("Disabled", .disabled),
          ]
          for (name, state) in states {
            tree.setControlState(state, of: tree.attach(FormField(placeholder: name), to: frame))
          }
        },
      ])
  }

  /// An icon and a label that follow the state of the button that they're in.
  static var enclosingStates: Exhibit {
    Exhibit(
      heading: "The icon in a pressed button changes with it",
      prose: """
        Press the first button. Its icon and its label read the state of the control around them, \
        so they're restyled with it, and nothing else is.
        """,
      before: """
        override var isHighlighted: Bool {
          didSet {
            iconView.tintColor = isHighlighted ? .white : .blue
            captionLabel.textColor = isHighlighted ? .white : .blue
          }
        }
        """,
      code: """
        extension Color {
          static var parcelInk: Color {
            ControlState.ofEnclosingControl.contains(.highlighted) ? .white : .tide
          }
        }

        struct ParcelIcon: ImageNode, TintColor {
          var tintColor: Color { .parcelInk }
        }

        struct ParcelCaption: LabelNode, TextColor {
          var textColor: Color { .parcelInk }
        }
        """,
      article: .relations,
      stages: [
        StageContent("Live", isLive: true) { tree, frame in
          attachParcel("Send", .normal, to: frame, of: tree)
        },
        StageContent("Normal and pressed") { tree, frame in
          attachParcel("Normal", .normal, to: frame, of: tree)
          attachParcel("Pressed", .highlighted, to: frame, of: tree)
        },
      ])
  }

  /// A list whose rows read their position, in a card that reads the states of what is in it.
  static var siblingsAndDescendants: Exhibit {
    Exhibit(
      heading: "A row reads its place, and a card what is in it",
      prose: """
        Focus the field of the first form: its card has a blue border. The rows of the list know \
        whether they're the first, the last, or an even one, so a list needs no index paths.
        """,
      before: """
        cell.backgroundColor = indexPath.row.isMultiple(of: 2) ? .white : .lightGray
        cell.layer.maskedCorners = indexPath.row == 0 ? top : indexPath.row == last ? bottom : []
        """,
      code: """
        protocol StopRowAppearance: BackgroundColor {}
        extension StopRowAppearance {
          var backgroundColor: Color { SiblingPosition.isEven ? .mist : .white }
        }

        protocol TripCardAppearance: BorderColor {}
        extension TripCardAppearance {
          var borderColor: Color {
            let state = ControlState.ofDescendants
            return state.contains(.invalid) ? .red : state.contains(.focused) ? .blue : .separator
          }
        }
        """,
      article: .relations,
      stages: [
        StageContent("Live", isLive: true) { tree, frame in
          attachTrip("From", .normal, to: frame, of: tree)
        },
        StageContent("A field is focused, or invalid") { tree, frame in
          attachTrip("Focused", .focused, to: frame, of: tree)
          attachTrip("Invalid", .invalid, to: frame, of: tree)
        },
        StageContent("Rows by their place") { tree, frame in
          let list = tree.attach(StopList(), to: frame)
          for stop in ["Airport", "Old town", "Harbor", "Pier"] {
            tree.attach(StopRow(text: stop), to: list)
          }
        },
      ])
  }

  private static func attachTrip(
    _ placeholder: String, _ state: ControlState, to frame: AnyNodeHandle, of tree: StyleTree
  ) {
    let card = tree.attach(TripCard(), to: frame)
    let field = tree.attach(TripField(placeholder: placeholder), to: card)
    if state != .normal { tree.setControlState(state, of: field) }
  }

  private static func attachParcel(
    _ caption: String, _ state: ControlState, to frame: AnyNodeHandle, of tree: StyleTree
  ) {
    let button = tree.attach(ParcelButton(accessibilityLabel: caption), to: frame)
    tree.attach(ParcelIcon(accessibilityLabel: "Parcel"), to: button)
    tree.attach(ParcelCaption(text: caption), to: button)
    if state != .normal { tree.setControlState(state, of: button) }
  }

  private static let playRules = StyleSheet {
    StyleRule(for: PlayButton.self) {
      $0.backgroundColor = Color(rgb: 0x1556C5)
      $0.cornerRadius = 10
      $0.contentEdgeInsets = .sample
    }
    StyleRule(for: PlayButton.self, when: .controlState(.hovered)) {
      $0.backgroundColor = Color(rgb: 0x3A49B0)
    }
    StyleRule(for: PlayButton.self, when: .controlState(.highlighted)) {
      $0.backgroundColor = Color(rgb: 0x6A1B9A)
    }
    StyleRule(for: PlayButton.self, when: .controlState(.selected)) {
      $0.backgroundColor = Color(rgb: 0x1B5E20)
    }
    StyleRule(for: PlayButton.self, when: .controlState(.focused)) {
      $0.borderWidth = 3
      $0.borderColor = .honey
    }
    StyleRule(for: PlayButton.self, when: .controlState(.disabled)) {
      $0.backgroundColor = Color(rgb: 0x5C606B)
    }
  }
}

extension Color {
  /// The color of what is in a parcel's button.
  fileprivate static var parcelInk: Color {
    ControlState.ofEnclosingControl.contains(.highlighted) ? .white : Color(rgb: 0x1556C5)
  }
}

struct TripCard: ViewNode, BorderColor, BorderWidth, CornerRadius, Padding {
  var borderColor: Color {
    let state = ControlState.ofDescendants
    return state.contains(.invalid) ? .red : state.contains(.focused) ? .blue : .separator
  }
  var borderWidth: Double { 2 }
  var cornerRadius: Double { 12 }
  var padding: EdgeInsets { EdgeInsets(14) }
}

struct TripField: TextFieldNode, PlaceholderContent, AccessibilityLabelContent {
  var placeholder: String
  var accessibilityLabel: String { placeholder }
}

struct StopList: ViewNode, Spacing {
  var spacing: Double { 0 }
}

/// A label that is shaded if its number is even, and whose corners are round at the ends of the list.
struct StopRow: LabelNode, TextContent, TextColor, BackgroundColor, CornerRadius, Padding {
  var text: String
  var textColor: Color { Color(rgb: 0x1A1C23) }
  var backgroundColor: Color { SiblingPosition.isEven ? Color(rgb: 0xE8ECF5) : .white }
  var cornerRadius: Double { SiblingPosition.isFirst || SiblingPosition.isLast ? 10 : 0 }
  var padding: EdgeInsets { EdgeInsets(top: 10, left: 14, bottom: 10, right: 14) }
}

struct ParcelButton: ButtonNode, BackgroundColor, BorderColor, BorderWidth, CornerRadius, Padding,
  AccessibilityLabelContent
{
  var accessibilityLabel: String
  var backgroundColor: Color {
    ControlState.current.contains(.highlighted) ? Color(rgb: 0x1556C5) : .white
  }
  var borderColor: Color { Color(rgb: 0x1556C5) }
  var borderWidth: Double { 2 }
  var cornerRadius: Double { 10 }
  var padding: EdgeInsets { EdgeInsets(10) }
}

struct ParcelIcon: ImageNode, TintColor, ImageContent, AccessibilityLabelContent, Width, Height {
  var accessibilityLabel: String
  var tintColor: Color { .parcelInk }
  var image: ImageReference { .symbol("paperplane") }
  var width: Double { 24 }
  var height: Double { 24 }
}

struct ParcelCaption: LabelNode, TextColor, TextContent {
  var text: String
  var textColor: Color { .parcelInk }
}

struct PlayButton: ButtonNode, TitleColorForState, TextContent {
  var text: String
  var titleColorForState: StateValues<Color> {
    [.normal: .white, .disabled: .white.withAlpha(0.75)]
  }
}

protocol FormFieldAppearance: BorderColor, BorderWidth, CornerRadius, Alpha, Padding {}

extension FormFieldAppearance {
  var borderColor: Color {
    let state = ControlState.current
    if state.contains(.invalid) { return .adaptive(light: Color(hex: 0xB3261E), dark: .blush) }
    if state.contains(.focused) {
      return .adaptive(light: Color(hex: 0x1556C5), dark: Color(hex: 0x8AB4F8))
    }
    return .gray
  }
  var borderWidth: Double {
    ControlState.current.isDisjoint(with: [.invalid, .focused]) ? 1 : 3
  }
  var cornerRadius: Double { 8 }
  var alpha: Double { ControlState.current.contains(.disabled) ? 0.5 : 1 }
  var padding: EdgeInsets { EdgeInsets(10) }
}

struct FormField: TextFieldNode, FormFieldAppearance, PlaceholderContent, AccessibilityLabelContent
{
  var placeholder: String
  var accessibilityLabel: String { placeholder }
}
