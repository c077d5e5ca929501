internal import ProtocolStyle

/// Traverses a document with expanded groups, checks names and properties, and lists its tokens.
struct TokenCollector {
  private let log: ProblemLog
  private let limit: Int
  private var count = 0

  private(set) var tokens: [TokenSite] = []
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
    if document["$value"] != nil {
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
          log.reportUnknown(
            .unknownKey, place, member.name, among: Self.groupKeys, as: "the property")
        }
        continue
      }
      guard member.name == "$root" || TokenPath.isName(member.name) else {
        log.report(
          .invalidName, place, found: "the name \(quoted(member.name))",
          accepted: "a name without \"{\", \"}\" and \".\" that doesn't begin with \"$\"")
        continue
      }
      guard case .object(var object) = member.value else {
        log.report(
          .invalidValue, place, found: member.value.summary, accepted: "a token or a group",
          nearest: NearestName.find(member.name, among: Self.groupKeys))
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
    for name in object.names where !Self.tokenKeys.contains(name) {
      let isChild = object[name]?.object != nil && !name.hasPrefix("$")
      log.report(
        .unknownKey, site / name, found: quoted(name),
        accepted: isChild
          ? "a token without tokens or groups in it"
          : "the property \(ProblemLog.list(Self.tokenKeys))",
        nearest: NearestName.find(name, among: Self.tokenKeys),
        remedy: isChild ? "Make the outer one a group with a \"$root\" token." : nil)
    }
    if object["$value"] != nil, object["$ref"] != nil {
      log.report(
        .unknownKey, site / "$ref", found: "\"$ref\" besides \"$value\"", accepted: "one of the two"
      )
      return
    }
    tokens.append(
      TokenSite(
        path: TokenPath.path(of: path), parts: path, object: object, site: site,
        inheritedType: type, deprecated: object["$deprecated"] ?? deprecated))
  }

  /// Checks the properties that tokens and groups have in common.
  private func checkMetadata(_ object: JSONObject, _ site: Site) {
    func check(_ name: String, _ accepted: String, _ isValid: (JSONValue) -> Bool) {
      guard let value = object[name], !isValid(value) else { return }
      log.report(.invalidValue, site / name, found: value.summary, accepted: accepted)
    }
    check("$description", "a text") { $0.string != nil }
    check("$deprecated", "true, false or a text") { $0.bool != nil || $0.string != nil }
    check("$extensions", "an object") { $0.object != nil }
    check("$type", "the name of a type") { $0.string != nil }
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
}
