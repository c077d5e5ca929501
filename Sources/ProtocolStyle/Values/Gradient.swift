internal import CStyleRuntime

/// Colors that blend into each other along a line, from a point outwards, or around a point, like
/// `linear-gradient`, `radial-gradient` and `conic-gradient` in CSS.
///
/// ```swift
/// let sunset = Gradient([.systemOrange, .systemPink, .systemPurple], angle: 90)
/// let shine = Gradient(stops: [.init(.white, at: 0), .init(.clear, at: 0.4)])
/// let glow = Gradient([.white, .systemIndigo], shape: .radial(y: 0), colorSpace: .oklab)
/// let wheel = Gradient([.red, .green, .blue, .red], shape: .angular(), colorSpace: .oklch)
/// ```
///
/// ![A gradient of three colors at 0, 45 and 90 degrees.](gradient)
public struct Gradient: Hashable, Sendable {
  /// A color at a location on the way.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public let color: Color

    /// The location, from 0, where the way starts, to 1, where it ends.
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

  /// The way of the colors through a box.
  ///
  /// Its numbers are those of its form; the others have their defaults.
  public struct Shape: Hashable, Sendable {
    /// The forms of the way.
    public enum Form: String, CaseIterable, Hashable, Sendable, Codable {
      /// Along a line.
      case linear

      /// From a point outwards, in an ellipse with the proportions of the box.
      case radial

      /// Around a point, clockwise.
      case angular
    }

    /// The form.
    public let form: Form

    /// The direction of a line, or where the way around a point starts, in degrees as in CSS: 0 is up, 90
    /// to the right, 180 down.
    public let angle: Double

    /// The point, as a fraction of the width from the left.
    public let x: Double

    /// The point, as a fraction of the height from the top.
    public let y: Double

    /// Where the last color is in a radial gradient, as a fraction of the width and of the height.
    public let radius: Double

    fileprivate init(
      _ form: Form, angle: Double = 0, x: Double = 0.5, y: Double = 0.5, radius: Double = 0.5
    ) {
      self.form = form
      self.angle = angle.finite(or: form == .linear ? 180 : 0)
      (self.x, self.y) = (x.finite(or: 0.5), y.finite(or: 0.5))
      self.radius = radius.isFinite && radius > 0 ? radius : 0.5
    }

    /// Returns a line through the center, like `linear-gradient` in CSS.
    ///
    /// - Parameter angle: The direction in degrees; 180, downwards, by default and if it's not finite.
    /// - Returns: The shape.
    public static func linear(angle: Double = 180) -> Shape { Shape(.linear, angle: angle) }

    /// Returns a way from a point outwards, like `radial-gradient` in CSS and SwiftUI's
    /// `EllipticalGradient`.
    ///
    /// - Parameters:
    ///   - x: The point, as a fraction of the width from the left; the middle by default.
    ///   - y: The point, as a fraction of the height from the top; the middle by default.
    ///   - radius: Where the last color is, as a fraction of the width and of the height; 0.5, the nearest
    ///     edges, by default, and if it isn't above 0.
    /// - Returns: The shape.
    public static func radial(x: Double = 0.5, y: Double = 0.5, radius: Double = 0.5) -> Shape {
      Shape(.radial, x: x, y: y, radius: radius)
    }

    /// Returns a way around a point, clockwise, like `conic-gradient` in CSS and SwiftUI's
    /// `AngularGradient`.
    ///
    /// - Parameters:
    ///   - x: The point, as a fraction of the width from the left; the middle by default.
    ///   - y: The point, as a fraction of the height from the top; the middle by default.
    ///   - angle: Where the first color is, in degrees; 0, above the point, by default and if it's not
    ///     finite.
    /// - Returns: The shape.
    public static func angular(x: Double = 0.5, y: Double = 0.5, angle: Double = 0) -> Shape {
      Shape(.angular, angle: angle, x: x, y: y)
    }
  }

