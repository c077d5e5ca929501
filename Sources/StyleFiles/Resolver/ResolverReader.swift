internal import ProtocolStyle

/// Reads a resolver document (the resolver report of 2025.10).
final class ResolverReader {
  let document: JSONObject
  let log: ProblemLog
  private let loader: DocumentLoader

  /// The sets that are being resolved, to detect cycles.
  private var underWay: [String] = []

  /// The sets that are referred to.
  private var used: Set<String> = []

  private static let version = "2025.10"

  init(_ document: JSONObject, _ log: ProblemLog, _ loader: DocumentLoader) {
    self.document = document
    self.log = log
    self.loader = loader
  }

  private var root: Site { Site(file: document.file, pointer: .root) }

  /// Reads the document, and reports problems to the log.
  func read() -> ResolverDocument {
    var result = ResolverDocument(name: document["name"]?.string)
    checkRoot()
    let order = document["resolutionOrder"] ?? .null
    guard case .array(let items) = order, !items.isEmpty else {
      log.report(
        order == .null ? .missingKey : .invalidValue, root / "resolutionOrder",
        found: order == .null ? "no \"resolutionOrder\"" : order.summary,
        accepted: "an array of at least one set or modifier")
      checkUnused()
      return result
    }
    var names: [String: Site] = [:]
    for (index, item) in items.enumerated() {
      add(item, root / "resolutionOrder" / index, to: &result, &names)
    }
    checkUnused()
    addUnusedSets(to: &result)
    return result
  }

  private func checkRoot() {
    let keys = [
      "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$schema", "$defs",
      "$extensions",
    ]
    for name in document.names where !keys.contains(name) {
      log.reportUnknown(.unknownKey, root / name, name, among: keys, as: "the property")
    }
    let version = document["version"] ?? .null
    if version != .string(Self.version) {
      log.report(
        version == .null ? .missingKey : .invalidValue, root / "version",
        found: version == .null ? "no \"version\"" : version.summary,
        accepted: quoted(Self.version))
    }
    for key in ["name", "description", "$schema"] {
      if let value = document[key], value.string == nil {
        log.report(.invalidValue, root / key, found: value.summary, accepted: "a text")
      }
    }
    for key in ["sets", "modifiers"] {
      if let value = document[key], value.object == nil {
        log.report(
          .invalidValue, root / key, found: value.summary, accepted: "an object of \(key) by name")
      }
    }
  }

  /// Adds an element of the resolution order.
  private func add(
    _ item: JSONValue, _ site: Site, to result: inout ResolverDocument,
    _ names: inout [String: Site]
  ) {
    guard case .object(let object) = item else {
      log.report(
        .invalidValue, site, found: item.summary,
        accepted: "a set, a modifier, or a reference to one")
      return
    }
    if let reference = object["$ref"] {
      addReference(reference, object, site, to: &result, &names)
      return
    }
    guard let type = object["type"]?.string, type == "set" || type == "modifier" else {
      log.report(
        object["type"] == nil ? .missingKey : .invalidValue, site / "type",
        found: object["type"].map(\.summary) ?? "no \"type\"",
        accepted: "\"set\" or \"modifier\" for one that is declared in the order")
      return
    }
    guard let name = object["name"]?.string else {
      log.report(
        .missingKey, site / "name", found: object["name"].map(\.summary) ?? "no \"name\"",
        accepted: "a name for a \(type) that is declared in the order")
      return
    }
    if let other = names[name] {
      log.report(
        .duplicateKey, site / "name", found: "the name \(quoted(name)) of \(other.pointer)",
        accepted: "a name that nothing else in the order has")
      return
    }
    names[name] = site
    if type == "set" {
      set(object, site, named: name, isInline: true).map { result.elements.append(.set($0)) }
    } else {
      modifier(object, site, named: name, isInline: true, to: &result)
    }
  }

