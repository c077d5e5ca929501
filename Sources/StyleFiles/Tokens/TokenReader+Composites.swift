internal import ProtocolStyle

extension TokenReader {
  /// Resolves a member of a composite value, which may be a reference to a token of its type.
  private func part(
    _ object: JSONObject, _ name: String, _ site: Site, as type: TokenType
  ) -> TokenValue? {
    guard var value = object[name] else { return nil }
    if log.isLenient, case .object(let inner) = value, let wrapped = inner["$value"],
      log.accepts(
        older: "a whole token as a part of a value", site / name,
        accepted: "only the value of the token")
    {
      value = wrapped
    }
    return resolve(value, site / name, as: type)
  }

  private func color(_ object: JSONObject, _ name: String, _ site: Site) -> Color? {
    part(object, name, site, as: .color)?.value as? Color
  }

  private func dimension(_ object: JSONObject, _ name: String, _ site: Site) -> Length? {
    // Its general value is in points.
    guard case .dimension(let length)? = part(object, name, site, as: .dimension) else {
      return nil
    }
    return length
  }

  private func time(_ object: JSONObject, _ name: String, _ site: Site) -> Duration? {
    part(object, name, site, as: .duration)?.value as? Duration
  }

  func strokeStyle(_ value: JSONValue, _ site: Site) -> StrokeStyle? {
    let names = StrokeStyle.named.map(\.key)
    if case .string(let text) = value {
      if let style = StrokeStyle.named.first(where: { $0.key == text })?.value { return style }
      log.report(
        .invalidValue, site, found: quoted(text),
        accepted: "\(ProblemLog.list(names)), or an object with \"dashArray\" and \"lineCap\"",
        nearest: log.nearest(to: text, among: names))
      return nil
    }
    guard
      let object = members(of: value, site, "a stroke style", required: ["dashArray", "lineCap"]),
      let cap = name(
        object["lineCap"] ?? .null, site / "lineCap",
        among: StrokeStyle.LineCap.allCases.map(\.rawValue))
    else { return nil }
    let place = site / "dashArray"
    var array = object["dashArray"] ?? .null
    if case .value(let next, _) = target(of: array, place) { array = next }
    guard case .array(let values) = array else {
      return invalid(array, place, accepted: "an array of dimensions")
    }
    let dashes = elements(values, place) { value, site -> Length? in
      guard case .dimension(let dash)? = resolve(value, site, as: .dimension) else { return nil }
      return dash
    }
    guard let dashes else { return nil }
    return StrokeStyle.LineCap(rawValue: cap).map { .dashes(dashes, $0) }
  }

  func border(_ value: JSONValue, _ site: Site) -> Border? {
    guard
      let object = members(
        of: value, site, "a border", required: ["color", "width", "style"],
        defaults: ["style": .string("solid")]),
      let color = color(object, "color", site), let width = dimension(object, "width", site),
      let style = part(object, "style", site, as: .strokeStyle)?.value as? StrokeStyle
    else { return nil }
    return Border(color: color, width: width, style: style)
  }

  func transition(_ value: JSONValue, _ site: Site) -> Transition? {
    guard
      let object = members(
        of: value, site, "a transition", required: ["duration", "delay", "timingFunction"],
        defaults: ["delay": Self.none("ms")]),
      let duration = time(object, "duration", site), let delay = time(object, "delay", site),
      let timing = part(object, "timingFunction", site, as: .cubicBezier)?.value as? CubicBezier
    else { return nil }
    return Transition(duration: duration, delay: delay, timing: timing)
  }

  /// Reads one shadow, or an array whose elements are shadows or references to one.
  func shadows(_ value: JSONValue, _ site: Site) -> [Shadow]? {
    if log.isLenient, let text = value.string, let shadows = Self.boxShadow(text),
      log.accepts(older: quoted(text), site, accepted: "an object, or an array of objects")
    {
      return shadows
    }
    guard case .array(let values) = value else { return shadow(value, site).map { [$0] } }
    guard !values.isEmpty else {
      return invalid(value, site, accepted: "a shadow, or an array of shadows")
    }
    return elements(values, site) { value, site in
      if case .array = value {
        return invalid(value, site, accepted: "one shadow, or a reference to one")
      }
      guard case .shadow(let layers)? = resolve(value, site, as: .shadow) else { return nil }
      if layers.count == 1 { return layers[0] }
      log.report(
        .typeMismatch, site, found: "a reference to \(layers.count) shadows",
        accepted: "a reference to one shadow, because arrays aren't flattened")
      return nil
    }
  }

  /// A distance or a duration of 0.
  private static func none(_ unit: String) -> JSONValue {
    .object(["value": .number(JSONNumber(0)), "unit": .string(unit)])
  }

  private func shadow(_ written: JSONValue, _ site: Site) -> Shadow? {
    let value = renamedShadow(written, site)
    guard
      let object = members(
        of: value, site, "a shadow", required: ["color", "offsetX", "offsetY", "blur", "spread"],
        optional: log.isLenient ? ["inset", "alpha"] : ["inset"],
        defaults: [
          "offsetX": Self.none("px"), "offsetY": Self.none("px"), "blur": Self.none("px"),
          "spread": Self.none("px"),
        ]),
      let color = shadowColor(object, site), let x = points(object, "offsetX", site),
      let y = points(object, "offsetY", site), let blur = points(object, "blur", site),
      let spread = points(object, "spread", site)
    else { return nil }
    guard blur >= 0 else {
      log.report(
        .invalidValue, site / "blur", found: Length(blur, .px).description,
        accepted: "a dimension of 0 or more")
      return nil
    }
    var inset = object["inset"] ?? .bool(false)
    if case .value(let next, _) = target(of: inset, site / "inset") { inset = next }
    guard case .bool(let isInner) = inset else {
      return invalid(inset, site / "inset", accepted: "true or false")
    }
    return Shadow(
      color: color, offset: Offset(x: x, y: y), blur: blur, spread: spread, isInner: isInner)
  }

