public import ProtocolStyle

/// The color, the width and the style of a border.
public struct Border: Hashable, Sendable {
  /// The color.
  public var color: Color

  /// The width.
  public var width: Length

  /// The style of the line.
  public var style: StrokeStyle

  /// Creates a border.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - width: The width.
  ///   - style: The style of the line; solid by default.
  public init(color: Color, width: Length, style: StrokeStyle = .solid) {
    self.color = color
    self.width = width
    self.style = style
  }
}

extension Border: ContextResolvable {
  /// Resolves the color in the current environment.
  ///
  /// - Returns: The border with a color that doesn't depend on the color scheme anymore.
  public func resolved() -> Border {
    Border(color: color.resolved(), width: width, style: style)
  }
}

// MARK: - StrokeStyle

/// The style of a line or a border: CSS's line styles, or dashes of given lengths.
public enum StrokeStyle: Hashable, Sendable {
  /// The ends of dashes, like SVG's `stroke-linecap`.
  public enum LineCap: String, CaseIterable, Hashable, Sendable {
    /// Half a circle beyond the end.
    case round

    /// The end itself.
    case butt

    /// Half a square beyond the end.
    case square
  }

  /// One line without gaps.
  case solid

  /// Dashes, whose lengths the renderer chooses.
  case dashed

  /// Dots.
  case dotted

  /// Two lines.
  case double

  /// A line that appears carved.
  case groove

  /// A line that appears raised.
  case ridge

  /// A border whose content appears raised.
  case outset

  /// A border whose content appears sunken.
  case inset

  /// Alternating lengths of dashes and gaps; an odd number of lengths is repeated once.
  case dashes([Length], LineCap)

  /// The styles that consist only of a name, by name.
  static let named: KeyValuePairs<String, StrokeStyle> = [
    "solid": .solid, "dashed": .dashed, "dotted": .dotted, "double": .double, "groove": .groove,
    "ridge": .ridge, "outset": .outset, "inset": .inset,
  ]
}

// MARK: - Transition

/// The timing of a change from one state to another.
public struct Transition: Hashable, Sendable {
  /// The duration of the change.
  public var duration: Duration

  /// The delay before it starts.
  public var delay: Duration

  /// The curve of its progress.
  public var timing: CubicBezier

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - duration: The duration of the change.
  ///   - delay: The delay before it starts; none by default.
  ///   - timing: The curve of its progress; linear by default.
  public init(duration: Duration, delay: Duration = .zero, timing: CubicBezier = .linear) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
  }
}

// MARK: - MotionCurve

extension MotionCurve {
  /// Returns the timing curve of a cubic Bézier token.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - duration: The duration; clamped to 0 and a day.
  /// - Returns: The curve of a motion.
  package static func timingCurve(_ curve: CubicBezier, duration: Duration) -> MotionCurve {
    timingCurve(curve.x1, curve.y1, curve.x2, curve.y2).lasting(duration)
  }

  /// Creates the curve of a transition token.
  ///
  /// ```swift
  /// import StyleFiles
  ///
  /// extension Token<Transition> {
  ///   static let press = Token(
  ///     "press", default: Transition(duration: .milliseconds(100), timing: .linear))
  /// }
  ///
  /// protocol PressMotion: Motion {}
  /// extension PressMotion {
  ///   var motion: MotionValues { MotionValues(MotionCurve(Token.press.value)) }
  /// }
  /// ```
  ///
  /// - Parameter transition: The transition; its duration and delay are clamped to 0 and a day.
  public init(_ transition: Transition) {
    let (seconds, attoseconds) = transition.delay.components
    self = .timingCurve(transition.timing, duration: transition.duration)
      .delay(Double(seconds) + Double(attoseconds) / 1e18)
  }
}

// MARK: - Typography

/// A font with its spacing.
///
/// ```swift
/// import StyleFiles
///
/// let body = Typography(fontFamily: ["Inter"], fontSize: Length(1, .rem))
///
/// protocol BodyText: Font, LetterSpacing {}
/// extension BodyText {
///   var font: FontDescriptor { body.font }
///   var letterSpacing: Double { body.letterSpacing.points }
/// }
/// ```
public struct Typography: Hashable, Sendable {
  /// The names of font families, in order of preference; at least one.
  public var fontFamily: [String]

  /// The size.
  public var fontSize: Length

  /// The weight.
  public var fontWeight: FontDescriptor.Weight

  /// The space between letters, in addition to the font's own.
  public var letterSpacing: Length

  /// The height of a line as a multiple of the size.
  public var lineHeight: Double

  /// Creates a typography.
  ///
  /// - Parameters:
  ///   - fontFamily: The names of font families, in order of preference; the system font if empty.
  ///   - fontSize: The size.
  ///   - fontWeight: The weight; regular by default.
  ///   - letterSpacing: The space between letters, in addition to the font's own; none by default.
  ///   - lineHeight: The height of a line as a multiple of the size; 1.2 by default.
  public init(
    fontFamily: [String], fontSize: Length, fontWeight: FontDescriptor.Weight = .regular,
    letterSpacing: Length = .zero, lineHeight: Double = 1.2
  ) {
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
  }

  /// The font of the preferred family, at its size in the current environment.
  public var font: FontDescriptor {
    FontDescriptor(fontFamily.first ?? "", size: fontSize.points, weight: fontWeight)
  }
}

// MARK: - Length

/// A distance in px or rem.
///
/// ```swift
/// import StyleFiles
///
/// let gap = Length(8, .px).points  // 8
/// let size = Length(1.5, .rem).points  // 24 at the usual text size, more where text is larger
/// ```
public struct Length: Hashable, Sendable {
  /// A unit of distances.
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    /// A point of UIKit and a pixel of CSS, which don't depend on the pixels of the display.
    case px

    /// The default text size: 16 points at the default content size category.
    case rem
  }

  /// The number of units; finite.
  public let value: Double

  /// The unit.
  public let unit: Unit

  /// The length zero.
  public static let zero = Length(0, .px)

  /// Creates a length.
  ///
  /// - Parameters:
  ///   - value: The number of units; 0 for infinity and NaN.
  ///   - unit: The unit.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value.isFinite ? value : 0
    self.unit = unit
  }

  /// The distance in points, in the current environment.
  ///
  /// A rem is 16 points at the content size category `large` and is scaled with body text: in the
  /// category `extraLarge`, whose body text has 19 instead of 17 points, it's 16 × 19 / 17 points.
  /// Unless the unit is px, a getter, a rule or a theme that reads this depends on the content size
  /// category.
  public var points: Double {
    switch unit {
    case .px: value
    case .rem: value * Self.pointsPerRem(at: StyleEnvironment.current.contentSizeCategory)
    }
  }

  /// The distance in points at the content size category `large`.
  var pointsAtDefaultSize: Double { unit == .px ? value : value * Self.pointsPerRem(at: .large) }

  /// The points in a rem.
  ///
  /// - Parameter category: The content size category.
  /// - Returns: 16 at `large`, and in proportion to body text in other categories.
  package static func pointsPerRem(at category: StyleEnvironment.ContentSizeCategory) -> Double {
    let body = FontDescriptor.TextStyle.body
    return 16 * body.size(for: category) / body.size
  }
}

extension Length: CustomStringConvertible {
  /// The number and the unit: `1.5rem`.
  public var description: String { JSONNumber(value).text + unit.rawValue }
}
