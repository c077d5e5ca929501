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
