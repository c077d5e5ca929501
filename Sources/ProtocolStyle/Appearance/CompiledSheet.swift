/// The rules of one sheet, made ready to be matched with nodes: which types each one asks for.
package final class CompiledSheet {
  /// A rule with the numbers of the patterns that it asks for.
  package final class Rule {
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

    /// The rules with which it can be in force with equal rank, so that it counts which of them met
    /// its outermost container first.
    let group: Group

    fileprivate init(
      _ source: StyleRule, _ identity: StyleSheet.Identity, number: Int, place: Int?,
      patterns: (TypePattern) -> Int
    ) {
      self.source = source
      self.identity = identity
      self.number = number
      self.place = place
      group = Group(source.target)
      containers = source.containers.reversed().map(patterns)
      excludedSubtrees = source.excludedSubtrees.map(patterns)
    }
  }

  /// A set of targets; rules of targets in different groups never have the same rank for one node.
  enum Group: Hashable {
    /// A style class: the place among a node's classes is part of the rank.
    case styleClass(String)

    /// A struct or an enumeration: a node is of one.
    case value(TypePattern)

    /// Classes, or protocols.
    case types(areClasses: Bool)

    init(_ target: StyleRule.Target) {
      switch target {
      case .styleClass(let name): self = .styleClass(name)
      case .type(let pattern):
        let isClass = pattern.type is AnyClass
        self =
          pattern.type is any StyleNode.Type && !isClass
          ? .value(pattern) : .types(areClasses: isClass)
      }
    }
  }

  let rules: [Rule]

  /// Every type that is a container or an excluded subtree of some rule, each once.
  let patterns: [TypePattern]

  /// The rules that ask for containers.
  let contained: [Rule]

  /// The places of the rules that ask for a container, by the container's pattern.
  let containedRules: [[Int]]

  /// The patterns whose subtrees some rule leaves alone.
  let subtreePatterns: Set<Int>

  /// What no ancestors mean.
  private(set) var rootState = ContainmentState(ContainmentState.Meaning())

  /// The states that were reached, by what they mean.
  private var states: [ContainmentState.Meaning: ContainmentState] = [:]

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
        source, sheet.identity(at: index), number: index,
        place: source.containers.isEmpty ? nil : contained.count, patterns: number(of:))
      if rule.place != nil { contained.append(rule) }
      return rule
    }
    self.patterns = patterns
    self.contained = contained
    subtreePatterns = Set(rules.flatMap(\.excludedSubtrees))
    containedRules = contained.enumerated()
      .reduce(into: Array(repeating: [], count: patterns.count)) { rules, entry in
        for pattern in Set(entry.element.containers) { rules[pattern].append(entry.offset) }
      }
  }

  /// The one state of a meaning.
  func state(_ meaning: ContainmentState.Meaning) -> ContainmentState {
    if meaning == rootState.meaning { return rootState }
    if let known = states[meaning] { return known }
    let state = ContainmentState(meaning)
    states[meaning] = state
    return state
  }

  /// Forgets all states; none may be in use.
  func removeStates() {
    rootState = ContainmentState(ContainmentState.Meaning())
    states = [:]
  }

  /// What the sheet says of the nodes of a type, whatever surrounds them.
  final class Match {
    /// The rules whose target the type is, with how closely; style classes are left to the node.
    let targeted: [(rule: Rule, rank: TargetRank)]

    /// The rules for style classes.
    let classed: [(rule: Rule, name: String)]

    /// The patterns that nodes of the type are, for what is in them.
    let patterns: Set<Int>

    fileprivate init(
      targeted: [(rule: Rule, rank: TargetRank)], classed: [(rule: Rule, name: String)],
      patterns: Set<Int>
    ) {
      self.targeted = targeted
      self.classed = classed
      self.patterns = patterns
    }
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