  /// The spaces in which the colors between two stops are found, as in CSS Color 4 §12.
  public enum ColorSpace: String, CaseIterable, Hashable, Sendable, Codable {
    /// That of most screens and tools; colors between complementary ones are grayish.
    case sRGB = "srgb"

    /// A perceptually uniform space: halfway between two colors also looks halfway.
    case oklab

    /// By perceived lightness, chroma and hue, on the shorter way around the color wheel.
    case oklch
  }

  /// The colors, from the start of the way to its end.
  public let stops: [Stop]

  /// The way of the colors through a box.
  public let shape: Shape

  /// The space in which the colors between two stops are found.
  public let colorSpace: ColorSpace

  /// The direction of a linear gradient in degrees, as in CSS: 0 is up, 90 to the right, 180 down.
  public var angle: Double { shape.angle }

  /// Creates a gradient from stops.
  ///
  /// - Parameters:
  ///   - stops: The colors and their locations, in any order; a gradient without stops draws
  ///     nothing.
  ///   - shape: The way of the colors through a box.
  ///   - colorSpace: The space in which the colors between two stops are found; sRGB by default.
  public init(stops: [Stop], shape: Shape, colorSpace: ColorSpace = .sRGB) {
    self.stops = stops.sorted { $0.location < $1.location }
    self.shape = shape
    self.colorSpace = colorSpace
  }

  /// Creates a gradient from colors at equal distances.
  ///
  /// - Parameters:
  ///   - colors: The colors, from the start of the way to its end.
  ///   - shape: The way of the colors through a box.
  ///   - colorSpace: The space in which the colors between two stops are found; sRGB by default.
  public init(_ colors: [Color], shape: Shape, colorSpace: ColorSpace = .sRGB) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { Stop($0.element, at: Double($0.offset) / last) },
      shape: shape, colorSpace: colorSpace)
  }

  /// Creates a linear gradient from stops.
  ///
  /// - Parameters:
  ///   - stops: The colors and their locations, in any order; a gradient without stops draws
  ///     nothing.
  ///   - angle: The direction in degrees; 180, downwards, by default and if it's not finite.
  public init(stops: [Stop], angle: Double = 180) {
    self.init(stops: stops, shape: .linear(angle: angle))
  }

  /// Creates a linear gradient from colors at equal distances.
  ///
  /// - Parameters:
  ///   - colors: The colors, from the start of the line to its end.
  ///   - angle: The direction in degrees; 180, downwards, by default and if it's not finite.
  public init(_ colors: [Color], angle: Double = 180) {
    self.init(colors, shape: .linear(angle: angle))
  }
}

// MARK: - Drawing

extension Gradient.Shape {
  /// Two points as fractions of a box: the ends of a line through it, the center and a corner of the box
  /// around the last color, or the center and a point in the direction of the first color.
  package var ends: (start: (x: Double, y: Double), end: (x: Double, y: Double)) {
    let radians = angle * .pi / 180
    // Angles as in CSS: 0 is up, increasing clockwise.
    let (right, up) = (protocol_style_sin(radians) / 2, protocol_style_cos(radians) / 2)
    return switch form {
    case .linear: ((0.5 - right, 0.5 + up), (0.5 + right, 0.5 - up))
    case .radial: ((x, y), (x + radius, y + radius))
    case .angular: ((x, y), (x + right, y - up))
    }
  }

