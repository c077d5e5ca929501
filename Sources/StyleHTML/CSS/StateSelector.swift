internal import ProtocolStyle

/// Selects elements in a control state: by pseudo-classes, or by the `data-state` of the model's state.
enum StateSelector {
  /// The selectors of the bits of a state, one after the other: they all must hold.
  static func text(of state: ControlState) -> String {
    bits(of: state).map { bit in
      if bit == StateStyles.otherApplication { return "[data-state*=application]" }
      return named.first { $0.state == bit }?.selector
        ?? "[data-state~=\(CSSText.string(name(of: bit)))]"
    }.joined()
  }

  /// The state as `data-state` has it: the names of its bits with spaces between them.
  ///
  /// Before custom names stands `application`, which selects states that no rule names.
  static func attribute(of state: ControlState) -> String {
    let names = bits(of: state).map(name)
    let marker = state.customStates.isEmpty ? [] : ["application"]
    return (marker + names).joined(separator: " ")
  }

  /// How many selectors a state has, and so how specific its rules are.
  static func count(of state: ControlState) -> Int { state.rawValue.nonzeroBitCount }

  /// The bits that have a name, and then those of applications.
  private static func bits(of state: ControlState) -> [ControlState] {
    named.map(\.state).filter(state.contains)
      + named.reduce(into: state) { $0.subtract($1.state) }.singleBits.sorted()
  }

  /// The name of a bit, such as `selected` or `application(0x10000)`.
  private static func name(of bit: ControlState) -> String { "\(bit)" }

  private static let named: [(state: ControlState, selector: String)] = [
    (.highlighted, ":is(:active,[data-state~=highlighted])"),
    (.disabled, ":is(:disabled,[data-state~=disabled])"),
    (.selected, ":is([aria-selected=true],[data-state~=selected])"),
    (.focused, ":is(:focus-visible,[data-state~=focused])"),
  ]
}
