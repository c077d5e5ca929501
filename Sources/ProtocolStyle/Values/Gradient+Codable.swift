extension Gradient: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case stops
    case angle
  }

  /// Decodes an object with `stops` and, unless it's 180, `angle`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if the angle is infinite or NaN, its underlying error
  ///   is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "gradient")
    let angle = try container.decodeIfPresent(Double.self, forKey: .angle) ?? 180
    do {
      self.init(
        stops: try container.decode([Stop].self, forKey: .stops),
        angle: try angle.validated(as: "gradient angle", accepted: "a finite number of degrees"))
    } catch let error as InvalidValueError {
      throw DecodingError.invalidValue(error, at: decoder.codingPath + [CodingKeys.angle])
    }
  }

  /// Encodes an object with `stops` and, unless it's 180, `angle`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(stops, forKey: .stops)
    if angle != 180 { try container.encode(angle, forKey: .angle) }
  }
}

extension Gradient.Stop: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case color
    case location
  }

  /// Decodes an object with `color` and `location`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if the location is outside 0…1, its underlying error
  ///   is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "gradient stop")
    let location = try container.decode(Double.self, forKey: .location)
    guard (0...1).contains(location) else {
      let error = InvalidValueError(
        .outOfRange, subject: "gradient location", given: "\(location)",
        accepted: "a number from 0 to 1")
      throw DecodingError.invalidValue(error, at: decoder.codingPath + [CodingKeys.location])
    }
    self.init(try container.decode(Color.self, forKey: .color), at: location)
  }

  /// Encodes an object with `color` and `location`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(color, forKey: .color)
    try container.encode(location, forKey: .location)
  }
}
