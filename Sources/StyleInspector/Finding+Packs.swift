public import ProtocolStyle

extension Sequence<StylePack> {
  /// Returns probable mistakes in packs that are used in one tree, the lowest first.
  ///
  /// ```swift
  /// #expect([StylePack.contoso].findings().isEmpty)
  /// ```
  ///
  /// The findings are repeated packs, types that are in the program more than once, attributes with
  /// the same name, tokens with the same name but different types, and attributes of a target that
  /// several packs override. For each pack, these are followed by the tokens that its themes set
  /// and no pack declares, and by the findings of its sheet and of each theme.
  ///
  /// - Parameters:
  ///   - environment: The environment for the closures of themes; the default one by default.
  ///   - attributes: The attributes of the tree's applier, without those of the packs; the standard
  ///     ones by default.
  /// - Returns: The findings; empty if there are none.
  public func findings(
    in environment: StyleEnvironment = StyleEnvironment(), attributes: AttributeList = .standard
  ) -> [Finding] {
    let packs = Array(self)
    let declared = Set(packs.flatMap(\.tokens).map(\.id))
    return Finding.duplicatePacks(in: packs) + Finding.doubledTypes(in: packs)
      + Finding.attributeClashes(in: packs, attributes) + Finding.tokenClashes(in: packs)
      + Finding.duplicateTokens(in: [environment], where: declared.contains)
      + Finding.overrideClashes(in: packs, environment)
      + packs.flatMap { pack in
        Finding.undeclaredTokens(of: pack, declared: declared, in: environment)
          + pack.styleSheet.findings() + pack.themes.flatMap { $0.findings(in: environment) }
      }
  }
}

// MARK: - Duplicate Packs

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

// MARK: - Clashing Attributes

extension Finding.Identifier {
  /// Packs, or a pack and the applier, have different attributes with the same name.
  public static let attributeClash = Finding.Identifier(rawValue: "attribute-clash")
}

extension Finding {
  /// Returns the attributes of packs that aren't read because another one has the same name.
  ///
  /// They're in the order of the packs; the applier's attributes come before all packs.
  static func attributeClashes(in packs: [StylePack], _ attributes: AttributeList) -> [Finding] {
    var read: [String: (attribute: AttributeID, bearer: String)] = [:]
    for attribute in attributes { read[attribute.name] = (attribute.id, "the applier") }
    var findings: [Finding] = []
    for pack in packs {
      for attribute in pack.attributes.lazy.map(\.id) {
        guard let first = read[attribute.name] else {
          read[attribute.name] = (attribute, "pack '\(pack)'")
          continue
        }
        if first.attribute != attribute {
          findings.append(attributeClash(attribute, in: pack, with: first.attribute, first.bearer))
        }
      }
    }
    return findings
  }

  private static func attributeClash(
    _ attribute: AttributeID, in pack: StylePack, with first: AttributeID, _ bearer: String
  ) -> Finding {
    Finding(
      .error, .attributeClash,
      summary: "Attribute '\(attribute)' has type \(first.valueType) in \(bearer), but "
        + "\(attribute.valueType) in pack '\(pack)'.",
      explanation: "They are two attributes, declared in \(first.definition.declaration) and "
        + "\(attribute.definition.declaration). A tree reads the first; values of the other aren't in "
        + "view models.",
      remedy: "Rename one of them, or use the same attribute in both packs.")
  }
}

// MARK: - Clashing Overrides

extension Finding.Identifier {
  /// Rules of two packs override conformances for the same attribute of the same target.
  public static let overrideClash = Finding.Identifier(rawValue: "override-clash")
}

extension Finding {
  /// Returns the attributes of targets for which rules of several packs override conformances.
  ///
  /// They're in the order of the packs; each finding names the first other pack.
  static func overrideClashes(
    in packs: [StylePack], _ environment: StyleEnvironment
  ) -> [Finding] {
    struct Key: Hashable {
      let target: StyleRule.Target
      let attribute: AttributeID
    }
    let context = StyleContext(environment: environment)
    var writers: [Key: StylePack] = [:]
    var findings: [Finding] = []
    for pack in packs {
      for rule in pack.styleSheet where rule.overridesConformances {
        for attribute in rule.attributes(writtenIn: [context]) {
          let key = Key(target: rule.target, attribute: attribute)
          if let first = writers[key], first.name != pack.name {
            let finding = overrideClash(of: attribute, rule, in: pack, with: first)
            if !findings.contains(finding) { findings.append(finding) }
          } else {
            writers[key] = pack
          }
        }
      }
    }
    return findings
  }

  private static func overrideClash(
    of attribute: AttributeID, _ rule: StyleRule, in pack: StylePack, with other: StylePack
  ) -> Finding {
    Finding(
      .warning, .overrideClash,
      summary: "Pack '\(pack)' overrides '\(attribute)' of \(rule.target), as pack '\(other)' "
        + "does.",
      explanation: "Both packs have a rule for \(rule.target) that overrides conformances. The "
        + "rule of the higher pack, '\(pack)', wins where both apply.",
      remedy: "Keep one of the rules, or move it to the app's own sheet, which is above all packs."
    )
  }
}

// MARK: - Clashing Tokens

extension Finding.Identifier {
  /// Packs declare tokens with the same name but different types.
  public static let tokenClash = Finding.Identifier(rawValue: "token-clash")
}

extension Finding {
  /// Returns the tokens of packs that have the name of a token with another type, in the order of
  /// the packs.
  static func tokenClashes(in packs: [StylePack]) -> [Finding] {
    var declared: [String: [(token: TokenID, pack: StylePack)]] = [:]
    var findings: [Finding] = []
    for pack in packs {
      for token in pack.tokens.lazy.map(\.id) {
        let others = declared[token.name] ?? []
        if others.contains(where: { $0.token.valueType == token.valueType }) { continue }
        declared[token.name, default: []].append((token, pack))
        guard let first = others.first else { continue }
        findings.append(tokenClash(token, in: pack, with: first.token, of: first.pack))
      }
    }
    return findings
  }

  private static func tokenClash(
    _ token: TokenID, in pack: StylePack, with first: TokenID, of other: StylePack
  ) -> Finding {
    Finding(
      .warning, .tokenClash,
      summary: "Token '\(token)' has type \(first.valueType) in pack '\(other)', but "
        + "\(token.valueType) in pack '\(pack)'.",
      explanation: "They are two tokens: a theme that sets one doesn't set the other, and the data "
        + "of a theme can't name both.",
      remedy: "Rename one of them, or use the same token in both packs.")
  }
}

// MARK: - Undeclared Tokens

extension Finding {
  /// Returns the tokens that themes of a pack set and no pack declares, theme by theme.
  static func undeclaredTokens(
    of pack: StylePack, declared: Set<TokenID>, in environment: StyleEnvironment
  ) -> [Finding] {
    pack.themes.flatMap { theme in
      var context = StyleContext(environment: environment)
      return context.add(theme).tokens.filter { !declared.contains($0) }.map { token in
        Finding(
          .warning, .undeclaredToken,
          summary: "Theme '\(theme)' of pack '\(pack)' sets '\(token)', which no pack declares.",
          explanation: "The value is used, but the token isn't in the list of a pack, where people "
            + "and decoders look for tokens that can be set.",
          remedy: "List it among the tokens of pack '\(pack)'.")
      }
    }
  }
}
