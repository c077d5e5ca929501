public import ProtocolStyle

// MARK: - Missing Tokens

extension Finding.Identifier {
  /// A theme doesn't set a token that an alternative theme sets.
  public static let missingToken = Finding.Identifier(rawValue: "missing-token")
}

extension Finding {
  /// Finds the tokens that one of several themes doesn't set although an alternative does.
  ///
  /// Themes are alternatives if they have a token in common. A brand and a density complement each
  /// other, and may have none in common.
  static func missingTokens(
    among parts: [(theme: Theme, values: TokenValues)]
  ) -> [Finding] {
    let sets = parts.map { Set($0.values.assigned.map(\.index)) }
    return parts.indices.flatMap { index in
      let alike = parts.indices.filter { $0 != index && !sets[$0].isDisjoint(with: sets[index]) }
      let missing = alike.reduce(into: Set<Int>()) { $0.formUnion(sets[$1]) }
        .subtracting(sets[index])
      let tokens = missing.map { InternedTokens.shared.definition(at: $0) }
      return tokens.sorted { ($0.name, $0.module) < ($1.name, $1.module) }.map { token in
        let others = alike.filter { sets[$0].contains(token.index) }.map { "'\(parts[$0].theme)'" }
        return missingToken(
          token.name, in: parts[index].theme, others: others.joined(separator: " and "))
      }
    }
  }

  private static func missingToken(
    _ token: String, in theme: Theme, others: String
  ) -> Finding {
    Finding(
      .warning, .missingToken,
      summary: "Theme '\(theme)' does not set '\(token)', which theme \(others) sets.",
      explanation: "While '\(theme)' is current, '\(token)' has the value of the themes below it, "
        + "or its default, which may not match the theme.",
      remedy: "Set '\(token)' in '\(theme)' as well, even if it has its default value.")
  }
}

// MARK: - Unused Token

extension Finding.Identifier {
  /// A theme sets a token that nothing in the tree reads.
  public static let unusedToken = Finding.Identifier(rawValue: "unused-token")
}

extension Finding {
  /// The given tokens that were set but never read, by name.
  static func unusedTokens(
    in values: TokenValues, setBy setter: String, reads: TokenIndices
  ) -> [Finding] {
    let copied = copiedTokens(in: values, reads: reads)
    return values.tokens.filter { token in
      !reads.contains(token.definition.index) && !copied.contains(token.definition.index)
    }.map { token in
      Finding(
        .note, .unusedToken,
        summary: "\(setter) sets '\(token.name)', which nothing in the tree reads.",
        explanation: "Every node was styled in each of the inspector's themes and environments, "
          + "and neither the nodes nor their rules read the token. A node that is attached later "
          + "may read it.",
        remedy: "Remove the value, or read 'Token.\(token.name).value' in a trait or a rule.")
    }
  }

  /// The tokens whose values were read as those of other tokens, which are set to copies of them,
  /// and the tokens that these stand for.
  ///
  /// A theme of a file sets an application's tokens to the values of the file's own.
  private static func copiedTokens(in values: TokenValues, reads: TokenIndices) -> Set<Int> {
    let entries = Dictionary(uniqueKeysWithValues: values.assigned.map { ($0.index, $0.entry) })
    var copied: Set<Int> = []
    for (index, entry) in entries where reads.contains(index) {
      var next = entry.sourceIndex
      while let source = next, copied.insert(source).inserted {
        next = entries[source]?.aliasIndex
      }
    }
    return copied
  }
}

// MARK: - Unknown Class

extension Finding.Identifier {
  /// A rule targets a style class that no node of the tree has.
  public static let unknownClass = Finding.Identifier(rawValue: "unknown-class")
}

