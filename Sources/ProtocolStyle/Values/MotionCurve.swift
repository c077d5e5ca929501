/// The progress of a change over time: a timing curve, a spring, or no motion at all.
///
/// ```swift
/// let fade = MotionCurve.easeInOut(duration: 0.2)
/// let pop = MotionCurve.spring(duration: 0.4, bounce: 0.2).delay(0.1)
/// pop.progress(at: 0.3)  // the fraction of the change that is shown after 0.3 seconds
/// ```
///
/// The names, parameters and defaults are those of SwiftUI's `Animation`; timing curves are those of
/// CSS, with the same control points. Times are in seconds.
public struct MotionCurve: Hashable, Sendable {
  /// The forms of curves.
  public enum Form: String, CaseIterable, Hashable, Sendable, Codable {
    /// The new value at once.
    case immediate

    /// A cubic Bézier curve, like `cubic-bezier()` in CSS.
    case timingCurve

    /// A damped spring, like SwiftUI's `Spring`.
    case spring
  }

  /// The form of the curve.
  public let form: Form

  /// The duration of a timing curve, or the perceptual duration of a spring, in seconds; 0 for an
  /// immediate change.
  public let duration: Double

  /// The bounce of a spring, from -1 to 1; 0 for other forms.
  public let bounce: Double

  /// The control points of a timing curve; linear ones for other forms.
  public let controlPoints: CubicBezier

  /// The time before the change begins, in seconds.
  public let delay: Double

  /// The longest duration and delay: a day.
  static let longest = 86_400.0

  private init(
    _ form: Form, duration: Double = 0, bounce: Double = 0,
    _ controlPoints: CubicBezier = .linear,
    delay: Double = 0
  ) {
    self.form = form
    self.duration = duration.clamped(to: 0...Self.longest)
    self.bounce = bounce.clamped(to: -1...1)
    self.controlPoints = controlPoints
    self.delay = delay.clamped(to: 0...Self.longest)
  }

  /// No motion: the new value at once.
  public static let immediate = MotionCurve(.immediate)
}

extension Double {
  /// This number, or the nearest bound of a range; 0 for NaN.
  func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? 0 : Swift.min(Swift.max(self, range.lowerBound), range.upperBound).finite(or: 0)
  }
}

// MARK: - Timing curves

extension MotionCurve {
  /// Returns a curve with a constant speed, like `linear` in CSS.
  ///
  /// - Parameter duration: The duration in seconds; 0.35 by default. It's clamped to a day, and 0 if
  ///   it's negative or NaN.
  /// - Returns: The curve.
  public static func linear(duration: Double = 0.35) -> MotionCurve {
    MotionCurve(.timingCurve, duration: duration, .linear)
  }

