/// A type of design tokens.
public enum TokenType: String, CaseIterable, Hashable, Sendable {
  /// A color.
  case color

  /// A distance, in px or rem.
  case dimension

  /// One or several names of font families.
  case fontFamily

  /// A weight from 1 to 1000, or its name.
  case fontWeight

  /// A duration.
  case duration

  /// A timing curve.
  case cubicBezier

  /// A number.
  case number

  /// The style of lines.
  case strokeStyle

  /// A color, a width and a stroke style.
  case border

  /// A duration, a delay and a timing curve.
  case transition

  /// One shadow or several.
  case shadow

  /// A gradient: colors and their positions.
  case gradient

  /// A font with its spacing.
  case typography

  /// A string; not in the format of 2025.10, so only lenient reading accepts it.
  case string

  /// The types that the format defines.
  static let standard = allCases.filter { $0 != .string }
}
