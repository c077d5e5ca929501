public import ProtocolStyle

extension Finding.Identifier {
  /// A rule has no effect on any node that it matches, because each provides the attributes itself.
  public static let losingRule = Finding.Identifier(rawValue: "losing-rule")
}

// MARK: - RuleContest

/// Searches for rules that lose on every node that they match: conformances override all of their
/// values.
///
/// Each rule is examined until it first has an effect, so the cost for sound rules is small.
///
/// Invariant: `losses` has the rules that were in force for a node and had no effect on any so far,
/// and no rule is both there and in `decided`.
package struct RuleContest {
  /// A rule without effect so far.
  private struct Loss {
    /// The types of the nodes, in the order of the nodes.
    private var types: [any StyleNode.Type] = []
    private var known: Set<ObjectIdentifier> = []

    mutating func add(_ type: any StyleNode.Type) {
      if known.insert(ObjectIdentifier(type)).inserted { types.append(type) }
    }

    /// The names of the types, each once: private types of different files can have the same name.
    var names: [String] { types.map { "\($0)" }.eachOnce }
  }

  /// The rules to examine, by identity.
  private var candidates: [StyleSheet.Identity: StyleRule] = [:]

  /// The identities of the candidates in the order of their sheets.
  private var order: [StyleSheet.Identity] = []

  /// The rules that may still lose.
  private var open: Set<StyleSheet.Identity> = []
  private var losses: [StyleSheet.Identity: Loss] = [:]

  /// The rules of packs, which aren't examined.
  private let excluded: Set<StyleSheet.Identity>

  /// Begins a search.
  ///
  /// - Parameter packs: Packs whose rules, and those of whose themes, aren't examined: they're for
  ///   nodes of other trees as well. None by default.
  package init(without packs: [StylePack] = []) {
    let sheets = packs.flatMap { [$0.styleSheet] + $0.themes.map(\.styleSheet) }
    excluded = Set(sheets.flatMap { sheet in sheet.indices.map(sheet.identity(at:)) })
  }

  /// Adds the rules of a sheet; those that override conformances can't lose.
  package mutating func add(_ rules: [CompiledSheet.Rule]) {
    for rule in rules where !rule.source.overridesConformances {
      guard !excluded.contains(rule.identity), candidates[rule.identity] == nil else { continue }
      candidates[rule.identity] = rule.source
      order.append(rule.identity)
      open.insert(rule.identity)
    }
  }

  /// Whether each rule that was added has had an effect.
  package var isDecided: Bool { open.isEmpty }

  /// Examines the rules in force for a node of a tree.
  package mutating func examine(_ node: AnyNodeHandle, of tree: StyleTree) {
    if isDecided { return }
    for (rule, isLost) in tree.losses(of: open, at: node) {
      guard isLost else {
        open.remove(rule)
        losses[rule] = nil
        continue
      }
      losses[rule, default: Loss()].add(tree.nodeType(of: node))
    }
  }

  /// Returns the rules that lost on every node, in the order of their sheets.
  ///
  /// A rule that loses on all nodes of its target, whatever is attached, is a `hidden-rule` instead.
  ///
  /// - Parameters:
  ///   - applier: The applier that reads the nodes.
  ///   - contexts: The contexts to evaluate closures of rules in.
  /// - Returns: The findings.
  package func findings(_ applier: StyleApplier, in contexts: [StyleContext]) -> [Finding] {
    order.compactMap { identity in
      guard let loss = losses[identity], let rule = candidates[identity],
        Finding.hiddenRule(rule, applier, in: contexts) == nil
      else { return nil }
      return .losingRule(rule, on: loss.names, in: contexts)
    }
  }
}

extension Finding {
  fileprivate static func losingRule(
    _ rule: StyleRule, on types: [String], in contexts: [StyleContext]
  ) -> Finding {
    let attributes = rule.attributes(writtenIn: contexts).map { "'\($0)'" }
      .joined(separator: " and ")
    let (shown, rest) = (types.prefix(5), types.count - 5)
    let list =
      rest > 0
      ? "\(shown.joined(separator: ", ")) and \(rest) more types"
      : ([shown.dropLast().joined(separator: ", "), shown.last ?? ""])
        .filter { !$0.isEmpty }.joined(separator: " and ")
    let verb = types.count == 1 ? "sets \(attributes) itself" : "set \(attributes) themselves"
    return Finding(
      .warning, .losingRule,
      summary: "The rule at \(rule.location) loses on every node that it matches: \(list) \(verb).",
      explanation: "A node's conformances, and the traits that it adopts, override rules; UIKit's "
        + "appearance proxies have no such level. '\(rule)' would only have an effect on a node that "
        + "is attached later and doesn't provide these attributes.",
      remedy:
        "Append '.overridingConformances()' to the rule, change the trait, read a token in the "
        + "trait that a theme sets, or remove the rule.")
  }
}
