extension ControlState: LosslessStringConvertible {
  /// The states by name, such as `normal`, `highlighted+selected` or `focused+invalid`.
  ///
  /// The built-in states come first, by rising bit, then those declared by ``init(named:)``, by
  /// name, and then the bits without a name, combined: `selected+application(0x10000)`.
  public var description: String {
    guard !isEmpty else { return "normal" }
    var rest = self
    var parts: [String] = []
    for (name, state) in Self.named + ControlStateNames.shared.named(in: self)
    where rest.remove(state) != nil {
      parts.append(name)
    }
    if !rest.isEmpty {
      parts.append("application(0x\(String(rest.rawValue, radix: 16)))")
    }
    return parts.joined(separator: "+")
  }

  /// Creates states from the text that ``description`` returns, with the parts in any order; nil if
  /// the text is anything else.
  ///
  /// A name that ``init(named:)`` accepts is a state with that name, and is declared if it's new.
  /// The result is also nil if the name is new and looks like a misspelled built-in one, or if data
  /// has already introduced 15 names.
  ///
  /// - Parameter description: `normal`, or the names of states joined by `+`, each at most once.
  public init?(_ description: String) {
    try? self.init(validating: description)
  }

  /// Returns the state for a part such as `application(0x10000)`, which must not contain named
  /// bits.
  static func application(_ part: Substring) -> ControlState? {
    let prefix = "application(0x"
    guard part.hasPrefix(prefix), part.hasSuffix(")") else { return nil }
    let digits = part.dropFirst(prefix.count).dropLast()
    guard digits.utf8.allSatisfy({ $0.hexadecimalDigit != nil }),
      let bits = UInt(digits, radix: 16)
    else { return nil }
    let state = ControlState(rawValue: bits)
    guard !state.isEmpty, named.allSatisfy({ state.isDisjoint(with: $0.state) }),
      ControlStateNames.shared.named(in: state).isEmpty
    else { return nil }
    return state
  }
}