  /// Returns the location of a point of a box on the way of the colors, which is beyond 0…1 outside.
  ///
  /// Renderers that paint pixels pass it to `color(at:)` of ``Gradient/stopsInSRGB``.
  ///
  /// - Parameters:
  ///   - x: The distance of the point from the left.
  ///   - y: The distance of the point from the top.
  ///   - width: The width of the box, above 0.
  ///   - height: The height of the box, above 0.
  /// - Returns: The location.
  public func location(_ x: Double, _ y: Double, width: Double, height: Double) -> Double {
    let radians = angle * .pi / 180
    switch form {
    case .linear:
      let (right, down) = (protocol_style_sin(radians), -protocol_style_cos(radians))
      let length = (width * right).magnitude + (height * down).magnitude
      return ((x - width / 2) * right + (y - height / 2) * down) / length + 0.5
    case .radial:
      let (right, down) = (x / width - self.x, y / height - self.y)
      return (right * right + down * down).squareRoot() / radius
    case .angular:
      let direction = protocol_style_atan2(x - self.x * width, self.y * height - y)
      let turns = (direction - radians) / (2 * .pi)
      return turns - turns.rounded(.down)
    }
  }
}

extension [Gradient.Stop] {
  /// Returns the color at a location between stops of a gradient, interpolated in sRGB.
  ///
  /// - Parameter location: The location; beyond the first and the last stop, their colors continue.
  /// - Returns: The color; nil if there are no stops. The cost is linear in their number.
  public func color(at location: Double) -> Color? {
    guard let next = firstIndex(where: { $0.location > location }) else { return last?.color }
    if next == 0 { return self[0].color }
    let (start, end) = (self[next - 1], self[next])
    return start.color.mixed(
      with: end.color, by: (location - start.location) / (end.location - start.location))
  }
}

extension Gradient {
  /// Returns the gradient as a function of CSS.
  ///
  /// - Parameters:
  ///   - stops: The stops, as they're written.
  ///   - separator: The text between two arguments.
  ///   - number: Returns the text of a number.
  /// - Returns: Such as `linear-gradient(180deg in oklab, #ffffff 0%, #000000 100%)`.
  package func css(
    _ stops: [String], separator: String = ", ",
    number: (Double) -> String = \.plainDescription
  ) -> String {
    func percent(_ fraction: Double) -> String { "\(number(fraction * 100))%" }
    let point = "at \(percent(shape.x)) \(percent(shape.y))"
    let (name, way) =
      switch shape.form {
      case .linear: ("linear-gradient", "\(number(angle))deg")
      case .radial:
        ("radial-gradient", "\(percent(shape.radius)) \(percent(shape.radius)) \(point)")
      case .angular: ("conic-gradient", "from \(number(angle))deg \(point)")
      }
    let first = colorSpace == .sRGB ? way : "\(way) in \(colorSpace.rawValue)"
    return "\(name)(\(([first] + stops).joined(separator: separator)))"
  }

  /// The stops of a gradient in sRGB that looks the same, for renderers that know no other space.
  ///
  /// In another space, there are seven more between two. The cost is a few roots for each.
  public var stopsInSRGB: [Stop] { colorSpace == .sRGB ? stops : divided(3) }

  /// Returns the stops of a gradient that looks the same, of which each part between two is halved a number
  /// of times.
  package func divided(_ times: Int) -> [Stop] {
    guard let first = stops.first else { return [] }
    return zip(stops, stops.dropFirst()).reduce(into: [first]) { result, pair in
      append(between: pair.0, and: pair.1, depth: times, to: &result)
      result.append(pair.1)
    }
  }

  /// Appends the stops halfway between two, and between these.
  private func append(between start: Stop, and end: Stop, depth: Int, to stops: inout [Stop]) {
    guard depth > 0, start.location < end.location else { return }
    let color =
      switch colorSpace {
      case .sRGB: start.color.mixed(with: end.color, by: 0.5)
      case .oklab: start.color.interpolated(to: end.color, at: 0.5)
      case .oklch: start.color.halfwayInOKLCH(to: end.color)
      }
    let middle = Stop(color, at: (start.location + end.location) / 2)
    append(between: start, and: middle, depth: depth - 1, to: &stops)
    stops.append(middle)
    append(between: middle, and: end, depth: depth - 1, to: &stops)
  }
}

extension Gradient: CustomStringConvertible {
  /// The gradient in CSS notation, such as `linear-gradient(180deg, #ffffff 0%, #000000 100%)`.
  public var description: String {
    css(stops.map { "\($0.color) \(($0.location * 100).plainDescription)%" })
  }
}

