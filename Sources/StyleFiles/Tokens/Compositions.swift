internal import ProtocolStyle

/// Replaces compositions of Tokens Studio, each of which sets several properties of a layer, with
/// groups that have a token for each property.
///
/// The type of a property follows from its name, unless its value is a reference.
struct Compositions {
  private let log: ProblemLog

  init(_ log: ProblemLog) {
    self.log = log
  }

  /// The same document with groups instead of compositions.
  func rewritten(_ document: JSONObject) -> JSONObject {
    group(document, Site(file: document.file, pointer: .root), isComposition: false)
  }

  private func group(_ group: JSONObject, _ site: Site, isComposition: Bool) -> JSONObject {
    var result = group
    let isComposition = group["$type"].map { $0.string == Self.type } ?? isComposition
    for member in group.members {
      guard case .object(let object) = member.value, !member.name.hasPrefix("$") else { continue }
      let place = Site(file: object.file, pointer: site.pointer / member.name)
      guard let value = object["$value"] else {
        result.update(member.name) {
          $0 = .object(self.group(object, place, isComposition: isComposition))
        }
        continue
      }
      let type = object["$type"].map { $0.string == Self.type } ?? isComposition
      guard type, case .object(let properties) = value,
        log.accepts(older: "a composition", place, accepted: "a group of a token for each property")
      else { continue }
      result.update(member.name) { $0 = .object(tokens(object, properties)) }
    }
    if group["$type"]?.string == Self.type { result["$type"] = nil }
    return result
  }

  private static let type = "composition"

  /// The group of a composition's properties.
  private func tokens(_ composition: JSONObject, _ properties: JSONObject) -> JSONObject {
    var group = JSONObject()
    group.file = composition.file
    for member in composition.members where member.name != "$value" && member.name != "$type" {
      group[member.name] = member.value
    }
    for property in properties.members {
      var token = JSONObject()
      token.file = composition.file
      token["$value"] = property.value
      if let type = Self.type(of: property.name, property.value) { token["$type"] = .string(type) }
      group[property.name] = .object(token)
    }
    return group
  }

  /// The type of a property; nil for a reference, and for a property that isn't known.
  private static func type(of property: String, _ value: JSONValue) -> String? {
    if let text = value.string, TokenPath.reference(in: text) != nil { return nil }
    if let type = TokenType(rawValue: property) ?? TokenType(older: property) {
      return type.rawValue
    }
    let name = property.lowercased()
    let types: KeyValuePairs<String, TokenType> = [
      "color": .color, "fill": .color, "shadow": .shadow, "radius": .dimension,
      "padding": .dimension, "spacing": .dimension, "width": .dimension, "height": .dimension,
    ]
    return types.first { name.hasSuffix($0.key) || name.hasPrefix($0.key) }?.value.rawValue
  }
}
