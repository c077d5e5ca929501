internal import ProtocolStyle

/// Writes values of tokens as Swift expressions.
struct SwiftValueWriter {
  private let names: GeneratedNames

  init(_ names: GeneratedNames) {
    self.names = names
  }

  /// The default of a token: the token that it's an alias of, or its value.
  func defaultValue(of token: DesignToken) -> String {
    names.reference(toAliasOf: token).map { $0 + ".value" } ?? Self.expression(token.value)
  }

  /// The value set by a theme: the token that another one is an alias of, or the value.
  func themeValue(of token: DesignToken) -> String {
    names.reference(toAliasOf: token) ?? Self.expression(token.value)
  }

  /// The type of the values of a `Token`.
  static func type(of type: TokenType) -> String {
    switch type {
    case .color: "Color"
    case .dimension, .number: "Double"
    case .fontFamily: "[String]"
    case .fontWeight: "FontDescriptor.Weight"
    case .duration: "Duration"
    case .cubicBezier: "CubicBezier"
    case .strokeStyle: "StrokeStyle"
    case .border: "Border"
    case .transition: "Transition"
    case .shadow: "[Shadow]"
    case .gradient: "Gradient"
    case .typography: "Typography"
    case .string: "String"
    case .boolean: "Bool"
    }
  }

  /// A string literal.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x80..<0xA0) ~= scalar.value:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  private static func number(_ number: Double) -> String { JSONNumber(number).text }

  /// A value as an expression of its type.
  static func expression(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): expression(color)
    case .dimension(let length):
      length.unit == .px ? number(length.value) : expression(length) + ".points"
    case .fontFamily(let names): list(names.map(literal))
    case .fontWeight(let weight): expression(weight)
    case .duration(let duration): expression(duration)
    case .cubicBezier(let curve): expression(curve)
    case .number(let value): number(value)
    case .strokeStyle(let style): expression(style)
    case .border(let border):
      "Border(color: \(expression(border.color)), width: \(expression(border.width)), "
        + "style: \(expression(border.style)))"
    case .transition(let transition):
      "Transition(duration: \(expression(transition.duration)), "
        + "delay: \(expression(transition.delay)), timing: \(expression(transition.timing)))"
    case .shadow(let shadows): list(shadows.map(expression))
    case .gradient(let gradient):
      "Gradient(stops: "
        + list(
          gradient.stops.map {
            "Gradient.Stop(\(expression($0.color)), at: \(number($0.location)))"
          }) + ")"
    case .typography(let typography): expression(typography)
    case .string(let text): literal(text)
    case .boolean(let value): "\(value)"
    }
  }

  private static func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }

  private static func expression(_ color: Color) -> String {
    let alpha = color.alpha == 1 ? "" : ", alpha: \(number(color.alpha))"
    if color.red == color.green, color.green == color.blue {
      return "Color(white: \(component(color.red))\(alpha))"
    }
    return "Color(red: \(component(color.red)), green: \(component(color.green)), "
      + "blue: \(component(color.blue))\(alpha))"
  }

  /// A component of a color; one with 8 bits is written as a fraction: `12 / 255`.
  private static func component(_ value: Double) -> String {
    let bits = (value * 255).rounded()
    guard bits > 0, bits < 255, bits / 255 == value, number(value).count > 5 else {
      return number(value)
    }
    return "\(number(bits)) / 255"
  }

  private static func expression(_ length: Length) -> String {
    "Length(\(number(length.value)), .\(length.unit.rawValue))"
  }

  private static func expression(_ weight: FontDescriptor.Weight) -> String {
    let name = "\(weight)"
    return name.first?.isLetter == true
      ? ".\(name)"
      : "FontDescriptor.Weight(rawValue: \(number(weight.rawValue))) ?? .regular"
  }

  private static func expression(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = attoseconds / 1_000_000_000
    if nanoseconds == 0 { return ".seconds(\(seconds))" }
    if nanoseconds % 1_000_000 == 0 {
      return ".milliseconds(\(seconds * 1_000 + nanoseconds / 1_000_000))"
    }
    return ".seconds(\(seconds)) + .nanoseconds(\(nanoseconds))"
  }

  private static func expression(_ curve: CubicBezier) -> String {
    "CubicBezier(x1: \(number(curve.x1)), y1: \(number(curve.y1)), "
      + "x2: \(number(curve.x2)), y2: \(number(curve.y2)))"
  }

  private static func expression(_ style: StrokeStyle) -> String {
    if case .dashes(let lengths, let cap) = style {
      return ".dashes(\(list(lengths.map(expression))), .\(cap.rawValue))"
    }
    let name = StrokeStyle.named.first { $0.value == style }?.key ?? "solid"
    return ".\(name)"
  }

  private static func expression(_ shadow: Shadow) -> String {
    let offset = "Offset(x: \(number(shadow.offset.x)), y: \(number(shadow.offset.y)))"
    let spread = shadow.spread == 0 ? "" : ", spread: \(number(shadow.spread))"
    return "Shadow(color: \(expression(shadow.color)), offset: \(offset), "
      + "blur: \(number(shadow.blur))\(spread)\(shadow.isInner ? ", isInner: true" : ""))"
  }

  private static func expression(_ typography: Typography) -> String {
    "Typography(fontFamily: \(list(typography.fontFamily.map(literal))), "
      + "fontSize: \(expression(typography.fontSize)), "
      + "fontWeight: \(expression(typography.fontWeight)), "
      + "letterSpacing: \(expression(typography.letterSpacing)), "
      + "lineHeight: \(number(typography.lineHeight)))"
  }
}
