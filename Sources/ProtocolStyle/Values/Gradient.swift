/// Colors that blend into each other along a line, like `linear-gradient` in CSS.
///
/// ```swift
/// let sunset = Gradient([.systemOrange, .systemPink, .systemPurple], angle: 90)
/// let shine = Gradient(stops: [.init(.white, at: 0), .init(.clear, at: 0.4)])
/// ```
///
/// ![A gradient of three colors at 0, 45 and 90 degrees.](gradient)
public struct Gradient: Hashable, Sendable {
  /// A color at a location on the line.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public let color: Color

    /// The location, from 0, the start of the line, to 1, its end.
    public let location: Double

    /// Creates a stop.
    ///
    /// - Parameters:
    ///   - color: The color.
    ///   - location: The location, from 0 to 1; clamped, and 0 if it's not a number.
    public init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location.isNaN ? 0 : min(max(location, 0), 1).finite(or: 0)
    }
  }

  /// The colors, from the start of the line to its end.
  public let stops: [Stop]

  /// The direction of the line in degrees, as in CSS: 0 is up, 90 to the right, 180 down.
  public let angle: Double

  /// Creates a gradient from stops.
  ///
  /// - Parameters:
  ///   - stops: The colors and their locations, in any order; a gradient without stops draws
  ///     nothing.
  ///   - angle: The direction in degrees; 180, downwards, by default and if it's not finite.
  public init(stops: [Stop], angle: Double = 180) {
    self.stops = stops.sorted { $0.location < $1.location }
    self.angle = angle.finite(or: 180)
  }

  /// Creates a gradient from colors at equal distances.
  ///
  /// - Parameters:
  ///   - colors: The colors, from the start of the line to its end.
  ///   - angle: The direction in degrees; 180, downwards, by default and if it's not finite.
  public init(_ colors: [Color], angle: Double = 180) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { Stop($0.element, at: Double($0.offset) / last) },
      angle: angle)
  }
}

extension Gradient: CustomStringConvertible {
  /// The gradient in CSS notation, such as `linear-gradient(180deg, #ffffff 0%, #000000 100%)`.
  public var description: String {
    let stops = stops.map { "\($0.color) \(($0.location * 100).plainDescription)%" }
    return "linear-gradient(\((["\(angle.plainDescription)deg"] + stops).joined(separator: ", ")))"
  }
}

extension Gradient: Interpolatable {
  /// Returns the gradient at a fraction of the way to another, stop by stop.
  ///
  /// Colors are interpolated like other colors, and locations and the angle on a straight line:
  /// from 350° to 10° the gradient turns through 180°, as angles in CSS do. If the numbers of stops
  /// differ, the change is discrete, at 0.5.
  ///
  /// - Parameters:
  ///   - other: The gradient at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The gradient at that fraction; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: Gradient, at fraction: Double) -> Gradient {
    guard stops.count == other.stops.count else { return fraction.isSecondHalf ? other : self }
    return Gradient(
      stops: zip(stops, other.stops).map { start, end in
        Stop(
          start.color.interpolated(to: end.color, at: fraction),
          at: start.location.line(to: end.location, at: fraction))
      },
      angle: angle.line(to: other.angle, at: fraction))
  }
}

// MARK: - Codable

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
