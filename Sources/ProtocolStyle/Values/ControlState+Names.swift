extension ControlState {
  /// Declares a state of your own.
  ///
  /// ```swift
  /// extension ControlState {
  ///   static let invalid = ControlState(named: "invalid")
  /// }
  /// ```
  ///
  /// Equal names are one state everywhere in the process, whichever module declares them. The state
  /// prints and encodes as its name, by which pages select it: `[data-state~=invalid]`.
  ///
  /// A process has room for 31 names. Data that is decoded can introduce 15 of them, so there is room
  /// for at least 16 that code declares. Traps when there is no room, naming the states that exist, and
  /// when the name isn't an identifier; names in data are read by ``init(validating:)``, which throws.
  ///
  /// - Parameter name: A letter, then up to 63 letters, digits, hyphens and underscores, all of them
  ///   ASCII; not the name of another state of this type, nor `application`.
  public init(named name: StaticString) {
    let text = name.description
    guard Self.isCustomName(text) else {
      fatalError(
        "ControlState(named: \(InvalidValueError.quoted(text))): \(Self.acceptedNames) is accepted."
      )
    }
    guard let state = ControlStateNames.shared.state(named: text, from: .code) else {
      fatalError(Self.overflowMessage(text, among: ControlStateNames.shared.names))
    }
    self = state
  }

  /// The states in this one that ``init(named:)`` declared, each alone, by name.
  ///
  /// For example `[invalid]` of `focused+invalid`. Empty for states without custom names.
  package var customStates: [ControlState] {
    ControlStateNames.shared.named(in: self).map(\.state)
  }

  /// The names that are accepted for custom states, as a noun phrase.
  static let acceptedNames = """
    a letter followed by up to 63 letters, digits, hyphens and underscores, other than "normal", \
    "highlighted", "disabled", "selected", "focused" and "application",
    """

  /// The message of the trap for a name that there is no room for.
  static func overflowMessage(_ name: String, among names: [String]) -> String {
    """
    ControlState(named: \(InvalidValueError.quoted(name))): a process has room for \
    \(ControlStateNames.limit) names of control states, and all are taken: \
    \(names.sorted().joined(separator: ", ")). Use one of these, or a state of fewer meanings.
    """
  }

  /// Whether a text can name a custom state.
  static func isCustomName(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 64 else { return false }
    return text.utf8.allSatisfy {
      isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    } && !reserved.contains { $0 == text }
  }

  /// The names that aren't free: `application` marks custom states in pages.
  static let reserved = ["normal", "application"] + named.map(\.name)

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
