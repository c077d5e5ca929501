internal import ProtocolStyle

extension TokenReader {
  /// Reads a value that isn't a reference, as a type.
  ///
  /// - Returns: The value; nil if it doesn't have the type, which is reported.
  func value(_ written: JSONValue, _ site: Site, as type: TokenType) -> TokenValue? {
    var value = written
    if log.isLenient, let text = written.string, text.contains("{") {
      guard let text = interpolated(text, site) else { return nil }
      value = .string(text)
    }
    return switch type {
    case .color: color(value, site).map(TokenValue.color)
    case .dimension: dimension(value, site).map(TokenValue.dimension)
    case .fontFamily: fontFamily(value, site).map(TokenValue.fontFamily)
    case .fontWeight: fontWeight(value, site).map(TokenValue.fontWeight)
    case .duration: duration(value, site).map(TokenValue.duration)
    case .cubicBezier: cubicBezier(value, site).map(TokenValue.cubicBezier)
    case .number: plainNumber(value, site).map(TokenValue.number)
    case .strokeStyle: strokeStyle(value, site).map(TokenValue.strokeStyle)
    case .border: border(value, site).map(TokenValue.border)
    case .transition: transition(value, site).map(TokenValue.transition)
    case .shadow: shadows(value, site).map(TokenValue.shadow)
    case .gradient: gradient(value, site).map(TokenValue.gradient)
    case .typography: typography(value, site).map(TokenValue.typography)
    case .string: text(value, site).map(TokenValue.string)
    case .boolean: boolean(value, site).map(TokenValue.boolean)
    }
  }

  /// Reads the elements of an array; nil if one is invalid.
  func elements<Value>(
    _ values: [JSONValue], _ site: Site, _ read: (JSONValue, Site) -> Value?
  ) -> [Value]? {
    var result: [Value] = []
    for (index, value) in values.enumerated() {
      guard let element = read(value, site / index) else { return nil }
      result.append(element)
    }
    return result
  }

  func invalid<Value>(_ value: JSONValue, _ site: Site, accepted: String) -> Value? {
    log.report(.invalidValue, site, found: value.summary, accepted: accepted)
    return nil
  }

  /// The members of an object; reports unknown and missing names.
  ///
  /// Lenient reading uses the defaults for missing members.
  func members(
    of value: JSONValue, _ site: Site, _ subject: String, required: [String],
    optional: [String] = [], defaults: KeyValuePairs<String, JSONValue> = [:]
  ) -> JSONObject? {
    guard case .object(var object) = value else {
      return invalid(
        value, site, accepted: "\(subject), an object with \(ProblemLog.list(required, "and"))")
    }
    var isComplete = true
    for name in object.names where !required.contains(name) && !optional.contains(name) {
      let isIgnored = log.ignoresUnknown(
        site / name, name, among: required + optional, as: "in \(subject)")
      isComplete = isComplete && isIgnored
    }
    for name in required where object[name] == nil {
      if log.isLenient, let value = defaults.first(where: { $0.key == name })?.value,
        log.accepts(
          older: "no \(quoted(name)), so it's \(Self.summary(of: value))", site,
          accepted: "\(subject) with \(quoted(name))")
      {
        object[name] = value
        continue
      }
      log.report(
        .missingKey, site, found: "no \(quoted(name))",
        accepted: "\(subject) with \(ProblemLog.list(required, "and"))")
      isComplete = false
    }
    return isComplete ? object : nil
  }

  /// A default in a message: `0px`, `solid`.
  private static func summary(of value: JSONValue) -> String {
    guard let object = value.object else { return value.string ?? value.summary }
    return (object["value"]?.summary ?? "") + (object["unit"]?.string ?? "")
  }

  /// A value inside another one that isn't a token's, with references resolved.
  private func leaf(_ value: JSONValue, _ site: Site, as type: TokenType) -> JSONValue? {
    var value = value
    for _ in 0..<100 {
      switch target(of: value, site) {
      case .none: return value
      case .failed: return nil
      case .value(let next, _): value = next
      case .token:
        guard let resolved = resolve(value, site, as: type) else { return nil }
        switch resolved {
        case .number(let number): return .number(JSONNumber(number))
        case .string(let text): return .string(text)
        case .fontFamily(let names) where names.count == 1: return .string(names[0])
        default: return invalid(value, site, accepted: "a reference to a single value")
        }
      }
    }
    log.report(
      .circularReference, site, found: "a circle of references", accepted: "one that ends")
    return nil
  }

