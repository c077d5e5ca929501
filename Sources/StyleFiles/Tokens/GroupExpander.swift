internal import ProtocolStyle

/// Replaces `$extends`, and `$ref` to a group, with the content of the target group.
///
/// Local members override inherited ones; groups on both sides are merged, and tokens replace each
/// other. Each group is expanded once; a group that is encountered again during its expansion is a
/// cycle.
struct GroupExpander {
  private let document: JSONObject
  private let log: ProblemLog

  /// The expanded groups, by pointer; nil for those that failed.
  private var expanded: [JSONPointer: JSONObject?] = [:]

  /// The nesting depth of each expanded group.
  private var depths: [JSONPointer: Int] = [:]

  /// The groups that are being expanded, from the outermost.
  private var underWay: [JSONPointer] = []

  /// The maximum depth of groups and of references to them.
  ///
  /// A group that extends another is as deep as that one, so the depth can exceed that of the text.
  private static let maximumDepth = 128

  init(_ document: JSONObject, _ log: ProblemLog) {
    self.document = document
    self.log = log
  }

  /// Returns the document with all groups expanded.
  mutating func expand() -> JSONObject {
    guard Self.hasReference(document) else { return document }
    return group(document, at: .root) ?? document
  }

  /// Whether any group refers to another one.
  private static func hasReference(_ group: JSONObject) -> Bool {
    group.members.contains { member in
      if member.name == "$extends" || member.name == "$ref" { return true }
      guard case .object(let child) = member.value, !member.name.hasPrefix("$") else {
        return false
      }
      return isGroup(child) && hasReference(child)
    }
  }

  private mutating func group(_ group: JSONObject, at pointer: JSONPointer) -> JSONObject? {
    if let known = expanded[pointer] { return known }
    guard underWay.count < Self.maximumDepth else { return refuse(group, at: pointer) }
    underWay.append(pointer)
    defer { underWay.removeLast() }
    var result = group
    var depth = 0
    for member in group.members {
      guard case .object(let child) = member.value, !member.name.hasPrefix("$"),
        Self.isGroup(child)
      else { continue }
      if let child = self.group(child, at: pointer / member.name) {
        result.update(member.name) { $0 = .object(child) }
      }
      depth = max(depth, 1 + depths[pointer / member.name, default: 0])
    }
    let inherited = target(of: group, at: pointer)
    switch inherited {
    case .none: break
    case .some(nil):
      expanded[pointer] = .some(nil)
      return nil
    case .some(let base?):
      depth = max(depth, base.depth)
      guard depth < Self.maximumDepth else { return refuse(group, at: pointer) }
      result["$extends"] = nil
      result["$ref"] = nil
      result = Self.merge(result, over: base.group)
    }
    expanded[pointer] = result
    depths[pointer] = depth
    return result
  }

  private mutating func refuse(_ group: JSONObject, at pointer: JSONPointer) -> JSONObject? {
    log.report(
      .tooDeep, Site(file: group.file, pointer: pointer),
      found: "more than \(Self.maximumDepth) groups that are in or extend each other",
      accepted: "at most \(Self.maximumDepth)")
    expanded[pointer] = .some(nil)
    return nil
  }

  /// The expanded group that another one extends, with its depth.
  ///
  /// Nil if the group extends none, and a nested nil if an error was reported.
  private mutating func target(
    of group: JSONObject, at pointer: JSONPointer
  ) -> (group: JSONObject, depth: Int)?? {
    let key = group["$extends"] != nil ? "$extends" : "$ref"
    guard let reference = group[key] else { return nil }
    let site = Site(file: group.file, pointer: pointer / key)
    guard let target = Self.pointer(to: reference) else {
      if key == "$ref" { return nil }
      log.report(
        .invalidReference, site, found: reference.summary,
        accepted: "a group in braces, or a JSON pointer such as \"#/group\"")
      return .some(nil)
    }
    // A pointer into a token is resolved by the token's reader.
    if key == "$ref", target.parts.contains(where: { $0.hasPrefix("$") }) { return nil }
    if let (object, expandedDepth) = resolve(target) {
      if Self.isToken(object) {
        if key == "$ref" { return nil }
        log.report(
          .invalidReference, site, found: "a reference to the token \(target)", accepted: "a group")
        return .some(nil)
      }
      // An object with only a reference and a type is meant to be a token; its reader reports it.
      if key == "$ref", group.names.allSatisfy(["$ref", "$type"].contains), group["$type"] != nil {
        return nil
      }
      if isCircular(target, site) { return .some(nil) }
      if let expandedDepth { return (object, expandedDepth) }
      return .some(self.group(object, at: target).map { ($0, depths[target, default: 0]) })
    }
    // The target of a `$ref` can be a token or inside one, which its reader looks up.
    if key == "$ref" { return nil }
    log.report(
      .unresolvedReference, site, found: reference.summary, accepted: "a group that exists",
      nearest: nearest(to: target))
    return .some(nil)
  }

