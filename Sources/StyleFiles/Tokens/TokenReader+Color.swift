internal import ProtocolStyle

extension TokenReader {
  /// Reads a color, converts it to sRGB and maps it into its gamut.
  func color(_ value: JSONValue, _ site: Site) -> Color? {
    if case .string(let text) = value, log.isLenient, let color = OlderForms.color(text) {
      let isAccepted = log.accepts(
        older: quoted(text), site, accepted: "an object with \"colorSpace\" and \"components\"")
      return isAccepted ? color : nil
    }
    guard
      let object = members(
        of: value, site, "a color", required: ["colorSpace", "components"],
        optional: ["alpha", "hex"])
    else { return nil }
    var alpha = 1.0
    if let value = object["alpha"] {
      guard let number = number(value, site / "alpha") else { return nil }
      guard (0...1).contains(number) else {
        log.report(
          .outOfRange, site / "alpha", found: JSONNumber(number).text,
          accepted: "a number from 0 to 1")
        return nil
      }
      alpha = number
    }
    var fallback: Color?
    if let value = object["hex"] {
      guard let color = hex(value, site / "hex") else { return nil }
      fallback = color
    }
    return converted(object, site, alpha: alpha, fallback: fallback)
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
    let srgb =
      space == .srgb ? components : GamutMapping.mapped(space.srgb(of: components))
    return Color(red: srgb.x, green: srgb.y, blue: srgb.z, alpha: alpha)
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
    guard case .string(let text) = value, let color = OlderForms.color(text) else {
      return invalid(value, site, accepted: accepted)
    }
    guard text.utf8.count != 7 else { return color }
    return log.accepts(older: quoted(text), site, accepted: accepted) ? color : nil
  }
}
