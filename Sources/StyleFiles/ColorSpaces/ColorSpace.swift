/// A color space of the color report, with the ranges of its components.
enum ColorSpace: String, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl
  case hwb
  case lab
  case lch
  case oklab
  case oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// The values allowed for a component.
  enum Limit {
    case from0(to: Double)

    /// An angle in degrees, at least 0 and less than 360.
    case hue

    /// At least 0.
    case chroma

    /// Any finite number.
    case any

    /// Whether a component is within the limit.
    func allows(_ value: Double) -> Bool {
      switch self {
      case .from0(let end): value >= 0 && value <= end
      case .hue: value >= 0 && value < 360
      case .chroma: value >= 0
      case .any: true
      }
    }

    /// The accepted numbers, for messages.
    var summary: String {
      switch self {
      case .from0(let end): "a number from 0 to \(JSONNumber(end).text)"
      case .hue: "an angle from 0 up to, but not, 360"
      case .chroma: "a number of at least 0"
      case .any: "a number"
      }
    }
  }

  /// The limits of the three components.
  var limits: [Limit] {
    switch self {
    case .hsl, .hwb: [.hue, .from0(to: 100), .from0(to: 100)]
    case .lab: [.from0(to: 100), .any, .any]
    case .lch: [.from0(to: 100), .chroma, .hue]
    case .oklab: [.from0(to: 1), .any, .any]
    case .oklch: [.from0(to: 1), .chroma, .hue]
    default: [.from0(to: 1), .from0(to: 1), .from0(to: 1)]
    }
  }
}
