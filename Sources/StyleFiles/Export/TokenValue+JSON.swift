internal import ProtocolStyle

extension TokenValue {
  /// Converts the value of a token of the library; nil if the format has no type for it.
  ///
  /// A number becomes a `number`, because it isn't known whether it's a distance.
  init?(exporting value: any Hashable & Sendable) {
    switch value {
    case let value as Color: self = .color(value.resolved())
    case let value as Double: self = .number(value)
    case let value as Int: self = .number(Double(value))
    case let value as Length: self = .dimension(value)
    case let value as [String] where !value.isEmpty: self = .fontFamily(value)
    case let value as FontDescriptor.Weight: self = .fontWeight(value)
    case let value as FontDescriptor:
      let font = value.resolved()
      self = .typography(
        Typography(
          fontFamily: [font.family.description], fontSize: Length(font.size, .px),
          fontWeight: font.weight))
    case let value as Duration: self = .duration(value)
    case let value as CubicBezier: self = .cubicBezier(value)
    case let value as StrokeStyle: self = .strokeStyle(value)
    case let value as Border: self = .border(value.resolved())
    case let value as Transition: self = .transition(value)
    case let value as Shadow: self = .shadow([value.resolved()])
    case let value as [Shadow] where !value.isEmpty: self = .shadow(value.map { $0.resolved() })
    case let value as Gradient where !value.stops.isEmpty: self = .gradient(value.resolved())
    case let value as Typography where !value.fontFamily.isEmpty: self = .typography(value)
    default: return nil
    }
  }

  /// The value in the format's JSON.
  var json: JSONValue {
    switch self {
    case .color(let color): Self.json(color)
    case .dimension(let length): Self.json(length)
    case .fontFamily(let names):
      names.count == 1 ? .string(names[0]) : .array(names.map(JSONValue.string))
    case .fontWeight(let weight): .number(JSONNumber(weight.rawValue))
    case .duration(let duration): Self.json(duration)
    case .cubicBezier(let curve): Self.json(curve)
    case .number(let number): .number(JSONNumber(number))
    case .strokeStyle(let style): Self.json(style)
    case .border(let border):
      .object(
        JSONObject([
          "color": Self.json(border.color), "width": Self.json(border.width),
          "style": Self.json(border.style),
        ]))
    case .transition(let transition):
      .object(
        JSONObject([
          "duration": Self.json(transition.duration), "delay": Self.json(transition.delay),
          "timingFunction": Self.json(transition.timing),
        ]))
    case .shadow(let shadows):
      shadows.count == 1 ? Self.json(shadows[0]) : .array(shadows.map(Self.json))
    case .gradient(let gradient):
      .array(
        gradient.stops.map {
          .object(
            JSONObject([
              "color": Self.json($0.color), "position": .number(JSONNumber($0.location)),
            ]))
        })
    case .typography(let typography): Self.json(typography)
    case .string(let text): .string(text)
    }
  }

  /// A color in sRGB, with a hexadecimal fallback.
  ///
  /// A color out of gamut is clipped, because the format only allows components from 0 to 1.
  private static func json(_ color: Color) -> JSONValue {
    let components = [color.red, color.green, color.blue].map { min(max($0, 0), 1) }
    let digits = components.map { component in
      let text = String(Int((component * 255).rounded()), radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    var object = JSONObject([
      "colorSpace": .string("srgb"),
      "components": .array(components.map { .number(JSONNumber($0)) }),
    ])
    if color.alpha != 1 { object["alpha"] = .number(JSONNumber(min(max(color.alpha, 0), 1))) }
    object["hex"] = .string("#" + digits.joined())
    return .object(object)
  }

  private static func json(_ length: Length) -> JSONValue {
    .object(
      JSONObject([
        "value": .number(JSONNumber(length.value)), "unit": .string(length.unit.rawValue),
      ]))
  }

  private static func json(_ duration: Duration) -> JSONValue {
    let (seconds, attoseconds) = duration.components
    let milliseconds = Double(seconds) * 1_000 + Double(attoseconds) / 1e15
    return .object(
      JSONObject(["value": .number(JSONNumber(milliseconds)), "unit": .string("ms")]))
  }

  private static func json(_ curve: CubicBezier) -> JSONValue {
    .array([curve.x1, curve.y1, curve.x2, curve.y2].map { .number(JSONNumber($0)) })
  }

  private static func json(_ style: StrokeStyle) -> JSONValue {
    if case .dashes(let lengths, let cap) = style {
      return .object(
        JSONObject([
          "dashArray": .array(lengths.map(json)), "lineCap": .string(cap.rawValue),
        ]))
    }
    return .string(StrokeStyle.named.first { $0.value == style }?.key ?? "solid")
  }

  private static func json(_ shadow: Shadow) -> JSONValue {
    var object = JSONObject([
      "color": json(shadow.color), "offsetX": json(shadow.offsetX),
      "offsetY": json(shadow.offsetY), "blur": json(shadow.blur), "spread": json(shadow.spread),
    ])
    if shadow.isInset { object["inset"] = .bool(true) }
    return .object(object)
  }

  private static func json(_ typography: Typography) -> JSONValue {
    .object(
      JSONObject([
        "fontFamily": TokenValue.fontFamily(typography.fontFamily).json,
        "fontSize": json(typography.fontSize),
        "fontWeight": .number(JSONNumber(typography.fontWeight.rawValue)),
        "letterSpacing": json(typography.letterSpacing),
        "lineHeight": .number(JSONNumber(typography.lineHeight)),
      ]))
  }
}
