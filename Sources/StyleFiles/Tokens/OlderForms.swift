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

// MARK: - Types

extension TokenType {
  /// The type for a name in older files; nil for any other name.
  ///
  /// The names are those of Tokens Studio, and `string`, which many exports contain.
  init?(older name: String) {
    switch name {
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
    case .string(let text) where text.hasPrefix("#"): self = .color
    case .string(let text) where OlderForms.dimension(text) != nil: self = .dimension
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

  /// Whether an object is a token of the older form, whose value isn't a token or a group itself.
  private func isOldToken(_ object: JSONObject) -> Bool {
    guard object["$value"] == nil, let value = object["value"] else { return false }
    guard case .object(let inner) = value else { return true }
    return object["type"]?.string != nil && inner["value"] == nil && inner["$value"] == nil
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

// MARK: - TokensStudioReader

/// Reads a file of Tokens Studio: sets of tokens at the root, `$themes` and `$metadata`.
///
/// Sets that no theme switches always apply, in the order of `tokenSetOrder`. Themes with the same
/// `group` are the contexts of one modifier with that name; those without a group belong to a
/// modifier named `theme`.
struct TokensStudioReader {
  private let root: JSONObject
  private let log: ProblemLog

  init(_ root: JSONObject, _ log: ProblemLog) {
    self.root = root
    self.log = log
  }

  private struct StudioTheme {
    let name: String
    let group: String
    let sets: Set<String>
  }

  func read() -> ResolverDocument {
    let site = Site(file: root.file, pointer: .root)
    var result = ResolverDocument(name: nil)
    guard
      log.accepts(
        older: "\"$themes\" of Tokens Studio", site / "$themes", accepted: "a resolver document")
    else { return result }
    let themes = self.themes(site / "$themes")
    let order = self.order
    let switched = themes.reduce(into: Set<String>()) { $0.formUnion($1.sets) }
    let groups = themes.reduce(into: [String]()) {
      if !$0.contains($1.group) { $0.append($1.group) }
    }
    let unswitched = order.filter { !switched.contains($0) }.compactMap { root[$0]?.object }
    if !unswitched.isEmpty || groups.isEmpty { result.elements.append(.set(unswitched)) }
    for group in groups {
      let members = themes.filter { $0.group == group }
      let sources = members.map { theme in
        order.filter { theme.sets.contains($0) }.compactMap { root[$0]?.object }
      }
      result.elements.append(.modifier(result.modifiers.count, sources))
      result.modifiers.append(
        TokenModifier(
          name: group, contexts: members.map(\.name), defaultContext: nil, summary: nil,
          extensions: nil))
    }
    return result
  }

  /// The names of the sets, from the lowest.
  private var order: [String] {
    let names = root.names.filter { !$0.hasPrefix("$") }
    guard let order = root["$metadata"]?.object?["tokenSetOrder"]?.array?.compactMap(\.string)
    else {
      return names
    }
    return order.filter(names.contains) + names.filter { !order.contains($0) }
  }

  private func themes(_ site: Site) -> [StudioTheme] {
    guard case .array(let values)? = root["$themes"] else {
      log.report(
        .invalidValue, site, found: root["$themes"]?.summary ?? "nothing",
        accepted: "an array of themes")
      return []
    }
    var themes: [StudioTheme] = []
    for (index, value) in values.enumerated() {
      guard let object = value.object, let name = object["name"]?.string,
        let sets = object["selectedTokenSets"]?.object
      else {
        log.report(
          .invalidValue, site / index, found: value.summary,
          accepted: "a theme with \"name\" and \"selectedTokenSets\"")
        continue
      }
      let selected = sets.members.filter { $0.value.string != "disabled" }.map(\.name)
      let group = object["group"]?.string ?? "theme"
      guard !themes.contains(where: { $0.name == name && $0.group == group }) else {
        log.report(
          .duplicateKey, site / index / "name", found: quoted(name),
          accepted: "a name that no other theme of the group has")
        continue
      }
      for set in selected where root[set]?.object == nil {
        log.report(
          .unresolvedReference, site / index / "selectedTokenSets" / set, found: quoted(set),
          accepted: "a set of the file")
      }
      themes.append(StudioTheme(name: name, group: group, sets: Set(selected)))
    }
    return themes
  }
}