extension Finding {
  /// Finds the rules of a tree's sheet for style classes that none of its nodes has.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - known: The classes of the tree's nodes.
  /// - Returns: A finding for each, in the order of the rules; none in a tree without classes.
  static func unknownClasses(
    in rules: some Sequence<StyleRule>, known: Set<String>
  ) -> [Finding] {
    guard !known.isEmpty else { return [] }
    return rules.compactMap { rule in
      guard case .styleClass(let name) = rule.target.form, !known.contains(name) else { return nil }
      let nearest = NearestName.find(name, among: known.sorted())
      return Finding(
        .warning, .unknownClass,
        summary: "The rule at \(rule.location) targets the style class '\(name)', which no node has"
          + (nearest.map { "; did you mean '\($0)'?" } ?? "."),
        explanation:
          "Nodes have the classes returned by 'styleClasses'. Those of the tree have "
          + known.sorted().map { "'\($0)'" }.joined(separator: ", ") + ".",
        remedy:
          "Use \(nearest.map { "'\($0)'" } ?? "one of these"), return '\(name)' from a node, or "
          + "remove the rule.")
    }
  }
}

// MARK: - Unadopted Target

extension Finding.Identifier {
  /// A rule targets a trait that no type adopts.
  public static let unadoptedTarget = Finding.Identifier(rawValue: "unadopted-target")
}

extension Finding {
  /// Finds a rule whose target or container is a trait without adopters.
  ///
  /// All types of the program count, even if no nodes of them were attached. Without readable
  /// conformance records, there are no such findings.
  static func unadoptedTarget(_ rule: StyleRule) -> Finding? {
    var patterns = rule.containers
    if case .type(let target) = rule.target.form { patterns.insert(target, at: 0) }
    guard let trait = patterns.first(where: { $0.isTrait && !$0.hasAdopters }) else { return nil }
    return Finding(
      .warning, .unadoptedTarget,
      summary: "The rule at \(rule.location) can never match: no type adopts \(trait.name).",
      explanation: "'\(rule)' doesn't match any node, whatever is attached, so it has no effect.",
      remedy: "Adopt \(trait.name), or remove the rule.")
  }
}

extension TypePattern {
  /// Whether any type of the program adopts the protocol; true if that isn't known.
  fileprivate var hasAdopters: Bool {
    guard let proto = ConformanceRecords.descriptor(ofProtocol: type) else { return true }
    return ConformanceRecords.shared.withContents { contents in
      contents.isAnythingPossible || contents.open.contains(proto)
        || contents.contains(protocol: proto)
    } ?? true
  }
}

// MARK: - Unread Protocol

extension Finding.Identifier {
  /// A type adopts a style protocol whose attribute its applier doesn't read.
  public static let unreadProtocol = Finding.Identifier(rawValue: "unread-protocol")
}

extension Finding {
  /// Returns the attributes whose protocols the applier doesn't read, one for each protocol, by
  /// name.
  ///
  /// - Parameters:
  ///   - applier: The applier.
  ///   - known: The custom attributes to check, in addition to the standard ones.
  /// - Returns: The attributes.
  static func unreadAttributes(
    by applier: StyleApplier, among known: AttributeList
  ) -> [AttributeID] {
    func proto(of attribute: AttributeID) -> ConformanceRecords.Descriptor? {
      // Nothing is certain for a composition of protocols.
      attribute.definition.protocolType.flatMap(ConformanceRecords.descriptor(ofProtocol:))
    }
    let candidates = Set(AttributeList.standard.ids + known.ids)
    var read = Set(applier.attributes.ids.compactMap(proto))
    return candidates.sorted().filter { attribute in
      // A reader that accepts any node doesn't show which protocols nodes adopt.
      guard let proto = proto(of: attribute), !read.contains(proto),
        !attribute.isAdopted(by: BareNode.self)
      else { return false }
      return read.insert(proto).inserted
    }
  }

  /// The style protocols of unread attributes that a type adopts.
  static func unreadProtocols(
    of type: any StyleNode.Type, among unread: [AttributeID],
    _ candidates: ConformanceRecords.Candidates
  ) -> [Finding] {
    unread.filter { $0.isAdopted(by: type, candidates) }.map { attribute in
      let proto = attribute.definition.protocolType.map { TypePattern($0).name } ?? "a protocol"
      return Finding(
        .warning, .unreadProtocol,
        summary: "\(type) adopts \(proto), but the applier does not read '\(attribute)'.",
        explanation:
          "An applier only reads the attributes it was created with, so the value is never "
          + "shown.",
        remedy: "Pass it to the applier: 'StyleApplier(attributes: .standard + [.\(attribute)])'.")
    }
  }
}

/// A node without conformances.
private struct BareNode: ViewNode {}
