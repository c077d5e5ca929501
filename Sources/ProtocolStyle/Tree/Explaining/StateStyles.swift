/// The styles of a node in the control states that a renderer has to distinguish.
///
/// Invariants:
/// - The states are those of some bits in all combinations, and the normal state is the first.
/// - A state that isn't listed has the style of the listed one with the same bits among these.
package struct StateStyles {
  /// The states, those of fewer bits first.
  package let states: [ControlState]

  /// The style in each of the states; values per state remain to be looked up.
  package let styles: [ViewModel]

  /// Stands for any application state that isn't listed by itself: a bit that no application has.
  package static let otherApplication = ControlState(rawValue: 1 << 63)

  /// The states that have a name, together.
  package static let named: ControlState = [.highlighted, .disabled, .selected, .focused]

  /// The maximum number of application bits that are combined with each other.
  static let combinedLimit = 6

  /// Makes the styles of a node in states, the normal one first.
  package init(states: [ControlState], styles: [ViewModel]) {
    (self.states, self.styles) = (states, styles)
  }

  /// Makes the styles of a view model that is the same in all states except for values per state.
  package init(_ style: ViewModel) {
    states = Self.states(for: Self.bits(for: style.statesWithValues), keeping: [])
    styles = Array(repeating: style, count: states.count)
  }

  /// All bits that have to be distinguished if values are set for some states.
  ///
  /// A lookup falls back to the normal state from every state without a value, so all states count
  /// as soon as one has a value.
  static func bits(for states: [ControlState]) -> ControlState {
    let all = states.reduce(into: ControlState.normal) { $0.formUnion($1) }
    return all.isEmpty ? all : all.union(named).union(otherApplication)
  }

  /// The combinations of bits, those of fewer bits first.
  ///
  /// If there are more application bits than the limit, only single ones and the given combinations
  /// count.
  ///
  /// - Parameters:
  ///   - bits: The bits.
  ///   - states: States whose application bits are always combined.
  /// - Returns: The states, the normal one first.
  package static func states(
    for bits: ControlState, keeping states: [ControlState]
  ) -> [ControlState] {
    let application = bits.subtracting(named).subtracting(otherApplication)
    var parts: Set<ControlState> = [.normal]
    if bits.contains(otherApplication) { parts.insert(otherApplication) }
    if application.rawValue.nonzeroBitCount <= combinedLimit {
      parts.formUnion(combinations(of: application))
    } else {
      parts.formUnion(application.singleBits)
      parts.formUnion(states.map { $0.intersection(application) })
    }
    let combined = combinations(of: bits.intersection(named))
    return parts.flatMap { part in combined.map { $0.union(part) } }.sorted(by: isLess)
  }

  private static func combinations(of bits: ControlState) -> [ControlState] {
    bits.singleBits.reduce(into: [.normal]) { states, bit in
      states += states.map { $0.union(bit) }
    }
  }

  /// Orders states by the number of bits; the state that stands for others precedes them.
  private static func isLess(_ left: ControlState, _ right: ControlState) -> Bool {
    func rank(_ state: ControlState) -> (Int, Int, ControlState) {
      (state.rawValue.nonzeroBitCount, state.contains(otherApplication) ? 0 : 1, state)
    }
    return rank(left) < rank(right)
  }
}

extension ControlState {
  /// The bits as separate states, by rising value.
  package var singleBits: [ControlState] {
    (0..<UInt.bitWidth).map { ControlState(rawValue: 1 << UInt($0)) }.filter(contains)
  }
}

extension ViewModel {
  /// The states other than normal for which style attributes have values.
  package var statesWithValues: [ControlState] {
    let keys = [
      titleColorForState?.keys, titleShadowColorForState?.keys, imageForState?.keys,
      backgroundImageForState?.keys, titleTextAttributesForState?.keys,
    ]
    return keys.flatMap { $0 ?? [] }.filter { $0 != .normal }
  }
}
