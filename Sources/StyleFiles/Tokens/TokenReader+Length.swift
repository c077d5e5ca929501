internal import ProtocolStyle

extension TokenReader {
  /// Reads a distance; for the older unit `em` in spacing, the size of the font is used.
  func dimension(_ value: JSONValue, _ site: Site, em: Length? = nil) -> Length? {
    let accepted = "an object with \"value\", and \"px\" or \"rem\" as \"unit\""
    switch value {
    case .string(let text) where log.isLenient:
      if let dimension = OlderForms.dimension(text)
        ?? OlderForms.number(text).map({
          Length($0, .px)
        })
      {
        return log.accepts(older: quoted(text), site, accepted: accepted) ? dimension : nil
      }
    case .number(let number) where log.isLenient:
      return log.accepts(older: "the bare number \(number.text)", site, accepted: accepted)
        ? Length(number.value, .px) : nil
    default: break
    }
    guard let object = members(of: value, site, "a dimension", required: ["value", "unit"]),
      let number = number(object["value"] ?? .null, site / "value")
    else { return nil }
    let unit = object["unit"] ?? .null
    if log.isLenient, let older = unit.string, let dimension = Self.dimension(number, older, em) {
      let isAccepted = log.accepts(
        older: "the unit \(quoted(older))", site / "unit", accepted: "\"px\" or \"rem\"")
      return isAccepted ? dimension : nil
    }
    guard let name = name(unit, site / "unit", among: Length.Unit.allCases.map(\.rawValue))
    else { return nil }
    return Length.Unit(rawValue: name).map { Length(number, $0) }
  }

  /// A number with an older unit: `em` of a font or of the default text size, and the points of
  /// other platforms.
  private static func dimension(_ number: Double, _ unit: String, _ em: Length?) -> Length? {
    switch unit {
    case "em": em.map { Length(number * $0.value, $0.unit) } ?? Length(number, .rem)
    case "%": em.map { Length(number * $0.value / 100, $0.unit) }
    case "pt", "dp", "sp": Length(number, .px)
    default: nil
    }
  }
}