  /// Returns a curve that starts slowly, like `ease-in` in CSS.
  ///
  /// - Parameter duration: The duration in seconds; 0.35 by default. It's clamped to a day, and 0 if
  ///   it's negative or NaN.
  /// - Returns: The curve.
  public static func easeIn(duration: Double = 0.35) -> MotionCurve {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Returns a curve that ends slowly, like `ease-out` in CSS.
  ///
  /// - Parameter duration: The duration in seconds; 0.35 by default. It's clamped to a day, and 0 if
  ///   it's negative or NaN.
  /// - Returns: The curve.
  public static func easeOut(duration: Double = 0.35) -> MotionCurve {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Returns a curve that starts and ends slowly, like `ease-in-out` in CSS.
  ///
  /// - Parameter duration: The duration in seconds; 0.35 by default. It's clamped to a day, and 0 if
  ///   it's negative or NaN.
  /// - Returns: The curve.
  public static func easeInOut(duration: Double = 0.35) -> MotionCurve {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Returns a cubic Bézier curve from (0, 0) to (1, 1), like `cubic-bezier()` in CSS.
  ///
  /// - Parameters:
  ///   - x1: The first control point's horizontal position; clamped to 0…1, 0 for NaN.
  ///   - y1: The first control point's vertical position; clamped to -100…100, 0 for NaN.
  ///   - x2: The second control point's horizontal position; clamped to 0…1, 0 for NaN.
  ///   - y2: The second control point's vertical position; clamped to -100…100, 0 for NaN.
  ///   - duration: The duration in seconds; 0.35 by default. It's clamped to a day, and 0 if it's
  ///     negative or NaN.
  /// - Returns: The curve.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> MotionCurve {
    MotionCurve(
      .timingCurve, duration: duration, CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
  }

  /// Creates a timing curve, or throws an error with the reason.
  ///
  /// - Parameters:
  ///   - x1: The first control point's horizontal position, from 0 to 1.
  ///   - y1: The first control point's vertical position, from -100 to 100.
  ///   - x2: The second control point's horizontal position, from 0 to 1.
  ///   - y2: The second control point's vertical position, from -100 to 100.
  ///   - duration: The duration in seconds, from 0 to a day.
  /// - Throws: ``InvalidValueError`` with the code `notFinite`, `negative` or `outOfRange`.
  public init(
    validatingTimingCurve x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double
  ) throws(InvalidValueError) {
    self = .timingCurve(
      try Self.validated(x1, as: "control point", from: 0, to: 1),
      try Self.validated(y1, as: "control point", from: -100, to: 100),
      try Self.validated(x2, as: "control point", from: 0, to: 1),
      try Self.validated(y2, as: "control point", from: -100, to: 100),
      duration: try Self.validated(duration, as: "motion duration", from: 0, to: Self.longest))
  }

  /// Returns a number in a range; throws an error for any other.
  private static func validated(
    _ number: Double, as subject: String, from lower: Double, to upper: Double
  ) throws(InvalidValueError) -> Double {
    let accepted = "a finite number from \(lower.plainDescription) to \(upper.plainDescription)"
    let number = try number.validated(as: subject, accepted: accepted)
    guard number >= lower, number <= upper else {
      throw InvalidValueError(
        number < 0 && lower == 0 ? .negative : .outOfRange, subject: subject, given: "\(number)",
        accepted: accepted)
    }
    return number
  }
}

// MARK: - Springs

extension MotionCurve {
  /// Returns a spring, with the parameters of SwiftUI's `spring(duration:bounce:)`.
  ///
  /// The change takes longer than the duration to come to rest: see ``settlingDuration``. The spring
  /// keeps the velocity of a change that it interrupts.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds, which is the period of a spring without
  ///     damping; 0.5 by default. It's clamped to a day, and 0 if it's negative or NaN.
  ///   - bounce: The bounce: 0, the default, for none, positive numbers for a spring that
  ///     overshoots, and negative ones for a slower, overdamped one. It's clamped to -1…1, and 0 if
  ///     it's NaN. So that every change comes to rest, the damping ratio is limited to 0.05 for a
  ///     bounce near 1, and to 20 for one near -1.
  /// - Returns: The curve.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> MotionCurve {
    MotionCurve(.spring, duration: duration, bounce: bounce)
  }

  /// Returns a spring without bounce, like SwiftUI's `smooth(duration:extraBounce:)`.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds; 0.5 by default.
  ///   - extraBounce: The bounce; 0 by default.
  /// - Returns: The curve, with both numbers clamped as in ``spring(duration:bounce:)``.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> MotionCurve {
    spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a small bounce of 0.15, like SwiftUI's `snappy(duration:extraBounce:)`.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds; 0.5 by default.
  ///   - extraBounce: The bounce in addition to 0.15; 0 by default.
  /// - Returns: The curve, with both numbers clamped as in ``spring(duration:bounce:)``.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> MotionCurve {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a bounce of 0.3, like SwiftUI's `bouncy(duration:extraBounce:)`.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds; 0.5 by default.
  ///   - extraBounce: The bounce in addition to 0.3; 0 by default.
  /// - Returns: The curve, with both numbers clamped as in ``spring(duration:bounce:)``.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> MotionCurve {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Creates a spring, or throws an error with the reason.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds, from 0 to a day.
  ///   - bounce: The bounce, from -1 to 1.
  /// - Throws: ``InvalidValueError`` with the code `notFinite`, `negative` or `outOfRange`.
  public init(
    validatingSpring duration: Double, bounce: Double
  ) throws(InvalidValueError) {
    self = .spring(
      duration: try Self.validated(duration, as: "motion duration", from: 0, to: Self.longest),
      bounce: try Self.validated(bounce, as: "bounce", from: -1, to: 1))
  }
}

// MARK: - Delays and durations

extension MotionCurve {
  /// Returns the curve with a delay, which replaces its own.
  ///
  /// - Parameter delay: The time before the change begins, in seconds. It's clamped to a day, and 0
  ///   if it's negative or NaN.
  /// - Returns: The curve with the delay.
  public func delay(_ delay: Double) -> MotionCurve {
    MotionCurve(form, duration: duration, bounce: bounce, controlPoints, delay: delay)
  }

  /// Returns the curve with a delay, or throws an error with the reason.
  ///
  /// - Parameter delay: The time before the change begins, in seconds, from 0 to a day.
  /// - Returns: The curve with the delay.
  /// - Throws: ``InvalidValueError`` with the code `notFinite`, `negative` or `outOfRange`.
  public func delay(validating delay: Double) throws(InvalidValueError) -> MotionCurve {
    self.delay(try Self.validated(delay, as: "motion delay", from: 0, to: Self.longest))
  }

  /// Returns the curve with another duration, such as that of a token.
  ///
  /// ```swift
  /// extension Token<Duration> {
  ///   static let fast = Token("fast", default: .milliseconds(150))
  /// }
  ///
  /// MotionCurve.easeOut().lasting(Token.fast.value)
  /// ```
  ///
  /// - Parameter duration: The duration; clamped to 0 and a day.
  /// - Returns: The curve; an immediate one is unchanged.
  public func lasting(_ duration: Duration) -> MotionCurve {
    if form == .immediate { return self }
    let (seconds, attoseconds) = duration.components
    return MotionCurve(
      form, duration: Double(seconds) + Double(attoseconds) / 1e18, bounce: bounce, controlPoints,
      delay: delay)
  }
}

// MARK: - Description

extension MotionCurve: CustomStringConvertible {
  /// The curve in words of CSS and SwiftUI, such as `ease-in-out 0.2s`, `spring 0.4s bounce 0.2` or
  /// `cubic-bezier(0.1, 0, 1, 1) 0.2s delay 0.1s`.
  public var description: String {
    var parts: [String] = []
    switch form {
    case .immediate: parts = ["immediate"]
    case .timingCurve: parts = [controlPoints.description, "\(duration.plainDescription)s"]
    case .spring:
      parts = ["spring", "\(duration.plainDescription)s"]
      if bounce != 0 { parts += ["bounce", bounce.plainDescription] }
    }
    if delay != 0 { parts += ["delay", "\(delay.plainDescription)s"] }
    return parts.joined(separator: " ")
  }
}

// MARK: - CubicBezier

/// A timing curve from (0, 0) to (1, 1), by its two control points, like CSS's `cubic-bezier()`.
public struct CubicBezier: Hashable, Sendable {
  /// The horizontal position of the first control point, from 0 to 1.
  public let x1: Double

  /// The vertical position of the first control point.
  public let y1: Double

  /// The horizontal position of the second control point, from 0 to 1.
  public let x2: Double

  /// The vertical position of the second control point.
  public let y2: Double

  /// The linear curve.
  public static let linear = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)

  /// Creates a curve from its two control points.
  ///
  /// - Parameters:
  ///   - x1: The first point's horizontal position; clamped to 0…1, 0 for NaN.
  ///   - y1: The first point's vertical position; clamped to -100…100, 0 for NaN.
  ///   - x2: The second point's horizontal position; clamped to 0…1, 0 for NaN.
  ///   - y2: The second point's vertical position; clamped to -100…100, 0 for NaN.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1.clamped(to: 0...1)
    self.y1 = y1.clamped(to: -100...100)
    self.x2 = x2.clamped(to: 0...1)
    self.y2 = y2.clamped(to: -100...100)
  }
}

