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
