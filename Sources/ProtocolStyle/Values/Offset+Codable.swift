extension Offset: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case x
    case y
  }

  /// Decodes an object with `x` and `y`; both are required.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a number is infinite or NaN, its underlying error
  ///   is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "offset")
    do {
      try self.init(
        validatingX: container.decode(Double.self, forKey: .x),
        y: container.decode(Double.self, forKey: .y))
    } catch let error as InvalidValueError {
      throw DecodingError.invalidValue(error, at: decoder.codingPath)
    }
  }

  /// Encodes an object with `x` and `y`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(x, forKey: .x)
    try container.encode(y, forKey: .y)
  }
}
