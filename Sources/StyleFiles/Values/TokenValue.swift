public import ProtocolStyle

/// The value of a design token, by its type.
public enum TokenValue: Hashable, Sendable {
  /// A color in sRGB.
  case color(Color)

  /// A distance.
  case dimension(Length)

  /// Names of font families, in order of preference.
  case fontFamily([String])

  /// A weight of fonts.
  case fontWeight(FontDescriptor.Weight)

  /// A duration.
  case duration(Duration)

  /// A timing curve.
  case cubicBezier(CubicBezier)

  /// A number.
  case number(Double)

  /// The style of lines.
  case strokeStyle(StrokeStyle)

  /// A border.
  case border(Border)

  /// A transition.
  case transition(Transition)

  /// Shadows, from the topmost.
  case shadow([Shadow])

  /// A gradient: colors and their positions.
  case gradient(Gradient)

  /// A font with its spacing.
  case typography(Typography)

  /// A string.
  case string(String)

  /// True or false.
  case boolean(Bool)

  /// The type of the value.
  package var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    case .string: .string
    case .boolean: .boolean
    }
  }

  /// The value in the form of a `Token`: a dimension in points, in the current environment.
  ///
  /// Its type is ``TokenType/valueType``.
  package var value: any Hashable & Sendable {
    switch self {
    case .color(let value): value
    case .dimension(let value): value.points
    case .fontFamily(let value): value
    case .fontWeight(let value): value
    case .duration(let value): value
    case .cubicBezier(let value): value
    case .number(let value): value
    case .strokeStyle(let value): value
    case .border(let value): value
    case .transition(let value): value
    case .shadow(let value): value
    case .gradient(let value): value
    case .typography(let value): value
    case .string(let value): value
    case .boolean(let value): value
    }
  }
}

extension TokenType {
  /// The type of values of a `Token` for this type: `Double` for dimensions and numbers.
  package var valueType: any (Hashable & Sendable).Type {
    switch self {
    case .color: Color.self
    case .dimension, .number: Double.self
    case .fontFamily: [String].self
    case .fontWeight: FontDescriptor.Weight.self
    case .duration: Duration.self
    case .cubicBezier: CubicBezier.self
    case .strokeStyle: StrokeStyle.self
    case .border: Border.self
    case .transition: Transition.self
    case .shadow: [Shadow].self
    case .gradient: Gradient.self
    case .typography: Typography.self
    case .string: String.self
    case .boolean: Bool.self
    }
  }
}

// MARK: - TokenType

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

  /// True or false; not in the format of 2025.10, so only lenient reading accepts it.
  case boolean

  /// The types that the format defines.
  static let standard = allCases.filter { $0 != .string && $0 != .boolean }
}
