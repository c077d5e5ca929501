extension StateValues: Codable {
  /// A control state as the key of an object.
  private struct StateKey: CodingKey {
    let stringValue: String

    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) {
      return nil
    }
  }

  /// Decodes an object whose keys are control states.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; for a key that is no state, or a second spelling of
  ///   one, its underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: StateKey.self)
    for key in container.allKeys {
      do {
        let state = try ControlState(validating: key.stringValue)
        guard self[exact: state] == nil else {
          throw InvalidValueError(
            .malformed, subject: "values by control state",
            given: "\(state) in two spellings", accepted: "each state at most once")
        }
        self[exact: state] = try container.decode(Value.self, forKey: key)
      } catch let error as InvalidValueError {
        throw DecodingError.invalidValue(error, at: container.codingPath + [key])
      }
    }
  }

  /// Encodes an object whose keys are the descriptions of the states.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder or a value throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StateKey.self)
    for (state, value) in entries {
      try container.encode(value, forKey: StateKey(stringValue: state.description))
    }
  }
}