  /// A number, or a reference to one.
  func number(_ value: JSONValue, _ site: Site, accepted: String = "a number") -> Double? {
    guard let value = leaf(value, site, as: .number) else { return nil }
    if let number = value.double { return number }
    if let text = value.string, let number = Self.number(text) {
      return log.accepting(
        number, older: "the number \(quoted(text)) as a text", site, accepted: accepted)
    }
    return invalid(value, site, accepted: accepted)
  }

  /// A number, a percentage, or the result of arithmetic with them.
  private static func number(_ text: String) -> Double? {
    if let number = OlderForms.number(text) { return number }
    guard let result = TokenMath.quantity(text) else { return nil }
    return result.unit.isEmpty ? result.number : result.unit == "%" ? result.number / 100 : nil
  }

  private func plainNumber(_ value: JSONValue, _ site: Site) -> Double? {
    number(value, site)
  }

  private func text(_ value: JSONValue, _ site: Site) -> String? {
    guard case .string(let text) = value else { return invalid(value, site, accepted: "a text") }
    return text
  }

  private func boolean(_ value: JSONValue, _ site: Site) -> Bool? {
    switch value {
    case .bool(let value): return value
    case .string("true"), .string("false"):
      return log.accepting(
        value == .string("true"), older: "\(value.summary) as a text", site,
        accepted: "true or false")
    default: return invalid(value, site, accepted: "true or false")
    }
  }

  /// A value of an object's member that must be one of several names.
  func name(_ value: JSONValue, _ site: Site, among names: [String]) -> String? {
    guard let value = leaf(value, site, as: .string) else { return nil }
    guard case .string(let text) = value else {
      return invalid(value, site, accepted: ProblemLog.list(names))
    }
    guard names.contains(text) else {
      log.report(
        .invalidValue, site, found: quoted(text), accepted: ProblemLog.list(names),
        nearest: log.nearest(to: text, among: names))
      return nil
    }
    return text
  }

  private func fontFamily(_ value: JSONValue, _ site: Site) -> [String]? {
    let accepted = "the name of a font family, or an array of such names"
    switch value {
    case .string(let list) where log.isLenient && list.contains(","):
      let names = OlderForms.list(list)
      return !names.isEmpty && log.accepts(older: quoted(list), site, accepted: "an array of names")
        ? names : invalid(value, site, accepted: accepted)
    case .string(let name) where !name.isEmpty: return [name]
    case .array(let values) where !values.isEmpty:
      return elements(values, site) { value, site in
        guard let value = leaf(value, site, as: .fontFamily) else { return nil }
        guard case .string(let name) = value, !name.isEmpty else {
          return invalid(value, site, accepted: "the name of a font family")
        }
        return name
      }
    default: return invalid(value, site, accepted: accepted)
    }
  }