  /// A dimension of a shadow, in points at the default text size.
  private func points(_ object: JSONObject, _ name: String, _ site: Site) -> Double? {
    dimension(object, name, site).map(\.pointsAtDefaultSize)
  }

  /// The color of a shadow, with the opacity beside it that older files have.
  private func shadowColor(_ object: JSONObject, _ site: Site) -> Color? {
    guard let color = color(object, "color", site) else { return nil }
    guard let alpha = object["alpha"] else { return color }
    return older(alpha: alpha, site / "alpha").map { color.withAlpha($0) }
  }

  func gradient(_ value: JSONValue, _ site: Site) -> Gradient? {
    guard case .array(let values) = value, !values.isEmpty else {
      return invalid(value, site, accepted: "an array of at least one gradient stop")
    }
    return elements(values, site, stop).map { Gradient(stops: $0) }
  }

  private func stop(_ value: JSONValue, _ site: Site) -> Gradient.Stop? {
    switch target(of: value, site) {
    case .failed: return nil
    case .token:
      guard case .gradient(let gradient)? = resolve(value, site, as: .gradient) else { return nil }
      guard gradient.stops.count == 1 else {
        log.report(
          .typeMismatch, site, found: "a reference to a gradient of \(gradient.stops.count) stops",
          accepted: "a reference to a gradient of one stop, because arrays aren't flattened")
        return nil
      }
      return gradient.stops[0]
    case .value(let next, _): return explicitStop(next, site)
    case .none: return explicitStop(value, site)
    }
  }

  private func explicitStop(_ value: JSONValue, _ site: Site) -> Gradient.Stop? {
    guard
      let object = members(of: value, site, "a gradient stop", required: ["color", "position"]),
      let color = color(object, "color", site),
      let position = number(object["position"] ?? .null, site / "position")
    else { return nil }
    return Gradient.Stop(color, at: position)
  }

  func typography(_ value: JSONValue, _ site: Site) -> Typography? {
    guard
      let object = members(
        of: value, site, "a typography",
        required: ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"],
        defaults: [
          "fontWeight": .string("regular"), "letterSpacing": Self.none("px"),
          "lineHeight": .number(JSONNumber(1.2)),
        ]),
      let family = part(object, "fontFamily", site, as: .fontFamily)?.value as? [String],
      let size = dimension(object, "fontSize", site),
      let weight = part(object, "fontWeight", site, as: .fontWeight)?.value
        as? FontDescriptor.Weight,
      let spacing = letterSpacing(object, site, of: size),
      let height = lineHeight(object, site, of: size)
    else { return nil }
    return Typography(
      fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing,
      lineHeight: height)
  }

  private func letterSpacing(
    _ object: JSONObject, _ site: Site, of size: Length
  ) -> Length? {
    let value = object["letterSpacing"] ?? .null
    let place = site / "letterSpacing"
    switch target(of: value, place) {
    case .none: break
    case .token(let token):
      // A percentage is one of the size, which only the typography has.
      guard log.isLenient, let written = writtenValue(at: token)?.string, written.hasSuffix("%")
      else { fallthrough }
      return dimension(.string(written), place, em: size)
    case .failed, .value: return dimension(object, "letterSpacing", site)
    }
    guard let text = value.string, text.contains("{") else {
      return dimension(value, place, em: size)
    }
    return interpolated(text, place).flatMap { dimension(.string($0), place, em: size) }
  }

  /// A multiple of the size; older files contain the height itself.
  private func lineHeight(_ object: JSONObject, _ site: Site, of size: Length) -> Double? {
    let place = site / "lineHeight"
    let value = object["lineHeight"] ?? .null
    if log.isLenient, size.value > 0 {
      if let height = height(value, place) {
        let ratio = height.points / size.points
        return log.accepting(
          ratio, older: "the height \(height)", place,
          accepted: "the multiple \(JSONNumber(ratio).text)")
      }
      if case .object(let inner) = value, inner["unit"] == .string(""),
        let multiple = inner["value"]
      {
        return number(multiple, place / "value")
      }
    }
    return part(object, "lineHeight", site, as: .number)?.value as? Double
  }

  /// A line height with a unit, or that of the token it refers to; nil for a multiple of the size.
  private func height(_ value: JSONValue, _ site: Site) -> Length? {
    switch value {
    case .object(let object) where object["unit"] != nil && object["unit"] != .string(""):
      return dimension(value, site, em: Length(1, .px))
    case .string(let text):
      if let height = OlderForms.dimension(text) { return height }
      guard TokenPath.reference(in: text) != nil, case .token(let place) = target(of: value, site),
        case .dimension(let height)? = referenced(place, from: site)?.value
      else { return nil }
      return height
    default: return nil
    }
  }
}
