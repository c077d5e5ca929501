internal import Foundation
internal import ProtocolStyle

/// Resolves the tokens of one document: follows references and reads values of their types.
///
/// Each token is resolved once. A token that is encountered again during its resolution is a cycle,
/// which is reported for each token in it.
final class TokenReader {
  let log: ProblemLog
  private let document: JSONObject
  private let sites: [TokenSite]
  private let places: [String: Int]

  private enum State {
    case underWay
    case failed
    case resolved(DesignToken)
  }

  /// The paths of all tokens, which exist only if a reference has no target.
  private lazy var names = sites.map(\.path)

  private var states: [Int: State] = [:]
  private var underWay: [Int] = []

  /// The tokens in circles of references.
  private var circular: Set<Int> = []

  /// References to values inside tokens that are being followed.
  private var followed: Set<JSONPointer> = []

  /// The references that may lead to each other.
  private static let maximumChain = 100

  init(_ document: JSONObject, _ sites: [TokenSite], _ log: ProblemLog) {
    self.document = document
    self.sites = sites
    self.log = log
    places = Dictionary(sites.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first
    }
  }

  /// The index of the token with a path, or with one whose periods are hyphens.
  func place(named path: String) -> Int? { places[path] ?? hyphenated[path] }

  private lazy var hyphenated = Dictionary(
    sites.enumerated().map { ($0.element.path.replacing(".", with: "-"), $0.offset) }
  ) { first, _ in first }

  /// The path of the token at an index.
  func path(at place: Int) -> String { sites[place].path }

  /// The value of the token at an index as it's written; nil for a reference by `$ref`.
  func writtenValue(at place: Int) -> JSONValue? { sites[place].object["$value"] }

  /// Resolves all tokens; those that failed are left out and reported.
  func resolve() -> [DesignToken] {
    sites.indices.compactMap { token(at: $0, for: nil) }
  }

  /// The token at a location; nil if it failed, which is reported at least once.
  private func token(at place: Int, for site: Site?) -> DesignToken? {
    switch states[place] {
    case .resolved(let token): return token
    case .failed: return nil
    case .underWay:
      reportCircle(to: place, site ?? sites[place].site)
      return nil
    case nil: break
    }
    guard underWay.count < Self.maximumChain else {
      log.report(
        .tooDeep, sites[place].site, found: "a chain of more than \(Self.maximumChain) references",
        accepted: "a shorter one")
      states[place] = .failed
      return nil
    }
    states[place] = .underWay
    underWay.append(place)
    let token = read(sites[place])
    underWay.removeLast()
    states[place] = token.map(State.resolved) ?? .failed
    return token
  }

  private func reportCircle(to place: Int, _ site: Site) {
    guard let start = underWay.firstIndex(of: place) else { return }
    let circle = underWay[start...] + [place]
    let names = circle.map { sites[$0].path }.joined(separator: " → ")
    circular.formUnion(circle)
    for member in underWay[start...] {
      log.report(
        .circularReference, sites[member].site, found: "a circle of references, \(names),",
        accepted: "a reference that ends at a value")
    }
  }

  /// The token that a value refers to; nil if it failed, so that the referring token fails as well.
  func referenced(_ place: Int, from site: Site) -> DesignToken? {
    if let token = token(at: place, for: site) { return token }
    // Each token of a circle is reported with the circle.
    if log.leavesOut, !(underWay.last.map(circular.contains) ?? false) {
      log.add(.leftOutToken(at: log.place(of: site), referringTo: sites[place].path), at: site)
    }
    return nil
  }

