internal import ProtocolStyle

/// How CSS tells that an element is in a control state: by itself, or because the model says so.
enum StateSelector {
  /// The pseudo-classes of a state, one after the other: they all must hold.
  static func text(of state: ControlState, for kind: NodeKind) -> String {
    var rest = state
    var text = ""
    for (state, selector) in named where rest.remove(state) != nil {
      // Of segments, one is selected, not the whole.
      text += state == .selected && kind.isKind(of: .segmentedControl) ? "" : selector
    }
    if !rest.isEmpty { text += "[data-state~=\(CSSText.string(name(ofApplication: rest)))]" }
    if state.contains(.selected), kind.isKind(of: .segmentedControl) {
      text += ">[aria-checked=true]"
    }
    return text
  }

  /// The state as `data-state` has it: names with spaces between them.
  static func attribute(of state: ControlState) -> String {
    var rest = state
    var names: [String] = []
    for (name, state) in [
      ("highlighted", ControlState.highlighted), ("disabled", .disabled), ("selected", .selected),
      ("focused", .focused),
    ] where rest.remove(state) != nil { names.append(name) }
    if !rest.isEmpty { names.append(name(ofApplication: rest)) }
    return names.joined(separator: " ")
  }

  /// Bits without a name; `application(0x10000)`.
  private static func name(ofApplication state: ControlState) -> String { "\(state)" }

  private static let named: [(ControlState, String)] = [
    (.highlighted, ":is(:active,[data-state~=highlighted])"),
    (.disabled, ":is(:disabled,[data-state~=disabled])"),
    (.selected, ":is([aria-selected=true],[data-state~=selected])"),
    (.focused, ":is(:focus-visible,[data-state~=focused])"),
  ]
}