  private static let weights: KeyValuePairs<String, Double> = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
    "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
    "extra-black": 950, "ultra-black": 950,
  ]

  private func fontWeight(_ value: JSONValue, _ site: Site) -> FontDescriptor.Weight? {
    switch value {
    case .number(let number):
      if let weight = FontDescriptor.Weight(rawValue: number.value) { return weight }
      log.report(
        .outOfRange, site, found: number.text, accepted: "a number from 1 to 1000")
      return nil
    case .string(let name):
      if let weight = Self.weights.first(where: { $0.key == name })?.value {
        return FontDescriptor.Weight(rawValue: weight)
      }
      let bare = OlderForms.upright(name)
      let older =
        Self.weights.first { $0.key.filter(\.isLetter) == bare }?.value ?? Double(bare)
      if let older, let weight = FontDescriptor.Weight(rawValue: older), log.isLenient,
        log.accepts(
          older: "the weight \(quoted(name))"
            + (OlderForms.isItalic(name) ? ", whose slant is ignored," : ""),
          site, accepted: JSONNumber(older).text)
      {
        return weight
      }
      log.report(
        .invalidValue, site, found: quoted(name),
        accepted: "a number from 1 to 1000, or \(ProblemLog.list(Self.weights.map(\.key)))",
        nearest: log.nearest(to: name, among: Self.weights.map(\.key)))
      return nil
    default: return invalid(value, site, accepted: "a number from 1 to 1000, or a weight's name")
    }
  }

  func duration(_ value: JSONValue, _ site: Site) -> Duration? {
    if let text = value.string, let duration = OlderForms.duration(text) {
      return log.accepting(
        duration, older: quoted(text), site, accepted: "an object with \"value\" and \"unit\"")
    }
    guard let object = members(of: value, site, "a duration", required: ["value", "unit"]),
      let number = number(object["value"] ?? .null, site / "value"),
      let unit = name(object["unit"] ?? .null, site / "unit", among: ["ms", "s"])
    else { return nil }
    guard let duration = OlderForms.duration(number, isSeconds: unit == "s") else {
      log.report(
        .outOfRange, site / "value", found: JSONNumber(number).text,
        accepted: "a number below 1e15 milliseconds")
      return nil
    }
    return duration
  }

  func cubicBezier(_ value: JSONValue, _ site: Site) -> CubicBezier? {
    if let text = value.string, let curve = OlderForms.cubicBezier(text) {
      return log.accepting(
        curve, older: quoted(text), site, accepted: "an array of four numbers")
    }
    guard case .array(let values) = value, values.count == 4 else {
      return invalid(value, site, accepted: "an array of four numbers")
    }
    var numbers: [Double] = []
    for (index, value) in values.enumerated() {
      guard let number = number(value, site / index) else { return nil }
      guard index % 2 == 1 || (0...1).contains(number) else {
        log.report(
          .outOfRange, site / index, found: JSONNumber(number).text,
          accepted: "a horizontal position from 0 to 1")
        return nil
      }
      numbers.append(number)
    }
    return CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }
}

// MARK: - Color

extension TokenReader {
  /// Reads a color, and converts it to sRGB, whose gamut it may be outside of.
  func color(_ value: JSONValue, _ site: Site) -> Color? {
    let accepted = "an object with \"colorSpace\" and \"components\""
    if case .string(let text) = value, let color = CSSColor.color(text) {
      return log.accepting(color, older: quoted(text), site, accepted: accepted)
    }
    if log.isLenient, let object = value.object, let base = object["color"] {
      return olderColor(base, object, site)
    }
    guard
      let object = members(
        of: value, site, "a color", required: ["colorSpace", "components"],
        optional: ["alpha", "hex"])
    else { return nil }
    var alpha = 1.0
    if let value = object["alpha"] {
      guard let number = opacity(value, site / "alpha") else { return nil }
      alpha = number
    }
    var fallback: Color?
    if let value = object["hex"] {
      guard let color = hex(value, site / "hex") else { return nil }
      fallback = color
    }
    return converted(object, site, alpha: alpha, fallback: fallback)
  }

  /// A color in a member, with an opacity beside it.
  private func olderColor(_ base: JSONValue, _ object: JSONObject, _ site: Site) -> Color? {
    guard
      log.accepts(
        older: "a color as a member of a color", site, accepted: "the color with an \"alpha\""),
      let object = members(
        of: .object(object), site, "a color", required: ["color"], optional: ["alpha"]),
      case .color(let color)? = resolve(base, site / "color", as: .color)
    else { return nil }
    guard let alpha = object["alpha"] else { return color }
    return older(alpha: alpha, site / "alpha").map { color.withAlpha($0) }
  }

  /// An opacity beside a color, which replaces the color's; nil if it's invalid.
  func older(alpha value: JSONValue, _ site: Site) -> Double? {
    guard let alpha = opacity(value, site) else { return nil }
    return log.accepting(
      alpha, older: "\"alpha\" beside a color", site, accepted: "\"alpha\" in the color")
  }

  private func opacity(_ value: JSONValue, _ site: Site) -> Double? {
    guard let number = number(value, site) else { return nil }
    if (0...1).contains(number) { return number }
    log.report(
      .outOfRange, site, found: JSONNumber(number).text, accepted: "a number from 0 to 1")
    return nil
  }

