internal import ProtocolStyle

/// The forms of values that only lenient reading accepts.
enum OlderForms {
  /// A number followed by `px` or `rem`: `6px`.
  static func dimension(_ text: String) -> Length? {
    guard let (number, unit) = split(text), let unit = Length.Unit(rawValue: unit) else {
      return nil
    }
    return Length(number, unit)
  }

  /// A number followed by `ms` or `s`: `200ms`.
  static func duration(_ text: String) -> Duration? {
    guard let (number, unit) = split(text), unit == "ms" || unit == "s" else { return nil }
    return duration(number, isSeconds: unit == "s")
  }

  /// A CSS color with 3, 4, 6 or 8 hexadecimal digits.
  static func color(_ text: String) -> Color? {
    text.hasPrefix("#") ? Color(hex: text) : nil
  }

  /// A number in quotation marks, or one with a percent sign, which is divided by 100.
  static func number(_ text: String) -> Double? {
    guard let (number, unit) = split(text) else { return nil }
    switch unit {
    case "": return number
    case "%": return number / 100
    default: return nil
    }
  }

  /// A duration; nil if it exceeds the range of `Duration`.
  static func duration(_ number: Double, isSeconds: Bool) -> Duration? {
    let milliseconds = isSeconds ? number * 1000 : number
    guard milliseconds.magnitude < 1e15 else { return nil }
    return .nanoseconds(Int64((milliseconds * 1_000_000).rounded()))
  }

  private static func split(_ text: String) -> (number: Double, unit: String)? {
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let number = Double(digits), number.isFinite else { return nil }
    return (number, String(text[digits.endIndex...]))
  }
}