  private func read(_ token: TokenSite) -> DesignToken? {
    let declared = declaredType(of: token)
    if case .invalid = declared { return nil }
    let (value, site) =
      if let value = token.object["$value"] {
        (value, token.valueSite)
      } else {
        (JSONValue.object(["$ref": token.object["$ref"] ?? .null]), token.site)
      }
    let result: TokenValue?
    var alias: String?
    switch target(of: value, site) {
    case .none:
      guard let type = type(of: token, declared, value) else { return nil }
      result = self.value(value, site, as: type)
    case .failed: return nil
    case .token(let place):
      guard let other = referenced(place, from: site) else { return nil }
      guard declared.type == nil || declared.type == other.type else {
        reportMismatch(site, other, declared.type ?? other.type)
        return nil
      }
      alias = other.name
      result = other.value
    case .value(let target, let place):
      guard let type = type(of: token, declared, target) else { return nil }
      if isGroup(target) {
        log.report(
          .invalidReference, site, found: "a reference to the group \(place)",
          accepted: "a reference to a token or a value in one",
          remedy: "A group refers to another one by \"$extends\".")
        return nil
      }
      result = following(place, site) { resolve(target, site, as: type) }
    }
    guard let result, let opaque = withAlpha(result, of: token),
      let changed = modified(opaque, of: token)
    else { return nil }
    if changed != result { alias = nil }
    return DesignToken(token, changed, alias: alias, isModified: changed != opaque, log)
  }

  /// A color with the opacity beside its value, which older files have; nil if that is invalid.
  private func withAlpha(_ value: TokenValue, of token: TokenSite) -> TokenValue? {
    guard log.isLenient, let alpha = token.object["alpha"] else { return value }
    guard case .color(let color) = value else {
      log.ignores(
        .unknownKey, token.site / "alpha", found: "\"alpha\" beside a value that isn't a color",
        accepted: "a color")
      return value
    }
    return older(alpha: alpha, token.site / "alpha").map { .color(color.withAlpha($0)) }
  }

  /// Reads a value at a location, while references to it count as cycles.
  private func following(
    _ place: JSONPointer, _ site: Site, _ body: () -> TokenValue?
  ) -> TokenValue? {
    guard followed.count < Self.maximumChain, followed.insert(place).inserted else {
      log.report(
        .circularReference, site, found: "a circle of references", accepted: "one that ends")
      return nil
    }
    defer { followed.remove(place) }
    return body()
  }

  private enum DeclaredType {
    case none
    case invalid

    /// A type that doesn't exist, with a finding.
    case unknown

    case type(TokenType)

    var type: TokenType? {
      guard case .type(let type) = self else { return nil }
      return type
    }
  }

  private func declaredType(of token: TokenSite) -> DeclaredType {
    guard case .string(let name)? = token.object["$type"] else {
      // A different kind of value was already reported.
      return token.object["$type"] == nil ? .none : .invalid
    }
    return type(named: name, token.site / "$type")
  }

  private func type(named name: String, _ site: Site) -> DeclaredType {
    if let type = TokenType(rawValue: name), TokenType.standard.contains(type) {
      return .type(type)
    }
    if let older = TokenType(older: name) {
      return log.accepts(
        older: "the type \(quoted(name))", site,
        accepted: TokenType.standard.contains(older)
          ? "the type \(quoted(older.rawValue))" : "one of the types that the format defines",
        .unknownType) ? .type(older) : .invalid
    }
    guard log.isLenient else {
      log.reportUnknown(
        .unknownType, site, name, among: TokenType.standard.map(\.rawValue), as: "the type")
      return .invalid
    }
    log.ignoresUnknown(site, name, among: TokenType.standard.map(\.rawValue), as: "the type")
    return .unknown
  }

  /// The type of a token with a value of its own: its own, that of its group, or in lenient reading
  /// the one that its value seems to have.
  private func type(
    of token: TokenSite, _ declared: DeclaredType, _ value: JSONValue
  ) -> TokenType? {
    var declared = declared
    if case .none = declared, let inherited = token.inheritedType {
      declared = type(named: inherited.name, inherited.site)
    }
    switch declared {
    case .type(let type): return type
    case .invalid: return nil
    case .unknown:
      if let inferred = TokenType(inferredFrom: value) { return inferred }
      if value.string != nil { return .string }
    case .none: break
    }
    let accepted = "a \"$type\" of the token or of a group around it"
    if let inferred = TokenType(inferredFrom: value), log.isLenient {
      return log.accepting(
        inferred, older: "no \"$type\" for what seems to be a \(inferred.rawValue)", token.site,
        accepted: accepted, .unknownType)
    }
    log.report(.unknownType, token.site, found: "no type", accepted: accepted)
    return nil
  }