extension CubicBezier: CustomStringConvertible {
  /// The curve in CSS: `linear`, `ease-in`, `ease-out`, `ease-in-out`, or the four numbers as in
  /// `cubic-bezier(0.5, 0, 1, 1)`.
  public var description: String {
    switch (x1, y1, x2, y2) {
    case (0, 0, 1, 1): "linear"
    case (0.42, 0, 1, 1): "ease-in"
    case (0, 0, 0.58, 1): "ease-out"
    case (0.42, 0, 0.58, 1): "ease-in-out"
    default:
      "cubic-bezier(\([x1, y1, x2, y2].map(\.plainDescription).joined(separator: ", ")))"
    }
  }
}

// MARK: - Codable

extension MotionCurve: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case form
    case duration
    case bounce
    case controlPoints
    case delay
  }

  /// Decodes the object that ``encode(to:)`` writes.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a number is refused, or belongs to another form, its
  ///   underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "motion curve")
    let form = try container.decode(Form.self, forKey: .form)
    let keys: [CodingKeys] =
      switch form {
      case .immediate: []
      case .timingCurve: [.duration, .controlPoints]
      case .spring: [.duration, .bounce]
      }
    for key in [CodingKeys.duration, .bounce, .controlPoints]
    where container.contains(key) && !keys.contains(key) {
      throw DecodingError.invalidValue(
        InvalidValueError(
          .malformed, subject: "motion curve",
          given: "\(key.rawValue) of the form \(form.rawValue)",
          accepted: (keys.map(\.rawValue) + ["delay"]).joined(separator: ", ")),
        at: decoder.codingPath + [key])
    }
    func duration() throws -> Double { try container.decode(Double.self, forKey: .duration) }
    do {
      switch form {
      case .immediate: self = .immediate
      case .timingCurve:
        let points = try container.decode([Double].self, forKey: .controlPoints)
        guard points.count == 4 else {
          throw InvalidValueError(
            .malformed, subject: "control points", given: "\(points.count) numbers",
            accepted: "an array of four numbers")
        }
        try self.init(
          validatingTimingCurve: points[0], points[1], points[2], points[3],
          duration: try duration())
      case .spring:
        try self.init(
          validatingSpring: try duration(),
          bounce: try container.decodeIfPresent(Double.self, forKey: .bounce) ?? 0)
      }
      let delay = try container.decodeIfPresent(Double.self, forKey: .delay) ?? 0
      self = try self.delay(validating: delay)
    } catch let error as InvalidValueError {
      throw DecodingError.invalidValue(error, at: decoder.codingPath)
    }
  }

  /// Encodes an object with `form`; `duration` in seconds and `controlPoints`, or `duration` and
  /// `bounce`; and `delay`, if it isn't 0.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(form, forKey: .form)
    if form != .immediate { try container.encode(duration, forKey: .duration) }
    if form == .timingCurve {
      let points = controlPoints
      try container.encode([points.x1, points.y1, points.x2, points.y2], forKey: .controlPoints)
    }
    if bounce != 0 { try container.encode(bounce, forKey: .bounce) }
    if delay != 0 { try container.encode(delay, forKey: .delay) }
  }
}