  private func isCircular(_ target: JSONPointer, _ site: Site) -> Bool {
    guard let start = underWay.firstIndex(of: target) else { return false }
    let circle = (underWay[start...] + [target]).map(\.description).joined(separator: " → ")
    log.report(
      .circularReference, site, found: "a circle of groups, \(circle),",
      accepted: "a group that isn't extended, around it or by way of others, by itself")
    return true
  }

  /// The object at a pointer, looked up in expanded groups so that inherited members are found.
  ///
  /// - Returns: The object, with the depth of the containing group if it's expanded as part of
  ///   that.
  private mutating func resolve(_ pointer: JSONPointer) -> (object: JSONObject, depth: Int?)? {
    var object = document
    var place = JSONPointer.root
    var depth: Int?
    for part in pointer.parts {
      let extends = object["$extends"] != nil || object["$ref"] != nil
      if extends, depth == nil, !underWay.contains(place), let whole = group(object, at: place) {
        object = whole
        depth = depths[place]
      }
      guard case .object(let next)? = object[part] else { return nil }
      object = next
      place = place / part
    }
    return (object, depth)
  }

  private func nearest(to pointer: JSONPointer) -> String? {
    guard let last = pointer.parts.last else { return nil }
    var object = document
    for part in pointer.parts.dropLast() {
      guard case .object(let next)? = object[part] else { return nil }
      object = next
    }
    return log.nearest(to: last, among: object.names.filter { !$0.hasPrefix("$") })
  }

  /// The pointer of a reference to a group, in braces or after a `#`.
  static func pointer(to reference: JSONValue) -> JSONPointer? {
    let text = reference.string ?? reference.object?["$ref"]?.string
    guard let text else { return nil }
    if let path = TokenPath.reference(in: text) {
      return path.isEmpty ? nil : JSONPointer(TokenPath.parts(of: path))
    }
    return text.hasPrefix("#") ? JSONPointer(fragment: text.dropFirst()) : nil
  }

  /// Whether an object has a value, or refers to one with a `$ref` and has no members of a group.
  static func isToken(_ object: JSONObject) -> Bool { object["$value"] != nil }

  private static func isGroup(_ object: JSONObject) -> Bool { !isToken(object) }

  /// Merges a group over another: its tokens replace tokens, and its groups are merged with groups.
  static func merge(_ upper: JSONObject, over lower: JSONObject) -> JSONObject {
    var result = lower
    result.file = upper.file
    for member in upper.members {
      guard case .object(let object) = member.value, !member.name.hasPrefix("$"),
        case .object(let below)? = lower[member.name]
      else {
        result[member.name] = member.value
        continue
      }
      let isMerged = isMergeable(object) && isMergeable(below)
      result[member.name] = .object(isMerged ? merge(object, over: below) : replace(below, object))
    }
    return result
  }

  /// Replaces a token, without the tokens and groups in it, which only lenient reading accepts.
  private static func replace(_ below: JSONObject, _ object: JSONObject) -> JSONObject {
    var result = object
    for member in below.members where !member.name.hasPrefix("$") && result[member.name] == nil {
      if isToken(object), isToken(below), member.value.object != nil {
        result[member.name] = member.value
      }
    }
    return result
  }

  /// Whether an object is a group, which is merged, instead of a token, which is replaced.
  private static func isMergeable(_ object: JSONObject) -> Bool {
    object["$value"] == nil && object["$ref"] == nil
  }
}

// MARK: - TokenCollector

