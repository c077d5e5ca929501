extension ControlState: LosslessStringConvertible {
  /// The states by name and by rising bit, such as `normal` or `highlighted+selected`.
  ///
  /// Bits without a name come last, together: `selected+application(0x10000)`.
  public var description: String {
    guard !isEmpty else { return "normal" }
    var rest = self
    var parts: [String] = []
    for (name, state) in Self.named where rest.remove(state) != nil {
      parts.append(name)
    }
    if !rest.isEmpty {
      parts.append("application(0x\(String(rest.rawValue, radix: 16)))")
    }
    return parts.joined(separator: "+")
  }

  /// Reads what ``description`` writes, the parts in any order; nil when the text is anything else.
  ///
  /// - Parameter description: `normal`, or the names of states joined by `+`, each at most once.
  public init?(_ description: String) {
    self = []
    guard description != "normal" else { return }
    for part in description.split(separator: "+", omittingEmptySubsequences: false) {
      let named = Self.named.first { $0.name == part }?.state
      guard let state = named ?? Self.application(part), insert(state).inserted else { return nil }
    }
  }

  /// Reads a part such as `application(0x10000)`, which must not contain bits that have a name.
  private static func application(_ part: Substring) -> ControlState? {
    let prefix = "application(0x"
    guard part.hasPrefix(prefix), part.hasSuffix(")") else { return nil }
    let digits = part.dropFirst(prefix.count).dropLast()
    guard digits.utf8.allSatisfy({ $0.hexadecimalDigit != nil }),
      let bits = UInt(digits, radix: 16)
    else { return nil }
    let state = ControlState(rawValue: bits)
    guard !state.isEmpty, named.allSatisfy({ state.isDisjoint(with: $0.state) }) else { return nil }
    return state
  }
}
