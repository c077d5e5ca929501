extension ControlState {
  /// Declares a custom state.
  ///
  /// ```swift
  /// extension ControlState {
  ///   static let invalid = ControlState(named: "invalid")
  /// }
  /// ```
  ///
  /// Equal names are one state in the whole process, even if several modules declare them. The
  /// state prints and encodes as its name, and pages select it by name: `[data-state~=invalid]`.
  ///
  /// A process has room for 31 names. Decoded data can introduce 15 of them, so at least 16 remain
  /// for code. This initializer traps if there's no room, with a message that lists the existing
  /// states, and if the name isn't an identifier. Use ``init(validating:)`` for names in data; it
  /// throws instead.
  ///
  /// - Parameter name: A letter, then up to 63 letters, digits, hyphens and underscores, all of
  ///   them ASCII; not the name of another state of this type, and not `application`.
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

  /// The states in this set that ``init(named:)`` declared, each as a set of one, sorted by name.
  ///
  /// For example `[invalid]` for `focused+invalid`. It's empty for states without custom names.
  package var customStates: [ControlState] {
    ControlStateNames.shared.named(in: self).map(\.state)
  }

  /// The accepted names of custom states, as a noun phrase.
  static let acceptedNames = """
    a letter followed by up to 63 letters, digits, hyphens and underscores, other than "normal", \
    "highlighted", "disabled", "selected", "focused" and "application",
    """

  /// The message of the trap if there's no room for a name.
  static func overflowMessage(_ name: String, among names: [String]) -> String {
    """
    ControlState(named: \(InvalidValueError.quoted(name))): a process has room for \
    \(ControlStateNames.limit) names of control states, and all are taken: \
    \(names.sorted().joined(separator: ", ")). Use one of these, or declare fewer states.
    """
  }

  /// Whether text can be the name of a custom state.
  static func isCustomName(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 64 else { return false }
    return text.utf8.allSatisfy {
      isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    } && !reserved.contains { $0 == text }
  }

  /// The reserved names; `application` marks custom states in pages.
  static let reserved = ["normal", "application"] + named.map(\.name)

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