/// Traverses a document with expanded groups, checks names and properties, and lists its tokens.
struct TokenCollector {
  private let log: ProblemLog
  private let limit: Int
  private var count = 0

  private(set) var tokens: [TokenSite] = []
  private var paths: Set<String> = []
  private(set) var groups: [DesignTokenGroup] = []

  init(_ log: ProblemLog, limit: Int) {
    self.log = log
    self.limit = limit
  }

  /// The properties of groups; `$ref` and `$extends` were replaced before.
  private static let groupKeys = [
    "$type", "$description", "$extends", "$ref", "$deprecated", "$extensions", "$root",
  ]

  private static let tokenKeys = [
    "$value", "$ref", "$type", "$description", "$deprecated", "$extensions",
  ]

  /// Lists the tokens of a document, in their order.
  mutating func collect(_ document: JSONObject) {
    let site = Site(file: document.file, pointer: .root)
    if document["$value"] != nil, !log.isLenient {
      log.report(
        .invalidValue, site, found: "a \"$value\" at the root", accepted: "a group of tokens")
      return
    }
    group(document, site, path: [], type: nil, deprecated: nil)
  }

  private mutating func group(
    _ group: JSONObject, _ site: Site, path: [String], type: (name: String, site: Site)?,
    deprecated: JSONValue?
  ) {
    checkMetadata(group, site)
    groups.append(DesignTokenGroup(group, path: path))
    var type = type
    if case .string(let name)? = group["$type"] { type = (name, site / "$type") }
    let deprecated = group["$deprecated"] ?? deprecated
    for member in group.members {
      guard count <= limit else { return }
      let place = Site(file: group.file, pointer: site.pointer / member.name)
      if member.name.hasPrefix("$"), member.name != "$root" {
        let isSchema = path.isEmpty && member.name == "$schema"
        if !isSchema && !Self.groupKeys.contains(member.name) {
          log.ignoresUnknown(place, member.name, among: Self.groupKeys, as: "the property")
        }
        continue
      }
      guard member.name == "$root" || isName(member.name, place) else {
        log.report(
          .invalidName, place, found: "the name \(quoted(member.name))",
          accepted: "a name without \"{\", \"}\" and \".\" that doesn't begin with \"$\"")
        continue
      }
      guard case .object(var object) = member.value else {
        log.ignores(
          .invalidValue, place, found: member.value.kind, accepted: "a token or a group",
          nearest: log.nearest(to: member.name, among: Self.groupKeys + ["$value"]),
          remedy: (Self.groupKeys + ["$value"]).contains("$" + member.name)
            ? "Write \(quoted("$" + member.name))." : nil)
        continue
      }
      if object.file == 0 { object.file = group.file }
      count += 1
      guard count <= limit else {
        log.report(
          .tooLarge, place, found: "more than \(limit) tokens and groups",
          accepted: "at most \(limit)")
        return
      }
      child(
        object, Site(file: object.file, pointer: place.pointer), path: path + [member.name],
        type: type, deprecated: deprecated)
    }
  }

  /// Whether a name is valid; lenient reading accepts periods, which Figma's names contain.
  private func isName(_ name: String, _ site: Site) -> Bool {
    if TokenPath.isName(name) { return true }
    guard log.isLenient, TokenPath.isName(name.replacing(".", with: "_")) else { return false }
    return log.accepts(
      older: "the name \(quoted(name)) with a period", site,
      accepted: "a name without periods, or a group for each part")
  }

  private mutating func child(
    _ object: JSONObject, _ site: Site, path: [String], type: (name: String, site: Site)?,
    deprecated: JSONValue?
  ) {
    guard object["$value"] != nil || object["$ref"] != nil else {
      if path.last == "$root" {
        log.report(
          .missingKey, site, found: "no \"$value\"", accepted: "a root token, which has a value")
        return
      }
      group(object, site, path: path, type: type, deprecated: deprecated)
      return
    }
    checkMetadata(object, site)
    let children = checkKeys(of: object, site)
    if object["$value"] != nil, object["$ref"] != nil {
      log.report(
        .unknownKey, site / "$ref", found: "\"$ref\" besides \"$value\"", accepted: "one of the two"
      )
      return
    }
    add(
      TokenSite(
        path: TokenPath.path(of: path), parts: path, object: object, site: site,
        inheritedType: type, deprecated: object["$deprecated"] ?? deprecated))
    if !children.isEmpty { group(children, site, path: path, type: type, deprecated: deprecated) }
  }