  private func addReference(
    _ reference: JSONValue, _ object: JSONObject, _ site: Site,
    to result: inout ResolverDocument, _ names: inout [String: Site]
  ) {
    guard let text = reference.string, text.hasPrefix("#"),
      let pointer = JSONPointer(fragment: text.dropFirst()), pointer.parts.count == 2,
      ["sets", "modifiers"].contains(pointer.parts[0])
    else {
      log.report(
        .invalidReference, site / "$ref", found: reference.summary,
        accepted: "a set or a modifier, such as \"#/sets/color\"")
      return
    }
    let (kind, name) = (pointer.parts[0], pointer.parts[1])
    let known = document[kind]?.object
    guard case .object(let target)? = known?[name] else {
      log.report(
        .unresolvedReference, site / "$ref", found: quoted(text),
        accepted: "one of the \(kind) \(ProblemLog.list(known?.names ?? []))",
        nearest: log.nearest(to: name, among: known?.names ?? []))
      return
    }
    // The other members override those of the target, as in JSON Schema.
    var merged = target
    for member in object.members where member.name != "$ref" { merged[member.name] = member.value }
    let place = Site(file: document.file, pointer: pointer)
    names[name] = names[name] ?? site
    if kind == "sets" {
      used.insert(name)
      underWay.append(name)
      defer { underWay.removeLast() }
      set(merged, place, named: name, isInline: false).map { result.elements.append(.set($0)) }
    } else if result.modifiers.contains(where: { $0.name == name }) {
      log.report(
        .duplicateKey, site / "$ref", found: "the modifier \(quoted(name)) for the second time",
        accepted: "each modifier once in the order")
    } else {
      modifier(merged, place, named: name, isInline: false, to: &result)
    }
  }

  /// Checks the sets and modifiers that nothing refers to.
  private func checkUnused() {
    for member in document["sets"]?.object?.members ?? [] where !used.contains(member.name) {
      let site = root / "sets" / member.name
      if case .object(let object) = member.value {
        checkKeys(object, site, "sources", isInline: false)
      } else {
        log.report(.invalidValue, site, found: member.value.summary, accepted: "a set, an object")
      }
    }
    for member in document["modifiers"]?.object?.members ?? [] {
      let site = root / "modifiers" / member.name
      if case .object(let object) = member.value {
        checkKeys(object, site, "contexts", isInline: false)
      } else {
        log.report(
          .invalidValue, site, found: member.value.summary, accepted: "a modifier, an object")
      }
    }
  }

  /// Adds sets that nothing refers to below everything else, because older files rely on them.
  private func addUnusedSets(to result: inout ResolverDocument) {
    guard log.isLenient else { return }
    for member in (document["sets"]?.object?.members ?? []).reversed()
    where !used.contains(member.name) {
      let site = root / "sets" / member.name
      guard case .object(let object) = member.value,
        log.accepts(
          older: "a set that the resolution order doesn't name", site,
          accepted: "a reference to it in \"resolutionOrder\"")
      else { continue }
      used.insert(member.name)
      set(object, site, named: member.name, isInline: false)
        .map { result.elements.insert(.set($0), at: 0) }
    }
  }

  private func set(
    _ object: JSONObject, _ site: Site, named name: String, isInline: Bool
  ) -> [JSONObject]? {
    checkKeys(object, site, "sources", isInline: isInline)
      .map { sources($0, site / "sources", inModifier: false) }
  }

  private func modifier(
    _ object: JSONObject, _ site: Site, named name: String, isInline: Bool,
    to result: inout ResolverDocument
  ) {
    guard let value = checkKeys(object, site, "contexts", isInline: isInline) else { return }
    guard case .object(let contexts) = value, !contexts.isEmpty else {
      log.report(
        .invalidValue, site / "contexts", found: value.summary,
        accepted: "an object of at least two contexts")
      return
    }
    if contexts.members.count == 1,
      !log.accepts(
        older: "a single context, \(quoted(contexts.names[0]))", site / "contexts",
        accepted: "two contexts or more, or a set")
    {
      return
    }
    let fallback = object["default"]
    if let fallback, fallback.string.flatMap({ contexts[$0] }) == nil {
      log.report(
        .invalidValue, site / "default", found: fallback.summary,
        accepted: "one of the contexts \(ProblemLog.list(contexts.names))",
        nearest: fallback.string.flatMap { log.nearest(to: $0, among: contexts.names) })
      return
    }
    let sources = contexts.members.map {
      self.sources($0.value, site / "contexts" / $0.name, inModifier: true)
    }
    result.elements.append(.modifier(result.modifiers.count, sources))
    result.modifiers.append(
      TokenModifier(
        name: name, contexts: contexts.names, defaultContext: fallback?.string,
        summary: object["description"]?.string, extensions: object["$extensions"]?.object))
  }