  func reportMismatch(_ site: Site, _ other: DesignToken, _ type: TokenType) {
    log.report(
      .typeMismatch, site,
      found: "the token \(other.name) of the type \(quoted(other.type.rawValue))",
      accepted: "a token of the type \(quoted(type.rawValue))")
  }
}

extension TokenReader {
  /// The target of a reference.
  enum Target {
    /// The value isn't a reference.
    case none

    /// The reference is malformed or has no target, which was reported.
    case failed

    /// The target is a whole token.
    case token(Int)

    /// The target is a value inside a token or elsewhere in the document.
    case value(JSONValue, JSONPointer)
  }

  /// Resolves a value: a reference to a token results in its value, if that has the right type.
  func resolve(_ value: JSONValue, _ site: Site, as type: TokenType) -> TokenValue? {
    switch target(of: value, site) {
    case .none: return self.value(value, site, as: type)
    case .failed: return nil
    case .token(let place):
      guard let other = referenced(place, from: site) else { return nil }
      guard other.type == type else {
        reportMismatch(site, other, type)
        return nil
      }
      return other.value
    case .value(let target, let place):
      return following(place, site) { resolve(target, site, as: type) }
    }
  }

  /// Follows one reference, in braces or in `$ref`.
  func target(of value: JSONValue, _ site: Site) -> Target {
    switch value {
    case .string(let text):
      guard let path = TokenPath.reference(in: text) else {
        return olderReference(text, site).map(Target.token) ?? .none
      }
      // Several references in a text aren't one; see `interpolated`.
      if log.isLenient, path.contains("{") { return .none }
      return token(named: path, site)
    case .object(let object):
      guard let reference = object["$ref"] else { return .none }
      guard object.members.count == 1 else {
        log.report(
          .unknownKey, site,
          found: "\"$ref\" besides \(ProblemLog.list(object.names.filter { $0 != "$ref" }, "and"))",
          accepted: "an object of only \"$ref\"")
        return .failed
      }
      return pointed(to: reference, site / "$ref")
    default: return .none
    }
  }

  private func token(named path: Substring, _ site: Site) -> Target {
    guard !path.isEmpty, !path.contains(where: { $0 == "{" || $0 == "}" }) else {
      log.report(
        .invalidReference, site, found: quoted("{\(path)}"),
        accepted: "the path of a token in braces, such as \"{color.accent}\"")
      return .failed
    }
    if let place = places[String(path)] { return .token(place) }
    let short = path.hasSuffix(".value") ? path.dropLast(".value".count) : path
    let trimmed = short.trimmingCharacters(in: .whitespaces)
    if log.isLenient, let place = places[trimmed],
      log.accepts(older: quoted("{\(path)}"), site, accepted: quoted("{\(trimmed)}"))
    {
      return .token(place)
    }
    let isRoot = places[path + ".$root"] != nil
    log.report(
      .unresolvedReference, site, found: quoted("{\(path)}"), accepted: "a token that exists",
      nearest: isRoot ? path + ".$root" : nearestToken(to: String(path)))
    return .failed
  }

  /// The most similar token, as long as the limit of comparisons allows it.
  private func nearestToken(to path: String) -> String? { log.nearest(to: path, among: names) }

