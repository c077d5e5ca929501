internal import ProtocolStyle

/// Tokens with an object of a value for each mode, such as `{"light": "#333", "dark": "#eee"}`, which
/// only lenient reading accepts.
///
/// The modes become the contexts of a modifier, which the environment selects as those of a resolver.
/// Only names that stand for an environment are modes, because nothing else tells them from the
/// members of another value.
struct ModeValues {
  private let log: ProblemLog

  /// The index of the modifier for each list of modes.
  private var places: [[String]: Int] = [:]
  private var modifiers: [TokenModifier]

  /// The number of modifiers that the document had.
  private let ownCount: Int

  /// Finds the modes in a document's tokens, and adds modifiers for them, with a finding for each
  /// token.
  ///
  /// - Returns: nil if no token has modes.
  init?(in document: inout ResolverDocument, _ log: ProblemLog) {
    self.log = log
    modifiers = document.modifiers
    ownCount = modifiers.count
    var found: [(modes: [String], site: Site)] = []
    document.rewrite { source in
      Self.find(in: source, Site(file: source.file, pointer: .root), &found)
      return source
    }
    for (modes, site) in found {
      let isAccepted = log.accepts(
        older: "a value for each of the modes \(ProblemLog.list(modes, "and"))", site,
        accepted: "a file for each mode, and a resolver")
      if isAccepted, places[modes] == nil { places[modes] = place(of: modes) }
    }
    if places.isEmpty { return nil }
    document.modifiers = modifiers
  }

  /// The index of the modifier with some modes, which is added if there is none.
  private mutating func place(of modes: [String]) -> Int {
    for (place, modifier) in modifiers.enumerated() {
      if Set(modifier.contexts).isSuperset(of: modes) { return place }
      let all = modifier.contexts + modes.filter { !modifier.contexts.contains($0) }
      guard place >= ownCount, Self.matches(of: all) != nil else { continue }
      modifiers[place] = Self.modifier(modifier.name, all)
      return place
    }
    let names = modifiers.map { $0.name.lowercased() }
    var name = "mode"
    var number = 2
    while names.contains(name) {
      name = "mode\(number)"
      number += 1
    }
    modifiers.append(Self.modifier(name, modes))
    return modifiers.count - 1
  }

  private static func modifier(_ name: String, _ contexts: [String]) -> TokenModifier {
    TokenModifier(
      name: name, contexts: contexts, defaultContext: contexts.first, summary: nil, extensions: nil)
  }

  /// The environments of modes; nil if not all names stand for some.
  private static func matches(of modes: [String]) -> [EnvironmentMatch?]? {
    ContextNames(modifier("mode", modes)).matches
  }

  /// Whether a value is an object of a value for each of at least two modes.
  static func isModes(_ object: JSONObject) -> Bool {
    object.members.count > 1 && matches(of: object.names) != nil
  }

  private static func modes(of token: JSONObject) -> JSONObject? {
    guard case .object(let value)? = token["$value"], isModes(value) else { return nil }
    return value
  }

  private static func find(
    in group: JSONObject, _ site: Site, _ found: inout [(modes: [String], site: Site)]
  ) {
    for member in group.members where !member.name.hasPrefix("$") || member.name == "$root" {
      guard case .object(let object) = member.value else { continue }
      let place = Site(
        file: object.file == 0 ? group.file : object.file, pointer: site.pointer / member.name)
      if let value = modes(of: object) { found.append((value.names, place / "$value")) }
      find(in: object, place, &found)
    }
  }

  // MARK: Selecting

  /// Returns a document in which each token has the value of one mode.
  ///
  /// - Parameters:
  ///   - group: The document.
  ///   - choice: The index of the context of each modifier.
  /// - Returns: The document with these values.
  func selected(_ group: JSONObject, _ choice: [Int]) -> JSONObject {
    selected(group, choice, Site(file: group.file, pointer: .root))
  }

  private func selected(_ group: JSONObject, _ choice: [Int], _ site: Site) -> JSONObject {
    var result = group
    for member in group.members where !member.name.hasPrefix("$") || member.name == "$root" {
      guard case .object(let object) = member.value else { continue }
      let place = Site(
        file: object.file == 0 ? group.file : object.file, pointer: site.pointer / member.name)
      var inner = selected(object, choice, place)
      if let values = Self.modes(of: object), let modifier = places[values.names] {
        let mode = mode(
          of: values, in: modifiers[modifier].contexts[choice[modifier]], place / "$value")
        inner["$value"] = values[mode]
        inner.mode = mode
      }
      result.update(member.name) { $0 = .object(inner) }
    }
    return result
  }

  /// The mode of a value in a context: that with its name, or else the one that the environment of
  /// the context selects, or the first one, with a finding.
  private func mode(of values: JSONObject, in context: String, _ site: Site) -> String {
    if values[context] != nil { return context }
    let names = values.names
    var environment = StyleEnvironment()
    if let match = Self.matches(of: names + [context])?.last ?? nil {
      environment.colorScheme = match.colorScheme ?? environment.colorScheme
      environment.contrast = match.contrast ?? environment.contrast
      environment.contentSizeCategory =
        match.contentSizeCategory ?? environment.contentSizeCategory
      environment.idiom = match.idiom ?? environment.idiom
      environment.layoutDirection = match.layoutDirection ?? environment.layoutDirection
    }
    let selector = ContextSelector([Self.matches(of: names)], fallback: [0])
    let mode = names[selector.choice(in: environment)[0]]
    _ = log.accepts(
      older: "no value for \(quoted(context)), so it's that for \(quoted(mode))", site,
      accepted: "a value for each mode")
    return mode
  }
}