  /// Adds a token; in lenient reading, names with periods can equal the path of another one.
  private mutating func add(_ token: TokenSite) {
    guard paths.insert(token.path).inserted else {
      log.report(
        .duplicateKey, token.site, found: "the path \(quoted(token.path)) for the second time",
        accepted: "a path that no other token has")
      return
    }
    tokens.append(token)
  }

  /// Checks the names of a token's properties, and returns the tokens and groups in it.
  ///
  /// Only lenient reading accepts these.
  private func checkKeys(of object: JSONObject, _ site: Site) -> JSONObject {
    var children = JSONObject()
    children.file = object.file
    for member in object.members where !Self.tokenKeys.contains(member.name) {
      let place = site / member.name
      if let child = member.value.object, !member.name.hasPrefix("$") {
        // Anything else is data of a tool, such as Style Dictionary's "attributes".
        if log.isLenient, !Self.hasToken(child) {
          log.ignoresUnknown(place, member.name, among: Self.tokenKeys, as: "the property")
        } else if log.accepts(
          older: quoted(member.name), place, accepted: "a token without tokens or groups in it",
          .unknownKey, remedy: "Make the outer one a group with a \"$root\" token.")
        {
          children.append(member.name, member.value)
        }
      } else if !log.isLenient || member.name != "alpha" {
        log.ignoresUnknown(place, member.name, among: Self.tokenKeys, as: "the property")
      }
    }
    return children
  }

  /// Whether a group has a token at any depth.
  private static func hasToken(_ group: JSONObject) -> Bool {
    isTokenOrReference(group)
      || group.members.contains { member in
        member.value.object.map { !member.name.hasPrefix("$") && hasToken($0) } ?? false
      }
  }

  private static func isTokenOrReference(_ object: JSONObject) -> Bool {
    object["$value"] != nil || object["$ref"] != nil
  }

  /// Checks the properties that tokens and groups have in common.
  private func checkMetadata(_ object: JSONObject, _ site: Site) {
    func check(_ name: String, _ accepted: String, _ isValid: (JSONValue) -> Bool) {
      guard let value = object[name], !isValid(value) else { return }
      if name == "$type" {
        log.report(.invalidValue, site / name, found: value.summary, accepted: accepted)
      } else {
        log.ignores(.invalidValue, site / name, found: value.summary, accepted: accepted)
      }
    }
    check("$description", "a text") { $0.string != nil }
    check("$deprecated", "true, false or a text") { $0.bool != nil || $0.string != nil }
    check("$extensions", "an object") { $0.object != nil }
    check("$type", "the name of a type") { $0.string != nil }
    if let extensions = object["$extensions"]?.object, extensions.formerNames == nil,
      let found = extensions[JSONObject.libraryKey]?.object?["formerly"]
    {
      let place = site / "$extensions" / JSONObject.libraryKey / "formerly"
      log.ignores(.invalidValue, place, found: found.summary, accepted: "an array of names")
    }
  }
}

extension JSONObject {
  /// The key of this library among the extensions of a token.
  fileprivate static let libraryKey = "org.protocolstyle"

  /// The former names of a token, in its extensions; nil if they aren't an array of names.
  var formerNames: [String]? {
    guard let value = self[Self.libraryKey]?.object?["formerly"] else { return [] }
    let names = value.array?.compactMap(\.string)
    return names?.count == value.array?.count ? names : nil
  }
}

/// An object of a document that is a token, with the properties from its groups.
struct TokenSite {
  let path: String
  let parts: [String]
  let object: JSONObject
  let site: Site

  /// The type of the nearest group that has one, and its location.
  let inheritedType: (name: String, site: Site)?

  /// The `$deprecated` of the token, or of the nearest group that has one.
  let deprecated: JSONValue?

  var pointer: JSONPointer { site.pointer }

  /// The location of the value.
  var valueSite: Site { object.mode.map { site / "$value" / $0 } ?? site / "$value" }
}
