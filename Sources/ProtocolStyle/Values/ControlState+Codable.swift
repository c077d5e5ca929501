extension ControlState: Codable {
  /// Creates states from the text that ``description`` returns, or throws an error with the reason.
  ///
  /// - Parameter description: A text in a form that ``init(_:)`` accepts.
  /// - Throws: ``InvalidValueError`` with the code `empty` or `malformed`, or with `tooMany` if
  ///   data has introduced 15 names and this one is new.
  public init(validating description: String) throws(InvalidValueError) {
    self = []
    guard description != "normal" else { return }
    // All parts are checked before any is interned, so refused text introduces no names.
    var parts: [Part] = []
    for text in description.split(separator: "+", omittingEmptySubsequences: false) {
      guard let part = Part(text) else { throw Self.malformed(description) }
      parts.append(part)
    }
    guard Set(parts).count == parts.count else { throw Self.malformed(description) }
    for part in parts {
      switch part {
      case .state(let state): insert(state)
      case .name(let name):
        guard let state = ControlStateNames.shared.state(named: name, from: .data) else {
          throw Self.tooMany(name)
        }
        insert(state)
      }
    }
  }

  /// A part of a text between plus signs.
  private enum Part: Hashable {
    case state(ControlState)
    case name(String)

    init?(_ text: Substring) {
      if let state = ControlState.named.first(where: { $0.name == text })?.state {
        self = .state(state)
      } else if let state = ControlState.application(text) {
        self = .state(state)
      } else if ControlState.isCustomName(text), Self.isPlausible(String(text)) {
        self = .name(String(text))
      } else {
        return nil
      }
    }

    /// Whether a name exists already or isn't close to a built-in one, which it might misspell.
    private static func isPlausible(_ name: String) -> Bool {
      ControlStateNames.shared.contains(name)
        || NearestName.find(name, among: ControlState.reserved) == nil
    }
  }

  private static func malformed(_ description: String) -> InvalidValueError {
    InvalidValueError(
      description.isEmpty ? .empty : .malformed, subject: "control state",
      given: InvalidValueError.quoted(description),
      accepted: """
        "normal", or highlighted, disabled, selected, focused, names of custom states and \
        application(0x…) joined by +, each at most once,
        """)
  }

  private static func tooMany(_ name: String) -> InvalidValueError {
    InvalidValueError(
      .tooMany, subject: "control state", given: "the new name \(InvalidValueError.quoted(name))",
      accepted: """
        a name that code declares by 'ControlState(named:)' or one of the first \
        \(ControlStateNames.dataLimit) new names in data
        """)
  }

  /// Decodes the text that ``encode(to:)`` writes.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path and, as its underlying error, ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    try self.init(describedIn: decoder)
  }

  /// Encodes the states as their ``description``.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try encodeDescription(to: encoder)
  }
}
