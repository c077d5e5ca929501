internal import ProtocolStyle

/// Arranges tokens in groups by their names.
struct TokenExportWriter {
  private(set) var document = JSONObject()
  private(set) var omitted: [TokenID] = []

  /// Adds a token of the library; omits it if the format has no type for its value.
  mutating func add(_ token: any AnyToken, _ value: TokenValue?) {
    guard let value else {
      omitted.append(token.id)
      return
    }
    var object = Self.object(value)
    if let summary = token.summary { object["$description"] = .string(summary) }
    if let deprecation = token.deprecation {
      object["$deprecated"] = deprecation.isEmpty ? .bool(true) : .string(deprecation)
    }
    let path = token.name.split(separator: ".", omittingEmptySubsequences: true)
      .map { Self.name(String($0)) }
    document = Self.inserting(object, at: path.isEmpty ? ["token"][...] : path[...], into: document)
  }

  /// Adds a token of a file, with its metadata.
  mutating func add(_ token: DesignToken) {
    var object = Self.object(token.value)
    if let summary = token.summary { object["$description"] = .string(summary) }
    if let deprecation = token.deprecation {
      object["$deprecated"] = deprecation.isEmpty ? .bool(true) : .string(deprecation)
    }
    if let extensions = token.extensions { object["$extensions"] = .object(extensions) }
    document = Self.inserting(object, at: token.path[...], into: document)
  }

  /// Adds the metadata of a group of a file, in front of its tokens.
  mutating func add(_ group: DesignTokenGroup) {
    var metadata = JSONObject()
    if let summary = group.summary { metadata["$description"] = .string(summary) }
    if let extensions = group.extensions { metadata["$extensions"] = .object(extensions) }
    if !metadata.isEmpty { document = Self.adding(metadata, at: group.path[...], to: document) }
  }

  private static func adding(
    _ metadata: JSONObject, at path: ArraySlice<String>, to group: JSONObject
  ) -> JSONObject {
    guard let name = path.first else {
      var result = metadata
      for member in group.members { result[member.name] = member.value }
      return result
    }
    var group = group
    let inner = group[name]?.object ?? JSONObject()
    group[name] = .object(adding(metadata, at: path.dropFirst(), to: inner))
    return group
  }

  private static func object(_ value: TokenValue) -> JSONObject {
    JSONObject(["$type": .string(value.type.rawValue), "$value": value.json])
  }

  private static func name(_ name: String) -> String {
    let name = String(name.map { "{}".contains($0) ? "_" : $0 })
    return name.hasPrefix("$") && name != "$root" ? "_" + name.dropFirst() : name
  }

  /// Inserts a token at its path; one whose path is also a group becomes the group's root.
  private static func inserting(
    _ token: JSONObject, at path: ArraySlice<String>, into group: JSONObject
  ) -> JSONObject {
    guard let name = path.first else { return group }
    var group = group
    let existing = group[name]?.object
    if path.count == 1 {
      if var inner = existing, inner["$value"] == nil {
        inner["$root"] = .object(token)
        group[name] = .object(inner)
      } else {
        group[name] = .object(token)
      }
      return group
    }
    var inner = existing ?? JSONObject()
    if inner["$value"] != nil { inner = JSONObject(["$root": .object(inner)]) }
    group[name] = .object(inserting(token, at: path.dropFirst(), into: inner))
    return group
  }

  /// The tokens that differ from those of another document, in their groups.
  static func difference(_ document: JSONObject, from other: JSONObject) -> JSONObject {
    var result = JSONObject()
    for member in document.members {
      guard case .object(let object) = member.value else { continue }
      let counterpart = other[member.name]?.object
      if object["$value"] != nil {
        if object != counterpart { result[member.name] = member.value }
      } else {
        let inner = difference(object, from: counterpart ?? JSONObject())
        if !inner.isEmpty { result[member.name] = .object(inner) }
      }
    }
    return result
  }
}