  /// The color of a space and its components, or the fallback for an unknown space.
  private func converted(
    _ object: JSONObject, _ site: Site, alpha: Double, fallback: Color?
  ) -> Color? {
    let name = object["colorSpace"] ?? .null
    if log.isLenient, let fallback, let text = name.string, ColorSpace(rawValue: text) == nil,
      TokenPath.reference(in: text) == nil,
      log.accepts(
        older: "the color space \(quoted(text)), so \"hex\" was read", site / "colorSpace",
        accepted: "a color space that the format defines")
    {
      return Color(red: fallback.red, green: fallback.green, blue: fallback.blue, alpha: alpha)
    }
    let names = ColorSpace.allCases.map(\.rawValue)
    guard let name = self.name(name, site / "colorSpace", among: names),
      let space = ColorSpace(rawValue: name),
      let components = components(object["components"] ?? .null, site / "components", of: space)
    else { return nil }
    return Color(space.srgb(of: components), alpha: alpha)
  }

  private func components(_ value: JSONValue, _ site: Site, of space: ColorSpace) -> Vector? {
    var value = value
    if case .value(let next, _) = target(of: value, site) { value = next }
    guard case .array(let values) = value, values.count == 3 else {
      return invalid(value, site, accepted: "an array of three components")
    }
    var numbers: [Double] = []
    for (index, value) in values.enumerated() {
      if value == .string("none") {
        numbers.append(0)
        continue
      }
      let limit = space.limits[index]
      let accepted = "\(limit.summary), or \"none\","
      guard let number = number(value, site / index, accepted: accepted) else { return nil }
      guard limit.allows(number) else {
        log.report(
          .outOfRange, site / index, found: JSONNumber(number).text, accepted: accepted)
        return nil
      }
      numbers.append(number)
    }
    return Vector(numbers[0], numbers[1], numbers[2])
  }

  private func hex(_ value: JSONValue, _ site: Site) -> Color? {
    let accepted = "a color of six hexadecimal digits, such as \"#0066cc\","
    var value = value
    if case .value(let next, _) = target(of: value, site) { value = next }
    guard case .string(let text) = value, text.hasPrefix("#"), let color = Color(hex: text) else {
      return invalid(value, site, accepted: accepted)
    }
    guard text.utf8.count != 7 else { return color }
    return log.accepting(color, older: quoted(text), site, accepted: accepted)
  }
}

// MARK: - Length

extension TokenReader {
  /// Reads a distance; for the older unit `em` in spacing, the size of the font is used.
  func dimension(_ value: JSONValue, _ site: Site, em: Length? = nil) -> Length? {
    let accepted = "an object with \"value\", and \"px\" or \"rem\" as \"unit\""
    switch value {
    case .string(let text):
      let plain = OlderForms.split(text).flatMap { Self.dimension($0.number, $0.unit, em) }
      let result = TokenMath.quantity(text).flatMap { Self.dimension($0.number, $0.unit, em) }
      if let dimension = plain ?? result {
        return log.accepting(dimension, older: quoted(text), site, accepted: accepted)
      }
    case .number(let number):
      return log.accepting(
        Length(number.value, .px), older: "the bare number \(number.text)", site,
        accepted: accepted)
    default: break
    }
    guard let object = members(of: value, site, "a dimension", required: ["value", "unit"]),
      let number = number(object["value"] ?? .null, site / "value")
    else { return nil }
    let unit = object["unit"] ?? .null
    if let older = unit.string, Length.Unit(rawValue: older) == nil,
      let dimension = Self.dimension(number, older, em)
    {
      return log.accepting(
        dimension, older: "the unit \(quoted(older))", site / "unit",
        accepted: "\"px\" or \"rem\"")
    }
    guard let name = name(unit, site / "unit", among: Length.Unit.allCases.map(\.rawValue))
    else { return nil }
    return Length.Unit(rawValue: name).map { Length(number, $0) }
  }

  /// A number with a unit or an older one: none, `em` of a font or of the default text size, and the
  /// points of other platforms.
  private static func dimension(_ number: Double, _ unit: String, _ em: Length?) -> Length? {
    if let unit = Length.Unit(rawValue: unit) { return Length(number, unit) }
    return switch unit {
    case "": Length(number, .px)
    case "em": em.map { Length(number * $0.value, $0.unit) } ?? Length(number, .rem)
    case "%":
      em.map { Length(number * $0.value / 100, $0.unit) } ?? (number == 0 ? Length.zero : nil)
    case "pt", "dp", "sp": Length(number, .px)
    default: nil
    }
  }
}