extension Gradient: Interpolatable {
  /// Returns the gradient at a fraction of the way to another, stop by stop.
  ///
  /// Colors are interpolated like other colors, and locations and the numbers of the shape on a straight
  /// line: from 350° to 10° the gradient turns through 180°, as angles in CSS do. If the numbers of
  /// stops, the forms or the color spaces differ, the change is discrete, at 0.5.
  ///
  /// - Parameters:
  ///   - other: The gradient at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The gradient at that fraction; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: Gradient, at fraction: Double) -> Gradient {
    let (start, end) = (shape, other.shape)
    guard stops.count == other.stops.count, start.form == end.form, colorSpace == other.colorSpace
    else { return fraction.isSecondHalf ? other : self }
    return Gradient(
      stops: zip(stops, other.stops).map { start, end in
        Stop(
          start.color.interpolated(to: end.color, at: fraction),
          at: start.location.line(to: end.location, at: fraction))
      },
      shape: Shape(
        start.form, angle: start.angle.line(to: end.angle, at: fraction),
        x: start.x.line(to: end.x, at: fraction), y: start.y.line(to: end.y, at: fraction),
        radius: start.radius.line(to: end.radius, at: fraction)),
      colorSpace: colorSpace)
  }
}

// MARK: - Codable

extension Gradient: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case stops
    case form
    case angle
    case x
    case y
    case radius
    case colorSpace
  }

  /// Decodes an object with `stops`, the numbers of the shape that aren't the default, and unless they're
  /// linear and sRGB, `form` and `colorSpace`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a number is infinite or NaN, or the radius isn't above
  ///   0, its underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "gradient")
    func number(_ key: CodingKeys, or other: Double, accepted: String) throws -> Double {
      let number = try container.decodeIfPresent(Double.self, forKey: key) ?? other
      do {
        return try number.validated(as: "gradient \(key.rawValue)", accepted: accepted)
      } catch {
        throw DecodingError.invalidValue(error, at: decoder.codingPath + [key])
      }
    }
    let form = try container.decodeIfPresent(Shape.Form.self, forKey: .form) ?? .linear
    let radius = try number(.radius, or: 0.5, accepted: "a number above 0")
    guard radius > 0 else {
      let error = InvalidValueError(
        .outOfRange, subject: "gradient radius", given: "\(radius)", accepted: "a number above 0")
      throw DecodingError.invalidValue(error, at: decoder.codingPath + [CodingKeys.radius])
    }
    let shape = Shape(
      form,
      angle: try number(
        .angle, or: form == .linear ? 180 : 0, accepted: "a finite number of degrees"),
      x: try number(.x, or: 0.5, accepted: "a fraction of the width"),
      y: try number(.y, or: 0.5, accepted: "a fraction of the height"), radius: radius)
    self.init(
      stops: try container.decode([Stop].self, forKey: .stops), shape: shape,
      colorSpace: try container.decodeIfPresent(ColorSpace.self, forKey: .colorSpace) ?? .sRGB)
  }

  /// Encodes an object with `stops`, the numbers of the shape that aren't the default, and unless they're
  /// linear and sRGB, `form` and `colorSpace`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let usual = Shape(shape.form, angle: shape.form == .linear ? 180 : 0)
    try container.encode(stops, forKey: .stops)
    if shape.form != .linear { try container.encode(shape.form, forKey: .form) }
    if shape.angle != usual.angle { try container.encode(shape.angle, forKey: .angle) }
    if shape.x != usual.x { try container.encode(shape.x, forKey: .x) }
    if shape.y != usual.y { try container.encode(shape.y, forKey: .y) }
    if shape.radius != usual.radius { try container.encode(shape.radius, forKey: .radius) }
    if colorSpace != .sRGB { try container.encode(colorSpace, forKey: .colorSpace) }
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
