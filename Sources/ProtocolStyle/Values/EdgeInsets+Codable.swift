extension EdgeInsets: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case top
    case left
    case bottom
    case right
  }

  /// Decodes an object with `top`, `left`, `bottom` and `right`, all of them.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; for a number that is infinite or NaN its underlying
  ///   error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "edge insets")
    do {
      try self.init(
        validatingTop: container.decode(Double.self, forKey: .top),
        left: container.decode(Double.self, forKey: .left),
        bottom: container.decode(Double.self, forKey: .bottom),
        right: container.decode(Double.self, forKey: .right))
    } catch let error as InvalidValueError {
      throw DecodingError.invalidValue(error, at: decoder.codingPath)
    }
  }

  /// Encodes an object with `top`, `left`, `bottom` and `right`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(top, forKey: .top)
    try container.encode(left, forKey: .left)
    try container.encode(bottom, forKey: .bottom)
    try container.encode(right, forKey: .right)
  }
}
