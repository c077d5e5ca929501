/// The rules of one sheet, made ready to be matched with nodes: which types each one asks for.
package final class CompiledSheet {
  /// A rule with the numbers of the patterns that it asks for.
  package struct Rule {
    package let source: StyleRule
    package let identity: StyleSheet.Identity

    /// Its place in the order of registration.
    let number: Int

    /// The containers, the outermost first.
    let containers: [Int]

    /// Its place among the rules that ask for containers; nil when it asks for none.
    let place: Int?

    /// The types whose subtrees it leaves alone.
    let excludedSubtrees: [Int]
  }

  let rules: [Rule]

  /// Every type that is a container or an excluded subtree of some rule, each once.
  let patterns: [TypePattern]

  /// The rules that ask for containers.
  let contained: [Rule]

  /// The patterns whose subtrees some rule leaves alone.
  let subtreePatterns: Set<Int>

  init(_ sheet: StyleSheet) {
    var patterns: [TypePattern] = []
    var numbers: [TypePattern: Int] = [:]
    func number(of pattern: TypePattern) -> Int {
      if let number = numbers[pattern] { return number }
      numbers[pattern] = patterns.count
      patterns.append(pattern)
      return patterns.count - 1
    }
    var contained: [Rule] = []
    rules = sheet.enumerated().map { index, source in
      let rule = Rule(
        source: source, identity: sheet.identity(at: index), number: index,
        containers: source.containers.reversed().map(number(of:)),
        place: source.containers.isEmpty ? nil : contained.count,
        excludedSubtrees: source.excludedSubtrees.map(number(of:)))
      if rule.place != nil { contained.append(rule) }
      return rule
    }
    self.patterns = patterns
    self.contained = contained
    subtreePatterns = Set(rules.flatMap(\.excludedSubtrees))
  }

  /// What the sheet says of the nodes of a type, whatever surrounds them.
  struct Match {
    /// The rules whose target the type is, with how closely; style classes are left to the node.
    let targeted: [(rule: Rule, rank: TargetRank)]

    /// The rules for style classes.
    let classed: [(rule: Rule, name: String)]

    /// The patterns that nodes of the type are, for what is in them.
    let patterns: Set<Int>
  }

  private var matches: [ObjectIdentifier: Match] = [:]

  /// What the sheet says of the nodes of a type, of which one is given; worked out once per type.
  func match<Node: StyleNode>(_ node: Node) -> Match {
    if let known = matches[ObjectIdentifier(Node.self)] { return known }
    let match = makeMatch(node)
    matches[ObjectIdentifier(Node.self)] = match
    return match
  }

  private func makeMatch<Node: StyleNode>(_ node: Node) -> Match {
    var targeted: [(rule: Rule, target: TypePattern)] = []
    var classed: [(rule: Rule, name: String)] = []
    for rule in rules where !rule.source.excluded.contains(where: { $0.matches(node) }) {
      switch rule.source.target {
      case .type(let target): if target.matches(node) { targeted.append((rule, target)) }
      case .styleClass(let name): classed.append((rule, name))
      }
    }
    let types = Set(targeted.map(\.target)).filter { $0.isConcrete(for: Node.self) }
    let ranks = targeted.map { rule, target in
      guard !target.isConcrete(for: Node.self) else {
        return (rule, TargetRank.type(depth: types.count { target.isSubclass(of: $0) }))
      }
      let depth = Node.nodeKind.depth(ofKindNamedBy: target.type)
      return (rule, depth.map(TargetRank.kind(depth:)) ?? .trait)
    }
    let isPattern = patterns.indices.filter { patterns[$0].matches(node) }
    return Match(targeted: ranks, classed: classed, patterns: Set(isPattern))
  }
}
