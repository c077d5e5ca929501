extension ControlState: Codable {
  /// Reads what ``description`` writes, saying why when the text is anything else.
  ///
  /// - Parameter description: What ``init(_:)`` accepts.
  /// - Throws: ``InvalidValueError`` with the code `empty` or `malformed`.
  public init(validating description: String) throws(InvalidValueError) {
    guard let state = ControlState(description) else {
      throw InvalidValueError(
        description.isEmpty ? .empty : .malformed, subject: "control state",
        given: InvalidValueError.quoted(description),
        accepted: """
          "normal", or highlighted, disabled, selected, focused and application(0x…) joined by +, \
          each at most once,
          """)
    }
    self = state
  }

  /// Decodes the text that ``encode(to:)`` writes.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path and, as underlying error, ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    try self.init(describedIn: decoder)
  }

  /// Encodes the states as text, their ``description``.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try encodeDescription(to: encoder)
  }
}
