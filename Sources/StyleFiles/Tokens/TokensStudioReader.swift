internal import ProtocolStyle

/// Reads what Tokens Studio writes: one file with sets of tokens, `$themes` and `$metadata` at its
/// root, or a folder with `$themes.json`, `$metadata.json` and a file for each set.
///
/// Themes with the same `group` are the contexts of one modifier with that name; those without a
/// group belong to a modifier named `theme`. A set applies in the contexts of all themes that select
/// it, in the order of `tokenSetOrder`; one that no theme names always applies.
struct TokensStudioReader {
  private let log: ProblemLog

  /// The themes, with their location.
  private let themes: JSONValue
  private let site: Site

  private let metadata: JSONValue?
  private let metadataSite: Site

  /// The names of the sets in one file; nil for a folder, whose sets are those that are named.
  private let names: [String]?

  /// Returns the tokens of a set; nil if they can't be read, which is reported.
  private let tokens: (_ set: String, _ site: Site) -> JSONObject?

  /// Creates the reader of one file.
  init(_ root: JSONObject, _ log: ProblemLog) {
    self.log = log
    let place = Site(file: root.file, pointer: .root)
    themes = root["$themes"] ?? .null
    site = place / "$themes"
    metadata = root["$metadata"]
    metadataSite = place / "$metadata"
    names = root.names.filter { !$0.hasPrefix("$") }
    tokens = { set, site in
      if let tokens = root[set]?.object { return tokens }
      log.report(
        .unresolvedReference, site, found: quoted(set), accepted: "a set of the file",
        nearest: log.nearest(to: set, among: root.names.filter { !$0.hasPrefix("$") }))
      return nil
    }
  }

  /// Creates the reader of a folder from its `$themes.json`, the file 0 of the log.
  init(folder themes: JSONValue, _ log: ProblemLog, _ loader: DocumentLoader) {
    self.log = log
    self.themes = themes
    site = Site(file: 0, pointer: .root)
    let isThere = loader.exists("$metadata.json")
    metadataSite = Site(file: isThere ? log.files.count : 0, pointer: .root)
    metadata = isThere ? loader.read("$metadata.json", from: site) : nil
    names = nil
    tokens = { set, site in
      let path = set.replacing("%", with: "%25") + ".json"
      guard let value = loader.read(path, from: site) else { return nil }
      if case .object(let tokens) = value { return tokens }
      log.report(.invalidValue, site, found: value.summary, accepted: "a set, an object")
      return nil
    }
  }

  /// Whether a document is a list of themes, which is the whole `$themes.json`.
  static func isThemes(_ document: JSONValue) -> Bool {
    guard case .array(let values) = document else { return false }
    return values.contains { $0.object?["selectedTokenSets"] != nil }
  }

  private struct StudioTheme {
    let name: String
    let group: String
    let sets: Set<String>
    let disabled: Set<String>
    let site: Site
  }

  func read() -> ResolverDocument {
    var result = ResolverDocument(name: nil)
    guard
      log.accepts(
        older: "\"$themes\" of Tokens Studio", site, accepted: "a resolver document")
    else { return result }
    let themes = self.readThemes()
    let groups = themes.reduce(into: [String]()) {
      if !$0.contains($1.group) { $0.append($1.group) }
    }
    result.modifiers = groups.map { group in
      let contexts = themes.filter { $0.group == group }.map(\.name)
      return TokenModifier(
        name: group, contexts: contexts, defaultContext: contexts.count == 1 ? contexts[0] : nil,
        summary: nil, extensions: nil)
    }
    for (set, site) in order(themes) {
      let selections = result.modifiers.enumerated().flatMap { place, modifier in
        let members = themes.filter { $0.group == modifier.name }
        return members.indices.filter { members[$0].sets.contains(set) }.map { (place, $0) }
      }
      if selections.isEmpty, themes.contains(where: { $0.disabled.contains(set) }) {
        log.ignores(
          .unknownKey, site, found: "the set \(quoted(set)), which no theme enables,",
          accepted: "a set that a theme enables")
        continue
      }
      guard let tokens = tokens(set, site) else { continue }
      result.elements.append(selections.isEmpty ? .set([tokens]) : .selected([tokens], selections))
    }
    return result
  }

  /// The names of the sets, from the lowest, with the places that name them.
  private func order(_ themes: [StudioTheme]) -> [(name: String, site: Site)] {
    var result: [(name: String, site: Site)] = []
    var known: Set<String> = []
    func add(_ name: String, _ site: Site) {
      if known.insert(name).inserted { result.append((name, site)) }
    }
    for member in metadata?.object?.members ?? [] where member.name != "tokenSetOrder" {
      log.ignoresUnknown(
        metadataSite / member.name, member.name, among: ["tokenSetOrder"], as: "in the metadata")
    }
    let place = metadataSite / "tokenSetOrder"
    for (index, value) in (metadata?.object?["tokenSetOrder"]?.array ?? []).enumerated() {
      guard let name = value.string, names.map({ $0.contains(name) }) ?? true else {
        log.ignores(.invalidValue, place / index, found: value.summary, accepted: "a set's name")
        continue
      }
      add(name, place / index)
    }
    for name in names ?? [] { add(name, Site(file: site.file, pointer: .root) / name) }
    for theme in themes {
      for name in theme.sets.union(theme.disabled).sorted() {
        add(name, theme.site / "selectedTokenSets" / name)
      }
    }
    return result
  }

  private func readThemes() -> [StudioTheme] {
    guard case .array(let values) = themes else {
      log.report(.invalidValue, site, found: themes.summary, accepted: "an array of themes")
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
      let group = object["group"]?.string ?? "theme"
      guard !themes.contains(where: { $0.name == name && $0.group == group }) else {
        log.report(
          .duplicateKey, site / index / "name", found: quoted(name),
          accepted: "a name that no other theme of the group has")
        continue
      }
      let keys = ["name", "group", "selectedTokenSets"]
      for key in object.names where key != "id" && !keys.contains(key) {
        log.ignoresUnknown(site / index / key, key, among: keys, as: "in a theme")
      }
      let disabled = sets.members.filter { $0.value.string == "disabled" }.map(\.name)
      themes.append(
        StudioTheme(
          name: name, group: group, sets: Set(sets.names).subtracting(disabled),
          disabled: Set(disabled), site: site / index))
    }
    return themes
  }
}
