extension Finding.Identifier {
  /// A pack is in a tree more than once, or its module is in the program more than once.
  public static let duplicatePack = Finding.Identifier(rawValue: "duplicate-pack")
}

extension Finding {
  /// Returns the packs that share a name, in the order of their first occurrence.
  static func duplicatePacks(in packs: [StylePack]) -> [Finding] {
    let copies = Dictionary(grouping: packs, by: \.name)
    var names = Set<String>()
    return packs.compactMap { pack in
      guard names.insert(pack.name).inserted, let copies = copies[pack.name], copies.count > 1
      else { return nil }
      let versions = copies.map(\.version)
      return Set(versions).count == 1
        ? duplicatePack(pack, count: copies.count) : duplicatePack(pack, versions)
    }
  }

  private static func duplicatePack(_ pack: StylePack, count: Int) -> Finding {
    Finding(
      .warning, .duplicatePack,
      summary: "Pack '\(pack)' \(pack.version) is listed \(count) times.",
      explanation: "The rules of the last copy override those of all packs between the copies. "
        + "Apart from that, repeating a pack has no effect.",
      remedy: "Keep one of them.")
  }

  private static func duplicatePack(
    _ pack: StylePack, _ versions: [StylePack.Version]
  ) -> Finding {
    let list = versions.map(\.description).joined(separator: ", ")
    return Finding(
      .error, .duplicatePack,
      summary: "Pack '\(pack)' is listed in several versions: \(list).",
      explanation: "The rules of all versions apply, each over those before it, including rules "
        + "that a later version has removed. If several attributes have the same name, the first is "
        + "read.",
      remedy: "Keep one version, and require it in all modules that use the pack.")
  }

  /// Returns the types of packs that are in the program more than once: different types with one
  /// name.
  static func doubledTypes(in packs: [StylePack]) -> [Finding] {
    var bearers: [String: [(type: ObjectIdentifier, pack: String)]] = [:]
    var names: [String] = []
    for pack in packs {
      for type in pack.types {
        let (name, identity) = (String(reflecting: type), ObjectIdentifier(type))
        let known = bearers[name] ?? []
        if known.isEmpty { names.append(name) }
        if known.contains(where: { $0.type == identity }) { continue }
        bearers[name, default: []].append((identity, pack.name))
      }
    }
    return names.compactMap { name in
      guard let copies = bearers[name], copies.count > 1 else { return nil }
      return doubledType(name, in: copies.map(\.pack))
    }
  }

  private static func doubledType(_ name: String, in packs: [String]) -> Finding {
    let bearers = packs.map { "'\($0)'" }.joined(separator: " and ")
    return Finding(
      .error, .duplicatePack,
      summary: "There are \(packs.count) types named \(name), in packs \(bearers).",
      explanation: "A module is in the program more than once, such as in a library that is loaded "
        + "and in the program itself. Rules, attributes and kinds of one copy don't match nodes of "
        + "the other.",
      remedy: "Link the module once: as a dynamic library, or only into the program.")
  }
}

extension StylePack {
  /// The types in the pack: those of kinds, attributes and tokens, and those in rules.
  fileprivate var types: [any Any.Type] {
    var types: [any Any.Type] = kinds.map(\.protocolType)
    for attribute in attributes.lazy.map(\.id) {
      if let proto = attribute.definition.protocolType { types.append(proto) }
      types.append(attribute.valueType)
    }
    types += tokens.map { $0.id.valueType }
    for rule in styleSheet {
      if case .type(let target) = rule.target.form { types.append(target.type) }
      types += rule.containers.map(\.type)
    }
    return types
  }
}
