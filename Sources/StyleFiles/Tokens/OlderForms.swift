internal import Foundation
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

  /// The parts of a text between commas, without quotation marks around them: `"Inter", serif`.
  static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { part in
      part.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\"'"))
    }.filter { !$0.isEmpty }
  }

  /// The letters and digits of a weight's name, in lowercase and without words for a slant.
  static func upright(_ weight: String) -> String {
    var letters = weight.lowercased().filter { $0.isLetter || $0.isNumber }
    for slant in slants where letters.hasSuffix(slant) { letters.removeLast(slant.count) }
    return letters.isEmpty && isItalic(weight) ? "regular" : letters
  }

  /// Whether a weight's name ends in a word for a slant: `Bold Italic`.
  static func isItalic(_ weight: String) -> Bool {
    slants.contains { weight.lowercased().hasSuffix($0) }
  }

  private static let slants = ["italic", "oblique"]

  /// A curve of CSS: `cubic-bezier(0.25, 0.1, 0.25, 1)`, `ease`, `linear`.
  static func cubicBezier(_ text: String) -> CubicBezier? {
    switch text {
    case "linear": return .linear
    case "ease": return CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    case "ease-in": return CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case "ease-out": return CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case "ease-in-out": return CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    default: break
    }
    guard text.hasPrefix("cubic-bezier("), text.last == ")" else { return nil }
    let parts = text.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",")
    let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 4, numbers.count == 4, numbers.allSatisfy(\.isFinite),
      (0...1).contains(numbers[0]), (0...1).contains(numbers[2])
    else { return nil }
    return CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  /// A number followed by `ms` or `s`: `200ms`.
  static func duration(_ text: String) -> Duration? {
    guard let (number, unit) = split(text), unit == "ms" || unit == "s" else { return nil }
    return duration(number, isSeconds: unit == "s")
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

  /// A number and the text after it; nil if the text doesn't begin with a number.
  static func split(_ text: String) -> (number: Double, unit: String)? {
    let text = text.trimmingCharacters(in: .whitespaces)
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let number = Double(digits), number.isFinite else { return nil }
    return (number, String(text[digits.endIndex...]))
  }
}

// MARK: - Types

extension TokenType {
  /// The type for a name in older files; nil for any other name.
  ///
  /// The names are those of Tokens Studio, and `string`, which many exports contain.
  init?(older name: String) {
    switch name {
    case "boolean": self = .boolean
    case "string", "text", "fontStyle", "textCase", "textDecoration", "asset": self = .string
    case "sizing", "spacing", "borderRadius", "borderWidth", "fontSize", "fontSizes",
      "letterSpacing", "paragraphSpacing", "paragraphIndent", "size":
      self = .dimension
    case "opacity", "lineHeight", "lineHeights": self = .number
    case "fontFamilies", "font-family": self = .fontFamily
    case "fontWeights", "font-weight": self = .fontWeight
    case "boxShadow", "dropShadow": self = .shadow
    case "time": self = .duration
    default: return nil
    }
  }

  /// The most likely type of a value without one, judging by its form; nil if several are likely.
  init?(inferredFrom value: JSONValue) {
    switch value {
    case .object(let object):
      if object["colorSpace"] != nil {
        self = .color
      } else if object["fontFamily"] != nil {
        self = .typography
      } else if object["offsetX"] != nil {
        self = .shadow
      } else if object["unit"]?.string == "px" || object["unit"]?.string == "rem" {
        self = .dimension
      } else if object["unit"]?.string == "ms" || object["unit"]?.string == "s" {
        self = .duration
      } else {
        return nil
      }
    case .string(let text) where text.hasPrefix("#") || CSSColor.isFunction(text): self = .color
    case .string(let text) where OlderForms.dimension(text) != nil: self = .dimension
    case .string(let text) where OlderForms.duration(text) != nil: self = .duration
    case .string(let text) where text.hasPrefix("cubic-bezier("): self = .cubicBezier
    case .string(let text) where OlderForms.number(text) != nil: self = .number
    case .string(let text) where TokenReader.boxShadow(text) != nil && text != "none":
      self = .shadow
    case .bool: self = .boolean
    case .number: self = .number
    default: return nil
    }
  }
}

// MARK: - UndollaredKeys

/// Adds dollar signs to `value`, `type` and `description`, which drafts before 2022 and Tokens
/// Studio write without them, with a finding for each token.
struct UndollaredKeys {
  private let log: ProblemLog

  init(_ log: ProblemLog) {
    self.log = log
  }

  /// The same document with the current names.
  func rewritten(_ document: JSONObject) -> JSONObject {
    group(document, Site(file: document.file, pointer: .root))
  }

  private func group(_ group: JSONObject, _ site: Site) -> JSONObject {
    var result = group
    for member in group.members {
      if let name = Self.groupProperty(member), group[name] == nil,
        log.accepts(
          older: "\(quoted(member.name)) without a dollar sign", site / member.name,
          accepted: quoted(name))
      {
        result[member.name] = nil
        result[name] = member.value
      }
      guard case .object(let object) = member.value, !member.name.hasPrefix("$") else { continue }
      let place = Site(file: object.file, pointer: site.pointer / member.name)
      if isOldToken(object) {
        guard
          log.accepts(
            older: "\"value\" and \"type\" without dollar signs", place,
            accepted: "\"$value\" and \"$type\"")
        else { continue }
        result.update(member.name) { $0 = .object(token(object)) }
      } else if object["$value"] == nil, object["$ref"] == nil {
        result.update(member.name) { $0 = .object(self.group(object, place)) }
      }
    }
    return result
  }

  /// The current name of a group's property that has none of the dollar signs; nil for any other
  /// member.
  private static func groupProperty(_ member: JSONObject.Member) -> String? {
    guard let text = member.value.string else { return nil }
    switch member.name {
    case "description": return "$description"
    case "type":
      return TokenType(rawValue: text) ?? TokenType(older: text) == nil ? nil : "$type"
    default: return nil
    }
  }

  /// Whether an object is a token of the older form, whose value isn't a token or a group itself.
  private func isOldToken(_ object: JSONObject) -> Bool {
    guard object["$value"] == nil, let value = object["value"] else { return false }
    guard case .object(let inner) = value else { return true }
    return object["type"]?.string != nil && inner["value"] == nil && inner["$value"] == nil
      || ModeValues.isModes(inner)
  }

  private func token(_ object: JSONObject) -> JSONObject {
    var token = JSONObject()
    token.file = object.file
    for member in object.members {
      switch member.name {
      case "value", "type", "description", "extensions":
        token["$" + member.name] = member.value
      default: token[member.name] = member.value
      }
    }
    return token
  }
}
