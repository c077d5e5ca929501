internal import Foundation
internal import ProtocolStyle

/// The forms of Tokens Studio and CSS that lenient reading accepts in values.
extension TokenReader {
  /// The token that a text refers to in an older form: `$color.ink`, or `var(--color-ink)`.
  func olderReference(_ text: String, _ site: Site) -> Int? {
    guard log.isLenient else { return nil }
    var place: Int?
    if text.hasPrefix("$") {
      place = self.place(named: String(text.dropFirst()))
    } else if text.hasPrefix("var(--"), text.last == ")" {
      let name = text.dropFirst("var(--".count).dropLast().prefix { $0 != "," }
      // A custom property often begins with the name of its system.
      let short = name.firstIndex(of: "-").map { name[name.index(after: $0)...] }
      place = self.place(named: String(name)) ?? short.flatMap { self.place(named: String($0)) }
    }
    return place.flatMap {
      log.accepting($0, older: quoted(text), site, accepted: quoted("{\(path(at: $0))}"))
    }
  }

  /// A text with the values of the tokens that it refers to: `8px * 2` for `{gap} * 2`.
  ///
  /// - Returns: The text; nil if a token can't be read, which is reported.
  func interpolated(_ text: String, _ site: Site) -> String? {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(of: "}"),
        case .token(let place) = target(of: .string("{\(rest[..<close])}"), site)
      else {
        if !rest.contains("}") { return invalid(.string(text), site, accepted: "a closing brace") }
        return nil
      }
      guard let token = referenced(place, from: site) else { return nil }
      guard let value = Self.text(of: token.value) else {
        log.report(
          .typeMismatch, site,
          found: "the token \(token.name) of the type \(quoted(token.type.rawValue)) in a text",
          accepted: "a token with a single value")
        return nil
      }
      result += value
      rest = rest[rest.index(after: close)...]
    }
    return log.accepting(
      result + rest, older: "references in the text \(quoted(text))", site,
      accepted: "one reference, or a value without references")
  }

  /// A value in a text with other ones; nil for composite values.
  private static func text(of value: TokenValue) -> String? {
    switch value {
    case .color(let color): color.hex
    case .dimension(let length): length.description
    case .number(let number): JSONNumber(number).text
    case .fontWeight(let weight): JSONNumber(weight.rawValue).text
    case .fontFamily(let names): names.joined(separator: ", ")
    case .string(let text): text
    case .boolean(let value): "\(value)"
    case .duration(let duration): JSONNumber(duration / .milliseconds(1)).text + "ms"
    default: nil
    }
  }

  // MARK: - Modified Colors

  /// A value with the change that Tokens Studio wrote beside it; nil if the change is invalid.
  func modified(_ value: TokenValue, of token: TokenSite) -> TokenValue? {
    guard log.isLenient,
      let modify = token.object["$extensions"]?.object?["studio.tokens"]?.object?["modify"]
    else { return value }
    let site = token.site / "$extensions" / "studio.tokens" / "modify"
    guard case .color(let color) = value, let object = modify.object else {
      log.ignores(
        .invalidValue, site, found: modify.summary, accepted: "an object beside a color")
      return value
    }
    let space = object["space"] ?? .string("lch")
    guard
      let kind = name(
        object["type"] ?? .null, site / "type", among: ColorModifier.Kind.allCases.map(\.rawValue)
      ).flatMap(ColorModifier.Kind.init),
      let space = name(space, site / "space", among: ColorModifier.Space.allCases.map(\.rawValue))
        .flatMap(ColorModifier.Space.init),
      let amount = number(object["value"] ?? .null, site / "value")
    else { return nil }
    var modifier = ColorModifier(kind: kind, space: space, amount: min(max(amount, 0), 1))
    if kind == .mix {
      guard
        case .color(let other)? = resolve(
          object["color"] ?? .null, site / "color", as: .color)
      else { return nil }
      modifier.other = other
    }
    return log.accepting(
      .color(modifier.modified(color)), older: "a change of its color, \(kind.rawValue),", site,
      accepted: "the changed color")
  }

  // MARK: - Shadows

  /// A shadow of Tokens Studio with the names of the format: `x`, `y` and `type`.
  func renamedShadow(_ value: JSONValue, _ site: Site) -> JSONValue {
    guard log.isLenient, case .object(var object) = value, object["offsetX"] == nil,
      object["x"] != nil || object["y"] != nil,
      log.accepts(
        older: "\"x\" and \"y\" of a shadow", site, accepted: "\"offsetX\" and \"offsetY\"")
    else { return value }
    for (older, name) in [("x", "offsetX"), ("y", "offsetY")] {
      if let value = object[older] { object[name] = value }
      object[older] = nil
    }
    if let type = object["type"]?.string, type == "innerShadow" || type == "dropShadow" {
      object["type"] = nil
      object["inset"] = .bool(type == "innerShadow")
    }
    return .object(object)
  }

  /// The shadows of CSS's `box-shadow`: `0 1px 2px rgb(0 0 0 / 20%), inset 0 0 1px red`, or `none`.
  static func boxShadow(_ text: String) -> [Shadow]? {
    if text == "none" { return [Shadow(color: .clear, offset: .zero, blur: 0)] }
    var shadows: [Shadow] = []
    for layer in split(text, at: ",") {
      var lengths: [Double] = []
      var color = Color(white: 0)
      var isInner = false
      for part in split(layer, at: " ") {
        if part == "inset" {
          isInner = true
        } else if let length = OlderForms.dimension(part) ?? (part == "0" ? .zero : nil) {
          lengths.append(length.pointsAtDefaultSize)
        } else if let parsed = CSSColor.color(part) {
          color = parsed
        } else {
          return nil
        }
      }
      guard (2...4).contains(lengths.count) else { return nil }
      lengths += Array(repeating: 0, count: 4 - lengths.count)
      guard lengths[2] >= 0 else { return nil }
      shadows.append(
        Shadow(
          color: color, offset: Offset(x: lengths[0], y: lengths[1]), blur: lengths[2],
          spread: lengths[3], isInner: isInner))
    }
    return shadows.isEmpty ? nil : shadows
  }

  /// The parts of a text between separators that aren't in parentheses, without empty ones.
  private static func split(_ text: String, at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
  }
}
