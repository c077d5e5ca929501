extension AxisValues: Codable {
  /// Decodes an object whose keys are places on the axis, such as control states.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a key isn't a place or repeats one in a second
  ///   spelling, its underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: NameKey.self)
    for key in container.allKeys {
      do {
        let place = try Axis(validating: key.stringValue)
        guard self[exact: place] == nil else {
          throw InvalidValueError(
            .malformed, subject: "values by \(Axis.name)",
            given: "\(place) in two spellings", accepted: "each \(Axis.name) at most once")
        }
        self[exact: place] = try container.decode(Value.self, forKey: key)
      } catch let error as InvalidValueError {
        throw DecodingError.invalidValue(error, at: container.codingPath + [key])
      }
    }
  }

  /// Encodes an object whose keys are the descriptions of the places.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder or a value throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NameKey.self)
    for (place, value) in entries {
      try container.encode(value, forKey: NameKey(stringValue: place.description))
    }
  }
}
