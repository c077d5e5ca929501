public import ProtocolStyle

// MARK: - Missing Tokens

extension Finding.Identifier {
  /// A theme doesn't set a token that an alternative theme sets.
  public static let missingToken = Finding.Identifier(rawValue: "missing-token")
}

extension Finding {
  /// Finds the tokens that one of several themes doesn't set although an alternative does.
  ///
  /// Themes are alternatives if they have a token in common, and don't occur in one combination. A
  /// brand and a density complement each other, and may have none in common. A token that another
  /// theme sets in each combination isn't missing.
  ///
  /// - Parameter combinations: The combinations of themes, each with the values of its themes.
  /// - Returns: A finding for each theme and token.
  static func missingTokens(
    among combinations: [[(theme: Theme, values: TokenValues)]]
  ) -> [Finding] {
    var (themes, sets) = ([Theme](), [Theme: Set<Int>]())
    for part in combinations.joined() {
      if sets[part.theme] == nil { themes.append(part.theme) }
      sets[part.theme, default: []].formUnion(part.values.assigned.map(\.index))
    }
    func assigned(by theme: Theme) -> Set<Int> { sets[theme, default: []] }
    let alternatives = combinations.map { parts in Set(parts.map(\.theme)) }
    return themes.flatMap { theme in
      let own = assigned(by: theme)
      let mine = alternatives.filter { $0.contains(theme) }
      let alike = themes.filter { other in
        !mine.contains { $0.contains(other) } && !assigned(by: other).isDisjoint(with: own)
      }
      let missing = alike.reduce(into: Set<Int>()) { $0.formUnion(assigned(by: $1)) }
        .subtracting(own)
        .filter { token in
          mine.contains { combination in
            !combination.contains { assigned(by: $0).contains(token) }
          }
        }
      return missing.map(TokenID.init(at:)).sorted().map { token in
        let others = alike.filter { assigned(by: $0).contains(token.definition.index) }
          .map { "'\($0)'" }
        return missingToken(token.name, in: theme, others: others.joined(separator: " and "))
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
  /// Finds the given tokens that were set but never read.
  ///
  /// - Parameters:
  ///   - values: The values of the tokens.
  ///   - setter: The theme or the tree that sets them, at the start of a sentence.
  ///   - reads: The tokens that were read.
  /// - Returns: One finding for all of these tokens, or none.
  static func unusedTokens(
    in values: TokenValues, setBy setter: String, reads: TokenIndices
  ) -> [Finding] {
    let copied = copiedTokens(in: values, reads: reads)
    let unused = values.tokens.filter { token in
      !reads.contains(token.definition.index) && !copied.contains(token.definition.index)
    }
    guard let first = unused.first else { return [] }
    let attempt = "Every node was styled in each of the inspector's themes and environments"
    if unused.count == 1 {
      return [
        Finding(
          .note, .unusedToken,
          summary: "\(setter) sets '\(first.name)', which nothing in the tree reads.",
          explanation: "\(attempt), and neither the nodes nor their rules read the token. A node "
            + "that is attached later may read it.",
          remedy: "Remove the value, or read 'Token.\(first.name).value' in a trait or a rule.")
      ]
    }
    let series = NameSeries.all(of: unused.map(\.name))
    let list = series.map(\.description).joined(separator: ", ")
    let shown = series.prefix(NameSeries.shownCount)
    let rest = series.dropFirst(NameSeries.shownCount).map(\.count).reduce(0, +)
    return [
      Finding(
        .note, .unusedToken,
        summary: "\(setter) sets \(unused.count) tokens that nothing in the tree reads: "
          + shown.map(\.description).joined(separator: ", ")
          + (rest == 0 ? "." : " and \(rest) \(rest == 1 ? "other" : "others")."),
        explanation: "\(attempt), and neither the nodes nor their rules read the tokens. A node "
          + "that is attached later may read them." + (rest == 0 ? "" : " They are \(list)."),
        remedy: "Remove the values, or read the tokens in traits or rules.")
    ]
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

// MARK: - NameSeries

/// Names that differ only in the number at their end, such as the steps of a palette.
struct NameSeries: CustomStringConvertible {
  /// The number of series that a summary lists.
  static let shownCount = 5

  /// The names, from the lowest number.
  private let names: [String]

  /// The number of names.
  var count: Int { names.count }

  /// The name, or the first and the last one with the number of all: `'blue50' to 'blue900' (10)`.
  var description: String {
    names.count == 1
      ? "'\(names[0])'" : "'\(names[0])' to '\(names[names.count - 1])' (\(names.count))"
  }

  /// Returns the series of some names, in the order of their first names.
  static func all(of names: [String]) -> [NameSeries] {
    var (stems, members) = ([String](), [String: [String]]())
    for name in names {
      let stem = String(name.reversed().drop { $0.isASCII && $0.isNumber }.reversed())
      if members[stem] == nil { stems.append(stem) }
      members[stem, default: []].append(name)
    }
    return stems.map { stem in
      NameSeries(names: members[stem, default: []].sorted { ($0.count, $0) < ($1.count, $1) })
    }
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
    let (given, standard) = (applier.attributes.ids, AttributeList.standard.ids)
    // Most appliers read all standard attributes, which then aren't searched.
    let others = (given.starts(with: standard) ? [] : standard) + known.ids
    let candidates = others.isEmpty ? [] : Set(others).subtracting(given)
    if candidates.isEmpty { return [] }
    var read = Set(given.compactMap(proto))
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