  /// Checks the properties of a set or a modifier, and returns the required one.
  @discardableResult
  private func checkKeys(
    _ object: JSONObject, _ site: Site, _ required: String, isInline: Bool
  ) -> JSONValue? {
    let subject = required == "sources" ? "set" : "modifier"
    let keys =
      [required, "description", "$extensions"] + (subject == "modifier" ? ["default"] : [])
      + (isInline ? ["name", "type"] : [])
    for name in object.names where !keys.contains(name) {
      log.reportUnknown(.unknownKey, site / name, name, among: keys, as: "in a \(subject)")
    }
    if let value = object["$extensions"], value.object == nil {
      log.report(
        .invalidValue, site / "$extensions", found: value.summary, accepted: "an object")
    }
    if let value = object["description"], value.string == nil {
      log.report(.invalidValue, site / "description", found: value.summary, accepted: "a text")
    }
    guard let value = object[required] else {
      log.report(
        .missingKey, site, found: "no \(quoted(required))",
        accepted: "a \(subject) with \(quoted(required))")
      return nil
    }
    return value
  }

  /// The token sources of an array, with references resolved.
  private func sources(_ value: JSONValue, _ site: Site, inModifier: Bool) -> [JSONObject] {
    guard case .array(let values) = value else {
      log.report(
        .invalidValue, site, found: value.summary,
        accepted: "an array of references and groups of tokens")
      return []
    }
    return values.enumerated().flatMap { source($1, site / $0) }
  }

  private func source(_ value: JSONValue, _ site: Site) -> [JSONObject] {
    guard case .object(let object) = value else {
      log.report(
        .invalidValue, site, found: value.summary, accepted: "a reference or a group of tokens")
      return []
    }
    guard let reference = object["$ref"] else { return [object] }
    guard let text = reference.string else {
      log.report(
        .invalidReference, site / "$ref", found: reference.summary,
        accepted: "a path or a JSON pointer")
      return []
    }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let overrides = object.members.filter { $0.name != "$ref" }
    func overridden(_ sources: [JSONObject]) -> [JSONObject] {
      guard !overrides.isEmpty, var last = sources.last else { return sources }
      for member in overrides { last[member.name] = member.value }
      return sources.dropLast() + [last]
    }
    if parts[0].isEmpty, parts.count == 2 {
      return overridden(local(parts[1], text, site / "$ref"))
    }
    guard let file = loader.read(String(parts[0]), from: site / "$ref") else { return [] }
    var target: JSONValue? = file
    if parts.count == 2, !parts[1].isEmpty {
      // The report writes the pointer after a file name without the first slash.
      let fragment = parts[1].hasPrefix("/") ? parts[1] : "/" + parts[1]
      target = JSONPointer(fragment: fragment).flatMap { Self.value(at: $0, of: file) }
    }
    guard case .object(let tokens)? = target else {
      log.report(
        .unresolvedReference, site / "$ref", found: quoted(text), accepted: "a group of tokens")
      return []
    }
    return overridden([tokens])
  }

  /// The sources at a pointer into the document itself.
  private func local(_ fragment: Substring, _ text: String, _ site: Site) -> [JSONObject] {
    guard let pointer = JSONPointer(fragment: fragment), let first = pointer.parts.first,
      first != "modifiers", first != "resolutionOrder"
    else {
      log.report(
        .invalidReference, site, found: quoted(text),
        accepted: "a set or a file; modifiers and the resolution order can't be referred to")
      return []
    }
    guard let value = Self.value(at: pointer, of: .object(document)),
      case .object(let object) = value
    else {
      let names = document["sets"]?.object?.names ?? []
      log.report(
        .unresolvedReference, site, found: quoted(text),
        accepted: "one of the sets \(ProblemLog.list(names))",
        nearest: pointer.parts.last.flatMap { log.nearest(to: $0, among: names) })
      return []
    }
    let place = Site(file: document.file, pointer: pointer)
    guard pointer.parts.count == 2, first == "sets" else {
      return object["$ref"] == nil ? [object] : followed(text, site) { source(value, place) }
    }
    used.insert(pointer.parts[1])
    return followed(pointer.parts[1], site) {
      set(object, place, named: pointer.parts[1], isInline: false) ?? []
    }
  }

  /// Follows a reference unless it leads back to itself.
  private func followed(
    _ name: String, _ site: Site, _ body: () -> [JSONObject]
  ) -> [JSONObject] {
    guard !underWay.contains(name), underWay.count < 64 else {
      log.report(
        .circularReference, site,
        found: "a circle of sets, \((underWay + [name]).joined(separator: " → ")),",
        accepted: "a set that doesn't contain itself")
      return []
    }
    underWay.append(name)
    defer { underWay.removeLast() }
    return body()
  }

  private static func value(at pointer: JSONPointer, of document: JSONValue) -> JSONValue? {
    pointer.parts.reduce(document) { (value: JSONValue?, part) in
      switch value {
      case .object(let object): object[part]
      case .array(let values): Int(part).flatMap { values.indices.contains($0) ? values[$0] : nil }
      default: nil
      }
    }
  }
}