  private func pointed(to reference: JSONValue, _ site: Site) -> Target {
    guard let text = reference.string, text.hasPrefix("#"),
      let pointer = JSONPointer(fragment: text.dropFirst()),
      !pointer.parts.contains(where: { $0.contains("{") || $0.contains("}") })
    else {
      log.report(
        .invalidReference, site, found: reference.summary,
        accepted: "a JSON pointer into the document, such as \"#/color/accent/$value\"")
      return .failed
    }
    let path = Self.tokenPath(of: pointer)
    if let place = places[path] { return .token(place) }
    guard let (value, pointer) = locate(pointer) else {
      log.report(
        .unresolvedReference, site, found: quoted(text),
        accepted: "a pointer to a value that exists",
        nearest: nearestToken(to: path).map {
          "#/" + $0.split(separator: ".").joined(separator: "/")
        })
      return .failed
    }
    return .value(value, pointer)
  }

  /// The value at a pointer; references to tokens along the way are followed.
  private func locate(_ pointer: JSONPointer, depth: Int = 0) -> (JSONValue, JSONPointer)? {
    var value = JSONValue.object(document)
    var place = JSONPointer.root
    for part in pointer.parts {
      var steps = depth
      var next = Self.member(part, of: value)
      while next == nil {
        steps += 1
        guard steps < Self.maximumChain,
          let target = end(of: value, beforeValue: part == "$value", depth: steps)
        else { return nil }
        (value, place) = target
        next = Self.member(part, of: value)
      }
      guard let found = next else { return nil }
      value = found
      place = place / part
    }
    return (value, place)
  }

  /// The value of a reference inside a pointer: the token itself before `$value`, or else the value
  /// of the token.
  private func end(
    of value: JSONValue, beforeValue: Bool, depth: Int
  ) -> (JSONValue, JSONPointer)? {
    let index: Int?
    switch value {
    case .string(let text):
      index = TokenPath.reference(in: text).flatMap { places[String($0)] }
    case .object(let object):
      guard let text = object["$ref"]?.string, text.hasPrefix("#"),
        let pointer = JSONPointer(fragment: text.dropFirst())
      else { return nil }
      index = places[Self.tokenPath(of: pointer)]
      if index == nil { return locate(pointer, depth: depth) }
    default: return nil
    }
    guard let index else { return nil }
    let token = sites[index]
    guard !beforeValue, let value = token.object["$value"] else {
      return (.object(token.object), token.pointer)
    }
    return (value, token.pointer / "$value")
  }

  /// The path of the token at a pointer, or of the token whose value is at the pointer.
  private static func tokenPath(of pointer: JSONPointer) -> String {
    let isValue = pointer.parts.last == "$value"
    return TokenPath.path(of: isValue ? pointer.parts.dropLast() : pointer.parts[...])
  }

  private static func member(_ part: String, of value: JSONValue) -> JSONValue? {
    switch value {
    case .object(let object): return object[part]
    case .array(let values):
      // RFC 6901 doesn't allow leading zeros or signs.
      guard let index = Int(part), values.indices.contains(index), "\(index)" == part else {
        return nil
      }
      return values[index]
    default: return nil
    }
  }

  private func isGroup(_ value: JSONValue) -> Bool {
    guard case .object(let object) = value else { return false }
    return object["$value"] == nil
      && object.members.contains { $0.value.object.map { $0["$value"] != nil } ?? false }
  }
}

extension DesignToken {
  /// Creates the token at a site.
  ///
  /// A change of a color that was made isn't among its extensions anymore, or it would be made again
  /// when an exported file is read.
  fileprivate init(
    _ token: TokenSite, _ value: TokenValue, alias: String?, isModified: Bool, _ log: ProblemLog
  ) {
    var extensions = token.object["$extensions"]?.object
    if isModified, var studio = extensions?["studio.tokens"]?.object {
      studio["modify"] = nil
      extensions?["studio.tokens"] = studio.isEmpty ? nil : .object(studio)
      if extensions?.isEmpty == true { extensions = nil }
    }
    self.init(
      path: token.parts, name: token.path, value: value, alias: alias,
      summary: token.object["$description"]?.string,
      deprecation: token.deprecated.flatMap {
        $0.string ?? ($0.bool == true ? "" : nil)
      },
      extensions: extensions,
      file: log.files.indices.contains(token.site.file) ? log.files[token.site.file] : "",
      pointer: token.pointer.description)
  }
}
