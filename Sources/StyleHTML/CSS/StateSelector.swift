internal import ProtocolStyle

/// Selects elements in a control state with pseudo-classes, or by the model's state in
/// `data-state`.
enum StateSelector {
  /// The compound selector that matches all bits of a state.
  static func text(of state: ControlState) -> String {
    bits(of: state).map { bit in
      if bit == StateStyles.otherApplication { return "[data-state*=application]" }
      return named.first { $0.state == bit }?.selector
        ?? "[data-state~=\(CSSText.string(name(of: bit)))]"
    }.joined()
  }

  /// The value of `data-state` for a state: the names of its bits, separated by spaces.
  ///
  /// Custom names are preceded by `application`, which matches states that no rule mentions.
  static func attribute(of state: ControlState) -> String {
    let names = bits(of: state).map(name)
    let marker = state.customStates.isEmpty ? [] : ["application"]
    return (marker + names).joined(separator: " ")
  }

  /// The number of a state's selectors, which determines the specificity of its rules.
  static func count(of state: ControlState) -> Int { state.rawValue.nonzeroBitCount }

  /// The named bits, followed by application bits.
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
